import { API_SCOPES } from "@shared/constants/api-keys";
import { parseUrl } from "@shared/parse-url";
import type { ConnectedView, ConnectInput, ConnectionAsk, ConnectionAskView } from "@shared/validators/oauth";
import type { ServiceContext } from "../../context/deps";
import { withTransaction } from "../../http/context";
import { AppError, notFound } from "../../platform/errors/app-error";
import { createToken } from "../../platform/security/tokens";
import { assertCanHaveKey, assertRoomForKey } from "../api-keys/api-keys.service";
import { readPlace } from "../api-keys/program-place";
import { requireRight } from "../members/access";
import { unpackAsk } from "./ask";
import { issuerOf, offersOAuth } from "./metadata";
import * as queries from "./oauth.queries";

/** A program takes its code at once. */
const CODE_MS = 2 * 60_000;
const OPEN_CODES_MAX = 20;

/** A stored address fits one that was named with another port of the same device (RFC 8252, 7.3). */
async function matchesAddress(named: string, stored: string): Promise<boolean> {
  const { redirectUriMatches } = await import("@modelcontextprotocol/sdk/server/auth/handlers/authorize.js");
  return redirectUriMatches(named, stored);
}

/** @throws AppError not_found for an unknown program, or an address that it has not registered */
async function findAsking({ db, deps }: ServiceContext<"config">, { clientId, redirectUri }: ConnectionAsk) {
  const client = offersOAuth(deps.config) ? await queries.selectClient(db, clientId) : undefined;
  const place = readPlace(redirectUri);
  const fits = await Promise.all((client?.redirectUris ?? []).map((uri) => matchesAddress(redirectUri, uri)));
  if (!client || !place || !fits.includes(true)) throw notFound("Program");
  return { name: client.name, place };
}

/** The address of the program with an answer in it. `iss` says who answers (RFC 9207). */
function answerAt(
  { deps }: ServiceContext<"config">,
  { redirectUri, state }: ConnectionAsk,
  answer: Record<string, string>,
): string {
  const url = parseUrl(redirectUri)!;
  for (const [name, value] of Object.entries({ ...answer, iss: issuerOf(deps.config) }))
    url.searchParams.set(name, value);
  if (state !== undefined) url.searchParams.set("state", state);
  return url.href;
}

/**
 * Says which program asks to be connected, and for what. Scopes that we do not know are passed over.
 * @throws AppError validation_failed for what is no request; not_found for an unknown program
 */
export async function describeAsk(ctx: ServiceContext<"config">, packed: string): Promise<ConnectionAskView> {
  const ask = unpackAsk(packed);
  const asked = API_SCOPES.filter((scope) => ask.scopes.includes(scope));
  return {
    ...(await findAsking(ctx, ask)),
    scopes: asked.length > 0 ? asked : [...API_SCOPES],
    refusalUrl: answerAt(ctx, ask, { error: "access_denied" }),
  };
}

/**
 * Allows a program what the caller has chosen. It takes its tokens with the code in the address.
 * @throws AppError validation_failed for what is no request; not_found for an unknown program, or an entity that the
 * caller is no member of; email_unverified; conflict when there are as many keys as there may be
 */
export async function connect(
  ctx: ServiceContext<"clock" | "config">,
  { ask: packed, scopes, entityId }: ConnectInput,
): Promise<ConnectedView> {
  const { actor, deps } = ctx;
  const ask = unpackAsk(packed);
  const { clientId, redirectUri, codeChallenge } = ask;
  assertCanHaveKey(actor);
  await findAsking(ctx, ask);
  const { token, hash } = createToken();
  const now = deps.clock.now();
  await withTransaction(ctx, async (tx) => {
    if (entityId !== null) await requireRight(tx, "read", entityId);
    await assertRoomForKey(tx);
    if ((await queries.countOpenCodes(tx.db, actor.id, now)) >= OPEN_CODES_MAX)
      throw new AppError("conflict", "You have allowed many programs just now. Please wait a moment.");
    await queries.touchClient(tx.db, clientId, now);
    await queries.insertCode(tx.db, {
      ...{ codeHash: hash, clientId, userId: actor.id, entityId, scopes, redirectUri, codeChallenge },
      expiresAt: new Date(now.getTime() + CODE_MS),
    });
  });
  return { redirectTo: answerAt(ctx, ask, { code: token }) };
}
