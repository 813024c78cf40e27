import type { QueryClient } from "@tanstack/react-query";
import { forgetGone, isList, isOfPresent } from "../api/gone";
import type { PushedKeys } from "./push-stream";

/**
 * Fetches again what the server reports as changed. Lists come before everything else: a page would otherwise ask once more
 * for the members of an entity that somebody has left, or for the analyses of a deleted deck, and be told that there is none.
 */
export async function readAnew(client: QueryClient, keys: PushedKeys): Promise<void> {
  const lists = keys.filter(isList);
  if (lists.length > 0) {
    await Promise.all(lists.map((queryKey) => client.invalidateQueries({ queryKey, exact: true })));
    forgetGone(client);
  }
  const isPresent = isOfPresent(client);
  for (const queryKey of keys)
    void client.invalidateQueries({
      queryKey,
      predicate: (query) => !isList(query.queryKey) && isPresent(query),
    });
}
