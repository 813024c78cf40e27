import type { EntityType } from "@shared/constants/enums";
import { ENTITY_FACTS, type EntityFact } from "@shared/constants/questionnaires/entity-facts";
import type { Answers, AnswerValue } from "@shared/constants/questionnaires/questions";
import { mergeAnswers, mirrorFacts } from "@shared/constants/questionnaires/storage";
import { type ProfileScore, scoreProfile } from "@shared/profile-score";
import type { Db } from "../../platform/db/database";
import { selectProfile, upsertProfile } from "./profiles.queries";

type Facts = Partial<Record<EntityFact, AnswerValue>>;

/** The facts among an entity's columns that the questionnaires ask for. */
export function factsOf(columns: Facts): Answers {
  return Object.fromEntries(
    ENTITY_FACTS.filter((fact) => columns[fact] !== undefined).map((fact) => [fact, columns[fact]]),
  );
}

/**
 * After facts of an entity changed: repeats them in the profile of its type and works the score out anew.
 * `entity` has the facts as they are now; the caller holds its row.
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
