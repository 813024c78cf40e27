import { type Request, type Response, Router } from "express";
import { z } from "zod";
import { embedSearchQuery } from "@shared/validators/public-catalogue";
import { idOrSlugParams } from "@shared/validators/opportunities";
import { pickFacets } from "@shared/validators/facets";
import { type Deps, getDeps } from "../../../context/deps";
import { refuseUntilReady } from "../../../http/health";
import { setRequestLanguage } from "../../../http/language";
import { limitPerAddress } from "../../../http/rate-limits";
import { listForVisitor } from "../../opportunities/facets/filtered-list";
import { toFactsView } from "../../opportunities/opportunity-views";
import { findVisibleAmong, findVisibleOpportunity } from "../../opportunities/opportunities.service";
import { drawCard, drawList, drawNothing, STYLE_HASH } from "./embed-page";

/** A rejected opportunity disappears from other sites within this time. */
const CACHEABLE = "public, max-age=300";
const ROWS_MAX = 5;

/**
 * `/embed`: small pages for other sites, the only ones that these may frame. They need no script, read and set no
 * cookies, and show only what is published. Without an open catalogue they do not exist.
 */
export function embedRouter({ config }: Deps): Router {
  const router = Router();
  if (config.OPEN_CATALOGUE === "off") return router;
  const steps = [refuseUntilReady, limitPerAddress, setRequestLanguage];

  router.get("/opportunities/:id", ...steps, async (req, res) => {
    const key = idOrSlugParams.safeParse(req.params);
    const { db } = getReads(req);
    const found = key.success ? await findVisibleOpportunity({ db, deps: getDeps(req) }, key.data.id) : null;
    if (found) sendPage(res, drawCard(toFactsView(found), config.PUBLIC_URL));
    else sendNothing(res);
  });

  router.get("/search", ...steps, async (req, res) => {
    const query = embedSearchQuery.safeParse(req.query);
    if (!query.success) return sendNothing(res);
    const { search, order, ...facets } = query.data;
    const { db } = getReads(req);
    const deps = getDeps(req);
    const filters = { search, country: undefined, facets: pickFacets(facets), order };
    const reader = { actor: null, db, deps };
    const { ids, total } = await listForVisitor(reader, filters, { offset: 0, limit: ROWS_MAX });
    const shown = (await findVisibleAmong({ db, deps }, ids)).map(toFactsView);
    // The language of a link would otherwise hide the reader's own choice.
    const { lang: _lang, ...asked } = readTexts(req);
    const address = new URL(`/opportunities?${new URLSearchParams(asked)}`, config.PUBLIC_URL).href;
    sendPage(res, drawList({ opportunities: shown, total, address, publicUrl: config.PUBLIC_URL }));
  });

  return router;
}

const readTexts = (req: Request) => z.record(z.string(), z.string()).catch({}).parse(req.query);

function sendPage(res: Response, html: string): void {
  allowFraming(res);
  // The tag is made of the page, which is the same for everybody.
  res.vary("Accept-Language").setHeader("Cache-Control", CACHEABLE).type("html").send(html);
}

function sendNothing(res: Response): void {
  allowFraming(res);
  res.status(404).setHeader("Cache-Control", "no-store").type("html").send(drawNothing());
}

function allowFraming(res: Response): void {
  res.removeHeader("X-Frame-Options");
  res.removeHeader("Cross-Origin-Opener-Policy");
  res.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
  res.setHeader("X-Robots-Tag", "noindex");
  res.setHeader(
    "Content-Security-Policy",
    `default-src 'none'; style-src '${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors *`,
  );
}

/** Gives each client address the same replica. */
const getReads = (req: Request) => ({ db: getDeps(req).reads.forRequest({ name: req.ip ?? "" }).catalogue });
