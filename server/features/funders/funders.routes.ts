import type { Router } from "express";
import { contextOf } from "../../deps";
import { closeRouter, createRouter } from "../../http/router";
import { listFunders } from "./funders.service";

/** `/api/funders`: the directory, the same for everybody. */
export function fundersRouter(): Router {
  const router = createRouter();

  router.get("/", async (req, res) => {
    res.json(await listFunders(contextOf(req)));
  });

  return closeRouter(router);
}
