import { fold, splitSentences } from "../values/words";
import { findMoney, type Money } from "../values/amounts";
import type { ReadContext } from "./context";

export type Award = { min: string | null; max: string | null; currency: string; quote: string };

/** Near these words a sum is not the amount that one applicant can get. */
const OTHER_BEFORE =
  /\b(?:total(?:ling|ing|s|led|ed)?|totalen|overall|budgets?|pot|pool|envelopp?e|allocations?|portfolio|worth|turnovers?|revenues?|incomes?|sales|assets|balance sheet|valuations?|valued|cap of|valuation cap|fees?|tuition|costs?|price[sd]?|tickets?|matched|match(?:ing)?|co-?financ\w*|contribut\w*|own funds|raised|distributed|invested|committed|disbursed|given|spent|paid out|awarded|has awarded|have awarded|donated|provided over|since|to date|so far|last year|average|mean|market|industry|economy|gdp|earn\w*|salar\w*|savings?|save|debts?|below|penalty|fine|discount|credits? worth|chiffre d'affaires|budget (?:global|total)|dotation globale|enveloppe|recettes|cout|frais|apport|fonds propres|autofinancement|umsatz|gesamt\w*|kosten|eigenanteil|bilanzsumme|facturacion|ingresos|presupuesto|coste|magnitude|gone to|has gone|first award|the first|were made|was|were|than)\s*(?:\S+\s+){0,5}$/;
const OTHER_AFTER =
  /^\s*(?:\S+\s+){0,3}?(?:in total|overall|total|budgets?|pot|pool|turnover|revenue|of revenue|in revenue|annual (?:income|turnover|revenue)|in sales|income|fees?|has been|have been|had been|was|were|has gone|to date|so far|already|fund\b|programme\b|program\b|portfolio|in (?:aws|cloud|google|azure|\w+ )?credits|credits|worth of|in perks|of services|valuation|post-money|pre-money|cap\b|match(?:ed|ing)?|co-?financ\w*|per (?:month|week|day|hour|head|person|night|session)|a (?:month|week|day)|monthly|par mois|mensuels?|pro monat|im monat|monatlich|al mes|por mes|de chiffre d'affaires|umsatz|de budget|au total|insgesamt|en total|raised|invested|in investment since|each year|in annual|million people)/;
const AWARD =
  /\b(?:grants?|awards?|funding|funds|fund|up to|between|receive[sd]?|apply for|appl(?:y|ications?)|loans?|prizes?|winners?|stipends?|invests?|investments?|bursar(?:y|ies)|scholarships?|fellowships?|proposals? of|requests? of|offer(?:s|ed|ing)?|provid(?:e|es|ed|ing)|support(?:s|ed)?|maximum|per (?:project|applicant|award|year|organi[sz]ation|company|team)|each|finance|subventions?|aides?|montant|jusqu'a|bourses?|prets?|dotation|recoivent|financement|seed (?:capital|funding)|forder\w*|bis zu|zuschuss\w*|darlehen|preisgeld|hasta|subvencion(?:es)?|ayudas?|importe|premios?|ate|apoio|equity)\b/;

/**
 * Whether a sum is an award, and not the total of a call, a past award, a limit on turnover or a fee. Prose
 * must also name an award.
 */
function isAward(sentence: string, money: Money, isProse: boolean): boolean {
  const textBefore = `${fold(sentence.slice(Math.max(0, money.start - 70), money.start))} `;
  const textAfter = fold(sentence.slice(money.end, money.end + 60));
  // A comma with a verb or a bracket begins a new thought, so only the words after it count.
  const nearText = textBefore.split(/[;:(]|, (?=\S+ (?:and|which|who|of which)\b)/).at(-1) ?? textBefore;
  if (
    OTHER_BEFORE.test(nearText) &&
    !/\b(?:grants?|loans?|awards?|prizes?|scholarships?|bursaries|stipends?|subventions?|aides?) (?:of|from|are|worth|de|range|ranging|valued at|up to)[^,]{0,25}$/.test(
      nearText,
    )
  )
    return false;
  if (OTHER_AFTER.test(textAfter) && !/^\s*(?:each|per (?:project|award|applicant))/.test(textAfter))
    return false;
  if (
    /\bavailable\b/.test(textAfter.slice(0, 30)) &&
    money.shape === "exact" &&
    !/\b(?:per|each)\b/.test(textAfter)
  )
    return false;
  return !isProse || AWARD.test(fold(sentence));
}

/** Reads the award from the value of a label ("£1,000 to £10,000"). Returns null when it states none. */
export function readLabelledAward(value: string, context: ReadContext): Award | null {
  for (const sentence of splitSentences(value)) {
    const sums = findMoney(sentence, context.money).filter((money) => isAward(sentence, money, false));
    const award = combineSums(sums, sentence);
    if (award) return award;
  }
  return null;
}

/** Reads the award from a paragraph. Returns null when no sum is certain to be an award. */
export function readProseAward(paragraph: string, context: ReadContext): Award | null {
  if (!/\d/.test(paragraph)) return null;
  for (const sentence of splitSentences(paragraph)) {
    if (!/\d/.test(sentence)) continue;
    const sums = findMoney(sentence, context.money).filter((money) => isAward(sentence, money, true));
    const award = combineSums(sums, sentence);
    if (award) return award;
  }
  return null;
}

/** Combines the sums of one sentence into one award, from the smallest to the largest. */
function combineSums(sums: readonly Money[], quote: string): Award | null {
  const [first] = sums;
  if (!first?.currency) return null;
  const sumsInCurrency = sums.filter(({ currency }) => currency === first.currency);
  // A sum below 10 means "not stated".
  const values = sumsInCurrency
    .flatMap(({ min, max }) => [min, max])
    .filter((value) => value !== null && Number(value) >= 10);
  if (values.length === 0) return null;
  const sortedValues = values.map(Number).sort((a, b) => a - b);
  const toText = (value: number | undefined) => (value === undefined ? null : findText(values, value));
  const hasFloor = sumsInCurrency.some(({ min }) => min !== null);
  const isOpenAbove = sumsInCurrency.every(({ max }) => max === null);
  const onlyUpTo = sumsInCurrency.every(({ shape }) => shape === "up-to");
  return {
    min: hasFloor && !onlyUpTo ? toText(smallestFloor(sumsInCurrency)) : null,
    max: isOpenAbove ? null : toText(sortedValues.at(-1)),
    currency: first.currency,
    quote,
  };
}

/** The text "Up to £5,000, or £20,000 for partnerships" states no lower limit. */
function smallestFloor(sums: readonly Money[]): number | undefined {
  if (sums.some(({ shape }) => shape === "up-to")) {
    const statedFloors = sums
      .filter(({ shape }) => shape === "range" || shape === "from")
      .map(({ min }) => Number(min));
    return statedFloors.length > 0 ? Math.min(...statedFloors) : undefined;
  }
  const floors = sums
    .flatMap(({ min }) => (min === null ? [] : [Number(min)]))
    .filter((value) => value >= 10);
  return floors.length > 0 ? Math.min(...floors) : undefined;
}

const findText = (values: readonly (string | null)[], value: number) =>
  values.find((text) => text !== null && Number(text) === value) ?? null;
