import type { QueryClient } from "@tanstack/react-query";
import { entitiesKey, entitiesQuery, profilesKey } from "../api/queries/entities";
import type { PushedKeys } from "./push-stream";

const isEntityList = (key: readonly unknown[]) => key.length === 1 && key[0] === entitiesKey[0];

/**
 * Fetches again what the server reports as changed. The list of entities comes before everything else: the page of
 * somebody who has left one would otherwise ask once more for its members, and be told that there is no such entity.
 */
export async function readAnew(client: QueryClient, keys: PushedKeys): Promise<void> {
  if (keys.some(isEntityList)) {
    await client.invalidateQueries({ queryKey: entitiesKey, exact: true });
    forgetGoneEntities(client);
  }
  for (const queryKey of keys)
    void client.invalidateQueries({ queryKey, predicate: (query) => !isEntityList(query.queryKey) });
}

/** Removes what is known of entities that are no longer in the list. */
function forgetGoneEntities(client: QueryClient): void {
  const entities = client.getQueryData(entitiesQuery().queryKey);
  if (!entities) return;
  for (const queryKey of [entitiesKey, profilesKey])
    client.removeQueries({
      queryKey,
      predicate: ({ queryKey: [, id] }) => id !== undefined && !entities.some((entity) => entity.id === id),
    });
}
