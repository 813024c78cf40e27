import { LinkIcon } from "lucide-react";
import { useLocation, useSearch } from "wouter";
import { PASSWORD_MIN, RESET_TOKEN_MINUTES } from "@shared/constants/limits";
import { resetPasswordFormSchema } from "@shared/validators/auth";
import { ButtonLink } from "@/components/button-link";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { PasswordField } from "@/components/form/text-fields";
import { useZodForm } from "@/components/form/use-zod-form";
import { ApiError } from "@/lib/api-client";
import { paths } from "@/lib/paths";
import { useResetPassword } from "../api";
import { AuthLink } from "../components/auth-link";
import { AuthMessage } from "../components/auth-message";
import { AuthScreen } from "../components/auth-screen";

export default function ResetPasswordPage() {
  const token = new URLSearchParams(useSearch()).get("token") ?? "";
  const [, navigate] = useLocation();
  const reset = useResetPassword();
  const form = useZodForm(resetPasswordFormSchema, { defaultValues: { password: "", confirmPassword: "" } });

  // A link that is spent stays so: typing another password would not help.
  const isSpent = reset.error instanceof ApiError && reset.error.code === "invalid_token";
  if (!token || isSpent) {
    return (
      <AuthMessage
        icon={LinkIcon}
        tone="destructive"
        title="Invalid link"
        actions={
          <>
            <ButtonLink href={paths.forgotPassword} variant="accent" size="lg">
              Request new link
            </ButtonLink>
            <ButtonLink href={paths.login()} variant="ghost" size="lg">
              Back to login
            </ButtonLink>
          </>
        }
      >
        <p>
          Invalid reset link. A link works once, for {RESET_TOKEN_MINUTES} minutes, and only the newest one
          does.
        </p>
      </AuthMessage>
    );
  }
  return (
    <AuthScreen
      title="Choose a new password"
      documentTitle="Reset password"
      subtitle="You will be signed out everywhere, and sign in with the new one."
      footer={<AuthLink href={paths.login()}>Back to login</AuthLink>}
    >
      <Form
        form={form}
        label="Reset password"
        pending={reset.isPending}
        error={reset.error}
        onSubmit={({ password }) =>
          reset.mutate({ token, password }, { onSuccess: () => navigate(paths.home, { replace: true }) })
        }
      >
        <PasswordField
          name="password"
          label="New password"
          autoComplete="new-password"
          hint={`Must be at least ${PASSWORD_MIN} characters`}
        />
        <PasswordField name="confirmPassword" label="Confirm password" autoComplete="new-password" />
        <SubmitButton variant="accent" size="lg">
          Reset password
        </SubmitButton>
      </Form>
    </AuthScreen>
  );
}
