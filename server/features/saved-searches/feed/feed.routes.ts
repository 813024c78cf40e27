import type { Router } from "express";
import { z } from "zod";
import { getDeps } from "../../../context/deps";
import { parseRequest } from "../../../http/request";
import { createRouter, refuseOtherMethods } from "../../../http/router";
import { letGoOfSession } from "../../auth/session";
import { readSearchFeed } from "./feed.service";

const tokenParams = z.object({ token: z.string() });
/** Short, so that an ended address does not stay in caches. */
const FEED_CACHE = "private, max-age=300";

/** `/api/feeds/{token}.atom`: works without a session, for feed readers. Anybody who has the address can read it. */
export function searchFeedRouter(): Router {
  const router = createRouter();

  router.get("/:token.atom", async (req, res) => {
    // A signed-in browser gets the same answer as a program, without a cookie.
    letGoOfSession(req);
    const { params } = parseRequest(req, { params: tokenParams });
    const text = await readSearchFeed(getDeps(req), params.token);
    res
      .set({ "Content-Type": "application/atom+xml; charset=utf-8", "Cache-Control": FEED_CACHE })
      .send(text);
  });

  return refuseOtherMethods(router);
}
