import { queryOptions } from "@tanstack/react-query";
import type { EntityView, ProfileView } from "@shared/validators/entities";

/** The prefix of the list and of every entity. Invalidate it after a change to an entity or its profile. */
export const entitiesKey = ["/api/entities"] as const;

/** The prefix of the answers in every entity's questionnaire. */
export const profilesKey = ["/api/profile"] as const;

/** The user's entities, oldest first. */
export function entitiesQuery() {
  return queryOptions<EntityView[]>({ queryKey: [...entitiesKey] });
}

/** The answers of one entity's questionnaire, by `fieldName`. */
export function profileQuery(entityId: string) {
  return queryOptions<ProfileView>({ queryKey: [...profilesKey, entityId] });
}
