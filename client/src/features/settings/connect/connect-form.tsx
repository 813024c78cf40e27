import { API_SCOPE_LABELS } from "@shared/constants/api-keys";
import type { EntityView } from "@shared/validators/entities";
import type { ConnectionAskView } from "@shared/validators/oauth";
import { translateLabel } from "@shared/words/labels";
import { Form } from "@/forms/form";
import { MultiChoiceField } from "@/forms/multi-choice-field";
import { SubmitButton } from "@/forms/submit-button";
import { SelectField } from "@/forms/text-fields";
import { useZodForm } from "@/forms/use-zod-form";
import { buttonClass } from "@/ui/button-styles";
import { t } from "@/words";
import type { useConnect } from "./connect-api";

const loadSchema = async () => (await import("@shared/validators/oauth")).connectSchema;

/** Goes back to the program, which learns that the person said no. */
export const RefuseLink = ({ ask }: { ask: ConnectionAskView }) => (
  <a href={ask.refusalUrl} rel="noreferrer" className={buttonClass("outline")}>
    {t("Refuse § program")}
  </a>
);

/** Takes what the program may do, and for which entity. */
export function ConnectForm({
  ask,
  packed,
  entities,
  connect,
}: {
  ask: ConnectionAskView;
  /** What the program asks for, as the server has packed it. */
  packed: string;
  entities: readonly EntityView[];
  connect: ReturnType<typeof useConnect>;
}) {
  const form = useZodForm(loadSchema, {
    defaultValues: {
      ask: packed,
      scopes: ask.scopes,
      entityId: entities[0]?.id ?? "",
    },
  });
  return (
    <Form
      form={form}
      label={t("Connect the program")}
      pending={connect.isPending}
      error={connect.error}
      errorFallback={t("Failed to connect the program")}
      onSubmit={(input) => connect.mutate(input)}
    >
      <MultiChoiceField
        name="scopes"
        label={t("What it may do")}
        required
        options={ask.scopes.map((value) => ({ value, label: translateLabel(API_SCOPE_LABELS[value]) }))}
      />
      <SelectField
        name="entityId"
        label={t("For which entity")}
        hint={t("It reaches this one and no other, with the rights that you have there at the moment.")}
        options={[
          ...entities.map(({ id, name }) => ({ value: id, label: name })),
          { value: "", label: t("None, only for me") },
        ]}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton variant="accent">{t("Allow § program")}</SubmitButton>
        <RefuseLink ask={ask} />
      </div>
    </Form>
  );
}
