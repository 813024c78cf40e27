import { expect } from "vitest";

/**
 * Repeats the read until the expectation holds or the timeout (in milliseconds) is over. Without one it is the long one
 * of vite.config.ts, which is for busy machines, and only a failure takes all of it.
 */
export const eventually = <T>(read: () => T, timeout?: number) =>
  expect.poll(read, { interval: 20, timeout });
