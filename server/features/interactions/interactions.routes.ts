import type { Router } from "express";
import { idParams } from "@shared/validators/fields";
import { updateInteractionSchema } from "@shared/validators/interactions";
import { getContext } from "../../context/deps";
import { parseRequest } from "../../http/request";
import { refuseOtherMethods, createRouter } from "../../http/router";
import { deleteInteraction, listNextSteps, updateInteraction } from "./interactions.service";

/** `/api/interactions` serves the signed-in person's notes of contacts with all funders. */
export function interactionsRouter(): Router {
  const router = createRouter();

  router.get("/next", async (req, res) => {
    res.json(await listNextSteps(getContext(req)));
  });

  router.patch("/:id", async (req, res) => {
    const { params, body } = parseRequest(req, { params: idParams, body: updateInteractionSchema });
    res.json(await updateInteraction(getContext(req), params.id, body));
  });

  router.delete("/:id", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    await deleteInteraction(getContext(req), params.id);
    res.status(204).end();
  });

  return refuseOtherMethods(router);
}
