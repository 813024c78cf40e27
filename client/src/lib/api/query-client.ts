import { QueryClient, type QueryFunction } from "@tanstack/react-query";
import { ApiError, apiRequest } from "./api-client";

type Scalar = string | number | boolean | null | undefined;
type QueryParams = Record<string, Scalar>;

function isParams(value: unknown): value is QueryParams {
  return typeof value === "object" && value !== null;
}

/**
 * The address that a query key stands for: the first element is a path and stays as it is, the others are segments,
 * each encoded; a final object becomes the query string, without its empty values (undefined, null, "").
 * @throws Error for a missing segment, which would otherwise ask for another resource than meant.
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

/** A query function that reads the key as an address. `on401: "returnNull"` is for the current user alone. */
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

/** Data is never stale by itself and nothing retries: mutations name what they make untrue. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: queryFnFor({ on401: "throw" }),
        staleTime: Infinity,
        // Long enough that a list is still there, at its place, when a person comes back from a detail page.
        gcTime: 30 * 60_000,
        retry: false,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // "online" would leave a save pending without a word while offline; a failure can be told and tried again.
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
