import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import express, { type Request, type RequestHandler, Router } from "express";
import staticWithBrotli from "express-static-gzip";
import { earlyFiles, earlyFilesOf, linkHeader } from "./early-files";
import { pageTemplate } from "./page-template";
import { renderedPageOf, type RenderedPage } from "./rendering";
import { styleNonce } from "../http/security";
import { bringsSession } from "../features/auth/session";

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
const PAGE = "index.html";
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * Serves the built page: hashed files for a year, as the build compressed them where the browser takes that, and index.html for every
 * address that the page itself routes, with its screen in it where `rendering` has rendered that.
 */
export function spa(folder: string, rendering?: Router): Router {
  const index = join(folder, PAGE);
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
  router.use(filesBeside(folder));
  router.use(earlyFiles(folder));
  if (rendering) router.use(rendering);
  router.get("/{*path}", (req, res) => {
    // Rendering that comes to its end too late finds the plain page sent.
    if (res.headersSent) return;
    const rendered = renderedPageOf(res);
    const early = earlyFilesOf(res, rendered?.language);
    if (rendered) res.vary("User-Agent");
    if (early) res.setHeader("Link", linkHeader(early, { isRendered: rendered !== undefined }));
    res
      .setHeader("Cache-Control", howToKeep(req, rendered))
      .type("html")
      .send(page({ nonce: styleNonce(res), rendered }));
  });
  return router;
}

/** A member's rendered page is theirs alone; the answer with a plain one may still prolong their session. */
function howToKeep(req: Request, rendered: RenderedPage | undefined): string {
  if (rendered && req.actor) return "no-store";
  return bringsSession(req) ? "private, no-cache" : "no-cache";
}

/** The files that stand beside the page, such as the icon. The page itself is none of them: it is filled in for each answer. */
function filesBeside(folder: string): RequestHandler {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== PAGE)
    .map(({ name }) => `/${name}`);
  const paths = new Set(names);
  const send = express.static(folder, { index: false, maxAge: 60 * 60 * 1000 });
  return (req, res, next) => (paths.has(req.path) ? void send(req, res, next) : next());
}
