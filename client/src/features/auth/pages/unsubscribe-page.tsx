import { useMutation } from "@tanstack/react-query";
import { BellOff, BellRing, CircleX } from "lucide-react";
import { useState } from "react";
import { NOTIFICATION_KINDS, type NotificationKind } from "@shared/constants/reminders";
import { ButtonLink } from "@/components/button-link";
import { Alert } from "@/ui/alert";
import { Button } from "@/ui/button";
import { useLinkToken } from "@/hooks/use-link-token";
import { ApiError, userMessage } from "@/lib/api/api-client";
import { LOCALE } from "@/lib/language";
import { once } from "@/lib/once";
import { paths } from "@/lib/paths";
import { switchNotification } from "../api";
import { AuthMessage } from "../components/auth-message";
import { t } from "@/words";

const MAILS: Record<NotificationKind, string> = {
  notifyDeadlines: t("reminders of deadlines and next steps"),
  notifyChanges: t("mails about changes"),
  notifyNewOpportunities: t("mails about new opportunities"),
  notifySavedSearches: t("mails of saved searches"),
  notifyComments: t("mails about comments"),
};
const and = once(() => new Intl.ListFormat(LOCALE, { type: "conjunction" }));

/** The target of the link in regular mails: switches those mails off, signed in or not, and on again. */
export default function UnsubscribePage() {
  const token = useLinkToken();
  // Read only for the text: the server checks the token.
  const named = token.split(".")[1]?.split("-") ?? [];
  const kinds = NOTIFICATION_KINDS.filter((known) => named.includes(known));
  const [enabled, setEnabled] = useState<boolean>();
  const change = useMutation({
    mutationFn: (wanted: boolean) => switchNotification(token, wanted),
    onSuccess: (answer) => setEnabled(answer.enabled),
  });
  const isRefused = change.error instanceof ApiError && change.error.status === 400;

  if (kinds.length === 0 || isRefused)
    return (
      <AuthMessage
        icon={CircleX}
        tone="destructive"
        title={t("This link does not work")}
        actions={<SettingsLink />}
      >
        <p>{t("It may have been cut off on its way. All mails can be chosen in Settings.")}</p>
      </AuthMessage>
    );
  const mails = and().format(kinds.map((kind) => MAILS[kind]));
  const failure = change.isError && (
    <Alert tone="destructive" role="alert" className="w-full text-start">
      {userMessage(change.error, t("That did not work. Please try again."))}
    </Alert>
  );
  if (enabled === false)
    return (
      <AuthMessage
        icon={BellOff}
        tone="good"
        title={t("No more {mails}", { mails })}
        actions={
          <>
            {/* A button of its own, or the one before would fade into it. */}
            <Button
              key="start"
              variant="outline"
              size="lg"
              pending={change.isPending}
              onClick={() => change.mutate(true)}
            >
              {t("Turn them on again")}
            </Button>
            <SettingsLink />
          </>
        }
      >
        <p>{t("We will not send you any from now on.")}</p>
        {failure}
      </AuthMessage>
    );
  if (enabled)
    return (
      <AuthMessage icon={BellRing} tone="good" title={t("They are on again")} actions={<SettingsLink />}>
        <p>{t("You will get {mails} as before.", { mails })}</p>
      </AuthMessage>
    );
  return (
    <AuthMessage
      icon={BellOff}
      title={t("Stop {mails}?", { mails })}
      actions={
        <>
          <Button
            key="stop"
            variant="primary"
            size="lg"
            pending={change.isPending}
            onClick={() => change.mutate(false)}
          >
            {/* Several kinds are listed above. */}
            {kinds.length > 1 ? t("Stop these mails") : t("Stop {mails}", { mails })}
          </Button>
          <SettingsLink />
        </>
      }
    >
      <p>{t("All other mails stay as they are.")}</p>
      {failure}
    </AuthMessage>
  );
}

const SettingsLink = () => (
  <ButtonLink href={`${paths.settings}#notifications`} variant="outline" size="lg">
    {t("All settings")}
  </ButtonLink>
);
