import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useWatch } from "react-hook-form";
import { useLocation } from "wouter";
import { APPLICATION_STATUS_LABELS } from "@shared/constants/enums";
import type { ApplicationCheckView } from "@shared/validators/applications";
import type { EntityView } from "@shared/validators/entities";
import type { OpportunityView } from "@shared/validators/opportunities";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { MoneyField, SelectField } from "@/components/form/text-fields";
import { useZodForm } from "@/components/form/use-zod-form";
import { TextLink } from "@/components/text-link";
import { Alert } from "@/components/ui/alert";
import { DialogClose, DialogFooter } from "@/components/ui/dialog";
import { useReportDirty } from "@/hooks/use-report-dirty";
import { userMessage } from "@/lib/api-client";
import { paths } from "@/lib/paths";
import { applicationCheckQuery } from "@/lib/queries/applications";
import { toast } from "@/lib/toast";
import { useCreateApplication } from "../api";
import { applicationFormSchema, rangeHint } from "../application-form";

/** The entity that fits best, or the only one there is; otherwise the person chooses. */
function likelyEntity(entities: readonly EntityView[], matchedEntityId: string | null | undefined): string {
  if (entities.length === 1) return entities[0]?.id ?? "";
  return entities.find(({ id }) => id === matchedEntityId)?.id ?? "";
}

/** Starts a draft. What was typed stays through any failure; success leads to the applications. */
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
  const schema = useMemo(
    () => applicationFormSchema({ minAmount, maxAmount, currency }),
    [minAmount, maxAmount, currency],
  );
  const form = useZodForm(schema, {
    defaultValues: { entityId: likelyEntity(entities, opportunity.matchedEntityId), askingAmount: "" },
    // Save is disabled until both are there, so what is missing is said on leaving the field.
    mode: "onTouched",
  });
  // Told even when the panel was closed meanwhile; only somebody still here is led on.
  const create = useCreateApplication({
    onSuccess: () => toast({ title: "Success", description: "Application created successfully" }),
    onError: (error) =>
      toast({
        title: "Error",
        description: userMessage(error, "Failed to create application"),
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
      label="Create Application"
      onSubmit={(values) =>
        create.mutate({ opportunityId, ...values }, { onSuccess: () => navigate(paths.applications) })
      }
    >
      <div>
        <SelectField
          name="entityId"
          label="Entity"
          required
          placeholder="Select an entity"
          options={entities.map(({ id, name, type, profileCompletionScore }) => ({
            value: id,
            label: `${name} · ${type} · ${profileCompletionScore}% profile`,
          }))}
        />
        <div role="status">{existing && <ExistingApplication application={existing} />}</div>
      </div>
      <MoneyField
        name="askingAmount"
        label="Asking amount"
        required
        currency={currency}
        hint={rangeHint(opportunity)}
        min={minAmount ?? "0"}
        max={maxAmount ?? undefined}
        enterKeyHint="done"
      />
      <DialogFooter>
        <DialogClose>Cancel</DialogClose>
        <SubmitButton disabled={!entityId || !askingAmount.trim() || existing !== null || create.isPending}>
          Save
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
    <Alert tone="warning" title="Application Already Exists" className="mt-4">
      <p>Status: {APPLICATION_STATUS_LABELS[application.status] ?? application.status}</p>
      <TextLink href={paths.application(application.id)} className="inline-flex min-h-11 items-center">
        View existing application
      </TextLink>
    </Alert>
  );
}
