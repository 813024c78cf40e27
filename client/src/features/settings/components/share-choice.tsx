import { useState } from "react";
import type { EntityView } from "@shared/validators/entities";
import type { SavedSearchView } from "@shared/validators/saved-searches";
import { useShareSearch } from "@/lib/api/saved-searches";
import { Select } from "@/ui/select";
import { t } from "@/words";

/** Shares a saved search with the members of an entity. Nothing for a user who works alone. */
export function ShareChoice({
  search: { id, name, shared },
  shareable,
}: {
  search: SavedSearchView;
  shareable: readonly EntityView[];
}) {
  const share = useShareSearch(id);
  // The list changes only after the save: until then the choice would jump back.
  const [chosen, setChosen] = useState<string>();
  const offered = shareable.map((entity) => ({ id: entity.id, name: entity.name }));
  // Who may no longer edit an entity can still end what they share with it.
  if (shared && !offered.some((entity) => entity.id === shared.entityId))
    offered.push({ id: shared.entityId, name: shared.entityName });
  if (offered.length === 0) return null;
  const value = chosen ?? shared?.entityId ?? "";
  return (
    <div className="flex basis-full flex-wrap items-center gap-x-3 gap-y-1">
      <Select
        aria-label={t("Who sees {name}", { name })}
        className="w-full sm:w-72"
        options={[
          { value: "", label: t("Only for me") },
          ...offered.map((entity) => ({
            value: entity.id,
            label: t("Shared with {entity}", { entity: entity.name }),
          })),
        ]}
        value={value}
        onChange={({ target }) => {
          setChosen(target.value);
          share.mutate(target.value || null, { onSettled: () => setChosen(undefined) });
        }}
      />
      {value !== "" && (
        <p className="text-sm text-quiet">{t("The others find it in their lists. Mails go to you only.")}</p>
      )}
    </div>
  );
}
