import type { ErrorRequestHandler, Request, Router } from "express";
import { FILE_BYTES_MAX } from "@shared/constants/limits";
import { idParams } from "@shared/validators/fields";
import { requestUploadSchema } from "@shared/validators/objects";
import { getContext, getDeps } from "../../context/deps";
import { parseRequest } from "../../http/request";
import { refuseOtherMethods, createRouter, listRoutes } from "../../http/router";
import { sendObject } from "./send-object";
import { requestUpload, takeUpload } from "./upload.service";

const LINGER_MS = 30_000;
const LINGER_BYTES = 3 * FILE_BYTES_MAX;

/** `PUT /api/objects/:id`: uploads a file. Mounted before bodies are read as JSON. */
export function uploadRouter(): Router {
  const router = createRouter();

  router.put("/:id", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    const { expires, signature } = req.query;
    const etag = await takeUpload(getContext(req), params.id, {
      signature: { expires, signature },
      declaredSize: readDeclaredSize(req),
      body: req,
    });
    res.setHeader("ETag", etag);
    res.json({});
  });

  router.use(drainRequest);
  return router;
}

/** `/api/objects`: requests an upload, and reads a file back. */
export function objectsRouter(): Router {
  const router = createRouter();

  router.post("/upload", async (req, res) => {
    const { body } = parseRequest(req, { body: requestUploadSchema });
    res.json(await requestUpload(getContext(req), body, findOrigin(req)));
  });

  router.get("/:id", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    await sendObject(req, res, params.id);
  });

  return refuseOtherMethods(router, listRoutes(uploadRouter()));
}

/** Returns the announced size; null for a body in chunks, 0 without a body. */
export function readDeclaredSize({ headers }: Request): number | null {
  return headers["transfer-encoding"] === undefined ? Number(headers["content-length"] ?? 0) : null;
}

/**
 * Returns the origin of this server: from the settings, otherwise from the request, so that it also works in
 * a local network.
 */
function findOrigin(req: Request): string {
  const { config } = getDeps(req);
  const host = req.get("host");
  return config.publicUrlIsSet || !host ? config.PUBLIC_URL : `${req.protocol}://${host}`;
}

/**
 * Reads and drops the rest of a file after a refusal, within limits. A browser reads no answer while it is
 * sending, and reports a closed connection as broken. If the connection ends with the answer, the answer
 * waits until the rest has been read.
 */
export const drainRequest: ErrorRequestHandler = async (error, req, res, next) => {
  if (!req.complete) {
    const dropped = readToEnd(req);
    if (!res.shouldKeepAlive) await dropped;
    else void dropped.then((isWhole) => isWhole || req.socket.destroy());
  }
  next(error);
};

/** Reads the rest of a request; false when it exceeds the limits. */
function readToEnd(req: Request): Promise<boolean> {
  return new Promise((resolve) => {
    let bytesLeft = LINGER_BYTES;
    const timer = setTimeout(() => resolve(false), LINGER_MS);
    const resolveComplete = () => {
      clearTimeout(timer);
      resolve(true);
    };
    req.once("end", resolveComplete).once("close", resolveComplete);
    req.on("error", resolveComplete);
    req.on("data", (chunk: Buffer) => {
      bytesLeft -= chunk.length;
      if (bytesLeft < 0) resolve(false);
    });
    req.resume();
  });
}
