import { fold, splitSentences } from "../values/words";
import { findMoney, type Money } from "../values/amounts";
import type { ReadContext } from "./context";

export type Award = { min: string | null; max: string | null; currency: string; quote: string };

/** Words around a sum that make it something else than what one applicant can get. */
const OTHER_BEFORE =
  /\b(?:total(?:ling|ing|s|led|ed)?|totalen|overall|budgets?|pot|pool|envelopp?e|allocations?|portfolio|worth|turnovers?|revenues?|incomes?|sales|assets|balance sheet|valuations?|valued|cap of|valuation cap|fees?|tuition|costs?|price[sd]?|tickets?|matched|match(?:ing)?|co-?financ\w*|contribut\w*|own funds|raised|distributed|invested|committed|disbursed|given|spent|paid out|awarded|has awarded|have awarded|donated|provided over|since|to date|so far|last year|average|mean|market|industry|economy|gdp|earn\w*|salar\w*|savings?|save|debts?|below|penalty|fine|discount|credits? worth|chiffre d'affaires|budget (?:global|total)|dotation globale|enveloppe|recettes|cout|frais|apport|fonds propres|autofinancement|umsatz|gesamt\w*|kosten|eigenanteil|bilanzsumme|facturacion|ingresos|presupuesto|coste|magnitude|gone to|has gone|first award|the first|were made|was|were|than)\s*(?:\S+\s+){0,5}$/;
const OTHER_AFTER =
  /^\s*(?:\S+\s+){0,3}?(?:in total|overall|total|budgets?|pot|pool|turnover|revenue|of revenue|in revenue|annual (?:income|turnover|revenue)|in sales|income|fees?|has been|have been|had been|was|were|has gone|to date|so far|already|fund\b|programme\b|program\b|portfolio|in (?:aws|cloud|google|azure|\w+ )?credits|credits|worth of|in perks|of services|valuation|post-money|pre-money|cap\b|match(?:ed|ing)?|co-?financ\w*|per (?:month|week|day|hour|head|person|night|session)|a (?:month|week|day)|monthly|par mois|mensuels?|pro monat|im monat|monatlich|al mes|por mes|de chiffre d'affaires|umsatz|de budget|au total|insgesamt|en total|raised|invested|in investment since|each year|in annual|million people)/;
const AWARD =
  /\b(?:grants?|awards?|funding|funds|fund|up to|between|receive[sd]?|apply for|appl(?:y|ications?)|loans?|prizes?|winners?|stipends?|invests?|investments?|bursar(?:y|ies)|scholarships?|fellowships?|proposals? of|requests? of|offer(?:s|ed|ing)?|provid(?:e|es|ed|ing)|support(?:s|ed)?|maximum|per (?:project|applicant|award|year|organi[sz]ation|company|team)|each|finance|subventions?|aides?|montant|jusqu'a|bourses?|prets?|dotation|recoivent|financement|seed (?:capital|funding)|forder\w*|bis zu|zuschuss\w*|darlehen|preisgeld|hasta|subvencion(?:es)?|ayudas?|importe|premios?|ate|apoio|equity)\b/;

/** A sum that is no award: the total of a call, what was given before, a limit on turnover, a fee. `award` words are asked for in prose. */
function isAward(sentence: string, money: Money, isProse: boolean): boolean {
  const before = `${fold(sentence.slice(Math.max(0, money.start - 70), money.start))} `;
  const after = fold(sentence.slice(money.end, money.end + 60));
  // A new thought begins at a comma with a verb, or at a bracket: only what is near counts.
  const near = before.split(/[;:(]|, (?=\S+ (?:and|which|who|of which)\b)/).at(-1) ?? before;
  if (
    OTHER_BEFORE.test(near) &&
    !/\b(?:grants?|loans?|awards?|prizes?|scholarships?|bursaries|stipends?|subventions?|aides?) (?:of|from|are|worth|de|range|ranging|valued at|up to)[^,]{0,25}$/.test(
      near,
    )
  )
    return false;
  if (OTHER_AFTER.test(after) && !/^\s*(?:each|per (?:project|award|applicant))/.test(after)) return false;
  if (/\bavailable\b/.test(after.slice(0, 30)) && money.shape === "exact" && !/\b(?:per|each)\b/.test(after))
    return false;
  return !isProse || AWARD.test(fold(sentence));
}

/** The award that the value of a label states ("£1,000 to £10,000"); null where it states none. */
export function readLabelledAward(value: string, context: ReadContext): Award | null {
  for (const sentence of splitSentences(value)) {
    const sums = findMoney(sentence, context.money).filter((money) => isAward(sentence, money, false));
    const award = combine(sums, sentence);
    if (award) return award;
  }
  return null;
}

/** The award that a paragraph speaks of; null where no sum is surely one. */
export function readProseAward(paragraph: string, context: ReadContext): Award | null {
  if (!/\d/.test(paragraph)) return null;
  for (const sentence of splitSentences(paragraph)) {
    if (!/\d/.test(sentence)) continue;
    const sums = findMoney(sentence, context.money).filter((money) => isAward(sentence, money, true));
    const award = combine(sums, sentence);
    if (award) return award;
  }
  return null;
}

/** Sums of one sentence as one award: of several the smallest and the largest. */
function combine(sums: readonly Money[], quote: string): Award | null {
  const [first] = sums;
  if (!first?.currency) return null;
  const same = sums.filter(({ currency }) => currency === first.currency);
  // One or two units are no award, but a stand-in for "not stated".
  const values = same
    .flatMap(({ min, max }) => [min, max])
    .filter((value) => value !== null && Number(value) >= 10);
  if (values.length === 0) return null;
  const ordered = values.map(Number).sort((a, b) => a - b);
  const text = (value: number | undefined) => (value === undefined ? null : asText(values, value));
  const hasFloor = same.some(({ min }) => min !== null);
  const isOpenAbove = same.every(({ max }) => max === null);
  const onlyUpTo = same.every(({ shape }) => shape === "up-to");
  return {
    min: hasFloor && !onlyUpTo ? text(smallestFloor(same)) : null,
    max: isOpenAbove ? null : text(ordered.at(-1)),
    currency: first.currency,
    quote,
  };
}

/** "Up to £5,000, or £20,000 for partnerships": no floor is said. */
function smallestFloor(sums: readonly Money[]): number | undefined {
  if (sums.some(({ shape }) => shape === "up-to")) {
    const stated = sums
      .filter(({ shape }) => shape === "range" || shape === "from")
      .map(({ min }) => Number(min));
    return stated.length > 0 ? Math.min(...stated) : undefined;
  }
  const floors = sums
    .flatMap(({ min }) => (min === null ? [] : [Number(min)]))
    .filter((value) => value >= 10);
  return floors.length > 0 ? Math.min(...floors) : undefined;
}

const asText = (values: readonly (string | null)[], value: number) =>
  values.find((text) => text !== null && Number(text) === value) ?? null;
