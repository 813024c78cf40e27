import { ShieldAlert, ShieldCheck } from "lucide-react";
import { ButtonLink } from "@/components/button-link";
import { Alert } from "@/ui/alert";
import { Button } from "@/ui/button";
import { useLinkToken } from "@/hooks/use-link-token";
import { userMessage } from "@/lib/api/api-client";
import { paths } from "@/lib/paths";
import { useCancelEmailChange } from "../api";
import { AuthMessage } from "../components/auth-message";
import { isRefused, LinkProblem } from "../components/link-problem";
import { t } from "@/words";

/** The target of the link in the warning to the present address. It waits for a press, as the other link does. */
export default function CancelEmailChangePage() {
  const token = useLinkToken();
  const stop = useCancelEmailChange(token);
  const newPassword = (
    <ButtonLink href={paths.forgotPassword} variant="primary" size="lg">
      {t("Choose a new password")}
    </ButtonLink>
  );

  if (stop.isSuccess)
    return (
      <AuthMessage icon={ShieldCheck} tone="good" title={t("The change is stopped")} actions={newPassword}>
        <p>{stop.data.message}</p>
        <p>{t("If you did not ask for it, somebody knows your password: choose a new one now.")}</p>
      </AuthMessage>
    );
  if (token === "" || isRefused(stop.error))
    return (
      <LinkProblem error={stop.error} actions={newPassword}>
        <p>{t("It may have been used, or the address has changed already.")}</p>
        <p>{t("If you did not ask for it, somebody knows your password: choose a new one now.")}</p>
      </LinkProblem>
    );
  return (
    <AuthMessage
      icon={ShieldAlert}
      title={t("Stop the change of your address?")}
      actions={
        <Button variant="primary" size="lg" pending={stop.isPending} onClick={() => stop.mutate()}>
          {t("Stop the change")}
        </Button>
      }
    >
      <p>{t("Your account keeps the e-mail address that it has.")}</p>
      {stop.isError && (
        <Alert tone="destructive" role="alert" className="w-full text-start">
          {userMessage(stop.error, t("That did not work. Please try again."))}
        </Alert>
      )}
    </AuthMessage>
  );
}
