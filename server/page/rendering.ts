import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type ErrorRequestHandler, type RequestHandler, type Response, Router } from "express";
import { ZodError } from "zod";
import type { Rendered, Renderer } from "@shared/rendering";
import { type Language, LANGUAGES } from "@shared/words/language";
import { contextOf, type Deps } from "../context/deps";
import { toCurrentUserView } from "../features/auth/account.service";
import { requestLanguage, speakTheirLanguage } from "../http/language";
import { limitPerAddress, limitPerUser } from "../http/rate-limits";
import { loadActor, loadSession } from "../features/auth/session";
import { AppError } from "../platform/errors/app-error";
import { readPageData } from "./page-data";

export type RenderedPage = Rendered & { language: Language };

const HOME = "/";
/** Ends a rendering that took too long: the plain page is on its way already. */
class PageSentError extends Error {}

/** People come in by these screens, or are sent links to them. */
const RENDERED_SCREENS = [HOME, "/opportunities", "/opportunities/:id"];
/** A plain page is better than a long wait. */
const PATIENCE_MS = 600;
/** Each further page would wait for the others and be late. */
const AT_ONCE = 8;

type Locals = { renderedPage?: RenderedPage };
export const renderedPageOf = (res: Response) => (res.locals as Locals).renderedPage;

/**
 * Renders the screen of an address for the handler that sends the page. A request whose screen is not rendered, cannot be rendered
 * or takes too long goes on without.
 * @param folder has the built client/src/render.tsx, a copy for each language; without it nothing is rendered
 */
export function renderScreens(folder: string, deps: Deps, patienceMs = PATIENCE_MS): Router {
  const router = Router();
  if (!existsSync(folder)) return router;
  const load = (language: Language) =>
    import(pathToFileURL(join(folder, `${language}.js`)).href) as Promise<Renderer>;
  // Loaded at the start, so that nobody waits for it; a request that needs it reports a failure.
  for (const language of LANGUAGES) load(language).catch(() => undefined);
  const landings = new Map<string, Rendered>();
  let underWay = 0;

  const limitEffort: RequestHandler = (req, res, next) => {
    if (req.method !== "GET" || !deps.isReady() || underWay >= AT_ONCE) return next("router");
    const timer = setTimeout(() => next("router"), patienceMs);
    res.once("close", () => clearTimeout(timer));
    next();
  };
  const renderScreen =
    (screen: string): RequestHandler =>
    async (req, res, next) => {
      const { actor, path } = req;
      const isRendered = actor ? !req.originalUrl.includes("?") : screen === HOME;
      if (!isRendered) return next();
      const language = requestLanguage(req);
      const isPhone = /\bMobi/.test(req.headers["user-agent"] ?? "");
      const landing = actor ? "" : `${language} ${isPhone}`;
      const read = async (address: string) => {
        const data = await readPageData(contextOf(req), address);
        if (res.headersSent || res.destroyed) throw new PageSentError();
        return data;
      };
      underWay += 1;
      try {
        const { render } = await load(language);
        const user = actor ? toCurrentUserView(actor) : null;
        const page = { screen, path, id: String(req.params.id ?? ""), isPhone, user, read };
        const rendered = landings.get(landing) ?? (await render(page));
        if (!actor) landings.set(landing, rendered);
        (res.locals as Locals).renderedPage = { ...rendered, language };
      } finally {
        underWay -= 1;
      }
      next();
    };
  const goOnWithout: ErrorRequestHandler = (error, _req, _res, next) => {
    // The page itself tells of a limit and of a missing record when it asks the API.
    if (!(error instanceof AppError || error instanceof ZodError || error instanceof PageSentError))
      deps.log.warn({ err: error as unknown }, "a page could not be rendered");
    next();
  };

  const steps = [limitPerAddress, loadSession, loadActor, limitPerUser];
  for (const screen of RENDERED_SCREENS)
    router.get(screen, limitEffort, ...steps, speakTheirLanguage, renderScreen(screen));
  router.use(goOnWithout);
  return router;
}
