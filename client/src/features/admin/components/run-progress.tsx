import { useQueryClient } from "@tanstack/react-query";
import type { ScrapeRunView } from "@shared/validators/curation";
import { StopButton } from "@/components/stop-button";
import { Progress } from "@/ui/progress";
import { Spinner } from "@/ui/spinner";
import { refreshCatalogue } from "../api";
import { formatProgress } from "../wording";
import { t } from "@/words";

/** The progress of a run, updated by pushes. An administrator can stop it, whoever started it. */
export function RunProgress({ run, name }: { run: ScrapeRunView | undefined; name: string }) {
  const client = useQueryClient();
  const share = run?.total ? (run.done / run.total) * 100 : undefined;
  return (
    <div className="mt-3">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <p className="flex items-center gap-2 text-sm font-medium">
          <Spinner className="size-4 text-link" />
          {run ? formatProgress(run) : t("Reading…")}
        </p>
        {run && (
          <StopButton
            path={`/api/admin/scrape/runs/${run.id}`}
            onStopped={() => refreshCatalogue(client)}
            label={t("Stop reading {name}", { name })}
          />
        )}
      </div>
      {share !== undefined && (
        <Progress value={share} label={t("{name}: read so far", { name })} className="mt-2" />
      )}
    </div>
  );
}
