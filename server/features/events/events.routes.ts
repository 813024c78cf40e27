import type { Router } from "express";
import { getContext } from "../../context/deps";
import { refuseOtherMethods, createRouter } from "../../http/router";
import { isSessionAlive, letGoOfSession } from "../auth/session";
import { openEventStream } from "./event-stream";

const HEARTBEAT_MS = 25_000;

/** Streams changes of the caller's own data. */
export function eventsRouter(): Router {
  const router = createRouter();

  router.get("/", (req, res) => {
    const { deps, actor } = getContext(req);
    const sid = letGoOfSession(req);
    const leave = deps.streams.enter(actor.id, { end: () => stream.end() });
    const stream = openEventStream(res);

    const checkSession = async () => {
      // This is unknown while the database is unavailable; the next heartbeat checks again.
      if (!(await isSessionAlive(deps, sid).catch(() => true))) stream.bye();
    };
    const unsubscribe = deps.push.subscribe(actor.id, (event) => {
      if (event.kind === "stop-work") return;
      if (event.kind === "check-session") void checkSession();
      else if (event.keys.length > 0) stream.refresh(event.keys);
      // Events may have been missed. The client reconnects and fetches everything.
      else stream.end();
    });
    const heartbeat = setInterval(() => {
      stream.heartbeat();
      void checkSession();
    }, HEARTBEAT_MS);
    res.once("close", () => {
      clearInterval(heartbeat);
      unsubscribe();
      leave();
    });
    // HEAD only wants the headers.
    if (req.method === "HEAD") stream.end();
  });

  return refuseOtherMethods(router);
}
