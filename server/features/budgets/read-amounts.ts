import { countDecimals } from "@shared/budget/currency";

/** An amount of money, or a number that may be one, as it stands in a text. */
export type TextAmount = {
  start: number;
  end: number;
  /** In the smallest unit of the currency. */
  value: number;
  /** How far the meant amount may be from it: "1.2 million" is anything that rounds to it. */
  precision: number;
  /** Whether a currency stands beside it. */
  hasCurrency: boolean;
};

/** The signs and words that people write for a currency; of any other only the code is known. */
const WRITTEN: Readonly<Record<string, string>> = {
  USD: String.raw`US\$|\$|US dollars?|dollars?(?: américains?)?`,
  EUR: "€|euros?",
  GBP: "£|pounds?(?: sterling)?|livres?(?: sterling)?",
  INR: "₹|Rs\\.?|rupees?|roupies?",
  NGN: "₦|nairas?",
  GHS: "GH₵|₵|cedis?",
  KES: "KSh|Ksh|shillings?",
  ZAR: "R(?=\\s?\\d)|rands?",
  JPY: "¥|yens?",
  CHF: "Fr\\.|francs?(?: suisses)?",
  CAD: "C\\$|CA\\$",
  AUD: "A\\$|AU\\$",
};

/** Digits with their groups and decimals, in the English way or the French. */
const NUMBER = String.raw`\d{1,3}(?:[,.'’\u00A0\u202F ]\d{3})+(?:[.,]\d{1,3})?(?!\d)|\d+(?:[.,]\d{1,3})?(?!\d)`;
const SCALE = String.raw`(?:[\u00A0\u202F ]?(millions?|milliards?|billions?|thousand|mille|[mM](?![\p{L}])|[kK](?![\p{L}])|M€|k€|K€))?`;

const TIMES: readonly (readonly [RegExp, number])[] = [
  [/^(?:billion|milliard)/i, 1_000_000_000],
  [/^m(?!il{2}e$)/i, 1_000_000],
  [/^(?:k|thousand|mille)/i, 1_000],
];

/**
 * Finds the amounts in a text that are in this currency or name none. Those of another currency, percentages and parts of
 * longer words are left out.
 */
export function readAmounts(text: string, currency: string): TextAmount[] {
  const decimals = countDecimals(currency);
  const own = [WRITTEN[currency], currency].filter(Boolean).join("|");
  const others = Object.entries(WRITTEN)
    .filter(([code]) => code !== currency)
    .map(([, written]) => written);
  const foreign = [...others, "[A-Z]{3}"].join("|");
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}.,])(?:(${own})|(${foreign}))?[\u00A0\u202F ]?(?<![\p{N}])(${NUMBER})${SCALE}[\u00A0\u202F ]?(?:d[’']|de )?(?:((?:${own})(?![\p{L}]))|((?:${foreign})(?![\p{L}])))?`,
    "gu",
  );
  const amounts: TextAmount[] = [];
  for (const match of text.matchAll(pattern)) {
    const [whole, before, foreignBefore, digits = "", scale = "", after, foreignAfter] = match;
    const hasCurrency = before !== undefined || after !== undefined || scale.endsWith("€") === true;
    const isForeign = !hasCurrency && (isCurrency(foreignBefore) || isCurrency(foreignAfter));
    const rest = text.slice(match.index + whole.length);
    if (isForeign || /^[\u00A0\u202F ]?(?:%|percent|per cent|pour cent|points?\b)/.test(rest)) continue;
    // "2nd", "3e", "24/7", "12-month" and a date are no amounts.
    if (!hasCurrency && scale === "" && /^(?:[\p{L}/:-]|[.,]\d)/u.test(rest)) continue;
    const read = readNumber(digits, decimals);
    if (!read) continue;
    const times = TIMES.find(([sign]) => sign.test(scale))?.[1] ?? 1;
    const unit = 10 ** decimals;
    const value = Math.round(read.value * times * unit);
    if (!Number.isSafeInteger(value)) continue;
    const lead = whole.length - whole.trimStart().length;
    amounts.push({
      start: match.index + lead,
      end: match.index + whole.trimEnd().length,
      value,
      precision: times === 1 ? 0 : Math.round((times * unit) / 10 ** read.decimals / 2),
      hasCurrency,
    });
  }
  return amounts;
}

const NO_CURRENCY = /^(?:THE|AND|FOR|NGO|ONG|VAT|TVA|FTE|ETP)$/;
const isCurrency = (written: string | undefined) => written !== undefined && !NO_CURRENCY.test(written);

function readNumber(digits: string, decimals: number): { value: number; decimals: number } | undefined {
  const plain = digits.replace(/['’\u00A0\u202F ]/g, "");
  const marks = [...plain.matchAll(/[.,]/g)];
  const last = marks.at(-1);
  if (!last) return { value: Number(plain), decimals: 0 };
  const tail = plain.slice(last.index + 1);
  const isGroup = tail.length === 3 && (marks.length > 1 ? marks.every(([mark]) => mark === last[0]) : true);
  // Three digits after the only mark are a group, except in a currency that has as many decimals.
  if (isGroup && !(decimals === 3 && marks.length === 1 && last[0] === "."))
    return { value: Number(plain.replace(/[.,]/g, "")), decimals: 0 };
  const whole = plain.slice(0, last.index).replace(/[.,]/g, "");
  return { value: Number(`${whole}.${tail}`), decimals: tail.length };
}
