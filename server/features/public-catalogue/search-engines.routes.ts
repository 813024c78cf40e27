import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Request, type Response, Router } from "express";
import { idOrSlugParams } from "@shared/validators/opportunities";
import { type Deps, getDeps } from "../../context/deps";
import { refuseUntilReady } from "../../http/health";
import { setRequestLanguage } from "../../http/language";
import { limitPerAddress } from "../../http/rate-limits";
import { toFactsView } from "../opportunities/opportunity-views";
import { findVisibleOpportunity } from "../opportunities/opportunities.service";
import { SharePictures } from "./share-pictures";
import { listOpportunityAddresses, listPages, listSitemaps } from "./sitemap";

/** Search engines come again within days, so an hour is soon enough. */
const CACHEABLE = "public, max-age=3600";

/** `/robots.txt` and the sitemaps, which tell search engines about the public pages, and the pictures of shared links. */
export function searchEnginesRouter({ config }: Deps): Router {
  const router = Router();
  const isOpen = config.OPEN_CATALOGUE === "on";
  router.get("/robots.txt", (_req, res) => {
    const lines = ["User-agent: *", "Disallow: /api/"];
    if (isOpen) lines.push("", `Sitemap: ${new URL("/sitemap.xml", config.PUBLIC_URL).href}`);
    res
      .setHeader("Cache-Control", CACHEABLE)
      .type("text/plain")
      .send(`${lines.join("\n")}\n`);
  });
  if (!isOpen) return router;

  const steps = [refuseUntilReady, limitPerAddress];
  router.get("/sitemap.xml", ...steps, async (req, res) => sendXml(res, await listSitemaps(getNeeds(req))));
  router.get("/sitemaps/pages.xml", ...steps, async (req, res) =>
    sendXml(res, await listPages(getNeeds(req))),
  );
  router.get("/sitemaps/opportunities-:part.xml", ...steps, async (req, res, next) => {
    const part = Number(req.params.part);
    if (!Number.isInteger(part) || part < 1 || part > 1_000) return next();
    await sendXml(res, await listOpportunityAddresses(getNeeds(req), part));
  });

  const pictures = new SharePictures();
  router.get("/og/opportunities/:id.png", ...steps, setRequestLanguage, async (req, res) => {
    const key = idOrSlugParams.safeParse(req.params);
    const { db } = getNeeds(req);
    const opportunity = key.success
      ? await findVisibleOpportunity({ db, deps: getDeps(req) }, key.data.id)
      : null;
    const picture = opportunity && (await pictures.read(toFactsView(opportunity)));
    // The picture of the product stands for one that cannot be drawn now.
    if (!picture) return res.redirect(302, "/og.png");
    res
      .vary("Accept-Language")
      .setHeader("Cache-Control", CACHEABLE)
      .type("image/png")
      .send(Buffer.from(picture));
  });
  return router;
}

async function sendXml(res: Response, pieces: Iterable<string>): Promise<void> {
  res.setHeader("Cache-Control", CACHEABLE).type("application/xml");
  await pipeline(Readable.from(pieces), res);
}

function getNeeds(req: Request) {
  const { reads, clock, config } = getDeps(req);
  return { db: reads.forRequest({ name: req.ip ?? "" }).catalogue, clock, publicUrl: config.PUBLIC_URL };
}
