import type { SpecCall } from "./spec-api";

/** The calls that change something, in order: method, path and what was sent. */
export const changes = (calls: readonly SpecCall[]) =>
  calls.filter(({ method }) => method !== "GET").map(({ method, path, body }) => ({ method, path, body }));
