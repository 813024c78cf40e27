import { useState } from "react";
import type { MemberRole } from "@shared/constants/members";
import type { EntityView } from "@shared/validators/entities";
import type { MembersView, MemberView } from "@shared/validators/members";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { FocusFallback } from "../components/focus-fallback";
import { useChangeRole, useLeaveEntity, useRemoveMember } from "../members-api";
import { t } from "@/words";
import { formatMemberName, MemberRow } from "./member-row";

type Question = { kind: "leave" | "remove"; member: MemberView } | { kind: "step-down"; role: MemberRole };

/** The members of an entity. What cannot be undone by whoever does it is asked first. */
export function MemberList({
  entity,
  members: { role, members },
}: {
  entity: EntityView;
  members: MembersView;
}) {
  const remove = useRemoveMember(entity.id);
  const leave = useLeaveEntity(entity);
  const change = useChangeRole(entity.id);
  // The dialog keeps its content while it fades out.
  const [question, setQuestion] = useState<Question>();
  const [isAsking, setAsking] = useState(false);
  const ask = (next: Question) => {
    setQuestion(next);
    setAsking(true);
  };
  const close = () => setAsking(false);
  const me = members.find(({ isCaller }) => isCaller);
  const hasOtherOwner = members.some((member) => member.role === "owner" && !member.isCaller);

  const confirm = () => {
    if (question?.kind === "remove") remove.mutate(question.member.userId, { onSuccess: close });
    else if (question?.kind === "leave") leave.mutate(question.member.userId);
    else if (question?.kind === "step-down" && me)
      change.mutate({ userId: me.userId, role: question.role }, { onSettled: close });
  };

  const asked = describe(question, entity.name);
  return (
    <>
      <ul className="divide-y divide-line">
        {members.map((member) => (
          <MemberRow
            key={member.userId}
            member={member}
            isManager={role === "owner"}
            // The last owner stays: the server would refuse, and nobody could invite any more.
            mayLeave={member.role !== "owner" || hasOtherOwner}
            hasOthers={members.length > 1}
            entityId={entity.id}
            onRoleAsked={(next) => ask({ kind: "step-down", role: next })}
            onRemove={() => ask({ kind: member.isCaller ? "leave" : "remove", member })}
          />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={close}
        title={asked.title}
        description={
          <>
            {asked.description}
            <FocusFallback section="members" />
          </>
        }
        confirmLabel={asked.confirmLabel}
        pending={remove.isPending || leave.isPending || change.isPending}
        onConfirm={confirm}
      />
    </>
  );
}

/** What a person cannot know before they leave: what stays, what goes, and what they can take along only now. */
const WhatLeavingMeans = ({ isOwner }: { isOwner: boolean }) => (
  <span className="flex flex-col gap-2">
    <span>{t("You lose access at once. Only an owner can invite you again.")}</span>
    <span>{t("Your texts, comments and files stay there, with your name.")}</span>
    <span>
      {t(
        "Your tasks there become nobody's, and searches that you shared are yours alone again. Your API keys and webhooks for it end, and its dates leave your calendar.",
      )}
    </span>
    <span>
      {isOwner
        ? t("To keep a copy, download all your data first: once you have left, it holds only your comments.")
        : t(
            "To keep a copy, export the applications first: of an entity that you do not own, “Download all my data” holds only your comments.",
          )}
    </span>
  </span>
);

function describe(question: Question | undefined, entityName: string) {
  switch (question?.kind) {
    case "remove":
      return {
        title: t("Remove {name}?", { name: formatMemberName(question.member) }),
        description: t(
          "They lose access to {entity} at once. What they wrote there stays with their name, and their tasks become nobody's.",
          { entity: entityName },
        ),
        confirmLabel: t("Remove"),
      };
    case "leave":
      return {
        title: t("Leave {entity}?", { entity: entityName }),
        description: <WhatLeavingMeans isOwner={question.member.role === "owner"} />,
        confirmLabel: t("Leave"),
      };
    default:
      return {
        title: t("Give up being an owner?"),
        description: t(
          "You can then no longer manage members or delete {entity}. Only another owner can undo this.",
          {
            entity: entityName,
          },
        ),
        confirmLabel: t("Change my role"),
      };
  }
}
