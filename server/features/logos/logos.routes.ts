import type { Router } from "express";
import { getDeps } from "../../context/deps";
import { refuseUntilReady } from "../../http/health";
import { refuseOtherMethods, createRouter } from "../../http/router";
import { notFound } from "../../platform/errors/app-error";
import { findLogo } from "./logos.service";

const FILE = /^([\da-f]{32})\.webp$/;
const FOR_EVER = "public, max-age=31536000, immutable";

/** `/api/logos`: our copies of funders' logos. Works without a session, so that shared caches may keep them. */
export function logosRouter(): Router {
  const router = createRouter();
  router.use(refuseUntilReady);
  router.get("/:file", async (req, res) => {
    const hash = FILE.exec(req.params.file)?.[1];
    const image = hash === undefined ? null : await findLogo(getDeps(req), hash);
    if (!image) throw notFound("Logo");
    // The name is a hash of the content.
    res.setHeader("Cache-Control", FOR_EVER).type("image/webp").send(image);
  });
  return refuseOtherMethods(router);
}
