import { queryOptions } from "@tanstack/react-query";
import type { MembersView } from "@shared/validators/members";
import { readOr } from "../normalise";
import { entitiesKey } from "./entities";

export const membersKey = (entityId: string) => [...entitiesKey, entityId, "members"];

/** The people of an entity. Null where the server has no members. */
export function membersQuery(entityId: string) {
  return queryOptions({ queryKey: membersKey(entityId), queryFn: readOr<MembersView | null>(null) });
}
