import type { Router } from "express";
import { idParams } from "@shared/validators/fields";
import { subscribeSchema } from "@shared/validators/push-notices";
import { describeAccountForLog } from "../../context/account-for-log";
import { type Deps, getContext } from "../../context/deps";
import { parseRequest } from "../../http/request";
import { createRouter, refuseOtherMethods } from "../../http/router";
import { cutUserAgent } from "../auth/devices/name-device";
import { listPushDevices, sendTest, turnOff, turnOnHere } from "./push-notices.service";

/** `/api/push-notices`: the browsers that show push notices to the user. */
export function pushNoticesRouter(deps: Deps): Router {
  const router = createRouter();

  router.get("/", async (req, res) => {
    res.json(await listPushDevices(getContext(req), req.sessionID));
  });

  router.post("/", async (req, res) => {
    const { body } = parseRequest(req, { body: subscribeSchema });
    const ctx = getContext(req);
    const origin = { sessionId: req.sessionID, userAgent: cutUserAgent(req.get("User-Agent")) };
    const device = await turnOnHere(ctx, body, origin);
    req.log.info(
      { ...describeAccountForLog(deps, ctx.actor), deviceId: device.id },
      "push notices turned on",
    );
    res.status(201).json(device);
  });

  router.delete("/:id", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    const ctx = getContext(req);
    await turnOff(ctx, params.id);
    req.log.info(
      { ...describeAccountForLog(deps, ctx.actor), deviceId: params.id },
      "push notices turned off",
    );
    res.status(204).end();
  });

  router.post("/:id/test", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    await sendTest(getContext(req), params.id);
    res.status(204).end();
  });

  return refuseOtherMethods(router);
}
