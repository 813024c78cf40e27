import type { EntityType } from "@shared/constants/enums";

/** How texts that are embedded speak of each kind of organisation: alike for one, and for what is open to it. */
export const TYPE_WORDS: Readonly<Record<EntityType, string>> = {
  Startup: "startups, founders, ventures",
  Nonprofit: "nonprofits",
  "Social Enterprise": "social enterprises, entrepreneurs",
  Individual: "individuals",
  Research: "research institutions",
  School: "schools",
  "Community Group": "community groups",
  Government: "state and local governments",
};
