import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { FactorMethod } from "@shared/constants/second-factor";
import type { CodeInput } from "@shared/validators/second-factor";
import { Form } from "@/forms/form";
import { SubmitButton } from "@/forms/submit-button";
import { useZodForm } from "@/forms/use-zod-form";
import { ApiError, apiRequest } from "@/lib/api/api-client";
import { toastFailure } from "@/lib/api/failure-toast";
import { Button } from "@/ui/button";
import { t } from "@/words";
import { CodeField } from "./code-field";
import { LostFactors } from "./lost-factors";
import { PasskeyButton } from "./passkey-button";

const PATH = "/api/auth/second-factor";
const loadSchema = async () => (await import("@shared/validators/second-factor")).codeSchema;

/** Whether the server wants the password once more: its time is over, or it was changed. */
const isOver = (error: unknown) =>
  error instanceof ApiError && (error.code === "invalid_token" || error.code === "invalid_credentials");

const isRefusedCode = (error: unknown) =>
  error instanceof ApiError && (error.code === "wrong_code" || error.code === "code_not_current");

type Steps = { onDone: () => void; onBack: () => void };

/** The second step of a sign-in, after the right password. `onBack` leads to the password once more. */
export default function SecondStep({ methods, ...steps }: { methods: readonly FactorMethod[] } & Steps) {
  const [withPasskey, setWithPasskey] = useState(methods.includes("passkey"));
  const [isLost, setLost] = useState(false);
  const canChange = methods.includes("passkey") && methods.length > 1;
  return (
    <div className="grid gap-2">
      {withPasskey ? (
        <PasskeyButton
          path={PATH}
          variant="accent"
          size="lg"
          onDone={steps.onDone}
          onFailure={(error) => isOver(error) && steps.onBack()}
        />
      ) : (
        <CodeForm methods={methods} {...steps} />
      )}
      {canChange && (
        <Button variant="ghost" onClick={() => setWithPasskey(!withPasskey)}>
          {withPasskey ? t("Use a code") : t("Use a passkey")}
        </Button>
      )}
      {isLost ? (
        <LostFactors />
      ) : (
        <Button variant="ghost" onClick={() => setLost(true)}>
          {t("I have lost all of these")}
        </Button>
      )}
      <Button variant="ghost" onClick={steps.onBack}>
        {t("Back")}
      </Button>
    </div>
  );
}

function CodeForm({ methods, onDone, onBack }: { methods: readonly FactorMethod[] } & Steps) {
  const form = useZodForm(loadSchema, { defaultValues: { code: "" } });
  const finish = useMutation({
    mutationFn: (input: CodeInput) => apiRequest("POST", PATH, input),
    onSuccess: onDone,
    onError: (error) => {
      // A code that is refused is told at its field.
      if (isRefusedCode(error)) return form.setFocus("code", { shouldSelect: true });
      toastFailure(t("You are not signed in"), error);
      if (isOver(error)) onBack();
    },
  });
  return (
    <Form
      form={form}
      label={t("Second step")}
      pending={finish.isPending}
      error={finish.error}
      onSubmit={(values) => finish.mutate(values)}
    >
      <CodeField methods={methods} />
      <SubmitButton variant="accent" size="lg">
        {t("Sign in")}
      </SubmitButton>
    </Form>
  );
}
