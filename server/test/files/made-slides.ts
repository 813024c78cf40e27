/** One slide of a generated deck. `hasPicture` adds a picture that looks like a photograph. */
export type MadeSlide = {
  title?: string;
  body?: string[];
  notes?: string;
  hasPicture?: boolean;
  isHidden?: boolean;
  /** Only for PPTX: more shapes, as the XML inside `p:spTree`. */
  xml?: string;
};
/** The slides, or a number of slides that get a title, two lines and notes each. */
export type MadeSlides = number | MadeSlide[];

export function listSlides(slides: MadeSlides): MadeSlide[] {
  if (typeof slides !== "number") return slides;
  return Array.from({ length: slides }, (_, i) => ({
    title: `Slide ${i + 1} of Sunrise Labs`,
    body: [`We help ${i + 1} farms to sell their harvest.`, "Revenue grows by 12 % each month."],
    notes: `Say hello ${i + 1} times.`,
  }));
}
