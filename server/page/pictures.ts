import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import type { Request, RequestHandler, Response } from "express";
import { idParams } from "@shared/validators/fields";
import { type Language, LANGUAGES } from "@shared/words/language";
import { contextOf, type Deps } from "../deps";
import { requestLanguage } from "../http/language";
import { limitPerAddress, limitPerUser } from "../http/rate-limits";
import { loadActor, sessionMiddleware } from "../http/session";
import { AppError } from "../lib/app-error";
import { speaking } from "../lib/speaking";
import { firstAnswers } from "./first-answers";
import { READ_FIRST, USER } from "./first-reads";

/** As client/src/picture.tsx takes and gives it. */
type Sitting = { screen: string; path: string; isPhone: boolean; answers: Record<string, unknown> };
type Drawn = { html: string; styles: string; day: string };
type Artist = { drawPicture: (sitting: Sitting) => Promise<Drawn> };

export type Picture = Drawn &
  Pick<Sitting, "screen" | "isPhone"> & { language: Language; userId: string | undefined };
export type MakePicture = (req: Request, res: Response) => Promise<Picture | undefined>;

const HOME = "/";
/** As what the home of those who are not signed in is drawn. */
export const LANDING = "landing";
/** The screens that are drawn: those that people come in by, or are sent links to. An id is the first group. */
export const PICTURED = [
  { screen: HOME, at: /^\/()$/ },
  { screen: "/opportunities", at: /^\/opportunities\/?()$/ },
  { screen: "/opportunities/:id", at: /^\/opportunities\/([^/]+)\/?$/ },
];

/** A page without its picture is better than one that is long waited for. */
const PATIENCE_MS = 600;
/** So many are drawn at once: more would each wait for the others, and be late. */
const AT_ONCE = 8;

/**
 * Draws what a screen shows first, to be seen as soon as the page itself is there, and not only when its code has come, has asked the API and
 * has drawn it. The page's code goes on from there (client/src/app/first-picture.ts).
 * @param folder of the built artists, one for each language; without it there are no pictures
 * @param patienceMs how long a page may wait for its picture
 * @returns what draws the picture of a request; undefined where there is none, or none in time
 */
export function pictures(folder: string, deps: Deps, patienceMs = PATIENCE_MS): MakePicture {
  if (!existsSync(folder)) return () => Promise.resolve(undefined);
  const artists = new Map(LANGUAGES.map((language) => [language, artistIn(join(folder, language))]));
  const frontDoors = new Map<string, Drawn>();
  // As before any call of the API. Whoever is over a limit gets the page, which will be told so when it asks.
  const steps = [limitPerAddress(deps), sessionMiddleware(deps), loadActor, limitPerUser(deps)];
  let underWay = 0;

  async function draw(req: Request, res: Response): Promise<Picture | undefined> {
    const { path } = req;
    const pictured = PICTURED.find(({ at }) => at.test(path));
    if (!pictured) return undefined;
    for (const step of steps) await taken(step, req, res);
    const { actor } = req;
    const language = requestLanguage(req);
    const artist = await artists.get(language);
    const isLate = () => res.headersSent || res.destroyed;
    if (!artist || isLate()) return undefined;
    const isPhone = /\bMobi/.test(req.headers["user-agent"] ?? "");
    const sitting = { path, isPhone, language, userId: actor?.id };

    if (!actor) {
      if (pictured.screen !== HOME) return undefined;
      const kind = `${language} ${isPhone}`;
      const known = frontDoors.get(kind);
      const drawn =
        known ?? (await artist.drawPicture({ ...sitting, screen: LANDING, answers: { [USER]: null } }));
      frontDoors.set(kind, drawn);
      return { ...drawn, ...sitting, screen: LANDING };
    }
    const { screen, at } = pictured;
    const isFiltered = req.originalUrl.includes("?");
    const id = at.exec(path)?.[1] ?? "";
    if (isFiltered || (id !== "" && !idParams.safeParse({ id }).success)) return undefined;
    const addresses = [USER, ...(READ_FIRST[screen] ?? [])];
    const answers = await speaking(language, () => firstAnswers(contextOf(req), addresses, id));
    if (isLate()) return undefined;
    return { ...(await artist.drawPicture({ ...sitting, screen, answers })), ...sitting, screen };
  }

  return async (req, res) => {
    if (!deps.isReady() || req.method !== "GET" || underWay >= AT_ONCE) return undefined;
    underWay += 1;
    const drawing = draw(req, res)
      .catch((error: unknown) => {
        // Over a limit, or of something that is not there, or not theirs: the page will say so.
        if (!(error instanceof AppError))
          deps.log.warn({ err: error }, "a page came without its first picture");
        return undefined;
      })
      .finally(() => {
        underWay -= 1;
      });
    return Promise.race([drawing, sleep(patienceMs, undefined, { ref: false })]);
  };
}

/** Fetched at the start, so that nobody's first page waits for it. */
function artistIn(folder: string): Promise<Artist> {
  const artist = import(pathToFileURL(join(folder, "picture.js")).href) as Promise<Artist>;
  // Told to those who wait for it.
  artist.catch(() => {});
  return artist;
}

/** Takes a request through a middleware. */
const taken = (step: RequestHandler, req: Request, res: Response): Promise<void> =>
  new Promise((resolve, reject) => {
    // One that is asynchronous tells by its promise of what went wrong.
    void Promise.resolve(
      step(req, res, (error?: Error | "route" | "router") =>
        error instanceof Error ? reject(error) : resolve(),
      ),
    ).catch(reject);
  });
