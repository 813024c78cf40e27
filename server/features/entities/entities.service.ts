import type { ProfileScore } from "@shared/profile-score";
import { ENTITIES_PER_USER } from "@shared/constants/limits";
import type { Right } from "@shared/constants/members";
import type { Entity } from "@shared/schema/index";
import type { CreateEntityInput, EntityView, UpdateEntityInput } from "@shared/validators/entities";
import { message } from "@shared/words/messages";
import type { ServiceContext } from "../../context/deps";
import { withTransaction } from "../../http/context";
import { AppError, notFound } from "../../platform/errors/app-error";
import { enqueueEntityEmbedding } from "../matching/retrieval/embeddings.service";
import { logActivity } from "../activity/log-activity";
import { assertRole } from "../members/access";
import { releaseObjects } from "../objects/release";
import { pickEntityFacts, syncProfile } from "../profiles/profile-sync";
import * as queries from "./entities.queries";

/** Converts an entity to the view that is sent to the client. The role is named only to who is not an owner. */
export function toEntityView(entity: queries.MemberEntity): EntityView {
  return {
    id: entity.id,
    name: entity.name,
    type: entity.type,
    stage: entity.stage,
    description: entity.description,
    mission: entity.mission,
    industry: entity.industry ?? [],
    country: entity.country,
    profileCompletionScore: entity.profileCompletionScore,
    layer1Complete: entity.layer1Complete,
    layer2Complete: entity.layer2Complete,
    layer3Complete: entity.layer3Complete,
    lastProfileUpdate: entity.lastProfileUpdate?.toISOString() ?? null,
    createdAt: entity.createdAt.toISOString(),
    updatedAt: entity.updatedAt.toISOString(),
    ...(entity.role !== "owner" && { role: entity.role }),
    ...(entity.isShared && { isShared: true as const }),
  };
}

/** Lists the entities that the caller is a member of with all their facts, oldest first. */
export function findOwnEntities(ctx: ServiceContext): Promise<queries.MemberEntity[]> {
  return queries.selectEntities(ctx.db, ctx.actor.id);
}

/** The caller's entities, oldest first. */
export async function listEntities(ctx: ServiceContext): Promise<EntityView[]> {
  return (await findOwnEntities(ctx)).map(toEntityView);
}

/** @throws AppError not_found unless the caller is a member, forbidden if they lack the right */
export async function getEntity(
  ctx: ServiceContext,
  id: string,
  right: Right = "read",
): Promise<queries.MemberEntity> {
  const entity = await queries.selectEntity(ctx.db, ctx.actor.id, id);
  if (!entity) throw notFound("Entity");
  assertRole(entity.role, right);
  return entity;
}

/**
 * Returns an entity and locks it until the transaction ends.
 * @throws AppError not_found unless the caller is a member, forbidden if they lack the right
 */
export async function lockEntity(
  ctx: ServiceContext,
  id: string,
  right: Right,
): Promise<queries.MemberEntity> {
  const entity = await queries.selectEntityForUpdate(ctx.db, ctx.actor.id, id);
  if (!entity) throw notFound("Entity");
  assertRole(entity.role, right);
  return entity;
}

/**
 * Checks that the caller may have one more entity. It needs a transaction.
 * @throws AppError conflict
 */
export async function assertEntityRoom({ db, actor }: ServiceContext): Promise<void> {
  if ((await queries.countEntitiesLocked(db, actor.id)) >= ENTITIES_PER_USER)
    throw new AppError(
      "conflict",
      message("An account can have at most {n} entities. Delete one you no longer need.", {
        n: ENTITIES_PER_USER,
      }),
    );
}

/** @throws AppError conflict when the caller has too many entities */
export async function createEntity(
  ctx: ServiceContext<"jobs">,
  input: CreateEntityInput,
): Promise<queries.MemberEntity> {
  const created = await withTransaction(ctx, async (tx) => {
    const { db, actor } = tx;
    await assertEntityRoom(tx);
    const entity = await queries.insertEntity(db, { ...input, userId: actor.id });
    await enqueueEntityEmbedding(tx, entity.id);
    return queries.updateEntityColumns(db, entity.id, await syncProfile(db, entity, pickEntityFacts(entity)));
  });
  ctx.deps.jobs.nudge("embed-entity");
  return { ...created, role: "owner", isShared: false };
}

/**
 * Saves the given fields. When the type changes, the answers stay and are scored by the questionnaire of the new type.
 * @throws AppError not_found unless the caller is a member, forbidden if they may not edit
 */
export async function updateEntity(
  ctx: ServiceContext<"clock" | "jobs">,
  id: string,
  input: UpdateEntityInput,
): Promise<queries.MemberEntity> {
  const updated = await withTransaction(ctx, async (tx) => {
    const before = await lockEntity(tx, id, "edit");
    if (Object.keys(input).length === 0) return before;
    await enqueueEntityEmbedding(tx, id);
    const after: Entity = { ...before, ...input };
    const facts = after.type === before.type ? input : after;
    await logActivity(tx, id, "entity_changed");
    const saved = await queries.updateEntityColumns(tx.db, id, {
      ...input,
      ...(await syncProfile(tx.db, after, pickEntityFacts(facts))),
    });
    return { ...saved, role: before.role, isShared: before.isShared };
  });
  ctx.deps.jobs.nudge("embed-entity");
  return updated;
}

/**
 * Saves the answers of the questionnaire that the entity itself stores. The caller must have locked it (`lockEntity`).
 */
export function saveProfileFacts(
  ctx: ServiceContext<"clock">,
  id: string,
  facts: queries.EntityColumns,
  score: ProfileScore,
): Promise<Entity> {
  return queries.updateEntityColumns(ctx.db, id, {
    ...facts,
    ...score,
    lastProfileUpdate: ctx.deps.clock.now(),
  });
}

/**
 * Deletes an entity and everything that belongs to it, files included.
 * @throws AppError not_found unless the caller is a member, forbidden unless they are an owner
 */
export async function deleteEntity(ctx: ServiceContext<"fileUses" | "jobs">, id: string): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    await lockEntity(tx, id, "manage");
    await releaseObjects(tx.db, tx.deps, { entityId: id });
    await queries.removeEntity(tx.db, id);
  });
  ctx.deps.jobs.nudge("sweep-objects");
}
