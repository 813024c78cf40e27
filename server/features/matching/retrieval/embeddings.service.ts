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
import { selectStories } from "./story.queries";
import { TYPE_WORDS } from "./text-words";

const ENTITY_TEXT_MAX = 6_000;
/** All walks through the catalogue have this key, so that there is one at a time. */
const WALK_KEY = "catalogue";

/**
 * Embeds everything on show that has no vector of its present text and model, to the end.
 * @throws AppError upstream_failed or upstream_timeout from a remote embedder
 */
export async function refreshOpportunityEmbeddings(deps: EmbeddingDeps): Promise<void> {
  await embedStaleOpportunities(deps);
}

/** Queues a walk through the catalogue that embeds what changed; one that waits already is enough. */
export async function enqueueOpportunityEmbeddings(deps: Pick<Deps, "jobs">, db: Db): Promise<void> {
  await deps.jobs.enqueue(db, "embed-opportunities", { walk: true }, { key: WALK_KEY });
  deps.jobs.nudge("embed-opportunities");
}

/** The same after a change that is committed: it stands whether this succeeds or not, and the timetable finds it later. */
export async function requestOpportunityEmbeddings(deps: Pick<Deps, "jobs" | "db" | "log">): Promise<void> {
  await enqueueOpportunityEmbeddings(deps, deps.db).catch((error: unknown) =>
    deps.log.warn({ err: error }, "the embedding of opportunities could not be queued"),
  );
}

/** Queues the embedding of an entity with the change of it; several changes make one job. Nudge after the commit. */
export function enqueueEntityEmbedding(
  { db, deps }: ServiceContext<"jobs">,
  entityId: string,
): Promise<void> {
  return deps.jobs.enqueue(db, "embed-entity", { entityId }, { key: entityId });
}

/** What an entity's vector is made from. */
type Wanted = { id: string; text: string; hash: string };

async function textsOf(db: Db, userId: string, own: readonly OwnEntity[]): Promise<Wanted[]> {
  const stories = await selectStories(db, userId, own);
  return own.map((entity) => {
    const text = entityText(entity, stories.get(entity.id) ?? []);
    return { id: entity.id, text, hash: createHash("sha256").update(text).digest("hex") };
  });
}

/** The stored vectors that are of this model and of the present texts, by entity id. */
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
 * The vectors of the user's entities by id, of the present model and text: stored ones where they are still true, else made now. Null
 * for an entity that no vector could be had for in a short time.
 */
export async function ensureEntityEmbeddings(
  { actor, db, deps }: ServiceContext<"embedder" | "embedderFailures" | "log">,
  own: readonly OwnEntity[],
): Promise<Map<string, number[] | null>> {
  const { model } = deps.embedder;
  const wanted = await textsOf(db, actor.id, own);
  const fresh = await selectFresh(db, actor.id, wanted, model);
  const vectors = new Map<string, number[] | null>(wanted.map(({ id }) => [id, fresh.get(id) ?? null]));
  const stale = wanted.filter(({ id }) => !fresh.has(id));
  if (stale.length === 0) return vectors;
  const made = await embedInTime(
    deps,
    stale.map(({ text }) => text),
  );
  const rows = stale.flatMap(({ id, hash }, i) => {
    const vector = made[i] ?? null;
    return vector === null ? [] : [toRow(id, hash, vector, model)];
  });
  if (rows.length === 0) return vectors;
  for (const { entityId, embedding } of rows) vectors.set(entityId, embedding);
  // One that cannot be stored (its entity was deleted a moment ago) is made again when it is next needed.
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
 * Embeds an entity in the background, unless its vector is still true or it is gone, or the service refuses its text.
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
  const wanted = await textsOf(db, userId, await selectOwnEntities(db, userId, 1, entityId));
  const fresh = await selectFresh(db, userId, wanted, model);
  for (const { id, text, hash } of wanted.filter((one) => !fresh.has(one.id))) {
    const call = { signal, options: { isBackground: true }, of: { entityId } };
    const vector = await embedOne(deps, text, call);
    if (vector !== null) await upsertEntityVectors(db, [toRow(id, hash, vector, model)]);
  }
}

/**
 * What an entity is and does, in its own words. Its name only speaks where nothing else does: most names say nothing of the work.
 */
function entityText(entity: OwnEntity, story: readonly string[]): string {
  const { type, country, name, mission, description, industry } = entity;
  const kind = [TYPE_WORDS[type], country && countryName(country)].filter(Boolean).join(", ");
  const lines = [mission, description, ...story, (industry ?? []).map(industryLabel).join(", ")].filter(
    Boolean,
  );
  return [kind, ...(lines.length > 0 ? lines : [name])].join("\n").slice(0, ENTITY_TEXT_MAX);
}

/** What a search text is compared by beyond its words, with the model that made it; null when it cannot be had in a short time. */
export async function embedSearch(
  deps: EmbedDeps & Pick<Deps, "matchingCaches">,
  text: string,
): Promise<{ vector: number[]; model: string } | null> {
  const { model } = deps.embedder;
  const { searchVectors } = deps.matchingCaches;
  // The pages of a list ask for the same one.
  const vector =
    searchVectors.read(text, model) ?? (await embedInTime(deps, [text], { beyondWords: true }))[0];
  if (!vector) return null;
  searchVectors.write(text, model, vector);
  return { vector, model };
}
