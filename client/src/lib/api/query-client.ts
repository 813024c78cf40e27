import { QueryClient, type QueryFunction } from "@tanstack/react-query";
import { ApiError, apiRequest } from "./api-client";

type Scalar = string | number | boolean | null | undefined;
type QueryParams = Record<string, Scalar>;

function isParams(value: unknown): value is QueryParams {
  return typeof value === "object" && value !== null;
}

/**
 * Builds the address of a query key. The first element is a path and stays as it is. The others are segments,
 * which are encoded. A final object becomes the query string, without empty values (undefined, null, "").
 * @throws Error for a missing segment, because the address would name another resource.
 */
export function joinQueryKey(key: readonly unknown[]): string {
  const last = key.at(-1);
  const params = isParams(last) ? last : undefined;
  const segments = params ? key.slice(0, -1) : key;
  const path = segments
    .map((segment, index) => {
      if ((typeof segment !== "string" && typeof segment !== "number") || segment === "") {
        throw new Error(`Query key segment ${index} is missing: ${JSON.stringify(key)}`);
      }
      return index === 0 ? String(segment) : encodeURIComponent(segment);
    })
    .join("/");
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params ?? {})) {
    if (value !== undefined && value !== null && value !== "") search.set(name, String(value));
  }
  const query = search.toString();
  return query ? `${path}?${query}` : path;
}

/**
 * Builds a query function that takes the key as the address. Only the current user needs `on401:
 * "returnNull"`.
 */
export function queryFnFor<T>(options: { on401: "throw" | "returnNull" }): QueryFunction<T | null> {
  return async ({ queryKey, signal }) => {
    try {
      return await apiRequest<T>("GET", joinQueryKey(queryKey), undefined, { signal });
    } catch (error) {
      if (options.on401 === "returnNull" && error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  };
}

/**
 * Data never becomes stale by itself and nothing retries. Each mutation invalidates the queries that it
 * changes.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: queryFnFor({ on401: "throw" }),
        staleTime: Infinity,
        // Long enough that a list is still cached, with its scroll position, when the user comes back from a
        // detail page.
        // On the server a timer would keep the data of each page, and its request, for as long.
        gcTime: import.meta.env.SSR ? Infinity : 30 * 60_000,
        retry: false,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // With "online" a save would stay pending while offline, without a message. With "always" it fails,
        // so that the user can be told and try again.
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
