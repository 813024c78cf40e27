import type { Router } from "express";
import { createEntitySchema, updateEntitySchema } from "@shared/validators/entities";
import { idParams } from "@shared/validators/fields";
import { getContext } from "../../context/deps";
import { parseRequest } from "../../http/request";
import { refuseOtherMethods, createRouter } from "../../http/router";
import { requireConfirmation } from "../second-factor/require-confirmation";
import * as service from "./entities.service";

/** `/api/entities`: the organisations of the signed-in person. */
export function entitiesRouter(): Router {
  const router = createRouter();

  router.get("/", async (req, res) => {
    res.json(await service.listEntities(getContext(req)));
  });

  router.post("/", async (req, res) => {
    const { body } = parseRequest(req, { body: createEntitySchema });
    res.status(201).json(service.toEntityView(await service.createEntity(getContext(req), body)));
  });

  router.get("/:id", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    res.json(service.toEntityView(await service.getEntity(getContext(req), params.id)));
  });

  router.patch("/:id", async (req, res) => {
    const { params, body } = parseRequest(req, { params: idParams, body: updateEntitySchema });
    res.json(service.toEntityView(await service.updateEntity(getContext(req), params.id, body)));
  });

  router.delete("/:id", requireConfirmation, async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    await service.deleteEntity(getContext(req), params.id);
    res.status(204).end();
  });

  return refuseOtherMethods(router);
}
