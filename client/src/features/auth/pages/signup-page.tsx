import { useLocation, useSearch } from "wouter";
import { PASSWORD_MIN } from "@shared/constants/limits";
import { Form } from "@/forms/form";
import { SubmitButton } from "@/forms/submit-button";
import { PasswordField, TextField } from "@/forms/text-fields";
import { useZodForm } from "@/forms/use-zod-form";
import { nextFromSearch, paths } from "@/lib/paths";
import { useSignup } from "../api";
import { AuthLink } from "../components/auth-link";
import { EmailField } from "../components/email-field";
import { AuthScreen } from "../components/auth-screen";
import { ServiceButtons } from "../components/service-buttons";
import { addSearch } from "../add-search";
import { t } from "@/words";

const loadSchema = async () => (await import("@shared/validators/auth")).signupSchema;

export default function SignupPage() {
  const search = useSearch();
  const [, navigate] = useLocation();
  const signup = useSignup();
  const form = useZodForm(loadSchema, {
    defaultValues: { firstName: "", lastName: "", email: "", password: "" },
  });
  return (
    <AuthScreen
      title={t("Create your account")}
      documentTitle={t("Sign up")}
      subtitle={t("Free to start. See what you are eligible for in a few minutes.")}
      footer={t.rich("Already have an account? {link}", {
        link: <AuthLink href={addSearch(paths.login(), search)}>{t("Login")}</AuthLink>,
      })}
    >
      <Form
        form={form}
        label={t("Sign up")}
        pending={signup.isPending}
        error={signup.error}
        onSubmit={(values) =>
          signup.mutate(values, {
            // Our server signs in, which redirects too; another server may wait for the verification.
            onSuccess: () => navigate(nextFromSearch(search) ?? paths.home, { replace: true }),
          })
        }
      >
        <div className="grid gap-5 min-[26rem]:grid-cols-2 min-[26rem]:gap-4">
          <TextField name="firstName" label={t("First name")} autoComplete="given-name" />
          <TextField name="lastName" label={t("Last name")} autoComplete="family-name" />
        </div>
        <EmailField />
        <PasswordField
          name="password"
          label={t("Password")}
          autoComplete="new-password"
          hint={t("Must be at least {count} characters", { count: PASSWORD_MIN })}
        />
        <SubmitButton variant="accent" size="lg">
          {t("Create account")}
        </SubmitButton>
      </Form>
      <ServiceButtons next={nextFromSearch(search)} />
    </AuthScreen>
  );
}
