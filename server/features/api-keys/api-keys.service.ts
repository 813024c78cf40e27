import { API_KEYS_PER_USER, type ApiScope } from "@shared/constants/api-keys";
import { CONNECTION_DAYS, CONNECTION_UNUSED_DAYS } from "@shared/constants/oauth";
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
import { findPlace } from "./program-place";

const DAY_MS = 24 * 3_600_000;
/**
 * An ended key stays in the list for as long, so that its person sees why a program stopped. The key of a connected
 * program can be renewed until then.
 */
const LISTED_DAYS = CONNECTION_UNUSED_DAYS;

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

/** When a connected program that does not renew its key from now on has to be connected again. */
export const findConnectionEnd = (key: { createdAt: Date; expiresAt: Date }): Date =>
  new Date(
    Math.min(
      key.expiresAt.getTime() + CONNECTION_UNUSED_DAYS * DAY_MS,
      key.createdAt.getTime() + CONNECTION_DAYS * DAY_MS,
    ),
  );

const toView = (row: queries.ApiKeyRow, callerId: string): ApiKeyView => ({
  ...{ id: row.id, name: row.name, hint: row.hint, scopes: row.scopes },
  entity: row.entityId === null ? null : { id: row.entityId, name: row.entityName ?? "" },
  maker: row.userId === callerId ? null : row.maker,
  program: row.redirectUri === null ? null : findPlace(row.redirectUri),
  createdAt: row.createdAt.toISOString(),
  expiresAt: (row.redirectUri === null ? row.expiresAt : findConnectionEnd(row)).toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
});

/**
 * Makes a key, and tells the person by mail. The secret is in this answer and nowhere else.
 * @throws AppError as `assertCanHaveKey` and `addKey`
 */
export async function createKey(
  ctx: ServiceContext<"clock" | "config" | "mail">,
  { days, ...values }: CreateApiKeyInput,
): Promise<NewApiKeyView> {
  const { deps, actor } = ctx;
  assertCanHaveKey(actor);
  const secret = makeKeyText();
  const view = await withTransaction(ctx, async (tx) => {
    const expiresAt = new Date(deps.clock.now().getTime() + days * DAY_MS);
    const id = await addKey(tx, secret, { ...values, expiresAt }, createKeyMadeMail);
    return toView((await queries.selectView(tx.db, id))!, actor.id);
  });
  deps.mail.nudge();
  return { ...view, secret };
}

/** @throws AppError email_unverified */
export function assertCanHaveKey({ emailVerified }: Actor): void {
  if (!emailVerified) throw new AppError("email_unverified", "Verify your email address to make API keys.");
}

/** @throws AppError conflict when the caller has as many keys as there may be */
export async function assertRoomForKey({ db, actor }: ServiceContext): Promise<void> {
  if ((await queries.countKeys(db, actor.id)) >= API_KEYS_PER_USER)
    throw new AppError("conflict", "You have as many API keys as there can be. End one first.");
}

/**
 * Stores a key of the caller, and queues a mail that tells them. Call it in a transaction; returns the id.
 * @throws AppError not_found for an entity that the caller is no member of; conflict when there are as many as there may be
 */
export async function addKey(
  tx: ServiceContext<"clock" | "config">,
  secret: string,
  values: { name: string; scopes: ApiScope[]; entityId: string | null; expiresAt: Date },
  makeMail: typeof createKeyMadeMail,
): Promise<string> {
  const { db, deps, actor } = tx;
  const { name, entityId } = values;
  if (!(await lockAccountOf(db, actor))) throw new AppError("unauthenticated", "Please sign in");
  if (entityId !== null) await requireRight(tx, "read", entityId);
  await assertRoomForKey(tx);
  const now = deps.clock.now();
  const id = await queries.insertKey(db, {
    ...{ ...values, userId: actor.id, createdAt: now },
    ...{ keyHash: hashToken(secret), hint: hintOf(secret) },
  });
  if (entityId !== null) await logActivity(tx, entityId, "key_made", { subject: name });
  const mail = makeMail(actor, deps.config.PUBLIC_URL, name);
  await queueMail(db, { userId: actor.id, kind: "api_key", mail }, now);
  return id;
}

/** Gives a key another secret, which lasts until `expiresAt`. */
export const renewKey = (db: Db, id: string, secret: string, expiresAt: Date): Promise<void> =>
  queries.updateKey(db, id, { keyHash: hashToken(secret), hint: hintOf(secret), expiresAt });

/** Ends keys without asking whose they are and without a mail. */
export const dropKeys = (db: Db, ids: string[]): Promise<void> => queries.dropKeys(db, ids);

/**
 * Ends a key of the caller, or one for an entity that the caller owns, whose maker is told by mail.
 * @throws AppError not_found for any other
 */
export async function endKey(ctx: ServiceContext<"clock" | "config" | "mail">, id: string): Promise<void> {
  const { deps, actor } = ctx;
  await withTransaction(ctx, async (tx) => {
    const gone = await queries.deleteKey(tx.db, actor.id, id);
    if (!gone) throw notFound("API key");
    if (gone.entityId !== null) await logActivity(tx, gone.entityId, "key_ended", { subject: gone.name });
    if (gone.userId === actor.id) return;
    const maker = await lockAccountOf(tx.db, { id: gone.userId });
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
