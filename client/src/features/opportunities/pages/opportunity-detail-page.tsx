import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useEffect } from "react";
import { ArrowLeft, SearchX } from "lucide-react";
import { useLocation, useParams } from "wouter";
import { ButtonLink } from "@/components/button-link";
import { EmptyState } from "@/components/empty-state";
import { ErrorState } from "@/components/error-state";
import { PageHeader } from "@/components/page-header";
import { Button } from "@/ui/button";
import { ApiError } from "@/lib/api/api-client";
import { useDocumentTitle } from "@/lib/browser/document-title";
import { goBack } from "@/lib/browser/go-back";
import { useMatchEntity } from "@/lib/match-entity";
import type { PageQueries } from "@/lib/api/page-queries";
import { paths } from "@/lib/paths";
import { entitiesQuery } from "@/lib/api/queries/entities";
import { exchangeRatesQuery } from "@/lib/api/queries/exchange-rates";
import { opportunityQuery } from "@/lib/api/queries/opportunities";
import { useNoteView } from "../api";
import { DetailSkeleton } from "../components/detail-skeleton";
import { OpportunityDetail } from "../components/opportunity-detail";
import { t } from "@/words";

export const pageQueries: PageQueries = (id) => [entitiesQuery(), exchangeRatesQuery(), opportunityQuery(id)];

export default function OpportunityDetailPage() {
  const { id } = useParams<{ id: string }>();
  const [, navigate] = useLocation();
  const matchEntity = useMatchEntity();
  const query = useQuery({
    ...opportunityQuery(id, matchEntity.entityId),
    enabled: !matchEntity.isPending,
    // The page stays while another entity is loading, but not while another opportunity is.
    placeholderData: (previous) => (previous?.id === id ? previous : undefined),
  });
  // The page is rendered in slices, so that it reacts to presses in between.
  const opportunity = useDeferredValue(query.data);
  useNoteView(query.data?.id);
  // The address of an opportunity that was merged into another one becomes that one's, and so does a readable name.
  const { id: keptId = "", mergedId, slug } = query.data ?? {};
  const isOther = keptId !== id && (mergedId === id || slug === id);
  useEffect(() => {
    if (isOther) navigate(paths.opportunity(keptId) + location.search, { replace: true });
  }, [isOther, keptId, navigate]);
  const back = (
    <Button variant="ghost" className="-ms-4" onClick={() => goBack(navigate, paths.opportunities)}>
      <ArrowLeft aria-hidden="true" />
      {t("Back")}
    </Button>
  );

  if (query.isPending || (query.data && !opportunity)) return <DetailSkeleton />;
  if (query.error instanceof ApiError && query.error.status === 404) return <NotFound />;
  if (opportunity)
    return (
      // A translation is of one opportunity only.
      <OpportunityDetail
        key={opportunity.id}
        opportunity={opportunity}
        matchEntity={matchEntity}
        back={back}
      />
    );
  return (
    <>
      <PageHeader title={t("Opportunity")} above={back} />
      <ErrorState
        title={t("This opportunity could not be loaded")}
        error={query.error}
        onRetry={query.refetch}
        retrying={query.isFetching}
      />
    </>
  );
}

function NotFound() {
  useDocumentTitle(t("Opportunity not found"));
  return (
    <EmptyState
      level={1}
      icon={SearchX}
      title={t("Opportunity not found")}
      description={t("It may have been removed, or the link is not complete.")}
      action={
        <ButtonLink href={paths.opportunities} variant="accent">
          {t("Back to Opportunities")}
        </ButtonLink>
      }
    />
  );
}
