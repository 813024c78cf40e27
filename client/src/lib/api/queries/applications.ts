import { queryOptions } from "@tanstack/react-query";
import type {
  ApplicationCheckView,
  ApplicationListItem,
  ApplicationView,
} from "@shared/validators/applications";

/** The prefix of the list, every application and every check. Invalidate it after a change to any of them. */
export const applicationsKey = ["/api/applications"] as const;

export function applicationsQuery() {
  return queryOptions<ApplicationListItem[]>({ queryKey: [...applicationsKey] });
}

export function applicationQuery(id: string) {
  return queryOptions<ApplicationView>({ queryKey: [...applicationsKey, id] });
}

/** Answers whether the entity already has an application for the opportunity, and which one. */
export function applicationCheckQuery(pair: { entityId: string; opportunityId: string }) {
  return queryOptions<ApplicationCheckView>({ queryKey: [...applicationsKey, "check", pair] });
}
