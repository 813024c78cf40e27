import { useQuery } from "@tanstack/react-query";
import { BadgeCheck, FilePen, Plus, Send } from "lucide-react";
import { ButtonLink } from "@/components/button-link";
import { ErrorState } from "@/components/error-state";
import { PageHeader } from "@/components/page-header";
import { StatCard } from "@/components/stat-card";
import { Card } from "@/components/ui/card";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { formatSums, isFunded, sumAwards } from "@/lib/awards";
import { formatCount } from "@/lib/format";
import { paths } from "@/lib/paths";
import { applicationsQuery } from "@/lib/queries/applications";
import { ApplicationHistory } from "../components/application-history";

const ROWS_SKELETON = 4;

export default function ApplicationsPage() {
  const applications = useQuery(applicationsQuery());
  const all = applications.data ?? [];
  const funded = all.filter(isFunded);
  // The empty list has a button of its own, which leads to the same place.
  const isEmpty = applications.isSuccess && all.length === 0;
  const count = (...statuses: string[]) =>
    formatCount(all.filter(({ status }) => statuses.includes(status)).length);

  return (
    <>
      <PageHeader
        title="Your applications"
        actions={
          <ButtonLink href={paths.opportunities} variant={isEmpty ? "outline" : "accent"}>
            <Plus aria-hidden="true" />
            New application
          </ButtonLink>
        }
      />
      {applications.isError ? (
        <ErrorState
          title="Your applications could not be loaded"
          error={applications.error}
          onRetry={applications.refetch}
          retrying={applications.isFetching}
        />
      ) : (
        <div className="space-y-6 md:space-y-8">
          <div className="grid grid-cols-2 gap-4 sm:grid-cols-3 md:gap-6">
            <StatCard label="Drafts" value={count("draft")} icon={FilePen} loading={applications.isPending} />
            <StatCard
              label="Submitted"
              value={count("submitted", "under_review")}
              icon={Send}
              loading={applications.isPending}
            />
            <StatCard
              label="Funded"
              className="max-sm:col-span-2"
              value={formatCount(funded.length)}
              note={`${formatSums(sumAwards(funded))} cash value`}
              icon={BadgeCheck}
              loading={applications.isPending}
            />
          </div>
          {applications.isPending ? <HistorySkeleton /> : <ApplicationHistory applications={all} />}
        </div>
      )}
    </>
  );
}

function HistorySkeleton() {
  return (
    <SkeletonGroup label="Loading your applications" className="space-y-4">
      <Skeleton className="h-7 w-48" />
      <Card flush className="divide-y divide-line">
        {Array.from({ length: ROWS_SKELETON }, (_, index) => (
          <div key={index} className="space-y-2 px-6 py-5">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-4 w-1/3" />
          </div>
        ))}
      </Card>
    </SkeletonGroup>
  );
}
