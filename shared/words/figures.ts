import { currentRules } from "./language";

/*
 * How figures are written in the language of whoever is spoken to, made from their digits: as a number, a large grant would be rounded.
 */
const style = () => currentRules().figures;

/** Whole digits with their thousands apart: "1,234,567". */
export const groupDigits = (whole: string): string => whole.replace(/\B(?=(\d{3})+$)/g, style().group);

/** What stands before the decimals. */
export const decimalMark = (): string => style().decimal;

/**
 * Digits that are already written, with their currency.
 * @param prefix as English writes it before the digits, with its space where it has one: "$", "KSh", "CHF "
 */
export const withCurrency = (digits: string, prefix: string): string => style().withCurrency(digits, prefix);

/** Every digit of a decimal string: "1,234,567.50". Cents that are none are left out. */
export function exactFigure(decimal: string): string {
  const [whole = "0", fraction = ""] = decimal.split(".");
  const cents = fraction.replace(/0+$/, "");
  return `${groupDigits(whole)}${cents && `${decimalMark()}${cents.padEnd(2, "0")}`}`;
}
