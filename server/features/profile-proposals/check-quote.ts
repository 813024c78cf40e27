import type { SourcePage } from "./types";

const normalise = (text: string) => text.replace(/[\s\u00ad]+/g, " ").trim();

/** Tells of words whether they stand on a page. Only spaces and line ends may differ. */
export function createQuoteCheck(
  pages: readonly Pick<SourcePage, "number" | "text">[],
): (page: number, quote: string) => boolean {
  const texts = new Map(pages.map(({ number, text }) => [number, normalise(text)]));
  return (page, quote) => {
    const words = normalise(quote);
    return words !== "" && (texts.get(page)?.includes(words) ?? false);
  };
}
