import type { ReceivedInvitationView } from "@shared/validators/members";
import { formatRole } from "@/lib/entity-rights";
import { formatDate } from "@/lib/format/dates";
import { Button } from "@/ui/button";
import { FocusFallback } from "../components/focus-fallback";
import { t } from "@/words";
import { useAccept, useDecline } from "./invited-api";

export default function InvitedList({ invitations }: { invitations: readonly ReceivedInvitationView[] }) {
  const accept = useAccept();
  const decline = useDecline();
  const isBusy = ({ isPending, variables }: typeof accept | typeof decline, id: string) =>
    isPending && variables.id === id;
  return (
    <ul className="divide-y divide-line">
      {invitations.map((invitation) => {
        const { id, entityName: entity } = invitation;
        const isAnswered = isBusy(accept, id) || isBusy(decline, id);
        return (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
            <div className="min-w-0 flex-1 basis-52">
              <h3 className="font-sans text-[0.9375rem] font-semibold tracking-normal wrap-anywhere">
                <bdi>{entity}</bdi>
              </h3>
              <p className="text-sm wrap-anywhere text-quiet">{describe(invitation)}</p>
            </div>
            <div className="flex flex-wrap gap-2 max-sm:w-full">
              <Button
                variant="outline"
                className="max-sm:flex-auto"
                aria-label={t("Accept the invitation to {entity}", { entity })}
                pending={isBusy(accept, id)}
                onClick={() => accept.mutate(invitation)}
              >
                {t("Accept")}
              </Button>
              <Button
                variant="ghost"
                className="max-sm:flex-auto"
                aria-label={t("Decline the invitation to {entity}", { entity })}
                pending={isBusy(decline, id)}
                onClick={() => decline.mutate(invitation)}
              >
                {t("Decline")}
              </Button>
              {isAnswered && <FocusFallback section="invited" />}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function describe({ inviterName: inviter, role, expiresAt }: ReceivedInvitationView): string {
  const parts = { role: formatRole(role), date: formatDate(expiresAt) ?? "" };
  return inviter
    ? t("As {role}, invited by {inviter}. Open until {date}.", { ...parts, inviter })
    : t("As {role}. Open until {date}.", parts);
}
