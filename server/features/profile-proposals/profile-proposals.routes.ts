import type { Router } from "express";
import {
  acceptProposalsSchema,
  previewMatchesSchema,
  profileProposalParams,
  readProfileSourceSchema,
} from "@shared/validators/profile-proposals";
import { getContext } from "../../context/deps";
import { parseRequest } from "../../http/request";
import { createRouter, refuseOtherMethods } from "../../http/router";
import { previewMatches } from "./preview-matches.service";
import * as service from "./profile-proposals.service";

/** `/api/profile-proposals`: answers of a profile that a website or a file gives. */
export function profileProposalsRouter(): Router {
  const router = createRouter();

  router.post("/", async (req, res) => {
    const { body } = parseRequest(req, { body: readProfileSourceSchema });
    res.status(202).json(await service.requestReading(getContext(req), body, req.get("host")));
  });

  router.get("/:entityId", async (req, res) => {
    const { params } = parseRequest(req, { params: profileProposalParams });
    res.json(await service.getProposals(getContext(req), params.entityId));
  });

  router.delete("/:entityId", async (req, res) => {
    const { params } = parseRequest(req, { params: profileProposalParams });
    await service.deleteReading(getContext(req), params.entityId);
    res.status(204).end();
  });

  router.post("/:entityId/answers", async (req, res) => {
    const { params, body } = parseRequest(req, {
      params: profileProposalParams,
      body: acceptProposalsSchema,
    });
    res.json(await service.acceptProposals(getContext(req), params.entityId, body));
  });

  router.post("/:entityId/matches", async (req, res) => {
    const { params, body } = parseRequest(req, { params: profileProposalParams, body: previewMatchesSchema });
    res.json(await previewMatches(getContext(req), params.entityId, body));
  });

  return refuseOtherMethods(router);
}
