import type { Request, Response } from "express";
import { type PackedJson, unpackJson } from "../platform/text/packed-json";

/** Sends brotli-compressed JSON, decompressed for clients that do not accept brotli. */
export async function sendPackedJson(req: Request, res: Response, packed: PackedJson): Promise<void> {
  res.type("json").vary("Accept-Encoding");
  if (req.acceptsEncodings("br")) res.setHeader("Content-Encoding", "br").end(packed);
  else res.end(await unpackJson(packed));
}
