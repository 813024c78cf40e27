import { createHash } from "node:crypto";
import { countryName } from "@shared/constants/countries";
import { industryLabel } from "@shared/constants/industries";
import type { Db } from "../../../platform/db/database";
import type { Deps, ServiceContext } from "../../../context/deps";
import { selectMatchable, storeMatchable } from "../../ai-consents/agreed";
import { embedInTime } from "./embed-in-time";
import { type EmbeddingDeps, embedStaleOpportunities } from "./embed-opportunities";
import { describeTerms } from "../embedder/terms";
import { READING_VERSION } from "../embedder/themes";
import { readingSuffix, selectEntityOwner } from "./embeddings.queries";
import {
  type EntityVector,
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

/** The parts of the application that an entity's vector is made with. */
export type EntityEmbedNeeds = "config" | "db" | "embedder" | "embedderFailures" | "log";

/** What an entity is compared by: the vector of its texts, null without one, and their terms (see `describeTerms`). */
export type EntityTexts = { vector: number[] | null; terms: string | null };

/** The text that an entity's vector is made from, and the one that its terms are found in. */
type Wanted = { id: string; text: string; ownWords: string; hash: string };

async function listTextsToEmbed(db: Db, userId: string, own: readonly OwnEntity[]): Promise<Wanted[]> {
  const profileTexts = await selectProfileTexts(db, userId, own);
  return own.map((entity) => {
    const lines = listLines(entity, profileTexts.get(entity.id) ?? []);
    const text = buildEmbeddedText(entity, lines);
    const ownWords = [entity.name, ...lines].join("\n").slice(0, ENTITY_TEXT_MAX);
    const hash = createHash("sha256").update(`${text}\n${ownWords}`).digest("hex");
    return { id: entity.id, text, ownWords, hash: hash + readingSuffix(READING_VERSION) };
  });
}

/** Selects the stored vectors of this model and of the present texts, with their terms, by entity id. */
async function selectFresh(
  db: Db,
  userId: string,
  wanted: Wanted[],
  model: string,
): Promise<Map<string, EntityTexts>> {
  const stored = await selectEntityVectors(
    db,
    userId,
    wanted.map(({ id }) => id),
  );
  const hashes = new Map(wanted.map(({ id, hash }) => [id, hash]));
  return new Map(
    stored
      .filter((row) => row.embeddingModel === model && row.contentHash === hashes.get(row.entityId))
      .map(({ entityId, embedding, terms }) => [entityId, { vector: embedding, terms }]),
  );
}

/**
 * Returns the vectors and terms of the user's entities by id. Those that are missing or outdated are made now. A
 * vector is null if it could not be made in a short time, or if a provider would make it and nobody has agreed to that.
 */
export async function ensureEntityEmbeddings(
  { actor, db, deps }: ServiceContext<EntityEmbedNeeds>,
  own: readonly OwnEntity[],
): Promise<Map<string, EntityTexts>> {
  const { model } = deps.embedder;
  const wanted = await listTextsToEmbed(db, actor.id, own);
  const found = await selectFresh(db, actor.id, wanted, model);
  const stale = wanted.filter(({ id }) => !found.has(id));
  if (stale.length === 0) return found;
  const matchable = await selectMatchable(
    deps,
    stale.map(({ id }) => id),
  ).catch((error: unknown) => {
    deps.log.warn({ err: error }, "it is not known who has agreed to an embedding service");
    return new Set<string>();
  });
  const sent = stale.filter(({ id }) => matchable.has(id));
  const made = await embedInTime(
    deps,
    sent.map(({ text }) => text),
  );
  const newVectors = new Map(sent.map(({ id }, i) => [id, made[i] ?? null]));
  const rows: EntityVector[] = [];
  for (const one of stale) {
    const vector = newVectors.get(one.id) ?? null;
    const terms = describeTerms(one.ownWords);
    found.set(one.id, { vector, terms });
    if (vector !== null) rows.push(buildRow(one, { vector, terms, model }));
  }
  if (rows.length === 0) return found;
  // The entity may have been deleted meanwhile. Otherwise the vector is made again when it is next needed.
  await storeVectors(deps, rows).catch((error: unknown) =>
    deps.log.warn({ err: error }, "entity vectors could not be stored"),
  );
  return found;
}

/**
 * Returns what an entity would be compared by after a change that is not saved. Nothing is stored. A remote embedder is not asked for it:
 * the stored vector stands in, so that nobody pays for a press of a button.
 */
export async function readEntityTexts(
  ctx: ServiceContext<EntityEmbedNeeds>,
  entity: OwnEntity,
): Promise<EntityTexts> {
  const { actor, db, deps } = ctx;
  const [wanted] = await listTextsToEmbed(db, actor.id, [entity]);
  if (!wanted) return { vector: null, terms: null };
  const terms = describeTerms(wanted.ownWords);
  if (!deps.embedder.isRemote)
    return { vector: (await deps.embedder.embed([wanted.text]))[0] ?? null, terms };
  const [stored] = await selectEntityVectors(db, actor.id, [entity.id]);
  const isUsable = stored?.embeddingModel === deps.embedder.model;
  return { vector: isUsable ? stored.embedding : null, terms };
}

const storeVectors = (deps: Pick<Deps, EntityEmbedNeeds>, rows: EntityVector[]): Promise<void> =>
  storeMatchable(
    deps,
    rows.map(({ entityId }) => entityId),
    async (tx, agreed) => {
      const kept = rows.filter(({ entityId }) => agreed.has(entityId));
      if (kept.length > 0) await upsertEntityVectors(tx, kept);
    },
  );

const buildRow = (
  { id, hash }: Wanted,
  { vector, terms, model }: { vector: number[]; terms: string | null; model: string },
): EntityVector => ({
  entityId: id,
  embedding: vector,
  embeddingModel: model,
  contentHash: hash,
  terms,
});

/**
 * Embeds an entity in the background. It does nothing if the vector is up to date, the entity is deleted, its owners
 * have not agreed to the service, or the service refuses its text.
 * @throws AppError upstream_failed or upstream_timeout from a remote embedder; the signal's reason
 */
export async function embedEntity(
  deps: Pick<Deps, EntityEmbedNeeds>,
  entityId: string,
  signal?: AbortSignal,
): Promise<void> {
  const { db } = deps;
  const { model } = deps.embedder;
  const userId = await selectEntityOwner(db, entityId);
  if (userId === undefined) return;
  const wanted = await listTextsToEmbed(db, userId, await selectOwnEntities(db, userId, 1, entityId));
  const fresh = await selectFresh(db, userId, wanted, model);
  for (const one of wanted.filter(({ id }) => !fresh.has(id))) {
    if (!(await selectMatchable(deps, [entityId])).has(entityId)) return;
    const call = { signal, options: { isBackground: true }, owner: { entityId } };
    const vector = await embedOne(deps, one.text, call);
    if (vector !== null)
      await storeVectors(deps, [buildRow(one, { vector, terms: describeTerms(one.ownWords), model })]);
  }
}

/** Lists the texts in which an entity tells what it does. */
const listLines = ({ mission, description, industry }: OwnEntity, profileTexts: readonly string[]) =>
  [mission, description, ...profileTexts, (industry ?? []).map(industryLabel).join(", ")].flatMap(
    (line) => line || [],
  );

/**
 * Describes an entity for its vector. Its name is used only if there is nothing else, because most names do not tell
 * what an entity does.
 */
function buildEmbeddedText({ type, country, name }: OwnEntity, lines: readonly string[]): string {
  const kind = [TYPE_WORDS[type], country && countryName(country)].filter(Boolean).join(", ");
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
