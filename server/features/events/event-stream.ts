import type { Response } from "express";
import type { QueryKey } from "../../platform/realtime/types";

/** What may wait for a client that does not read. */
const UNREAD_BYTES = 64 * 1024;
/** How long a client waits before it connects again, in milliseconds. */
const RECONNECT_MS = 3_000;

/** An answer that is written bit by bit as server-sent events. */
export type EventStream = {
  /** The client is to read these queries anew. */
  refresh(keys: readonly QueryKey[]): void;
  /** Keeps proxies from closing a connection on which nothing happens, and tells the client that it is alive. */
  heartbeat(): void;
  /** Tells the client that its session has ended, and ends. */
  bye(): void;
  /** Ends without a word: the client connects anew. */
  end(): void;
};

/** Begins a stream. A client that leaves too much unread is cut off: it connects anew and reads everything then. */
export function openEventStream(res: Response): EventStream {
  res.set({
    "Content-Type": "text/event-stream",
    // Also keeps the compression from holding events back.
    "Cache-Control": "no-store, no-transform",
    "X-Accel-Buffering": "no",
    // Nothing follows on this connection; open but idle it would hold up a shutdown.
    Connection: "close",
  });
  const write = (text: string) => {
    if (res.writableEnded || res.destroyed) return;
    if (res.writableLength > UNREAD_BYTES) res.destroy();
    else res.write(text);
  };
  // An event without data is none to a browser.
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
