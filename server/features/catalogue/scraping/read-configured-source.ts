import { AppError } from "../../../platform/errors/app-error";
import { readSource } from "../sources/read-source";
import { findSource } from "../sources/sources";
import { createPageReader } from "./page-reading";
import type { RunReader } from "./scrape.job";

/** Reads a configured source. Its structure is known, so no model is asked. */
export const readConfiguredSource: RunReader = async (deps, run, { record, signal, endBy }) => {
  const source = findSource(run.sourceId);
  if (!source) throw new AppError("upstream_failed", "This source is not in the list any more.");
  const now = deps.clock.now();
  const { extract } = createPageReader(deps, { sourceName: source.name, userId: null, now, signal });
  await readSource(source, { pages: deps.pages, extract, now, signal, endBy }, record);
  return { notes: [] };
};
