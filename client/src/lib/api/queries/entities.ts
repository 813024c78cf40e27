import { queryOptions } from "@tanstack/react-query";
import type { EntityView, ProfileView } from "@shared/validators/entities";

/** The list and every entity; a change to an entity or to its profile makes it untrue. */
export const entitiesKey = ["/api/entities"] as const;

/** The answers of every entity's questionnaire. */
export const profilesKey = ["/api/profile"] as const;

/** The person's entities, oldest first. */
export function entitiesQuery() {
  return queryOptions<EntityView[]>({ queryKey: [...entitiesKey] });
}

/** The answers of one entity's questionnaire, by `fieldName`. */
export function profileQuery(entityId: string) {
  return queryOptions<ProfileView>({ queryKey: [...profilesKey, entityId] });
}
