import type { Router } from "express";
import { idParams } from "@shared/validators/fields";
import { criteriaSchema, dismissalParams, dismissFindingSchema } from "@shared/validators/readiness";
import { getContext } from "../../context/deps";
import { parseRequest } from "../../http/request";
import { createRouter, refuseOtherMethods } from "../../http/router";
import * as service from "./readiness.service";
import * as reviews from "./review/mock-review.service";

/** `/api/applications/:id/readiness`, `/criteria` and `/mock-review`: what to mend before an application is sent. */
export function readinessRouter(): Router {
  const router = createRouter();

  router.get("/:id/readiness", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    res.json(await service.getReadiness(getContext(req), params.id));
  });

  router.post("/:id/readiness/dismissals", async (req, res) => {
    const { params, body } = parseRequest(req, { params: idParams, body: dismissFindingSchema });
    res.status(201).json(await service.dismissFinding(getContext(req), params.id, body));
  });

  router.delete("/:id/readiness/dismissals/:dismissalId", async (req, res) => {
    const { params } = parseRequest(req, { params: dismissalParams });
    const { id: applicationId, dismissalId } = params;
    await service.restoreFinding(getContext(req), { applicationId, dismissalId });
    res.status(204).end();
  });

  router.get("/:id/mock-review", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    res.json(await reviews.getMockReview(getContext(req), params.id));
  });

  router.put("/:id/mock-review/criteria", async (req, res) => {
    const { params, body } = parseRequest(req, { params: idParams, body: criteriaSchema });
    res.json(await reviews.replaceCriteria(getContext(req), params.id, body));
  });

  router.post("/:id/mock-review", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    res.status(202).json(await reviews.requestReview(getContext(req), params.id));
  });

  router.delete("/:id/mock-review/run", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    res.json(await reviews.stopReview(getContext(req), params.id));
  });

  return refuseOtherMethods(router);
}
