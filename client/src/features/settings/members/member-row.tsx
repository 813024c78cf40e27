import { LogOut, UserMinus } from "lucide-react";
import { useState } from "react";
import type { MemberRole } from "@shared/constants/members";
import type { MemberView } from "@shared/validators/members";
import { Avatar } from "@/ui/avatar";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { Select } from "@/ui/select";
import { cn } from "@/lib/cn";
import { formatRole, listRoleOptions } from "@/lib/entity-rights";
import { initials } from "@/lib/format/format";
import { useChangeRole } from "../members-api";
import { t } from "@/words";

/** Returns the full name, or the address of somebody who has not given it. */
export const formatMemberName = ({ firstName, lastName, email }: MemberView): string =>
  [firstName, lastName].filter(Boolean).join(" ") || email;

export function MemberRow({
  member,
  isManager,
  mayLeave,
  hasOthers,
  entityId,
  onRoleAsked,
  onRemove,
}: {
  member: MemberView;
  /** True if the user may manage members. */
  isManager: boolean;
  /** False for the only owner. */
  mayLeave: boolean;
  /** True if the entity has other members. */
  hasOthers: boolean;
  entityId: string;
  /** Called instead of a change where it would cost the user their own rights. */
  onRoleAsked: (role: MemberRole) => void;
  onRemove: () => void;
}) {
  const { userId, email, role, isCaller } = member;
  const name = formatMemberName(member);
  const hasChoice = isManager && mayLeave;
  // One for each row: of several calls of one mutation, only the last is told that it has ended.
  const change = useChangeRole(entityId);
  // The cache changes only after the save: until then the choice would jump back.
  const [chosen, setChosen] = useState<MemberRole>();
  const handleRole = (next: MemberRole) => {
    if (isCaller) return onRoleAsked(next);
    setChosen(next);
    change.mutate({ userId, role: next }, { onSettled: () => setChosen(undefined) });
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0">
      <Avatar letters={initials(member.firstName, member.lastName) || initials(email)} className="size-10" />
      <div className="min-w-0 flex-1 basis-44">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          <bdi className="wrap-anywhere">{name}</bdi>
          {isCaller && <Badge tone="primary">{t("You § member")}</Badge>}
        </p>
        {name !== email && <p className="text-sm wrap-anywhere text-quiet">{email}</p>}
        {isCaller && !mayLeave && hasOthers && (
          <p className="mt-1 text-sm text-quiet">
            {t("You are the only owner. To leave, make somebody else an owner first.")}
          </p>
        )}
      </div>
      <div className={cn("flex items-center gap-2 max-sm:w-full", !hasChoice && "max-sm:ps-14")}>
        {hasChoice ? (
          <Select
            aria-label={t("Role of {name}", { name })}
            className="flex-1 sm:w-36 sm:flex-none"
            options={listRoleOptions()}
            value={chosen ?? role}
            onChange={({ target }) => handleRole(target.value as MemberRole)}
          />
        ) : (
          <span className="text-[0.9375rem] text-quiet max-sm:flex-1">{formatRole(role)}</span>
        )}
        {isCaller
          ? mayLeave && (
              <Button variant="ghost" className="sm:min-w-32" onClick={onRemove}>
                <LogOut aria-hidden="true" />
                {t("Leave")}
              </Button>
            )
          : isManager && (
              <Button
                variant="ghost"
                className="sm:min-w-32"
                aria-label={t("Remove {name}", { name })}
                onClick={onRemove}
              >
                <UserMinus aria-hidden="true" />
                {t("Remove")}
              </Button>
            )}
      </div>
    </li>
  );
}
