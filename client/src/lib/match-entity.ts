import { useQuery } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { useSearchParam } from "@/hooks/use-search-param";
import { entitiesQuery } from "./api/queries/entities";

const STORAGE_KEY = "matches-for";

function readRemembered(): string {
  try {
    return sessionStorage.getItem(STORAGE_KEY) ?? "";
  } catch {
    return "";
  }
}

/** The server does not know what a tab remembers, so it comes after hydration. */
const useRemembered = () => useSyncExternalStore(neverChanges, readRemembered, () => "");
const neverChanges = () => () => {};

function remember(id: string): void {
  try {
    if (id) sessionStorage.setItem(STORAGE_KEY, id);
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage the choice holds on this screen alone.
  }
}

/**
 * For which of the person's entities matches are shown: `?entity={id}`, on every screen that has the choice the one chosen last in this
 * tab. An id that is not one of theirs counts as none, and with fewer than two entities there is no choice.
 */
export function useMatchEntity() {
  const [inAddress, setInAddress] = useSearchParam("entity");
  const { data: entities, isPending } = useQuery(entitiesQuery());
  const remembered = useRemembered();
  const wanted = inAddress || remembered;
  const hasChoice = (entities?.length ?? 0) > 1;
  const chosen = hasChoice ? entities?.find(({ id }) => id === wanted) : undefined;
  const chosenId = chosen?.id;

  useEffect(() => {
    if (chosenId === undefined) return;
    remember(chosenId);
    if (inAddress !== chosenId) setInAddress(chosenId);
  });

  const choose = (id: string) => {
    remember(id);
    setInAddress(id);
  };
  return {
    /** What the API is asked for; undefined for all. */
    entityId: chosenId,
    entities: entities ?? [],
    hasChoice,
    choose,
    /** Whether it is still to be seen if the wanted one is theirs. */
    isPending: wanted !== "" && isPending,
  };
}
export type MatchEntity = ReturnType<typeof useMatchEntity>;
