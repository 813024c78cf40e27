import type { EntityType } from "@shared/constants/enums";

/**
 * The words for each type of entity in texts that are embedded. Entities and the opportunities open to them use the
 * same words, so that their vectors are close.
 */
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
