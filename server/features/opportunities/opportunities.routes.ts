import type { Router } from "express";
import { idParams } from "@shared/validators/fields";
import { opportunityListQuery } from "@shared/validators/opportunities";
import { contextOf } from "../../deps";
import { parseRequest } from "../../http/request";
import { closeRouter, createRouter } from "../../http/router";
import { getOpportunity, listMatchedOpportunities, listOpportunities } from "./opportunities.service";

export function opportunitiesRouter(): Router {
  const router = createRouter();

  router.get("/", async (req, res) => {
    const { query } = parseRequest(req, { query: opportunityListQuery });
    res.json(await listOpportunities(contextOf(req), query));
  });

  router.get("/matched", async (req, res) => {
    res.json(await listMatchedOpportunities(contextOf(req)));
  });

  router.get("/:id", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    res.json(await getOpportunity(contextOf(req), params.id));
  });

  return closeRouter(router);
}
