import { CURRENCY_SYMBOLS } from "@shared/constants/money";
import { exactFigure, withCurrency } from "@shared/words/figures";
import { perLanguage } from "@shared/words/language";
import { t } from "../../../platform/text/words";

/** Returns for example "in 7 days". */
export function describeDaysLeft(days: number): string {
  if (days === 0) return t("today");
  return days === 1 ? t("tomorrow") : t("in {days} days", { days });
}

const getListFormat = perLanguage((locale) => new Intl.ListFormat(locale, { type: "conjunction" }));
/** Returns for example "a, b and c". */
export const joinList = (words: readonly string[]): string => getListFormat().format(words);

/** Returns "$5,000 - $50,000" with all digits, as the pages write it. Zero counts as no bound. */
export function formatMoneyRange(min: string | null, max: string | null, currency: string | null): string {
  const prefix = currency === null ? "" : (CURRENCY_SYMBOLS[currency.toUpperCase()] ?? `${currency} `);
  const [from, to] = [min, max].map((amount) =>
    amount === null || Number(amount) === 0 ? null : withCurrency(exactFigure(amount), prefix),
  );
  if (from && to) return from === to ? from : `${from} - ${to}`;
  if (from) return t("From {amount} § within a sentence", { amount: from });
  return to ? t("Up to {amount} § within a sentence", { amount: to }) : t("not stated");
}
