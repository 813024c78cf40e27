import { z } from "zod";
import { MEMBER_ROLES, type MemberRole } from "../constants/members";
import { emailField, uuidField, wordField } from "./fields";
import { say } from "./say";

const roleField = wordField(MEMBER_ROLES, "Role is required");

export const memberParams = z.object({ id: uuidField(), userId: uuidField() });
export const invitationParams = z.object({ id: uuidField(), invitationId: uuidField() });

export const changeRoleSchema = z.object({ role: roleField });

export const inviteSchema = z.object({ email: emailField, role: roleField });
export type InviteInput = z.infer<typeof inviteSchema>;

const INVALID = say("This invitation does not work any more. Ask whoever invited you for a new one.");

/** The token of the mailed link. It is sent in the body, so that no log keeps it. */
export const invitationTokenField = z.string(INVALID).min(1, INVALID).max(200, INVALID);
export const invitationTokenSchema = z.object({ token: invitationTokenField });

export type MemberView = {
  userId: string;
  firstName: string | null;
  lastName: string | null;
  email: string;
  role: MemberRole;
  joinedAt: string;
  isCaller: boolean;
};

export type InvitationView = {
  id: string;
  email: string;
  role: MemberRole;
  sentAt: string;
  expiresAt: string;
  /** Its link does not work any more; sending it again makes a new one. */
  isExpired: boolean;
};

export type MembersView = {
  /** The caller's own. */
  role: MemberRole;
  members: MemberView[];
  /** Open ones, for owners only. */
  invitations: InvitationView[];
};

/** What the holder of an invitation's link is told before they accept it. */
export type OpenInvitationView = {
  entityName: string;
  /** Null once that account is deleted. */
  inviterName: string | null;
  email: string;
  role: MemberRole;
  expiresAt: string;
  /** Whether the invited address has an account here, which is then to sign in. */
  hasAccount: boolean;
};

/** An open invitation to the signed-in person's own address. */
export type ReceivedInvitationView = {
  id: string;
  entityName: string;
  /** Null once that account is deleted. */
  inviterName: string | null;
  role: MemberRole;
  expiresAt: string;
};

export type AcceptedInvitationView = { entityId: string; entityName: string; role: MemberRole };
