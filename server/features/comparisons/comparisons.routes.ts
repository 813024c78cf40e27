import type { Router } from "express";
import { compareQuery } from "@shared/validators/comparisons";
import { idParams } from "@shared/validators/fields";
import { getContext } from "../../context/deps";
import { parseRequest } from "../../http/request";
import { createRouter, refuseOtherMethods } from "../../http/router";
import { compareOpportunities, getEffort } from "./comparisons.service";

/** Below `/api/opportunities`; mounted before the opportunities, whose `/:id` would match the word. */
export function comparisonsRouter(): Router {
  const router = createRouter();

  router.get("/compare", async (req, res) => {
    const { query } = parseRequest(req, { query: compareQuery });
    res.json(await compareOpportunities(getContext(req), query));
  });

  router.get("/:id/effort", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    res.json(await getEffort(getContext(req), params.id));
  });

  return refuseOtherMethods(router);
}
