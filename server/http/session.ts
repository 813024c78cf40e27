import type { CookieOptions, Request, RequestHandler, Response } from "express";
import session from "express-session";
import connectPgSimple from "connect-pg-simple";
import { type Deps, depsOf } from "../deps";
import { findActor, findSession } from "../features/auth/auth.service";

const HOUR = 60 * 60 * 1000;
const IDLE_MS = 7 * 24 * HOUR;
const ABSOLUTE_MS = 30 * 24 * HOUR;
const ADMIN_ABSOLUTE_MS = 12 * HOUR;

/** Name of the session cookie: bound to the host on https, where browsers keep the promise of the prefix. */
export const cookieName = (isHttps: boolean) => (isHttps ? "__Host-amberway" : "amberway");

const cookieAttributes = (isHttps: boolean): CookieOptions => ({
  httpOnly: true,
  sameSite: "lax",
  path: "/",
  secure: isHttps,
});

/** Reads and writes the session. Visitors get none: it begins with a sign-in. */
export function sessionMiddleware({ config, pool, keys, log }: Deps): RequestHandler {
  const Store = connectPgSimple(session);
  const middleware = session({
    name: cookieName(config.isHttps),
    secret: keys.session,
    store: new Store({
      pool,
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
  if (!config.isHttps) return middleware;
  // Behind a proxy that ends TLS the connection itself is plain, and a secure cookie would be left out unless the
  // proxy said how people reach it. PUBLIC_URL says so already: signing in must not hang on that header.
  return (req, res, next) => {
    req.headers["x-forwarded-proto"] = "https";
    middleware(req, res, next);
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
  if (req.session.userId) checkStreamsAfter(req, req.session.userId);
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
