import type { EntityType } from "@shared/constants/enums";
import { industryLabel } from "@shared/constants/industries";
import { longDay } from "@shared/words/days";
import { decimalMark, withCurrency } from "@shared/words/figures";
import { currentLanguage, perLanguage } from "@shared/words/language";
import { translateLabel } from "@shared/words/labels";
import type { AwardKind } from "../engine/award-kinds";
import { BETWEEN_INSTITUTES, institutesSubject } from "../engine/subjects";
import { t } from "../../../platform/text/words";

export { countryLabel as countryName } from "@shared/constants/countries";

const either = perLanguage((_locale, language) => new Intl.ListFormat(language, { type: "disjunction" }));
export const listed = (words: readonly string[]) => either().format(words);

/** Comma-separated, with what is beyond `max` only counted. */
export function listedUpTo(words: readonly string[], max: number): string {
  if (words.length <= max) return words.join(", ");
  const list = words.slice(0, max).join(", ");
  return t.count(words.length - max, "{list} and {n} more", "{list} and {n} more", { list });
}

/** Clauses of one sentence. */
export const joined = (clauses: readonly string[]) =>
  clauses.reduce((first, second) => t("{first}; {second}", { first, second }));

/** A subject as the name of an opportunity says it, in quotation marks. What institutes give for is put into words here. */
export function quotedSubject(said: string): string {
  const parts = said.split(BETWEEN_INSTITUTES).map((part) => {
    const [institute = ""] = part.split(": ");
    const about = institutesSubject(institute);
    return about === undefined ? part : t("{what}: {more}", { what: institute, more: t(about) });
  });
  return t("“{words}”", { words: joined(parts) });
}

const figures = perLanguage(
  (_locale, language) => new Intl.NumberFormat(language, { maximumFractionDigits: 2 }),
);
/** For reading only: a figure of 13 digits is still exact as a number. */
export const wordFigure = (amount: string | number) => figures().format(Number(amount));
export const wordMoney = (amount: string, currency: string) =>
  withCurrency(wordFigure(amount), `${currency} `);
/** A number as it stands, but for the mark before its decimals. */
export const plainFigure = (number: string | number) => String(number).replace(".", decimalMark());

/** A range of money of which one end may be missing. */
export function moneyRange(min: string | null, max: string | null, currency: string): string {
  if (min !== null && max !== null && Number(min) !== Number(max))
    return t("{min} to {max} § within a sentence", {
      min: wordMoney(min, currency),
      max: wordMoney(max, currency),
    });
  if (max !== null)
    return min === null
      ? t("up to {amount}", { amount: wordMoney(max, currency) })
      : wordMoney(max, currency);
  return t("from {amount}", { amount: wordMoney(min ?? "0", currency) });
}

/** A range of years of which one end may be missing. */
export function yearRange(min: number | null, max: number | null): string {
  if (min !== null && max !== null)
    return min === max ? t("in {year}", { year: min }) : t("{from} to {to}", { from: min, to: max });
  return min !== null ? t("{year} or later", { year: min }) : t("{year} or earlier", { year: String(max) });
}

/** A calendar date: in English as it is kept, `YYYY-MM-DD`. */
export const wordDay = (date: string) => (currentLanguage() === "en" ? date : longDay(date));

/** An industry that an opportunity names: in English in its own words. */
export const industryWord = (tag: string) =>
  currentLanguage() === "en" ? tag : translateLabel(industryLabel(tag));

const PLURALS = {
  Startup: "startups",
  Nonprofit: "nonprofits",
  "Social Enterprise": "social enterprises",
  Individual: "individuals",
  Research: "research groups",
  School: "schools",
  "Community Group": "community groups",
  Government: "government bodies",
} as const satisfies Record<EntityType, string>;

/** What several of one type are called. */
export const wordPlural = (type: EntityType) => t(PLURALS[type]);

/** What awards of a kind are for; empty for one that is not known. */
export const wordPurpose = ({ called }: AwardKind) => (called === "" ? "" : t(called));
