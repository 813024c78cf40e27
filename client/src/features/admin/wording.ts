import type { CurationAction } from "@shared/constants/curation";
import { SCRAPED_FIELD_LABELS, type ScrapedField } from "@shared/constants/curation";
import { FUNDING_TYPES } from "@shared/constants/enums";
import type { BulkDecisionView, CurationEntryView, ScrapeRunView } from "@shared/validators/curation";
import type { BadgeTone } from "@/components/ui/badge";
import { formatCount, humanise } from "@/lib/format";
import type { Flag } from "@/lib/queries/admin";

export type Decision = "verify" | "reject";

export const DECISION_WORDS: Record<Decision, { done: string; failed: string; fallback: string }> = {
  verify: { done: "Verified", failed: "Verification Failed", fallback: "Failed to verify opportunity" },
  reject: { done: "Rejected", failed: "Rejection Failed", fallback: "Failed to reject opportunity" },
};

export const FUNDING_TYPE_OPTIONS = FUNDING_TYPES.map((value) => ({ value, label: humanise(value) }));

export const FLAG_LABELS: Record<Flag, string> = {
  duplicate: "Looks like another one",
  broken_link: "Broken link",
  changed: "Changed at the source",
};

/** "1 opportunity", "5,000 opportunities" */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
export const countOpportunities = (count: number) => counted(count, "opportunity", "opportunities");

/** "1 active opportunity", "1,204 active opportunities" */
export const activeHeadline = (count: number) => counted(count, "active opportunity", "active opportunities");

/** The toast after a decision about one opportunity, by its name, or about several. */
export function decisionToast(
  decision: Decision,
  names: readonly string[],
  { changed, skipped }: BulkDecisionView,
): { title: string; description?: string; variant?: "destructive" } {
  const { done, failed } = DECISION_WORDS[decision];
  const late =
    skipped.length > 0
      ? `${countOpportunities(skipped.length)} had been decided already and ${skipped.length === 1 ? "was" : "were"} left alone.`
      : undefined;
  if (changed.length === 0) return { title: failed, description: late, variant: "destructive" };
  if (changed.length === 1) return { title: `Opportunity ${done}`, description: late ?? names[0] };
  return { title: `${countOpportunities(changed.length)} ${done.toLowerCase()}`, description: late };
}

export const RUN_STATUS: Record<ScrapeRunView["status"], { label: string; tone: BadgeTone }> = {
  queued: { label: "Waiting", tone: "neutral" },
  running: { label: "Under way", tone: "primary" },
  done: { label: "Done", tone: "good" },
  failed: { label: "Failed", tone: "destructive" },
};

export const isUnderWay = ({ status }: Pick<ScrapeRunView, "status">) =>
  status === "queued" || status === "running";

/** "17 of 50", "17 read so far", "Waiting to start" */
export function progressText({
  status,
  done,
  total,
}: Pick<ScrapeRunView, "status" | "done" | "total">): string {
  if (status === "queued") return "Waiting to start";
  if (total !== null && total > 0) return `${formatCount(done)} of ${formatCount(total)}`;
  return done > 0 ? `${formatCount(done)} read so far` : "Reading…";
}

const ACTIONS: Record<CurationAction, string> = {
  created: "Created",
  edited: "Edited",
  verified: "Verified",
  rejected: "Rejected",
  reopened: "Decision taken back",
  deleted: "Deleted",
  change_accepted: "Change accepted",
  change_declined: "Change declined",
};

export const fieldLabel = (field: string) => SCRAPED_FIELD_LABELS[field as ScrapedField] ?? humanise(field);

/** "Edited: Name, Deadline", "Verified by Ama Mensah" */
export function historyText({ action, by, fields }: CurationEntryView): string {
  const what =
    fields.length > 0 ? `${ACTIONS[action]}: ${fields.map(fieldLabel).join(", ")}` : ACTIONS[action];
  return by ? `${what} by ${by}` : what;
}
