import { Trash2 } from "lucide-react";
import { useState } from "react";
import { ENTITY_STAGES, ENTITY_TYPES } from "@shared/constants/enums";
import type { EntityView } from "@shared/validators/entities";
import { translateLabel } from "@shared/words/labels";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { DraftNote } from "@/forms/draft-note";
import { Form } from "@/forms/form";
import { mergeServerValues } from "@/forms/keep-typed";
import { SubmitButton } from "@/forms/submit-button";
import { SelectField, TextareaField, TextField } from "@/forms/text-fields";
import { useZodForm } from "@/forms/use-zod-form";
import { Button } from "@/ui/button";
import { DialogClose, DialogFooter } from "@/ui/dialog";
import { mayManage } from "@/lib/entity-rights";
import { useFormDraft } from "@/hooks/use-form-draft";
import { useReportDirty } from "@/hooks/use-report-dirty";
import { useCreateEntity, useDeleteEntity, useUpdateEntity } from "../api";
import { formDrafts } from "../form-drafts";
import { t } from "@/words";

const loadSchema = async () => {
  const { createEntitySchema } = await import("@shared/validators/entities");
  return createEntitySchema.pick({ name: true, type: true, stage: true, description: true });
};
const toOption = (word: string) => ({ value: word, label: translateLabel(word) });

/** Fields of a new entity that its profile asks for later. */
const ASKED_LATER = { mission: null, industry: [], country: null };

type OnDirtyChange = (isDirty: boolean) => void;

/** Creates an entity; its profile follows. */
export function CreateEntityForm({
  onDirtyChange,
  onCreated,
}: {
  onDirtyChange: OnDirtyChange;
  onCreated: (entity: EntityView) => void;
}) {
  const create = useCreateEntity();
  const form = useZodForm(loadSchema, {
    defaultValues: { name: "", type: ENTITY_TYPES[0], stage: ENTITY_STAGES[0], description: "" },
  });
  useReportDirty(form.formState.isDirty, onDirtyChange);
  const { restored } = useFormDraft(form, formDrafts.newEntity);
  return (
    <Form
      form={form}
      label={t("New entity")}
      pending={create.isPending}
      error={create.error}
      onSubmit={(values) => create.mutate({ ...values, ...ASKED_LATER }, { onSuccess: onCreated })}
    >
      <DraftNote restored={restored} />
      <EntityFields types={ENTITY_TYPES} />
      <DialogFooter className="mt-1">
        <DialogClose>{t("Cancel")}</DialogClose>
        <SubmitButton>{t("Create entity")}</SubmitButton>
      </DialogFooter>
    </Form>
  );
}

/** Edits an entity. Unchanged fields are not sent, so that edits from another tab stay. */
export function EditEntityForm({
  entity,
  onDirtyChange,
  onSaved,
  onDeleted,
}: {
  entity: EntityView;
  onDirtyChange: OnDirtyChange;
  onSaved: () => void;
  onDeleted: () => void;
}) {
  const update = useUpdateEntity(entity.id);
  const remove = useDeleteEntity(entity.id);
  const [isConfirming, setConfirming] = useState(false);
  const form = useZodForm(loadSchema, {
    defaultValues: {
      name: entity.name,
      type: entity.type,
      stage: entity.stage ?? "",
      description: entity.description ?? "",
    },
  });
  const { isDirty, dirtyFields } = form.formState;
  useReportDirty(isDirty, onDirtyChange);
  const { restored, drop } = useFormDraft(form, formDrafts.entity(entity.id), entity.updatedAt);
  return (
    <Form
      form={form}
      label={t("Edit entity")}
      pending={update.isPending}
      error={update.error}
      onSubmit={(values) => {
        const changed = Object.entries(values).filter(([field]) => field in dirtyFields);
        const submitted = form.getValues();
        if (changed.length > 0)
          return update.mutate(Object.fromEntries(changed), {
            onSuccess: () => {
              if (!mergeServerValues(form, submitted)) onSaved();
            },
          });
        drop();
        onSaved();
      }}
    >
      <DraftNote restored={restored} />
      <EntityFields types={new Set([...ENTITY_TYPES, entity.type])} />
      <DialogFooter className="mt-1">
        {mayManage(entity) && (
          <Button
            variant="ghost"
            className="text-destructive! md:me-auto"
            onClick={() => setConfirming(true)}
          >
            <Trash2 aria-hidden="true" />
            {t("Delete entity")}
          </Button>
        )}
        <DialogClose>{t("Cancel")}</DialogClose>
        <SubmitButton>{t("Save changes")}</SubmitButton>
      </DialogFooter>
      <ConfirmDialog
        isOpen={isConfirming}
        onClose={() => setConfirming(false)}
        title={t("Delete entity")}
        description={t(
          'Are you sure you want to delete "{name}"? This action cannot be undone. All associated profile data and applications will also be deleted.',
          { name: entity.name },
        )}
        confirmLabel={t("Delete")}
        pending={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSuccess: onDeleted })}
      />
    </Form>
  );
}

function EntityFields({ types }: { types: Iterable<string> }) {
  return (
    <>
      <TextField name="name" label={t("Name")} autoComplete="organization" required />
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <SelectField
          name="type"
          label={t("Type")}
          options={[...types].map(toOption)}
          hint={t("Decides which questions the profile asks.")}
          required
        />
        <SelectField
          name="stage"
          label={t("Stage")}
          options={ENTITY_STAGES.map(toOption)}
          placeholder={t("Not stated")}
        />
      </div>
      <TextareaField
        name="description"
        label={t("Description")}
        rows={3}
        hint={t("One or two sentences. Opportunities are matched with these words.")}
      />
    </>
  );
}
