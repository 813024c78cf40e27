import { CURRENCY_CODES } from "@shared/constants/money";
import { currencyAfter, currencyBefore } from "../catalogue/extraction/values/currencies";
import { plainDigits } from "./compare-words";

export type CellAmount = { amount: string; currency: string | null };

const SCALES: readonly (readonly [RegExp, number])[] = [
  [/^(?:k|thousand|mille|mil|ألف)$/i, 3],
  [/^(?:m|mn|mio|million|millions|millón|millones|milhão|milhões|مليون)$/i, 6],
];
const NUMBER = /^\+?(\d[\d.,'’ ]*)\s*(\p{L}*)\.?$/u;
const GROUPS =
  /^\d{1,3}(?:([,.'’ ])\d{3})(?:\1\d{3})*(?:[.,]\d{1,2})?$|^\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d{1,2})?$/;
const DIGITS_MAX = 13;

/**
 * Reads an amount in any usual notation. A dollar sign alone may be that of `fallback`.
 * @param isCell whether it may be the number of a workbook's cell, which has a point before its decimals and no groups
 * @returns null for anything else: words, a range, a negative amount
 */
export function readAmount(text: string, fallback: string, isCell = false): CellAmount | null {
  let rest = plainDigits(text)
    .replace(/دولار(?: ?[اأ]مريكي)?/u, "$")
    .replace("يورو", "€");
  const found: string[] = [];
  const before = /^\D+/.exec(rest)?.[0];
  if (before !== undefined) {
    const sign = currencyBefore(before.trim());
    if (!sign || sign.length < before.trim().length) return null;
    found.push(sign.currency);
    rest = rest.slice(before.length);
  }
  const after = /(?<=\d ?)(?:\D+)$/.exec(rest)?.[0].trim();
  if (after !== undefined && after !== "") {
    const scaled = /^(\p{L}+)\.? ?(.*)$/u.exec(after);
    const isScale = scaled !== null && SCALES.some(([pattern]) => pattern.test(scaled[1]!));
    const sign = currencyAfter(` ${isScale ? scaled[2] : after}`.trimEnd());
    const code = isScale ? "" : after.toUpperCase();
    if (sign) {
      found.push(sign.currency);
      rest = rest.slice(0, rest.length - after.length).trim() + (isScale ? scaled[1] : "");
    } else if (CURRENCY_CODES.includes(code)) {
      found.push(code);
      rest = rest.slice(0, rest.length - after.length).trim();
    } else if (!isScale || scaled[2] !== "") return null;
  }
  const named = found.filter((one) => one !== "dollar");
  if (new Set(named).size > 1) return null;
  const [, digits, scale = ""] = NUMBER.exec(rest.trim()) ?? [];
  if (digits === undefined) return null;
  const amount = toDecimal(digits.trim(), scale, isCell);
  return amount === null ? null : { amount, currency: toCode(named[0] ?? found[0], fallback) };
}

/** The currency that the name of a column gives, as in "Amount (USD)". */
export function findHeaderCurrency(header: string): string | null {
  const [, code] = /(?<!\p{L})([A-Z]{3})(?!\p{L})/u.exec(header) ?? [];
  if (code !== undefined && CURRENCY_CODES.includes(code)) return code;
  const [sign] = /[€£₦₹₵]/u.exec(header) ?? [];
  return sign === undefined ? null : (currencyBefore(sign)?.currency ?? null);
}

function toDecimal(digits: string, scale: string, isCell: boolean): string | null {
  const times = scale === "" ? 0 : SCALES.find(([pattern]) => pattern.test(scale))?.[1];
  if (times === undefined) return null;
  const [whole, decimals] = splitDecimals(digits, isCell, times > 0) ?? [];
  if (whole === undefined || decimals === undefined) return null;
  const moved = (whole + decimals.padEnd(times, "0").slice(0, times)).replace(/^0+(?=\d)/, "");
  const rest = decimals.slice(times).padEnd(2, "0");
  if (moved.length > DIGITS_MAX || /[1-9]/.test(rest.slice(2))) return null;
  return rest.startsWith("00") ? moved : `${moved}.${rest.slice(0, 2)}`;
}

function splitDecimals(digits: string, isCell: boolean, isScaled: boolean): [string, string] | null {
  // The number of a cell never ends with a zero behind its point.
  if (/^\d+$/.test(digits)) return [digits, ""];
  const [, plain, cell] = /^(\d+)\.(\d*[1-9])$/.exec(digits) ?? [];
  if (isCell && plain !== undefined && cell !== undefined) return roundCell(plain, cell);
  const [, whole, decimals] = (isScaled ? /^(\d+)[.,](\d{1,6})$/ : /^(\d+)[.,](\d{1,2})$/).exec(digits) ?? [];
  if (whole !== undefined && decimals !== undefined) return [whole, decimals];
  if (!GROUPS.test(digits)) return null;
  const [, all = "", tail = ""] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? [];
  return [all.replace(/\D/g, ""), tail];
}

/** Sums in a workbook may have many decimals. */
function roundCell(whole: string, decimals: string): [string, string] {
  const [rounded = "", kept = ""] = Number(`${whole}.${decimals}`).toFixed(2).split(".");
  return [rounded, kept];
}

/** Signs such as $ and kr stand for several currencies. */
function toCode(found: string | undefined, fallback: string): string | null {
  if (found === undefined || CURRENCY_CODES.includes(found)) return found ?? null;
  if (found !== "dollar") return null;
  return fallback.endsWith("D") ? fallback : "USD";
}
