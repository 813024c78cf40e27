import { useSearch } from "wouter";
import { PASSWORD_MIN } from "@shared/constants/limits";
import { signupSchema } from "@shared/validators/auth";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { PasswordField, TextField } from "@/components/form/text-fields";
import { useZodForm } from "@/components/form/use-zod-form";
import { paths } from "@/lib/paths";
import { useSignup } from "../api";
import { AuthLink } from "../components/auth-link";
import { AuthScreen } from "../components/auth-screen";
import { withSearch } from "../with-search";

export default function SignupPage() {
  const search = useSearch();
  const signup = useSignup();
  const form = useZodForm(signupSchema, {
    defaultValues: { firstName: "", lastName: "", email: "", password: "" },
  });
  return (
    <AuthScreen
      title="Create your account"
      documentTitle="Sign up"
      subtitle="Free to start. See what you are eligible for in a few minutes."
      footer={
        <>
          Already have an account? <AuthLink href={withSearch(paths.login(), search)}>Login</AuthLink>
        </>
      }
    >
      <Form
        form={form}
        label="Sign up"
        pending={signup.isPending}
        error={signup.error}
        onSubmit={(values) => signup.mutate(values)}
      >
        <div className="grid gap-5 min-[26rem]:grid-cols-2 min-[26rem]:gap-4">
          <TextField name="firstName" label="First name" autoComplete="given-name" />
          <TextField name="lastName" label="Last name" autoComplete="family-name" />
        </div>
        <TextField
          name="email"
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
        />
        <PasswordField
          name="password"
          label="Password"
          autoComplete="new-password"
          hint={`Must be at least ${PASSWORD_MIN} characters`}
        />
        <SubmitButton variant="accent" size="lg">
          Create account
        </SubmitButton>
      </Form>
    </AuthScreen>
  );
}
