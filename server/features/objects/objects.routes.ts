import { pipeline } from "node:stream/promises";
import type { ErrorRequestHandler, Request, Router } from "express";
import { DECK_BYTES_MAX } from "@shared/constants/limits";
import { idParams } from "@shared/validators/fields";
import { requestUploadSchema } from "@shared/validators/pitch-decks";
import { getContext, getDeps } from "../../context/deps";
import { parseRequest } from "../../http/request";
import { refuseOtherMethods, createRouter, listRoutes } from "../../http/router";
import { openObject } from "./objects.service";
import { requestUpload, takeUpload } from "./upload.service";

const LINGER_MS = 30_000;
const LINGER_BYTES = 3 * DECK_BYTES_MAX;

/** `PUT /api/objects/:id`: a file as it is. Mounted before bodies are read as JSON. */
export function uploadRouter(): Router {
  const router = createRouter();

  router.put("/:id", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    const { expires, signature } = req.query;
    const etag = await takeUpload(getContext(req), params.id, {
      signature: { expires, signature },
      declaredSize: declaredSizeOf(req),
      body: req,
    });
    res.setHeader("ETag", etag);
    res.json({});
  });

  router.use(dropRest);
  return router;
}

/** `/api/objects`: asking for an upload, and reading back what one uploaded. */
export function objectsRouter(): Router {
  const router = createRouter();

  router.post("/upload", async (req, res) => {
    const { body } = parseRequest(req, { body: requestUploadSchema });
    res.json(await requestUpload(getContext(req), body, originOf(req)));
  });

  router.get("/:id", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    const { body, size, fileName } = await openObject(getContext(req), params.id);
    res.attachment(fileName ?? undefined);
    res.setHeader("Content-Type", "application/octet-stream");
    res.setHeader("Content-Length", size);
    // Packed on its way it would have no length, and its reader could not tell a part from the whole.
    res.setHeader("Cache-Control", "no-store, no-transform");
    // The caller left, or the store broke off: either way the connection is closed before the announced length.
    await pipeline(body, res).catch((error: unknown) => req.log.info({ err: error }, "a download broke off"));
  });

  return refuseOtherMethods(router, listRoutes(uploadRouter()));
}

/** Null for a body that comes in chunks; a request without either header has none. */
function declaredSizeOf({ headers }: Request): number | null {
  return headers["transfer-encoding"] === undefined ? Number(headers["content-length"] ?? 0) : null;
}

/** How the caller reaches this server: as the settings say, else as this request did, so that it works in the local network too. */
function originOf(req: Request): string {
  const { config } = getDeps(req);
  const host = req.get("host");
  return config.publicUrlIsSet || !host ? config.PUBLIC_URL : `${req.protocol}://${host}`;
}

/**
 * After a refusal the rest of a file is read and dropped, within bounds: a browser reads no answer while it is sending, and would take a
 * connection that closes for a broken one. Where the connection ends with the answer, the answer waits for that.
 */
const dropRest: ErrorRequestHandler = async (error, req, res, next) => {
  if (!req.complete) {
    const dropped = readToEnd(req);
    if (!res.shouldKeepAlive) await dropped;
    else void dropped.then((isWhole) => isWhole || req.socket.destroy());
  }
  next(error);
};

/** Whether there was an end within the bounds. */
function readToEnd(req: Request): Promise<boolean> {
  return new Promise((resolve) => {
    let left = LINGER_BYTES;
    const timer = setTimeout(() => resolve(false), LINGER_MS);
    const end = () => {
      clearTimeout(timer);
      resolve(true);
    };
    req.once("end", end).once("close", end);
    req.on("error", end);
    req.on("data", (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) resolve(false);
    });
    req.resume();
  });
}
