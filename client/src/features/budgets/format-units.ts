import { countDecimals, toDecimal } from "@shared/budget/currency";
import { decimalMark, groupDigits } from "@shared/words/figures";

/** Writes an amount with all decimals of its currency, without its sign: columns of them stand in line. */
export function formatUnits(value: number, currency: string): string {
  const [whole = "0", fraction] = toDecimal(Math.abs(value), countDecimals(currency)).split(".");
  const digits = `${groupDigits(whole)}${fraction === undefined ? "" : `${decimalMark()}${fraction}`}`;
  return value < 0 ? `−${digits}` : digits;
}

/** The same with the code of the currency, for a sentence. */
export const formatAmount = (value: number, currency: string): string =>
  `${formatUnits(value, currency)}\u00A0${currency}`;
