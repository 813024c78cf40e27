import type { RequestHandler } from "express";
import { authorizationHandler } from "@modelcontextprotocol/sdk/server/auth/handlers/authorize.js";
import { metadataHandler } from "@modelcontextprotocol/sdk/server/auth/handlers/metadata.js";
import { clientRegistrationHandler } from "@modelcontextprotocol/sdk/server/auth/handlers/register.js";
import { revocationHandler } from "@modelcontextprotocol/sdk/server/auth/handlers/revoke.js";
import { tokenHandler } from "@modelcontextprotocol/sdk/server/auth/handlers/token.js";
import type { OAuthMetadata, OAuthProtectedResourceMetadata } from "@modelcontextprotocol/sdk/shared/auth.js";
import type { Deps } from "../../context/deps";
import { connectPage } from "./metadata";
import { createProvider } from "./provider";

/** The library's answers. Our own limits stand before them, because its own count in each process alone. */
export function createHandlers(
  deps: Deps,
  resource: OAuthProtectedResourceMetadata,
  server: OAuthMetadata,
): Record<"resource" | "server" | "authorize" | "token" | "register" | "revoke", RequestHandler> {
  const provider = createProvider(deps);
  const options = { provider, rateLimit: false as const };
  return {
    resource: metadataHandler(resource),
    server: metadataHandler(server),
    authorize: onlyToScreen(deps, authorizationHandler(options)),
    token: tokenHandler(options),
    register: clientRegistrationHandler({
      ...{ clientsStore: provider.clientsStore, rateLimit: false, clientIdGeneration: false },
    }),
    revoke: revocationHandler(options),
  };
}

/**
 * Answers with the error where the library would send the person to the program with it: anybody can register an address,
 * and nobody is sent there who has not said so on our screen.
 */
const onlyToScreen =
  ({ config }: Deps, handler: RequestHandler): RequestHandler =>
  (req, res, next) => {
    const redirect = res.redirect.bind(res) as (status: number, url: string) => void;
    res.redirect = (status: number | string, url?: number | string) => {
      const target = new URL(String(url));
      if (target.href.startsWith(`${connectPage(config)}?`)) return redirect(Number(status), target.href);
      const { error, error_description } = Object.fromEntries(target.searchParams);
      res.status(400).json({ error, error_description });
    };
    void handler(req, res, next);
  };
