import {
  InvalidGrantError,
  InvalidRequestError,
  InvalidTargetError,
  OAuthError,
  ServerError,
} from "@modelcontextprotocol/sdk/server/auth/errors.js";
import type { OAuthServerProvider } from "@modelcontextprotocol/sdk/server/auth/provider.js";
import type { OAuthTokens } from "@modelcontextprotocol/sdk/shared/auth.js";
import type { Deps } from "../../context/deps";
import { createClientsStore } from "./clients";
import { packAsk } from "./ask";
import { connectPage, isOurResource } from "./metadata";
import {
  findChallenge,
  giveBack,
  type IssuedTokens,
  RefusedGrant,
  renewTokens,
  takeCode,
} from "./oauth.service";

/**
 * What the library asks while it answers programs. It checks the form of their requests, the registered addresses and the
 * PKCE secret; what it must not know of an error is logged here.
 */
export function createProvider(
  deps: Pick<Deps, "clock" | "config" | "db" | "keys" | "log" | "mail">,
): OAuthServerProvider {
  const assertTarget = (resource: URL | undefined) => {
    if (!isOurResource(deps.config, resource))
      throw new InvalidTargetError("The resource is not of this server");
  };
  const answer = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (error instanceof RefusedGrant) throw new InvalidGrantError(error.message);
      if (error instanceof OAuthError) throw error;
      deps.log.error({ err: error }, "a program could not be answered");
      throw new ServerError("The server failed");
    }
  };
  const clients = createClientsStore(deps);
  return {
    clientsStore: {
      getClient: (id) => answer(Promise.resolve(clients.getClient(id))),
      registerClient: (client) => answer(Promise.resolve(clients.registerClient!(client))),
    },

    /** The person answers on a screen of ours, after signing in where needed. Nothing is stored until they do. */
    async authorize(client, { redirectUri, codeChallenge, state, scopes, resource }, res) {
      assertTarget(resource);
      const ask = packAsk({
        ...{ clientId: client.client_id, redirectUri, codeChallenge, state, scopes: scopes ?? [] },
      });
      if (ask === undefined)
        throw new InvalidRequestError("The request is too long, or its challenge is none");
      res.redirect(302, `${connectPage(deps.config)}?ask=${ask}`);
    },

    async challengeForAuthorizationCode({ client_id }, code) {
      const challenge = await answer(findChallenge(deps, client_id, code));
      if (challenge === undefined) throw new InvalidGrantError("The code is unknown");
      return challenge;
    },

    async exchangeAuthorizationCode({ client_id }, code, _verifier, redirectUri, resource) {
      assertTarget(resource);
      return toTokens(await answer(takeCode(deps, client_id, code, redirectUri)), deps.clock.now());
    },

    /** The scopes stay those that the person has allowed, whatever is asked for. */
    async exchangeRefreshToken({ client_id }, refreshToken, _scopes, resource) {
      assertTarget(resource);
      return toTokens(await answer(renewTokens(deps, client_id, refreshToken)), deps.clock.now());
    },

    verifyAccessToken: () =>
      Promise.reject(new ServerError("Access tokens are API keys, which load-key reads")),

    revokeToken: ({ client_id }, { token }) => answer(giveBack(deps, client_id, token)),
  };
}

const toTokens = (issued: IssuedTokens, now: Date): OAuthTokens => ({
  access_token: issued.accessToken,
  token_type: "bearer",
  expires_in: Math.floor((issued.expiresAt.getTime() - now.getTime()) / 1_000),
  refresh_token: issued.refreshToken,
  scope: issued.scopes.join(" "),
});
