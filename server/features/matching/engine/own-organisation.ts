import type { EntityFacts } from "./match-types";
import { joinOwnText } from "./own-text";

/** The words by which an organisation says that it belongs to a tribe or works for one. */
const OF_A_TRIBE =
  /\btrib(?:al(?:ly)?|es?)\b|\b(?:alaska native|native american|american indian|native (?:american|women|youth|people|famil|village|communit)\w*|first nations?|indian (?:country|nation|reservation|community)|reservation|rancheria|pueblo of)\b/i;
const NATION = /\b(?:navajo|cherokee|choctaw|chickasaw|osage|oneida|yakama|muscogee|seneca|lakota|ojibwe)\b/i;

/** Returns true if an entity's own words mention a tribe. */
export const isOfATribe = (entity: EntityFacts): boolean => {
  const words = `${joinOwnText(entity)}\n${entity.region ?? ""}`;
  return OF_A_TRIBE.test(words) || NATION.test(words);
};

/**
 * Returns true if an entity calls itself part of a State, as its departments do. A city that is only in a
 * State does not.
 */
export const isOfAState = (entity: EntityFacts): boolean =>
  /\b(?:state|commonwealth|district of columbia)\b/i.test(`${entity.name}\n${entity.ownKind ?? ""}`) ||
  /\b(?:state (?:agency|department|government|office|programme?)|(?:agency|department|government) of the state)\b/i.test(
    joinOwnText(entity),
  );

/** Returns true if an entity's words say that it is a county, a city, a district or a school. */
export const isLocalBody = (entity: EntityFacts): boolean =>
  /\b(?:county|parish|city|town|township|borough|village|municipal\w*|district(?! of columbia)|authority|schools?)\b/i.test(
    joinOwnText(entity),
  );
