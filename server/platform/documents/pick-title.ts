/** A text on a page. `top` is its distance from the upper edge, in the unit of the file. */
export type PlacedText = { text: string; isTitle: boolean; top: number | null };

const TITLE_LENGTH_MAX = 120;
/** A title begins within this share of a page's height. */
const TITLE_ZONE = 0.3;

/**
 * Returns a page's title: the text of its title field, or else a single line above everything else. Many tools
 * export plain boxes without title fields.
 */
export function pickTitle(texts: PlacedText[], pageHeight: number | null): string | null {
  const filled = texts.filter(({ text }) => text.trim() !== "");
  const titles = filled.filter(({ isTitle }) => isTitle);
  if (titles.length > 0) return titles.map(({ text }) => text).join(" ");

  const placed = filled.flatMap(({ text, top }) => (top === null ? [] : [{ text, top }]));
  const [first, second] = placed.toSorted((a, b) => a.top - b.top);
  if (!first || !pageHeight || placed.length < filled.length) return null;
  const isAbove = first.top < pageHeight * TITLE_ZONE && (!second || first.top < second.top);
  const isLine = first.text.trim().length <= TITLE_LENGTH_MAX && !first.text.trim().includes("\n");
  return isAbove && isLine ? first.text : null;
}
