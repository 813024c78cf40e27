import { lazy, Suspense, useState } from "react";
import { useSearch } from "wouter";
import { FACTOR_METHODS, type FactorMethod } from "@shared/constants/second-factor";
import { SignInProblem } from "@/components/sign-in-problem";
import { Form } from "@/forms/form";
import { SubmitButton } from "@/forms/submit-button";
import { PasswordField } from "@/forms/text-fields";
import { useZodForm } from "@/forms/use-zod-form";
import { ApiError } from "@/lib/api/api-client";
import { nextFromSearch, paths } from "@/lib/paths";
import { Skeleton } from "@/ui/skeleton";
import { useLogin, useWelcome } from "../api";
import { AuthLink } from "../components/auth-link";
import { EmailField } from "../components/email-field";
import { AuthScreen } from "../components/auth-screen";
import { ServiceButtons } from "../components/service-buttons";
import { addSearch } from "../add-search";
import { t } from "@/words";

const loadSchema = async () => (await import("@shared/validators/auth")).loginSchema;

// Few accounts have a second step, and the first page does without it.
const SecondStep = lazy(() => import("@/components/second-step/second-step"));

export default function LoginPage() {
  // Another service has signed in, and the account has a second step.
  const [asked] = useState(readStep(useSearch()));
  const [methods, setMethods] = useState<FactorMethod[] | null>(asked);
  const [email, setEmail] = useState("");
  if (methods)
    return (
      <SecondStepScreen
        methods={methods}
        isAfterPassword={methods !== asked}
        onBack={() => setMethods(null)}
      />
    );
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

/** The methods in the address that a sign-in by another service led to; null without a second step. */
function readStep(search: string): FactorMethod[] | null {
  const named = (new URLSearchParams(search).get("step") ?? "").split(",");
  const methods = FACTOR_METHODS.filter((method) => named.includes(method));
  return methods.length > 0 ? methods : null;
}

function SecondStepScreen({
  methods,
  isAfterPassword,
  onBack,
}: {
  methods: FactorMethod[];
  isAfterPassword: boolean;
  onBack: () => void;
}) {
  const welcome = useWelcome();
  return (
    <AuthScreen
      title={t("One more step")}
      documentTitle={t("Login")}
      subtitle={
        isAfterPassword
          ? t("Your password is right. Now show that it is you.")
          : t("Now show that it is you.")
      }
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
      <SignInProblem search={search} className="mb-5" />
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
          <p className="mt-1 -mb-2 text-end">
            <AuthLink href={paths.forgotPassword}>{t("Forgot password?")}</AuthLink>
          </p>
        </div>
        <SubmitButton variant="accent" size="lg">
          {t("Login")}
        </SubmitButton>
      </Form>
      <ServiceButtons next={nextFromSearch(search)} />
    </AuthScreen>
  );
}
