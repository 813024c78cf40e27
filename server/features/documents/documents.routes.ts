import type { Response, Router } from "express";
import {
  addDocumentVersionSchema,
  attachDocumentSchema,
  attachedDocumentParams,
  createDocumentSchema,
  documentsQuery,
  updateDocumentSchema,
} from "@shared/validators/documents";
import { idParams } from "@shared/validators/fields";
import { getContext } from "../../context/deps";
import { createDisconnectSignal } from "../../http/disconnect-signal";
import { parseRequest } from "../../http/request";
import { createRouter, refuseOtherMethods } from "../../http/router";
import { sendObject } from "../objects/send-object";
import * as checklist from "./checklist.service";
import * as service from "./documents.service";

/** `/api/documents`: the libraries of the signed-in person's entities. */
export function documentsRouter(): Router {
  const router = createRouter();

  router.get("/", async (req, res) => {
    const { query } = parseRequest(req, { query: documentsQuery });
    res.json(await service.listDocuments(getContext(req), query));
  });

  router.post("/", async (req, res) => {
    const { body } = parseRequest(req, { body: createDocumentSchema });
    await answerWhileHere(res, 201, (signal) =>
      service.createDocument(getContext(req), body, { host: req.get("host"), signal }),
    );
  });

  router.get("/:id", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    res.json(await service.getDocument(getContext(req), params.id));
  });

  router.get("/:id/file", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    await sendObject(req, res, await service.findFileOfDocument(getContext(req), params.id));
  });

  router.post("/:id/versions", async (req, res) => {
    const { params, body } = parseRequest(req, { params: idParams, body: addDocumentVersionSchema });
    await answerWhileHere(res, 201, (signal) =>
      service.addVersion(getContext(req), params.id, body, { host: req.get("host"), signal }),
    );
  });

  router.patch("/:id", async (req, res) => {
    const { params, body } = parseRequest(req, { params: idParams, body: updateDocumentSchema });
    res.json(await service.updateDocument(getContext(req), params.id, body));
  });

  router.delete("/:id", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    await service.deleteDocument(getContext(req), params.id);
    res.status(204).end();
  });

  return refuseOtherMethods(router);
}

/** `/api/applications/:id/documents`: the checklist of an application. */
export function checklistRouter(): Router {
  const router = createRouter();

  router.get("/:id/documents", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    res.json(await checklist.getChecklist(getContext(req), params.id));
  });

  router.post("/:id/documents", async (req, res) => {
    const { params, body } = parseRequest(req, { params: idParams, body: attachDocumentSchema });
    res.json(await checklist.attachDocument(getContext(req), params.id, body));
  });

  router.delete("/:id/documents/:documentId", async (req, res) => {
    const { params } = parseRequest(req, { params: attachedDocumentParams });
    res.json(await checklist.detachDocument(getContext(req), params.id, params.documentId));
  });

  return refuseOtherMethods(router);
}

/** Answers with the result of work that ends when the caller leaves. */
async function answerWhileHere(
  res: Response,
  status: number,
  work: (signal: AbortSignal) => Promise<unknown>,
): Promise<void> {
  const signal = createDisconnectSignal(res);
  try {
    res.status(status).json(await work(signal));
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
