import { queryOptions } from "@tanstack/react-query";
import type {
  ApplicationCheckView,
  ApplicationListItem,
  ApplicationView,
} from "@shared/validators/applications";

/** The list, every application and every check; a change to any of them makes it untrue. */
export const applicationsKey = ["/api/applications"] as const;

export function applicationsQuery() {
  return queryOptions<ApplicationListItem[]>({ queryKey: [...applicationsKey] });
}

export function applicationQuery(id: string) {
  return queryOptions<ApplicationView>({ queryKey: [...applicationsKey, id] });
}

/** Whether the entity already has an application for the opportunity, and which. */
export function applicationCheckQuery(pair: { entityId: string; opportunityId: string }) {
  return queryOptions<ApplicationCheckView>({ queryKey: [...applicationsKey, "check", pair] });
}
