import type { Server, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "../platform/logger";

/** How long requests in flight may take once no new ones come. */
const DRAIN_MS = 5_500;
const LOOK_EVERY_MS = 50;

export type Drain = {
  /** From now on each answer is the last one of its connection, so that clients go elsewhere without having lost a request. */
  announce(): void;
  /** Takes no new connections, and resolves when the requests in flight have ended or were cut off. */
  drain(): Promise<void>;
};

/** Makes a server one that can be ended without breaking off its requests. Call it before any listener for requests is added. */
export function drainable(server: Server, log: Logger): Drain {
  const unanswered = new Set<ServerResponse>();
  let isEnding = false;
  const closeAfter = (res: ServerResponse) => {
    if (!res.headersSent) res.setHeader("Connection", "close");
  };
  server.on("request", (_req, res) => {
    if (isEnding) return closeAfter(res);
    unanswered.add(res);
    res.once("close", () => unanswered.delete(res));
  });

  return {
    announce() {
      isEnding = true;
      unanswered.forEach(closeAfter);
    },
    async drain() {
      const closed = new Promise<"closed">((resolve) => server.close(() => resolve("closed")));
      // An answer that had begun before the announcement leaves its connection open.
      const closing = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
      const end = new AbortController();
      const late = sleep(DRAIN_MS, "late" as const, { signal: end.signal }).catch(() => "closed" as const);
      if ((await Promise.race([closed, late])) === "late") {
        log.warn(`requests still in flight after ${DRAIN_MS} ms were cut off`);
        server.closeAllConnections();
      }
      end.abort();
      clearInterval(closing);
    },
  };
}
