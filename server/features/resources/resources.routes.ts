import type { Router } from "express";
import { idParams } from "@shared/validators/fields";
import { getContext } from "../../context/deps";
import { parseRequest } from "../../http/request";
import { refuseOtherMethods, createRouter } from "../../http/router";
import { getResource, getResourceFile, listResources } from "./resources.service";

/** `/api/resources`: templates, guides, tools and videos, the same for everybody. */
export function resourcesRouter(): Router {
  const router = createRouter();

  router.get("/", async (req, res) => {
    res.json(await listResources(getContext(req)));
  });

  router.get("/:id", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    res.json(await getResource(getContext(req), params.id));
  });

  router.get("/:id/file", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    const { name, text } = await getResourceFile(getContext(req), params.id);
    res.attachment(name).type("text/markdown").send(text);
  });

  return refuseOtherMethods(router);
}
