const WORDS: Record<string, number> = {
  ...{
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    twelve: 12,
    fifteen: 15,
    twenty: 20,
  },
  ...{
    un: 1,
    une: 1,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    douze: 12,
    quinze: 15,
    vingt: 20,
  },
};

/** A number in digits ("3,000", "5 000") or in words up to twenty, for a regular expression. */
export const NUMBER = String.raw`(?:\d{1,3}(?:[ \u00a0\u202f.,]\d{3})+(?!\d)|\d{1,6}(?!\d)|(?:${Object.keys(WORDS).join("|")})(?!\p{L}))`;

export const toNumber = (written: string): number =>
  WORDS[written.toLowerCase()] ?? Number(written.replace(/\D/g, ""));

export const PERCENT = /(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:%|per ?cent\b|pour ?cent\b)/gi;
export const toPercent = (written: string): number => Number(written.replace(",", "."));
