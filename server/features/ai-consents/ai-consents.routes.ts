import type { Router } from "express";
import { changeAiConsentSchema } from "@shared/validators/ai-consents";
import { idParams } from "@shared/validators/fields";
import { getContext } from "../../context/deps";
import { parseRequest } from "../../http/request";
import { createRouter, refuseOtherMethods } from "../../http/router";
import * as service from "./ai-consents.service";

/** `/api/entities/:id/ai-consents`: what AI providers may be sent of an entity. */
export function aiConsentsRouter(): Router {
  const router = createRouter();

  router.get("/:id/ai-consents", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    res.json(await service.listConsents(getContext(req), params.id));
  });

  router.put("/:id/ai-consents", async (req, res) => {
    const { params, body } = parseRequest(req, { params: idParams, body: changeAiConsentSchema });
    res.json(await service.changeConsent(getContext(req), params.id, body));
  });

  return refuseOtherMethods(router);
}
