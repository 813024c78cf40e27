import { LinkIcon } from "lucide-react";
import { useLocation } from "wouter";
import { PASSWORD_MIN, RESET_TOKEN_MINUTES } from "@shared/constants/limits";
import { ButtonLink } from "@/components/button-link";
import { Form } from "@/forms/form";
import { SubmitButton } from "@/forms/submit-button";
import { PasswordField } from "@/forms/text-fields";
import { useZodForm } from "@/forms/use-zod-form";
import { useLinkToken } from "@/hooks/use-link-token";
import { ApiError } from "@/lib/api/api-client";
import { paths } from "@/lib/paths";
import { useResetPassword } from "../api";
import { AuthLink } from "../components/auth-link";
import { AuthMessage } from "../components/auth-message";
import { AuthScreen } from "../components/auth-screen";
import { t } from "@/words";

const loadSchema = async () => (await import("@shared/validators/auth")).resetPasswordFormSchema;

export default function ResetPasswordPage() {
  const token = useLinkToken();
  const [, navigate] = useLocation();
  const reset = useResetPassword();
  const form = useZodForm(loadSchema, { defaultValues: { password: "", confirmPassword: "" } });

  // A used link stays invalid: another password would not help.
  const isSpent = reset.error instanceof ApiError && reset.error.code === "invalid_token";
  if (!token || isSpent) {
    return (
      <AuthMessage
        icon={LinkIcon}
        tone="destructive"
        title={t("Invalid link")}
        actions={
          <>
            <ButtonLink href={paths.forgotPassword} variant="accent" size="lg">
              {t("Request new link")}
            </ButtonLink>
            <ButtonLink href={paths.login()} variant="ghost" size="lg">
              {t("Back to login")}
            </ButtonLink>
          </>
        }
      >
        <p>
          {t("Invalid reset link. A link works once, for {minutes} minutes, and only the newest one does.", {
            minutes: RESET_TOKEN_MINUTES,
          })}
        </p>
      </AuthMessage>
    );
  }
  return (
    <AuthScreen
      title={t("Choose a new password")}
      documentTitle={t("Reset password")}
      subtitle={t("You will be signed out everywhere, and sign in with the new one.")}
      footer={<AuthLink href={paths.login()}>{t("Back to login")}</AuthLink>}
    >
      <Form
        form={form}
        label={t("Reset password")}
        pending={reset.isPending}
        error={reset.error}
        onSubmit={({ password }) =>
          reset.mutate({ token, password }, { onSuccess: () => navigate(paths.home, { replace: true }) })
        }
      >
        <PasswordField
          name="password"
          label={t("New password")}
          autoComplete="new-password"
          hint={t("Must be at least {count} characters", { count: PASSWORD_MIN })}
        />
        <PasswordField name="confirmPassword" label={t("Confirm password")} autoComplete="new-password" />
        <SubmitButton variant="accent" size="lg">
          {t("Reset password")}
        </SubmitButton>
      </Form>
    </AuthScreen>
  );
}
