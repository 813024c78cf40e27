import type { Router } from "express";
import {
  acceptLineSchema,
  acceptLinesSchema,
  askCallQuery,
  callLineParams,
  readCallSchema,
} from "@shared/validators/calls";
import { idParams } from "@shared/validators/fields";
import { getContext } from "../../context/deps";
import { parseRequest } from "../../http/request";
import { createRouter, refuseOtherMethods } from "../../http/router";
import * as lines from "./accept-line.service";
import * as service from "./calls.service";

/** `/api/applications/:id/call`: what the call that an application answers says. */
export function callsRouter(): Router {
  const router = createRouter();

  router.get("/:id/call", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    res.json(await service.getSheet(getContext(req), params.id));
  });

  router.post("/:id/call", async (req, res) => {
    const { params, body } = parseRequest(req, { params: idParams, body: readCallSchema });
    res.status(202).json(await service.requestReading(getContext(req), params.id, body, req.get("host")));
  });

  router.delete("/:id/call", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    await service.deleteCall(getContext(req), params.id);
    res.status(204).end();
  });

  router.delete("/:id/call/reading", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    res.json(await service.stopReading(getContext(req), params.id));
  });

  router.get("/:id/call/answers", async (req, res) => {
    const { params, query } = parseRequest(req, { params: idParams, query: askCallQuery });
    res.json(await service.askCall(getContext(req), params.id, query.question));
  });

  router.patch("/:id/call/lines", async (req, res) => {
    const { params, body } = parseRequest(req, { params: idParams, body: acceptLinesSchema });
    res.json(await lines.acceptLines(getContext(req), params.id, body));
  });

  router.patch("/:id/call/lines/:lineId", async (req, res) => {
    const { params, body } = parseRequest(req, { params: callLineParams, body: acceptLineSchema });
    const which = { applicationId: params.id, lineId: params.lineId };
    res.json(await lines.acceptLine(getContext(req), which, body));
  });

  router.post("/:id/call/lines/:lineId/proposal", async (req, res) => {
    const { params } = parseRequest(req, { params: callLineParams });
    await lines.proposeLine(getContext(req), { applicationId: params.id, lineId: params.lineId });
    res.status(204).end();
  });

  return refuseOtherMethods(router);
}
