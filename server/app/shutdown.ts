import type { Logger } from "../platform/logger";

type StopSignal = "SIGTERM" | "SIGINT";

export type Shutdown = {
  /** Whether a signal has come. */
  isDue: () => boolean;
  /** What the first signal runs. */
  stop: (signal: StopSignal) => Promise<void>;
};

/** Ends the process at a signal, after what `stop` of the answer does then. */
export function stopOnSignal(stop: Shutdown["stop"], log: Logger): Shutdown {
  let isDue = false;
  const shutdown: Shutdown = { isDue: () => isDue, stop };
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
