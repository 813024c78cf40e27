import { plainDecimal } from "../plain-decimal";

const known = new Map<string, number>();

/** How many decimals a currency has: none for JPY, 2 for EUR, 3 for KWD. */
export function countDecimals(currency: string): number {
  const kept = known.get(currency);
  if (kept !== undefined) return kept;
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat("en", {
    style: "currency",
    currency,
  }).resolvedOptions();
  known.set(currency, maximumFractionDigits);
  return maximumFractionDigits;
}

/** Writes a whole number of smallest parts as a plain decimal: 1250 with 2 decimals is "12.50". */
export function toDecimal(value: number, decimals: number): string {
  if (decimals === 0) return String(value);
  const sign = value < 0 ? "-" : "";
  const digits = String(Math.abs(value)).padStart(decimals + 1, "0");
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** The same without zeros at the end, for a box that is typed into: 1500 thousandths are "1.5". */
export const toShortDecimal = (value: number, decimals: number): string => {
  const text = toDecimal(value, decimals);
  return text.includes(".") ? text.replace(/\.?0+$/, "") : text;
};

/**
 * Reads a typed number as a whole number of smallest parts: "1 250,5" with 2 decimals is 125050. Undefined for what is
 * no such number or has more decimals.
 */
export function fromDecimal(text: string, decimals: number): number | undefined {
  const plain = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text.trim())
    ? text.trim().replaceAll(",", "")
    : plainDecimal(text).replace(/^(\d+),(\d+)$/, "$1.$2");
  const [, whole, fraction = ""] = /^(\d{1,13})(?:\.(\d+))?$/.exec(plain) ?? [];
  if (whole === undefined || fraction.replace(/0+$/, "").length > decimals) return undefined;
  const value = Number(whole + fraction.slice(0, decimals).padEnd(decimals, "0"));
  return Number.isSafeInteger(value) ? value : undefined;
}

/**
 * Restates an amount of smallest parts in a currency with another number of decimals. Undefined where a part would be
 * lost.
 */
export function changeDecimals(value: number, from: number, to: number): number | undefined {
  if (to >= from) return value * 10 ** (to - from);
  const step = 10 ** (from - to);
  return value % step === 0 ? value / step : undefined;
}
