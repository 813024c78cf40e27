import type { ScrapeRun } from "@shared/schema/index";
import type { ScrapeRunView } from "@shared/validators/curation";
import { type Message, wordMessage } from "@shared/words/messages";
import { OUR_FAULT, type RunFailure } from "./run-failure";

/** The message of a run that ended because an administrator stopped it. */
export const STOPPED: Message = "Stopped by an administrator. What was read until then is kept.";
export const isStopped = ({ message }: Pick<ScrapeRun, "message">) => message === STOPPED;

/**
 * Shows a run to an administrator. The reason of a failed run is its message, and not repeated among its problems.
 */
export const toRunView = (run: ScrapeRun): ScrapeRunView => ({
  id: run.id,
  sourceId: run.sourceId,
  sourceName: run.sourceName,
  url: run.url,
  status: isStopped(run) ? "stopped" : run.status,
  total: run.total,
  done: run.done,
  found: run.found,
  created: run.created,
  updated: run.updated,
  proposed: run.proposed,
  skipped: run.skipped,
  failed: run.failed,
  fellFrom: run.fellFrom,
  message: run.message && wordMessage(run.message),
  problems: run.problems
    .filter(({ code }) => code === undefined)
    .map(({ what, reason }) => ({
      what: typeof what === "string" ? what : wordMessage(what),
      reason: wordMessage(reason),
    })),
  createdAt: run.createdAt.toISOString(),
  endedAt: run.endedAt?.toISOString() ?? null,
});

/** Returns the reason why a run failed. */
export function getRunFailure(run: ScrapeRun): RunFailure {
  const known = run.problems.find(({ code }) => code !== undefined);
  return { code: known?.code ?? "upstream_failed", message: run.message ?? OUR_FAULT };
}
