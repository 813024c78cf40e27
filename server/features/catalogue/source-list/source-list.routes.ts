import type { Router } from "express";
import { getDeps } from "../../../context/deps";
import { refuseUntilReady } from "../../../http/health";
import { setRequestLanguage } from "../../../http/language";
import { limitPerAddress } from "../../../http/rate-limits";
import { refuseOtherMethods, createRouter } from "../../../http/router";
import { KEPT_MS, listSources } from "./source-list.service";

/**
 * `/api/sources`: where the catalogue comes from, for everybody. It works without a session, so that shared caches may
 * keep the answer, one for each language.
 */
export function sourceListRouter(): Router {
  const router = createRouter();
  router.use(refuseUntilReady, limitPerAddress, setRequestLanguage);
  router.get("/", async (req, res) => {
    const deps = getDeps(req);
    const db = deps.reads.forRequest({ name: req.ip ?? "" }).catalogue;
    const list = await listSources({ db, deps });
    res.vary("Accept-Language").setHeader("Cache-Control", `public, max-age=${KEPT_MS / 1000}`);
    res.json(list);
  });
  return refuseOtherMethods(router);
}
