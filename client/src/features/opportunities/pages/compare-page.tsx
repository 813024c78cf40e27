import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, ListChecks, Scale } from "lucide-react";
import { useLocation } from "wouter";
import { COMPARED_MAX } from "@shared/constants/limits";
import { ButtonLink } from "@/components/button-link";
import { EmptyState } from "@/components/empty-state";
import { EntitySwitch } from "@/components/entity-switch";
import { ErrorState } from "@/components/error-state";
import { PageHeader } from "@/components/page-header";
import { PrintButton } from "@/components/print-button";
import { PrintHeader } from "@/components/print-header";
import { useSearchParam } from "@/hooks/use-search-param";
import { compareQuery } from "@/lib/api/queries/opportunities";
import { toggleCompared, useCompared } from "@/lib/compare-choice";
import { useMatchEntity } from "@/lib/match-entity";
import { paths } from "@/lib/paths";
import { Alert } from "@/ui/alert";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { t } from "@/words";
import { CompareCards, CompareTable } from "../compare/compare-table";
import { useIsNarrow } from "../compare/use-is-narrow";

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Up to three opportunities side by side. Their ids are in the address, so that a link to it works for others. */
export default function ComparePage() {
  const [text] = useSearchParam("ids");
  const asked = [...new Set(text.split(",").filter((id) => id !== ""))];
  const ids = asked.filter((id) => ID.test(id)).slice(0, COMPARED_MAX);
  const [, navigate] = useLocation();
  const isNarrow = useIsNarrow();
  const chosen = useCompared();
  const matchEntity = useMatchEntity();
  const { entities, entityId, hasChoice } = matchEntity;
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useQuery({
    ...compareQuery(ids, entityId),
    enabled: ids.length > 0 && !matchEntity.isPending,
    // The others stay while one is taken out.
    placeholderData: (previous) => previous,
  });

  const opportunities = data?.opportunities.filter(({ id }) => !isPlaceholderData || ids.includes(id)) ?? [];

  const takeOut = (id: string) => {
    if (chosen.includes(id)) toggleCompared(id);
    const others = opportunities.filter((one) => one.id !== id);
    navigate(paths.compare(others.map((one) => one.id)), { replace: true });
    // The button is gone with its column.
    document.getElementById("main")?.focus();
  };
  const nameEntity = (id: string | null) =>
    hasChoice && entityId === undefined ? entities.find((entity) => entity.id === id)?.name : undefined;
  const shown = { opportunities, entityId, nameEntity, onTakeOut: takeOut };
  const leftOut = isPlaceholderData ? 0 : asked.length - ids.length + (data?.leftOut.length ?? 0);

  return (
    <>
      <PrintHeader />
      <PageHeader
        title={t("Compare opportunities")}
        above={
          <ButtonLink href={paths.opportunities} variant="ghost" className="-ms-4 print:hidden">
            <ArrowLeft aria-hidden="true" />
            {t("All opportunities")}
          </ButtonLink>
        }
        actions={
          opportunities.length > 0 && (
            <>
              <span className="max-sm:w-full print:hidden">
                <EntitySwitch matchEntity={matchEntity} />
              </span>
              <ButtonLink
                href={paths.newShortlist(opportunities.map(({ id }) => id))}
                variant="outline"
                className="max-sm:w-full print:hidden"
              >
                <ListChecks aria-hidden="true" />
                {t("Create a shortlist")}
              </ButtonLink>
              <PrintButton />
            </>
          )
        }
      />
      <div role="status">
        {data && leftOut > 0 && (
          <Alert tone="warning" title={t("Not all are shown")} className="mb-4">
            {asked.length > COMPARED_MAX
              ? t("Three at most can be compared; the first three are shown.")
              : t.count(
                  leftOut,
                  "{n} is left out: it is unknown, or no longer published.",
                  "{n} are left out: they are unknown, or no longer published.",
                )}
          </Alert>
        )}
      </div>
      {ids.length === 0 || (data && opportunities.length === 0) ? (
        <Nothing />
      ) : opportunities.length > 0 ? (
        <>
          {opportunities.length === 1 && (
            <p className="mb-4 text-quiet print:hidden">
              {t("Choose another one in the list, by its scales, to compare it with.")}
            </p>
          )}
          {isNarrow ? <CompareCards {...shown} /> : <CompareTable {...shown} />}
        </>
      ) : isPending ? (
        <SkeletonGroup label={t("Loading the comparison")} className="grid gap-4 md:grid-cols-3">
          {Array.from({ length: ids.length }, (_, index) => (
            <Skeleton key={index} className="h-96" />
          ))}
        </SkeletonGroup>
      ) : (
        <ErrorState
          title={t("The comparison could not be loaded")}
          error={error}
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
    </>
  );
}

function Nothing() {
  return (
    <EmptyState
      icon={Scale}
      title={t("Nothing to compare yet")}
      description={t("Press the scales on two or three opportunities, then Compare.")}
      action={
        <ButtonLink href={paths.opportunities} variant="accent">
          {t("Explore opportunities")}
        </ButtonLink>
      }
    />
  );
}
