import type { Router } from "express";
import { feedbackSchema } from "@shared/validators/feedback";
import { idParams } from "@shared/validators/fields";
import {
  facetsQuery,
  idOrSlugParams,
  matchQuery,
  opportunityListQuery,
} from "@shared/validators/opportunities";
import { translateOpportunitySchema } from "@shared/validators/translations";
import { getContext } from "../../context/deps";
import { createDisconnectSignal } from "../../http/disconnect-signal";
import { parseRequest } from "../../http/request";
import { refuseOtherMethods, createRouter } from "../../http/router";
import { sendPackedJson } from "../../http/send-packed-json";
import { getOpportunityFunder } from "../awards/opportunity-funder.service";
import { answerMatchQuestion } from "../matching/question";
import { listFacets } from "./facets/facets.service";
import { listSimilar } from "./similar/similar.service";
import { giveFeedback, listSavedDeadlines, removeFeedback } from "./feedback.service";
import { answerMatchedOpportunities, listOpportunities, recordView } from "./opportunities.service";
import { readWithOffer, translateOpportunity } from "./translation/translation.service";

export function opportunitiesRouter(): Router {
  const router = createRouter();

  router.get("/", async (req, res) => {
    const { query } = parseRequest(req, { query: opportunityListQuery });
    res.json(await listOpportunities(getContext(req), query));
  });

  router.get("/facets", async (req, res) => {
    const { query } = parseRequest(req, { query: facetsQuery });
    res.json(await listFacets(getContext(req), query));
  });

  router.get("/matched", async (req, res) => {
    const { query } = parseRequest(req, { query: matchQuery });
    await sendPackedJson(req, res, await answerMatchedOpportunities(getContext(req), query));
  });

  router.get("/question", async (req, res) => {
    const { query } = parseRequest(req, { query: matchQuery });
    await sendPackedJson(req, res, await answerMatchQuestion(getContext(req), query));
  });

  router.get("/saved/deadlines", async (req, res) => {
    res.json(await listSavedDeadlines(getContext(req)));
  });

  router.get("/:id", async (req, res) => {
    const { params, query } = parseRequest(req, { params: idOrSlugParams, query: matchQuery });
    res.json(await readWithOffer(getContext(req), params.id, query));
  });

  router.get("/:id/funder", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    res.json(await getOpportunityFunder(getContext(req), params.id));
  });

  router.get("/:id/similar", async (req, res) => {
    const { params, query } = parseRequest(req, { params: idParams, query: matchQuery });
    res.json(await listSimilar(getContext(req), params.id, query));
  });

  router.post("/:id/translation", async (req, res) => {
    const signal = createDisconnectSignal(res);
    const { params, body } = parseRequest(req, { params: idParams, body: translateOpportunitySchema });
    res.json(await translateOpportunity(getContext(req), params.id, body, signal));
  });

  router.post("/:id/view", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    await recordView(getContext(req), params.id);
    res.status(204).end();
  });

  router.put("/:id/feedback", async (req, res) => {
    const { params, body } = parseRequest(req, { params: idParams, body: feedbackSchema });
    res.json({ feedback: await giveFeedback(getContext(req), params.id, body) });
  });

  router.delete("/:id/feedback", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    await removeFeedback(getContext(req), params.id);
    res.status(204).end();
  });

  return refuseOtherMethods(router);
}
