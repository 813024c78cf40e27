import type { Router } from "express";
import { idParams } from "@shared/validators/fields";
import {
  createShortlistSchema,
  sharedShortlistSchema,
  updateShortlistSchema,
} from "@shared/validators/shortlists";
import { getContext, getDeps } from "../../context/deps";
import { jsonBody } from "../../http/json-body";
import { parseRequest } from "../../http/request";
import { createRouter, refuseOtherMethods } from "../../http/router";
import { letGoOfSession } from "../auth/session";
import * as service from "./shortlists.service";

/** `/api/shortlists`: the shortlists of the caller's entities. */
export function shortlistsRouter(): Router {
  const router = createRouter();

  router.get("/", async (req, res) => {
    res.json(await service.listShortlists(getContext(req)));
  });

  router.post("/", async (req, res) => {
    const { body } = parseRequest(req, { body: createShortlistSchema });
    res.status(201).json(await service.createShortlist(getContext(req), body));
  });

  router.get("/:id", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    res.json(await service.getShortlist(getContext(req), params.id));
  });

  router.put("/:id", async (req, res) => {
    const { params, body } = parseRequest(req, { params: idParams, body: updateShortlistSchema });
    res.json(await service.updateShortlist(getContext(req), params.id, body));
  });

  router.delete("/:id", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    await service.deleteShortlist(getContext(req), params.id);
    res.status(204).end();
  });

  router.post("/:id/link", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    res.status(201).json(await service.openShortlist(getContext(req), params.id));
  });

  router.delete("/:id/link", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    await service.closeShortlist(getContext(req), params.id);
    res.status(204).end();
  });

  return refuseOtherMethods(router);
}

/**
 * `/api/shared`: a shortlist for anybody who has its link, without a session. The secret of the link is in the body, which
 * stands in no log.
 */
export function sharedShortlistRouter(): Router {
  const router = createRouter();

  router.post("/read", ...jsonBody, async (req, res) => {
    letGoOfSession(req);
    const { body } = parseRequest(req, { body: sharedShortlistSchema });
    res.json(await service.readSharedShortlist(getDeps(req), body.token));
  });

  return refuseOtherMethods(router);
}
