import { expect } from "vitest";
import { AppError } from "../platform/errors/app-error";

/** The error that a call ends in; it must be one that a person may read. */
export async function errorOf(promise: Promise<unknown>): Promise<AppError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(AppError);
  return error as AppError;
}

/** Time limits that pass when a test says so. */
export function manualTimer() {
  const running = new Set<() => void>();
  const waits: number[] = [];
  return {
    running,
    /** Milliseconds of each limit that was set. */
    waits,
    schedule: (run: () => void, ms: number) => {
      waits.push(Math.round(ms));
      running.add(run);
      return () => void running.delete(run);
    },
    elapse: () => {
      for (const run of running) run();
    },
  };
}
