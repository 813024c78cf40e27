import type { Router } from "express";
import { idParams } from "@shared/validators/fields";
import { newsListQuery, readNewsSchema } from "@shared/validators/news";
import { getContext } from "../../context/deps";
import { parseRequest } from "../../http/request";
import { refuseOtherMethods, createRouter } from "../../http/router";
import * as service from "./news.service";

/** `/api/news`: the news of the signed-in user. */
export function newsRouter(): Router {
  const router = createRouter();

  router.get("/", async (req, res) => {
    const { query } = parseRequest(req, { query: newsListQuery });
    res.json(await service.listNews(getContext(req), query));
  });

  router.post("/read", async (req, res) => {
    const { body } = parseRequest(req, { body: readNewsSchema });
    res.json(await service.readNews(getContext(req), body));
  });

  router.post("/:id/restore", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    await service.restoreNews(getContext(req), params.id);
    res.status(204).end();
  });

  router.delete("/:id", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    await service.dismissNews(getContext(req), params.id);
    res.status(204).end();
  });

  return refuseOtherMethods(router);
}
