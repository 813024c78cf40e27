import type { Router } from "express";
import { idParams } from "@shared/validators/fields";
import { newsListQuery, readNewsSchema } from "@shared/validators/news";
import { contextOf } from "../../context/deps";
import { parseRequest } from "../../http/request";
import { closeRouter, createRouter } from "../../http/router";
import * as service from "./news.service";

/** `/api/news`: the news of the signed-in user. */
export function newsRouter(): Router {
  const router = createRouter();

  router.get("/", async (req, res) => {
    const { query } = parseRequest(req, { query: newsListQuery });
    res.json(await service.listNews(contextOf(req), query));
  });

  router.post("/read", async (req, res) => {
    const { body } = parseRequest(req, { body: readNewsSchema });
    res.json(await service.readNews(contextOf(req), body));
  });

  router.post("/:id/restore", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    await service.restoreNews(contextOf(req), params.id);
    res.status(204).end();
  });

  router.delete("/:id", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    await service.dismissNews(contextOf(req), params.id);
    res.status(204).end();
  });

  return closeRouter(router);
}
