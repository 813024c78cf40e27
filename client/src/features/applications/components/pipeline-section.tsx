import { lazy, Suspense, useId, type ComponentType } from "react";
import type { ApplicationListItem } from "@shared/validators/applications";
import { Card } from "@/ui/card";
import { Fold } from "@/ui/fold";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { t } from "@/words";

type Props = { applications: readonly ApplicationListItem[] };

// Where its code cannot be fetched the chart is missing and the screen stays.
const FundingPipeline = lazy<ComponentType<Props>>(() =>
  import("./pipeline/funding-pipeline").catch(() => ({ default: () => null })),
);

/** The pipeline of all applications: open beside the list, folded above it, so that the list comes first. */
export function PipelineSection({ applications, isBeside }: Props & { isBeside: boolean }) {
  const id = useId();
  if (!isBeside) return <Collapsible applications={applications} />;
  return (
    <section aria-labelledby={id} className="space-y-4">
      <h2 id={id} className="items-end text-xl xl:flex xl:min-h-10">
        {t("Funding pipeline")}
      </h2>
      <Card>
        <Chart applications={applications} />
      </Card>
    </section>
  );
}

function Collapsible({ applications }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Fold level={2} title={t("Funding pipeline")} titleId={id} className="min-h-14 py-3">
        {() => <Chart applications={applications} />}
      </Fold>
    </section>
  );
}

function Chart({ applications }: Props) {
  return (
    <Suspense
      fallback={
        <SkeletonGroup label={t("Loading the funding pipeline")}>
          <Skeleton className="h-[34rem]" />
        </SkeletonGroup>
      }
    >
      <FundingPipeline applications={applications} />
    </Suspense>
  );
}
