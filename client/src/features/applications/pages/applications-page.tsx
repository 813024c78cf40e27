import { useQuery } from "@tanstack/react-query";
import { BadgeCheck, FilePen, Plus, Send } from "lucide-react";
import { ButtonLink } from "@/components/button-link";
import { ErrorState } from "@/components/error-state";
import { PageHeader } from "@/components/page-header";
import { StatCard } from "@/components/stat-card";
import { Card } from "@/ui/card";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { useMediaQuery } from "@/hooks/use-media-query";
import { formatSums, isFunded, sumAwards } from "@/lib/format/awards";
import { cn } from "@/lib/cn";
import { formatCount } from "@/lib/format/format";
import { paths } from "@/lib/paths";
import { applicationsQuery } from "@/lib/api/queries/applications";
import type { ApplicationListItem } from "@shared/validators/applications";
import { useTaskPeople } from "../board/use-task-people";
import { useIsBoard } from "../board/view-switch";
import { ExportApplications } from "../components/export-applications";
import { ApplicationHistory } from "../components/application-history";
import { PipelineSection } from "../components/pipeline-section";
import { ImportTracker } from "../tracker/import-tracker";
import { t } from "@/words";

const ROWS_SKELETON = 4;
/** The pipeline says nothing about a single application. */
const PIPELINE_FROM = 2;
const besidePipelineClass = "lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_22rem]";

export default function ApplicationsPage() {
  const applications = useQuery(applicationsQuery());
  // The filter by person must not push down a list that is shown already.
  const { isSettled } = useTaskPeople();
  const all = applications.data ?? [];
  // A list that was loaded stays when reading it again fails.
  const isFailed = applications.isError && !applications.data;
  const funded = all.filter(isFunded);
  // The empty list has its own button to the same place.
  const isEmpty = applications.data?.length === 0;
  const count = (...statuses: string[]) =>
    formatCount(all.filter(({ status }) => statuses.includes(status)).length);

  return (
    <>
      <PageHeader
        title={t("Your applications")}
        actions={
          <>
            {!isFailed && <ImportTracker />}
            {!isEmpty && !isFailed && <ExportApplications />}
            <ButtonLink href={paths.opportunities} variant={isEmpty ? "outline" : "accent"}>
              <Plus aria-hidden="true" />
              {t("New application")}
            </ButtonLink>
          </>
        }
      />
      {isFailed ? (
        <ErrorState
          title={t("Your applications could not be loaded")}
          error={applications.error}
          onRetry={applications.refetch}
          retrying={applications.isFetching}
        />
      ) : (
        <div className="space-y-6 md:space-y-8">
          <div className="grid grid-cols-2 gap-4 sm:grid-cols-3 md:gap-6">
            <StatCard
              label={t("Drafts")}
              value={count("draft")}
              icon={FilePen}
              loading={applications.isPending}
            />
            <StatCard
              label={t("Submitted")}
              value={count("submitted", "under_review")}
              icon={Send}
              loading={applications.isPending}
            />
            <StatCard
              label={t("Funded")}
              className="max-sm:col-span-2"
              value={formatCount(funded.length)}
              note={t("{amount} cash value", { amount: formatSums(sumAwards(funded)) })}
              icon={BadgeCheck}
              loading={applications.isPending}
            />
          </div>
          {applications.isPending || !isSettled ? (
            <HistorySkeleton />
          ) : (
            <HistoryAndPipeline applications={all} />
          )}
        </div>
      )}
    </>
  );
}

/** The pipeline stands beside the list where there is room, else above it. The order in the page is the order on the screen. */
function HistoryAndPipeline({ applications }: { applications: ApplicationListItem[] }) {
  // The board needs the whole width.
  const isBoard = useIsBoard();
  const isWide = useMediaQuery("(min-width: 64rem)") && !isBoard;
  const hasPipeline = applications.length >= PIPELINE_FROM;
  const pipeline = hasPipeline && <PipelineSection applications={applications} isBeside={isWide} />;
  return (
    <div
      className={cn(
        "grid grid-cols-1 items-start gap-6 md:gap-8",
        hasPipeline && !isBoard && besidePipelineClass,
      )}
    >
      {!isWide && pipeline}
      <ApplicationHistory applications={applications} />
      {isWide && pipeline}
    </div>
  );
}

function HistorySkeleton() {
  return (
    <SkeletonGroup
      label={t("Loading your applications")}
      className={cn("grid grid-cols-1 items-start gap-6 md:gap-8", besidePipelineClass)}
    >
      <Skeleton className="h-14 rounded-card lg:order-last lg:mt-14 lg:h-120" />
      <div className="space-y-4">
        <Skeleton className="my-1.5 h-7 w-48" />
        <Card flush className="divide-y divide-line">
          {Array.from({ length: ROWS_SKELETON }, (_, index) => (
            <div key={index} className="space-y-2 px-6 py-5">
              <Skeleton className="h-5 w-2/3" />
              <Skeleton className="h-4 w-1/3" />
            </div>
          ))}
        </Card>
      </div>
    </SkeletonGroup>
  );
}
