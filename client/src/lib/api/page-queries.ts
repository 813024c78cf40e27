import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { joinQueryKey } from "./query-client";

/** A query, or an infinite query, that a screen needs first. */
export type PageQuery = { queryKey: QueryKey; initialPageParam?: unknown };
/** A page module exports its queries as `pageQueries`. `id` and `search` (without `?`) come from the address. */
export type PageQueries = (id: string, search: string) => readonly PageQuery[];

/**
 * Fetches a query of a page, unless its data is cached.
 * @param read reads an address of the API instead of `fetch`
 * @throws the error of the query
 */
export function fetchPageQuery(
  client: QueryClient,
  query: PageQuery,
  read?: (address: string) => Promise<unknown>,
): Promise<unknown> {
  const options = read ? { ...query, queryFn: () => read(buildAddress(query)) } : query;
  return "initialPageParam" in query
    ? client.fetchInfiniteQuery(options as Parameters<QueryClient["fetchInfiniteQuery"]>[0])
    : client.fetchQuery(options as Parameters<QueryClient["fetchQuery"]>[0]);
}

/** The key of an infinite query does not contain the page, so it is added here. */
function buildAddress({ queryKey, initialPageParam: page }: PageQuery): string {
  const [path, params] = queryKey;
  return joinQueryKey(page === undefined ? queryKey : [path, { page, ...(params as object) }]);
}
