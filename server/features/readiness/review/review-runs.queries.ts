import { and, eq, lt, sql } from "drizzle-orm";
import { applicationReviewRuns as r, applications as a, users as u } from "@shared/schema/index";
import type { Language } from "@shared/words/language";
import type { Message } from "@shared/words/messages";
import type { Db } from "../../../platform/db/database";

export async function selectRun(db: Db, applicationId: string) {
  const [row] = await db.select().from(r).where(eq(r.applicationId, applicationId));
  return row;
}

/** Asks for a review, in place of one that waits. Returns its number. */
export async function requestRun(
  db: Db,
  applicationId: string,
  asked: { language: Language; requestedBy: string },
): Promise<number> {
  const [row] = await db
    .insert(r)
    .values({ applicationId, ...asked })
    .onConflictDoUpdate({
      target: r.applicationId,
      set: {
        ...asked,
        ...{ requestedRun: sql`${r.requestedRun} + 1`, failureReason: null, updatedAt: sql`now()` },
      },
    })
    .returning({ run: r.requestedRun });
  return row!.run;
}

/** The run that waits, with who asked for it. Undefined when none does, or once that account is deleted. */
export async function selectWaitingRun(db: Db, applicationId: string) {
  const [row] = await db
    .select({
      ...{ run: r.requestedRun, language: r.language, entityId: a.entityId, userId: u.id },
      isVerified: u.emailVerified,
    })
    .from(r)
    .innerJoin(a, eq(a.id, r.applicationId))
    .innerJoin(u, eq(u.id, r.requestedBy))
    .where(and(eq(r.applicationId, applicationId), lt(r.finishedRun, r.requestedRun)));
  return row;
}

const isOpen = (applicationId: string, run: number) =>
  and(eq(r.applicationId, applicationId), eq(r.requestedRun, run), lt(r.finishedRun, run));

/** Notes why an attempt failed. It is told once no further attempt follows. */
export async function noteFailure(
  db: Db,
  applicationId: string,
  run: number,
  failureReason: Message,
): Promise<void> {
  await db
    .update(r)
    .set({ failureReason, updatedAt: sql`now()` })
    .where(isOpen(applicationId, run));
}

/** Ends a run. Returns whether it was still the newest, and open. */
export async function finishRun(db: Db, applicationId: string, run: number): Promise<boolean> {
  const { rowCount } = await db
    .update(r)
    .set({ finishedRun: run, failureReason: null, updatedAt: sql`now()` })
    .where(isOpen(applicationId, run));
  return (rowCount ?? 0) > 0;
}

/** Ends the run that waits because somebody stopped it. Returns whether there was one. */
export async function stopRun(db: Db, applicationId: string, reason: Message): Promise<boolean> {
  const { rowCount } = await db
    .update(r)
    .set({ finishedRun: r.requestedRun, failureReason: reason, updatedAt: sql`now()` })
    .where(and(eq(r.applicationId, applicationId), lt(r.finishedRun, r.requestedRun)));
  return (rowCount ?? 0) > 0;
}

/** Ends a run without a result. Returns who asked, and for which entity, if it was still the newest, and open. */
export async function giveUpRun(db: Db, applicationId: string, run: number, reason: Message) {
  const [row] = await db
    .update(r)
    .set({
      finishedRun: run,
      failureReason: sql`coalesce(${r.failureReason}, ${sql.param(reason, r.failureReason)})`,
      updatedAt: sql`now()`,
    })
    .from(a)
    .where(and(isOpen(applicationId, run), eq(a.id, r.applicationId)))
    .returning({ entityId: a.entityId, userId: r.requestedBy });
  return row;
}
