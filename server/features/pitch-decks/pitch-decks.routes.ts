import type { Router } from "express";
import { idParams } from "@shared/validators/fields";
import { analyzePitchDeckSchema, createPitchDeckSchema } from "@shared/validators/pitch-decks";
import { getContext } from "../../context/deps";
import { createDisconnectSignal } from "../../http/disconnect-signal";
import { parseRequest } from "../../http/request";
import { refuseOtherMethods, createRouter } from "../../http/router";
import { awaitRun } from "./await-run";
import * as service from "./pitch-decks.service";

/** `/api/pitch-decks` serves the decks of the signed-in person's entities. */
export function pitchDecksRouter(): Router {
  const router = createRouter();

  router.get("/", async (req, res) => {
    res.json(await service.listDecks(getContext(req)));
  });

  router.post("/", async (req, res) => {
    const { body } = parseRequest(req, { body: createPitchDeckSchema });
    const signal = createDisconnectSignal(res);
    try {
      res
        .status(201)
        .json(await service.createDeck(getContext(req), body, { host: req.get("host"), signal }));
    } catch (error) {
      // The caller has gone if the signal is aborted.
      if (!signal.aborted) throw error;
    }
  });

  router.post("/:id/analyze", async (req, res) => {
    const { params, body } = parseRequest(req, { params: idParams, body: analyzePitchDeckSchema });
    const ctx = getContext(req);
    const signal = createDisconnectSignal(res);
    const run = await service.requestAnalysis(ctx, params.id, body);
    try {
      res.json(await awaitRun(ctx, params.id, run, signal));
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  });

  router.delete("/:id/analysis", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    res.json(await service.stopAnalysis(getContext(req), params.id));
  });

  router.get("/:id/reviews", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    res.json(await service.listReviews(getContext(req), params.id));
  });

  router.delete("/:id", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    await service.deleteDeck(getContext(req), params.id);
    res.status(204).end();
  });

  return refuseOtherMethods(router);
}
