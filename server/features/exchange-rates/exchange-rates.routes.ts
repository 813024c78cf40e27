import type { Router } from "express";
import { getDeps } from "../../context/deps";
import { refuseUntilReady } from "../../http/health";
import { limitPerAddress } from "../../http/rate-limits";
import { refuseOtherMethods, createRouter } from "../../http/router";
import { getExchangeRates } from "./exchange-rates.service";

/** New rates come once a day, and amounts made from them are about right an hour later too. */
const CACHEABLE = "public, max-age=3600";

/** `/api/exchange-rates`: the same for everybody, without a session, so that shared caches may keep the answer. */
export function exchangeRatesRouter(): Router {
  const router = createRouter();
  router.use(refuseUntilReady, limitPerAddress);
  router.get("/", async (req, res) => {
    const rates = await getExchangeRates(getDeps(req).reads.forRequest({ name: req.ip ?? "" }).catalogue);
    res.setHeader("Cache-Control", CACHEABLE);
    res.json(rates);
  });
  return refuseOtherMethods(router);
}
