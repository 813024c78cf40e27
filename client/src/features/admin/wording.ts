import type { CurationAction } from "@shared/constants/curation";
import { CURATED_FIELD_LABELS, type CuratedField } from "@shared/constants/curation";
import { FUNDING_TYPES } from "@shared/constants/enums";
import { translateLabel } from "@shared/words/labels";
import type { BulkDecisionView, CurationEntryView, ScrapeRunView } from "@shared/validators/curation";
import { listComma } from "@shared/words/language";
import type { BadgeTone } from "@/ui/badge";
import { formatCount, humanise } from "@/lib/format/format";
import type { Flag } from "@/lib/api/queries/admin";
import { t } from "@/words";

export type Decision = "verify" | "reject";

type DecisionWords = {
  one: string;
  many: (count: number) => string;
  ofName: (name: string) => string;
  failed: string;
  fallback: string;
};
export const DECISION_WORDS: Record<Decision, DecisionWords> = {
  verify: {
    one: t("Opportunity Verified"),
    many: (count) =>
      t.count(count, "1 opportunity verified", "{n} opportunities verified", { n: formatCount(count) }),
    ofName: (name) => t("Verified: {name}", { name }),
    failed: t("Verification Failed"),
    fallback: t("Failed to verify opportunity"),
  },
  reject: {
    one: t("Opportunity Rejected"),
    many: (count) =>
      t.count(count, "1 opportunity rejected", "{n} opportunities rejected", { n: formatCount(count) }),
    ofName: (name) => t("Rejected: {name}", { name }),
    failed: t("Rejection Failed"),
    fallback: t("Failed to reject opportunity"),
  },
};

export const FUNDING_TYPE_OPTIONS = FUNDING_TYPES.map((value) => ({
  value,
  label: translateLabel(humanise(value)),
}));

export const FLAG_LABELS: Record<Flag, string> = {
  duplicate: t("Looks like another one"),
  broken_link: t("Broken link"),
  changed: t("Changed at the source"),
};

/** "1 active opportunity", "1,204 active opportunities" */
export const formatActiveHeadline = (count: number) =>
  t.count(count, "1 active opportunity", "{n} active opportunities", { n: formatCount(count) });

/** The toast after a decision: names one opportunity, or counts several. */
export function getDecisionToast(
  decision: Decision,
  names: readonly string[],
  { changed, skipped }: BulkDecisionView,
): { title: string; description?: string; variant?: "destructive" } {
  const { one, many, failed } = DECISION_WORDS[decision];
  const late =
    skipped.length > 0
      ? t.count(
          skipped.length,
          "1 opportunity had been decided already and was left alone.",
          "{n} opportunities had been decided already and were left alone.",
          { n: formatCount(skipped.length) },
        )
      : undefined;
  if (changed.length === 0) return { title: failed, description: late, variant: "destructive" };
  if (changed.length === 1) return { title: one, description: late ?? names[0] };
  return { title: many(changed.length), description: late };
}

const RUN_STATUS: Record<ScrapeRunView["status"], { label: string; tone: BadgeTone }> = {
  queued: { label: t("Waiting"), tone: "neutral" },
  running: { label: t("Under way"), tone: "primary" },
  done: { label: t("Done § run"), tone: "good" },
  failed: { label: t("Failed"), tone: "destructive" },
  stopped: { label: t("Stopped § run"), tone: "neutral" },
};

/** A reading that found less than half of the one before is done, and yet needs a look. */
export const describeStatus = ({ status, fellFrom }: Pick<ScrapeRunView, "status" | "fellFrom">) =>
  fellFrom == null ? RUN_STATUS[status] : ({ label: t("Far fewer § run"), tone: "middle" } as const);

export const isUnderWay = ({ status }: Pick<ScrapeRunView, "status">) =>
  status === "queued" || status === "running";

/** "17 of 50", "17 read so far", "Waiting to start" */
export function formatProgress({
  status,
  done,
  total,
}: Pick<ScrapeRunView, "status" | "done" | "total">): string {
  if (status === "queued") return t("Waiting to start");
  if (total !== null && total > 0)
    return t("{done} of {total}", { done: formatCount(done), total: formatCount(total) });
  return done > 0
    ? t.count(done, "{n} read so far", "{n} read so far", { n: formatCount(done) })
    : t("Reading…");
}

const ACTIONS: Record<CurationAction, string> = {
  created: t("Created"),
  edited: t("Edited"),
  verified: t("Verified"),
  rejected: t("Rejected"),
  reopened: t("Decision taken back"),
  deleted: t("Deleted"),
  change_accepted: t("Change accepted"),
  change_declined: t("Change declined"),
  merged: t("Merged"),
  split: t("Split again"),
  kept_apart: t("Kept as two calls"),
};

export const getFieldLabel = (field: string) =>
  translateLabel(CURATED_FIELD_LABELS[field as CuratedField] ?? humanise(field));

/** "Edited: Name, Deadline", "Verified by Ama Mensah" */
export function formatHistory({ action: done, by, fields: changed }: CurationEntryView): string {
  const action = ACTIONS[done];
  const fields = changed.map(getFieldLabel).join(listComma());
  if (fields === "") return by ? t("{action} by {name}", { action, name: by }) : action;
  return by
    ? t("{action}: {fields} by {name}", { action, fields, name: by })
    : t("{action}: {fields}", { action, fields });
}
