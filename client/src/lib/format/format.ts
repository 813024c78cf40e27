import { CURRENCY_SYMBOLS, DEFAULT_CURRENCY } from "@shared/constants/money";
import type { Amount } from "@shared/plain-decimal";
import { decimalMark, groupDigits, withCurrency } from "@shared/words/figures";
import { DEFAULT_LANGUAGE } from "@shared/words/language";
import { language } from "../language";
import { t } from "@/words";

/**
 * Words and figures as screens show them. Money arrives as decimal strings and is formatted from its digits:
 * a float would round large grants.
 */
export type MaybeAmount = Amount | null | undefined;
type Decimal = { negative: boolean; whole: bigint; fraction: string };

/** Digits of a decimal; undefined for an empty or unreadable amount. Trailing zeros of the fraction are dropped. */
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

/** A symbol for the currencies people can choose, else the code and a space: "$", "KSh", "CHF ". */
export function currencyPrefix(currency: string | null | undefined): string {
  const code = (currency || DEFAULT_CURRENCY).toUpperCase();
  return CURRENCY_SYMBOLS[code] ?? `${code} `;
}

/** value / unit, rounded half up, with `decimals` digits. The fraction never decides: units are 1,000 and more. */
function inUnits(whole: bigint, unit: bigint, decimals: 0 | 1): string {
  const scale = decimals === 1 ? 10n : 1n;
  const scaled = (whole * scale + unit / 2n) / unit;
  return decimals === 1 ? `${scaled / 10n}${decimalMark()}${scaled % 10n}` : String(scaled);
}

function exactDigits(value: Decimal): string {
  const fraction = value.fraction === "" ? "" : `${decimalMark()}${value.fraction.padEnd(2, "0")}`;
  return `${groupDigits(String(value.whole))}${fraction}`;
}

const signed = (value: Decimal, currency: string | null | undefined, digits: string) =>
  `${value.negative ? "-" : ""}${withCurrency(digits, currencyPrefix(currency))}`;

/** "$5K"; in French "5 k$", and "5 k KSh" where the currency has no sign of its own. */
function inShort(value: Decimal, currency: string | null | undefined, digits: string, unit: "K" | "M") {
  if (language === DEFAULT_LANGUAGE) return signed(value, currency, `${digits}${unit}`);
  const symbol = currencyPrefix(currency).trim();
  const sign = value.negative ? "-" : "";
  const grouped = groupDigits(digits);
  return `${sign}${grouped}\u00A0${unit === "K" ? "k" : unit}${symbol.length === 1 ? "" : "\u00A0"}${symbol}`;
}

/** The short form on opportunity cards: 1,000 or more in thousands without decimals, smaller in full. */
function cardFigure(value: Decimal, currency: string | null | undefined): string {
  if (value.whole < 1000n) return signed(value, currency, exactDigits(value));
  return inShort(value, currency, inUnits(value.whole, 1000n, 0), "K");
}

/** The amount on opportunity cards: "$5K - $50K", "From $5K", "Up to $50K". Zero counts as not stated. */
export function formatCardAmount(min: MaybeAmount, max: MaybeAmount, currency?: string | null): string {
  return joinRange(min, max, (value) => cardFigure(value, currency));
}

/** The same range with every digit, for detail pages: "$5,000 - $50,000". */
export function formatExactRange(min: MaybeAmount, max: MaybeAmount, currency?: string | null): string {
  return joinRange(min, max, (value) => signed(value, currency, exactDigits(value)));
}

export const AMOUNT_NOT_STATED = t("Amount not stated");

function joinRange(min: MaybeAmount, max: MaybeAmount, show: (value: Decimal) => string): string {
  const [from, to] = [min, max].map((amount) => {
    const value = parseDecimal(amount);
    return value && !isZero(value) ? show(value) : undefined;
  });
  if (from && to) return from === to ? from : `${from} - ${to}`;
  if (from) return t("From {amount}", { amount: from });
  if (to) return t("Up to {amount}", { amount: to });
  return AMOUNT_NOT_STATED;
}

/** Money everywhere but on opportunity cards: "$1.5M", "$250K", "$950". Undefined for no amount. */
export function formatMoney(amount: MaybeAmount, currency?: string | null): string | undefined {
  const value = parseDecimal(amount);
  if (!value) return undefined;
  // 999,500 and up would round to "1000K".
  if (value.whole >= 999_500n) return inShort(value, currency, inUnits(value.whole, 1_000_000n, 1), "M");
  if (value.whole >= 1000n) return inShort(value, currency, inUnits(value.whole, 1000n, 0), "K");
  return signed(value, currency, exactDigits(value));
}

/** Every digit with separators, for detail pages: "$1,234,567.50". Undefined for no amount. */
export function formatExactMoney(amount: MaybeAmount, currency?: string | null): string | undefined {
  const value = parseDecimal(amount);
  return value && signed(value, currency, exactDigits(value));
}

/** Sources write zero for an amount that they do not state. */
export const isStated = (amount: MaybeAmount): amount is Amount =>
  amount !== null && amount !== undefined && Number(amount) > 0;

/** What a field shows of an amount: "25000.00" → "25000"; what is not stated is empty. */
export const amountToType = (amount: MaybeAmount): string =>
  isStated(amount) ? String(amount).replace(/\.0+$/, "") : "";

/** The exact sum of decimal strings, as a decimal string; what is empty or unreadable counts as nothing. */
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

/** "1,234". From its digits too: the browser's own way, when first asked, takes a slow phone a seventh of a second. */
export const formatCount = (count: number): string => groupDigits(String(count));

/** The first letters of first and last name, or of an e-mail; for people. */
export function initials(...names: (string | null | undefined)[]): string {
  const letters = names.map((name) => [...(name ?? "").trim()][0] ?? "").join("");
  return [...letters].slice(0, 2).join("").toUpperCase();
}

/** The first two letters of a name, upper-cased; for organisations without a logo. */
export function firstTwoLetters(name: string): string {
  return [...name.trim()].slice(0, 2).join("").toUpperCase();
}

/** "social_enterprise" → "Social enterprise" */
export function humanise(word: string): string {
  const text = word.replaceAll("_", " ").trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
