import { queryOptions } from "@tanstack/react-query";
import type {
  PublicFunderView,
  PublicListView,
  PublicOpportunityView,
} from "@shared/validators/public-catalogue";

/** The prefix of everything that visitors may read of the catalogue. */
const publicKey = ["/api/public"] as const;

/** One page of the published opportunities. `filters` are parameters of the address; facets have commas between their values. */
export const publicListQuery = (filters: Readonly<Record<string, string>>) =>
  queryOptions<PublicListView>({ queryKey: [...publicKey, "opportunities", filters] });

/** `key` is the id or the readable name in the address. */
export const publicOpportunityQuery = (key: string) =>
  queryOptions<PublicOpportunityView>({ queryKey: [...publicKey, "opportunities", key] });

export const publicFunderQuery = (id: string) =>
  queryOptions<PublicFunderView>({ queryKey: [...publicKey, "funders", id] });
