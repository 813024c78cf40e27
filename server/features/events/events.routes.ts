import type { Router } from "express";
import { contextOf } from "../../context/deps";
import { closeRouter, createRouter } from "../../http/router";
import { isSessionAlive, letGoOfSession } from "../auth/session";
import { openEventStream } from "./event-stream";

const HEARTBEAT_MS = 25_000;

/** What happens to the caller's own things, as it happens. */
export function eventsRouter(): Router {
  const router = createRouter();

  router.get("/", (req, res) => {
    const { deps, actor } = contextOf(req);
    const sid = letGoOfSession(req);
    const leave = deps.streams.enter(actor.id, { end: () => stream.end() });
    const stream = openEventStream(res);

    const checkSession = async () => {
      // While the database is away nobody can say; the next heartbeat asks again.
      if (!(await isSessionAlive(deps, sid).catch(() => true))) stream.bye();
    };
    const unsubscribe = deps.push.subscribe(actor.id, (event) => {
      if (event.kind === "check-session") void checkSession();
      else if (event.keys.length > 0) stream.refresh(event.keys);
      // Something may have been missed. Connecting anew has the client read everything anew.
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
    // HEAD asks for what GET would begin with.
    if (req.method === "HEAD") stream.end();
  });

  return closeRouter(router);
}
