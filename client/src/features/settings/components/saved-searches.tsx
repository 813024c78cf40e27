import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import type { SavedSearchView } from "@shared/validators/saved-searches";
import { ErrorState } from "@/components/error-state";
import { entitiesQuery } from "@/lib/api/queries/entities";
import { isOfOthers, savedSearchesQuery } from "@/lib/api/queries/saved-searches";
import { useDeleteSavedSearch, useBringBackSearch } from "@/lib/api/saved-searches";
import { toast } from "@/lib/toast";
import { t } from "@/words";
import { mayEdit } from "@/lib/entity-rights";
import { SavedSearchRow } from "./saved-search-row";
import { SharedSearchRow } from "./shared-search-row";

/** The user's saved searches and those that others share; renders nothing when there are none. */
export function SavedSearchesPart() {
  const { data: saved, isError, error, refetch, isFetching } = useQuery(savedSearchesQuery());
  const entities = useQuery(entitiesQuery()).data ?? [];
  const shareable = entities.filter((entity) => entity.isShared && mayEdit(entity));
  const heading = useRef<HTMLHeadingElement>(null);
  const { mutate: remove } = useDeleteSavedSearch();
  const { mutate: bringBack } = useBringBackSearch();

  const handleDelete = (search: SavedSearchView) => {
    toast({
      title: t("Saved search deleted"),
      description: search.name,
      action: {
        label: t("Undo"),
        onPress: () => bringBack(search),
      },
    });
    // The pressed button is removed with its row, and the heading with the last row.
    const isLast = saved?.length === 1;
    (isLast ? heading.current?.closest("section") : heading.current)?.focus({ preventScroll: true });
    remove(search);
  };

  if (isError)
    return (
      <ErrorState
        title={t("Your saved searches could not be loaded")}
        error={error}
        onRetry={refetch}
        retrying={isFetching}
        className="mt-6"
      />
    );
  if (!saved?.length) return null;
  return (
    <div className="mt-4 border-t border-line pt-5">
      <h3 ref={heading} tabIndex={-1} className="text-base">
        {t("Your saved searches")}
      </h3>
      <ul className="mt-2 divide-y divide-line">
        {saved.map((search) =>
          isOfOthers(search) ? (
            <SharedSearchRow key={search.id} search={search} />
          ) : (
            <SavedSearchRow
              key={search.id}
              search={search}
              shareable={shareable}
              onDelete={() => handleDelete(search)}
            />
          ),
        )}
      </ul>
    </div>
  );
}
