import { MEMBERS_PER_ENTITY } from "@shared/constants/members";
import type {
  AcceptedInvitationView,
  OpenInvitationView,
  ReceivedInvitationView,
} from "@shared/validators/members";
import { message } from "@shared/words/messages";
import type { Deps, ServiceContext } from "../../context/deps";
import { withTransaction } from "../../http/context";
import { AppError, notFound } from "../../platform/errors/app-error";
import { hashToken } from "../../platform/security/tokens";
import { logActivity } from "../activity/log-activity";
import { assertEntityRoom } from "../entities/entities.service";
import * as queries from "./invitations.queries";
import { countMembers, insertMember } from "./members.queries";
import { publishMembership, refreshMembers } from "./refresh-members";

/** What a mailed link invites to. @throws AppError invalid_token */
export async function readInvitation(
  { db, clock }: Pick<Deps, "clock" | "db">,
  token: string,
): Promise<OpenInvitationView> {
  const found = await queries.selectUsable(db, { tokenHash: hashToken(token) }, clock.now());
  if (!found) throw invalidInvitation();
  return {
    entityName: found.entityName,
    inviterName: nameInviter(found),
    email: found.email,
    role: found.role,
    expiresAt: found.expiresAt.toISOString(),
    hasAccount: found.hasAccount,
  };
}

/**
 * Makes the caller a member by a mailed link, which then has been used. The link also confirms their address. Who is a
 * member already keeps their role.
 * @throws AppError invalid_token, also for the link of another address; conflict for too many members or entities
 */
export async function acceptInvitation(
  ctx: ServiceContext<"clock" | "push">,
  token: string,
): Promise<AcceptedInvitationView> {
  const joined = await join(ctx, { tokenHash: hashToken(token) });
  if (!joined) throw invalidInvitation();
  return joined;
}

/** The open invitations to the caller's address, once it is confirmed: nobody may read those of another's address. */
export async function listReceived({
  db,
  actor,
  deps,
}: ServiceContext<"clock">): Promise<ReceivedInvitationView[]> {
  if (!actor.emailVerified) return [];
  const rows = await queries.selectReceived(db, actor.email, deps.clock.now());
  return rows.map((row) => ({
    ...{ id: row.id, entityName: row.entityName, role: row.role },
    inviterName: nameInviter(row),
    expiresAt: row.expiresAt.toISOString(),
  }));
}

/**
 * Makes the caller a member by an invitation of their list, as the mailed link does.
 * @throws AppError not_found for what is not in the list; conflict for too many members or entities
 */
export async function acceptReceived(
  ctx: ServiceContext<"clock" | "push">,
  id: string,
): Promise<AcceptedInvitationView> {
  const joined = ctx.actor.emailVerified && (await join(ctx, { id }));
  if (!joined) throw notFound("Invitation");
  return joined;
}

/** Removes an invitation of the caller's list, which the log of the entity tells. @throws AppError not_found */
export async function declineReceived(ctx: ServiceContext<"clock" | "push">, id: string): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const taken = tx.actor.emailVerified && (await take(tx, { id }));
    if (!taken) throw notFound("Invitation");
    await logActivity(tx, taken.entityId, "invitation_declined", { subject: tx.actor.email });
    await refreshMembers(tx.deps, tx.db, taken.entityId, [["/api/entities"]]);
  });
}

/** Takes an invitation to the caller's address. Null if there is none that works. */
async function take({ db, actor, deps }: ServiceContext<"clock">, which: queries.Which) {
  const now = deps.clock.now();
  const invited = await queries.selectUsable(db, which, now);
  // The entity is locked first, as where invitations are revoked. Another order could cause a deadlock.
  const entityName = invited && (await queries.lockEntityName(db, invited.entityId));
  const taken = await queries.takeUsable(db, which, actor.email, now);
  return taken && entityName !== undefined ? { ...taken, entityName } : null;
}

/** Makes the caller a member. Null, with nothing changed, if the invitation does not work for them. */
function join(
  ctx: ServiceContext<"clock" | "push">,
  which: queries.Which,
): Promise<AcceptedInvitationView | null> {
  return withTransaction(ctx, async ({ db, actor, deps }) => {
    const taken = await take({ db, actor, deps }, which);
    if (!taken) return null;
    const { entityId, entityName, role } = taken;
    if ((await countMembers(db, entityId)) >= MEMBERS_PER_ENTITY) throw tooManyMembers();
    await assertEntityRoom({ db, actor, deps });
    await insertMember(db, { entityId, userId: actor.id, role });
    await queries.confirmAddress(db, actor.id, deps.clock.now());
    await logActivity({ db, actor, deps }, entityId, "member_joined", { value: role });
    await publishMembership(deps, db, { entityId, userId: actor.id });
    return { entityId, entityName, role };
  });
}

const nameInviter = (row: { inviterFirstName: string | null; inviterLastName: string | null }) =>
  [row.inviterFirstName, row.inviterLastName].filter(Boolean).join(" ") || null;

const invalidInvitation = () =>
  new AppError(
    "invalid_token",
    "This invitation does not work any more. Ask whoever invited you for a new one.",
  );

export const tooManyMembers = () =>
  new AppError("conflict", message("An entity can have at most {n} members", { n: MEMBERS_PER_ENTITY }));
