import type { Router } from "express";
import { keepTrackerSchema, readTrackerSchema } from "@shared/validators/trackers";
import { getContext } from "../../context/deps";
import { createDisconnectSignal } from "../../http/disconnect-signal";
import { parseRequest } from "../../http/request";
import { createRouter, refuseOtherMethods } from "../../http/router";
import { keepTracker, proposeTracker } from "./trackers.service";

/** `/api/trackers`: the list of applications that somebody keeps in a spreadsheet. */
export function trackersRouter(): Router {
  const router = createRouter();

  router.post("/entries", async (req, res) => {
    const { body } = parseRequest(req, { body: readTrackerSchema });
    const signal = createDisconnectSignal(res);
    try {
      res.json(await proposeTracker(getContext(req), body, { host: req.get("host"), signal }));
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  });

  router.post("/applications", async (req, res) => {
    const { body } = parseRequest(req, { body: keepTrackerSchema });
    const signal = createDisconnectSignal(res);
    try {
      res.status(201).json(await keepTracker(getContext(req), body, { host: req.get("host"), signal }));
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  });

  return refuseOtherMethods(router);
}
