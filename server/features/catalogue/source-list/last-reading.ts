import type { SourceView } from "@shared/validators/sources";
import { t } from "../../../platform/text/words";
import type { RunSummary } from "./source-list.queries";

/**
 * Words how the last reading of a source ended. Strangers read this, so it says nothing of addresses, answers and
 * errors, which an administrator sees at the run.
 */
export function describeLastReading(run: RunSummary): SourceView["lastReading"] {
  if (!run.endedAt) return null;
  const at = run.endedAt.toISOString();
  if (run.status === "failed") return { outcome: "failed", text: explainFailure(run), at };
  if (run.fellFrom !== null)
    return {
      outcome: "fewer",
      text: t("Far fewer calls were found than at the reading before. Nothing was removed because of it."),
      at,
    };
  if (run.found === 0) return { outcome: "nothing", text: t("Nothing was found."), at };
  if (run.failed > 0)
    return {
      outcome: "partly",
      text: t.count(run.failed, "1 entry could not be read.", "{n} entries could not be read."),
      at,
    };
  return { outcome: "read", text: t("Everything was read."), at };
}

function explainFailure({ problems }: RunSummary): string {
  const code = problems.find((problem) => problem.code !== undefined)?.code;
  if (code === "upstream_timeout") return t("The site did not answer in time.");
  if (code === "internal" || code === undefined) return t("The reading failed on our side.");
  return t("The site could not be read.");
}
