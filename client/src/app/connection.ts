import type { QueryClient } from "@tanstack/react-query";
import { apiFetch, onOutcome, wasAnswered } from "@/lib/api/api-client";
import { currentConnection, setConnection } from "@/lib/realtime/connection";

const ADDRESS = "/api/health/ready";
/** A network that swallows everything is as good as none. */
const PATIENCE_MS = 10_000;
const FIRST_DELAY_MS = 2_000;
const LONGEST_DELAY_MS = 30_000;

/**
 * Follows whether the server can be reached: by the browser's own events and by how calls end. While all is well it asks nothing. A
 * call without an answer is checked by a question of its own before anything is said, since it may have been that call alone; from
 * then on the server is asked at growing intervals, never from a page that nobody looks at.
 * @param onBack the server is back after it was away
 * @returns how to stop
 */
export function watchConnection(onBack: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isAsking = false;
  let isStopped = false;

  const ask = async () => {
    if (isAsking || isStopped) return;
    clearTimeout(timer);
    isAsking = true;
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const isReached = await apiFetch("GET", ADDRESS, undefined, { signal }).then(() => true, wasAnswered);
    isAsking = false;
    if (isStopped) return;
    if (isReached) return settle();
    setConnection(navigator.onLine ? "unreachable" : "offline");
    clearTimeout(timer);
    timer = setTimeout(askIfSeen, delayAfter(failures++));
  };
  const askIfSeen = () => {
    // Without a network nothing can have changed: the browser says when it has.
    if (!document.hidden && navigator.onLine) void ask();
  };
  const settle = () => {
    clearTimeout(timer);
    failures = 0;
    if (currentConnection() === "ok") return;
    setConnection("ok");
    onBack();
  };

  const handleOutcome = (isReached: boolean) => {
    // What was on its way when the network went says nothing of now.
    if (isReached && currentConnection() === "offline" && !navigator.onLine) void ask();
    else if (isReached) settle();
    // Once it is known to be away, the next question is due at its time.
    else if (currentConnection() === "ok") void ask();
  };
  const handleOffline = () => {
    clearTimeout(timer);
    setConnection("offline");
  };
  const handleOnline = () => {
    failures = 0;
    void ask();
  };
  const handleSeen = () => {
    if (!document.hidden && currentConnection() !== "ok") void ask();
  };

  const ignore = onOutcome(handleOutcome);
  window.addEventListener("offline", handleOffline);
  window.addEventListener("online", handleOnline);
  document.addEventListener("visibilitychange", handleSeen);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    ignore();
    window.removeEventListener("offline", handleOffline);
    window.removeEventListener("online", handleOnline);
    document.removeEventListener("visibilitychange", handleSeen);
    setConnection("ok");
  };
}

/** Some chance in it, so that the clients of a restarted server do not come all at once. */
function delayAfter(failures: number): number {
  return Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** failures) * (0.5 + Math.random() / 2);
}

/** Reads again what is on the screen and got no answer; what the server did answer, if only with a refusal, stays. */
export function refetchUnanswered(client: QueryClient): void {
  void client.refetchQueries({
    type: "active",
    predicate: ({ state }) => state.status === "error" && !wasAnswered(state.error),
  });
}
