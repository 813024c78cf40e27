import { useQuery } from "@tanstack/react-query";
import { FileX } from "lucide-react";
import { useParams } from "wouter";
import { ButtonLink } from "@/components/button-link";
import { EmptyState } from "@/components/empty-state";
import { ErrorState } from "@/components/error-state";
import { Card } from "@/components/ui/card";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { ApiError } from "@/lib/api-client";
import { useDocumentTitle } from "@/lib/document-title";
import { paths } from "@/lib/paths";
import { applicationQuery } from "@/lib/queries/applications";
import { ApplicationDetail } from "../components/application-detail";

export default function ApplicationDetailPage() {
  const { id } = useParams<{ id: string }>();
  const application = useQuery(applicationQuery(id));
  if (application.data) return <ApplicationDetail application={application.data} />;
  if (application.error instanceof ApiError && application.error.status === 404) return <NotFound />;
  if (application.isError)
    return (
      <ErrorState
        title="The application could not be loaded"
        error={application.error}
        onRetry={application.refetch}
        retrying={application.isFetching}
      />
    );
  return <DetailSkeleton />;
}

function NotFound() {
  useDocumentTitle("Application not found");
  return (
    <EmptyState
      level={1}
      icon={FileX}
      title="Application not found"
      description="It may have been deleted together with its entity."
      action={<ButtonLink href={paths.applications}>Back to Applications</ButtonLink>}
    />
  );
}

function DetailSkeleton() {
  return (
    <SkeletonGroup label="Loading the application" className="space-y-6 md:space-y-8">
      <div className="space-y-3">
        <Skeleton className="h-9 w-2/3" />
        <Skeleton className="h-5 w-1/3" />
      </div>
      <div className="grid gap-4 sm:grid-cols-3 md:gap-6">
        {[0, 1, 2].map((card) => (
          <Card key={card} className="space-y-3">
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-8 w-32" />
          </Card>
        ))}
      </div>
      <Card className="space-y-3">
        <Skeleton className="h-6 w-48" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-5/6" />
        <Skeleton className="h-4 w-2/3" />
      </Card>
    </SkeletonGroup>
  );
}
