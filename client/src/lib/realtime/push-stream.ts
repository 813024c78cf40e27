/** Query key prefixes of the client. Every query below one of them is fetched again. */
export type PushedKeys = readonly (readonly string[])[];

export type Session = "here" | "gone" | "unknown";

export type StreamHandlers = {
  /** The server sends events from now on. Earlier changes were not sent. */
  onOpen: () => void;
  onRefresh: (keys: PushedKeys) => void;
  /** Asks whether the user is still signed in, because a refused stream does not give the reason. */
  checkSession: () => Promise<Session>;
  /** The session is gone, and the stream has stopped for good. */
  onGone: () => void;
};

const ADDRESS = "/api/events";
const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 60_000;
/** After a connection that lasted this long the next delay is short again. */
const STEADY_MS = 30_000;
/**
 * Our server sends "ping" every 25 seconds. When the pings stop, the connection is dead, and the browser may
 * never notice.
 */
const SILENCE_MS = 70_000;

/**
 * Keeps one stream of server-sent events open until it is stopped or the session is gone. The browser's own
 * reconnecting works only after some failures, has a fixed delay and makes all clients return at once after a
 * restart. So this function reconnects with a growing and partly random delay.
 * @returns a function that stops the stream
 */
export function keepStream({ onOpen, onRefresh, checkSession, onGone }: StreamHandlers): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let openedAt: number | undefined;
  let isStopped = false;

  const connect = () => {
    const current = new EventSource(ADDRESS);
    source = current;
    current.addEventListener("hello", () => {
      openedAt = Date.now();
      onOpen();
    });
    current.addEventListener("ping", () => {
      clearTimeout(timer);
      timer = setTimeout(() => retry({ ask: false }), SILENCE_MS);
    });
    current.addEventListener("refresh", (event: MessageEvent) => {
      const keys = parseKeys(event.data);
      if (keys.length > 0) onRefresh(keys);
    });
    // Either the session has ended or the server is about to stop.
    current.addEventListener("bye", () => retry({ ask: true }));
    // CLOSED means that the server refused the stream (no session, too many streams, or too busy). Otherwise
    // the connection broke.
    current.addEventListener("error", () => retry({ ask: current.readyState === EventSource.CLOSED }));
  };

  const retry = ({ ask }: { ask: boolean }) => {
    source?.close();
    source = undefined;
    if (openedAt !== undefined && Date.now() - openedAt >= STEADY_MS) failures = 0;
    openedAt = undefined;
    clearTimeout(timer);
    timer = setTimeout(() => void (ask ? askAndConnect() : connect()), delayAfter(failures++));
  };

  const askAndConnect = async () => {
    const session = await checkSession();
    if (isStopped || source) return;
    if (session !== "gone") return connect();
    stop();
    onGone();
  };

  // The network is back, so there is no reason to wait longer.
  const handleOnline = () => {
    if (source) return;
    clearTimeout(timer);
    void askAndConnect();
  };

  const stop = () => {
    isStopped = true;
    clearTimeout(timer);
    window.removeEventListener("online", handleOnline);
    source?.close();
    source = undefined;
  };

  window.addEventListener("online", handleOnline);
  connect();
  return stop;
}

function delayAfter(failures: number): number {
  const longest = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** failures);
  return longest * (0.5 + Math.random() / 2);
}

/** Returns the keys of our own API in the data. Anything else is ignored. */
function parseKeys(data: unknown): PushedKeys {
  try {
    const keys: unknown = JSON.parse(String(data));
    if (!Array.isArray(keys)) return [];
    return keys.filter(
      (key): key is string[] =>
        Array.isArray(key) &&
        key.every((segment) => typeof segment === "string") &&
        String(key[0]).startsWith("/api/"),
    );
  } catch {
    return [];
  }
}
