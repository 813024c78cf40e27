import { pipeline } from "node:stream/promises";
import type { Request, Response } from "express";
import { getContext } from "../../context/deps";
import { openObject } from "./objects.service";

/**
 * Answers with a file as an attachment, under the name that its use gives it.
 * @throws AppError not_found unless the caller may read it, unavailable
 */
export async function sendObject(req: Request, res: Response, id: string): Promise<void> {
  const { body, size, fileName } = await openObject(getContext(req), id);
  res.attachment(fileName ?? undefined);
  res.setHeader("Content-Type", "application/octet-stream");
  res.setHeader("Content-Length", size);
  // A compressed answer would have no length, and a reader could not detect a partial file.
  res.setHeader("Cache-Control", "no-store, no-transform");
  // Either the caller left or the store failed. In both cases the connection closes before the announced
  // length.
  await pipeline(body, res).catch((error: unknown) =>
    req.log.info({ err: error }, "a download was interrupted"),
  );
}
