import type { CookieOptions, Request, RequestHandler, Response } from "express";
import session from "express-session";
import type pg from "pg";
import connectPgSimple from "connect-pg-simple";
import onHeaders from "on-headers";
import { type Deps, depsOf } from "../../context/deps";
import { findActor, findSession } from "./auth.service";

const HOUR = 60 * 60 * 1000;
const IDLE_MS = 7 * 24 * HOUR;
const ABSOLUTE_MS = 30 * 24 * HOUR;
const ADMIN_ABSOLUTE_MS = 12 * HOUR;

/** Name of the session cookie: bound to the host on https, where browsers keep the promise of the prefix. */
export const cookieName = (isHttps: boolean) => (isHttps ? "__Host-amberway" : "amberway");

/** Whether a request carries the cookie, of a session that may have ended. */
export const bringsSession = ({ headers }: Request): boolean =>
  /(^|;\s*)(__Host-)?amberway=/.test(headers.cookie ?? "");

export const cookieAttributes = (isHttps: boolean): CookieOptions => ({
  httpOnly: true,
  sameSite: "lax",
  path: "/",
  secure: isHttps,
});

/** Reads and writes the session, for the API and for pages. Visitors get none: it begins with a sign-in. */
export const loadSession: RequestHandler = (req, res, next) =>
  void (req.app.locals as { session: RequestHandler }).session(req, res, next);

/** What `loadSession` does, made once for an application: it remembers which sessions it has written. */
export function createSessionMiddleware(deps: Deps): RequestHandler {
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
  // Behind a proxy that ends TLS the connection itself is plain, and a secure cookie would be left out unless the
  // proxy said how people reach it. PUBLIC_URL says so already: signing in must not hang on that header.
  return (req, res, next) => {
    req.headers["x-forwarded-proto"] = "https";
    withoutReplaced(req, res, next);
  };
}

/** A session is also found while the primary is away and a replica answers what only reads; it begins and ends on the primary. */
function sessionPool({ pool, reads }: Deps): pg.Pool {
  const query = (text: string, values?: unknown[]) =>
    (text.startsWith("SELECT") ? reads.own.$client : pool).query(text, values);
  return { query } as unknown as pg.Pool;
}

/** Ids of sessions that a new one took the place of, while answers that began with the old one may still be under way. */
const replaced = new Set<string>();
const REPLACED_MS = 60_000;

/**
 * An answer that began before its session was replaced says nothing of it: it would put the old id over the new one in the browser,
 * which is then signed out. (What another process answers at that moment is not known here.)
 */
function withoutReplacedCookies(middleware: RequestHandler, name: string): RequestHandler {
  return (req, res, next) => {
    // Listeners run last one first: this one sees what the session has written.
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

/** How late the end of a session is moved, which a request would do each time: it is a week away, and each move is a write. */
const TOUCH_EVERY_MS = 5 * 60_000;
/** Sessions of which a process remembers when it moved their end. */
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
        // What was answered stands. Told of this, the session would break the answer off; it is a week until it matters.
        if (error) this.#touched.delete(sid);
        done?.();
      });
    }
  };
}

const isTooOld = ({ clock }: Deps, signedInAt: number, isAdmin: boolean) =>
  clock.now().getTime() - signedInAt >= (isAdmin ? ADMIN_ABSOLUTE_MS : ABSOLUTE_MS);

/** Finds out who is asking. A session that is too old, or whose account is gone, is simply not signed in. */
export const loadActor: RequestHandler = async (req, _res, next) => {
  const { userId, signedInAt } = req.session ?? {};
  if (userId && signedInAt !== undefined) {
    const { deps } = req.app.locals as { deps: Deps };
    const actor = await findActor(deps, userId);
    if (actor && !isTooOld(deps, signedInAt, actor.isAdmin)) req.actor = actor;
  }
  next();
};

/** Whether the session of that id would still sign its owner in. */
export async function isSessionAlive(deps: Deps, sid: string): Promise<boolean> {
  const session = await findSession(deps, sid);
  return session !== null && !isTooOld(deps, session.signedInAt, session.isAdmin);
}

/**
 * Takes the session off a request whose answer lasts: at the end of the answer it must not be prolonged or written, least of all when
 * it has been destroyed in between. Gives back its id.
 */
export function letGoOfSession(req: Request): string {
  const sid = req.sessionID;
  delete (req as Partial<Request>).session;
  return sid;
}

/**
 * Has the streams of a user look whether their session has ended. Once this request is answered: the browser may be about to get a new
 * session with the answer, and must have it when its stream ends.
 */
function checkStreamsAfter(req: Request, userId: string): void {
  const { db, log, push } = depsOf(req);
  req.res?.once("close", () => {
    push.publish(db, userId, { kind: "check-session" }).catch((error: unknown) => {
      // They look by themselves at their next heartbeat.
      log.warn({ err: error }, "streams were not told of the end of a session");
    });
  });
}

/** Signs somebody in: a new session with a new id, kept before anything is answered. The old one is destroyed. */
export async function startSession(req: Request, userId: string, now: Date): Promise<void> {
  if (req.session.userId) {
    checkStreamsAfter(req, req.session.userId);
    rememberReplaced(req.sessionID);
  }
  await called((done) => req.session.regenerate(done));
  req.session.userId = userId;
  req.session.signedInAt = now.getTime();
  await called((done) => req.session.save(done));
}

/** Signs out: the session is gone from the store, and the browser forgets its cookie. Fine without a session. */
export async function endSession(req: Request, res: Response, isHttps: boolean): Promise<void> {
  if (req.session?.userId) {
    checkStreamsAfter(req, req.session.userId);
    await called((done) => req.session.destroy(done));
  }
  res.clearCookie(cookieName(isHttps), cookieAttributes(isHttps));
}

function called(call: (done: (error: Error | null | undefined) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => call((error) => (error ? reject(error) : resolve())));
}
