import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { hasRight, MEMBER_ROLES, type MemberRole, type Right } from "@shared/constants/members";
import { memberships as m } from "@shared/schema/index";
import type { ServiceContext } from "../../context/deps";
import { isInReach } from "../../context/reach";
import { AppError, notFound } from "../../platform/errors/app-error";
import { selectRole } from "./members.queries";

/**
 * The one rule of who may do what with what belongs to an entity: a membership with the right. Whoever lacks the right
 * to read is answered as if there were nothing; whoever may read, but no more, is told so.
 */

/**
 * The condition that a user has a right in an entity, as far as this request reaches. `userId` may be a placeholder,
 * which is not narrowed to the reach: its statement is kept for other requests. `entityId` is a column of the row.
 */
export function can(userId: string | SQL, right: Right, entityId: AnyColumn | SQL): SQL {
  const roles = MEMBER_ROLES.filter((role) => hasRight(role, right));
  // All roles read, so that the condition on the role is left out.
  const hasRole = right === "read" ? sql`` : sql` and ${m.role} in ${roles}`;
  const inReach = typeof userId === "string" ? isInReach(m.entityId) : sql``;
  return sql`${entityId} in (select ${m.entityId} from ${m} where ${m.userId} = ${userId}${hasRole}${inReach})`;
}

/** @throws AppError forbidden for a member whose role lacks the right */
export function assertRole(role: MemberRole, right: Right): void {
  if (hasRight(role, right)) return;
  if (right === "manage") throw new AppError("forbidden", "Only an owner of this entity can do that");
  throw new AppError(
    "forbidden",
    right === "comment"
      ? "You can read this, but not comment on it. An owner of the entity can give you the right to comment."
      : "You can read this, but not change it. An owner of the entity can give you the right to edit.",
  );
}

/**
 * Returns the caller's role in an entity.
 * @throws AppError not_found for what is not the caller's, forbidden for a member whose role lacks the right
 */
export async function requireRight(
  { db, actor }: Pick<ServiceContext, "actor" | "db">,
  right: Right,
  entityId: string,
): Promise<MemberRole> {
  const role = await selectRole(db, actor.id, entityId);
  if (role === undefined) throw notFound("Entity");
  assertRole(role, right);
  return role;
}
