import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { PageHeader } from "@/components/page-header";
import { RetryLine } from "@/components/retry-line";
import { lazyDialog } from "@/ui/lazy-dialog";
import { VerifyEmailBanner } from "@/components/verify-email-banner";
import { cn } from "@/lib/cn";
import { entitiesQuery } from "@/lib/api/queries/entities";
import { factorsQuery } from "@/lib/api/queries/factors";
import { preferencesQuery } from "../api";
import { calendarQuery } from "../calendar-api";
import { AccountSection } from "../account/account-section";
import { ApiKeysSection } from "../api-keys/api-keys-section";
import { apiKeysQuery } from "../api-keys/api-keys-api";
import { AppearanceSection } from "../components/appearance-section";
import { CalendarSection } from "../calendar/calendar-section";
import { DevicesSection } from "../devices/devices-section";
import { sessionsQuery } from "../devices/devices-api";
import { EntitiesSection } from "../components/entities-section";
import { NotificationsSection } from "../components/notifications-section";
import { PasswordSection } from "../account/password-section";
import { ProfileSection } from "../components/profile-section";
import { InvitedSection } from "../invited/invited-section";
import { invitedQuery } from "../invited/invited-api";
import { AiSection } from "../ai-providers/ai-section";
import { useAiConsents } from "../ai-providers/use-ai-consents";
import { MembersSection } from "../members/members-section";
import { useMembers } from "../members/use-members";
import { goToSection, keepInPlace, SectionNav } from "../components/section-nav";
import { SECTIONS, type SectionId } from "../components/settings-section";
import { SecondFactorSection } from "../second-factor/second-factor-section";
import { SignInSection, useServices } from "../sign-in/sign-in-section";
import { WebhooksSection } from "../webhooks/webhooks-section";
import { webhooksQuery } from "../webhooks/webhooks-api";
import { YourDataSection } from "../account/your-data-section";
import { useSettingsDialogs } from "../settings-dialogs";
import { t } from "@/words";

const settingsDialog = lazyDialog(() => import("../components/settings-dialog"));

export default function SettingsPage() {
  const entities = useQuery(entitiesQuery());
  const dialogs = useSettingsDialogs(entities.data);
  const people = useMembers(entities.data);
  const invited = useQuery(invitedQuery());
  const invitations = invited.data ?? [];
  const hasMembers = people.entity !== undefined && people.members.data !== null;
  const consents = useAiConsents(people.entity?.id);
  const hasConsents = people.entity !== undefined && consents.query.data !== null;
  const calendar = useQuery(calendarQuery());
  const preferences = useQuery(preferencesQuery());
  const hasCalendar = calendar.data !== null;
  const sessions = useQuery(sessionsQuery());
  const hasDevices = sessions.data !== null;
  const hasKeys = useQuery(apiKeysQuery()).data !== null;
  const hasWebhooks = useQuery(webhooksQuery()).data !== null;
  const hasFactors = useQuery(factorsQuery()).data !== null;
  const services = useServices();
  const missing: SectionId[] = [];
  if (invitations.length === 0) missing.push("invited");
  if (!hasMembers) missing.push("members");
  if (!hasConsents) missing.push("ai-providers");
  if (!hasCalendar) missing.push("calendar");
  if (!services.hasServices) missing.push("sign-in");
  if (!hasFactors) missing.push("second-factor");
  if (!hasDevices) missing.push("devices");
  if (!hasKeys) missing.push("api-keys");
  if (!hasWebhooks) missing.push("webhooks");
  const isKnown =
    [entities, invited, preferences, sessions, calendar].every(
      ({ isPending, failureCount }) => !isPending || failureCount > 0,
    ) &&
    people.isSettled &&
    consents.isSettled &&
    services.isSettled;
  useHashSection(isKnown);
  settingsDialog.usePreload();

  return (
    <>
      <PageHeader title={t("Settings")} subtitle={t("Your entities, your profile and how we reach you")} />
      <VerifyEmailBanner className="mb-6" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 lg:grid-cols-[12rem_minmax(0,1fr)]">
        <div>
          <SectionNav without={missing} />
        </div>
        {/* Sections below the entities stay hidden until the upper ones have their height, or they would jump. */}
        <div className={cn("space-y-6 md:space-y-8", !isKnown && "*:not-first:invisible")}>
          <EntitiesSection
            entities={entities}
            onAdd={dialogs.openNew}
            onEdit={dialogs.openEdit}
            onProfile={dialogs.openProfile}
          />
          {invitations.length > 0 && <InvitedSection invitations={invitations} />}
          <RetryLine query={invited} text={t("Your invitations could not be loaded.")} />
          {hasMembers && people.entity && <MembersSection {...people} entity={people.entity} />}
          {hasConsents && people.entity && (
            <AiSection {...people} entity={people.entity} consents={consents.query} />
          )}
          <ProfileSection />
          <NotificationsSection />
          {hasCalendar && <CalendarSection />}
          <PasswordSection />
          {services.hasServices && <SignInSection />}
          {hasFactors && <SecondFactorSection />}
          {hasDevices && <DevicesSection />}
          {hasKeys && <ApiKeysSection entities={entities.data ?? []} />}
          {hasWebhooks && <WebhooksSection entities={entities.data ?? []} />}
          <AppearanceSection />
          <AccountSection />
          <YourDataSection />
        </div>
      </div>
      <settingsDialog.Dialog
        target={dialogs.target}
        isOpen={dialogs.target !== undefined}
        onClose={dialogs.close}
        onCreated={(entity) => dialogs.openProfile(entity.id)}
      />
    </>
  );
}

/**
 * Scrolls to the section in the address, which the browser looked for before it was rendered.
 * @param isShown true once the content above the section can grow only a little
 */
function useHashSection(isShown: boolean): void {
  useEffect(() => {
    const section = SECTIONS.find(({ id }) => `#${id}` === location.hash);
    if (!section || !isShown) return;
    goToSection(section.id);
    return keepInPlace(section.id);
  }, [isShown]);
}
