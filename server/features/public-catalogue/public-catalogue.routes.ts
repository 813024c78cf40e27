import type { Request, Response, Router } from "express";
import { idParams } from "@shared/validators/fields";
import { idOrSlugParams } from "@shared/validators/opportunities";
import { publicExportQuery } from "@shared/validators/exports";
import { publicListQuery } from "@shared/validators/public-catalogue";
import { OPPORTUNITY_COLUMNS } from "@shared/constants/exports";
import { type Deps, getDeps } from "../../context/deps";
import { requireActor } from "../../http/context";
import { refuseUntilReady } from "../../http/health";
import { setRequestLanguage } from "../../http/language";
import { limitPerAddress, limitPublicTables } from "../../http/rate-limits";
import { parseRequest } from "../../http/request";
import { createRouter, refuseOtherMethods } from "../../http/router";
import { type Best, findBestForVisitor } from "../exports/best-opportunities";
import { CUT_HEADER, sendCsv, sendJsonText } from "../exports/csv";
import { toJsonText } from "../exports/opportunity-records";
import { toRows } from "../exports/opportunity-rows";
import { getPublic, getPublicFunder, listPublic, type PublicContext } from "./public-catalogue.service";

/** Caches may keep an answer for a minute: a rejected opportunity disappears everywhere after that. */
const CACHEABLE = "public, max-age=60";

/**
 * `/api/public`: the published catalogue for visitors. It works without a session, so that shared caches may keep the
 * answers, one for each language. Where the open catalogue is switched off, visitors are asked to sign in.
 */
export function publicCatalogueRouter(deps: Deps): Router {
  const { config } = deps;
  const router = createRouter();
  router.use(refuseUntilReady, limitPerAddress, setRequestLanguage);
  if (config.OPEN_CATALOGUE === "off") router.use(requireActor);

  router.get("/opportunities", async (req, res) => {
    const { query } = parseRequest(req, { query: publicListQuery });
    sendCacheable(res, await listPublic(getPublicContext(req), query));
  });

  const limitFiles = limitPublicTables(deps);
  router.get("/opportunities/export.csv", limitFiles, async (req, res) => {
    const best = await findFile(req, res);
    await sendCsv(res, fileName(deps, "csv"), toRows(best, VISITOR_COLUMNS, config.PUBLIC_URL));
  });

  router.get("/opportunities/export.json", limitFiles, async (req, res) => {
    const best = await findFile(req, res);
    await sendJsonText(res, fileName(deps, "json"), toJsonText(best, config.PUBLIC_URL));
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

/** All columns but those that say something of a person. */
const VISITOR_COLUMNS = OPPORTUNITY_COLUMNS.filter(({ name }) => name !== "match" && name !== "mark");

async function findFile(req: Request, res: Response): Promise<Best> {
  const { query } = parseRequest(req, { query: publicExportQuery });
  const best = await findBestForVisitor(getPublicContext(req), query);
  res.vary("Accept-Language").setHeader("Cache-Control", CACHEABLE);
  if (best.isCut) res.setHeader(CUT_HEADER, "true");
  return best;
}

const fileName = ({ clock }: Deps, ending: string) =>
  `opportunities-${clock.now().toISOString().slice(0, 10)}.${ending}`;

const sendCacheable = (res: Response, answer: object) =>
  res.vary("Accept-Language").setHeader("Cache-Control", CACHEABLE).json(answer);

/** Gives each client address the same replica, so that one page fits the next. */
function getPublicContext(req: Request): PublicContext {
  const deps = getDeps(req);
  return { db: deps.reads.forRequest({ name: req.ip ?? "" }).catalogue, deps };
}
