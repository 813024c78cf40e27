import { queryOptions } from "@tanstack/react-query";
import type { NextObligationsView } from "@shared/validators/obligations";
import { readOr } from "../normalise";

/** The prefix of what awards oblige to. Invalidate it after a change to any obligation. */
export const obligationsKey = ["/api/obligations"] as const;

/** Open conditions and reports with a date, of the entities that the user may read, the soonest first. */
export function nextObligationsQuery() {
  return queryOptions({
    queryKey: [...obligationsKey, "next"],
    queryFn: readOr<NextObligationsView>({ obligations: [] }),
  });
}
