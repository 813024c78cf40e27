import type { Router } from "express";
import { describeAccountForLog } from "../../../context/account-for-log";
import { type Deps, getContext } from "../../../context/deps";
import { createRouter, refuseOtherMethods } from "../../../http/router";
import { requireConfirmationOfAll } from "../../second-factor/require-confirmation";
import { endOneSession, endOtherSessions, listSessions } from "./devices.service";

/**
 * Routes for the places where the user is signed in. Ending sessions asks who it is: whoever has taken one over must not
 * throw the owner out of the others.
 */
export function devicesRouter(deps: Deps): Router {
  const router = createRouter();

  router.get("/", async (req, res) => {
    res.json(await listSessions(getContext(req), req.sessionID));
  });

  router.delete("/", requireConfirmationOfAll, async (req, res) => {
    const ctx = getContext(req);
    await endOtherSessions(ctx, req.sessionID);
    req.log.info(describeAccountForLog(deps, ctx.actor), "other sessions ended");
    res.status(204).end();
  });

  router.delete<{ id: string }>("/:id", requireConfirmationOfAll, async (req, res) => {
    const ctx = getContext(req);
    await endOneSession(ctx, req.params.id, req.sessionID);
    req.log.info(describeAccountForLog(deps, ctx.actor), "session ended");
    res.status(204).end();
  });

  return refuseOtherMethods(router);
}
