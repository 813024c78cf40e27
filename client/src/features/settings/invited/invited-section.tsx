import type { ReceivedInvitationView } from "@shared/validators/members";
import { lazyPart } from "@/components/lazy-part";
import { Skeleton } from "@/ui/skeleton";
import { SettingsSection } from "../components/settings-section";
import { t } from "@/words";

// Few people are invited to something at a time.
const invitedList = lazyPart(() => import("./invited-list"));

/** What the user is invited to, so that they can answer without the mail. */
export function InvitedSection({ invitations }: { invitations: readonly ReceivedInvitationView[] }) {
  return (
    <SettingsSection
      id="invited"
      description={t("Join an entity that others work on, or decline. Its owners see which.")}
    >
      <invitedList.Part invitations={invitations} fallback={<Skeleton className="h-16" />} />
    </SettingsSection>
  );
}
