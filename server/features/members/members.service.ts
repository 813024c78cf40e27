import type { MemberRole } from "@shared/constants/members";
import type { MembersView } from "@shared/validators/members";
import { message } from "@shared/words/messages";
import type { ServiceContext } from "../../context/deps";
import { withTransaction } from "../../http/context";
import type { Db } from "../../platform/db/database";
import { AppError, notFound } from "../../platform/errors/app-error";
import { logActivity } from "../activity/log-activity";
import { lockEntity } from "../entities/entities.service";
import { keepSearches } from "../saved-searches/sharing.service";
import { releaseTasks } from "../tasks/tasks.service";
import { requireRight } from "./access";
import { listInvitations } from "./invitations.service";
import * as queries from "./members.queries";
import { publishMembership } from "./refresh-members";

/**
 * Lists the members of an entity, and for owners the open invitations.
 * @throws AppError not_found unless the caller is a member
 */
export async function listMembers(ctx: ServiceContext<"clock">, entityId: string): Promise<MembersView> {
  const role = await requireRight(ctx, "read", entityId);
  const members = await queries.selectMembers(ctx.db, entityId);
  return {
    role,
    members: members.map(({ joinedAt, ...member }) => ({
      ...member,
      joinedAt: joinedAt.toISOString(),
      isCaller: member.userId === ctx.actor.id,
    })),
    invitations: role === "owner" ? await listInvitations(ctx, entityId) : [],
  };
}

type Who = { entityId: string; userId: string };

/**
 * Gives a member another role. Ownership is passed on by making somebody else an owner.
 * @throws AppError not_found; forbidden unless the caller is an owner; conflict for the last owner
 */
export async function changeRole(
  ctx: ServiceContext<"clock" | "push" | "reads">,
  who: Who,
  role: MemberRole,
): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const { db } = tx;
    await lockEntity(tx, who.entityId, "manage");
    const before = await queries.selectRole(db, who.userId, who.entityId);
    if (before === undefined) throw notFound("Member");
    if (before === role) return;
    if (before === "owner") await giveUpOwnership(db, who);
    await queries.updateRole(db, who, role);
    await logActivity(tx, who.entityId, "role_changed", { memberId: who.userId, value: role });
    await publishMembership(tx.deps, db, who);
  });
  await ctx.deps.reads.recordWrite(who.userId);
}

/**
 * Removes a member, or lets the caller leave. What they made in the entity stays there.
 * @throws AppError not_found; forbidden for anybody else than an owner and oneself; conflict for the last owner
 */
export async function removeMember(ctx: ServiceContext<"clock" | "push" | "reads">, who: Who): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const { db, actor } = tx;
    await lockEntity(tx, who.entityId, who.userId === actor.id ? "read" : "manage");
    const role = await queries.selectRole(db, who.userId, who.entityId);
    if (role === undefined) throw notFound("Member");
    if (role === "owner") await giveUpOwnership(db, who);
    await queries.deleteMember(db, who);
    await releaseTasks(tx.deps, db, who);
    await keepSearches(db, who);
    if (who.userId === actor.id) await logActivity(tx, who.entityId, "member_left");
    else await logActivity(tx, who.entityId, "member_removed", { memberId: who.userId });
    await publishMembership(tx.deps, db, who);
  });
  await ctx.deps.reads.recordWrite(who.userId);
}

async function giveUpOwnership(db: Db, { entityId, userId }: Who): Promise<void> {
  if (!(await queries.hasOtherOwner(db, entityId, userId)))
    throw new AppError("conflict", "An entity needs an owner. Make somebody else one first.");
  await queries.passAccount(db, [entityId], userId);
}

/**
 * Prepares the deletion of an account: entities with another owner will stay.
 * @throws AppError conflict for the only owner of an entity that has other members
 */
export async function passEntitiesOn(tx: Db, userId: string): Promise<void> {
  const owned = await queries.lockOwnedEntities(tx, userId);
  const stuck = owned.find((entity) => entity.hasOtherMember && !entity.hasOtherOwner);
  if (stuck)
    throw new AppError(
      "conflict",
      message(
        "You are the only owner of {entity}, which has other members. Make one of them an owner, or delete it, before you delete your account.",
        { entity: stuck.name },
      ),
    );
  const kept = owned.filter((entity) => entity.hasOtherOwner);
  await queries.passAccount(
    tx,
    kept.map(({ id }) => id),
    userId,
  );
}
