import type { TextField } from "@shared/constants/applications";
import {
  APPLICATION_STATUSES,
  APPLICATION_STATUS_LABELS,
  type AiAuthor,
  type ApplicationStatus,
} from "@shared/constants/enums";
import type { ApplicationListItem } from "@shared/validators/applications";
import { translateLabel } from "@shared/words/labels";
import { DEFAULT_LANGUAGE } from "@shared/words/language";
import { currencyPrefix, formatExactMoney } from "@/lib/format/format";
import { language } from "@/lib/language";
import type { BadgeTone } from "@/ui/badge";
import { t } from "@/words";

const TEXT_NAMES: Record<TextField, string> = {
  narrative: t("Application Narrative"),
  notes: t("Notes"),
  aiDraftNarrative: t("AI-Generated Draft"),
};
export const nameTextField = (field: TextField): string => TEXT_NAMES[field];

export const UPDATE_FAILED = t("Failed to update application");

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
  label: translateLabel(APPLICATION_STATUS_LABELS[value]),
}));

/** The statuses that the list can be filtered by: in progress and completed are left out. */
export const STATUS_FILTERS = [
  "draft",
  "submitted",
  "under_review",
  "accepted",
  "funded",
  "rejected",
] as const;

/** "$50k fund requested": the exact amount in thousands, which only English shortens so; or a text that there is none. */
export function formatRequested(amount: string | null, currency: string): string {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(amount ?? "");
  if (!match) return t("No amount specified");
  if (language !== DEFAULT_LANGUAGE)
    return t("{amount} fund requested", { amount: formatExactMoney(amount, currency) ?? "" });
  const digits = `${match[1]!.padStart(4, "0")}${match[2] ?? ""}`;
  const point = Math.max(match[1]!.length, 4) - 3;
  const fraction = digits.slice(point).replace(/0+$/, "");
  const thousands = `${digits.slice(0, point)}${fraction && `.${fraction}`}`;
  return t("{amount} fund requested", { amount: `${currencyPrefix(currency)}${thousands}k` });
}

/** The badge that names the provider of the draft. */
export function formatProvider(provider: AiAuthor): string {
  return provider === "both" ? t("Dual AI") : provider.toUpperCase();
}

/** The name of an application in lists: that of its opportunity, or its own title once that is gone. */
export const nameApplication = ({
  opportunity,
  title,
}: Pick<ApplicationListItem, "opportunity" | "title">): string =>
  opportunity?.name ?? title ?? t("Untitled Opportunity");
