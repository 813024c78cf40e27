import { useId } from "react";
import type { EntityView } from "@shared/validators/entities";
import { ErrorState } from "@/components/error-state";
import { formatEntityName } from "@/lib/entity-rights";
import { Select } from "@/ui/select";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { SettingsSection } from "../components/settings-section";
import type { Members } from "../members/use-members";
import { t } from "@/words";
import { type AiConsents, consentPanel } from "./use-ai-consents";

/** What AI providers may be sent of an entity: the same one as that whose members are shown. */
export function AiSection({
  entities,
  entity,
  choose,
  consents,
}: Pick<Members, "choose" | "entities"> & { entity: EntityView; consents: AiConsents }) {
  const selectId = useId();
  return (
    <SettingsSection
      id="ai-providers"
      description={t("What of an entity may leave this server, and to whom. Owners decide it.")}
    >
      {entities.length > 1 && (
        <div className="mb-5 grid gap-1.5 sm:max-w-80">
          <label htmlFor={selectId} className="text-[0.9375rem] font-semibold">
            {t("Texts of")}
          </label>
          <Select
            id={selectId}
            options={entities.map((each) => ({ value: each.id, label: formatEntityName(each) }))}
            value={entity.id}
            onChange={(event) => choose(event.target.value)}
          />
        </div>
      )}
      {consents.isPending && <ConsentsSkeleton />}
      {consents.isError && (
        <ErrorState
          title={t("What was agreed could not be loaded")}
          error={consents.error}
          onRetry={consents.refetch}
          retrying={consents.isFetching}
        />
      )}
      {consents.data && (
        <consentPanel.Part
          key={entity.id}
          entityId={entity.id}
          view={consents.data}
          fallback={<ConsentsSkeleton />}
        />
      )}
    </SettingsSection>
  );
}

function ConsentsSkeleton() {
  return (
    <SkeletonGroup label={t("Loading what was agreed")} className="space-y-4">
      <Skeleton className="h-5 w-44 max-w-full" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-11 w-full" />
    </SkeletonGroup>
  );
}
