import { lazy, Suspense, useState } from "react";
import { useSearch } from "wouter";
import type { FactorMethod } from "@shared/validators/second-factor";
import { Form } from "@/forms/form";
import { SubmitButton } from "@/forms/submit-button";
import { PasswordField } from "@/forms/text-fields";
import { useZodForm } from "@/forms/use-zod-form";
import { ApiError } from "@/lib/api/api-client";
import { paths } from "@/lib/paths";
import { Skeleton } from "@/ui/skeleton";
import { useLogin, useWelcome } from "../api";
import { AuthLink } from "../components/auth-link";
import { EmailField } from "../components/email-field";
import { AuthScreen } from "../components/auth-screen";
import { addSearch } from "../add-search";
import { t } from "@/words";

const loadSchema = async () => (await import("@shared/validators/auth")).loginSchema;

// Few accounts have a second step, and the first page does without it.
const SecondStep = lazy(() => import("@/components/second-step/second-step"));

export default function LoginPage() {
  const [methods, setMethods] = useState<FactorMethod[] | null>(null);
  const [email, setEmail] = useState("");
  if (methods) return <SecondStepScreen methods={methods} onBack={() => setMethods(null)} />;
  return (
    <PasswordScreen
      email={email}
      onSecondStep={(asked, given) => {
        setEmail(given);
        setMethods(asked);
      }}
    />
  );
}

function SecondStepScreen({ methods, onBack }: { methods: FactorMethod[]; onBack: () => void }) {
  const welcome = useWelcome();
  return (
    <AuthScreen
      title={t("One more step")}
      documentTitle={t("Login")}
      subtitle={t("Your password is right. Now show that it is you.")}
    >
      <Suspense fallback={<Skeleton className="h-44" />}>
        <SecondStep methods={methods} onDone={() => void welcome()} onBack={onBack} />
      </Suspense>
    </AuthScreen>
  );
}

function PasswordScreen({
  email,
  onSecondStep,
}: {
  email: string;
  onSecondStep: (methods: FactorMethod[], email: string) => void;
}) {
  const search = useSearch();
  const login = useLogin();
  const form = useZodForm(loadSchema, { defaultValues: { email, password: "" } });
  return (
    <AuthScreen
      title={t("Welcome back")}
      documentTitle={t("Login")}
      subtitle={t("Log in to see your matches and applications.")}
      footer={t.rich("New here? {link}", {
        link: <AuthLink href={addSearch(paths.signup, search)}>{t("Get started")}</AuthLink>,
      })}
    >
      <Form
        form={form}
        label={t("Login")}
        pending={login.isPending}
        error={login.error}
        onSubmit={(values) =>
          login.mutate(values, {
            onSuccess: (methods) => methods && onSecondStep(methods, values.email),
            onError: (error) => {
              if (!(error instanceof ApiError && error.code === "invalid_credentials")) return;
              form.setError("password", { message: t("Check both fields and try again.") });
              form.setFocus("password", { shouldSelect: true });
            },
          })
        }
      >
        <EmailField autoFocus />
        <div>
          <PasswordField name="password" label={t("Password")} autoComplete="current-password" />
          <p className="mt-1 -mb-2 text-right">
            <AuthLink href={paths.forgotPassword}>{t("Forgot password?")}</AuthLink>
          </p>
        </div>
        <SubmitButton variant="accent" size="lg">
          {t("Login")}
        </SubmitButton>
      </Form>
    </AuthScreen>
  );
}
