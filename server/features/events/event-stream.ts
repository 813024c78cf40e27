import type { Response } from "express";
import type { QueryKey } from "../../platform/realtime/types";

/** The limit of unread data before a client is disconnected. */
const UNREAD_BYTES = 64 * 1024;
/** How long a client waits before it connects again, in milliseconds. */
const RECONNECT_MS = 3_000;

/** A response of server-sent events. */
export type EventStream = {
  /** Makes the client fetch these queries again. */
  refresh(keys: readonly QueryKey[]): void;
  /** Keeps proxies from closing an idle connection, and shows the client that it is alive. */
  heartbeat(): void;
  /** Tells the client that its session has ended, and ends the stream. */
  bye(): void;
  /** Ends the stream without an event: the client reconnects. */
  end(): void;
};

/** Opens a stream. A client that leaves too much unread is disconnected; it then reconnects and fetches everything. */
export function openEventStream(res: Response): EventStream {
  res.set({
    "Content-Type": "text/event-stream",
    // Also stops the compression from delaying events.
    "Cache-Control": "no-store, no-transform",
    "X-Accel-Buffering": "no",
    // No further request uses this connection; kept open and idle it would delay a shutdown.
    Connection: "close",
  });
  const write = (text: string) => {
    if (res.writableEnded || res.destroyed) return;
    if (res.writableLength > UNREAD_BYTES) res.destroy();
    else res.write(text);
  };
  // Browsers ignore events without data.
  const send = (event: string, data: unknown = {}) =>
    write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  res.socket?.setNoDelay(true);
  write(`retry: ${RECONNECT_MS}\n`);
  send("hello");
  return {
    refresh: (keys) => send("refresh", keys),
    heartbeat: () => send("ping"),
    bye: () => {
      send("bye");
      res.end();
    },
    end: () => void res.end(),
  };
}
