import { currentLanguage, currentRules, DEFAULT_LANGUAGE } from "./language";

/*
 * Figures in the reader's language are made from their digits, because as a number a large grant would be
 * rounded.
 */
const getStyle = () => currentRules().figures;

/** Separates the thousands of whole digits: "1,234,567". */
export const groupDigits = (whole: string): string => whole.replace(/\B(?=(\d{3})+$)/g, getStyle().group);

/** Returns the mark before the decimals. */
export const decimalMark = (): string => getStyle().decimal;

/**
 * Adds the currency to digits that are already formatted.
 * @param prefix the English prefix of the digits, with its space when it has one: "$", "KSh", "CHF "
 */
export const withCurrency = (digits: string, prefix: string): string =>
  getStyle().withCurrency(digits, prefix);

/** Writes an amount of thousands or millions in short: "$5K", in French "5 k$". English groups no thousands of thousands. */
export const shortFigure = (digits: string, unit: "K" | "M", prefix: string): string =>
  getStyle().short(currentLanguage() === DEFAULT_LANGUAGE ? digits : groupDigits(digits), unit, prefix);

/** Keeps a range or a sum in its order within a text from right to left: "$5K - $50K", "21 + 40". */
export const keepOrder = (figures: string): string => getStyle().isolate?.(figures) ?? figures;

/** Formats every digit of a decimal string: "1,234,567.50". Cents are left out when they are zero. */
export function exactFigure(decimal: string): string {
  const [whole = "0", fraction = ""] = decimal.split(".");
  const cents = fraction.replace(/0+$/, "");
  return `${groupDigits(whole)}${cents && `${decimalMark()}${cents.padEnd(2, "0")}`}`;
}
