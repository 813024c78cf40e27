import type { MemberRole } from "@shared/constants/members";
import type { OpenInvitationView } from "@shared/validators/members";
import { formatRole } from "@/lib/entity-rights";
import { t } from "@/words";

/** Returns "Ama Mensah invites you to Sunrise Labs as Editor". */
export function sayWhoInvites({ inviterName, entityName: entity, role }: OpenInvitationView): string {
  const parts = { entity, role: formatRole(role) };
  return inviterName
    ? t("{inviter} invites you to {entity} as {role}", { inviter: inviterName, ...parts })
    : t("You are invited to {entity} as {role}", parts);
}

/** Says what somebody may do with an entity after they have joined. */
export function explainRole(role: MemberRole): string {
  switch (role) {
    case "owner":
      return t("You will be able to do everything, also manage members and delete it.");
    case "editor":
      return t("You will be able to read and change everything in it.");
    case "commenter":
      return t("You will be able to read everything in it, and to comment on its applications.");
    case "viewer":
      return t("You will be able to read everything in it, but not change it.");
  }
}
