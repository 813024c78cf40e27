import type { Request, Response, Router } from "express";
import {
  type ScrapeAnswerView,
  scrapeGrantsGovSchema,
  scrapeUrlSchema,
  sourceParams,
  switchSourceSchema,
} from "@shared/validators/curation";
import { idParams } from "@shared/validators/fields";
import { getContext } from "../../../context/deps";
import { requireAdmin } from "../../../http/context";
import { createDisconnectSignal } from "../../../http/disconnect-signal";
import { parseRequest } from "../../../http/request";
import { refuseOtherMethods, createRouter } from "../../../http/router";
import * as service from "./scraping.service";

/** `/api/admin/scrape` reads other sites for opportunities. */
export function scrapingRouter(): Router {
  const router = createRouter();
  router.use(requireAdmin);

  router.get("/sources", async (req, res) => {
    res.json(await service.listSources(getContext(req)));
  });

  router.put("/sources/:id", async (req, res) => {
    const { params, body } = parseRequest(req, { params: sourceParams, body: switchSourceSchema });
    res.json(await service.switchSource(getContext(req), params.id, body.isOn));
  });

  router.get("/runs", async (req, res) => {
    res.json(await service.getScrapeOverview(getContext(req)));
  });

  router.post("/grants-gov", async (req, res) => {
    const { body } = parseRequest(req, { body: scrapeGrantsGovSchema });
    await answerWithRun(req, res, (ctx, signal) => service.scrapeGrantsGov(ctx, body.limit, { signal }));
  });

  router.post("/source/:id", async (req, res) => {
    const { params } = parseRequest(req, { params: sourceParams });
    await answerWithRun(req, res, (ctx, signal) => service.scrapeSource(ctx, params.id, { signal }));
  });

  router.post("/custom-url", async (req, res) => {
    const { body } = parseRequest(req, { body: scrapeUrlSchema });
    const order = { url: body.url, sourceName: body.sourceName ?? null };
    await answerWithRun(req, res, (ctx, signal) => service.scrapeUrl(ctx, order, { signal }));
  });

  router.delete("/runs/:id", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    res.json(await service.stopRun(getContext(req), params.id));
  });

  return refuseOtherMethods(router);
}

/** Answers when the run has ended. The run goes on if its caller leaves. */
async function answerWithRun(
  req: Request,
  res: Response,
  scrape: (ctx: ReturnType<typeof getContext>, signal: AbortSignal) => Promise<ScrapeAnswerView>,
): Promise<void> {
  const signal = createDisconnectSignal(res);
  try {
    res.json(await scrape(getContext(req), signal));
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
