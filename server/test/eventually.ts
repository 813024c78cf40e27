import { expect } from "vitest";

/**
 * Repeats the read until the expectation holds or the timeout (in milliseconds) is over. The long default is
 * for busy machines, and only a failure takes all of it.
 */
export const eventually = <T>(read: () => T, timeout = 10_000) =>
  expect.poll(read, { interval: 20, timeout });
