/** The ways of contact with a funder, in the order in which a person chooses. */
export const INTERACTION_TYPES = [
  "email",
  "call",
  "meeting",
  "event",
  "introduction",
  "application",
  "other",
] as const;
export type InteractionType = (typeof INTERACTION_TYPES)[number];

export const INTERACTION_TYPE_LABELS: Record<InteractionType, string> = {
  email: "E-mail",
  call: "Call",
  meeting: "Meeting",
  event: "Event",
  introduction: "Introduction",
  application: "Application",
  other: "Other",
};

export const INTERACTIONS_PAGE_SIZE = 100;
export const INTERACTIONS_PER_ENTITY = 5_000;
/** The directory shows at most this many next steps above its cards. */
export const NEXT_STEPS_MAX = 5;
