import type { Server, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "../platform/logger";

/** How long requests in flight may take once the server accepts no new ones. */
const DRAIN_MS = 5_500;
const CLOSE_IDLE_EVERY_MS = 50;

export type Drain = {
  /** Closes each connection after its next answer, so that clients connect elsewhere without losing a request. */
  announce(): void;
  /** Accepts no new connections, and resolves when the requests in flight have ended or were cut off. */
  drain(): Promise<void>;
};

/**
 * Tracks a server's requests, so that it can be stopped without breaking them off. Call it before adding any listener
 * for requests.
 */
export function createDrain(server: Server, log: Logger): Drain {
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
      // An answer that had begun before `announce` leaves its connection open.
      const closing = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
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
