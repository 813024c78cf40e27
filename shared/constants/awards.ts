import type { EntityType } from "./enums";

/** The public registers that past awards are read from. */
export const AWARD_SOURCES = ["usaspending", "nsf", "360giving"] as const;
export type AwardSource = (typeof AWARD_SOURCES)[number];

/** How an award's funder was found: by an identifier, or only because the names are the same. */
export const AWARD_LINKS = ["identifier", "name"] as const;
export type AwardLink = (typeof AWARD_LINKS)[number];

export const RECIPIENT_TYPES = ["company", "nonprofit", "university", "school", "government"] as const;
export type RecipientType = (typeof RECIPIENT_TYPES)[number];

/** Asks for the awards whose source does not say the kind or region. */
export const NOT_STATED = "unknown";

/** The kind of recipient that an entity is like. Persons are like none, for their names are not kept. */
export const RECIPIENT_TYPE_OF: Record<EntityType, RecipientType | null> = {
  Startup: "company",
  Nonprofit: "nonprofit",
  "Social Enterprise": "nonprofit",
  Individual: null,
  Research: "university",
  School: "school",
  "Community Group": "nonprofit",
  Government: "government",
};

/** Of so many years before today the recent awards are. */
export const RECENT_AWARD_YEARS = 3;
/** With fewer awards in a currency no usual size is told. */
export const USUAL_SIZE_AWARDS_MIN = 4;
/** The figures are of this many awards of a funder at most, the newest. */
export const AWARDS_COUNTED_MAX = 10_000;
