import type { Response, Router } from "express";
import {
  checkApplicationQuery,
  createApplicationSchema,
  generateDraftSchema,
  updateApplicationSchema,
} from "@shared/validators/applications";
import { idParams } from "@shared/validators/fields";
import { contextOf, type Deps } from "../../deps";
import { parseRequest } from "../../http/request";
import { closeRouter, createRouter } from "../../http/router";
import { createAiGate } from "../ai-usage/ai-usage.service";
import * as service from "./applications.service";
import { generateDraft } from "./draft.service";

/** Aborted when the connection ends before the answer was sent. */
function signalOfLeaving(res: Response): AbortSignal {
  const controller = new AbortController();
  res.once("close", () => {
    if (!res.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** `/api/applications`: the applications of the signed-in person's entities. */
export function applicationsRouter({ config }: Deps): Router {
  const router = createRouter();
  const gate = createAiGate(config);

  router.get("/", async (req, res) => {
    res.json(await service.listApplications(contextOf(req)));
  });

  router.get("/check", async (req, res) => {
    const { query } = parseRequest(req, { query: checkApplicationQuery });
    res.json(await service.checkApplication(contextOf(req), query));
  });

  router.post("/generate", async (req, res) => {
    const { body } = parseRequest(req, { body: generateDraftSchema });
    const signal = signalOfLeaving(res);
    try {
      res.json(await generateDraft(contextOf(req), body, { gate, signal }));
    } catch (error) {
      // Nobody is there to be told.
      if (!signal.aborted) throw error;
    }
  });

  router.post("/", async (req, res) => {
    const { body } = parseRequest(req, { body: createApplicationSchema });
    res.status(201).json(await service.createApplication(contextOf(req), body));
  });

  router.get("/:id", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    res.json(await service.getApplication(contextOf(req), params.id));
  });

  router.patch("/:id", async (req, res) => {
    const { params, body } = parseRequest(req, { params: idParams, body: updateApplicationSchema });
    res.json(await service.updateApplication(contextOf(req), params.id, body));
  });

  return closeRouter(router);
}
