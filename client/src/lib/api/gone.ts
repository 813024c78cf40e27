import type { Query, QueryClient } from "@tanstack/react-query";
import { entitiesKey, profilesKey } from "./queries/entities";
import { pitchDecksKey } from "./queries/pitch-decks";

type Listed = { id: string };

/** Lists, and the areas of the API whose answers are about one row of the list. */
const LISTS: readonly { list: readonly [string]; areas: readonly string[] }[] = [
  { list: entitiesKey, areas: [entitiesKey[0], profilesKey[0]] },
  { list: pitchDecksKey, areas: [pitchDecksKey[0]] },
];

/** Tells whether a key is that of a whole list whose rows may go. */
export const isList = (key: readonly unknown[]): boolean =>
  key.length === 1 && LISTS.some(({ list }) => list[0] === key[0]);

/** Tells whether a query may be read again: of a row that is no longer in its list, the server would answer that there is none. */
export function isOfPresent(client: QueryClient): (query: Query) => boolean {
  const rows = new Map(
    LISTS.flatMap(({ list, areas }) => {
      const known = client.getQueryData<Listed[]>(list);
      return known ? areas.map((area) => [area, known] as const) : [];
    }),
  );
  return ({ queryKey: [area, id] }) =>
    id === undefined || (rows.get(String(area))?.some((row) => row.id === id) ?? true);
}

/**
 * Forgets what was read of rows that are no longer in their list. What the screen still shows stays until it is cleared
 * with other unused answers: once it is removed, a late effect of the screen would ask for it again.
 */
export function forgetGone(client: QueryClient): void {
  const isPresent = isOfPresent(client);
  client.removeQueries({ type: "inactive", predicate: (query) => !isPresent(query) });
}

/** Takes a row that was deleted, or an entity that somebody has left, out of its list, and forgets what was read of it. */
export function removeRow(client: QueryClient, list: readonly [string], id: string): void {
  client.setQueryData<Listed[]>(list, (known) => known?.filter((row) => row.id !== id));
  forgetGone(client);
}
