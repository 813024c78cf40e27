import { PRESENCE_SECONDS } from "@shared/constants/applications";
import type { PresenceInput, PresenceView } from "@shared/validators/applications";
import type { ServiceContext } from "../../context/deps";
import { withTransaction } from "../../http/context";
import type { Db } from "../../platform/db/database";
import { notFound } from "../../platform/errors/app-error";
import { refreshOthers } from "../members/refresh-members";
import * as queries from "./presence.queries";

const presenceKey = (applicationId: string) => ["/api/applications", applicationId, "presence"];
const goneBefore = (now: Date) => new Date(now.getTime() - PRESENCE_SECONDS * 1_000);

/**
 * Notes that the caller has an application open, and in which of its texts they write; answers who else has. The others' pages hear of it
 * when it changes.
 * @throws AppError not_found unless the caller may read the application
 */
export function notePresence(
  ctx: ServiceContext<"clock" | "push">,
  applicationId: string,
  { field }: PresenceInput,
): Promise<PresenceView> {
  return withTransaction(ctx, async (tx) => {
    const { db, actor, deps } = tx;
    const entityId = await queries.selectEntityOf(db, actor.id, applicationId);
    if (entityId === undefined) throw notFound("Application");
    const now = deps.clock.now();
    const place = { applicationId, userId: actor.id };
    const since = goneBefore(now);
    const before = await queries.upsertPresence(db, place, { field, seenAt: now, goneBefore: since });
    if (before?.field !== field) await refreshOthers(tx, entityId, [presenceKey(applicationId)]);
    return { people: await queries.selectOthers(db, place, { entityId, goneBefore: since }) };
  });
}

/**
 * Notes that the caller has closed an application.
 * @throws AppError not_found unless the caller may read the application
 */
export function endPresence(ctx: ServiceContext<"push">, applicationId: string): Promise<void> {
  return withTransaction(ctx, async (tx) => {
    const entityId = await queries.selectEntityOf(tx.db, tx.actor.id, applicationId);
    if (entityId === undefined) throw notFound("Application");
    if (await queries.deletePresence(tx.db, { applicationId, userId: tx.actor.id }))
      await refreshOthers(tx, entityId, [presenceKey(applicationId)]);
  });
}

/** Deletes at most `limit` places of members who are gone, and returns how many. */
export const clearGonePresences = (db: Db, now: Date, limit: number): Promise<number> =>
  queries.deletePresencesBefore(db, goneBefore(now), limit);
