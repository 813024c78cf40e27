import { countDecimals, toDecimal } from "./budget/currency";

/** Amounts of awards have at most two decimals, whatever their currency has. */
export const getAwardDecimals = (currency: string): number => Math.min(countDecimals(currency), 2);

/** An exact amount in the smallest unit of its currency. Null when it has more decimals than the currency. */
export function toSmallestUnit(amount: string, currency: string): number | null {
  const decimals = getAwardDecimals(currency);
  const [whole = "0", fraction = ""] = amount.split(".");
  const kept = fraction.replace(/0+$/, "");
  return kept.length > decimals ? null : Number(whole + kept.padEnd(decimals, "0"));
}

/** An amount of the smallest unit as a decimal string. */
export const fromSmallestUnit = (amount: number, currency: string): string =>
  toDecimal(amount, getAwardDecimals(currency));
