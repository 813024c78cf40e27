import type { ReactNode } from "react";
import { Card, CardHeader } from "@/ui/card";
import { t } from "@/words";

export const SECTIONS = [
  { id: "entities", title: t("Your entities") },
  { id: "invited", title: t("You are invited") },
  { id: "members", title: t("Members") },
  { id: "ai-providers", title: t("AI providers") },
  { id: "profile", title: t("Profile information") },
  { id: "notifications", title: t("Email Notifications") },
  { id: "calendar", title: t("Calendar") },
  { id: "password", title: t("Change password") },
  { id: "sign-in", title: t("Other ways to sign in") },
  { id: "second-factor", title: t("Two-step sign-in") },
  { id: "devices", title: t("Devices") },
  { id: "api-keys", title: t("API keys") },
  { id: "webhooks", title: t("Webhooks") },
  { id: "appearance", title: t("Appearance") },
  { id: "account", title: t("Account") },
  { id: "data", title: t("Your data") },
] as const;
export type SectionId = (typeof SECTIONS)[number]["id"];

/** One section of Settings, a target of the section links. */
export function SettingsSection({
  id,
  description,
  actions,
  flush = false,
  children,
}: {
  id: SectionId;
  description?: ReactNode;
  actions?: ReactNode;
  /** For a list whose lines go from edge to edge. */
  flush?: boolean;
  children: ReactNode;
}) {
  const title = SECTIONS.find((section) => section.id === id)?.title;
  return (
    <section id={id} aria-labelledby={`${id}-title`} tabIndex={-1} className="rounded-card">
      <Card flush={flush}>
        <CardHeader
          title={<span id={`${id}-title`}>{title}</span>}
          description={description}
          actions={actions}
          className={flush ? "mb-0 px-5 pt-5 pb-4 md:px-6 md:pt-6" : undefined}
        />
        {children}
      </Card>
    </section>
  );
}
