import type { EntityView } from "@shared/validators/entities";
import type { MembersView } from "@shared/validators/members";
import { ActivityButton } from "./activity-button";
import { InvitationList } from "./invitation-list";
import { InviteForm } from "./invite-form";
import { MemberList } from "./member-list";

/** The members of an entity, and for its owners the open invitations a form for another one, and what was done. */
export default function MemberPanel({ entity, members }: { entity: EntityView; members: MembersView }) {
  return (
    <>
      <MemberList entity={entity} members={members} />
      {members.role === "owner" && (
        <>
          <InvitationList entityId={entity.id} invitations={members.invitations} />
          <InviteForm entityId={entity.id} />
          <ActivityButton entity={entity} />
        </>
      )}
    </>
  );
}
