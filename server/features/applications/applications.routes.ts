import type { Router } from "express";
import {
  checkApplicationQuery,
  createApplicationSchema,
  generateDraftSchema,
  presenceSchema,
  textVersionParams,
  updateApplicationSchema,
} from "@shared/validators/applications";
import { idParams } from "@shared/validators/fields";
import { getContext } from "../../context/deps";
import { createDisconnectSignal } from "../../http/disconnect-signal";
import { parseRequest } from "../../http/request";
import { refuseOtherMethods, createRouter } from "../../http/router";
import * as service from "./applications.service";
import { endPresence, notePresence } from "./presence.service";
import { getTextVersion, listTextVersions } from "./text-versions.service";
import { sendDraftEvents, wantsEvents } from "../drafts/draft-events";
import { endDraft, generateDraft } from "../drafts/draft.service";

/** `/api/applications`: the applications of the signed-in person's entities. */
export function applicationsRouter(): Router {
  const router = createRouter();

  router.get("/", async (req, res) => {
    res.json(await service.listApplications(getContext(req)));
  });

  router.get("/check", async (req, res) => {
    const { query } = parseRequest(req, { query: checkApplicationQuery });
    res.json(await service.checkApplication(getContext(req), query));
  });

  router.post("/generate", async (req, res) => {
    const { body } = parseRequest(req, { body: generateDraftSchema });
    const leaving = createDisconnectSignal(res);
    try {
      if (wantsEvents(req))
        await sendDraftEvents(req, res, leaving, (listener) =>
          generateDraft(getContext(req), body, { leaving, listener }),
        );
      else res.json(await generateDraft(getContext(req), body, { leaving }));
    } catch (error) {
      // The caller has left, so there is no one to answer.
      if (!leaving.aborted) throw error;
    }
  });

  router.post("/", async (req, res) => {
    const { body } = parseRequest(req, { body: createApplicationSchema });
    res.status(201).json(await service.createApplication(getContext(req), body));
  });

  router.get("/:id", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    res.json(await service.getApplication(getContext(req), params.id));
  });

  router.get("/:id/versions", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    res.json(await listTextVersions(getContext(req), params.id));
  });

  router.get("/:id/versions/:versionId", async (req, res) => {
    const { params } = parseRequest(req, { params: textVersionParams });
    const which = { applicationId: params.id, versionId: params.versionId };
    res.json(await getTextVersion(getContext(req), which));
  });

  router.put("/:id/presence", async (req, res) => {
    const { params, body } = parseRequest(req, { params: idParams, body: presenceSchema });
    res.json(await notePresence(getContext(req), params.id, body));
  });

  router.delete("/:id/presence", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    await endPresence(getContext(req), params.id);
    res.status(204).end();
  });

  router.patch("/:id", async (req, res) => {
    const { params, body } = parseRequest(req, { params: idParams, body: updateApplicationSchema });
    const application = await service.updateApplication(getContext(req), params.id, body);
    if (body.aiDraftNarrative !== undefined) endDraft(getContext(req), application);
    res.json(application);
  });

  return refuseOtherMethods(router);
}
