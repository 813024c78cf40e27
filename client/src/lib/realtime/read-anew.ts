import type { QueryClient } from "@tanstack/react-query";
import { forgetGoneEntities, isOfPresent } from "../api/gone-entities";
import { entitiesKey } from "../api/queries/entities";
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
  const isPresent = isOfPresent(client);
  for (const queryKey of keys)
    void client.invalidateQueries({
      queryKey,
      predicate: (query) => !isEntityList(query.queryKey) && isPresent(query),
    });
}
