import type { Logger } from "../platform/logger";

type StopSignal = "SIGTERM" | "SIGINT";

export type Shutdown = {
  /** Whether a stop signal has arrived. */
  isRequested: () => boolean;
  /** Runs at the first signal. Callers replace it as the start goes on. */
  stop: (signal: StopSignal) => Promise<void>;
};

/** Ends the process at SIGTERM or SIGINT, after running the current `stop` of the returned object. */
export function stopOnSignal(stop: Shutdown["stop"], log: Logger): Shutdown {
  let isDue = false;
  const shutdown: Shutdown = { isRequested: () => isDue, stop };
  const handle = (signal: StopSignal) => {
    if (isDue) return;
    isDue = true;
    shutdown.stop(signal).then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, "could not stop cleanly");
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", () => handle("SIGTERM"));
  process.on("SIGINT", () => handle("SIGINT"));
  return shutdown;
}
