import type { QueryClient } from "@tanstack/react-query";
import { apiFetch, onOutcome, wasAnswered } from "@/lib/api/api-client";
import { forgetReadAnswers, listReadAnswers } from "@/lib/offline/read-answers";
import { currentConnection, setConnection } from "@/lib/realtime/connection";

const ADDRESS = "/api/health/ready";
/** Without an answer for this long the server counts as away. */
const PATIENCE_MS = 10_000;
const FIRST_DELAY_MS = 2_000;
const LONGEST_DELAY_MS = 30_000;

/**
 * Watches whether the server can be reached, by the browser's events and the outcome of requests. A request without an answer starts a
 * health check before anything is shown, because it may have failed alone. While the server is away, health checks follow at growing
 * intervals, never from a hidden page.
 * @param onBack called when the server is back after it was away
 * @returns a function that stops watching
 */
export function watchConnection(onBack: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let repeats = 0;
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
    if (isReached) {
      settle();
      return readAgain();
    }
    setConnection(navigator.onLine ? "unreachable" : "offline");
    clearTimeout(timer);
    timer = setTimeout(askIfSeen, getDelay(failures++));
  };
  const askIfSeen = () => {
    // Without a network a check is useless: the browser reports when there is one again.
    if (!document.hidden && navigator.onLine) void ask();
  };
  const settle = () => {
    clearTimeout(timer);
    failures = 0;
    if (currentConnection() === "ok") return;
    setConnection("ok");
    onBack();
  };
  /** Something got no answer while the server gives others, and the screen shows what was read before. */
  const readAgain = () => {
    clearTimeout(again);
    if (listReadAnswers().length > 0) again = setTimeout(onBack, getDelay(repeats++));
    else repeats = 0;
  };

  const handleOutcome = (isReached: boolean) => {
    // An answer that was on its way when the network went proves nothing.
    if (isReached && currentConnection() === "offline" && !navigator.onLine) void ask();
    else if (isReached) settle();
    // While the server is known to be away, the next check comes at its time.
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
    clearTimeout(again);
    ignore();
    window.removeEventListener("offline", handleOffline);
    window.removeEventListener("online", handleOnline);
    document.removeEventListener("visibilitychange", handleSeen);
    setConnection("ok");
  };
}

/** Random in part, so that the clients of a restarted server do not all come at once. */
function getDelay(failures: number): number {
  return Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** failures) * (0.5 + Math.random() / 2);
}

/**
 * Repeats the reads that got no answer; anything the server answered stays, even a refusal. While it was away the screen may have shown what was
 * read before: then all is read anew.
 */
export function refetchUnanswered(client: QueryClient): void {
  if (listReadAnswers().length > 0) {
    forgetReadAnswers();
    return void client.invalidateQueries();
  }
  void client.refetchQueries({
    type: "active",
    predicate: ({ state }) => state.status === "error" && !wasAnswered(state.error),
  });
}
