import type { Router } from "express";
import { duplicatesQuery, mergeSchema } from "@shared/validators/duplicates";
import { idParams } from "@shared/validators/fields";
import { getContext } from "../../../context/deps";
import { requireAdmin } from "../../../http/context";
import { parseRequest } from "../../../http/request";
import { createRouter, refuseOtherMethods } from "../../../http/router";
import { listDuplicates } from "./list-duplicates.service";
import { keepApart, listMerges, mergePair, splitMerged } from "./merges.service";

/** `/api/admin/duplicates` serves the pairs of opportunities that seem to be the same call. */
export function duplicatesRouter(): Router {
  const router = createRouter();
  router.use(requireAdmin);

  router.get("/", async (req, res) => {
    const { query } = parseRequest(req, { query: duplicatesQuery });
    res.json(await listDuplicates(getContext(req), query));
  });

  router.get("/merged", async (req, res) => {
    const { query } = parseRequest(req, { query: duplicatesQuery });
    res.json(await listMerges(getContext(req), query));
  });

  router.post("/:id/merge", async (req, res) => {
    const { params, body } = parseRequest(req, { params: idParams, body: mergeSchema });
    res.json(await mergePair(getContext(req), params.id, body));
  });

  router.post("/:id/apart", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    await keepApart(getContext(req), params.id);
    res.status(204).end();
  });

  router.post("/merged/:id/split", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    res.json(await splitMerged(getContext(req), params.id));
  });

  return refuseOtherMethods(router);
}
