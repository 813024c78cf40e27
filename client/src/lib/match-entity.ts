import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useInBrowser } from "@/hooks/use-in-browser";
import { useSearchParam } from "@/hooks/use-search-param";
import { entitiesQuery } from "./api/queries/entities";

const STORAGE_KEY = "matches-for";

function readStoredEntity(): string {
  try {
    return sessionStorage.getItem(STORAGE_KEY) ?? "";
  } catch {
    return "";
  }
}

/** The server does not know the session storage of a tab, so the stored entity is read after hydration. */
const useStoredEntity = () => useInBrowser(readStoredEntity, "");

function storeEntity(id: string): void {
  try {
    if (id) sessionStorage.setItem(STORAGE_KEY, id);
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage the choice lasts on this screen only.
  }
}

/**
 * The entity whose matches are shown. It is `?entity={id}`, or the entity that was last chosen in this tab.
 * An id that is not one of the user's entities counts as none. With fewer than two entities there is no
 * choice.
 */
export function useMatchEntity() {
  const [addressId, setAddressId] = useSearchParam("entity");
  const { data: entities, isPending } = useQuery(entitiesQuery());
  const stored = useStoredEntity();
  const wantedId = addressId || stored;
  const hasChoice = (entities?.length ?? 0) > 1;
  const chosen = hasChoice ? entities?.find(({ id }) => id === wantedId) : undefined;
  const chosenId = chosen?.id;

  useEffect(() => {
    if (chosenId === undefined) return;
    storeEntity(chosenId);
    if (addressId !== chosenId) setAddressId(chosenId);
  });

  const choose = (id: string) => {
    storeEntity(id);
    setAddressId(id);
  };
  return {
    /** The entity to pass to the API; undefined for all. */
    entityId: chosenId,
    entities: entities ?? [],
    hasChoice,
    choose,
    /** True until it is known whether the wanted entity is one of the user's. */
    isPending: wantedId !== "" && isPending,
  };
}
export type MatchEntity = ReturnType<typeof useMatchEntity>;
