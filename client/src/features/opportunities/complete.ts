import type { OpportunityView } from "@shared/validators/opportunities";

const LISTS = [
  "eligibleEntityTypes",
  "eligibleCountries",
  "eligibleRegions",
  "industryFocus",
  "stageFocus",
] as const satisfies (keyof OpportunityView)[];

/** Fields in which the page treats null and undefined differently. */
const NOT_STATED = {
  deadline: null,
  equityStakeMin: null,
  equityStakeMax: null,
  yearFoundedMin: null,
  yearFoundedMax: null,
} as const satisfies Partial<OpportunityView>;

/**
 * Completes an opportunity from another server than ours, which may leave out fields or have null in place of
 * a list.
 */
export function complete(answer: OpportunityView): OpportunityView {
  const lists = Object.fromEntries(LISTS.map((name) => [name, answer[name] ?? []]));
  return { ...NOT_STATED, ...answer, ...lists };
}
