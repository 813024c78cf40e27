import type { ScrapeRun } from "@shared/schema/index";
import type { ScrapeRunView } from "@shared/validators/curation";
import type { RunFailure } from "./run-failure";
import type { Problem } from "./scrape-runs.queries";

/** A run as an administrator sees it. Why a failed one failed is its message, and not once more among its problems. */
export const toRunView = (run: ScrapeRun): ScrapeRunView => ({
  id: run.id,
  sourceId: run.sourceId,
  sourceName: run.sourceName,
  url: run.url,
  status: run.status,
  total: run.total,
  done: run.done,
  found: run.found,
  created: run.created,
  updated: run.updated,
  proposed: run.proposed,
  skipped: run.skipped,
  failed: run.failed,
  message: run.message,
  problems: problemsOf(run)
    .filter(({ code }) => code === undefined)
    .map(({ what, reason }) => ({ what, reason })),
  createdAt: run.createdAt.toISOString(),
  endedAt: run.endedAt?.toISOString() ?? null,
});

/** Why a failed run failed. */
export function failureOfRun(run: ScrapeRun): RunFailure {
  const told = problemsOf(run).find(({ code }) => code !== undefined);
  return { code: told?.code ?? "upstream_failed", message: run.message ?? "" };
}

const problemsOf = ({ problems }: ScrapeRun): Problem[] => problems;
