/**
 * The leading tab counts as asleep if it does not answer within this time. Phones put background tabs to
 * sleep.
 */
const ANSWER_MS = 2_000;

type Envelope<M> = { kind: "message"; message: M } | { kind: "ping" } | { kind: "pong" };

/**
 * Runs `lead` in one tab of this browser only, and sends its messages to all tabs. When the leading tab is
 * closed or asleep, another tab takes over. In a browser without locks or channels (an insecure page) every
 * tab leads.
 * @param lead starts in the leading tab; its `tell` reaches every tab, including this one; it returns a
 * function that stops it
 * @returns a function that leaves
 */
export function leadOneTab<M>(
  name: string,
  { lead, onMessage }: { lead: (tell: (message: M) => void) => () => void; onMessage: (message: M) => void },
): () => void {
  if (!("locks" in navigator) || typeof BroadcastChannel !== "function") return lead(onMessage);

  const channel = new BroadcastChannel(name);
  let hasLeft = false;
  let endLeading: (() => void) | undefined;
  let release: (() => void) | undefined;
  let lockRequest = new AbortController();
  let answerTimer: ReturnType<typeof setTimeout> | undefined;

  const send = (envelope: Envelope<M>) => channel.postMessage(envelope);
  const tell = (message: M) => {
    onMessage(message);
    if (!hasLeft) send({ kind: "message", message });
  };

  const holdLead = () => {
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
    const startLeading = () => {
      isGranted = true;
      return holdLead();
    };
    navigator.locks.request(name, options, startLeading).catch(() => {
      // Either this wait was aborted for another attempt, or the lead was taken away; then the tab waits for
      // it again.
      if (!isGranted || hasLeft) return;
      stopLeading();
      compete({ signal: lockRequest.signal });
    });
  };
  const takeOver = () => {
    lockRequest.abort();
    lockRequest = new AbortController();
    compete({ steal: true });
  };

  const askLeader = () => {
    if (document.hidden || endLeading) return;
    clearTimeout(answerTimer);
    answerTimer = setTimeout(() => !hasLeft && !endLeading && takeOver(), ANSWER_MS);
    send({ kind: "ping" });
  };

  channel.onmessage = ({ data }: MessageEvent<Envelope<M>>) => {
    if (data.kind === "message") onMessage(data.message);
    else if (data.kind === "ping") {
      if (endLeading) send({ kind: "pong" });
    } else clearTimeout(answerTimer);
  };
  document.addEventListener("visibilitychange", askLeader);
  compete({ signal: lockRequest.signal });
  askLeader();

  return () => {
    hasLeft = true;
    clearTimeout(answerTimer);
    document.removeEventListener("visibilitychange", askLeader);
    lockRequest.abort();
    stopLeading();
    release?.();
    channel.close();
  };
}
