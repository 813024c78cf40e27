import type { Router } from "express";
import { contextOf } from "../../deps";
import { closeRouter, createRouter } from "../../http/router";
import { listResources } from "./resources.service";

/** `/api/resources`: templates, guides, tools and videos, the same for everybody. */
export function resourcesRouter(): Router {
  const router = createRouter();

  router.get("/", async (req, res) => {
    res.json(await listResources(contextOf(req)));
  });

  return closeRouter(router);
}
