import type { Request, Response } from "express";
import { type PackedJson, unpackJson } from "../lib/packed-json";

/** Answers with it as it is; those who cannot read it so get it unpacked. */
export async function sendPackedJson(req: Request, res: Response, packed: PackedJson): Promise<void> {
  res.type("json").vary("Accept-Encoding");
  if (req.acceptsEncodings("gzip") === "gzip") res.setHeader("Content-Encoding", "gzip").end(packed);
  else res.end(await unpackJson(packed));
}
