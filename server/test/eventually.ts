import { expect } from "vitest";

/** Asks until the expectation holds, for as long as a busy machine may need (in milliseconds). A failure is what takes the whole time, not a success. */
export const eventually = <T>(read: () => T, timeout = 10_000) =>
  expect.poll(read, { interval: 20, timeout });
