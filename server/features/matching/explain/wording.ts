import type { EntityType } from "@shared/constants/enums";
import { industryLabel } from "@shared/constants/industries";
import { findRegionCode, regionLabel } from "@shared/constants/regions/regions";
import { decimalMark, withCurrency } from "@shared/words/figures";
import { listComma, currentLanguage, perLanguage } from "@shared/words/language";
import { translateLabel } from "@shared/words/labels";
import type { AwardKind } from "../engine/award-kinds";
import type { OwnSubject } from "../engine/subject-fit";
import { BETWEEN_INSTITUTES, institutesSubject } from "../engine/subjects";
import { t } from "../../../platform/text/words";
import { countryLabel, findCountryCode } from "@shared/constants/countries";

export { countryLabel as countryName };

/** Names a region by its code, or a state of the United States by its English name. Other words stay as they are. */
export const nameRegion = (region: string): string => regionLabel(findRegionCode(region, ["US"]) ?? region);

const either = perLanguage((_locale, language) => new Intl.ListFormat(language, { type: "disjunction" }));
export const listed = (words: readonly string[]) => either().format(words);

/** Lists words with commas. It only counts those beyond `max`. */
export function listedUpTo(words: readonly string[], max: number): string {
  if (words.length <= max) return words.join(listComma());
  const list = words.slice(0, max).join(listComma());
  return t.count(words.length - max, "{list} and {n} more", "{list} and {n} more", { list });
}

/** Joins the clauses of one sentence. */
export const joined = (clauses: readonly string[]) =>
  clauses.reduce((first, second) => t("{first}; {second}", { first, second }));

/** Quotes a subject as the name of the opportunity writes it. The subjects of institutes are added in words. */
function quotedSubject(phrase: string): string {
  const parts = phrase.split(BETWEEN_INSTITUTES).map((part) => {
    const [institute = ""] = part.split(": ");
    const about = institutesSubject(institute);
    return about === undefined ? part : t("{what}: {more}", { what: institute, more: t(about) });
  });
  return t("“{words}”", { words: joined(parts) });
}

const SUBJECTS_NAMED_MAX = 3;
/** Quotes subjects, each of them once. */
export const quotedSubjects = (phrases: readonly string[]) =>
  listedUpTo([...new Set(phrases.map(quotedSubject))], SUBJECTS_NAMED_MAX);

/** Quotes the subjects of a name with the words of the profile that mean them. The same words are quoted once. */
export function quotedWithOwn(subjects: readonly OwnSubject[]): string {
  const same = subjects.filter(({ quote }) => quote.isSame).map(({ phrase }) => phrase);
  const others = subjects.filter(({ quote }) => !quote.isSame).map(otherWords);
  return joined([
    ...(same.length === 0 ? [] : [t("{subjects}, as in your profile", { subjects: quotedSubjects(same) })]),
    ...new Set(others.slice(0, SUBJECTS_NAMED_MAX)),
  ]);
}

function otherWords({ phrase, quote: { words, from } }: OwnSubject): string {
  const subject = quotedSubject(phrase);
  switch (from) {
    case "text":
      return t("{subject}; you speak of “{words}”", { subject, words });
    case "place":
      return t("{subject}; your profile names {place}", { subject, place: placeName(words) });
    case "field":
      return t("{subject}, in your field “{field}”", { subject, field: translateLabel(words) });
  }
}

function placeName(english: string): string {
  const code = findCountryCode(english);
  return code === undefined ? nameRegion(english) : countryLabel(code);
}

const figures = perLanguage(
  (_locale, language) => new Intl.NumberFormat(language, { maximumFractionDigits: 2 }),
);
/** Formats an amount for reading. A number holds 13 digits exactly. */
export const wordFigure = (amount: string | number) => figures().format(Number(amount));
export const wordMoney = (amount: string, currency: string) =>
  withCurrency(wordFigure(amount), `${currency} `);
/** Formats a number without grouping, with the decimal mark of the language. */
export const plainFigure = (number: string | number) => String(number).replace(".", decimalMark());

/** Words a range of money. One end may be missing. */
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

/** Words a range of years. One end may be missing. */
export function yearRange(min: number | null, max: number | null): string {
  if (min !== null && max !== null)
    return min === max ? t("in {year}", { year: min }) : t("{from} to {to}", { from: min, to: max });
  return min !== null ? t("{year} or later", { year: min }) : t("{year} or earlier", { year: String(max) });
}

/** Words an industry of an opportunity. English shows the opportunity's own words. */
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

export const wordPlural = (type: EntityType) => t(PLURALS[type]);

/** Words what awards of a kind are for; empty for an unknown kind. */
export const wordPurpose = ({ purpose }: AwardKind) => (purpose === "" ? "" : t(purpose));
