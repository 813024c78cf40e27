import { currencyAfter, currencyBefore, type MoneyContext } from "./currencies";

/**
 * A sum or a range of sums in a text. `min` and `max` are decimal strings of at most 13 digits and 2
 * decimals.
 */
export type Money = {
  start: number;
  end: number;
  min: string | null;
  max: string | null;
  /** An ISO code, or null when the symbol stands for several currencies and the page does not say which. */
  currency: string | null;
  shape: "exact" | "range" | "up-to" | "from";
};

const NUMBER =
  /(?<![\d.,])(?:\d{1,3}([,.'’ ])\d{3}(?:\1\d{3}){0,4}(?:[.,]\d{1,2})?(?!\d)|\d{1,2}(?:,\d{2}){1,4},\d{3}(?!\d)|\d{1,15}(?:[.,]\d{1,4})?(?!\d))/g;

const MAGNITUDES: [RegExp, number][] = [
  [/^ ?(?:k|thousands?|mille|tausend|tsd\.?|milliers?)(?![\p{L}\d])/iu, 1e3],
  [
    /^ ?(?:mn|mln|mio\.?|millions?|millionen|million|mill[oó]n(?:es)?|milh(?:ão|ões)|milion[ei]?|miljoen)(?![\p{L}\d])/iu,
    1e6,
  ],
  [/^ ?m(?![\p{L}\d])/iu, 1e6],
  [/^ ?(?:bn|billions?|milliards?|milliarden?|mrd\.?|b)(?![\p{L}\d])/iu, 1e9],
  [/^ ?(?:lakhs?|lacs?)(?![\p{L}\d])/iu, 1e5],
  [/^ ?(?:crores?)(?![\p{L}\d])/iu, 1e7],
  // "mil" is a thousand in Spanish and Portuguese.
  [/^ mil(?![\p{L}\d])/iu, 1e3],
];

type Token = {
  start: number;
  end: number;
  number: string;
  separator: string | undefined;
  scale: number | null;
  before: string | null;
  after: string | null;
};

const BETWEEN = /(?:between|entre|zwischen|from|de|von|desde|range of|ranging from)[ :]*$/i;
const TO = /^ ?(?:-|–|—|−|to|up to|à|a|bis|hasta|até|al) ?(?:up to )?$/i;
const AND = /^ ?(?:and|et|und|y|e) ?$/i;
const UP_TO_BEFORE =
  /(?:up to(?: a (?:maximum|total) of)?|upto|maximum(?: grant| award| amount| loan| value)?(?: (?:of|is|:))?|max\.?(?: of)?|no more than|not more than|at most|not (?:to )?exceed(?:ing)?|do(?:es)? not exceed|as much as|capped at|ceiling(?: of)?|under|less than|jusqu.à|plafonnée? à|plafond de|maximum de|au maximum|maximal|bis zu|höchstens|hasta|m[áa]ximo(?: de)?|até|tot) ?:? ?(?:a )?$/i;
const FROM_BEFORE =
  /(?:from|starting (?:at|from)|starts at|at least|minimum(?: grant| award| amount)?(?: (?:of|is|:))?|min\.?|more than|over|above|à partir de|au moins|minimum de|ab|mindestens|desde|m[íi]nimo(?: de)?|a partir de) ?:? ?$/i;
const UP_TO_AFTER = /^ ?\(?(?:maximum|max\b|or less|or under|at most|au maximum|maximal)/i;
const FROM_AFTER =
  /^(?: ?\+(?![\d\w])| (?:or more|and above|or above|and up\b|upwards|et plus|o más|ou mais|und mehr|minimum|or over))/i;

/** Finds every sum of money in a text, in order. A number without a currency is no sum. */
export function findMoney(text: string, context: MoneyContext): Money[] {
  const tokens = tokenize(text);
  const sums: Money[] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    const first = tokens[i];
    const second = tokens[i + 1];
    if (!first) continue;
    const range = second && readRange(text, first, second, context);
    if (range) {
      sums.push(range);
      i += 1;
    } else {
      const single = readSingle(text, first, context);
      if (single) sums.push(single);
    }
  }
  return sums;
}

function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(NUMBER)) {
    const numberEnd = match.index + match[0].length;
    const currencyInFront = currencyBefore(text.slice(Math.max(0, match.index - 10), match.index));
    let end = numberEnd;
    let scale: number | null = null;
    const tail = text.slice(end, end + 40);
    for (const [pattern, factor] of MAGNITUDES) {
      const magnitude = pattern.exec(tail);
      if (!magnitude) continue;
      scale = factor;
      end += magnitude[0].length;
      break;
    }
    // The currency may follow a small word: "million de FCFA", "millions d'euros", "million of euros".
    const linkLength =
      scale === null ? 0 : (/^ ?(?:of |de |d['’])/i.exec(text.slice(end, end + 5))?.[0].length ?? 0);
    const currencyBehind = currencyAfter(
      linkLength > 0 ? ` ${text.slice(end + linkLength, end + 40)}` : text.slice(end, end + 40),
    );
    if (currencyBehind) end += currencyBehind.length + (linkLength > 0 ? linkLength - 1 : 0);
    tokens.push({
      start: match.index - (currencyInFront?.length ?? 0),
      end,
      number: match[0],
      separator: match[1],
      scale,
      before: currencyInFront?.currency ?? null,
      after: currencyBehind?.currency ?? null,
    });
  }
  return tokens.filter((token) => !isCodeNumber(token, text));
}

/** "R01" and "R21" are kinds of American research grants and no sums in rand. */
function isCodeNumber({ before, number, start, scale }: Token, text: string): boolean {
  if (before !== "ZAR" && before !== "naira-n") return false;
  if (!/^[RN]/.test(text.slice(start, start + 1))) return false;
  return scale === null && !/^[1-9]\d{2,}$|[ ,.]\d{3}/.test(number);
}

function readSingle(text: string, token: Token, context: MoneyContext): Money | null {
  const money = readCurrency([token], context);
  if (!money) return null;
  const value = readValue(token, token.scale, context);
  if (value === null) return null;
  const head = text.slice(Math.max(0, token.start - 45), token.start);
  const tail = text.slice(token.end, token.end + 16);
  const shape =
    UP_TO_BEFORE.test(head) || UP_TO_AFTER.test(tail)
      ? "up-to"
      : FROM_BEFORE.test(head) || FROM_AFTER.test(tail)
        ? "from"
        : "exact";
  return {
    start: token.start,
    end: token.end,
    min: shape === "up-to" ? null : value,
    max: shape === "from" ? null : value,
    currency: money.currency,
    shape,
  };
}

function readRange(text: string, first: Token, second: Token, context: MoneyContext): Money | null {
  if (second.start - first.end > 12) return null;
  const between = text.slice(first.end, second.start);
  const isJoined =
    TO.test(between) ||
    (AND.test(between) && BETWEEN.test(text.slice(Math.max(0, first.start - 16), first.start)));
  if (!isJoined) return null;
  const isShared =
    (first.before !== null || first.after !== null || second.after !== null) &&
    (second.before !== null || second.after !== null || first.before !== null);
  if (!isShared) return null;
  const money = readCurrency([first, second], context);
  if (!money) return null;
  const isFirstBare = first.before === null && first.after === null;
  // In "£10–20k" and "$1 to $2 million" the magnitude is stated once.
  const plainFirst = Number(first.number.replace(",", "."));
  const plainSecond = Number(second.number.replace(",", "."));
  const sharesScale =
    first.scale === null && second.scale !== null && plainFirst < 1000 && plainFirst <= plainSecond;
  const scale = first.scale ?? (sharesScale ? second.scale : null);
  // In "Phase 1 – 5 000 €" the first number is no sum.
  if (isFirstBare && scale === null && plainFirst < 100 && first.separator === undefined) return null;
  const min = readValue(first, scale, context);
  const max = readValue(second, second.scale, context);
  if (min === null || max === null || Number(min) > Number(max)) return null;
  return { start: first.start, end: second.end, min, max, currency: money.currency, shape: "range" };
}

/** Returns null when no currency stands beside the numbers, or when two disagree. */
function readCurrency(tokens: readonly Token[], context: MoneyContext): { currency: string | null } | null {
  const currencies = new Set<string>();
  for (const { before, after } of tokens) for (const name of [before, after]) if (name) currencies.add(name);
  // In "$27,862 CAD" the code says which dollar is meant.
  if (currencies.size > 1)
    for (const name of currencies) if (name === name.toLowerCase()) currencies.delete(name);
  const [name, ...others] = currencies;
  if (name === undefined || others.length > 0) return null;
  if (name === "naira-n" && !context.shared["naira-n"]) return null;
  const isShared = name === name.toLowerCase();
  return { currency: isShared ? (context.shared[name as keyof MoneyContext["shared"]] ?? null) : name };
}

/**
 * Returns a number times its magnitude as a decimal string. Returns null for zero and for more than can be
 * stored.
 */
function readValue({ number, separator }: Token, scale: number | null, context: MoneyContext): string | null {
  const value = Number(plainNumber(number, separator, scale, context)) * (scale ?? 1);
  if (!Number.isFinite(value) || value <= 0 || value >= 1e13) return null;
  const rounded = Math.round(value * 100) / 100;
  return Number.isInteger(rounded) ? String(rounded) : rounded.toFixed(2);
}

function plainNumber(
  number: string,
  separator: string | undefined,
  scale: number | null,
  { isCommaDecimal }: MoneyContext,
): string {
  const decimal = isCommaDecimal ? "," : ".";
  // "1.250 million" has decimals, while "1.250" alone is a thousand.
  const isDecimalOfMillions = scale !== null && separator === decimal && number.split(separator).length === 2;
  if (separator !== undefined && !isDecimalOfMillions) {
    const decimals = /[.,](\d{1,2})$/.exec(number)?.[1];
    const whole = decimals ? number.slice(0, -decimals.length - 1) : number;
    return `${whole.replace(/\D/g, "")}${decimals ? `.${decimals}` : ""}`;
  }
  if (/^\d{1,2}(?:,\d{2})+,\d{3}$/.test(number)) return number.replace(/,/g, "");
  return number.replace(",", ".");
}
