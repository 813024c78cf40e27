import type { CookieOptions, Request, RequestHandler, Response } from "express";
import session, { type SessionData } from "express-session";
import type pg from "pg";
import connectPgSimple from "connect-pg-simple";
import onHeaders from "on-headers";
import { type Deps, getDeps, type Proof } from "../../context/deps";
import { findActor, findSession } from "./auth.service";
import { cutUserAgent } from "./devices/name-device";
import { readCountry } from "./devices/read-country";
import { getAbsoluteMs, IDLE_MS } from "./session-ages";

/** The name of the session cookie. On https its prefix makes browsers bind it to the host. */
export const cookieName = (isHttps: boolean) => (isHttps ? "__Host-amberway" : "amberway");

/** Whether a request has a session cookie. The session itself may have ended. */
export const bringsSession = ({ headers }: Request): boolean =>
  /(^|;\s*)(__Host-)?amberway=/.test(headers.cookie ?? "");

export const cookieAttributes = (isHttps: boolean): CookieOptions => ({
  httpOnly: true,
  sameSite: "lax",
  path: "/",
  secure: isHttps,
});

/**
 * Reads and writes the session, for the API and for pages. Visitors get none: it begins with a sign-in. Nor does a
 * program with a key, also where it sends a cookie.
 */
export const loadSession: RequestHandler = (req, res, next) =>
  req.apiKey ? next() : void (req.app.locals as { session: RequestHandler }).session(req, res, next);

/** What `loadSession` does, made once for an application: it remembers which sessions it has written. */
export function createSessionMiddleware(
  deps: Pick<Deps, "config" | "keys" | "log" | "pool" | "reads">,
): RequestHandler {
  const { config, keys, log } = deps;
  const Store = rarelyTouched(connectPgSimple(session));
  const middleware = session({
    name: cookieName(config.isHttps),
    secret: keys.session,
    store: new Store({
      pool: sessionPool(deps),
      tableName: "sessions",
      pruneSessionInterval: 15 * 60,
      errorLog: (...args: unknown[]) => log.warn({ detail: String(args[0]) }, "session store"),
    }),
    resave: false,
    saveUninitialized: false,
    rolling: true,
    proxy: true,
    cookie: { ...cookieAttributes(config.isHttps), maxAge: IDLE_MS },
  });
  const withoutReplaced = withoutReplacedCookies(middleware, cookieName(config.isHttps));
  if (!config.isHttps) return withoutReplaced;
  // Behind a proxy that ends TLS the connection itself is plain, and the secure cookie would be left out unless the
  // proxy sent this header. PUBLIC_URL already says that people use https, so signing in must not depend on the proxy.
  return (req, res, next) => {
    req.headers["x-forwarded-proto"] = "https";
    withoutReplaced(req, res, next);
  };
}

/** Reads sessions from a replica while the primary is away. Sessions start and end on the primary. */
function sessionPool({ pool, reads }: Pick<Deps, "pool" | "reads">): pg.Pool {
  const query = (text: string, values?: unknown[]) =>
    // Every request reads a session. With a name the database plans the statement once for each connection.
    text.startsWith("SELECT")
      ? reads.own.$client.query({ name: "find session", text, values })
      : pool.query(text, values);
  return { query } as unknown as pg.Pool;
}

/** Ids of sessions that were replaced while answers of the old session may still be running. */
const replaced = new Set<string>();
const REPLACED_MS = 60_000;

/**
 * Removes the session cookie from answers that began before their session was replaced: they would overwrite the new id
 * in the browser, which would then be signed out. (Answers of other processes at that moment are not known here.)
 */
function withoutReplacedCookies(middleware: RequestHandler, name: string): RequestHandler {
  return (req, res, next) => {
    // Listeners run in reverse order, so this one sees the session's cookie.
    onHeaders(res, () => {
      if (!replaced.has(req.sessionID)) return;
      const others = [res.getHeader("Set-Cookie") ?? []]
        .flat()
        .filter((cookie) => !String(cookie).startsWith(`${name}=`));
      if (others.length > 0) res.setHeader("Set-Cookie", others.map(String));
      else res.removeHeader("Set-Cookie");
    });
    middleware(req, res, next);
  };
}

function rememberReplaced(sid: string): void {
  replaced.add(sid);
  setTimeout(() => replaced.delete(sid), REPLACED_MS).unref();
}

/** A session's expiry is moved at most this often: it is a week away, and each move is a write. */
const TOUCH_EVERY_MS = 5 * 60_000;
/** The number of sessions whose last move a process remembers. */
const TOUCHES_REMEMBERED = 10_000;

type PgStore = ReturnType<typeof connectPgSimple>;

function rarelyTouched(Store: PgStore): PgStore {
  return class extends Store {
    readonly #touched = new Map<string, number>();

    override touch(...[sid, sess, done]: Parameters<InstanceType<PgStore>["touch"]>): void {
      const now = performance.now();
      if (now - (this.#touched.get(sid) ?? -Infinity) < TOUCH_EVERY_MS) return void done?.();
      this.#touched.delete(sid);
      this.#touched.set(sid, now);
      if (this.#touched.size > TOUCHES_REMEMBERED) this.#touched.delete(this.#touched.keys().next().value!);
      super.touch(sid, sess, (error?: unknown) => {
        // The answer stands. With an error the session would break it off, although the expiry is still days away.
        if (error) this.#touched.delete(sid);
        done?.();
      });
    }
  };
}

const isTooOld = ({ clock }: Pick<Deps, "clock">, signedInAt: number, isAdmin: boolean) =>
  clock.now().getTime() - signedInAt >= getAbsoluteMs(isAdmin);

/** Loads the user of the request. A session that is too old, or whose account is deleted, counts as not signed in. */
export const loadActor: RequestHandler = async (req, _res, next) => {
  const { userId, signedInAt } = req.session ?? {};
  if (userId && signedInAt !== undefined) {
    const { deps } = req.app.locals as { deps: Deps };
    const actor = await findActor(deps, userId);
    if (actor && !isTooOld(deps, signedInAt, actor.isAdmin)) req.actor = actor;
  }
  next();
};

/** Whether a session would still sign its owner in. */
export async function isSessionAlive(deps: Pick<Deps, "clock" | "db">, sid: string): Promise<boolean> {
  const session = await findSession(deps, sid);
  return session !== null && !isTooOld(deps, session.signedInAt, session.isAdmin);
}

/**
 * Detaches the session from a long-lived request, so that it is not extended or written at the end of the answer, above
 * all when it was destroyed in between. Returns its id.
 */
export function letGoOfSession(req: Request): string {
  const sid = req.sessionID;
  delete (req as Partial<Request>).session;
  return sid;
}

/**
 * Makes the streams of a user check whether their session has ended, after this request was answered: the browser must
 * have received its new session before its stream ends.
 */
function checkStreamsAfter(req: Request, userId: string): void {
  const { db, log, push } = getDeps(req);
  req.res?.once("close", () => {
    push.publish(db, userId, { kind: "check-session" }).catch((error: unknown) => {
      // The streams also check at their next heartbeat.
      log.warn({ err: error }, "streams were not told of the end of a session");
    });
  });
}

/** Signs a user in, with what the person has shown beside the password. */
export async function startSession(req: Request, userId: string, now: Date, proof?: Proof): Promise<void> {
  await replaceSession(req, { userId, signedInAt: now.getTime(), proof });
}

/**
 * Stores a new session with a new id before the answer and destroys the old one.
 * @param lastsMs how long the session lasts without a request, if not for a week
 */
export async function replaceSession(
  req: Request,
  data: Partial<SessionData>,
  lastsMs?: number,
): Promise<void> {
  if (req.session.userId) {
    checkStreamsAfter(req, req.session.userId);
    rememberReplaced(req.sessionID);
  }
  await awaitCallback((done) => req.session.regenerate(done));
  const origin = { userAgent: cutUserAgent(req.get("User-Agent")), country: readCountry(req) };
  Object.assign(req.session, data, origin);
  if (lastsMs !== undefined) req.session.cookie.maxAge = lastsMs;
  await awaitCallback((done) => req.session.save(done));
}

/** Signs out: deletes the session and the cookie. Does nothing without a session. */
export async function endSession(req: Request, res: Response, isHttps: boolean): Promise<void> {
  if (req.session?.userId) {
    checkStreamsAfter(req, req.session.userId);
    await awaitCallback((done) => req.session.destroy(done));
  }
  res.clearCookie(cookieName(isHttps), cookieAttributes(isHttps));
}

function awaitCallback(call: (done: (error: Error | null | undefined) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => call((error) => (error ? reject(error) : resolve())));
}
