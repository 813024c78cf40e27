import { COUNTRY_CODES, countryName as englishName } from "@shared/constants/countries";
import { ENTITY_STAGES, matchWord } from "@shared/constants/enums";
import { findIndustries, industryLabel, TAGS_WITHOUT_INDUSTRY } from "@shared/constants/industries";
import { ALL_INDUSTRIES, ANY_STAGE, ROUNDS } from "@shared/constants/rounds";
import type { Entity, Funder } from "@shared/schema/index";
import type { FunderFitFact } from "@shared/validators/catalogue";
import { compareAmounts } from "@shared/plain-decimal";
import { translateLabel } from "@shared/words/labels";
import { industryFit } from "../matching/engine/fits";
import { ANY, listCountries } from "../matching/engine/gates";
import { countryName, wordFigure, listedUpTo, wordMoney, moneyRange } from "../matching/explain/wording";
import { t } from "../../platform/text/words";
import { findWorldRegion } from "./world-regions";

export type FunderFocus = Pick<
  Funder,
  | "industryFocus"
  | "stageFocus"
  | "geographyFocus"
  | "minCheckSize"
  | "maxCheckSize"
  | "averageCheckSize"
  | "currency"
>;
type Verdict = FunderFitFact["verdict"];

const WORDS_NAMED_MAX = 8;
/** The words in the reader's language as one text; null when there are none. */
const nameWords = (words: readonly string[]) =>
  listedUpTo(words.map(translateLabel), WORDS_NAMED_MAX) || null;
const isOneOf = (word: string, ...words: string[]) => matchWord(words, word) !== undefined;

/** Compares what a funder looks for with an entity's answers. It is shown only, and changes no score. */
export function buildFitFacts(funder: FunderFocus, entity: Entity): FunderFitFact[] {
  return [
    buildIndustryFact(funder, entity),
    buildStageFact(funder, entity),
    buildPlaceFact(funder, entity),
  ].concat(buildChequeFact(funder, entity));
}

function buildIndustryFact({ industryFocus }: FunderFocus, { industry }: Entity): FunderFitFact {
  const own = industry ?? [];
  const focus = industryFocus.map((word) => (isOneOf(word, ALL_INDUSTRIES) ? ANY : word));
  const { kind } = industryFit({ chosen: own, themes: [] }, focus);
  // An unknown word may mean the same as one of the entity's, so it proves nothing.
  const isAllKnown = focus.every(
    (word) => findIndustries(word).length > 0 || isOneOf(word, ...TAGS_WITHOUT_INDUSTRY),
  );
  const verdict: Verdict =
    kind === "any" || kind === "shared" ? "met" : kind === "none" && isAllKnown ? "not_met" : "unknown";
  return {
    fact: "industry",
    label: t("Industry"),
    verdict,
    funder: nameWords(industryFocus),
    entity: nameWords(own.map(industryLabel)),
    note: null,
  };
}

function buildStageFact({ stageFocus }: FunderFocus, { stage }: Entity): FunderFitFact {
  const rounds = stageFocus.map((word) => ({
    isAny: isOneOf(word, ANY_STAGE, ANY, "any"),
    stages:
      ROUNDS.find(({ slug, label }) => isOneOf(word, slug, label))?.stages ??
      ENTITY_STAGES.filter((known) => isOneOf(word, known)),
  }));
  const isTaken = rounds.some(({ isAny, stages }) => isAny || (stage !== null && isOneOf(stage, ...stages)));
  const isAllKnown = rounds.length > 0 && rounds.every(({ isAny, stages }) => isAny || stages.length > 0);
  return {
    fact: "stage",
    label: t("Stage"),
    verdict: isTaken ? "met" : stage !== null && isAllKnown ? "not_met" : "unknown",
    funder: nameWords(stageFocus),
    entity: stage && translateLabel(stage),
    note: null,
  };
}

const codeByName = new Map(
  COUNTRY_CODES.flatMap((code) => [code, englishName(code)].map((word) => [word, code])),
);

function buildPlaceFact({ geographyFocus }: FunderFocus, entity: Entity): FunderFitFact {
  const own = listCountries(entity);
  const verdicts = geographyFocus.map((place): Verdict => {
    if (isOneOf(place, "global", "worldwide", ANY)) return "met";
    const region = findWorldRegion(place);
    const code = codeByName.get(place.trim());
    if (own.some((country) => country === code || region?.in.has(country))) return "met";
    const isOpen = region ? own.some((country) => region.perhaps.has(country)) : code === undefined;
    return own.length === 0 || isOpen ? "unknown" : "not_met";
  });
  return {
    fact: "geography",
    label: t("Where it funds"),
    verdict: verdicts.includes("met")
      ? "met"
      : verdicts.length === 0 || verdicts.includes("unknown")
        ? "unknown"
        : "not_met",
    funder: nameWords(geographyFocus),
    entity: listedUpTo(own.map(countryName), WORDS_NAMED_MAX) || null,
    note: null,
  };
}

const readStatedAmount = (amount: string | null) =>
  amount !== null && compareAmounts(amount, "0") > 0 ? amount : null;

function buildChequeFact(funder: FunderFocus, entity: Entity): FunderFitFact {
  const { currency } = funder;
  const [min, max] = [readStatedAmount(funder.minCheckSize), readStatedAmount(funder.maxCheckSize)];
  const average = readStatedAmount(funder.averageCheckSize);
  const sought = readStatedAmount(entity.currentFundingSought);
  const ownCurrency = entity.annualRevenueCurrency;
  const range = min ?? max;
  const inCurrency = currency ?? t("an unnamed currency");
  const fact = {
    fact: "cheque",
    label: t("Cheque size"),
    funder:
      range !== null
        ? capitalise(moneyRange(min, max, inCurrency))
        : average !== null
          ? t("{amount} on average", { amount: wordMoney(average, inCurrency) })
          : null,
    entity:
      sought === null
        ? null
        : ownCurrency === null
          ? t("Seeks {amount}, in a currency that is not given", { amount: wordFigure(sought) })
          : t("Seeks {amount}", { amount: wordMoney(sought, ownCurrency) }),
  } as const;
  const open = (note: string | null = null): FunderFitFact => ({ ...fact, verdict: "unknown", note });
  if (fact.funder === null || sought === null) return open();
  if (ownCurrency === null) return open(t("The profile does not name its currency."));
  if (ownCurrency !== currency) return open(t("Only amounts in one currency are compared."));
  if (range === null) return open(t("An average does not say how small or large a cheque may be."));
  if (max !== null && compareAmounts(sought, max) > 0)
    return {
      ...fact,
      verdict: "not_met",
      note: t("Its largest cheque would be a part of what is sought: others would have to join."),
    };
  if (min !== null && compareAmounts(sought, min) < 0)
    return { ...fact, verdict: "not_met", note: t("Its smallest cheque is more than is sought.") };
  return { ...fact, verdict: "met", note: null };
}

const capitalise = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
