import { useQuery } from "@tanstack/react-query";
import { useParams } from "wouter";
import { ErrorState } from "@/components/error-state";
import { VisitorLayout } from "@/components/visitor-layout";
import { useClosedCatalogue } from "@/hooks/use-closed-catalogue";
import { ApiError } from "@/lib/api/api-client";
import type { PageQueries } from "@/lib/api/page-queries";
import { publicOpportunityQuery } from "@/lib/api/queries/public-catalogue";
import { t } from "@/words";
import { DetailSkeleton } from "../components/detail-skeleton";
import { PublicOpportunity } from "../public/public-opportunity";
import { UnknownPage } from "@/components/unknown-page";

export const pageQueries: PageQueries = (key) => [publicOpportunityQuery(key)];

/** One opportunity, for visitors. */
export default function PublicOpportunityPage() {
  const { id } = useParams<{ id: string }>();
  const { data, error, isFetching, refetch } = useQuery(publicOpportunityQuery(id));
  if (useClosedCatalogue(error)) return null;
  if (error instanceof ApiError && error.status === 404)
    return <UnknownPage title={t("Opportunity not found")} />;
  return (
    <VisitorLayout>
      {data ? (
        <PublicOpportunity opportunity={data} />
      ) : error ? (
        <ErrorState
          title={t("This opportunity could not be loaded")}
          error={error}
          onRetry={refetch}
          retrying={isFetching}
        />
      ) : (
        <DetailSkeleton />
      )}
    </VisitorLayout>
  );
}
