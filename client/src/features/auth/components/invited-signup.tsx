import { PASSWORD_MIN } from "@shared/constants/limits";
import type { OpenInvitationView } from "@shared/validators/members";
import { Form } from "@/forms/form";
import { SubmitButton } from "@/forms/submit-button";
import { PasswordField, TextField } from "@/forms/text-fields";
import { useZodForm } from "@/forms/use-zod-form";
import { Input } from "@/ui/input";
import { keepLinkToken } from "@/hooks/use-link-token";
import { paths } from "@/lib/paths";
import type { useSignupInvited } from "../invitation-api";
import { explainRole, sayWhoInvites } from "../invitation-wording";
import { t } from "@/words";
import { AuthScreen } from "./auth-screen";
import { ServiceButtons } from "./service-buttons";

const loadSchema = async () => (await import("@shared/validators/auth")).signupSchema;

/** Makes an account for the invited address, which therefore cannot be changed. */
export function InvitedSignup({
  invitation,
  token,
  signup,
}: {
  invitation: OpenInvitationView;
  token: string;
  signup: ReturnType<typeof useSignupInvited>;
}) {
  const { email, entityName } = invitation;
  const form = useZodForm(loadSchema, {
    defaultValues: { firstName: "", lastName: "", email, password: "" },
  });
  return (
    <AuthScreen
      title={sayWhoInvites(invitation)}
      subtitle={t("Create your account to join.")}
      documentTitle={t("Invitation")}
    >
      <p className="-mt-3 mb-6 text-balance text-quiet">{explainRole(invitation.role)}</p>
      <Form
        form={form}
        label={t("Sign up")}
        pending={signup.isPending}
        error={signup.error}
        onSubmit={(input) => signup.mutate({ input, entityName })}
      >
        <div className="grid gap-5 min-[26rem]:grid-cols-2 min-[26rem]:gap-4">
          <TextField name="firstName" label={t("First name")} autoComplete="given-name" />
          <TextField name="lastName" label={t("Last name")} autoComplete="family-name" />
        </div>
        <div className="grid gap-1.5">
          <label htmlFor="invited-email" className="text-[0.9375rem] font-semibold">
            {t("Email")}
          </label>
          {/* For password managers, which keep it with the password. */}
          <Input
            id="invited-email"
            type="email"
            value={email}
            readOnly
            autoComplete="username"
            aria-describedby="invited-email-hint"
          />
          <p id="invited-email-hint" className="text-sm text-quiet">
            {t("The invitation is for this address.")}
          </p>
        </div>
        <PasswordField
          name="password"
          label={t("Password")}
          autoComplete="new-password"
          hint={t("Must be at least {count} characters", { count: PASSWORD_MIN })}
        />
        <SubmitButton variant="accent" size="lg">
          {t("Create account and join")}
        </SubmitButton>
      </Form>
      {/* The server leads back here, and does not get the token. */}
      <ServiceButtons next={paths.invitation} onLeave={() => keepLinkToken(paths.invitation, token)} />
    </AuthScreen>
  );
}
