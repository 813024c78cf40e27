import type { Request, Router } from "express";
import {
  beginMultipartSchema,
  type BegunMultipartView,
  completeMultipartSchema,
  objectKeyQuery,
  partNumberField,
  uploadIdParams,
  uploadParamsQuery,
} from "@shared/validators/objects";
import { getContext } from "../../context/deps";
import { parseRequest, validationError } from "../../http/request";
import { refuseOtherMethods, createRouter } from "../../http/router";
import * as service from "./companion.service";

/**
 * `/api/s3`: the calls that the page's uploader makes to a storage companion. They only exist with an S3
 * store.
 */
export function companionRouter(): Router {
  const router = createRouter();

  router.get("/params", async (req, res) => {
    const ctx = getContext(req);
    const store = service.requireS3Store(ctx);
    parseRequest(req, { query: uploadParamsQuery });
    res.json(await service.signForm(ctx, store));
  });

  router.get("/sts", async (req, res) => {
    const ctx = getContext(req);
    res.json(await service.giveCredentials(ctx, service.requireS3Store(ctx)));
  });

  router.post("/multipart", async (req, res) => {
    const ctx = getContext(req);
    const store = service.requireS3Store(ctx);
    parseRequest(req, { body: beginMultipartSchema });
    res.json(await service.beginMultipart(ctx, store));
  });

  router.get("/multipart/:uploadId", async (req, res) => {
    const ctx = getContext(req);
    res.json(await service.listParts(ctx, service.requireS3Store(ctx), readUpload(req)));
  });

  router.get("/multipart/:uploadId/:partNumber", async (req, res) => {
    const ctx = getContext(req);
    const store = service.requireS3Store(ctx);
    const upload = readUpload(req);
    const partNumber = partNumberField.safeParse(req.params.partNumber);
    if (!partNumber.success) throw validationError(partNumber.error);
    res.json(await service.signPart(ctx, store, upload, partNumber.data));
  });

  router.post("/multipart/:uploadId/complete", async (req, res) => {
    const ctx = getContext(req);
    const store = service.requireS3Store(ctx);
    const upload = readUpload(req);
    const { body } = parseRequest(req, { body: completeMultipartSchema });
    res.json(await service.completeMultipart(ctx, store, upload, body));
  });

  router.delete("/multipart/:uploadId", async (req, res) => {
    const ctx = getContext(req);
    await service.abortMultipart(ctx, service.requireS3Store(ctx), readUpload(req));
    // The uploader expects a JSON body.
    res.json({});
  });

  return refuseOtherMethods(router);
}

function readUpload(req: Request): BegunMultipartView {
  const { params, query } = parseRequest(req, { params: uploadIdParams, query: objectKeyQuery });
  return { uploadId: params.uploadId, key: query.key };
}
