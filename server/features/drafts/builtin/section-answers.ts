import { listQuestions } from "@shared/constants/questionnaires";
import { CURRENCY_SYMBOLS } from "@shared/constants/money";
import { decimalMark, exactFigure, withCurrency } from "@shared/words/figures";
import { perLanguage } from "@shared/words/language";
import { translateLabel } from "@shared/words/labels";
import { t } from "../../../platform/text/words";
import type { PreparedFact, PreparedFacts } from "../writing/prepare-facts";
import type { DraftSectionKey } from "../types";

/** Which section an answer belongs to; what is not named here goes by its kind. */
const FIELDS: Partial<Record<DraftSectionKey, string>> = {
  need: "description problemStatement beneficiaries targetCustomers customerSegments causeAreas focusAreas mission mandate targetMarket totalAddressableMarket competitors",
  solution:
    "productDescription programs projectDescription businessModel products researchAreas educationLevels contractorPreferred productStage goToMarketStrategy techStack patentCount spinoutDetails hasSpinout countriesOperating serviceRadiusKm",
  impact:
    "impactOutcomes socialImpact goals goal expansionCountries sdgAlignment beneficiariesReached peopleReached scholarships",
  budget:
    "useOfFunds fundingHistory grantsReceived equityGivenAway runwayMonths fundraisingStageSeeking profitability grossMargin profitMargin",
  team: "founderName leadResearcher founderExperience founderExits fullName title experience yearsOfExperience education skills teamDescription teamSize employeesCount staffCount volunteersCount boardSize partners collaborations partnerships awards charityRating accreditations bCorpCertified certifications founderEmail website socialLinks institution agencyName department",
  fit: "country region headquarters location stage foundedYear industry schoolType groupType annualRevenueCurrency",
};
const SECTION_OF = new Map(
  (Object.entries(FIELDS) as [DraftSectionKey, string][]).flatMap(([key, names]) =>
    names.split(" ").map((name) => [name, key] as const),
  ),
);
const ASKED_MAX = 3;

type Named = Pick<PreparedFact, "fieldName" | "rule">;

function sectionOf({ fieldName, rule }: Named): DraftSectionKey {
  const named = SECTION_OF.get(fieldName);
  if (named) return named;
  if (rule === "amount") return "budget";
  return rule === "count" || rule === "rate" || rule === "share" ? "impact" : "solution";
}

/** The answers of a section, each with its question, one a line. */
export const listAnswers = (facts: PreparedFacts, key: DraftSectionKey): string[] =>
  facts.entity.facts
    .filter((fact) => sectionOf(fact) === key)
    .map((fact) => {
      const value = wordFact(fact, facts.profileCurrency);
      const label = translateLabel(fact.label);
      const lead = /[?:]\s*$/.test(label) ? label : t("{label}:", { label });
      return `${lead}${value.includes("\n") ? "\n" : " "}${value}`;
    });

/** The first questions of a section that the profile leaves open, those that it requires before the others. */
export function listOpenQuestions(facts: PreparedFacts, key: DraftSectionKey): string[] {
  const answered = new Set(facts.entity.facts.map(({ fieldName }) => fieldName));
  const open = listQuestions(facts.entity.type).filter(
    (question) => !answered.has(question.fieldName) && sectionOf(question) === key,
  );
  return [...open.filter(({ required }) => required), ...open.filter(({ required }) => !required)]
    .slice(0, ASKED_MAX)
    .map(({ label }) => translateLabel(label));
}

export function wordMoney(decimal: string, currency: string | undefined): string {
  const symbol = currency === undefined ? "" : (CURRENCY_SYMBOLS[currency] ?? currency);
  // "KSh 500" needs air; "$500" does not.
  return withCurrency(exactFigure(decimal), /\p{L}$/u.test(symbol) ? `${symbol} ` : symbol);
}

/** `12.50` as "12.5%". */
export const wordShare = (decimal: string): string =>
  t("{n}%", {
    n: decimal
      .replace(/(\.\d*?)0+$/, "$1")
      .replace(/\.$/, "")
      .replace(".", decimalMark()),
  });

const listFormat = perLanguage((locale) => new Intl.ListFormat(locale, { type: "conjunction" }));
export const wordList = (words: readonly string[]): string => listFormat().format(words.map(translateLabel));

/** An answer of the profile in the reader's language. */
export function wordFact({ value, rule, fieldName }: PreparedFact, currency: string | undefined): string {
  if (typeof value === "boolean") return value ? t("yes") : t("no");
  if (typeof value === "object") return wordList(value);
  const text = String(value);
  if (rule === "amount") return wordMoney(text, currency);
  if (rule === "share" || rule === "rate") return wordShare(text);
  if (rule === "count") return exactFigure(text);
  return rule === "choice" || fieldName === "stage" || fieldName === "country" ? translateLabel(text) : text;
}
