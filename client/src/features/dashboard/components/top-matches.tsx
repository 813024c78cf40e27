import { Compass } from "lucide-react";
import { useEffect, useRef } from "react";
import { DASHBOARD_MATCHES } from "@shared/constants/limits";
import { ButtonLink } from "@/components/button-link";
import { EntitySwitch } from "@/components/entity-switch";
import { EmptyState } from "@/components/empty-state";
import { ErrorState } from "@/components/error-state";
import { OpportunityCard, OpportunityCardSkeleton } from "@/components/opportunity-card";
import { TextLink } from "@/components/text-link";
import { SkeletonGroup } from "@/ui/skeleton";
import type { MatchEntity } from "@/lib/match-entity";
import { paths } from "@/lib/paths";
import type { MatchedOpportunityView } from "@shared/validators/opportunities";
import { isShownIn } from "@/lib/shown-opportunities";
import { t } from "@/words";
import { MatchReasons } from "./match-reasons";
import { OpenAnswersNote } from "./open-answers-note";

type Query = {
  data: { opportunities: MatchedOpportunityView[] } | undefined;
  error: unknown;
  isFetching: boolean;
};

const listClass = "grid gap-4";

/** The section's name in an address: see paths.matches. */
const SECTION = "top-matches";

/** The best few matches. `isNextStep` makes the link to the catalogue the screen's yellow button when there are none. */
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
  const shown = data?.opportunities.filter((each) => isShownIn("all", each)) ?? [];
  const top = shown.slice(0, DASHBOARD_MATCHES);
  // The profile was changed since the empty answer, so there may be matches now.
  const isLoading = data !== undefined && top.length === 0 && query.isFetching;
  const isFirstLoad = !data && !query.error;
  const heading = useArrival(!isFirstLoad);
  /** Names an entity where the person has several. */
  const nameOf = (id: string) =>
    matchEntity.hasChoice ? matchEntity.entities.find((entity) => entity.id === id)?.name : undefined;
  if (isFirstLoad) return <MatchesSkeleton />;
  return (
    <section aria-labelledby={SECTION}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2
          ref={heading}
          id={SECTION}
          tabIndex={-1}
          className="scroll-mt-24 text-xl outline-none md:text-2xl"
        >
          {t("Top opportunity matches")}
        </h2>
        {data && <EntitySwitch matchEntity={matchEntity} className="md:ms-auto" />}
        {top.length > 0 && (
          <TextLink href={paths.opportunities} className="inline-flex min-h-11 items-center md:min-h-0">
            {t("See all opportunities")}
          </TextLink>
        )}
      </div>
      {!data && query.error ? (
        <ErrorState
          title={t("Your matches could not be loaded")}
          error={query.error}
          onRetry={onRetry}
          retrying={query.isFetching}
        />
      ) : isLoading ? (
        <MatchesSkeleton />
      ) : top.length === 0 ? (
        <EmptyState
          level={3}
          icon={Compass}
          title={t("No recommendations")}
          description={t(
            "The more your profile says, the better we can match it. Until then, the whole catalogue is open to you.",
          )}
          action={
            <ButtonLink href={paths.opportunities} variant={isNextStep ? "accent" : "outline"}>
              {t("Explore opportunities")}
            </ButtonLink>
          }
        />
      ) : (
        <>
          <ul className={listClass}>
            {top.map((opportunity, place) => (
              <li key={opportunity.id} className="min-w-0 *:skip-unseen">
                <OpportunityCard
                  opportunity={opportunity}
                  entityId={matchEntity.entityId}
                  reasons={
                    place === 0 && (
                      <MatchReasons match={opportunity} name={nameOf(opportunity.matchedEntityId)} />
                    )
                  }
                />
              </li>
            ))}
          </ul>
          <OpenAnswersNote matches={shown} nameOf={nameOf} />
        </>
      )}
    </section>
  );
}

/** Without the heading: until the deadlines are loaded, its position is unknown. */
export function MatchesSkeleton() {
  return (
    <SkeletonGroup label={t("Loading matches")} className={listClass}>
      {Array.from({ length: DASHBOARD_MATCHES }, (_, index) => (
        <OpportunityCardSkeleton key={index} />
      ))}
    </SkeletonGroup>
  );
}

/** Scrolls to the section when a link led to it, and removes it from the address, so that Back leads to the page before. */
function useArrival(isThere: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isThere || window.location.hash !== `#${SECTION}`) return;
    // Wait for the dialog that the link was in, which gives the focus back.
    const timer = setTimeout(() => {
      heading.current?.scrollIntoView();
      heading.current?.focus({ preventScroll: true });
      const { pathname, search } = window.location;
      window.history.replaceState(window.history.state, "", pathname + search);
    });
    return () => clearTimeout(timer);
  }, [isThere]);
  return heading;
}
