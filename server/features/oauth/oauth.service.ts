import type { ApiScope } from "@shared/constants/api-keys";
import { ACCESS_TOKEN_MINUTES } from "@shared/constants/oauth";
import type { Deps } from "../../context/deps";
import { type Db, inTransaction } from "../../platform/db/database";
import { AppError } from "../../platform/errors/app-error";
import { createProgramConnectedMail } from "../../platform/mail/key-templates";
import { hashToken } from "../../platform/security/tokens";
import { addKey, dropKeys, findConnectionEnd, renewKey } from "../api-keys/api-keys.service";
import { lockAccountOf } from "../auth/auth.service";
import * as queries from "./oauth.queries";
import {
  accessTokenOf,
  hashParts,
  makeRefreshToken,
  nextRefreshToken,
  readRefreshToken,
  writeRefreshToken,
} from "./tokens";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A program whose answer was lost on the way, or that runs twice, gets the same answer once more. */
const ANSWERED_AGAIN_MS = 30_000;
/** Long enough to notice that somebody tries a code again. */
const CODE_KEPT_MS = DAY_MS;
/** A program that nobody has connected for as long has to register again. */
const CLIENT_UNUSED_MS = 90 * DAY_MS;
/** The same for one that nobody has ever let in. */
const CLIENT_NEVER_USED_MS = 7 * DAY_MS;

/** The tokens of a connection. They are in this answer and nowhere else. */
export type IssuedTokens = {
  accessToken: string;
  /** Until when it lasts. */
  expiresAt: Date;
  refreshToken: string;
  scopes: ApiScope[];
};
/** Why a program gets none. The sentence is for its makers. */
export class RefusedGrant extends Error {}

type Needed = Pick<Deps, "clock" | "config" | "db" | "keys" | "log" | "mail">;

/** The PKCE challenge that a code of this program was asked for with; undefined for no such code. */
export const findChallenge = ({ db }: Pick<Deps, "db">, clientId: string, code: string) =>
  queries.selectChallenge(db, hashToken(code), clientId);

const findExpiry = (now: Date) => new Date(now.getTime() + ACCESS_TOKEN_MINUTES * MINUTE_MS);

/**
 * Makes the key of a connection from a code, in place of an earlier one of the same program. A code works once: when it
 * comes again, somebody else has it too, and the key is ended. Call it after the check of the PKCE secret.
 * @throws RefusedGrant
 */
export async function takeCode(
  deps: Needed,
  clientId: string,
  code: string,
  redirectUri: string | undefined,
): Promise<IssuedTokens> {
  const hash = hashToken(code);
  const now = deps.clock.now();
  const token = makeRefreshToken();
  const accessToken = accessTokenOf(deps.keys.oauth, token);
  const expiresAt = findExpiry(now);
  const taken = await inTransaction(deps.db, async (db) => {
    // The account comes first, as where it is deleted or its password changes.
    const userId = await queries.selectCodeUser(db, hash, clientId);
    const actor = userId === undefined ? null : await lockAccountOf(db, { id: userId });
    const row = await queries.lockCode(db, hash, clientId);
    const client = await queries.selectClient(db, clientId);
    if (!actor || !row || !client) return "The code is unknown";
    if (row.usedAt !== null) {
      if (row.apiKeyId !== null) await dropKeys(db, [row.apiKeyId]);
      deps.log.warn({ clientId, keyId: row.apiKeyId }, "a used code came again; its connection was ended");
      return "The code was used before";
    }
    if (row.expiresAt <= now) return "The code has expired";
    if (redirectUri !== undefined && redirectUri !== row.redirectUri) return "The redirect_uri is another";
    const { scopes, entityId } = row;
    const before = await queries.selectConnectedKeys(db, { clientId, userId: actor.id, entityId });
    await dropKeys(db, before);
    const values = { name: client.name, scopes, entityId, expiresAt };
    const apiKeyId = await addKey({ actor, db, deps }, accessToken, values, createProgramConnectedMail);
    await queries.useCode(db, hash, apiKeyId, now);
    await queries.insertConnection(db, {
      ...{ apiKeyId, clientId, redirectUri: row.redirectUri },
      ...hashParts(token),
    });
    deps.log.info({ clientId, keyId: apiKeyId }, "program connected");
    return { accessToken, expiresAt, refreshToken: writeRefreshToken(token), scopes };
  }).catch(refuseKnown);
  if (typeof taken === "string") throw new RefusedGrant(taken);
  deps.mail.nudge();
  return taken;
}

/** What the person could have been told at the screen is a refusal for the program. */
function refuseKnown(error: unknown): string {
  if (error instanceof AppError) return "The person cannot connect programs at the moment";
  throw error;
}

/**
 * Gives a connection new tokens in place of its old ones. A refresh token works once, and for a moment brings the same
 * answer again: when it comes later, somebody else has it too, and the connection is ended.
 * @throws RefusedGrant
 */
export async function renewTokens(deps: Needed, clientId: string, text: string): Promise<IssuedTokens> {
  const token = readRefreshToken(text);
  if (!token) throw new RefusedGrant("The refresh token is unknown");
  const now = deps.clock.now();
  const { familyHash, refreshHash } = hashParts(token);
  const next = nextRefreshToken(deps.keys.oauth, token);
  const accessToken = accessTokenOf(deps.keys.oauth, next);
  const answer = { accessToken, refreshToken: writeRefreshToken(next) };
  const renewed = await inTransaction(deps.db, async (db) => {
    const row = await queries.lockConnection(db, familyHash, clientId);
    if (!row) return "The refresh token is unknown, or its connection has ended";
    const { apiKeyId, renewedAt, scopes } = row;
    if (refreshHash !== row.refreshHash) {
      const isRepeated = refreshHash === row.usedRefreshHash;
      if (isRepeated && now.getTime() - renewedAt!.getTime() <= ANSWERED_AGAIN_MS)
        return { ...answer, expiresAt: row.expiresAt, scopes };
      await dropKeys(db, [apiKeyId]);
      deps.log.warn(
        { clientId, keyId: apiKeyId },
        "a used refresh token came again; its connection was ended",
      );
      return "The refresh token was used before";
    }
    if (findConnectionEnd(row) <= now) return "The connection has ended";
    const expiresAt = findExpiry(now);
    await renewKey(db, apiKeyId, accessToken, expiresAt);
    await queries.renewConnection(db, apiKeyId, hashParts(next).refreshHash, now);
    await queries.touchClient(db, clientId, now);
    return { ...answer, expiresAt, scopes };
  });
  if (typeof renewed === "string") throw new RefusedGrant(renewed);
  return renewed;
}

/** Ends the connection of a program that gives back one of its tokens. Any other token is none of its business. */
export async function giveBack(
  deps: Pick<Deps, "db" | "log">,
  clientId: string,
  text: string,
): Promise<void> {
  const hash = hashToken(readRefreshToken(text)?.family ?? text);
  const keyId = await queries.selectConnectedKey(deps.db, hash, clientId);
  if (keyId === undefined) return;
  await dropKeys(deps.db, [keyId]);
  deps.log.info({ clientId, keyId }, "program gave its tokens back");
}

/** Deletes at most `limit` codes of yesterday and before, and returns how many. */
export const clearEndedCodes = (db: Db, now: Date, limit: number): Promise<number> =>
  queries.deleteEndedCodes(db, new Date(now.getTime() - CODE_KEPT_MS), limit);

/** Deletes at most `limit` programs that are not connected and that nobody uses any more, and returns how many. */
export const clearUnusedClients = (db: Db, now: Date, limit: number): Promise<number> =>
  queries.deleteUnusedClients(
    db,
    {
      before: new Date(now.getTime() - CLIENT_UNUSED_MS),
      neverBefore: new Date(now.getTime() - CLIENT_NEVER_USED_MS),
    },
    limit,
  );
