import type { Request, RequestHandler, Router } from "express";
import { commonGrantsListQuery } from "@shared/validators/common-grants";
import { uuidField } from "@shared/validators/fields";
import { type Deps, getDeps } from "../../context/deps";
import { apiNotFound } from "../../http/errors";
import { refuseUntilReady } from "../../http/health";
import { limitOpenCatalogue } from "../../http/rate-limits";
import { parseRequest } from "../../http/request";
import { refuseOtherMethods, createRouter } from "../../http/router";
import { notFound } from "../../platform/errors/app-error";
import { type CatalogueDeps, getPublished, listPublished } from "./common-grants.service";
import { inProtocolForm } from "./protocol-errors";

/** Caches may keep an answer for a minute: a rejected opportunity disappears everywhere after that. */
const CACHEABLE = "public, max-age=60";

/**
 * `/common-grants`: the verified catalogue for other programs, after the CommonGrants protocol 0.4.0. It needs no session and is open to
 * any origin. When it is switched off, its addresses answer 404.
 */
export function commonGrantsRouter(deps: Deps): Router {
  const router = createRouter();
  router.use(allowAllOrigins);
  if (deps.config.OPEN_CATALOGUE === "on") {
    router.use(limitOpenCatalogue(deps), refuseUntilReady);
    addRoutes(router);
    refuseOtherMethods(router);
  }
  router.use(apiNotFound, inProtocolForm);
  return router;
}

function addRoutes(router: Router): void {
  router.get("/opportunities", async (req, res) => {
    const { query } = parseRequest(req, { query: commonGrantsListQuery });
    const page = await listPublished(getCatalogue(req), query);
    res.setHeader("Cache-Control", CACHEABLE);
    res.json(page);
  });

  router.get("/opportunities/:oppId", async (req, res) => {
    const id = uuidField().safeParse(req.params.oppId);
    if (!id.success) throw notFound("Opportunity");
    const opportunity = await getPublished(getCatalogue(req), id.data);
    res.setHeader("Cache-Control", CACHEABLE);
    res.json(opportunity);
  });
}

/** Gives each client address the same replica, so that one page fits the next. */
function getCatalogue(req: Request): CatalogueDeps {
  const { reads, clock } = getDeps(req);
  return { db: reads.forRequest({ name: req.ip ?? "" }).catalogue, clock };
}

/** Scripts of any site may read this: it holds no user's data and ignores cookies. */
const allowAllOrigins: RequestHandler = (req, res, next) => {
  res.setHeader("Access-Control-Allow-Origin", "*");
  res.setHeader("Access-Control-Expose-Headers", "ETag, Retry-After");
  res.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
  res.setHeader("Cache-Control", "no-store");
  if (req.method !== "OPTIONS") return next();
  res.setHeader("Access-Control-Allow-Methods", "GET, HEAD");
  res.setHeader("Access-Control-Allow-Headers", "If-None-Match");
  res.setHeader("Access-Control-Max-Age", "86400");
  res.status(204).end();
};
