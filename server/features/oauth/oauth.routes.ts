import type { RequestHandler, Router } from "express";
import { askQuerySchema, connectSchema } from "@shared/validators/oauth";
import { describeAccountForLog } from "../../context/account-for-log";
import { type Deps, getContext } from "../../context/deps";
import { refuseUntilReady } from "../../http/health";
import { limitPerAddress, limitRegistrations } from "../../http/rate-limits";
import { parseRequest } from "../../http/request";
import { createRouter, refuseOtherMethods } from "../../http/router";
import { requireConfirmationOfAll } from "../second-factor/require-confirmation";
import { describeResource, describeServer, offersOAuth } from "./metadata";
import { connect, describeAsk } from "./connect.service";

/**
 * `/oauth` and its descriptions in `/.well-known`: how programs are connected by signing in (OAuth 2.1), by the library
 * of the protocol, whose code is loaded with the first request. They use no session. Where the address of the
 * installation is not https there are none.
 */
export function oauthServerRouter(deps: Deps): Router {
  const router = createRouter();
  if (!offersOAuth(deps.config)) return router;
  const { config } = deps;
  let loading: Promise<Record<string, RequestHandler>> | undefined;
  const answerAs =
    (part: string): RequestHandler =>
    async (req, res, next) => {
      loading ??= loadHandlers(deps);
      (await loading)[part]!(req, res, next);
    };
  const guard = [refuseUntilReady, limitPerAddress];
  router.use("/.well-known/oauth-protected-resource/mcp", guard, answerAs("resource"));
  router.use("/.well-known/oauth-authorization-server", guard, answerAs("server"));
  router.use("/oauth/authorize", guard, keepOpener, answerAs("authorize"));
  router.use("/oauth/token", guard, answerAs("token"));
  router.use("/oauth/register", guard, limitRegistrations({ ...deps, config }), answerAs("register"));
  router.use("/oauth/revoke", guard, answerAs("revoke"));
  return router;
}

/** Some programs open the sign-in in a window of their own, and wait for it to report back. */
export const keepOpener: RequestHandler = (_req, res, next) => {
  res.setHeader("Cross-Origin-Opener-Policy", "unsafe-none");
  next();
};

async function loadHandlers(deps: Deps): Promise<Record<string, RequestHandler>> {
  const { createHandlers } = await import("./handlers");
  return createHandlers(deps, describeResource(deps.config), describeServer(deps.config));
}

/** `/api/oauth`: the person's answer to a program that wants to be connected. */
export function connectRouter(deps: Deps): Router {
  const router = createRouter();

  router.get("/ask", async (req, res) => {
    const { query } = parseRequest(req, { query: askQuerySchema });
    res.json(await describeAsk(getContext(req), query.ask));
  });

  router.post("/connections", requireConfirmationOfAll, async (req, res) => {
    const { body } = parseRequest(req, { body: connectSchema });
    const ctx = getContext(req);
    const view = await connect(ctx, body);
    req.log.info(describeAccountForLog(deps, ctx.actor), "program allowed");
    res.status(201).json(view);
  });

  return refuseOtherMethods(router);
}
