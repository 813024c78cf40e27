import { and, desc, eq, getTableColumns, lt, type SQL, sql } from "drizzle-orm";
import type { AiAuthor, AiProvider } from "@shared/constants/enums";
import {
  DECK_REVIEWS_SHOWN,
  DECKS_PER_USER,
  type DeckScoreKey,
  type DeckScores,
} from "@shared/constants/pitch-decks";
import { entities, pitchDeckReviews, pitchDecks, users } from "@shared/schema/index";
import type { DeckAnalysisView } from "@shared/validators/pitch-decks";
import type { Message } from "@shared/words/messages";
import type { Db } from "../../platform/db/database";
import { can } from "../members/access";

const d = pitchDecks;
const r = pitchDeckReviews;

/** All columns but the text of the slides. */
const { slides: _slides, aiSummary: _aiSummary, ...listed } = getTableColumns(d);

const selectDecks = (db: Db, userId: string, which?: SQL) =>
  db
    .select(listed)
    .from(d)
    .where(and(can(userId, "read", d.entityId), which))
    .$dynamic();
export type DeckRow = Awaited<ReturnType<typeof selectDecks>>[number];

/** Lists the decks that the user may read, newest first. */
export function listDecks(db: Db, userId: string): Promise<DeckRow[]> {
  return selectDecks(db, userId).orderBy(desc(d.createdAt), desc(d.id)).limit(DECKS_PER_USER);
}

export async function findDeck(db: Db, userId: string, id: string): Promise<DeckRow | undefined> {
  const [deck] = await selectDecks(db, userId, eq(d.id, id));
  return deck;
}

export async function findDeckOfObject(
  db: Db,
  userId: string,
  objectId: string,
): Promise<DeckRow | undefined> {
  const [deck] = await selectDecks(db, userId, eq(d.objectId, objectId));
  return deck;
}

/** Locks the runs of the deck until the transaction ends. */
export async function lockDeck(db: Db, userId: string, id: string): Promise<DeckRow | undefined> {
  const [deck] = await selectDecks(db, userId, eq(d.id, id)).for("no key update", { of: d });
  return deck;
}

/** Who requested the newest run, as long as the account exists. */
const requester = sql<string>`coalesce(${d.requestedBy}, ${entities.userId})`;

const CONFIRMED = sql`'{"isConfirmedDeck": true}'::jsonb`;
const isConfirmedDeck = sql<boolean>`coalesce(${d.aiAnalysis} @> ${CONFIRMED}, false)`;

/** Notes in the analysis of a deck that its owner calls it a pitch deck. */
export async function confirmDeck(db: Db, id: string): Promise<void> {
  await db
    .update(d)
    .set({ aiAnalysis: sql`${d.aiAnalysis} || ${CONFIRMED}` })
    .where(eq(d.id, id));
}

/** Returns undefined if another deck has claimed the file already. */
export async function insertDeck(
  db: Db,
  deck: typeof pitchDecks.$inferInsert,
): Promise<{ id: string } | undefined> {
  const [inserted] = await db
    .insert(d)
    .values(deck)
    .onConflictDoNothing({ target: d.objectId })
    .returning({ id: d.id });
  return inserted;
}

export async function requestRun(
  db: Db,
  id: string,
  { run, provider, requestedBy }: { run: number; provider: AiProvider; requestedBy: string },
): Promise<void> {
  await db
    .update(d)
    .set({ requestedRun: run, requestedProvider: provider, requestedBy, failureReason: null })
    .where(eq(d.id, id));
}

/**
 * Marks the newest requested run as under way. Returns what the analysis needs of the deck and of who requested it;
 * undefined if no run is requested any more.
 */
export async function startRun(db: Db, id: string) {
  const [started] = await db
    .update(d)
    .set({ runningRun: d.requestedRun })
    .from(entities)
    .innerJoin(users, sql`true`)
    .where(
      and(
        eq(d.id, id),
        eq(entities.id, d.entityId),
        eq(users.id, requester),
        lt(d.finishedRun, d.requestedRun),
      ),
    )
    .returning({
      run: d.requestedRun,
      provider: d.requestedProvider,
      fileName: d.fileName,
      slides: d.slides,
      isConfirmedDeck,
      entityId: d.entityId,
      userId: users.id,
      isVerified: users.emailVerified,
      entityName: entities.name,
      entityType: entities.type,
      entityStage: entities.stage,
      preferredLanguage: users.preferredLanguage,
    });
  return started;
}

/** Puts a run that was under way back to waiting. */
export async function holdRun(db: Db, id: string, run: number): Promise<void> {
  await db
    .update(d)
    .set({ runningRun: null })
    .where(and(eq(d.id, id), eq(d.runningRun, run)));
}

/** Notes an attempt that ended without a result. The run stays requested. */
export async function noteFailedAttempt(db: Db, id: string, run: number, reason: Message): Promise<void> {
  await db
    .update(d)
    .set({ runningRun: null, failureReason: reason })
    .where(and(eq(d.id, id), lt(d.finishedRun, run)));
}

type Finished = { aiScore: string | null; aiProvider: AiAuthor; aiAnalysis: DeckAnalysisView };

/** Stores the result of a run once. Returns undefined if this run or a later one has ended already. */
export async function finishRun(
  db: Db,
  id: string,
  run: number,
  { aiScore, aiProvider, aiAnalysis }: Finished,
  now: Date,
): Promise<{ version: number } | undefined> {
  const [finished] = await db
    .update(d)
    .set({
      aiScore,
      aiProvider,
      // The owner may have confirmed the deck while this run was under way.
      aiAnalysis: sql`${sql.param(aiAnalysis, d.aiAnalysis)}::jsonb || case when ${isConfirmedDeck} then ${CONFIRMED} else '{}'::jsonb end`,
      aiSummary: aiAnalysis.summary,
      status: "analyzed",
      analyzedAt: now,
      // The column starts at 1, which is the version of the first analysis.
      analysisVersion: sql`case when ${d.analyzedAt} is null then 1 else ${d.analysisVersion} + 1 end`,
      finishedRun: run,
      runningRun: null,
      failureReason: null,
      updatedAt: now,
    })
    .where(and(eq(d.id, id), lt(d.finishedRun, run)))
    .returning({ version: d.analysisVersion });
  return finished;
}

/** Ends a run without a result. An earlier analysis of the deck stays. */
export async function giveUpRun(
  db: Db,
  id: string,
  run: number,
  reason: Message,
): Promise<{ entityId: string; userId: string } | undefined> {
  const [ended] = await db
    .update(d)
    .set({
      finishedRun: run,
      runningRun: null,
      status: sql`case when ${d.analyzedAt} is null then 'failed' else ${d.status} end`,
      failureReason: sql`coalesce(${d.failureReason}, ${sql.param(reason, d.failureReason)})`,
    })
    .from(entities)
    .where(and(eq(d.id, id), eq(entities.id, d.entityId), lt(d.finishedRun, run)))
    .returning({ entityId: d.entityId, userId: requester });
  return ended;
}

/** Ends the runs that wait or are under way because somebody stopped them. Returns who requested, if there was one. */
export async function stopRuns(db: Db, id: string, reason: Message): Promise<{ userId: string } | undefined> {
  const [ended] = await db
    .update(d)
    .set({
      finishedRun: d.requestedRun,
      runningRun: null,
      status: sql`case when ${d.analyzedAt} is null then 'failed' else ${d.status} end`,
      failureReason: reason,
    })
    .from(entities)
    .where(and(eq(d.id, id), eq(entities.id, d.entityId), lt(d.finishedRun, d.requestedRun)))
    .returning({ userId: requester });
  return ended;
}

type NewReview = Omit<typeof pitchDeckReviews.$inferInsert, DeckScoreKey> & { scores: DeckScores };

export async function insertReview(db: Db, { scores, ...review }: NewReview): Promise<void> {
  await db.insert(r).values({ ...review, ...scores });
}

/** Lists the finished analyses of a deck that the user may read, newest first. */
export function listReviews(db: Db, userId: string, deckId: string) {
  return db
    .select({
      id: r.id,
      analysisVersion: r.analysisVersion,
      aiProvider: r.aiProvider,
      createdAt: r.createdAt,
      judgements: r.judgements,
      overall: r.overall,
      scores: {
        problemClarity: r.problemClarity,
        solutionFit: r.solutionFit,
        marketSize: r.marketSize,
        teamStrength: r.teamStrength,
        financialViability: r.financialViability,
        investorAppeal: r.investorAppeal,
      },
    })
    .from(r)
    .where(and(can(userId, "read", r.entityId), eq(r.pitchDeckId, deckId)))
    .orderBy(desc(r.analysisVersion))
    .limit(DECK_REVIEWS_SHOWN);
}

export async function removeDeck(db: Db, id: string): Promise<void> {
  await db.delete(d).where(eq(d.id, id));
}
