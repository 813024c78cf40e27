import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { joinQueryKey } from "./query-client";

/** A query, or an endless one, that a screen asks first. */
export type FirstRead = { queryKey: QueryKey; initialPageParam?: unknown };
/** `id` is that of the address, for screens that have one. */
export type FirstReads = (id: string) => readonly FirstRead[];

const isEndless = (read: FirstRead) => "initialPageParam" in read;

/** The address that answers it; the key of an endless list says nothing of pages. */
function addressOf({ queryKey, initialPageParam: page }: FirstRead): string {
  const [path, params] = queryKey;
  return joinQueryKey(page === undefined ? queryKey : [path, { page, ...(params as object) }]);
}

/** Asks for it, unless its answer is there; a failure stays with the query. */
export const ask = (client: QueryClient, read: FirstRead): Promise<void> =>
  isEndless(read)
    ? client.prefetchInfiniteQuery(read as Parameters<QueryClient["prefetchInfiniteQuery"]>[0])
    : client.prefetchQuery(read as Parameters<QueryClient["prefetchQuery"]>[0]);

export const isAnswered = (client: QueryClient, { queryKey }: FirstRead): boolean =>
  client.getQueryData(queryKey) !== undefined;

/**
 * Takes an answer as if it had been asked for.
 * @param answers by address
 * @throws Error where there is none
 */
export function take(client: QueryClient, read: FirstRead, answers: Readonly<Record<string, unknown>>): void {
  const answer = answers[addressOf(read)];
  if (answer === undefined) throw new Error(`There is no answer from ${addressOf(read)}`);
  client.setQueryData(
    read.queryKey,
    isEndless(read) ? { pages: [answer], pageParams: [read.initialPageParam] } : answer,
  );
}
