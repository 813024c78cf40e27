import { useMutation } from "@tanstack/react-query";
import { BellOff, BellRing, CircleX } from "lucide-react";
import { useState } from "react";
import { useSearch } from "wouter";
import { NOTIFICATION_KINDS, type NotificationKind } from "@shared/constants/reminders";
import { ButtonLink } from "@/components/button-link";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ApiError, userMessage } from "@/lib/api-client";
import { paths } from "@/lib/paths";
import { switchNotification } from "../api";
import { AuthMessage } from "../components/auth-message";

const MAILS: Record<NotificationKind, string> = {
  notifyDeadlines: "deadline reminders",
  notifyNewOpportunities: "mails about new opportunities",
};

/** Where the link in a regular mail leads: ends mails of its kind, signed in or not, and begins them again. */
export default function UnsubscribePage() {
  const token = new URLSearchParams(useSearch()).get("token") ?? "";
  // Only for the words: whether the token is good is for the server to say.
  const kind = NOTIFICATION_KINDS.find((known) => known === token.split(".")[1]);
  const [enabled, setEnabled] = useState<boolean>();
  const change = useMutation({
    mutationFn: (wanted: boolean) => switchNotification(token, wanted),
    onSuccess: (answer) => setEnabled(answer.enabled),
  });
  const isRefused = change.error instanceof ApiError && change.error.status === 400;

  if (!kind || isRefused)
    return (
      <AuthMessage
        icon={CircleX}
        tone="destructive"
        title="This link does not work"
        actions={<SettingsLink />}
      >
        <p>It may have been cut off on its way. All mails can be chosen in Settings.</p>
      </AuthMessage>
    );
  const mails = MAILS[kind];
  const failure = change.isError && (
    <Alert tone="destructive" role="alert" className="text-left">
      {userMessage(change.error, "That did not work. Please try again.")}
    </Alert>
  );
  if (enabled === false)
    return (
      <AuthMessage
        icon={BellOff}
        tone="good"
        title={`No more ${mails}`}
        actions={
          <>
            <Button
              variant="outline"
              size="lg"
              pending={change.isPending}
              onClick={() => change.mutate(true)}
            >
              Turn them on again
            </Button>
            <SettingsLink />
          </>
        }
      >
        <p>We will not send you any from now on.</p>
        {failure}
      </AuthMessage>
    );
  if (enabled)
    return (
      <AuthMessage icon={BellRing} tone="good" title="They are on again" actions={<SettingsLink />}>
        <p>You will get {mails} as before.</p>
      </AuthMessage>
    );
  return (
    <AuthMessage
      icon={BellOff}
      title={`Stop ${mails}?`}
      actions={
        <>
          <Button variant="primary" size="lg" pending={change.isPending} onClick={() => change.mutate(false)}>
            Stop {mails}
          </Button>
          <SettingsLink />
        </>
      }
    >
      <p>All other mails stay as they are.</p>
      {failure}
    </AuthMessage>
  );
}

const SettingsLink = () => (
  <ButtonLink href={`${paths.settings}#notifications`} variant="outline" size="lg">
    All settings
  </ButtonLink>
);
