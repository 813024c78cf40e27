import { createHash } from "node:crypto";
import { countryName } from "@shared/constants/countries";
import { industryLabel } from "@shared/constants/industries";
import type { Db } from "../../../platform/db/database";
import type { Deps, ServiceContext } from "../../../context/deps";
import { embedInTime } from "./embed-in-time";
import { type EmbeddingDeps, embedStaleOpportunities } from "./embed-opportunities";
import { selectEntityOwner } from "./embeddings.queries";
import {
  type OwnEntity,
  selectEntityVectors,
  selectOwnEntities,
  upsertEntityVectors,
} from "../engine/matching.queries";
import { type EmbedDeps, embedOne } from "./refused-texts";
import { selectProfileTexts } from "./profile-texts.queries";
import { TYPE_WORDS } from "./type-words";

const ENTITY_TEXT_MAX = 6_000;
/** All walks through the catalogue share this key, so that only one runs at a time. */
const WALK_KEY = "catalogue";

/**
 * Embeds all published opportunities that have no vector of their present text and model, and waits for the end.
 * @throws AppError upstream_failed or upstream_timeout from a remote embedder
 */
export async function refreshOpportunityEmbeddings(deps: EmbeddingDeps): Promise<void> {
  await embedStaleOpportunities(deps);
}

/**
 * Queues a walk through the catalogue that embeds changed opportunities. Nothing happens if one is queued already.
 */
export async function enqueueOpportunityEmbeddings(deps: Pick<Deps, "jobs">, db: Db): Promise<void> {
  await deps.jobs.enqueue(db, "embed-opportunities", { walk: true }, { key: WALK_KEY });
  deps.jobs.nudge("embed-opportunities");
}

/**
 * Queues the same walk after a committed change. A failure is only logged, because the schedule finds the change
 * later.
 */
export async function requestOpportunityEmbeddings(deps: Pick<Deps, "jobs" | "db" | "log">): Promise<void> {
  await enqueueOpportunityEmbeddings(deps, deps.db).catch((error: unknown) =>
    deps.log.warn({ err: error }, "the embedding of opportunities could not be queued"),
  );
}

/**
 * Queues the embedding of an entity in the transaction that changes it. Several changes make one job. Nudge the queue
 * after the commit.
 */
export function enqueueEntityEmbedding(
  { db, deps }: ServiceContext<"jobs">,
  entityId: string,
): Promise<void> {
  return deps.jobs.enqueue(db, "embed-entity", { entityId }, { key: entityId });
}

/** The text that an entity's vector is made from. */
type Wanted = { id: string; text: string; hash: string };

async function listTextsToEmbed(db: Db, userId: string, own: readonly OwnEntity[]): Promise<Wanted[]> {
  const profileTexts = await selectProfileTexts(db, userId, own);
  return own.map((entity) => {
    const text = entityText(entity, profileTexts.get(entity.id) ?? []);
    return { id: entity.id, text, hash: createHash("sha256").update(text).digest("hex") };
  });
}

/** Selects the stored vectors of this model and of the present texts, by entity id. */
async function selectFresh(
  db: Db,
  userId: string,
  wanted: Wanted[],
  model: string,
): Promise<Map<string, number[]>> {
  const stored = await selectEntityVectors(
    db,
    userId,
    wanted.map(({ id }) => id),
  );
  const hashes = new Map(wanted.map(({ id, hash }) => [id, hash]));
  return new Map(
    stored
      .filter((row) => row.embeddingModel === model && row.contentHash === hashes.get(row.entityId))
      .map((row) => [row.entityId, row.embedding]),
  );
}

/**
 * Returns the vectors of the user's entities by id. Vectors that are missing or outdated are made now. Null means
 * that the vector could not be made in a short time.
 */
export async function ensureEntityEmbeddings(
  { actor, db, deps }: ServiceContext<"embedder" | "embedderFailures" | "log">,
  own: readonly OwnEntity[],
): Promise<Map<string, number[] | null>> {
  const { model } = deps.embedder;
  const wanted = await listTextsToEmbed(db, actor.id, own);
  const fresh = await selectFresh(db, actor.id, wanted, model);
  const vectors = new Map<string, number[] | null>(wanted.map(({ id }) => [id, fresh.get(id) ?? null]));
  const stale = wanted.filter(({ id }) => !fresh.has(id));
  if (stale.length === 0) return vectors;
  const newVectors = await embedInTime(
    deps,
    stale.map(({ text }) => text),
  );
  const rows = stale.flatMap(({ id, hash }, i) => {
    const vector = newVectors[i] ?? null;
    return vector === null ? [] : [toRow(id, hash, vector, model)];
  });
  if (rows.length === 0) return vectors;
  for (const { entityId, embedding } of rows) vectors.set(entityId, embedding);
  // The entity may have been deleted meanwhile. Otherwise the vector is made again when it is next needed.
  await upsertEntityVectors(db, rows).catch((error: unknown) =>
    deps.log.warn({ err: error }, "entity vectors could not be stored"),
  );
  return vectors;
}

const toRow = (entityId: string, contentHash: string, embedding: number[], embeddingModel: string) => ({
  entityId,
  embedding,
  embeddingModel,
  contentHash,
});

/**
 * Embeds an entity in the background. It does nothing if the vector is up to date, the entity is deleted, or the
 * service refuses its text.
 * @throws AppError upstream_failed or upstream_timeout from a remote embedder; the signal's reason
 */
export async function embedEntity(
  { db, ...deps }: EmbedDeps & Pick<Deps, "db">,
  entityId: string,
  signal?: AbortSignal,
): Promise<void> {
  const { model } = deps.embedder;
  const userId = await selectEntityOwner(db, entityId);
  if (userId === undefined) return;
  const wanted = await listTextsToEmbed(db, userId, await selectOwnEntities(db, userId, 1, entityId));
  const fresh = await selectFresh(db, userId, wanted, model);
  for (const { id, text, hash } of wanted.filter((one) => !fresh.has(one.id))) {
    const call = { signal, options: { isBackground: true }, owner: { entityId } };
    const vector = await embedOne(deps, text, call);
    if (vector !== null) await upsertEntityVectors(db, [toRow(id, hash, vector, model)]);
  }
}

/**
 * Describes an entity in its own words. Its name is used only if there is nothing else, because most names do not
 * tell what an entity does.
 */
function entityText(entity: OwnEntity, profileTexts: readonly string[]): string {
  const { type, country, name, mission, description, industry } = entity;
  const kind = [TYPE_WORDS[type], country && countryName(country)].filter(Boolean).join(", ");
  const lines = [
    mission,
    description,
    ...profileTexts,
    (industry ?? []).map(industryLabel).join(", "),
  ].filter(Boolean);
  return [kind, ...(lines.length > 0 ? lines : [name])].join("\n").slice(0, ENTITY_TEXT_MAX);
}

/** Embeds a search text, for comparison beyond its words. Returns null if that takes too long. */
export async function embedSearch(
  deps: EmbedDeps & Pick<Deps, "matchingCaches">,
  text: string,
): Promise<{ vector: number[]; model: string } | null> {
  const { model } = deps.embedder;
  const { searchVectors } = deps.matchingCaches;
  // All pages of a list ask for the same vector.
  const vector =
    searchVectors.read(text, model) ?? (await embedInTime(deps, [text], { beyondWords: true }))[0];
  if (!vector) return null;
  searchVectors.write(text, model, vector);
  return { vector, model };
}
