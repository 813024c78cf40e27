import { keepPreviousData, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";
import { ErrorState } from "@/components/error-state";
import { PageHeader } from "@/components/page-header";
import { VerifyEmailBanner } from "@/components/verify-email-banner";
import { useMatchEntity } from "@/lib/match-entity";
import type { PageQueries } from "@/lib/api/page-queries";
import { applicationsQuery } from "@/lib/api/queries/applications";
import { entitiesQuery } from "@/lib/api/queries/entities";
import { exchangeRatesQuery } from "@/lib/api/queries/exchange-rates";
import { matchedOpportunitiesQuery, savedDeadlinesQuery } from "@/lib/api/queries/opportunities";
import { nextObligationsQuery } from "@/lib/api/queries/obligations";
import { nextTasksQuery } from "@/lib/api/queries/tasks";
import { cn } from "@/lib/cn";
import { isShownIn } from "@/lib/shown-opportunities";
import { listActionItems } from "../action-items";
import { ActionItemsCard, ActionItemsSkeleton } from "../components/action-items-card";
import { DeadlinesCard } from "../components/deadlines/deadlines-card";
import { FirstSteps } from "../components/first-steps";
import { Stats } from "../components/stats";
import { MatchesSkeleton, TopMatches } from "../components/top-matches";
import { listDeadlines, filterUpcoming } from "../deadlines";
import { t } from "@/words";

/** Null stands for "could not be loaded", undefined for "not there yet". */
const toLoadable = <T,>({ data, isError }: { data: T | undefined; isError: boolean }) =>
  data ?? (isError ? null : undefined);

/** Renders the answer in slices, so that the page handles a press in between. */
function useDeferredQuery<T>({ data, error, isError, isFetching, refetch }: UseQueryResult<T>) {
  return { data: useDeferredValue(data), error, isError, isFetching, refetch };
}

export const pageQueries: PageQueries = () => [
  entitiesQuery(),
  exchangeRatesQuery(),
  applicationsQuery(),
  matchedOpportunitiesQuery(),
  savedDeadlinesQuery(),
  nextTasksQuery(),
  nextObligationsQuery(),
];

/** The home of a signed-in user: figures, action items and best matches. */
export default function DashboardPage() {
  const matchEntity = useMatchEntity();
  const matches = useDeferredQuery(
    useQuery({
      ...matchedOpportunitiesQuery(matchEntity.entityId),
      enabled: !matchEntity.isPending,
      placeholderData: keepPreviousData,
    }),
  );
  const applications = useDeferredQuery(useQuery(applicationsQuery()));
  const entities = useDeferredQuery(useQuery(entitiesQuery()));
  const saved = useDeferredQuery(useQuery(savedDeadlinesQuery()));

  const tasks = useDeferredQuery(useQuery(nextTasksQuery()));

  const obligations = useDeferredQuery(useQuery(nextObligationsQuery()));

  const own = [entities, applications, tasks, obligations];
  const failed = own.find(({ data, isError }) => !data && isError);
  const retry = () =>
    Promise.all([matches, saved, ...own].filter(({ isError }) => isError).map(({ refetch }) => refetch()));
  const items =
    entities.data && applications.data && tasks.data && obligations.data
      ? listActionItems(entities.data, applications.data, { ...tasks.data, ...obligations.data })
      : undefined;
  const areDeadlinesKnown = Boolean((items ?? failed) && (saved.data ?? saved.isError));
  const { entityId } = matchEntity;
  const deadlines = useMemo(() => {
    // A match saved here is not in the earlier answer about saved opportunities.
    const marked = [...(saved.data?.opportunities ?? []), ...(matches.data?.opportunities ?? [])];
    return applications.data ? listDeadlines(applications.data, marked, { entityId }) : [];
  }, [applications.data, matches.data, saved.data, entityId]);

  const isNewcomer = entities.data?.length === 0;
  const stats = (
    <Stats
      matches={toLoadable({
        ...matches,
        // A match that was just hidden is still in the answer.
        data: matches.data?.opportunities.filter((each) => isShownIn("all", each)),
      })}
      applications={toLoadable(applications)}
    />
  );

  return (
    <>
      <PageHeader
        title={t("Hey there!")}
        documentTitle={t("Home")}
        subtitle={t("Here's your funding overview for today")}
      />
      <div className="space-y-6 md:space-y-8">
        <VerifyEmailBanner />
        {!isNewcomer && stats}
        <div className="grid gap-6 md:gap-8 xl:grid-cols-[22rem_minmax(0,1fr)] xl:items-start xl:gap-6">
          <div className="@container grid min-w-0 gap-6 md:gap-8 xl:gap-6">
            {items ? (
              <ActionItemsCard items={items} />
            ) : failed ? (
              <ErrorState
                title={t("Your action items could not be loaded")}
                error={failed.error}
                onRetry={retry}
                retrying={own.some(({ isFetching }) => isFetching)}
              />
            ) : (
              <ActionItemsSkeleton />
            )}
            {areDeadlinesKnown && filterUpcoming(deadlines).length > 0 && (
              <DeadlinesCard deadlines={deadlines} />
            )}
            {areDeadlinesKnown && !saved.data && !failed && (
              <ErrorState
                title={t("The deadlines of what you saved could not be loaded")}
                error={saved.error}
                onRetry={retry}
                retrying={saved.isFetching}
              />
            )}
          </div>
          <div className="grid min-w-0 gap-6">
            {isNewcomer && <FirstSteps />}
            {/* Three zeros say nothing to who has just signed up: what comes next stands above them. */}
            {isNewcomer && stats}
            {areDeadlinesKnown ? (
              <TopMatches
                query={matches}
                matchEntity={matchEntity}
                onRetry={retry}
                isNextStep={items?.length === 0}
              />
            ) : (
              // Below the deadlines, whose height is not known yet, they would jump; beside them they do not.
              <div className={cn(!items && !failed && "max-xl:hidden")}>
                <MatchesSkeleton />
              </div>
            )}
          </div>
        </div>
      </div>
    </>
  );
}
