import { useQuery } from "@tanstack/react-query";
import type { ApplicationView } from "@shared/validators/applications";
import { ApplicationPage } from "@/components/application-page/application-page";
import { ErrorState } from "@/components/error-state";
import { Card } from "@/ui/card";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { useMayEdit } from "@/lib/entity-rights";
import { t } from "@/words";
import { FindingsCards } from "../components/findings-cards";
import { MockReviewCard } from "../components/mock-review-card";
import { readinessQuery } from "../readiness-api";

/** What to mend in an application before it is sent, and a mock review of it. */
export default function ReadinessPage() {
  return (
    <ApplicationPage title={t("Ready to send")}>
      {(application) => <Content application={application} />}
    </ApplicationPage>
  );
}

function Content({ application }: { application: ApplicationView }) {
  const { id, entityId } = application;
  const { data, isError, error, refetch, isFetching } = useQuery(readinessQuery(id));
  const mayEdit = useMayEdit(entityId);
  return (
    <div className="space-y-4 md:space-y-6">
      {data ? (
        <FindingsCards application={application} view={data} mayEdit={mayEdit} />
      ) : isError ? (
        <ErrorState
          title={t("The application could not be checked")}
          error={error}
          onRetry={refetch}
          retrying={isFetching}
        />
      ) : (
        <Card>
          <SkeletonGroup label={t("Checking the application")}>
            <Skeleton className="h-8 w-64 max-w-full" />
          </SkeletonGroup>
        </Card>
      )}
      <MockReviewCard application={application} mayEdit={mayEdit} />
    </div>
  );
}
