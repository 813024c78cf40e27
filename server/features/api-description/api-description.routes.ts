import type { RequestHandler, Router } from "express";
import type { Deps } from "../../context/deps";
import { limitPerAddress } from "../../http/rate-limits";
import { refuseOtherMethods, createRouter } from "../../http/router";
import { renderDocs } from "./docs-page";
import { DOCS_STYLE } from "./docs-style";
import { buildOpenApi } from "./openapi";

const keepForFiveMinutes: RequestHandler = (_req, res, next) => {
  res.setHeader("Cache-Control", "public, max-age=300");
  next();
};

/** `/api/openapi.json`: the API description for programs. */
export function openApiRouter(deps: Deps): Router {
  const router = createRouter();
  router.use(limitPerAddress);
  const document = once(() => JSON.stringify(buildOpenApi(deps.config)));
  router.get("/", keepForFiveMinutes, (_req, res) => void res.type("json").send(document()));
  return refuseOtherMethods(router);
}

/** `/api/docs`: the API description for people. Its styles are a file, because the policy forbids inline styles. */
export function apiDocsRouter(deps: Deps): Router {
  const router = createRouter();
  router.use(limitPerAddress);
  const page = once(() => renderDocs(buildOpenApi(deps.config)));
  router.get("/", keepForFiveMinutes, (_req, res) => void res.type("html").send(page()));
  router.get("/style.css", keepForFiveMinutes, (_req, res) => void res.type("css").send(DOCS_STYLE));
  return refuseOtherMethods(router);
}

/** Builds the value at the first request, so that the start does not wait for it. */
function once(make: () => string): () => string {
  let made: string | undefined;
  return () => (made ??= make());
}
