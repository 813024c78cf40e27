import { and, desc, eq, inArray, lt, sql } from "drizzle-orm";
import { PROFILE_FILES_MAX } from "@shared/constants/profile-proposals";
import {
  documents,
  entities as e,
  fundingOpportunities as o,
  pitchDecks,
  type ProfileReading,
  profileReadings as r,
  storedObjects,
  users,
} from "@shared/schema/index";
import type { ProfileAiReading, ReadSource, StoredProposal } from "@shared/validators/profile-proposals";
import type { Message } from "@shared/words/messages";
import type { Db } from "../../platform/db/database";
import { can } from "../members/access";

/** The reading of an entity whose members the user is one of. */
export async function selectReading(
  db: Db,
  userId: string,
  entityId: string,
): Promise<ProfileReading | undefined> {
  const [row] = await db
    .select()
    .from(r)
    .where(and(eq(r.entityId, entityId), can(userId, "read", r.entityId)));
  return row;
}

type Asked = Pick<
  ProfileReading,
  "deckId" | "documentId" | "name" | "objectId" | "register" | "source" | "url"
> & {
  requestedBy: string;
};

/** Asks for a reading. What was proposed before is gone. */
export async function requestReading(
  db: Db,
  entityId: string,
  asked: Asked,
): Promise<{ id: string; run: number }> {
  const empty = { pages: [], proposals: [], aiReading: null, readAt: null, failureReason: null };
  const [row] = await db
    .insert(r)
    .values({ entityId, ...asked })
    .onConflictDoUpdate({
      target: r.entityId,
      set: {
        ...asked,
        ...empty,
        ...{ status: "waiting", requestedRun: sql`${r.requestedRun} + 1`, updatedAt: sql`now()` },
      },
    })
    .returning({ id: r.id, run: r.requestedRun });
  return row!;
}

/** What a job needs. Undefined when nothing waits to be read any more. */
export async function selectWaiting(db: Db, id: string) {
  const [row] = await db
    .select({
      reading: r,
      entity: { name: e.name, type: e.type },
      object: storedObjects,
      isVerified: users.emailVerified,
    })
    .from(r)
    .innerJoin(e, eq(e.id, r.entityId))
    .leftJoin(storedObjects, eq(storedObjects.id, r.objectId))
    .leftJoin(users, eq(users.id, r.requestedBy))
    .where(and(eq(r.id, id), lt(r.finishedRun, r.requestedRun)));
  return row;
}

/** The text of a deck or of a document of the same entity, as it was read when it came. */
export async function selectLibraryText(
  db: Db,
  { entityId, deckId, documentId }: Pick<ProfileReading, "deckId" | "documentId" | "entityId">,
) {
  if (deckId !== null) {
    const [deck] = await db
      .select({ slides: pitchDecks.slides })
      .from(pitchDecks)
      .where(and(eq(pitchDecks.id, deckId), eq(pitchDecks.entityId, entityId)));
    return deck && { slides: deck.slides };
  }
  if (documentId === null) return undefined;
  const [document] = await db
    .select({ text: documents.text, pageEnds: documents.pageEnds, mayBeSentToAi: documents.mayBeSentToAi })
    .from(documents)
    .where(and(eq(documents.id, documentId), eq(documents.entityId, entityId)));
  return document;
}

/** The decks and documents of an entity that have text, the newest first. */
export async function selectFiles(db: Db, entityId: string) {
  const decks = await db
    .select({ id: pitchDecks.id, name: pitchDecks.fileName })
    .from(pitchDecks)
    .where(eq(pitchDecks.entityId, entityId))
    .orderBy(desc(pitchDecks.createdAt), desc(pitchDecks.id))
    .limit(PROFILE_FILES_MAX);
  const library = await db
    .select({ id: documents.id, name: documents.name })
    .from(documents)
    .where(and(eq(documents.entityId, entityId), sql`${documents.text} <> ''`))
    .orderBy(desc(documents.createdAt), desc(documents.id))
    .limit(PROFILE_FILES_MAX);
  return { decks, documents: library };
}

export async function lockReading(db: Db, id: string): Promise<ProfileReading | undefined> {
  const [row] = await db.select().from(r).where(eq(r.id, id)).for("no key update");
  return row;
}

type Result = {
  readAt: Date;
  pages: ReadSource[];
  proposals: StoredProposal[];
  aiReading: ProfileAiReading | null;
};

export async function finishReading(db: Db, id: string, run: number, result: Result): Promise<void> {
  await db
    .update(r)
    .set({
      ...result,
      ...{ finishedRun: run, status: "read", failureReason: null, objectId: null, updatedAt: sql`now()` },
    })
    .where(eq(r.id, id));
}

/** Ends a reading without a result; undefined when another one was asked for meanwhile. */
export async function failReading(
  db: Db,
  id: string,
  run: number,
  reason: Message,
): Promise<{ entityId: string } | undefined> {
  const [row] = await db
    .update(r)
    .set({
      ...{ finishedRun: run, status: "failed", failureReason: reason, objectId: null, updatedAt: sql`now()` },
    })
    .where(and(eq(r.id, id), lt(r.finishedRun, run), eq(r.requestedRun, run)))
    .returning({ entityId: r.entityId });
  return row;
}

export async function deleteReading(db: Db, id: string): Promise<void> {
  await db.delete(r).where(eq(r.id, id));
}

/** Deletes at most `limit` ended readings that nobody touched since `before`, and returns how many. */
export async function deleteOldReadings(db: Db, before: Date, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from ${r} where ${r.id} in (
      select id from profile_readings where updated_at < ${before.toISOString()}::timestamptz and status <> 'waiting'
      order by updated_at limit ${limit})`);
  return rowCount ?? 0;
}

/** The titles of opportunities by id. */
export async function selectTitles(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.select({ id: o.id, title: o.name }).from(o).where(inArray(o.id, ids));
  return new Map(rows.map(({ id, title }) => [id, title]));
}
