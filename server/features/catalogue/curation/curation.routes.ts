import type { Router } from "express";
import {
  adminListQuery,
  bulkDecisionSchema,
  changeParams,
  createOpportunitySchema,
  updateOpportunitySchema,
} from "@shared/validators/curation";
import { idParams } from "@shared/validators/fields";
import { getContext } from "../../../context/deps";
import { requireAdmin } from "../../../http/context";
import { parseRequest } from "../../../http/request";
import { refuseOtherMethods, createRouter } from "../../../http/router";
import { listForCurators } from "./curation-list.service";
import * as service from "./curation.service";

/** `/api/admin/opportunities` serves the catalogue to curators. */
export function curationRouter(): Router {
  const router = createRouter();
  router.use(requireAdmin);

  router.get("/", async (req, res) => {
    const { query } = parseRequest(req, { query: adminListQuery });
    res.json(await listForCurators(getContext(req), "verified", query));
  });

  router.post("/", async (req, res) => {
    const { body } = parseRequest(req, { body: createOpportunitySchema });
    res.status(201).json(await service.createOpportunity(getContext(req), body));
  });

  router.get("/pending", async (req, res) => {
    const { query } = parseRequest(req, { query: adminListQuery });
    res.json(await listForCurators(getContext(req), "pending", query));
  });

  router.post("/bulk", async (req, res) => {
    const { body } = parseRequest(req, { body: bulkDecisionSchema });
    res.json(await service.decideOpportunities(getContext(req), body));
  });

  router.get("/:id", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    res.json(await service.getOpportunityDetail(getContext(req), params.id));
  });

  router.patch("/:id", async (req, res) => {
    const { params, body } = parseRequest(req, { params: idParams, body: updateOpportunitySchema });
    res.json(await service.updateOpportunity(getContext(req), params.id, body));
  });

  router.delete("/:id", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    await service.deleteOpportunity(getContext(req), params.id);
    res.status(204).end();
  });

  for (const decision of ["verify", "reject"] as const)
    router.post(`/:id/${decision}`, async (req, res) => {
      const { params } = parseRequest(req, { params: idParams });
      res.json(await service.decideOpportunity(getContext(req), params.id, decision));
    });

  for (const [path, status] of [
    ["accept", "accepted"],
    ["decline", "declined"],
  ] as const)
    router.post(`/:id/changes/:changeId/${path}`, async (req, res) => {
      const { params } = parseRequest(req, { params: changeParams });
      res.json(await service.decideChange(getContext(req), params.id, params.changeId, status));
    });

  return refuseOtherMethods(router);
}
