/** A search text in parts, so that its last word can be searched as a prefix. */
export type SearchParts = {
  /** The whole text, for `websearch_to_tsquery`. */
  text: string;
  /** The text before the last `or`, which is an alternative. */
  before: string;
  /** The text between the last `or` and the last word. */
  head: string;
  /** The last word when the user may still be typing it: unquoted, at the very end, at least two characters. */
  last: string | null;
};

const BARE_WORD = /^[\p{L}\p{N}\p{M}]{2,}$/u;

// A quoted phrase is one token, even before its closing quote is typed.
const splitTokens = (text: string): string[] => text.match(/"[^"]*"?|\S+/g) ?? [];

export function parseSearch(text: string): SearchParts {
  const tokens = splitTokens(text);
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

/**
 * Lists the words that may be corrected, in lower case and each once. They have four letters or more and are not
 * excluded by a `-`.
 */
export function listCorrectableWords(text: string): string[] {
  return [...new Set([...text.matchAll(WORD)].map(([word]) => word.toLowerCase()))];
}

/** Returns the text with words replaced. */
export function replaceWords(text: string, replacements: ReadonlyMap<string, string>): string {
  return text.replace(WORD, (word) => replacements.get(word.toLowerCase()) ?? word);
}

/** A search by meaning: its subject, and the words it excludes. */
export type MeaningParts = { about: string; without: string[] };

/**
 * Parses a text as a search by meaning. Null for a quoted phrase, which asks for its very words, and for excluded words alone.
 */
export function parseMeaning(text: string): MeaningParts | null {
  if (text.includes('"')) return null;
  const tokens = splitTokens(text);
  const without = tokens.filter((token) => /^-+[^-]/.test(token)).map((token) => token.replace(/^-+/, ""));
  const about = tokens.filter((token) => !token.startsWith("-") && !/^or$/i.test(token)).join(" ");
  return /[\p{L}\p{N}]{2}/u.test(about) ? { about, without } : null;
}
