import type { Router } from "express";
import { idParams } from "@shared/validators/fields";
import {
  afterItemParams,
  createObligationSchema,
  createOutcomeSchema,
  createSpendingSchema,
  updateObligationSchema,
} from "@shared/validators/obligations";
import { createSubmissionSchema, recordResultSchema, submissionParams } from "@shared/validators/submissions";
import { getContext } from "../../context/deps";
import { parseRequest } from "../../http/request";
import { createRouter, refuseOtherMethods } from "../../http/router";
import { recordResult } from "../submissions/result.service";
import { createSubmission, getSubmission } from "../submissions/submissions.service";
import * as after from "./after.service";
import * as obligations from "./obligations.service";
import * as spending from "./spending.service";

/** `/api/applications/:id`: how an application was sent, what the funder decided, and what an award brings. */
export function afterRouter(): Router {
  const router = createRouter();

  router.get("/:id/after", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    res.json(await after.getAfter(getContext(req), params.id));
  });

  router.post("/:id/submissions", async (req, res) => {
    const { params, body } = parseRequest(req, { params: idParams, body: createSubmissionSchema });
    res.status(201).json(await createSubmission(getContext(req), params.id, body));
  });

  router.get("/:id/submissions/:submissionId", async (req, res) => {
    const { params } = parseRequest(req, { params: submissionParams });
    const which = { applicationId: params.id, id: params.submissionId };
    res.json(await getSubmission(getContext(req), which));
  });

  router.put("/:id/result", async (req, res) => {
    const { params, body } = parseRequest(req, { params: idParams, body: recordResultSchema });
    res.json(await recordResult(getContext(req), params.id, body));
  });

  router.post("/:id/obligations", async (req, res) => {
    const { params, body } = parseRequest(req, { params: idParams, body: createObligationSchema });
    res.status(201).json(await obligations.createObligation(getContext(req), params.id, body));
  });

  router.patch("/:id/obligations/:itemId", async (req, res) => {
    const { params, body } = parseRequest(req, { params: afterItemParams, body: updateObligationSchema });
    const which = { applicationId: params.id, id: params.itemId };
    res.json(await obligations.updateObligation(getContext(req), which, body));
  });

  router.delete("/:id/obligations/:itemId", async (req, res) => {
    const { params } = parseRequest(req, { params: afterItemParams });
    const which = { applicationId: params.id, id: params.itemId };
    await obligations.deleteObligation(getContext(req), which);
    res.status(204).end();
  });

  router.post("/:id/spendings", async (req, res) => {
    const { params, body } = parseRequest(req, { params: idParams, body: createSpendingSchema });
    res.status(201).json(await spending.createSpending(getContext(req), params.id, body));
  });

  router.delete("/:id/spendings/:itemId", async (req, res) => {
    const { params } = parseRequest(req, { params: afterItemParams });
    await spending.deleteSpending(getContext(req), { applicationId: params.id, id: params.itemId });
    res.status(204).end();
  });

  router.post("/:id/outcomes", async (req, res) => {
    const { params, body } = parseRequest(req, { params: idParams, body: createOutcomeSchema });
    res.status(201).json(await spending.createOutcome(getContext(req), params.id, body));
  });

  router.delete("/:id/outcomes/:itemId", async (req, res) => {
    const { params } = parseRequest(req, { params: afterItemParams });
    await spending.deleteOutcome(getContext(req), { applicationId: params.id, id: params.itemId });
    res.status(204).end();
  });

  return refuseOtherMethods(router);
}

/** `/api/obligations`: what awards oblige to in all entities that the caller may read. */
export function obligationsRouter(): Router {
  const router = createRouter();

  router.get("/next", async (req, res) => {
    res.json(await after.listNextObligations(getContext(req)));
  });

  return refuseOtherMethods(router);
}
