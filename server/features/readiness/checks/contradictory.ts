import { compareAmounts } from "@shared/plain-decimal";
import {
  type Fact,
  readAges,
  readAskedAmounts,
  readDurations,
  readFoundingYears,
  readStaff,
} from "../claims/project-facts";
import type { Found, ReadinessInput } from "../types";
import { listTexts, placeIn } from "../types";

const at = ({ text, quote, start }: Fact) => placeIn(text, quote, start);
const against = ({ text, quote }: Fact) => ({ part: text.part, id: text.id, quote });

/** Amounts in the texts that are not the one asked for, or, where none is stated, differ from each other. */
export function findOtherAmounts(input: ReadinessInput): Found[] {
  const { askingAmount, askingCurrency, today } = input;
  const stated = listTexts(input).flatMap((text) => readAskedAmounts(text, today));
  if (askingAmount !== null)
    return stated
      .filter(({ value }) => compareAmounts(value, askingAmount) !== 0)
      .map((fact) => ({
        ...{ code: "amount_differs" as const, params: { amount: askingAmount, currency: askingCurrency } },
        ...{ place: at(fact), against: { part: "askingAmount" as const, id: null, quote: null } },
      }));
  return pairWithFirst(stated, (a, b) => a.value !== b.value).map(({ first, other }) => ({
    ...{ code: "figure_differs" as const, params: { other: first.quote } },
    ...{ place: at(other), against: against(first) },
  }));
}

/** Lengths of the project that differ from each other. */
export function findOtherDurations(input: ReadinessInput): Found[] {
  const stated = listTexts(input).flatMap((text) => readDurations(text, input.today));
  const firm = stated.filter(({ isFirm }) => isFirm);
  const base = firm[0];
  if (!base) return [];
  // What is only planned for a time may be a part of the project; it counts where it is the only one in its text.
  const planned = stated.filter(
    (fact) => !fact.isFirm && stated.filter(({ text }) => text === fact.text).length === 1,
  );
  const all = stated.filter((fact) => fact.isFirm || planned.includes(fact));
  const [first] = all as [Fact];
  return all
    .filter((fact) => fact !== first && Math.abs(fact.value - first.value) > 0.6)
    .map((fact) => ({
      ...{ code: "duration_differs" as const, params: { other: first.quote } },
      ...{ place: at(fact), against: against(first) },
    }));
}

/** Founding years, ages and numbers of staff that are not those of the profile. */
export function findOtherOrganisation(input: ReadinessInput): Found[] {
  const { profile, today } = input;
  const texts = listTexts(input);
  const differs = (fact: Fact, field: string, value: number): Found => ({
    ...{ code: "profile_differs", params: { field, value: String(value) } },
    ...{ place: at(fact), against: { part: "profile", id: field, quote: null } },
  });
  const years = texts.flatMap((text) => readFoundingYears(text, profile.name));
  const staff = texts.flatMap((text) => readStaff(text, today));
  const found: Found[] = [];
  const { foundedYear } = profile;
  if (foundedYear !== null) {
    found.push(
      ...years
        .filter(({ value }) => value !== foundedYear)
        .map((fact) => differs(fact, "foundedYear", foundedYear)),
    );
    const age = Number(today.slice(0, 4)) - foundedYear;
    const ages = texts.flatMap(readAges).filter(({ value }) => value > age + 1);
    found.push(...ages.map((fact) => differs(fact, "foundedYear", foundedYear)));
  } else found.push(...asPairs(years));
  if (profile.staff === null) return [...found, ...asPairs(staff)];
  const own = profile.staff;
  return [...found, ...staff.filter(({ value }) => value !== own).map((fact) => differs(fact, "staff", own))];
}

const asPairs = (facts: readonly Fact[]): Found[] =>
  pairWithFirst(facts, (a, b) => a.value !== b.value).map(({ first, other }) => ({
    ...{ code: "figure_differs", params: { other: first.quote } },
    ...{ place: at(other), against: against(first) },
  }));

function pairWithFirst(facts: readonly Fact[], differ: (a: Fact, b: Fact) => boolean) {
  const [first, ...others] = facts;
  return first ? others.filter((other) => differ(first, other)).map((other) => ({ first, other })) : [];
}
