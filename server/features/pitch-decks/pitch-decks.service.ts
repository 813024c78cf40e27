import type { AiProvider } from "@shared/constants/enums";
import { FILE_BYTES_MAX } from "@shared/constants/limits";
import { DEFAULT_DECK_PROVIDER } from "@shared/constants/pitch-decks";
import type { ErrorCode } from "@shared/errors";
import type { StoredObject } from "@shared/schema/index";
import type {
  AnalyzePitchDeckInput,
  CreatePitchDeckInput,
  PitchDeckReviewView,
  PitchDeckView,
} from "@shared/validators/pitch-decks";
import type { ServiceContext } from "../../context/deps";
import { withTransaction } from "../../http/context";
import { AppError, notFound } from "../../platform/errors/app-error";
import { DocumentProblem, type DocumentProblemKind } from "../../platform/documents/document-problem";
import type { DocumentFormat, DocumentPage } from "../../platform/documents/types";
import { findPgError } from "../../platform/errors/pg-error";
import { fileTooLarge } from "../../platform/storage/file-errors";
import { getEntity } from "../entities/entities.service";
import { logActivity } from "../activity/log-activity";
import { requireRight } from "../members/access";
import { claimableObject, notUploaded, readObject, removeObject } from "../objects/objects.service";
import { releaseObjects } from "../objects/release";
import { narrowToAgreed } from "../ai-consents/agreed";
import { modelsAsked, requireAiLeft, returnAiCall, takeAiCall } from "../ai-usage/ai-usage.service";
import { type DeckRow, insertDeck } from "./pitch-decks.queries";
import * as queries from "./pitch-decks.queries";
import { planRun, STOPPED } from "./deck-runs";
import { toDeckView } from "./deck-views";
import { publishDecks } from "./deck-push";
import { refuseDeckFile } from "./deck-file-problems";

type RunNeeds = "ai" | "clock" | "config" | "db" | "embedder" | "jobs" | "log" | "metrics" | "push";

const FILE_GONE = "pitch_decks_object_id_stored_objects_id_fk";
/** With these errors no analysis can begin now, but a later one can. */
const NONE_LEFT = new Set<ErrorCode>(["rate_limited", "ai_unavailable", "email_unverified"]);
/** What can be read and is no deck. */
const NO_DECK: Partial<Record<DocumentFormat, DocumentProblemKind>> = {
  docx: "wordDocument",
  xlsx: "spreadsheet",
  png: "unknownFormat",
  jpeg: "unknownFormat",
  webp: "unknownFormat",
};
const ENTITY_GONE = "pitch_decks_entity_id_entities_id_fk";

/** Lists the decks that the caller may read, newest first. */
export async function listDecks(ctx: ServiceContext): Promise<PitchDeckView[]> {
  return (await queries.listDecks(ctx.db, ctx.actor.id)).map(toDeckView);
}

/** @throws AppError not_found unless the caller may read it */
export async function getDeck(ctx: ServiceContext, id: string): Promise<DeckRow> {
  const deck = await queries.findDeck(ctx.db, ctx.actor.id, id);
  if (!deck) throw notFound("Pitch deck");
  return deck;
}

/**
 * Makes a deck of a file that the caller uploaded, reads its text and queues its first analysis. A second call with
 * the same file answers with the same deck, so that a call whose answer was lost can be repeated.
 * @throws AppError not_found for an entity that is not the caller's; validation_failed for a file that is not the
 * caller's; unreadable_file and too_large for a file that is no deck, which is then deleted
 */
export async function createDeck(
  ctx: ServiceContext<RunNeeds | "decksUnderWay" | "documentReader" | "fileUses" | "objects">,
  { fileName, uploadedFileUrl, entityId, aiProvider }: CreatePitchDeckInput,
  { host, signal }: { host: string | undefined; signal: AbortSignal },
): Promise<PitchDeckView> {
  const entity = await getEntity(ctx, entityId, "edit");
  const object = await claimableObject(ctx, uploadedFileUrl, host);
  // It was uploaded as a document.
  if ((object.size ?? 0) > FILE_BYTES_MAX) throw fileTooLarge(FILE_BYTES_MAX);
  const made = { entityId: entity.id, object, fileName, aiProvider: aiProvider ?? DEFAULT_DECK_PROVIDER };
  return toDeckView(
    await ctx.deps.decksUnderWay.join(object.id, signal, (working) => makeDeck(ctx, made, working)),
  );
}

type Which = { id: string; entityId: string };
type NewDeck = { entityId: string; object: StoredObject; fileName: string; aiProvider: AiProvider };

async function makeDeck(
  ctx: ServiceContext<RunNeeds | "documentReader" | "fileUses" | "objects">,
  { entityId, object, fileName, aiProvider }: NewDeck,
  signal: AbortSignal,
): Promise<DeckRow> {
  const claimed = await queries.findDeckOfObject(ctx.db, ctx.actor.id, object.id);
  if (claimed) return claimed;
  const slides = await readDeckFile(ctx, object, signal);

  const deck = await withTransaction(ctx, async (tx) => {
    const inserted = await insertDeck(tx.db, {
      entityId,
      objectId: object.id,
      fileUrl: `/api/objects/${object.id}`,
      fileName,
      fileSize: object.size,
      slideCount: slides.length,
      slides,
      createdAt: tx.deps.clock.now(),
    });
    if (inserted) {
      await beginFirstRun(tx, { id: inserted.id, entityId }, aiProvider);
      await logActivity(tx, entityId, "deck_added", { subject: fileName });
    }
    return queries.findDeckOfObject(tx.db, tx.actor.id, object.id);
  }).catch((error: unknown) => {
    // The file was swept away after it was read, a day after its upload.
    if (findPgError(error)?.constraint === FILE_GONE) throw notUploaded();
    if (findPgError(error)?.constraint === ENTITY_GONE) throw notFound("Entity");
    throw error;
  });
  ctx.deps.jobs.nudge("analyze-deck");
  if (!deck) throw notFound("Entity");
  return deck;
}

/**
 * Reads the text of a file. A file that is no deck is deleted at once, because it is useless and may be confidential.
 */
async function readDeckFile(
  ctx: ServiceContext<"db" | "documentReader" | "fileUses" | "log" | "objects">,
  object: StoredObject,
  signal: AbortSignal,
): Promise<DocumentPage[]> {
  const bytes = await readObject(ctx.deps, object);
  try {
    const { id: userId, emailVerified } = ctx.actor;
    const who = { userId, isGuest: !emailVerified };
    const { format, pages } = await ctx.deps.documentReader.read(bytes, { ...who, signal });
    const problem = NO_DECK[format];
    if (problem) throw new DocumentProblem(problem);
    return pages;
  } catch (error) {
    if (!(error instanceof DocumentProblem)) throw error;
    await removeObject(ctx.deps, object.id).catch((reason: unknown) =>
      ctx.deps.log.warn(
        { err: reason },
        "a file that is not a deck was not removed; the sweep will remove it",
      ),
    );
    throw refuseDeckFile(error.kind);
  }
}

/** Queues the first analysis. If the person has none left, the deck is kept and shows why it waits. */
async function beginFirstRun(tx: ServiceContext<RunNeeds>, deck: Which, provider: AiProvider): Promise<void> {
  try {
    await queueRun(tx, deck, 1, provider);
  } catch (error) {
    if (!(error instanceof AppError && NONE_LEFT.has(error.code))) throw error;
    await queries.requestRun(tx.db, deck.id, { run: 1, provider, requestedBy: tx.actor.id });
    await queries.giveUpRun(tx.db, deck.id, 1, error.text);
  }
}

/** Counts an analysis and queues it. It needs a transaction. */
async function queueRun(
  tx: ServiceContext<RunNeeds>,
  { id, entityId }: Which,
  run: number,
  provider: AiProvider,
): Promise<void> {
  // This comes first, because the person's count must not change if nothing is queued.
  const { id: userId, emailVerified: isVerified } = tx.actor;
  const caller = { db: tx.db, deps: tx.deps, userId, isVerified, kind: "deck" as const };
  const reviewer = await narrowToAgreed(tx, { entityId, use: "decks" }, provider);
  await requireAiLeft(caller, modelsAsked(tx.deps.ai, reviewer));
  const countedOn = await takeAiCall(caller);
  await queries.requestRun(tx.db, id, { run, provider, requestedBy: userId });
  await tx.deps.jobs.enqueue(tx.db, "analyze-deck", { deckId: id, run, countedOn }, { key: id });
  await publishDecks(tx.deps, tx.db, entityId);
}

/**
 * Requests an analysis by `aiProvider`, or joins the one that is requested already. With `isDeck` a file that was judged
 * to be no deck is reviewed all the same, now and later.
 * @returns the number of the run that answers the request
 * @throws AppError not_found, forbidden, rate_limited, email_unverified, ai_unavailable
 */
export async function requestAnalysis(
  ctx: ServiceContext<RunNeeds>,
  id: string,
  { aiProvider: provider, isDeck = false }: AnalyzePitchDeckInput,
): Promise<number> {
  const run = await withTransaction(ctx, async (tx) => {
    const deck = await queries.lockDeck(tx.db, tx.actor.id, id);
    if (!deck) throw notFound("Pitch deck");
    await requireRight(tx, "edit", deck.entityId);
    const isConfirmedNow = isDeck && deck.aiAnalysis !== null && !deck.aiAnalysis.isConfirmedDeck;
    if (isConfirmedNow) await queries.confirmDeck(tx.db, id);
    const plan = planRun(deck, provider, isConfirmedNow);
    if (plan.isNew) {
      await queueRun(tx, deck, plan.run, provider);
      await logActivity(tx, deck.entityId, "deck_analysed", { subject: deck.fileName });
    }
    if (!plan.isNew && deck.requestedProvider !== provider)
      await queries.requestRun(tx.db, id, { run: plan.run, provider, requestedBy: tx.actor.id });
    return plan.run;
  });
  ctx.deps.jobs.nudge("analyze-deck");
  return run;
}

/**
 * Stops the analysis that waits or is under way. An earlier analysis stays; nothing changes when none is under way. One that was counted and
 * not begun is given back.
 * @throws AppError not_found, forbidden
 */
export async function stopAnalysis(ctx: ServiceContext<RunNeeds>, id: string): Promise<PitchDeckView> {
  await withTransaction(ctx, async (tx) => {
    const { db, deps } = tx;
    const deck = await queries.lockDeck(db, tx.actor.id, id);
    if (!deck) throw notFound("Pitch deck");
    await requireRight(tx, "edit", deck.entityId);
    const stopped = await queries.stopRuns(db, id, STOPPED);
    if (!stopped) return;
    for (const { countedOn } of await deps.jobs.cancel(db, "analyze-deck", id))
      if (countedOn) await returnAiCall({ db, deps, userId: stopped.userId, kind: "deck" }, countedOn);
    await publishDecks(deps, db, deck.entityId);
  });
  ctx.deps.jobs.nudge("analyze-deck");
  return toDeckView(await getDeck(ctx, id));
}

/** @throws AppError not_found unless the caller may read it */
export async function listReviews(ctx: ServiceContext, id: string): Promise<PitchDeckReviewView[]> {
  await getDeck(ctx, id);
  const reviews = await queries.listReviews(ctx.db, ctx.actor.id, id);
  return reviews.map((review) => ({
    ...review,
    createdAt: review.createdAt.toISOString(),
    judgements: review.judgements ?? [],
  }));
}

/** Deletes a deck with its analyses and its file. @throws AppError not_found, forbidden if the caller may not edit */
export async function deleteDeck(
  ctx: ServiceContext<"clock" | "fileUses" | "jobs" | "push">,
  id: string,
): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const deck = await queries.lockDeck(tx.db, tx.actor.id, id);
    if (!deck) throw notFound("Pitch deck");
    await requireRight(tx, "edit", deck.entityId);
    await releaseObjects(tx.db, tx.deps, { id: deck.objectId });
    await queries.removeDeck(tx.db, id);
    await logActivity(tx, deck.entityId, "deck_deleted", { subject: deck.fileName });
    await publishDecks(tx.deps, tx.db, deck.entityId);
  });
  ctx.deps.jobs.nudge("sweep-objects");
}
