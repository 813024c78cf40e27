/** Query keys of the client: everything below each is to be read anew. */
export type PushedKeys = readonly (readonly string[])[];

export type Session = "here" | "gone" | "unknown";

export type StreamHandlers = {
  /** The server listens from now on; what happened before was not told. */
  onOpen: () => void;
  onRefresh: (keys: PushedKeys) => void;
  /** Asks whether the person is still signed in: a refused stream does not say why. */
  checkSession: () => Promise<Session>;
  /** There is no session any more, and the stream has stopped for good. */
  onGone: () => void;
};

const ADDRESS = "/api/events";
const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 60_000;
/** A stream that lasted so long had nothing against us: the next wait is a short one again. */
const STEADY_MS = 30_000;
/** A server that sends "ping" does so every 25 seconds. A connection on which that stops is dead, which a browser may never notice. */
const SILENCE_MS = 70_000;

/**
 * Keeps one stream of server-sent events open until it is stopped or the session is gone. The browser would reconnect by itself only
 * after some failures, at a fixed beat, and all clients of a restarted server at once; so that is done here, with a growing delay and
 * some chance in it.
 * @returns how to stop
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
    // The session may have ended, or the server is about to stop.
    current.addEventListener("bye", () => retry({ ask: true }));
    // Closed: the server refused it (no session, too many streams, not now). Otherwise the connection broke.
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

  // The network is back: there is no sense in waiting longer.
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

/** Only what is a list of keys of our own API; anything else is ignored. */
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
