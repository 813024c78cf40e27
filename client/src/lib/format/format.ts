import { CURRENCY_SYMBOLS, DEFAULT_CURRENCY } from "@shared/constants/money";
import type { Amount } from "@shared/plain-decimal";
import { decimalMark, groupDigits, keepOrder, shortFigure, withCurrency } from "@shared/words/figures";
import { t } from "@/words";

/**
 * This file formats words and figures for screens. Money arrives as decimal strings and is formatted from its
 * digits, because a float would round large grants.
 */
export type MaybeAmount = Amount | null | undefined;
type Decimal = { negative: boolean; whole: bigint; fraction: string };

/**
 * Returns the digits of a decimal without the trailing zeros of its fraction; undefined for an empty or
 * unreadable amount.
 */
function parseDecimal(amount: MaybeAmount): Decimal | undefined {
  if (amount === null || amount === undefined) return undefined;
  const match = /^\s*(-?)(\d+)(?:\.(\d*))?\s*$/.exec(String(amount));
  if (!match) return undefined;
  return {
    negative: match[1] === "-",
    whole: BigInt(match[2] ?? "0"),
    fraction: (match[3] ?? "").replace(/0+$/, ""),
  };
}

const isZero = (value: Decimal) => value.whole === 0n && value.fraction === "";

/**
 * Returns a symbol for the currencies that people can choose, otherwise the code and a space: "$", "KSh",
 * "CHF ".
 */
export function currencyPrefix(currency: string | null | undefined): string {
  const code = (currency || DEFAULT_CURRENCY).toUpperCase();
  return CURRENCY_SYMBOLS[code] ?? `${code} `;
}

/**
 * Returns whole / unit, rounded half up to `decimals` digits. The fraction can be ignored because units are
 * 1,000 or more.
 */
function formatUnits(whole: bigint, unit: bigint, decimals: 0 | 1): string {
  const scale = decimals === 1 ? 10n : 1n;
  const scaled = (whole * scale + unit / 2n) / unit;
  return decimals === 1 ? `${scaled / 10n}${decimalMark()}${scaled % 10n}` : String(scaled);
}

function formatExactDigits(value: Decimal): string {
  const fraction = value.fraction === "" ? "" : `${decimalMark()}${value.fraction.padEnd(2, "0")}`;
  return `${groupDigits(String(value.whole))}${fraction}`;
}

const addSignAndCurrency = (value: Decimal, currency: string | null | undefined, digits: string) =>
  `${value.negative ? "-" : ""}${withCurrency(digits, currencyPrefix(currency))}`;

/** Returns "$5K"; a minus stands before it. */
const formatShort = (
  value: Decimal,
  currency: string | null | undefined,
  digits: string,
  unit: "K" | "M",
): string => `${value.negative ? "-" : ""}${shortFigure(digits, unit, currencyPrefix(currency))}`;

/**
 * Returns the short form on opportunity cards: 1,000 and more in thousands without decimals, smaller amounts
 * in full.
 */
function formatCardFigure(value: Decimal, currency: string | null | undefined): string {
  if (value.whole < 1000n) return addSignAndCurrency(value, currency, formatExactDigits(value));
  return formatShort(value, currency, formatUnits(value.whole, 1000n, 0), "K");
}

/**
 * Returns the amount on opportunity cards: "$5K - $50K", "From $5K", "Up to $50K". Zero counts as not stated.
 */
export function formatCardAmount(min: MaybeAmount, max: MaybeAmount, currency?: string | null): string {
  return joinRange(min, max, (value) => formatCardFigure(value, currency));
}

/** Returns the range with every digit, for detail pages: "$5,000 - $50,000". */
export function formatExactRange(min: MaybeAmount, max: MaybeAmount, currency?: string | null): string {
  return joinRange(min, max, (value) => addSignAndCurrency(value, currency, formatExactDigits(value)));
}

/** Returns the range in the short form, for all screens except opportunity cards: "$5K - $1.5M". */
export function formatShortRange(min: MaybeAmount, max: MaybeAmount, currency?: string | null): string {
  return joinRange(min, max, (value) => formatShortFigure(value, currency));
}

export const AMOUNT_NOT_STATED = t("Amount not stated");

function joinRange(min: MaybeAmount, max: MaybeAmount, show: (value: Decimal) => string): string {
  const [from, to] = [min, max].map((amount) => {
    const value = parseDecimal(amount);
    return value && !isZero(value) ? show(value) : undefined;
  });
  if (from && to) return from === to ? from : keepOrder(`${from} - ${to}`);
  if (from) return t("From {amount}", { amount: from });
  if (to) return t("Up to {amount}", { amount: to });
  return AMOUNT_NOT_STATED;
}

/**
 * Returns the short form for all screens except opportunity cards: "$1.5M", "$250K", "$950". Undefined for no
 * amount.
 */
export function formatMoney(amount: MaybeAmount, currency?: string | null): string | undefined {
  const value = parseDecimal(amount);
  return value && formatShortFigure(value, currency);
}

function formatShortFigure(value: Decimal, currency: string | null | undefined): string {
  // 999,500 and more would round to "1000K".
  if (value.whole >= 999_500n)
    return formatShort(value, currency, formatUnits(value.whole, 1_000_000n, 1), "M");
  if (value.whole >= 1000n) return formatShort(value, currency, formatUnits(value.whole, 1000n, 0), "K");
  return addSignAndCurrency(value, currency, formatExactDigits(value));
}

/** Returns every digit with separators, for detail pages: "$1,234,567.50". Undefined for no amount. */
export function formatExactMoney(amount: MaybeAmount, currency?: string | null): string | undefined {
  const value = parseDecimal(amount);
  return value && addSignAndCurrency(value, currency, formatExactDigits(value));
}

/** Returns true for an amount above zero. Sources write zero for an amount that they do not state. */
export const isStated = (amount: MaybeAmount): amount is Amount =>
  amount !== null && amount !== undefined && Number(amount) > 0;

/**
 * Returns the text of an amount in a field: "25000.00" becomes "25000", and an amount that is not stated is
 * empty.
 */
export const amountToType = (amount: MaybeAmount): string =>
  isStated(amount) ? String(amount).replace(/\.0+$/, "") : "";

/** Returns the exact sum of decimal strings as a decimal string. Empty and unreadable amounts count as 0. */
export function sumAmounts(amounts: readonly MaybeAmount[]): string {
  const places = 4;
  let total = 0n;
  for (const amount of amounts) {
    const value = parseDecimal(amount);
    if (!value) continue;
    const scaled = BigInt(`${value.whole}${value.fraction.padEnd(places, "0").slice(0, places)}`);
    total += value.negative ? -scaled : scaled;
  }
  const digits = (total < 0n ? -total : total).toString().padStart(places + 1, "0");
  const fraction = digits.slice(-places).replace(/0+$/, "");
  return `${total < 0n ? "-" : ""}${digits.slice(0, -places)}${fraction && `.${fraction}`}`;
}

/** Returns "1,234". It does not use `Intl`, whose first call takes a slow phone a seventh of a second. */
export const formatCount = (count: number): string => groupDigits(String(count));

/** Returns the first letters of the first and last name, or of an e-mail address, for people. */
export function initials(...names: (string | null | undefined)[]): string {
  const letters = names.map((name) => [...(name ?? "").trim()][0] ?? "").join("");
  return [...letters].slice(0, 2).join("").toUpperCase();
}

/** Returns the first two letters of a name in upper case, for organisations without a logo. */
export function firstTwoLetters(name: string): string {
  return [...name.trim()].slice(0, 2).join("").toUpperCase();
}

/** Turns "social_enterprise" into "Social enterprise". */
export function humanise(word: string): string {
  const text = word.replaceAll("_", " ").trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
