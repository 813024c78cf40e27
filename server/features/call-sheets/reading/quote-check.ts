import type { CallPage } from "./types";

const normalise = (text: string) => text.replace(/[\s\u00ad]+/g, " ").trim();

/** Finds the page of a call on which words stand; undefined where none has them. */
export function createPageFinder(pages: readonly CallPage[]): (quote: string) => number | undefined {
  const stands = createQuoteCheck(pages);
  return (quote) => pages.find(({ number }) => stands(number, quote))?.number;
}

/** Tells of words whether they stand on a page of a call. Only spaces and line ends may differ. */
export function createQuoteCheck(pages: readonly CallPage[]): (page: number, quote: string) => boolean {
  const texts = new Map(pages.map(({ number, text }) => [number, normalise(text)]));
  return (page, quote) => {
    const words = normalise(quote);
    return words !== "" && (texts.get(page)?.includes(words) ?? false);
  };
}
