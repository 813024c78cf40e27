import { countDecimals, fromDecimal, toDecimal, toShortDecimal } from "@shared/budget/currency";
import { decimalMark, groupDigits } from "@shared/words/figures";

/** Quantities are stored in thousandths. */
const QUANTITY_DECIMALS = 3;

/** Writes an amount with all decimals of its currency, without its sign: columns of them stand in line. */
export function formatUnits(value: number, currency: string): string {
  const [whole = "0", fraction] = toDecimal(Math.abs(value), countDecimals(currency)).split(".");
  const digits = `${groupDigits(whole)}${fraction === undefined ? "" : `${decimalMark()}${fraction}`}`;
  return value < 0 ? `−${digits}` : digits;
}

/** Writes a quantity, such as "1,200" or "2.5". */
export function formatQuantity(value: number): string {
  const [whole = "0", fraction] = toShortDecimal(value, QUANTITY_DECIMALS).split(".");
  return `${groupDigits(whole)}${fraction === undefined ? "" : `${decimalMark()}${fraction}`}`;
}

/** Writes a typed quantity with its thousands apart; what is no figure stays as it was typed. */
export function groupQuantity(typed: string): string {
  const value = fromDecimal(typed, QUANTITY_DECIMALS);
  return value === undefined ? typed : formatQuantity(value);
}

/** The same for an amount: it has all decimals of its currency, or none when they are zero. */
export function groupAmount(typed: string, currency: string): string {
  const decimals = countDecimals(currency);
  const value = fromDecimal(typed, decimals);
  if (value === undefined) return typed;
  return value % 10 ** decimals === 0
    ? groupDigits(toShortDecimal(value, decimals))
    : formatUnits(value, currency);
}

/** Writes an amount with the code of its currency, for a sentence. */
export const formatAmount = (value: number, currency: string): string =>
  `${formatUnits(value, currency)}\u00A0${currency}`;
