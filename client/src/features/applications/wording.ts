import {
  APPLICATION_STATUSES,
  APPLICATION_STATUS_LABELS,
  type AiAuthor,
  type ApplicationStatus,
} from "@shared/constants/enums";
import { currencyPrefix } from "@/lib/format";
import type { BadgeTone } from "@/components/ui/badge";

export const UPDATE_FAILED = "Failed to update application";

export const STATUS_TONES: Record<ApplicationStatus, BadgeTone> = {
  draft: "neutral",
  in_progress: "neutral",
  submitted: "primary",
  under_review: "primary",
  accepted: "good",
  rejected: "destructive",
  funded: "good",
  completed: "good",
};

export const STATUS_OPTIONS = APPLICATION_STATUSES.map((value) => ({
  value,
  label: APPLICATION_STATUS_LABELS[value],
}));

/** What the list can be filtered by: in progress and completed are left out. */
export const STATUS_FILTERS = [
  "draft",
  "submitted",
  "under_review",
  "accepted",
  "funded",
  "rejected",
] as const;

/** "$50k fund requested": the amount in thousands, as exact as it is; else that there is none. */
export function formatRequested(amount: string | null, currency: string): string {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(amount ?? "");
  if (!match) return "No amount specified";
  const digits = `${match[1]!.padStart(4, "0")}${match[2] ?? ""}`;
  const point = Math.max(match[1]!.length, 4) - 3;
  const fraction = digits.slice(point).replace(/0+$/, "");
  return `${currencyPrefix(currency)}${digits.slice(0, point)}${fraction && `.${fraction}`}k fund requested`;
}

/** The badge of who wrote the draft. */
export function formatProvider(provider: AiAuthor): string {
  return provider === "both" ? "Dual AI" : provider.toUpperCase();
}
