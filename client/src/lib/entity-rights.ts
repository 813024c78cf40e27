import { useQuery } from "@tanstack/react-query";
import {
  hasRight,
  MEMBER_ROLE_LABELS,
  MEMBER_ROLES,
  type MemberRole,
  type Right,
} from "@shared/constants/members";
import type { EntityView } from "@shared/validators/entities";
import { translateLabel } from "@shared/words/labels";
import { entitiesQuery } from "./api/queries/entities";
import { t } from "@/words";

/** What the user may do with an entity, so that screens do not offer what the server refuses. */

type WithRole = Pick<EntityView, "role">;

export const formatRole = (role: MemberRole): string => translateLabel(MEMBER_ROLE_LABELS[role]);

/** The roles to choose from, from the most rights to the fewest. */
export const listRoleOptions = () => MEMBER_ROLES.map((value) => ({ value, label: formatRole(value) }));

/** Whether the user may change the entity and what belongs to it. */
export const mayEdit = ({ role = "owner" }: WithRole): boolean => hasRight(role, "edit");

/** Whether the user may delete the entity. */
export const mayManage = ({ role = "owner" }: WithRole): boolean => hasRight(role, "manage");

/** Returns the name of an entity, with the user's role in it if they are no owner: "Sunrise Labs (viewer)". */
export function formatEntityName({ name, role = "owner" }: WithRole & Pick<EntityView, "name">): string {
  return role === "owner" ? name : t("{name} ({role})", { name, role: formatRole(role).toLowerCase() });
}

/** What the user may do with what belongs to an entity. Everything until the entities are loaded. */
export function useRights(entityId: string): (right: Right) => boolean {
  const { data: entities } = useQuery(entitiesQuery());
  const role = entities?.find(({ id }) => id === entityId)?.role ?? "owner";
  return (right) => hasRight(role, right);
}

/** Whether the user may change what belongs to an entity. True until the entities are loaded. */
export const useMayEdit = (entityId: string): boolean => useRights(entityId)("edit");

/** Whether the entity has other members. False until the entities are loaded. */
export function useIsShared(entityId: string): boolean {
  const { data: entities } = useQuery(entitiesQuery());
  return entities?.find(({ id }) => id === entityId)?.isShared ?? false;
}

/** Says why nothing can be changed here. */
export const explainReadOnly = (mayComment = false) =>
  mayComment
    ? t("You can read and comment on this, but not change it.")
    : t("You can read this, but not change it.");
