import { mergeAnswers, splitAnswers } from "@shared/constants/questionnaires/storage";
import { isAnswered, scoreProfile } from "@shared/profile-score";
import type { Entity } from "@shared/schema/index";
import type { ProfileView, SavedProfileView } from "@shared/validators/entities";
import { listUnknownFields, profileUpdateSchema } from "@shared/validators/profiles";
import type { ServiceContext } from "../../context/deps";
import type { Db } from "../../platform/db/database";
import { withTransaction } from "../../http/context";
import { logActivity } from "../activity/log-activity";
import { factsFromAnswers } from "../drafts/writing/prepare-facts";
import type { DraftFact } from "../drafts/types";
import { getEntity, lockEntity, saveProfileFacts } from "../entities/entities.service";
import { enqueueEntityEmbedding } from "../matching/retrieval/embeddings.service";
import { type ProfileRow, selectProfile, upsertProfile } from "./profiles.queries";

function toProfileView(entity: Entity, profile: ProfileRow | undefined): ProfileView {
  return {
    ...mergeAnswers(entity.type, entity, profile),
    entityId: entity.id,
    entityType: entity.type,
    profileCompletionScore: entity.profileCompletionScore,
    layer1Complete: entity.layer1Complete,
    layer2Complete: entity.layer2Complete,
    layer3Complete: entity.layer3Complete,
    lastProfileUpdate: entity.lastProfileUpdate?.toISOString() ?? null,
  };
}

/** Reads the answers of an entity that the caller may read; undefined where there are none. */
export const readProfile = (
  db: Db,
  type: Entity["type"],
  entityId: string,
): Promise<ProfileRow | undefined> => selectProfile(db, type, entityId);

/**
 * Returns every answer of the entity's questionnaire, `null` where there is none.
 * @throws AppError not_found unless the entity is the caller's own
 */
export async function getProfile(ctx: ServiceContext, entityId: string): Promise<ProfileView> {
  const entity = await getEntity(ctx, entityId);
  return toProfileView(entity, await selectProfile(ctx.db, entity.type, entity.id));
}

/**
 * Saves any subset of the answers. Only the given columns are written, and the entity is locked: two saves at the same
 * time both stay, and the score counts both. The answer also names the sent fields that this profile does not have.
 * @param body checked here, because its fields depend on the entity's type
 * @throws AppError not_found unless the entity is the caller's own; ZodError for invalid answers
 */
export async function updateProfile(
  ctx: ServiceContext<"clock" | "jobs">,
  entityId: string,
  body: unknown,
): Promise<SavedProfileView> {
  const view = await withTransaction(ctx, async (tx) => {
    const { id, type, ...before } = await lockEntity(tx, entityId, "edit");
    const answers = profileUpdateSchema(type).parse(body);
    const { profile: columns, entity: facts } = splitAnswers(type, answers);
    const profile = await upsertProfile(tx.db, type, id, columns);
    const score = scoreProfile(type, mergeAnswers(type, { ...before, ...facts }, profile));
    await enqueueEntityEmbedding(tx, id);
    await logActivity(tx, id, "profile_changed");
    const saved = await saveProfileFacts(tx, id, facts as Partial<Entity>, score);
    const unknownFields = listUnknownFields(type, body);
    return { ...toProfileView(saved, profile), ...(unknownFields.length > 0 ? { unknownFields } : {}) };
  });
  ctx.deps.jobs.nudge("embed-entity");
  return view;
}

/** Lists the answered questions of an entity with their labels, in the order of the questionnaire. */
export async function profileFacts(ctx: ServiceContext, entity: Entity): Promise<DraftFact[]> {
  const profile = await selectProfile(ctx.db, entity.type, entity.id);
  const answers = mergeAnswers(entity.type, entity, profile);
  return factsFromAnswers(entity.type, answers).filter(({ fieldName }) => isAnswered(answers[fieldName]));
}
