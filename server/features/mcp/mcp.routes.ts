import type { RequestHandler, Router } from "express";
import type { Deps } from "../../context/deps";
import { refuseUntilReady } from "../../http/health";
import { jsonBody } from "../../http/json-body";
import { setRequestLanguage } from "../../http/language";
import { limitPerAddress, limitPerKey } from "../../http/rate-limits";
import { recordWrites } from "../../http/record-writes";
import { createRouter, refuseOtherMethods } from "../../http/router";
import { refuseCrossSite } from "../../http/security";
import { loadKey, requireKey } from "../api-keys/load-key";
import { requireFactorOfAll } from "../second-factor/require-confirmation";

/**
 * What every message passes, as a call of the API with a key does. There are no sessions here, and a page of another
 * site is refused also where it has a key.
 */
export const guardMcp = (deps: Deps): RequestHandler[] => [
  refuseUntilReady,
  limitPerAddress,
  refuseCrossSite(deps.config),
  loadKey,
  limitPerKey,
  requireKey,
  setRequestLanguage,
  recordWrites(deps),
  requireFactorOfAll,
  ...jsonBody,
];

/** `/mcp`: the Model Context Protocol, for programs with an AI in them. Its code is loaded with the first message. */
export function mcpRouter(): Router {
  const router = createRouter();
  router.post("/", async (req, res) => {
    const { answerMessage } = await import("./create-mcp-server");
    await answerMessage(req, res);
  });
  return refuseOtherMethods(router);
}
