/** The fixed lists of the product. Tables, validators and screens all read them from here. */

export const ENTITY_TYPES = [
  "Startup",
  "Nonprofit",
  "Social Enterprise",
  "Individual",
  "Research",
  "School",
] as const;
/** These kinds have profile tables and questionnaires, but the picker does not offer them. */
const OTHER_ENTITY_TYPES = ["Community Group", "Government"] as const;
export const ALL_ENTITY_TYPES = [...ENTITY_TYPES, ...OTHER_ENTITY_TYPES] as const;
export type EntityType = (typeof ALL_ENTITY_TYPES)[number];

export const ENTITY_STAGES = ["Idea", "MVP", "Traction", "Growth", "Scale"] as const;
export type EntityStage = (typeof ENTITY_STAGES)[number];

export const FUNDING_TYPES = [
  "grant",
  "equity",
  "loan",
  "prize",
  "accelerator",
  "fellowship",
  "other",
] as const;
export type FundingType = (typeof FUNDING_TYPES)[number];

/** Whether applicants must pay a part of the costs themselves. */
export const CO_FUNDING = ["required", "not required"] as const;
export type CoFunding = (typeof CO_FUNDING)[number];

/** The only applicants of a call that is not open to everybody who meets its rules. */
export const APPLICANT_LIMITS = ["invited", "current holders"] as const;
export type ApplicantLimit = (typeof APPLICANT_LIMITS)[number];

export const APPLICATION_STATUSES = [
  "draft",
  "in_progress",
  "submitted",
  "under_review",
  "accepted",
  "rejected",
  "funded",
  "completed",
] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

export const APPLICATION_STATUS_LABELS: Record<ApplicationStatus, string> = {
  draft: "Draft",
  in_progress: "In Progress",
  submitted: "Submitted",
  under_review: "Under Review",
  accepted: "Accepted",
  rejected: "Rejected",
  funded: "Funded",
  completed: "Completed",
};

/** A merged opportunity is a duplicate of another one, which is shown in its place. */
export const VERIFICATION_STATUSES = ["pending", "verified", "rejected", "merged"] as const;
export type VerificationStatus = (typeof VERIFICATION_STATUSES)[number];

/** A caller may ask for these. */
export const AI_PROVIDERS = ["openai", "anthropic", "both"] as const;
export type AiProvider = (typeof AI_PROVIDERS)[number];
/** These may have written an answer, because a provider without a key falls back to `builtin`. */
export const AI_AUTHORS = [...AI_PROVIDERS, "builtin"] as const;
export type AiAuthor = (typeof AI_AUTHORS)[number];

export const RESOURCE_TYPES = ["template", "guide", "tool", "video"] as const;
export type ResourceType = (typeof RESOURCE_TYPES)[number];

export const FUNDER_TYPES = [
  "vc",
  "accelerator",
  "foundation",
  "government",
  "development_finance",
  "nonprofit",
  "corporate",
  "university",
  "multilateral",
  "angel_network",
  "private_equity",
  "family_office",
] as const;
export type FunderType = (typeof FUNDER_TYPES)[number];

export const FUNDER_TYPE_LABELS: Record<FunderType, string> = {
  vc: "VC",
  accelerator: "Accelerator",
  foundation: "Foundation",
  government: "Government",
  development_finance: "Development finance",
  nonprofit: "Nonprofit",
  corporate: "Corporate",
  university: "University",
  multilateral: "Multilateral",
  angel_network: "Angel network",
  private_equity: "Private equity",
  family_office: "Family office",
};

export const PITCH_DECK_STATUSES = ["pending_analysis", "analyzed", "failed"] as const;
export const QUESTION_TYPES = [
  "text",
  "textarea",
  "integer",
  "number",
  "select",
  "multiselect",
  "boolean",
  "array",
] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

/**
 * Finds the word of a list that a person means. Case makes no difference, and `_` or `-` counts as a space.
 * Returns `undefined` when there is none.
 */
export function matchWord<T extends string>(words: readonly T[], value: string): T | undefined {
  const normalise = (text: string) =>
    text
      .trim()
      .toLowerCase()
      .replace(/[\s_-]+/g, " ");
  const normalised = normalise(value);
  return words.find((word) => normalise(word) === normalised);
}
