import { useMutation } from "@tanstack/react-query";
import type { CodeInput, FactorMethod } from "@shared/validators/second-factor";
import { Form } from "@/forms/form";
import { SubmitButton } from "@/forms/submit-button";
import { useZodForm } from "@/forms/use-zod-form";
import { ApiError, apiRequest } from "@/lib/api/api-client";
import { toastFailure } from "@/lib/api/failure-toast";
import { Button } from "@/ui/button";
import { t } from "@/words";
import { CodeField } from "./code-field";

const loadSchema = async () => (await import("@shared/validators/second-factor")).codeSchema;

/** The second step of a sign-in, after the right password. `onBack` leads to the password once more. */
export default function SecondStep({
  methods,
  onDone,
  onBack,
}: {
  methods: readonly FactorMethod[];
  onDone: () => void;
  onBack: () => void;
}) {
  const form = useZodForm(loadSchema, { defaultValues: { code: "" } });
  const finish = useMutation({
    mutationFn: (input: CodeInput) => apiRequest("POST", "/api/auth/second-factor", input),
    onSuccess: onDone,
    onError: (error) => {
      // A wrong code is told at its field.
      if (error instanceof ApiError && error.code === "wrong_code")
        return form.setFocus("code", { shouldSelect: true });
      toastFailure(t("You are not signed in"), error);
      if (error instanceof ApiError && error.code === "invalid_credentials") onBack();
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
      <div className="grid gap-2">
        <SubmitButton variant="accent" size="lg">
          {t("Sign in")}
        </SubmitButton>
        <Button variant="ghost" onClick={onBack}>
          {t("Back")}
        </Button>
      </div>
    </Form>
  );
}
