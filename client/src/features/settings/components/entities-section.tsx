import type { UseQueryResult } from "@tanstack/react-query";
import { Building2, Plus } from "lucide-react";
import type { EntityView } from "@shared/validators/entities";
import type { ProfileLayer } from "@shared/constants/questionnaires/layers";
import { EmptyState } from "@/components/empty-state";
import { ErrorState } from "@/components/error-state";
import { Button } from "@/ui/button";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { mayEdit } from "@/lib/entity-rights";
import { needsProfile } from "../score-band";
import { t } from "@/words";
import { EntityRow } from "./entity-row";
import { SettingsSection } from "./settings-section";

/** The user's entities: how complete each profile is and what to do next. */
export function EntitiesSection({
  entities,
  onAdd,
  onEdit,
  onProfile,
}: {
  entities: UseQueryResult<EntityView[]>;
  onAdd: () => void;
  onEdit: (id: string) => void;
  onProfile: (id: string, layer?: ProfileLayer) => void;
}) {
  const list = entities.data ?? [];
  // Only one yellow button on the screen: that of the first weak profile.
  const first = list.find((entity) => mayEdit(entity) && needsProfile(entity.profileCompletionScore))?.id;
  return (
    <SettingsSection
      id="entities"
      flush
      description={t(
        "The organisations, or yourself, that funding is for. Matches follow from their profiles.",
      )}
      actions={
        list.length > 0 && (
          <Button variant="outline" className="max-sm:w-full" onClick={onAdd}>
            <Plus aria-hidden="true" />
            {t("Add new entity")}
          </Button>
        )
      }
    >
      {entities.isPending && <EntitiesSkeleton />}
      {entities.isError && (
        <div className="px-5 pb-5 md:px-6 md:pb-6">
          <ErrorState
            title={t("Your entities could not be loaded")}
            error={entities.error}
            onRetry={entities.refetch}
            retrying={entities.isFetching}
          />
        </div>
      )}
      {entities.isSuccess && list.length === 0 && (
        <div className="px-5 pb-5 md:px-6 md:pb-6">
          <EmptyState
            icon={Building2}
            level={3}
            title={t("No entities yet")}
            description={t(
              "Add your startup, organisation or project to see the funding it is eligible for.",
            )}
            action={
              <Button variant="accent" size="lg" onClick={onAdd}>
                <Plus aria-hidden="true" />
                {t("Add new entity")}
              </Button>
            }
          />
        </div>
      )}
      {list.length > 0 && (
        <ul className="divide-y divide-line border-t border-line">
          {list.map((entity) => (
            <EntityRow
              key={entity.id}
              entity={entity}
              isNextStep={entity.id === first}
              onEdit={() => onEdit(entity.id)}
              onProfile={(layer) => onProfile(entity.id, layer)}
            />
          ))}
        </ul>
      )}
    </SettingsSection>
  );
}

function EntitiesSkeleton() {
  return (
    <SkeletonGroup label={t("Loading your entities")} className="divide-y divide-line border-t border-line">
      {[1, 2].map((row) => (
        <div key={row} className="flex flex-wrap items-center justify-between gap-4 px-5 py-5 md:px-6">
          <div className="flex max-w-full items-center gap-4">
            <Skeleton className="size-11" />
            <div className="min-w-0 space-y-2">
              <Skeleton className="h-5 w-44" />
              <Skeleton className="h-4 w-28" />
            </div>
          </div>
          <Skeleton className="h-11 w-52 max-w-full md:h-10" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
