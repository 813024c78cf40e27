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

/** For a minute a copy may be used without asking: after that what was rejected is gone everywhere. */
const CACHEABLE = "public, max-age=60";

/**
 * `/common-grants`: the verified catalogue for other programs, after the CommonGrants protocol 0.4.0. Without a session, from any
 * origin. Switched off there is nothing at any of its addresses.
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
    const page = await listPublished(catalogueOf(req), query);
    res.setHeader("Cache-Control", CACHEABLE);
    res.json(page);
  });

  router.get("/opportunities/:oppId", async (req, res) => {
    const id = uuidField().safeParse(req.params.oppId);
    if (!id.success) throw notFound("Opportunity");
    const opportunity = await getPublished(catalogueOf(req), id.data);
    res.setHeader("Cache-Control", CACHEABLE);
    res.json(opportunity);
  });
}

/** The same address is shown the same replica of the catalogue, so that a page and the next one fit together. */
function catalogueOf(req: Request): CatalogueDeps {
  const { reads, clock } = getDeps(req);
  return { db: reads.forRequest({ name: req.ip ?? "" }).catalogue, clock };
}

/** Scripts of any page may read this: it holds nothing of anybody's, and no cookie is looked at. */
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
