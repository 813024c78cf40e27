import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from "express";
import { ZodError } from "zod";
import type { PageToRender, Rendered, Renderer } from "@shared/rendering";
import { LANDING, type ScreenEntry, SCREENS } from "@shared/screens";
import { DEFAULT_LANGUAGE, type Language } from "@shared/words/language";
import { getContext, getDeps, type Deps } from "../context/deps";
import { toCurrentUserView } from "../features/auth/account.service";
import { getRequestLanguage, setRequestLanguage } from "../http/language";
import { lacksNeededFactor } from "../features/second-factor/second-factor.service";
import { limitPerAddress, limitPerUser } from "../http/rate-limits";
import { loadActor, loadSession } from "../features/auth/session";
import { selectCatalogueVersion } from "../features/matching/matching.service";
import { AppError } from "../platform/errors/app-error";
import { describeHead } from "./heads/describe-head";
import { formatHead } from "./heads/head-html";
import { readPageData, readPublicPageData } from "./page-data";
import { createVisitorPages, keepKnown, makeTag, PAGE_KEPT_MS } from "./visitor-pages";

export type RenderedPage = Rendered & {
  language: Language;
  /** What only pages for visitors have, see `VisitorPage`. */
  head?: string | null;
  tag?: string;
};

/** Ends a rendering that took too long, when the plain page has already been sent. */
class PageSentError extends Error {}
/** Leaves a page to the browser while too many are being rendered. */
class BusyError extends Error {}
const EXPECTED = [AppError, ZodError, PageSentError, BusyError];

/** At most 8 pages are rendered at the same time: further ones would wait and be too late. */
const RENDERS_MAX = 8;

type Page = Omit<PageToRender, "user" | "read" | "search"> & { language: Language };
type Locals = { renderedPage?: RenderedPage };
export const getRenderedPage = (res: Response) => (res.locals as Locals).renderedPage;

/**
 * Renders the screen of an address for the handler that sends the page. Requests whose screen is not rendered, fails to
 * render or takes too long continue without it.
 * @param folder the built client/src/render.tsx, one folder per language; without it nothing is rendered
 */
export function renderScreens(
  folder: string,
  deps: Pick<Deps, "config" | "isReady" | "log">,
  timeoutMs = deps.config.RENDER_TIMEOUT_MS,
): Router {
  const router = Router();
  if (!existsSync(folder)) return router;
  const load = (language: Language) =>
    import(pathToFileURL(join(folder, language, "render.js")).href) as Promise<Renderer>;
  // The language of most readers is loaded at the start, so that no request waits for it. Another one takes some 2 MB
  // from its first reader on. A request that needs it reports a failure.
  load(DEFAULT_LANGUAGE).catch(() => undefined);
  const visitorPages = createVisitorPages();
  // Another build may render the same data in another way.
  const build = statSync(folder).mtimeMs;
  let rendering = 0;

  const limitTime: RequestHandler = (_req, res, next) => {
    if (!deps.isReady()) return next("router");
    const timer = setTimeout(() => next("router"), timeoutMs);
    res.once("close", () => clearTimeout(timer));
    next();
  };
  const limitEffort = async <T>(render: () => Promise<T>): Promise<T> => {
    if (rendering >= RENDERS_MAX) throw new BusyError();
    rendering += 1;
    try {
      return await render();
    } finally {
      rendering -= 1;
    }
  };

  const renderForMember = async (req: Request, page: Page, read: PageToRender["read"]) => {
    const { render } = await load(page.language);
    const user = toCurrentUserView(getContext(req).actor);
    return limitEffort(() => render({ ...page, search: "", user, read }));
  };
  /** The same page goes to every visitor, so that it is rendered once for each version of the catalogue. */
  const renderForVisitor = async (req: Request, page: Page, read: PageToRender["read"]) => {
    const { clock, config, reads } = getDeps(req);
    const search = keepKnown(new URL(req.originalUrl, "http://page").searchParams);
    const now = clock.now().getTime();
    const version = await selectCatalogueVersion(reads.forRequest({ name: req.ip ?? "" }).catalogue);
    const key = [page.language, page.isPhone, page.path, search].join(" ");
    return visitorPages.readOrFind(key, version, now, async () => {
      const { render } = await load(page.language);
      const answers: unknown[] = [];
      const readAndKeep = async (address: string) => {
        const answer = await read(address);
        answers.push(answer);
        return answer;
      };
      const rendered = await limitEffort(() => render({ ...page, search, user: null, read: readAndKeep }));
      const shown = { screen: page.screen, id: page.id, search, answers, publicUrl: config.PUBLIC_URL };
      const described = describeHead(shown);
      const head =
        described && formatHead(described, { publicUrl: config.PUBLIC_URL, language: page.language });
      const tag = makeTag([build, page.language, head, rendered.html, rendered.state]);
      return { value: { ...rendered, head, tag }, until: now + PAGE_KEPT_MS };
    });
  };
  const renderScreen =
    ({ path: screen, access, visitorFile }: ScreenEntry): RequestHandler =>
    async (req, res, next) => {
      const { actor } = req;
      const isRendered = actor
        ? !req.originalUrl.includes("?") && !(await lacksNeededFactor(getContext(req), req.session.proof))
        : screen === LANDING.path || visitorFile || access === "public" || access === "reading";
      if (!isRendered) return next();
      const language = getRequestLanguage(req);
      const isPhone = /\bMobi/.test(req.headers["user-agent"] ?? "");
      const page = { screen, path: req.path, id: String(req.params.id ?? ""), isPhone, language };
      const read = async (address: string) => {
        const data = await (actor
          ? readPageData(getContext(req), address)
          : readPublicPageData(getDeps(req), req.ip ?? "", address));
        if (res.headersSent || res.destroyed) throw new PageSentError();
        return data;
      };
      const rendered = await (actor ? renderForMember : renderForVisitor)(req, page, read);
      (res.locals as Locals).renderedPage = { ...rendered, language };
      next();
    };
  const continueWithoutPage: ErrorRequestHandler = (error, req, res, next) => {
    // A search engine reads the status. People read the page, which says it in words.
    if (!req.actor && error instanceof AppError && error.code === "not_found" && !res.headersSent)
      res.status(404);
    // The page shows limits and missing records itself when it calls the API.
    if (!EXPECTED.some((kind) => error instanceof kind))
      deps.log.warn({ err: error as unknown }, "a page could not be rendered");
    next();
  };

  const steps = [limitPerAddress, loadSession, loadActor, limitPerUser];
  for (const screen of SCREENS)
    if (screen.isRendered)
      router.get(screen.path, limitTime, ...steps, setRequestLanguage, renderScreen(screen));
  router.use(continueWithoutPage);
  return router;
}
