import type { OpportunityView } from "@shared/validators/opportunities";

const LISTS = [
  "eligibleEntityTypes",
  "eligibleCountries",
  "eligibleRegions",
  "industryFocus",
  "stageFocus",
] as const satisfies (keyof OpportunityView)[];

/** Of which null and nothing mean different things to the page. */
const NOT_SAID = {
  deadline: null,
  equityStakeMin: null,
  equityStakeMax: null,
  yearFoundedMin: null,
  yearFoundedMax: null,
} as const satisfies Partial<OpportunityView>;

/** An opportunity as our server tells it: another one may leave out what it does not know, or have no value for a list. */
export function complete(answer: OpportunityView): OpportunityView {
  const lists = Object.fromEntries(LISTS.map((name) => [name, answer[name] ?? []]));
  return { ...NOT_SAID, ...answer, ...lists };
}
