import { Compass } from "lucide-react";
import { DASHBOARD_MATCHES, FALLBACK_MATCH_DASHBOARD } from "@shared/constants/limits";
import { ButtonLink } from "@/components/button-link";
import { EntitySwitch } from "@/components/entity-switch";
import { EmptyState } from "@/components/empty-state";
import { ErrorState } from "@/components/error-state";
import {
  OpportunityCard,
  OpportunityCardSkeleton,
  opportunityGridClass,
} from "@/components/opportunity-card";
import { TextLink } from "@/components/text-link";
import { SkeletonGroup } from "@/components/ui/skeleton";
import type { MatchEntity } from "@/lib/match-entity";
import { paths } from "@/lib/paths";
import type { MatchedOpportunity } from "@/lib/queries/opportunities";
import { isShownIn } from "@/lib/shown-opportunities";

type Query = {
  data: { opportunities: MatchedOpportunity[] } | undefined;
  error: unknown;
  isFetching: boolean;
};

/** The best few matches. `isNextStep` makes the way to the catalogue the screen's yellow button when there are none. */
export function TopMatches({
  query,
  matchEntity,
  onRetry,
  isNextStep,
}: {
  query: Query;
  matchEntity: MatchEntity;
  onRetry: () => unknown;
  isNextStep: boolean;
}) {
  const { data } = query;
  const top = data?.opportunities.filter((each) => isShownIn("all", each)).slice(0, DASHBOARD_MATCHES) ?? [];
  // Another server's matches are for all entities at once.
  const canSwitch = data?.opportunities[0]?.feedback !== undefined || data?.opportunities.length === 0;
  return (
    <section aria-labelledby="top-matches">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="top-matches" className="text-xl md:text-2xl">
          Top opportunity matches
        </h2>
        {canSwitch && <EntitySwitch matchEntity={matchEntity} className="md:ml-auto" />}
        {top.length > 0 && (
          <TextLink href={paths.opportunities} className="inline-flex min-h-11 items-center md:min-h-0">
            See all opportunities
          </TextLink>
        )}
      </div>
      {!data && query.error ? (
        <ErrorState
          title="Your matches could not be loaded"
          error={query.error}
          onRetry={onRetry}
          retrying={query.isFetching}
        />
      ) : !data ? (
        <SkeletonGroup label="Loading matches" className={opportunityGridClass}>
          {Array.from({ length: DASHBOARD_MATCHES }, (_, index) => (
            <OpportunityCardSkeleton key={index} />
          ))}
        </SkeletonGroup>
      ) : top.length === 0 ? (
        <EmptyState
          level={3}
          icon={Compass}
          title="No recommendations"
          description="The more your profile says, the better we can match it. Until then, the whole catalogue is open to you."
          action={
            <ButtonLink href={paths.opportunities} variant={isNextStep ? "accent" : "outline"}>
              Explore opportunities
            </ButtonLink>
          }
        />
      ) : (
        <ul className={opportunityGridClass}>
          {top.map((opportunity) => (
            <li key={opportunity.id} className="min-w-0">
              <OpportunityCard
                opportunity={opportunity}
                fallbackMatch={FALLBACK_MATCH_DASHBOARD}
                entityId={matchEntity.entityId}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
