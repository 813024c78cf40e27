/** A search as typed, taken apart so that its last word may be the beginning of one. */
export type SearchParts = {
  /** Everything, for `websearch_to_tsquery`. */
  text: string;
  /** What stands before the last `or`: an alternative of its own. */
  before: string;
  /** What stands between that and the last word. */
  head: string;
  /** The last word when it may still be in the making: bare, at the very end, at least two characters. */
  last: string | null;
};

const BARE_WORD = /^[\p{L}\p{N}\p{M}]{2,}$/u;

// A quoted phrase is one token, also while its closing quote is not there yet.
const tokensOf = (text: string): string[] => text.match(/"[^"]*"?|\S+/g) ?? [];

export function partsOf(text: string): SearchParts {
  const tokens = tokensOf(text);
  const last = tokens.at(-1);
  if (last === undefined || !BARE_WORD.test(last) || /^or$/i.test(last))
    return { text, before: "", head: "", last: null };
  const lastOr = tokens.findLastIndex((token) => /^or$/i.test(token));
  return {
    text,
    before: tokens.slice(0, Math.max(0, lastOr)).join(" "),
    head: tokens.slice(lastOr + 1, -1).join(" "),
    last,
  };
}

const WORD = /(?<![\p{L}\p{N}\p{M}-])[\p{L}\p{M}]{4,}/gu;

/** The words that may hold a typing error: of four letters or more, and not taken out by a `-`. Lower case, each once. */
export function wordsToMend(text: string): string[] {
  return [...new Set([...text.matchAll(WORD)].map(([word]) => word.toLowerCase()))];
}

/** The text with words replaced. */
export function replaceWords(text: string, replacements: ReadonlyMap<string, string>): string {
  return text.replace(WORD, (word) => replacements.get(word.toLowerCase()) ?? word);
}

/** A search as a question about meaning: what it is about, and the words that it takes out. */
export type MeaningParts = { about: string; without: string[] };

/**
 * What a search is about, beyond its words. Null where only the words can be meant: for a quoted phrase, and where nothing is left
 * without the words that are taken out.
 */
export function meaningOf(text: string): MeaningParts | null {
  if (text.includes('"')) return null;
  const tokens = tokensOf(text);
  const without = tokens.filter((token) => /^-+[^-]/.test(token)).map((token) => token.replace(/^-+/, ""));
  const about = tokens.filter((token) => !token.startsWith("-") && !/^or$/i.test(token)).join(" ");
  return /[\p{L}\p{N}]{2}/u.test(about) ? { about, without } : null;
}
