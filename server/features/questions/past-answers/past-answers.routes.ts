import type { Router } from "express";
import { idParams } from "@shared/validators/fields";
import { keepPastAnswersSchema } from "@shared/validators/past-answers";
import { getContext } from "../../../context/deps";
import { parseRequest } from "../../../http/request";
import { createRouter, refuseOtherMethods } from "../../../http/router";
import { keepPastAnswers, proposePastAnswers } from "./past-answers.service";

/** `/api/documents/:id/answers`: what an organisation answered in an application that it has as a file. */
export function pastAnswersRouter(): Router {
  const router = createRouter();

  router.get("/:id/answers", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    res.json(await proposePastAnswers(getContext(req), params.id));
  });

  router.post("/:id/answers", async (req, res) => {
    const { params, body } = parseRequest(req, { params: idParams, body: keepPastAnswersSchema });
    res.status(201).json(await keepPastAnswers(getContext(req), params.id, body));
  });

  return refuseOtherMethods(router);
}
