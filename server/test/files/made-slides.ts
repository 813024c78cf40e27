/** One slide of a made deck. `hasPicture` puts a photograph-like picture on it. */
export type MadeSlide = {
  title?: string;
  body?: string[];
  notes?: string;
  hasPicture?: boolean;
  isHidden?: boolean;
  /** PPTX only: more shapes, as the XML inside `p:spTree`. */
  xml?: string;
};
/** How many slides with a title, two lines and notes, or what each says. */
export type MadeSlides = number | MadeSlide[];

export function slidesOf(slides: MadeSlides): MadeSlide[] {
  if (typeof slides !== "number") return slides;
  return Array.from({ length: slides }, (_, i) => ({
    title: `Slide ${i + 1} of Sunrise Labs`,
    body: [`We help ${i + 1} farms to sell their harvest.`, "Revenue grows by 12 % each month."],
    notes: `Say hello ${i + 1} times.`,
  }));
}
