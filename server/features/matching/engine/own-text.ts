import type { EntityFacts } from "./match-types";

/** Joins the texts in which an entity says what it is. Where it lies is no part of them. */
export const joinOwnText = ({ name, ownKind, mission, description }: EntityFacts): string =>
  [name, ownKind, mission, description].filter(Boolean).join("\n");
