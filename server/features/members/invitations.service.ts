import {
  INVITATION_DAYS,
  INVITATIONS_PER_ENTITY,
  MEMBER_ROLE_LABELS,
  MEMBERS_PER_ENTITY,
} from "@shared/constants/members";
import type { InvitationView, InviteInput } from "@shared/validators/members";
import { message } from "@shared/words/messages";
import type { Actor, Deps, ServiceContext } from "../../context/deps";
import { withTransaction } from "../../http/context";
import type { Db } from "../../platform/db/database";
import { AppError, notFound } from "../../platform/errors/app-error";
import { queueMail } from "../../platform/mail/outbox";
import { createInvitationMail } from "../../platform/mail/templates";
import { createToken } from "../../platform/security/tokens";
import { logActivity } from "../activity/log-activity";
import { secondsUntilMailAllowed } from "../auth/mail-limit";
import { lockEntity } from "../entities/entities.service";
import * as queries from "./invitations.queries";
import { tooManyMembers } from "./joining.service";
import { countMembers } from "./members.queries";
import { refreshMembers } from "./refresh-members";

const DAY_MS = 24 * 3_600_000;

type Row = Awaited<ReturnType<typeof queries.selectInvitations>>[number];
type Needs = "clock" | "config" | "mail" | "push";

const toView = (row: Row, now: Date): InvitationView => ({
  ...row,
  sentAt: row.sentAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  isExpired: row.expiresAt <= now,
});

/** The open invitations of an entity, for callers who may manage it. */
export async function listInvitations(
  { db, deps }: ServiceContext<"clock">,
  entityId: string,
): Promise<InvitationView[]> {
  const rows = await queries.selectInvitations(db, entityId);
  return rows.map((row) => toView(row, deps.clock.now()));
}

/**
 * Invites an address to an entity by mail.
 * @throws AppError not_found; forbidden unless the caller is an owner; email_unverified; conflict on `email` for a
 * member and an address that is invited already, and for too many; rate_limited for too many mails to the address
 */
export async function invite(
  ctx: ServiceContext<Needs>,
  entityId: string,
  { email, role }: InviteInput,
): Promise<InvitationView> {
  const view = await withTransaction(ctx, async (tx) => {
    const { db, actor, deps } = tx;
    const entity = await lockEntity(tx, entityId, "manage");
    assertVerified(actor);
    if (await queries.hasMemberWithAddress(db, entityId, email))
      throw createEmailConflict("This person is a member already");
    await assertRoom(db, entityId);
    const link = createLink(deps);
    const row = await queries.insertInvitation(db, {
      ...{ entityId, email, role, invitedBy: actor.id },
      ...link.columns,
    });
    if (!row)
      throw createEmailConflict("This address is invited already. Send the invitation again instead.");
    await mailInvitation(tx, { entityName: entity.name, row, token: link.token });
    await logActivity(tx, entityId, "member_invited", { subject: email, value: role });
    await refreshMembers(deps, db, entityId, [["/api/entities"]]);
    return toView(row, deps.clock.now());
  });
  ctx.deps.mail.nudge();
  return view;
}

/**
 * Mails an invitation again with a new link; the link before ends.
 * @throws AppError not_found; forbidden unless the caller is an owner; email_unverified; rate_limited
 */
export async function resendInvitation(
  ctx: ServiceContext<Needs>,
  which: { entityId: string; id: string },
): Promise<InvitationView> {
  const view = await withTransaction(ctx, async (tx) => {
    const { db, actor, deps } = tx;
    const entity = await lockEntity(tx, which.entityId, "manage");
    assertVerified(actor);
    const link = createLink(deps);
    const row = await queries.renewInvitation(db, which, { ...link.columns, invitedBy: actor.id });
    if (!row) throw notFound("Invitation");
    await mailInvitation(tx, { entityName: entity.name, row, token: link.token });
    return toView(row, deps.clock.now());
  });
  ctx.deps.mail.nudge();
  return view;
}

/** @throws AppError not_found; forbidden unless the caller is an owner */
export async function revokeInvitation(
  ctx: ServiceContext<"clock" | "push">,
  which: { entityId: string; id: string },
): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    await lockEntity(tx, which.entityId, "manage");
    const revoked = await queries.deleteInvitation(tx.db, which);
    if (!revoked) throw notFound("Invitation");
    await logActivity(tx, which.entityId, "invitation_revoked", { subject: revoked.email });
    await refreshMembers(tx.deps, tx.db, which.entityId, [["/api/entities"]]);
  });
}

function createLink({ clock }: Pick<Deps, "clock">) {
  const { token, hash } = createToken();
  const sentAt = clock.now();
  const expiresAt = new Date(sentAt.getTime() + INVITATION_DAYS * DAY_MS);
  return { token, columns: { tokenHash: hash, sentAt, expiresAt } };
}

async function mailInvitation(
  { db, actor, deps }: ServiceContext<"clock" | "config" | "push">,
  { entityName, row, token }: { entityName: string; row: Row; token: string },
): Promise<void> {
  const wait = await secondsUntilMailAllowed(deps, db, row.email, ["invitation"]);
  if (wait > 0)
    throw new AppError("rate_limited", "Too many mails to this address. Please try again later.", undefined, {
      retryAfterSeconds: wait,
    });
  const account = await queries.selectAccount(db, row.email);
  if (account) await deps.push.publish(db, account.id, { kind: "refresh", keys: [["/api/invitations"]] });
  const to = account ?? {
    email: row.email,
    firstName: null,
    preferredLanguage: actor.preferredLanguage,
  };
  const inviter = [actor.firstName, actor.lastName].filter(Boolean).join(" ") || actor.email;
  const mail = createInvitationMail(to, deps.config.PUBLIC_URL, token, {
    ...{ inviter, entityName },
    role: MEMBER_ROLE_LABELS[row.role],
  });
  await queueMail(db, { userId: account?.id ?? null, kind: "invitation", mail }, deps.clock.now());
}

/** Who has not shown that a mailbox is theirs must not make us write to others. */
function assertVerified({ emailVerified }: Actor): void {
  if (!emailVerified)
    throw new AppError("email_unverified", "Confirm your e-mail address before you invite others");
}

async function assertRoom(db: Db, entityId: string): Promise<void> {
  if ((await queries.countInvitations(db, entityId)) >= INVITATIONS_PER_ENTITY)
    throw new AppError(
      "conflict",
      message("An entity can have at most {n} open invitations. Revoke some first.", {
        n: INVITATIONS_PER_ENTITY,
      }),
    );
  if ((await countMembers(db, entityId)) >= MEMBERS_PER_ENTITY) throw tooManyMembers();
}

const createEmailConflict = (
  text:
    "This person is a member already" | "This address is invited already. Send the invitation again instead.",
) => new AppError("conflict", text, { email: [text] });
