import type { Router } from "express";
import { idParams } from "@shared/validators/fields";
import {
  createSavedSearchSchema,
  shareSearchSchema,
  updateSavedSearchSchema,
} from "@shared/validators/saved-searches";
import { getContext } from "../../context/deps";
import { parseRequest } from "../../http/request";
import { refuseOtherMethods, createRouter } from "../../http/router";
import { endFeed, getFeed, renewFeed } from "./feed/feed.service";
import * as service from "./saved-searches.service";
import { shareSearch, stopSharing } from "./sharing.service";

/** `/api/saved-searches` serves the searches that the signed-in person saved, and those that others share with them. */
export function savedSearchesRouter(): Router {
  const router = createRouter();

  router.get("/", async (req, res) => {
    res.json(await service.listSavedSearches(getContext(req)));
  });

  router.post("/", async (req, res) => {
    const { body } = parseRequest(req, { body: createSavedSearchSchema });
    res.status(201).json(await service.createSavedSearch(getContext(req), body));
  });

  router.patch("/:id", async (req, res) => {
    const { params, body } = parseRequest(req, { params: idParams, body: updateSavedSearchSchema });
    res.json(await service.updateSavedSearch(getContext(req), params.id, body));
  });

  router.delete("/:id", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    await service.deleteSavedSearch(getContext(req), params.id);
    res.status(204).end();
  });

  router.get("/:id/feed", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    res.json(await getFeed(getContext(req), params.id));
  });

  router.post("/:id/feed", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    res.status(201).json(await renewFeed(getContext(req), params.id));
  });

  router.delete("/:id/feed", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    await endFeed(getContext(req), params.id);
    res.status(204).end();
  });

  router.put("/:id/share", async (req, res) => {
    const { params, body } = parseRequest(req, { params: idParams, body: shareSearchSchema });
    res.json(await shareSearch(getContext(req), params.id, body));
  });

  router.delete("/:id/share", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    await stopSharing(getContext(req), params.id);
    res.status(204).end();
  });

  return refuseOtherMethods(router);
}
