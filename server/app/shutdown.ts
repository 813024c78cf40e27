import type { Logger } from "../platform/logger";

type StopSignal = "SIGTERM" | "SIGINT";

export type Shutdown = {
  /** Whether a stop signal has arrived. */
  isRequested: () => boolean;
  /** Runs at the first signal. Callers replace it as the start goes on. */
  stop: (signal: StopSignal) => Promise<void>;
};

/** How long a stop may take after an error that nothing caught, before the process ends all the same. */
const STOP_AFTER_ERROR_MS = 10_000;

/**
 * Ends the process after running the current `stop` of the returned object: with 0 at SIGTERM or SIGINT, with 1 at an
 * error that nothing caught, which is logged. Whatever runs the server then starts it anew.
 */
export function stopOnSignal(stop: Shutdown["stop"], log: Logger): Shutdown {
  let isDue = false;
  const shutdown: Shutdown = { isRequested: () => isDue, stop };
  const handle = (signal: StopSignal, code = 0) => {
    if (isDue) return;
    isDue = true;
    shutdown.stop(signal).then(
      () => process.exit(code),
      (error: unknown) => {
        log.error({ err: error }, "could not stop cleanly");
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", () => handle("SIGTERM"));
  process.on("SIGINT", () => handle("SIGINT"));
  // Without a handler of its own, Node makes a rejection that nothing handles such an error too.
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "an error that nothing caught: the server stops");
    // A second one means that the stop itself is broken.
    if (isDue) process.exit(1);
    setTimeout(() => process.exit(1), STOP_AFTER_ERROR_MS).unref();
    handle("SIGINT", 1);
  });
  return shutdown;
}
