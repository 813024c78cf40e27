import type { EntityType } from "@shared/constants/enums";
import { ENTITY_FACTS, type EntityFact } from "@shared/constants/questionnaires/entity-facts";
import type { Answers, AnswerValue } from "@shared/constants/questionnaires/questions";
import { mergeAnswers, mirrorFacts } from "@shared/constants/questionnaires/storage";
import { type ProfileScore, scoreProfile } from "@shared/profile-score";
import type { Db } from "../../platform/db/database";
import { selectProfile, upsertProfile } from "./profiles.queries";

type Facts = Partial<Record<EntityFact, AnswerValue>>;

/** Picks the facts that the questionnaires ask for from an entity's columns. */
export function pickEntityFacts(columns: Facts): Answers {
  return Object.fromEntries(
    ENTITY_FACTS.filter((fact) => columns[fact] !== undefined).map((fact) => [fact, columns[fact]]),
  );
}

/**
 * Copies changed facts of an entity to the profile of its type and computes the new score. `entity` has the current
 * facts; the caller must have locked its row.
 */
export async function syncProfile(
  db: Db,
  entity: Facts & { id: string; type: EntityType },
  changed: Answers,
): Promise<ProfileScore> {
  const columns = mirrorFacts(entity.type, changed);
  const before = await selectProfile(db, entity.type, entity.id);
  const isWritten = Object.values(columns).some((value) => before !== undefined || value !== null);
  const profile = isWritten ? await upsertProfile(db, entity.type, entity.id, columns) : before;
  return scoreProfile(entity.type, mergeAnswers(entity.type, entity, profile));
}
