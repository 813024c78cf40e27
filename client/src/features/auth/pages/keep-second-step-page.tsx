import { ShieldAlert, ShieldCheck } from "lucide-react";
import { ButtonLink } from "@/components/button-link";
import { Alert } from "@/ui/alert";
import { Button } from "@/ui/button";
import { useLinkToken } from "@/hooks/use-link-token";
import { userMessage } from "@/lib/api/api-client";
import { paths } from "@/lib/paths";
import { useKeepSecondStep } from "../api";
import { AuthMessage } from "../components/auth-message";
import { isRefused, LinkProblem } from "../components/link-problem";
import { t } from "@/words";

/** The target of the link that stops the removal of a lost second step. It waits for a press, as other mailed links do. */
export default function KeepSecondStepPage() {
  const token = useLinkToken();
  const keep = useKeepSecondStep(token);
  const newPassword = (
    <ButtonLink href={paths.forgotPassword} variant="primary" size="lg">
      {t("Choose a new password")}
    </ButtonLink>
  );

  if (keep.isSuccess)
    return (
      <AuthMessage icon={ShieldCheck} tone="good" title={t("The removal is stopped")} actions={newPassword}>
        <p>{keep.data.message}</p>
        <p>{t("If you did not ask for it, somebody knows your password: choose a new one now.")}</p>
      </AuthMessage>
    );
  if (token === "" || isRefused(keep.error))
    return (
      <LinkProblem error={keep.error} actions={newPassword}>
        <p>{t("It may have been used, or nothing waits to be removed any more.")}</p>
        <p>{t("If you did not ask for it, somebody knows your password: choose a new one now.")}</p>
      </LinkProblem>
    );
  return (
    <AuthMessage
      icon={ShieldAlert}
      title={t("Keep the second step of your sign-in?")}
      actions={
        <Button variant="primary" size="lg" pending={keep.isPending} onClick={() => keep.mutate()}>
          {t("Keep it")}
        </Button>
      }
    >
      <p>{t("Somebody has said that it is lost. Press here, and it is not removed.")}</p>
      {keep.isError && (
        <Alert tone="destructive" role="alert" className="w-full text-start">
          {userMessage(keep.error, t("That did not work. Please try again."))}
        </Alert>
      )}
    </AuthMessage>
  );
}
