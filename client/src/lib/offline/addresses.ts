import type { QueryKey } from "@tanstack/react-query";
import { joinQueryKey } from "../api/query-client";

type Pages = { pages: unknown[]; pageParams: unknown[] };
const isPaged = (data: unknown): data is Pages =>
  typeof data === "object" && data !== null && "pageParams" in data;

/** Returns the addresses that a query has read, each with its answer. A list has one for each of its pages. */
export function addressesOf(queryKey: QueryKey, data: unknown): [address: string, answer: unknown][] {
  const [path] = queryKey;
  if (typeof path !== "string" || !path.startsWith("/api/")) return [];
  if (!isPaged(data)) return [[joinQueryKey(queryKey), data]];
  const last = queryKey.at(-1);
  const hasParams = typeof last === "object" && last !== null;
  return data.pages.flatMap((answer, index) => {
    const page = data.pageParams[index];
    // What follows a row, not a number, is another list each time.
    if (typeof page !== "number") return index === 0 ? [[joinQueryKey(queryKey), answer]] : [];
    const key = hasParams ? [...queryKey.slice(0, -1), { ...last, page }] : [...queryKey, { page }];
    return [[joinQueryKey(key), answer]];
  });
}
