import { useSearch } from "wouter";
import { loginSchema } from "@shared/validators/auth";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { PasswordField, TextField } from "@/components/form/text-fields";
import { useZodForm } from "@/components/form/use-zod-form";
import { ApiError } from "@/lib/api-client";
import { paths } from "@/lib/paths";
import { useLogin } from "../api";
import { AuthLink } from "../components/auth-link";
import { AuthScreen } from "../components/auth-screen";
import { withSearch } from "../with-search";

export default function LoginPage() {
  const search = useSearch();
  const login = useLogin();
  const form = useZodForm(loginSchema, { defaultValues: { email: "", password: "" } });
  return (
    <AuthScreen
      title="Welcome back"
      documentTitle="Login"
      subtitle="Log in to see your matches and applications."
      footer={
        <>
          New here? <AuthLink href={withSearch(paths.signup, search)}>Get started</AuthLink>
        </>
      }
    >
      <Form
        form={form}
        label="Login"
        pending={login.isPending}
        error={login.error}
        onSubmit={(values) =>
          login.mutate(values, {
            onError: (error) => {
              if (!(error instanceof ApiError && error.code === "invalid_credentials")) return;
              form.setError("password", { message: "Check both fields and try again." });
              form.setFocus("password", { shouldSelect: true });
            },
          })
        }
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
        <div>
          <PasswordField name="password" label="Password" autoComplete="current-password" />
          <p className="mt-1 -mb-2 text-right">
            <AuthLink href={paths.forgotPassword}>Forgot password?</AuthLink>
          </p>
        </div>
        <SubmitButton variant="accent" size="lg">
          Login
        </SubmitButton>
      </Form>
    </AuthScreen>
  );
}
