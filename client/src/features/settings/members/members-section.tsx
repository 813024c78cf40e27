import { useId } from "react";
import type { EntityView } from "@shared/validators/entities";
import { ErrorState } from "@/components/error-state";
import { Select } from "@/ui/select";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { formatEntityName } from "@/lib/entity-rights";
import { SettingsSection } from "../components/settings-section";
import { t } from "@/words";
import { memberPanel, type Members } from "./use-members";

/** The people who work on an entity, and for its owners who else is invited. */
export function MembersSection({ entities, entity, choose, members }: Members & { entity: EntityView }) {
  const selectId = useId();
  const { data, isPending, isError } = members;
  return (
    <SettingsSection
      id="members"
      description={t("Who works on this entity with you, and what each of them may do.")}
    >
      {entities.length > 1 && (
        <div className="mb-5 grid gap-1.5 sm:max-w-80">
          <label htmlFor={selectId} className="text-[0.9375rem] font-semibold">
            {t("Entity")}
          </label>
          <Select
            id={selectId}
            options={entities.map((each) => ({ value: each.id, label: formatEntityName(each) }))}
            value={entity.id}
            onChange={(event) => choose(event.target.value)}
          />
        </div>
      )}
      {isPending && <MembersSkeleton />}
      {isError && (
        <ErrorState
          title={t("The members could not be loaded")}
          error={members.error}
          onRetry={members.refetch}
          retrying={members.isFetching}
        />
      )}
      {data && (
        <memberPanel.Part key={entity.id} entity={entity} members={data} fallback={<MembersSkeleton />} />
      )}
    </SettingsSection>
  );
}

function MembersSkeleton() {
  return (
    <SkeletonGroup label={t("Loading the members")} className="divide-y divide-line">
      {[1, 2].map((row) => (
        <div key={row} className="flex items-center gap-4 py-4 first:pt-0">
          <Skeleton className="size-10 rounded-full" />
          <div className="min-w-0 flex-1 space-y-2">
            <Skeleton className="h-5 w-44 max-w-full" />
            <Skeleton className="h-4 w-56 max-w-full" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
