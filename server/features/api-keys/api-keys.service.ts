import { API_KEYS_PER_USER } from "@shared/constants/api-keys";
import type { ApiKeyView, CreateApiKeyInput, NewApiKeyView } from "@shared/validators/api-keys";
import type { Actor, Deps, RequestKey, ServiceContext } from "../../context/deps";
import { withTransaction } from "../../http/context";
import type { Db } from "../../platform/db/database";
import { AppError, notFound } from "../../platform/errors/app-error";
import { createKeyEndedMail, createKeyMadeMail } from "../../platform/mail/key-templates";
import { queueMail } from "../../platform/mail/outbox";
import { hashToken } from "../../platform/security/tokens";
import { logActivity } from "../activity/log-activity";
import { findActor, lockAccountOf } from "../auth/auth.service";
import { requireRight } from "../members/access";
import * as queries from "./api-keys.queries";
import { hintOf, isKeyText, makeKeyText } from "./key-text";

const DAY_MS = 24 * 3_600_000;
/** An ended key stays in the list for as long, so that its person sees why a program stopped. */
const LISTED_DAYS = 30;

/**
 * Finds the key of a request and the person that it acts for, with their rights of now, and notes its use. Null for a
 * text that is no key, and for a key that was ended or has expired.
 */
export async function findKey(
  { clock, db, reads }: Pick<Deps, "clock" | "db" | "reads">,
  text: string,
): Promise<{ actor: Actor; key: RequestKey } | null> {
  if (!isKeyText(text)) return null;
  const now = clock.now();
  const found = await queries.selectKey(db, hashToken(text), now);
  if (!found) return null;
  const { key, lastUsedAt, userId } = found;
  const actor = await findActor({ reads }, userId);
  if (!actor) return null;
  if (queries.isUseOld(lastUsedAt, now)) await queries.touchKey(db, key.id, now);
  return { actor, key };
}

/** Lists the caller's keys, and those of others for the entities that the caller owns. */
export async function listKeys({ db, actor }: ServiceContext): Promise<ApiKeyView[]> {
  return (await queries.selectKeys(db, actor.id)).map((row) => toView(row, actor.id));
}

const toView = (row: queries.ApiKeyRow, callerId: string): ApiKeyView => ({
  ...{ id: row.id, name: row.name, hint: row.hint, scopes: row.scopes },
  entity: row.entityId === null ? null : { id: row.entityId, name: row.entityName ?? "" },
  maker: row.userId === callerId ? null : row.maker,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
});

/**
 * Makes a key, and tells the person by mail. The secret is in this answer and nowhere else.
 * @throws AppError email_unverified; not_found for an entity that the caller is no member of; conflict when there are
 * as many as there may be
 */
export async function createKey(
  ctx: ServiceContext<"clock" | "config" | "mail">,
  { name, scopes, entityId, days }: CreateApiKeyInput,
): Promise<NewApiKeyView> {
  const { deps, actor } = ctx;
  if (!actor.emailVerified)
    throw new AppError("email_unverified", "Verify your email address to make API keys.");
  const secret = makeKeyText();
  const view = await withTransaction(ctx, async (tx) => {
    if (!(await lockAccountOf(tx.db, actor))) throw new AppError("unauthenticated", "Please sign in");
    if (entityId !== null) await requireRight(tx, "read", entityId);
    if ((await queries.countKeys(tx.db, actor.id)) >= API_KEYS_PER_USER)
      throw new AppError("conflict", "You have as many API keys as there can be. End one first.");
    const now = deps.clock.now();
    const id = await queries.insertKey(tx.db, {
      ...{ userId: actor.id, entityId, name, scopes },
      ...{ keyHash: hashToken(secret), hint: hintOf(secret) },
      ...{ createdAt: now, expiresAt: new Date(now.getTime() + days * DAY_MS) },
    });
    if (entityId !== null) await logActivity(tx, entityId, "key_made", { subject: name });
    const mail = createKeyMadeMail(actor, deps.config.PUBLIC_URL, name);
    await queueMail(tx.db, { userId: actor.id, kind: "api_key", mail }, now);
    return toView((await queries.selectView(tx.db, id))!, actor.id);
  });
  deps.mail.nudge();
  return { ...view, secret };
}

/**
 * Ends a key of the caller, or one for an entity that the caller owns, whose maker is told by mail.
 * @throws AppError not_found for any other
 */
export async function endKey(
  ctx: ServiceContext<"clock" | "config" | "mail" | "reads">,
  id: string,
): Promise<void> {
  const { deps, actor } = ctx;
  await withTransaction(ctx, async (tx) => {
    const gone = await queries.deleteKey(tx.db, actor.id, id);
    if (!gone) throw notFound("API key");
    if (gone.entityId !== null) await logActivity(tx, gone.entityId, "key_ended", { subject: gone.name });
    if (gone.userId === actor.id) return;
    const maker = await findActor(deps, gone.userId);
    if (!maker) return;
    const mail = createKeyEndedMail(maker, deps.config.PUBLIC_URL, gone.name);
    await queueMail(tx.db, { userId: maker.id, kind: "api_key", mail }, deps.clock.now());
  });
  deps.mail.nudge();
}

/** Ends all keys of an account whose password or address has changed. Returns how many there were. */
export const endKeysOf = (db: Db, userId: string): Promise<number> => queries.deleteKeysOf(db, userId);

/** Ends the keys of everybody, for the operator of the installation. */
export const endAllKeys = (db: Db): Promise<number> => queries.deleteAllKeys(db);

/** Deletes at most `limit` keys that ended a month ago, and returns how many. */
export const clearEndedKeys = (db: Db, now: Date, limit: number): Promise<number> =>
  queries.deleteEndedKeys(db, new Date(now.getTime() - LISTED_DAYS * DAY_MS), limit);
