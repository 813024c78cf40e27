import type { Router } from "express";
import { awardListQuery } from "@shared/validators/awards";
import { idParams } from "@shared/validators/fields";
import { createInteractionSchema, interactionListQuery } from "@shared/validators/interactions";
import { getContext } from "../../context/deps";
import { parseRequest } from "../../http/request";
import { refuseOtherMethods, createRouter } from "../../http/router";
import { getFunderAwards, listFunderAwards } from "../awards/awards.service";
import { createInteraction, listInteractions } from "../interactions/interactions.service";
import { getFunder, listFunders } from "./funders.service";

/** `/api/funders`: the directory, the same for everybody, and below each funder the user's own interactions. */
export function fundersRouter(): Router {
  const router = createRouter();

  router.get("/", async (req, res) => {
    res.json(await listFunders(getContext(req)));
  });

  router.get("/:id", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    res.json(await getFunder(getContext(req), params.id));
  });

  router.get("/:id/awards", async (req, res) => {
    const { params, query } = parseRequest(req, { params: idParams, query: awardListQuery });
    res.json(await listFunderAwards(getContext(req), params.id, query));
  });

  router.get("/:id/awards/summary", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    res.json(await getFunderAwards(getContext(req), params.id));
  });

  router.get("/:id/interactions", async (req, res) => {
    const { params, query } = parseRequest(req, { params: idParams, query: interactionListQuery });
    res.json(await listInteractions(getContext(req), params.id, query));
  });

  router.post("/:id/interactions", async (req, res) => {
    const { params, body } = parseRequest(req, { params: idParams, body: createInteractionSchema });
    res.status(201).json(await createInteraction(getContext(req), params.id, body));
  });

  return refuseOtherMethods(router);
}
