import { useQuery } from "@tanstack/react-query";
import type { AfterView } from "@shared/validators/obligations";
import type { ApplicationView } from "@shared/validators/applications";
import { ApplicationPage } from "@/components/application-page/application-page";
import { ErrorState } from "@/components/error-state";
import { Alert } from "@/ui/alert";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { explainReadOnly, useRights } from "@/lib/entity-rights";
import { t } from "@/words";
import { afterQuery } from "../api";
import { DownloadCard } from "../components/download-card";
import { ObligationsCard } from "../components/obligations-card";
import { OutcomesCard } from "../components/outcomes-card";
import { ResultCard } from "../components/result-card";
import { SentCard } from "../components/sent-card";
import { SpendingCard } from "../components/spending-card";

/** What became of an application: how it was sent, what the funder decided, and what an award brings. */
export default function AfterPage() {
  return (
    <ApplicationPage title={t("After sending")} skeleton={<AfterSkeleton />}>
      {(application) => <After {...{ application }} />}
    </ApplicationPage>
  );
}

function After({ application }: { application: ApplicationView }) {
  const { data, isError, error, refetch, isFetching } = useQuery(afterQuery(application.id));
  const may = useRights(application.entityId);
  if (data)
    return (
      <Cards
        application={application}
        after={data}
        mayEdit={may("edit")}
        why={explainReadOnly(may("comment"))}
      />
    );
  if (isError)
    return (
      <ErrorState
        title={t("What came after could not be loaded")}
        error={error}
        onRetry={refetch}
        retrying={isFetching}
      />
    );
  return (
    <SkeletonGroup label={t("Loading what came after")}>
      <AfterSkeleton />
    </SkeletonGroup>
  );
}

const AfterSkeleton = () => (
  <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
    <div className="space-y-4 md:space-y-6">
      <Skeleton className="h-48 w-full rounded-card" />
      <Skeleton className="h-48 w-full rounded-card" />
    </div>
    <Skeleton className="h-48 w-full rounded-card" />
  </div>
);

function Cards({
  application,
  after,
  mayEdit,
  why,
}: {
  application: ApplicationView;
  after: AfterView;
  mayEdit: boolean;
  why: string;
}) {
  const { status } = after.result;
  const isAwarded = status === "accepted" || status === "funded";
  const shared = { application, after, mayEdit };
  return (
    <div className="space-y-4 md:space-y-6">
      {!mayEdit && <Alert>{why}</Alert>}
      <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-4 md:space-y-6">
          <SentCard {...shared} />
          <ResultCard {...shared} />
          {isAwarded && (
            <>
              <ObligationsCard {...shared} />
              <SpendingCard {...shared} />
              <OutcomesCard {...shared} />
            </>
          )}
        </div>
        <aside className="lg:sticky lg:top-24 print:hidden">
          <DownloadCard application={application} />
        </aside>
      </div>
    </div>
  );
}
