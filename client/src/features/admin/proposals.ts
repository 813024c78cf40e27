import { AMOUNT_FIELDS, decidedTogether, type ScrapedField } from "@shared/constants/curation";
import type { AdminOpportunityDetailView, OpportunityChangeView } from "@shared/validators/curation";
import { NOT_STATED, showFieldValue } from "./field-values";

/** Changes that are decided as one, in words. */
export type Proposal = {
  /** Of the change that a decision names; it takes the others along. */
  id: string;
  createdAt: string;
  changes: { field: ScrapedField; before: string; after: string; quote: string | null }[];
};

const ORDER: readonly ScrapedField[] = [...AMOUNT_FIELDS, "currency"];

/** The open changes of an opportunity as an administrator decides on them: an amount and its new currency are one proposal. */
export function proposalsOf(opportunity: AdminOpportunityDetailView): Proposal[] {
  const { changes } = opportunity;
  const open = changes.map(({ field }) => field);
  return changes.flatMap((change, index) => {
    const fields = decidedTogether(change.field, open);
    // Shown where the first of them stands.
    if (open.findIndex((field) => fields.includes(field)) < index) return [];
    const group = changes.filter(({ field }) => fields.includes(field));
    const shown = fields.includes("currency")
      ? inCurrency(group, opportunity)
      : group.map(inWords(opportunity));
    return [{ id: change.id, createdAt: change.createdAt, changes: shown }];
  });
}

const inWords =
  ({ currency }: AdminOpportunityDetailView, newCurrency = currency) =>
  ({ field, before, after, quote }: Omit<OpportunityChangeView, "id" | "createdAt">) => ({
    field,
    before: showFieldValue(field, before, currency),
    after: showFieldValue(field, after, newCurrency),
    quote,
  });

/** With the amounts whose figures stay: in another currency they are worth something else. */
function inCurrency(
  group: readonly OpportunityChangeView[],
  opportunity: AdminOpportunityDetailView,
): Proposal["changes"] {
  const currency = group.find(({ field }) => field === "currency")?.after;
  const show = inWords(opportunity, typeof currency === "string" ? currency : undefined);
  const unchanged = AMOUNT_FIELDS.filter((field) => group.every((change) => change.field !== field)).map(
    (field) => ({ field, before: opportunity[field], after: opportunity[field], quote: null }),
  );
  return [...group, ...unchanged]
    .map(show)
    .filter(({ before, after }) => before !== NOT_STATED || after !== NOT_STATED)
    .sort((a, b) => ORDER.indexOf(a.field) - ORDER.indexOf(b.field))
    .map((change, index, all) => ({
      ...change,
      // An amount and its currency are mostly read from the same words.
      quote: all.slice(0, index).some(({ quote }) => quote === change.quote) ? null : change.quote,
    }));
}
