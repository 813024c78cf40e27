import { Send, X } from "lucide-react";
import type { InvitationView } from "@shared/validators/members";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { formatRole } from "@/lib/entity-rights";
import { formatDaysAgo } from "@/lib/format/days-ago";
import { FocusFallback } from "../components/focus-fallback";
import { useResendInvitation, useRevokeInvitation } from "../members-api";
import { t } from "@/words";

/** The invitations that nobody has accepted yet. */
export function InvitationList({
  entityId,
  invitations,
}: {
  entityId: string;
  invitations: readonly InvitationView[];
}) {
  const resend = useResendInvitation(entityId);
  const revoke = useRevokeInvitation(entityId);
  const isBusy = ({ isPending, variables }: typeof resend | typeof revoke, id: string) =>
    isPending && variables.id === id;
  if (invitations.length === 0) return null;
  return (
    <div className="border-t border-line pt-5">
      <h3 className="font-sans text-[0.9375rem] font-semibold tracking-normal">{t("Open invitations")}</h3>
      <ul className="divide-y divide-line">
        {invitations.map((invitation) => {
          const { id, email, role, sentAt, isExpired } = invitation;
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <div className="min-w-0 flex-1 basis-44">
                <p className="wrap-anywhere">{email}</p>
                <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-quiet">
                  <span>{formatRole(role)}</span>
                  <span aria-hidden="true">·</span>
                  <span>{t("Sent {when}", { when: formatDaysAgo(sentAt) })}</span>
                  {isExpired && <Badge tone="middle">{t("Expired § invitation")}</Badge>}
                </p>
              </div>
              <div className="flex flex-wrap gap-x-1 gap-y-2 max-sm:w-full sm:gap-x-2">
                <Button
                  variant={isExpired ? "outline" : "ghost"}
                  className="max-sm:flex-auto max-sm:px-3"
                  aria-label={t("Send again to {email}", { email })}
                  pending={isBusy(resend, id)}
                  onClick={() => resend.mutate(invitation)}
                >
                  <Send aria-hidden="true" />
                  {t("Send again")}
                </Button>
                <Button
                  variant="ghost"
                  className="max-sm:flex-auto max-sm:px-3"
                  aria-label={t("Revoke the invitation of {email}", { email })}
                  pending={isBusy(revoke, id)}
                  onClick={() => revoke.mutate(invitation)}
                >
                  <X aria-hidden="true" />
                  {t("Revoke")}
                  {isBusy(revoke, id) && <FocusFallback section="members" />}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
