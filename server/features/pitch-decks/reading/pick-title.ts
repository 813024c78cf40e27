/** A text on a slide. `top` is where it begins, in whatever unit the file has, from the slide's upper edge. */
export type PlacedText = { text: string; isTitle: boolean; top: number | null };

const TITLE_LENGTH_MAX = 120;
/** Share of a slide's height in which a title stands. */
const TITLE_ZONE = 0.3;

/**
 * A slide's title: the text in its title field; where the file has no such field (many tools export plain boxes only), one line
 * that stands above everything else.
 */
export function pickTitle(texts: PlacedText[], slideHeight: number | null): string | null {
  const filled = texts.filter(({ text }) => text.trim() !== "");
  const titles = filled.filter(({ isTitle }) => isTitle);
  if (titles.length > 0) return titles.map(({ text }) => text).join(" ");

  const placed = filled.flatMap(({ text, top }) => (top === null ? [] : [{ text, top }]));
  const [first, second] = placed.toSorted((a, b) => a.top - b.top);
  if (!first || !slideHeight || placed.length < filled.length) return null;
  const isAbove = first.top < slideHeight * TITLE_ZONE && (!second || first.top < second.top);
  const isLine = first.text.trim().length <= TITLE_LENGTH_MAX && !first.text.trim().includes("\n");
  return isAbove && isLine ? first.text : null;
}
