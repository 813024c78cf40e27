import type { Router } from "express";
import { z } from "zod";
import { ALL_ENTITY_TYPES, matchWord } from "@shared/constants/enums";
import { getQuestionnaire } from "@shared/constants/questionnaires";
import { PROFILE_LAYERS } from "@shared/constants/questionnaires/layers";
import { uuidField } from "@shared/validators/fields";
import { getContext } from "../../context/deps";
import { parseRequest } from "../../http/request";
import { refuseOtherMethods, createRouter } from "../../http/router";
import { notFound } from "../../platform/errors/app-error";
import { getProfile, updateProfile } from "./profiles.service";

const entityParams = z.object({ entityId: uuidField() });

/** `/api/questionnaire`: what a profile asks, by kind of organisation and layer. */
export function questionnaireRouter(): Router {
  const router = createRouter();

  router.get("/:entityType/:layer", (req, res) => {
    const type = matchWord(ALL_ENTITY_TYPES, req.params.entityType);
    const layer = PROFILE_LAYERS.find((one) => String(one.layer) === req.params.layer)?.layer;
    if (type === undefined || layer === undefined) throw notFound("Questionnaire");
    res.json({ questions: getQuestionnaire(type, layer) });
  });

  return refuseOtherMethods(router);
}

/** `/api/profile`: the answers of one entity. */
export function profileRouter(): Router {
  const router = createRouter();

  router.get("/:entityId", async (req, res) => {
    const { params } = parseRequest(req, { params: entityParams });
    res.json(await getProfile(getContext(req), params.entityId));
  });

  router.post("/:entityId", async (req, res) => {
    const { params, body } = parseRequest(req, { params: entityParams, body: z.unknown() });
    res.json(await updateProfile(getContext(req), params.entityId, body));
  });

  return refuseOtherMethods(router);
}
