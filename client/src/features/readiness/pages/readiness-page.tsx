import { useQuery } from "@tanstack/react-query";
import { UNSENT_STATUSES } from "@shared/constants/reminders";
import type { ApplicationView } from "@shared/validators/applications";
import { ApplicationPage } from "@/components/application-page/application-page";
import { ErrorState } from "@/components/error-state";
import { Alert } from "@/ui/alert";
import { SkeletonGroup } from "@/ui/skeleton";
import { useMayEdit } from "@/lib/entity-rights";
import { formatDate } from "@/lib/format/dates";
import { t } from "@/words";
import { FindingsCards } from "../components/findings-cards";
import { MockReviewCard } from "../components/mock-review-card";
import { ReadinessSkeleton } from "../components/readiness-skeleton";
import { readinessQuery } from "../readiness-api";

/** What to mend in an application before it is sent, and a mock review of it. */
export default function ReadinessPage() {
  return (
    <ApplicationPage title={t("Ready to send")} skeleton={<ReadinessSkeleton />}>
      {(application) => <Content application={application} />}
    </ApplicationPage>
  );
}

function Content({ application }: { application: ApplicationView }) {
  const { id, entityId, status, submittedDate } = application;
  const isSent = !(UNSENT_STATUSES as readonly string[]).includes(status);
  const { data, isError, error, refetch, isFetching } = useQuery(readinessQuery(id));
  const mayEdit = useMayEdit(entityId);
  return (
    <div className="space-y-4 md:space-y-6">
      {data ? (
        <>
          {isSent && <SentNote submittedDate={submittedDate} hasFindings={data.findings.length > 0} />}
          <FindingsCards application={application} view={data} mayEdit={mayEdit} isSent={isSent} />
        </>
      ) : isError ? (
        <ErrorState
          title={t("The application could not be checked")}
          error={error}
          onRetry={refetch}
          retrying={isFetching}
        />
      ) : (
        <SkeletonGroup label={t("Checking the application")}>
          <ReadinessSkeleton />
        </SkeletonGroup>
      )}
      <MockReviewCard application={application} mayEdit={mayEdit} />
    </div>
  );
}

/** Says that it is too late to mend anything, and what the findings are still good for. */
function SentNote({ submittedDate, hasFindings }: { submittedDate: string | null; hasFindings: boolean }) {
  const date = formatDate(submittedDate);
  return (
    <Alert
      title={
        date
          ? t("This application was sent on {date}", { date })
          : t("This application has been sent, on a day that is not known")
      }
    >
      {hasFindings &&
        t("What was found can no longer be fixed in it. It shows what to watch for in the next one.")}
    </Alert>
  );
}
