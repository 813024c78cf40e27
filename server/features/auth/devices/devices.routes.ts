import type { Router } from "express";
import { describeAccountForLog } from "../../../context/account-for-log";
import { type Deps, getContext } from "../../../context/deps";
import { createRouter, refuseOtherMethods } from "../../../http/router";
import { endOneSession, endOtherSessions, listSessions } from "./devices.service";

/** Routes for the places where the user is signed in. */
export function devicesRouter(deps: Deps): Router {
  const router = createRouter();

  router.get("/", async (req, res) => {
    res.json(await listSessions(getContext(req), req.sessionID));
  });

  router.delete("/", async (req, res) => {
    const ctx = getContext(req);
    await endOtherSessions(ctx, req.sessionID);
    req.log.info(describeAccountForLog(deps, ctx.actor), "other sessions ended");
    res.status(204).end();
  });

  router.delete("/:id", async (req, res) => {
    const ctx = getContext(req);
    await endOneSession(ctx, req.params.id, req.sessionID);
    req.log.info(describeAccountForLog(deps, ctx.actor), "session ended");
    res.status(204).end();
  });

  return refuseOtherMethods(router);
}
