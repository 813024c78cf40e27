import { currentLanguage, type Language } from "./language";

/**
 * How figures are written in the language of whoever is spoken to, made from their digits: as a number, a large grant would be rounded.
 */
type Style = { group: string; decimal: string; withCurrency: (digits: string, prefix: string) => string };

/** In French a narrow space that does not break stands between thousands, and one that does not break before the currency. */
const STYLES: Record<Language, Style> = {
  en: { group: ",", decimal: ".", withCurrency: (digits, prefix) => `${prefix}${digits}` },
  fr: {
    group: "\u202F",
    decimal: ",",
    withCurrency: (digits, prefix) => (prefix.trim() ? `${digits}\u00A0${prefix.trim()}` : digits),
  },
};
const style = () => STYLES[currentLanguage()];

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
