/** How long the leading tab has to answer before it counts as asleep (phones put tabs in the background to sleep). */
const ANSWER_MS = 2_000;

type Envelope<M> = { kind: "message"; message: M } | { kind: "ping" } | { kind: "pong" };

/**
 * Does something in one tab of this browser only, and lets all of them hear of it. When the leading tab is closed or asleep, another
 * takes over. A browser without locks or channels (a page that is not served securely) leads in every tab.
 * @param lead begins in the leading tab, with `tell` reaching every tab, this one included; gives back how to end
 * @returns how to leave
 */
export function leadOneTab<M>(
  name: string,
  { lead, hear }: { lead: (tell: (message: M) => void) => () => void; hear: (message: M) => void },
): () => void {
  if (!("locks" in navigator) || typeof BroadcastChannel !== "function") return lead(hear);

  const channel = new BroadcastChannel(name);
  let hasLeft = false;
  let endLeading: (() => void) | undefined;
  let release: (() => void) | undefined;
  let waiting = new AbortController();
  let patience: ReturnType<typeof setTimeout> | undefined;

  const send = (envelope: Envelope<M>) => channel.postMessage(envelope);
  const tell = (message: M) => {
    hear(message);
    if (!hasLeft) send({ kind: "message", message });
  };

  const hold = () => {
    if (hasLeft) return undefined;
    endLeading = lead(tell);
    send({ kind: "pong" });
    return new Promise<void>((resolve) => (release = resolve));
  };
  const stopLeading = () => {
    endLeading?.();
    endLeading = undefined;
  };

  /** Waits for the lead, or takes it from a tab that does not answer. */
  const compete = (options: LockOptions) => {
    let isGranted = false;
    const begin = () => {
      isGranted = true;
      return hold();
    };
    navigator.locks.request(name, options, begin).catch(() => {
      // A wait that was given up for another try; or the lead was taken away, and then the tab lines up again.
      if (!isGranted || hasLeft) return;
      stopLeading();
      compete({ signal: waiting.signal });
    });
  };
  const takeOver = () => {
    waiting.abort();
    waiting = new AbortController();
    compete({ steal: true });
  };

  const askLeader = () => {
    if (document.hidden || endLeading) return;
    clearTimeout(patience);
    patience = setTimeout(() => !hasLeft && !endLeading && takeOver(), ANSWER_MS);
    send({ kind: "ping" });
  };

  channel.onmessage = ({ data }: MessageEvent<Envelope<M>>) => {
    if (data.kind === "message") hear(data.message);
    else if (data.kind === "ping") {
      if (endLeading) send({ kind: "pong" });
    } else clearTimeout(patience);
  };
  document.addEventListener("visibilitychange", askLeader);
  compete({ signal: waiting.signal });
  askLeader();

  return () => {
    hasLeft = true;
    clearTimeout(patience);
    document.removeEventListener("visibilitychange", askLeader);
    waiting.abort();
    stopLeading();
    release?.();
    channel.close();
  };
}
