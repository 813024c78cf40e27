import type { Query, QueryClient } from "@tanstack/react-query";
import type { EntityView } from "@shared/validators/entities";
import { entitiesKey, entitiesQuery, profilesKey } from "./queries/entities";

/** Tells whether a query may be read again: of an entity that is no longer in the list, the server would answer that there is none. */
export function isOfPresent(client: QueryClient): (query: Query) => boolean {
  const entities = client.getQueryData(entitiesQuery().queryKey);
  return ({ queryKey: [area, id] }) =>
    entities === undefined ||
    (area !== entitiesKey[0] && area !== profilesKey[0]) ||
    id === undefined ||
    entities.some((entity) => entity.id === id);
}

/**
 * Forgets what was read of entities that are no longer in the list. What the screen still shows stays until it is cleared
 * with other unused answers: once it is removed, a late effect of the screen would ask for it again.
 */
export function forgetGoneEntities(client: QueryClient): void {
  const isPresent = isOfPresent(client);
  client.removeQueries({ type: "inactive", predicate: (query) => !isPresent(query) });
}

/** Takes an entity that somebody has left or deleted out of the list, and forgets what was read of it. */
export function removeEntity(client: QueryClient, id: string): void {
  client.setQueryData<EntityView[]>(entitiesKey, (known) => known?.filter((entity) => entity.id !== id));
  forgetGoneEntities(client);
}
