import type { Router } from "express";
import { idParams } from "@shared/validators/fields";
import {
  addQuestionsSchema,
  draftAnswerSchema,
  earlierAnswersQuery,
  libraryQuery,
  questionParams,
  stopDraftQuery,
  updateQuestionSchema,
} from "@shared/validators/questions";
import { getContext } from "../../context/deps";
import { parseRequest } from "../../http/request";
import { createRouter, refuseOtherMethods } from "../../http/router";
import { draftAnswer, stopAnswerDraft } from "../answer-drafts/answer-drafts.service";
import * as service from "./questions.service";

/** `/api/applications/:id/questions`: what the funder asks, and what the entity answers. */
export function applicationQuestionsRouter(): Router {
  const router = createRouter();

  router.get("/:id/questions", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    res.json(await service.listQuestions(getContext(req), params.id));
  });

  router.post("/:id/questions", async (req, res) => {
    const { params, body } = parseRequest(req, { params: idParams, body: addQuestionsSchema });
    res.status(201).json(await service.addQuestions(getContext(req), params.id, body));
  });

  router.get("/:id/questions/offers", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    res.json(await service.listOffers(getContext(req), params.id));
  });

  router.patch("/:id/questions/:questionId", async (req, res) => {
    const { params, body } = parseRequest(req, { params: questionParams, body: updateQuestionSchema });
    const which = { applicationId: params.id, id: params.questionId };
    res.json(await service.updateQuestion(getContext(req), which, body));
  });

  router.post("/:id/questions/:questionId/draft", async (req, res) => {
    const { params, body } = parseRequest(req, { params: questionParams, body: draftAnswerSchema });
    const which = { applicationId: params.id, id: params.questionId };
    res.json(await draftAnswer(getContext(req), which, body));
  });

  router.delete("/:id/questions/:questionId/draft", async (req, res) => {
    const { params, query } = parseRequest(req, { params: questionParams, query: stopDraftQuery });
    const which = { applicationId: params.id, id: params.questionId };
    await stopAnswerDraft(getContext(req), which, query.runId);
    res.status(204).end();
  });

  router.delete("/:id/questions/:questionId", async (req, res) => {
    const { params } = parseRequest(req, { params: questionParams });
    await service.deleteQuestion(getContext(req), { applicationId: params.id, id: params.questionId });
    res.status(204).end();
  });

  return refuseOtherMethods(router);
}

/** `/api/questions`: earlier answers of an entity. */
export function questionsRouter(): Router {
  const router = createRouter();

  router.get("/answers", async (req, res) => {
    const { query } = parseRequest(req, { query: earlierAnswersQuery });
    res.json(await service.findEarlierAnswers(getContext(req), query));
  });

  router.get("/library", async (req, res) => {
    const { query } = parseRequest(req, { query: libraryQuery });
    res.json(await service.listAnswerLibrary(getContext(req), query));
  });

  return refuseOtherMethods(router);
}
