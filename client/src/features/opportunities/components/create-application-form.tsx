import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { useWatch } from "react-hook-form";
import { useLocation } from "wouter";
import { APPLICATION_STATUS_LABELS } from "@shared/constants/enums";
import type { ApplicationCheckView } from "@shared/validators/applications";
import type { EntityView } from "@shared/validators/entities";
import type { OpportunityView } from "@shared/validators/opportunities";
import { translateLabel } from "@shared/words/labels";
import { DraftNote } from "@/forms/draft-note";
import { Form } from "@/forms/form";
import { SubmitButton } from "@/forms/submit-button";
import { MoneyField, SelectField } from "@/forms/text-fields";
import { useZodForm } from "@/forms/use-zod-form";
import { TextLink } from "@/components/text-link";
import { Alert } from "@/ui/alert";
import { DialogClose, DialogFooter } from "@/ui/dialog";
import { useFormDraft } from "@/hooks/use-form-draft";
import { useReportDirty } from "@/hooks/use-report-dirty";
import { userMessage } from "@/lib/api/api-client";
import { formatEntityName, mayEdit } from "@/lib/entity-rights";
import { paths } from "@/lib/paths";
import { applicationCheckQuery } from "@/lib/api/queries/applications";
import { toast } from "@/lib/toast";
import { useCreateApplication } from "../api";
import { onlyAmount, rangeHint } from "../application-form";
import { t } from "@/words";

/** Finds the only entity, or the one that fits best. Otherwise the user has to choose. */
function findLikelyEntity(
  entities: readonly EntityView[],
  matchedEntityId: string | null | undefined,
): string {
  const editable = entities.filter(mayEdit);
  if (editable.length === 1) return editable[0]?.id ?? "";
  return editable.find(({ id }) => id === matchedEntityId)?.id ?? "";
}

/** Returns the name of the form draft for an opportunity. */
export const applicationDraft = (opportunityId: string) => `application-for:${opportunityId}`;

/**
 * The form that creates an application. The typed values stay after a failure; success leads to the list of
 * applications.
 */
export function CreateApplicationForm({
  opportunity,
  entities,
  onDirtyChange,
}: {
  opportunity: OpportunityView;
  entities: readonly EntityView[];
  onDirtyChange: (dirty: boolean) => void;
}) {
  const [, navigate] = useLocation();
  const { id: opportunityId, minAmount, maxAmount, currency } = opportunity;
  const loadSchema = useCallback(async () => {
    const { applicationFormSchema } = await import("../application-form-schema");
    return applicationFormSchema({ minAmount, maxAmount, currency });
  }, [minAmount, maxAmount, currency]);
  const form = useZodForm(loadSchema, {
    defaultValues: {
      entityId: findLikelyEntity(entities, opportunity.matchedEntityId),
      askingAmount: onlyAmount(opportunity),
    },
    // Save is disabled until both fields are filled, so a missing value is reported when the user leaves the
    // field.
    mode: "onTouched",
  });
  const draft = useFormDraft(form, applicationDraft(opportunityId));
  // The toasts appear even if the panel was closed in the meantime. Only a mounted form also changes the
  // screen.
  const create = useCreateApplication({
    onSuccess: () => {
      draft.drop();
      toast({ title: t("Success"), description: t("Application created successfully") });
    },
    onError: (error) =>
      toast({
        title: t("Error"),
        description: userMessage(error, t("Failed to create application")),
        variant: "destructive",
      }),
  });
  const [entityId, askingAmount] = useWatch({ control: form.control, name: ["entityId", "askingAmount"] });
  const check = useQuery({
    ...applicationCheckQuery({ entityId, opportunityId }),
    enabled: entityId !== "",
  });
  const existing = check.data?.exists ? check.data.application : null;

  const { isDirty } = form.formState;
  useReportDirty(isDirty, onDirtyChange);

  return (
    <Form
      form={form}
      pending={create.isPending}
      error={create.error}
      label={t("Create Application")}
      onSubmit={(values) =>
        create.mutate({ opportunityId, ...values }, { onSuccess: () => navigate(paths.applications) })
      }
    >
      <DraftNote restored={draft.restored} />
      <div>
        <SelectField
          name="entityId"
          label={t("Entity")}
          required
          placeholder={t("Select an entity")}
          options={entities.map((entity) => ({
            value: entity.id,
            label: t("{name} · {type} · {n}% profile", {
              name: formatEntityName(entity),
              type: translateLabel(entity.type),
              n: entity.profileCompletionScore,
            }),
            disabled: !mayEdit(entity),
          }))}
        />
        <div role="status">{existing && <ExistingApplication application={existing} />}</div>
      </div>
      <MoneyField
        name="askingAmount"
        label={t("Asking amount")}
        required
        currency={currency}
        hint={rangeHint(opportunity)}
        min={minAmount ?? "0"}
        max={maxAmount ?? undefined}
        enterKeyHint="done"
      />
      <DialogFooter>
        <DialogClose>{t("Cancel")}</DialogClose>
        <SubmitButton disabled={!entityId || !askingAmount.trim() || existing !== null || create.isPending}>
          {t("Save")}
        </SubmitButton>
      </DialogFooter>
    </Form>
  );
}

function ExistingApplication({
  application,
}: {
  application: NonNullable<ApplicationCheckView["application"]>;
}) {
  return (
    <Alert tone="warning" title={t("Application Already Exists")} className="mt-4">
      <p>
        {t("Status: {status}", {
          status: translateLabel(APPLICATION_STATUS_LABELS[application.status] ?? application.status),
        })}
      </p>
      <TextLink href={paths.application(application.id)} className="inline-flex min-h-11 items-center">
        {t("View existing application")}
      </TextLink>
    </Alert>
  );
}
