import { language } from "../language";

/**
 * Removes the commas of "25,000" in English. Only whole groups of three count, because "1,5" may mean one and
 * a half. The field itself reads "25 000,50".
 */
export const withoutGrouping = (text: string) =>
  language === "en" && /^\s*\d{1,3}(,\d{3})+(\.\d*)?\s*$/.test(text) ? text.replaceAll(",", "") : text;
