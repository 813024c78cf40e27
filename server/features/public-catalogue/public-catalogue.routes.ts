import type { Request, Response, Router } from "express";
import { idParams } from "@shared/validators/fields";
import { idOrSlugParams } from "@shared/validators/opportunities";
import { publicListQuery } from "@shared/validators/public-catalogue";
import { type Deps, getDeps } from "../../context/deps";
import { requireActor } from "../../http/context";
import { refuseUntilReady } from "../../http/health";
import { setRequestLanguage } from "../../http/language";
import { limitPerAddress } from "../../http/rate-limits";
import { parseRequest } from "../../http/request";
import { createRouter, refuseOtherMethods } from "../../http/router";
import { getPublic, getPublicFunder, listPublic, type PublicContext } from "./public-catalogue.service";

/** Caches may keep an answer for a minute: a rejected opportunity disappears everywhere after that. */
const CACHEABLE = "public, max-age=60";

/**
 * `/api/public`: the published catalogue for visitors. It works without a session, so that shared caches may keep the
 * answers, one for each language. Where the open catalogue is switched off, visitors are asked to sign in.
 */
export function publicCatalogueRouter({ config }: Deps): Router {
  const router = createRouter();
  router.use(refuseUntilReady, limitPerAddress, setRequestLanguage);
  if (config.OPEN_CATALOGUE === "off") router.use(requireActor);

  router.get("/opportunities", async (req, res) => {
    const { query } = parseRequest(req, { query: publicListQuery });
    sendCacheable(res, await listPublic(getPublicContext(req), query));
  });

  router.get("/opportunities/:id", async (req, res) => {
    const { params } = parseRequest(req, { params: idOrSlugParams });
    sendCacheable(res, await getPublic(getPublicContext(req), params.id));
  });

  router.get("/funders/:id", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    sendCacheable(res, await getPublicFunder(getPublicContext(req), params.id));
  });

  return refuseOtherMethods(router);
}

const sendCacheable = (res: Response, answer: object) =>
  res.vary("Accept-Language").setHeader("Cache-Control", CACHEABLE).json(answer);

/** Gives each client address the same replica, so that one page fits the next. */
function getPublicContext(req: Request): PublicContext {
  const deps = getDeps(req);
  return { db: deps.reads.forRequest({ name: req.ip ?? "" }).catalogue, deps };
}
