import { useQuery, useQueryClient } from "@tanstack/react-query";
import { CircleCheck, CircleX, MailOpen } from "lucide-react";
import { useEffect } from "react";
import { useLocation } from "wouter";
import { VERIFY_REDIRECT_MS } from "@shared/constants/limits";
import { ButtonLink } from "@/components/button-link";
import { Button } from "@/ui/button";
import { Spinner } from "@/ui/spinner";
import { useLinkToken } from "@/hooks/use-link-token";
import { ApiError, userMessage } from "@/lib/api/api-client";
import { currentUserKey } from "@/lib/api/current-user";
import { paths } from "@/lib/paths";
import { verifyEmailQuery } from "../api";
import { AuthMessage } from "../components/auth-message";
import { t } from "@/words";

export default function VerifyEmailPage() {
  const token = useLinkToken();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const verification = useQuery(verifyEmailQuery(token));

  useEffect(() => {
    if (!verification.isSuccess) return;
    void client.invalidateQueries({ queryKey: currentUserKey, exact: true });
    const timer = setTimeout(() => navigate(paths.settings, { replace: true }), VERIFY_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [verification.isSuccess, client, navigate]);

  if (verification.isSuccess) {
    return (
      <AuthMessage icon={CircleCheck} tone="good" title={t("Email verified!")}>
        <p>{t("Thank you. Taking you to Settings.")}</p>
      </AuthMessage>
    );
  }
  if (token && !verification.isError) {
    return (
      <AuthMessage icon={MailOpen} title={t("Verifying your email")}>
        <p className="flex items-center justify-center gap-2">
          <Spinner /> {t("One moment")}
        </p>
      </AuthMessage>
    );
  }
  // A failed connection says nothing about the link, which may still be valid.
  const isUnanswered = verification.isError && !(verification.error instanceof ApiError);
  return (
    <AuthMessage
      icon={CircleX}
      tone="destructive"
      title={t("Verification failed")}
      actions={
        <>
          {isUnanswered && (
            <Button
              variant="primary"
              size="lg"
              pending={verification.isFetching}
              onClick={() => void verification.refetch()}
            >
              {t("Try again")}
            </Button>
          )}
          <ButtonLink href={paths.settings} variant={isUnanswered ? "outline" : "primary"} size="lg">
            {t("Go to Settings")}
          </ButtonLink>
        </>
      }
    >
      <p>
        {isUnanswered
          ? t("We could not reach the server. Check your connection and try again.")
          : userMessage(verification.error, t("Invalid or expired verification link"))}
      </p>
      {!isUnanswered && <p>{t("You can have a new link sent from Settings.")}</p>}
    </AuthMessage>
  );
}
