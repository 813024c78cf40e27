import {
  AMOUNT_FIELDS,
  CURATED_FIELD_LABELS,
  listDecidedTogether,
  type ScrapedField,
} from "@shared/constants/curation";
import type { AdminOpportunityDetailView, OpportunityChangeView } from "@shared/validators/curation";
import { translateLabel } from "@shared/words/labels";
import { t } from "@/words";
import { NOT_STATED, formatFieldValue } from "./field-values";

/** Changes that are decided together, in words. */
export type Proposal = {
  /** The change that a decision names; the others of the proposal follow it. */
  id: string;
  label: string;
  createdAt: string;
  /** Another source of the same call, which states it. */
  source: string | null;
  /** When the source last listed the call, where it is proposed to be over because no list has had it since. */
  lastListedAt: string | null;
  changes: { field: ScrapedField; before: string; after: string; quote: string | null }[];
};

const ORDER: readonly ScrapedField[] = [...AMOUNT_FIELDS, "currency"];

/** Lists the open changes of an opportunity as proposals: an amount and its new currency are one. */
export function listProposals(opportunity: AdminOpportunityDetailView): Proposal[] {
  const { changes } = opportunity;
  const open = changes.map(({ field }) => field);
  return changes.flatMap((change, index) => {
    const fields = listDecidedTogether(change.field, open);
    // A group is shown in the place of its first change.
    if (open.findIndex((field) => fields.includes(field)) < index) return [];
    const group = changes.filter(({ field }) => fields.includes(field));
    const shown = fields.includes("currency")
      ? formatCurrencyProposal(group, opportunity)
      : group.map(formatProposal(opportunity));
    const { id, createdAt, source = null, lastListedAt = null } = change;
    return [{ id, label: nameFields(shown), createdAt, source, lastListedAt, changes: shown }];
  });
}

/** An hour and a time zone are told under the name of the deadline that they belong to. */
function nameFields([first, ...others]: Proposal["changes"]): string {
  if (first && others.length === 0) return translateLabel(CURATED_FIELD_LABELS[first.field]);
  const isMoney = [first, ...others].some((change) => change?.field === "currency");
  return isMoney ? t("Amount and currency") : translateLabel(CURATED_FIELD_LABELS.deadline);
}

const formatProposal =
  ({ currency }: AdminOpportunityDetailView, newCurrency = currency) =>
  ({ field, before, after, quote }: Omit<OpportunityChangeView, "id" | "createdAt">) => ({
    field,
    before: formatFieldValue(field, before, currency),
    after: formatFieldValue(field, after, newCurrency),
    quote,
  });

/** Adds the amounts whose figures stay: in another currency they mean something else. */
function formatCurrencyProposal(
  group: readonly OpportunityChangeView[],
  opportunity: AdminOpportunityDetailView,
): Proposal["changes"] {
  const currency = group.find(({ field }) => field === "currency")?.after;
  const show = formatProposal(opportunity, typeof currency === "string" ? currency : undefined);
  const unchanged = AMOUNT_FIELDS.filter((field) => group.every((change) => change.field !== field)).map(
    (field) => ({ field, before: opportunity[field], after: opportunity[field], quote: null }),
  );
  return [...group, ...unchanged]
    .map(show)
    .filter(({ before, after }) => before !== NOT_STATED || after !== NOT_STATED)
    .sort((a, b) => ORDER.indexOf(a.field) - ORDER.indexOf(b.field))
    .map((change, index, all) => ({
      ...change,
      // An amount and its currency mostly come from the same words, which are quoted once.
      quote: all.slice(0, index).some(({ quote }) => quote === change.quote) ? null : change.quote,
    }));
}
