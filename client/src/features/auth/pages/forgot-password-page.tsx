import { MailCheck } from "lucide-react";
import { useState } from "react";
import { RESET_TOKEN_MINUTES } from "@shared/constants/limits";
import { forgotPasswordSchema } from "@shared/validators/auth";
import { ButtonLink } from "@/components/button-link";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextField } from "@/components/form/text-fields";
import { useZodForm } from "@/components/form/use-zod-form";
import { textLinkClass } from "@/components/text-link";
import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";
import { useForgotPassword } from "../api";
import { AuthLink } from "../components/auth-link";
import { AuthMessage } from "../components/auth-message";
import { AuthScreen } from "../components/auth-screen";

export default function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string>();
  const send = useForgotPassword();
  const form = useZodForm(forgotPasswordSchema, { defaultValues: { email: "" } });

  if (sentTo !== undefined) {
    return (
      <AuthMessage
        icon={MailCheck}
        title="Check your email"
        actions={
          <ButtonLink href={paths.login()} variant="outline" size="lg">
            Back to login
          </ButtonLink>
        }
      >
        <p>
          If there is an account for <strong className="font-semibold text-ink">{sentTo}</strong>, a link to
          choose a new password is on its way. It works for {RESET_TOKEN_MINUTES} minutes.
        </p>
        <p>
          Nothing there? Look in the spam folder, or{" "}
          <button
            type="button"
            className={cn(textLinkClass, "inline-flex min-h-11 items-center")}
            onClick={() => setSentTo(undefined)}
          >
            try again
          </button>
        </p>
      </AuthMessage>
    );
  }
  return (
    <AuthScreen
      title="Forgot your password?"
      documentTitle="Forgot password"
      subtitle="Enter the email address of your account, and we will send you a link to choose a new one."
      footer={<AuthLink href={paths.login()}>Back to login</AuthLink>}
    >
      <Form
        form={form}
        label="Forgot password"
        pending={send.isPending}
        error={send.error}
        onSubmit={(values) => send.mutate(values, { onSuccess: () => setSentTo(values.email) })}
      >
        <TextField
          name="email"
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          autoFocus
        />
        <SubmitButton variant="accent" size="lg">
          Send reset link
        </SubmitButton>
      </Form>
    </AuthScreen>
  );
}
