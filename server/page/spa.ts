import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import express, { Router } from "express";
import staticWithBrotli from "express-static-gzip";
import { earlyFiles, earlyFilesOf, linkHeader } from "./early-files";
import { pageTemplate } from "./page-template";
import { LANDING, type MakePicture } from "./pictures";
import { styleNonce } from "../http/security";

/** What these say is about pages: a script or a font of one need not carry it, and it is two thirds of a kilobyte. */
const FOR_PAGES = [
  "Content-Security-Policy",
  "Cross-Origin-Opener-Policy",
  "Origin-Agent-Cluster",
  "X-DNS-Prefetch-Control",
  "X-Download-Options",
  "X-Frame-Options",
  "X-Permitted-Cross-Domain-Policies",
  "X-XSS-Protection",
];
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * Serves the built page: hashed files for a year, as the build compressed them where the browser takes that, and index.html for every
 * address that the page itself routes, with a first picture of its screen where `pictureFor` makes one.
 */
export function spa(folder: string, pictureFor?: MakePicture): Router {
  const index = join(folder, "index.html");
  if (!existsSync(index)) throw new Error(`The page is not built: ${index} is missing. Run: npm run build`);
  const page = pageTemplate(readFileSync(index, "utf8"));
  const router = Router();
  router.use(
    "/assets",
    staticWithBrotli(join(folder, "assets"), {
      enableBrotli: true,
      orderPreference: ["br"],
      index: false,
      serveStatic: {
        immutable: true,
        maxAge: YEAR_MS,
        setHeaders: (res) => FOR_PAGES.forEach((name) => res.removeHeader(name)),
      },
    }),
  );
  // A file that an older page still asks for is missing, not a page.
  router.use("/assets", (_req, res) => void res.status(404).type("text/plain").send("Not found"));
  router.use(express.static(folder, { index: false, maxAge: 60 * 60 * 1000 }));
  router.use(earlyFiles(folder));
  router.get("/{*path}", async (req, res) => {
    const picture = await pictureFor?.(req, res);
    const early = earlyFilesOf(res, picture?.language);
    if (picture) res.vary("User-Agent");
    // Under a picture its looks come first, and all else once it is painted.
    if (early) res.setHeader("Link", linkHeader(picture ? { ...early, code: [], calls: [] } : early));
    res
      // What stands in a member's picture is theirs alone.
      .setHeader("Cache-Control", picture && picture.screen !== LANDING ? "no-store" : "no-cache")
      .type("html")
      .send(page({ nonce: styleNonce(res), picture, early }));
  });
  return router;
}
