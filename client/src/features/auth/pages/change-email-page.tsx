import { CircleCheck, MailCheck } from "lucide-react";
import { EMAIL_CHANGE_HOURS } from "@shared/constants/limits";
import { ButtonLink } from "@/components/button-link";
import { Alert } from "@/ui/alert";
import { Button } from "@/ui/button";
import { useLinkToken } from "@/hooks/use-link-token";
import { userMessage } from "@/lib/api/api-client";
import { paths } from "@/lib/paths";
import { useConfirmEmailChange } from "../api";
import { AuthMessage } from "../components/auth-message";
import { isRefused, LinkProblem } from "../components/link-problem";
import { t } from "@/words";

/**
 * The target of the link that was mailed to a new address. It waits for a press, because programs that check mails
 * open links too, and an account must not get the address of somebody who never saw the mail.
 */
export default function ChangeEmailPage() {
  const token = useLinkToken();
  const change = useConfirmEmailChange(token);
  const settings = (
    <ButtonLink href={paths.settings} variant="primary" size="lg">
      {t("Go to Settings")}
    </ButtonLink>
  );

  if (change.isSuccess)
    return (
      <AuthMessage icon={CircleCheck} tone="good" title={t("Your address is changed")} actions={settings}>
        <p>{change.data.message}</p>
        <p>{t("From now on sign in with it. All other devices were signed out.")}</p>
      </AuthMessage>
    );
  if (token === "" || isRefused(change.error))
    return (
      <LinkProblem error={change.error} actions={settings}>
        <p>
          {t("A link works once, for {hours} hours, and only the newest one does. Settings sends another.", {
            hours: EMAIL_CHANGE_HOURS,
          })}
        </p>
      </LinkProblem>
    );
  return (
    <AuthMessage
      icon={MailCheck}
      title={t("Use this address?")}
      actions={
        <Button variant="primary" size="lg" pending={change.isPending} onClick={() => change.mutate()}>
          {t("Use this address")}
        </Button>
      }
    >
      <p>{t("Your account then has the address to which this link was mailed.")}</p>
      <p>{t("All other devices are signed out.")}</p>
      {change.isError && (
        <Alert tone="destructive" role="alert" className="w-full text-start">
          {userMessage(change.error, t("That did not work. Please try again."))}
        </Alert>
      )}
    </AuthMessage>
  );
}
