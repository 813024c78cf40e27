import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type ErrorRequestHandler, type RequestHandler, type Response, Router } from "express";
import { ZodError } from "zod";
import type { Rendered, Renderer } from "@shared/rendering";
import { LANDING, type ScreenEntry, SCREENS } from "@shared/screens";
import { DEFAULT_LANGUAGE, type Language } from "@shared/words/language";
import { getContext, getDeps, type Deps } from "../context/deps";
import { toCurrentUserView } from "../features/auth/account.service";
import { getRequestLanguage, setRequestLanguage } from "../http/language";
import { lacksNeededFactor } from "../features/second-factor/second-factor.service";
import { limitPerAddress, limitPerUser } from "../http/rate-limits";
import { loadActor, loadSession } from "../features/auth/session";
import { AppError } from "../platform/errors/app-error";
import { readPageData, readPublicPageData } from "./page-data";

export type RenderedPage = Rendered & { language: Language };

/** Ends a rendering that took too long, when the plain page has already been sent. */
class PageSentError extends Error {}

/** At most 8 pages are rendered at the same time: further ones would wait and be too late. */
const RENDERS_MAX = 8;

type Locals = { renderedPage?: RenderedPage };
export const getRenderedPage = (res: Response) => (res.locals as Locals).renderedPage;

/**
 * Renders the screen of an address for the handler that sends the page. Requests whose screen is not rendered, fails to
 * render or takes too long continue without it.
 * @param folder the built client/src/render.tsx, one file per language; without it nothing is rendered
 */
export function renderScreens(
  folder: string,
  deps: Pick<Deps, "config" | "isReady" | "log">,
  timeoutMs = deps.config.RENDER_TIMEOUT_MS,
): Router {
  const router = Router();
  if (!existsSync(folder)) return router;
  const load = (language: Language) =>
    import(pathToFileURL(join(folder, `${language}.js`)).href) as Promise<Renderer>;
  // The language of most readers is loaded at the start, so that no request waits for it. Another one takes some 4 MB
  // from its first reader on. A request that needs it reports a failure.
  load(DEFAULT_LANGUAGE).catch(() => undefined);
  const landings = new Map<string, Rendered>();
  let rendering = 0;

  const limitEffort: RequestHandler = (req, res, next) => {
    if (req.method !== "GET" || !deps.isReady() || rendering >= RENDERS_MAX) return next("router");
    const timer = setTimeout(() => next("router"), timeoutMs);
    res.once("close", () => clearTimeout(timer));
    next();
  };
  const renderScreen =
    ({ path: screen, access }: ScreenEntry): RequestHandler =>
    async (req, res, next) => {
      const { actor, path } = req;
      const isLanding = !actor && screen === LANDING.path;
      const isRendered = actor
        ? !req.originalUrl.includes("?") && !(await lacksNeededFactor(getContext(req), req.session.proof))
        : isLanding || access === "public" || access === "reading";
      if (!isRendered) return next();
      const language = getRequestLanguage(req);
      const isPhone = /\bMobi/.test(req.headers["user-agent"] ?? "");
      const landing = isLanding ? `${language} ${isPhone}` : "";
      const read = async (address: string) => {
        const data = await (actor
          ? readPageData(getContext(req), address)
          : readPublicPageData(getDeps(req), req.ip ?? "", address));
        if (res.headersSent || res.destroyed) throw new PageSentError();
        return data;
      };
      rendering += 1;
      try {
        const { render } = await load(language);
        const user = actor ? toCurrentUserView(actor) : null;
        const page = { screen, path, id: String(req.params.id ?? ""), isPhone, user, read };
        const rendered = landings.get(landing) ?? (await render(page));
        if (isLanding) landings.set(landing, rendered);
        (res.locals as Locals).renderedPage = { ...rendered, language };
      } finally {
        rendering -= 1;
      }
      next();
    };
  const continueWithoutPage: ErrorRequestHandler = (error, _req, _res, next) => {
    // The page shows limits and missing records itself when it calls the API.
    if (!(error instanceof AppError || error instanceof ZodError || error instanceof PageSentError))
      deps.log.warn({ err: error as unknown }, "a page could not be rendered");
    next();
  };

  const steps = [limitPerAddress, loadSession, loadActor, limitPerUser];
  for (const screen of SCREENS)
    if (screen.isRendered)
      router.get(screen.path, limitEffort, ...steps, setRequestLanguage, renderScreen(screen));
  router.use(continueWithoutPage);
  return router;
}
