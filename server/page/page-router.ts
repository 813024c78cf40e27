import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import express, { type Request, type RequestHandler, Router } from "express";
import staticWithBrotli from "express-static-gzip";
import { createPreloadRouter, getPreloadFiles, formatLinkHeader } from "./preload-files";
import { createPageTemplate, fillInProviders } from "./page-template";
import { getRenderedPage, type RenderedPage } from "./rendering";
import { getStyleNonce } from "../http/security";
import { bringsSession } from "../features/auth/session";

/**
 * These headers only matter for pages. Scripts and fonts go without them, which saves two thirds of a kilobyte each.
 */
const PAGE_ONLY_HEADERS = [
  "Cross-Origin-Opener-Policy",
  "Origin-Agent-Cluster",
  "X-DNS-Prefetch-Control",
  "X-Download-Options",
  "X-Frame-Options",
  "X-Permitted-Cross-Domain-Policies",
  "X-XSS-Protection",
];
const PAGE = "index.html";
const SERVICE_WORKER = "service-worker.js";
/** What the names of files end with that caches keep, and no address of a screen. */
const FILE_ENDING =
  /\.(?:avif|bmp|css|csv|docx?|gif|gz|ico|jpe?g|js|map|mjs|mp[34]|pdf|png|pptx?|svg|ttf|txt|wasm|webp|woff2?|xlsx?|xml|zip)$/i;
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * Serves the built page: hashed files are cached for a year and sent compressed where the browser accepts that. Every
 * address that the page routes itself gets index.html, with the screen that `rendering` rendered, if any.
 * @param providers the other services that sign people in
 */
export function createPageRouter(
  folder: string,
  rendering?: Router,
  providers: readonly { id: string; label: string }[] = [],
): Router {
  const index = join(folder, PAGE);
  if (!existsSync(index)) throw new Error(`The page is not built: ${index} is missing. Run: npm run build`);
  const page = createPageTemplate(fillInProviders(readFileSync(index, "utf8"), providers));
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
        setHeaders: (res) => {
          PAGE_ONLY_HEADERS.forEach((name) => res.removeHeader(name));
          // Of the policy, only this matters for a file that a browser shows by itself.
          res.setHeader("Content-Security-Policy", "frame-ancestors 'none'");
        },
      },
    }),
  );
  const refuseFile: RequestHandler = (_req, res) => void res.status(404).type("text/plain").send("Not found");
  // A file of an older build is missing; it must not get the page.
  router.use("/assets", refuseFile);
  router.use(serveFilesBeside(folder));
  router.use(createPreloadRouter(folder));
  // A cache on the way that goes by endings would keep a person's page for all.
  router.get(FILE_ENDING, refuseFile);
  if (rendering) router.use(rendering);
  router.get("/{*path}", (req, res) => {
    // Rendering may end after the plain page was sent.
    if (res.headersSent) return;
    const rendered = getRenderedPage(res);
    const early = getPreloadFiles(res, rendered?.language);
    if (rendered) res.vary("User-Agent");
    if (early) res.setHeader("Link", formatLinkHeader(early, { isRendered: rendered !== undefined }));
    res.setHeader("Cache-Control", getCacheControl(req, rendered));
    // It is for whoever was given its link.
    if (req.path === "/shared") res.setHeader("X-Robots-Tag", "noindex");
    if (rendered?.tag) {
      res.setHeader("ETag", rendered.tag);
      if (req.fresh) {
        // The browser's copy has the nonce of its own policy, which a new one would take the place of.
        res.removeHeader("Content-Security-Policy");
        return void res.status(304).end();
      }
    }
    res.type("html").send(page({ nonce: getStyleNonce(res), rendered }));
  });
  return router;
}

/** A rendered page of a member is private. A plain page may still carry a cookie that extends the session. */
function getCacheControl(req: Request, rendered: RenderedPage | undefined): string {
  if (rendered && req.actor) return "no-store";
  return bringsSession(req) ? "private, no-cache" : "no-cache";
}

/**
 * Serves the files beside the page, such as the icon, but not index.html itself, which is filled in for each answer.
 */
function serveFilesBeside(folder: string): RequestHandler {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== PAGE)
    .map(({ name }) => `/${name}`);
  const paths = new Set(names);
  const send = express.static(folder, {
    index: false,
    maxAge: 60 * 60 * 1000,
    setHeaders: (res, path) => {
      // A browser that kept it would go on with a worker of an older build.
      if (path.endsWith(SERVICE_WORKER)) res.setHeader("Cache-Control", "no-cache");
    },
  });
  return (req, res, next) => (paths.has(req.path) ? void send(req, res, next) : next());
}
