import { createHash } from "node:crypto";
import { isSessionId, SESSIONS_SHOWN, type SessionView } from "@shared/validators/devices";
import type { ServiceContext } from "../../../context/deps";
import { inTransaction } from "../../../platform/db/database";
import { AppError, notFound } from "../../../platform/errors/app-error";
import { deleteSessions } from "../auth.queries";
import { getAbsoluteMs, IDLE_MS } from "../session-ages";
import { deleteSession, selectSessions } from "./devices.queries";
import { nameDevice } from "./name-device";

/** What stands for a session in answers: its own id would sign anybody in. */
export const hideSessionId = (sid: string): string => createHash("sha256").update(sid).digest("hex");

/** Lists where the caller is signed in: this session first, then the one used last. */
export async function listSessions(
  { deps, db, actor }: ServiceContext<"clock">,
  currentSid: string,
): Promise<SessionView[]> {
  const oldestSignIn = new Date(deps.clock.now().getTime() - getAbsoluteMs(actor.isAdmin));
  const rows = await selectSessions(db, actor.id, { currentSid, oldestSignIn, limit: SESSIONS_SHOWN });
  return rows.map(({ id, userAgent, country, signedInAt, expiresAt, isCurrent }) => ({
    id,
    device: nameDevice(userAgent),
    country,
    signedInAt: new Date(signedInAt).toISOString(),
    // Its end is moved with use, and is always as far away.
    lastSeenAt: new Date(Math.max(signedInAt, expiresAt.getTime() - IDLE_MS)).toISOString(),
    current: isCurrent,
  }));
}

/**
 * Ends one session of the caller, and the event streams of its pages.
 * @throws AppError conflict for the session that asks; not_found when the caller has no such session
 */
export async function endOneSession(
  { deps, db, actor }: ServiceContext<"push">,
  id: string,
  currentSid: string,
): Promise<void> {
  if (id === hideSessionId(currentSid))
    throw new AppError("conflict", "You are using this device right now. To end its session, log out.");
  if (!isSessionId(id)) throw notFound("Session");
  await inTransaction(db, async (tx) => {
    if (!(await deleteSession(tx, actor.id, id, currentSid))) throw notFound("Session");
    await deps.push.publish(tx, actor.id, { kind: "check-session" });
  });
}

/** Ends all sessions of the caller but the one that asks, and the event streams of their pages. */
export async function endOtherSessions(
  { deps, db, actor }: ServiceContext<"push">,
  currentSid: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await deleteSessions(tx, actor.id, currentSid);
    await deps.push.publish(tx, actor.id, { kind: "check-session" });
  });
}
