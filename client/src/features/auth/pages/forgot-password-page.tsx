import { MailCheck } from "lucide-react";
import { useState } from "react";
import { RESET_TOKEN_MINUTES } from "@shared/constants/limits";
import { ButtonLink } from "@/components/button-link";
import { Form } from "@/forms/form";
import { SubmitButton } from "@/forms/submit-button";
import { useZodForm } from "@/forms/use-zod-form";
import { textLinkClass } from "@/components/text-link";
import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";
import { useForgotPassword } from "../api";
import { AuthLink } from "../components/auth-link";
import { EmailField } from "../components/email-field";
import { AuthMessage } from "../components/auth-message";
import { AuthScreen } from "../components/auth-screen";
import { t } from "@/words";

const loadSchema = async () => (await import("@shared/validators/auth")).forgotPasswordSchema;

export default function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string>();
  const send = useForgotPassword();
  const form = useZodForm(loadSchema, { defaultValues: { email: "" } });

  if (sentTo !== undefined) {
    return (
      <AuthMessage
        icon={MailCheck}
        title={t("Check your email")}
        actions={
          <ButtonLink href={paths.login()} variant="outline" size="lg">
            {t("Back to login")}
          </ButtonLink>
        }
      >
        <p>
          {t.rich(
            "If there is an account for {email}, a link to choose a new password is on its way. It works for {minutes} minutes.",
            {
              email: <strong className="font-semibold text-ink">{sentTo}</strong>,
              minutes: RESET_TOKEN_MINUTES,
            },
          )}
        </p>
        <p>
          {t.rich("Nothing there? Look in the spam folder, or {link}", {
            link: (
              <button
                type="button"
                className={cn(textLinkClass, "inline-flex min-h-11 items-center")}
                onClick={() => setSentTo(undefined)}
              >
                {t("try again")}
              </button>
            ),
          })}
        </p>
      </AuthMessage>
    );
  }
  return (
    <AuthScreen
      title={t("Forgot your password?")}
      documentTitle={t("Forgot password")}
      subtitle={t(
        "Enter the email address of your account, and we will send you a link to choose a new one.",
      )}
      footer={<AuthLink href={paths.login()}>{t("Back to login")}</AuthLink>}
    >
      <Form
        form={form}
        label={t("Forgot password")}
        pending={send.isPending}
        error={send.error}
        onSubmit={(values) => send.mutate(values, { onSuccess: () => setSentTo(values.email) })}
      >
        <EmailField autoFocus />
        <SubmitButton variant="accent" size="lg">
          {t("Send reset link")}
        </SubmitButton>
      </Form>
    </AuthScreen>
  );
}
