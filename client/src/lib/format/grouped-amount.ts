import { language } from "../language";

/**
 * "25,000" as people write it in English; only whole groups of three, since "1,5" may mean one and a half. "25 000,50" is read by the
 * field itself.
 */
export const withoutGrouping = (text: string) =>
  language === "en" && /^\s*\d{1,3}(,\d{3})+(\.\d*)?\s*$/.test(text) ? text.replaceAll(",", "") : text;
