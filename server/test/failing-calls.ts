import { expect } from "vitest";
import { AppError } from "../platform/errors/app-error";

/** Returns the error that a call ends with. It must be one that users may see. */
export async function expectError(promise: Promise<unknown>): Promise<AppError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(AppError);
  return error as AppError;
}

/** Time limits that a test lets elapse. */
export function manualTimer() {
  const running = new Set<() => void>();
  const waits: number[] = [];
  return {
    running,
    /** The limits that were set, in milliseconds. */
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
