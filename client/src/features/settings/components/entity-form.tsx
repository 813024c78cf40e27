import { Trash2 } from "lucide-react";
import { useState } from "react";
import { ENTITY_STAGES, ENTITY_TYPES } from "@shared/constants/enums";
import { createEntitySchema, type EntityView } from "@shared/validators/entities";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { SelectField, TextareaField, TextField } from "@/components/form/text-fields";
import { useZodForm } from "@/components/form/use-zod-form";
import { Button } from "@/components/ui/button";
import { DialogClose, DialogFooter } from "@/components/ui/dialog";
import { useReportDirty } from "@/hooks/use-report-dirty";
import { useCreateEntity, useDeleteEntity, useUpdateEntity } from "../api";

const schema = createEntitySchema.pick({ name: true, type: true, stage: true, description: true });
const asOption = (word: string) => ({ value: word, label: word });
const STAGES = ENTITY_STAGES.map(asOption);

type OnDirtyChange = (isDirty: boolean) => void;

/** A new entity, to be followed by its profile. */
export function CreateEntityForm({
  onDirtyChange,
  onCreated,
}: {
  onDirtyChange: OnDirtyChange;
  onCreated: (entity: EntityView) => void;
}) {
  const create = useCreateEntity();
  const form = useZodForm(schema, {
    defaultValues: { name: "", type: ENTITY_TYPES[0], stage: ENTITY_STAGES[0], description: "" },
  });
  useReportDirty(form.formState.isDirty, onDirtyChange);
  return (
    <Form
      form={form}
      label="New entity"
      pending={create.isPending}
      error={create.error}
      onSubmit={(values) => create.mutate(values, { onSuccess: onCreated })}
    >
      <EntityFields types={ENTITY_TYPES} />
      <DialogFooter className="mt-1">
        <DialogClose>Cancel</DialogClose>
        <SubmitButton>Create entity</SubmitButton>
      </DialogFooter>
    </Form>
  );
}

/** The facts of an entity; what was not changed is not sent, so that another tab's edits stay. */
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
  const form = useZodForm(schema, {
    defaultValues: {
      name: entity.name,
      type: entity.type,
      stage: entity.stage ?? "",
      description: entity.description ?? "",
    },
  });
  const { isDirty, dirtyFields } = form.formState;
  useReportDirty(isDirty, onDirtyChange);
  return (
    <Form
      form={form}
      label="Edit entity"
      pending={update.isPending}
      error={update.error}
      onSubmit={(values) => {
        const changed = Object.entries(values).filter(([field]) => field in dirtyFields);
        if (changed.length === 0) onSaved();
        else update.mutate(Object.fromEntries(changed), { onSuccess: onSaved });
      }}
    >
      <EntityFields types={new Set([...ENTITY_TYPES, entity.type])} />
      <DialogFooter className="mt-1">
        <Button variant="ghost" className="text-destructive! md:mr-auto" onClick={() => setConfirming(true)}>
          <Trash2 aria-hidden="true" />
          Delete entity
        </Button>
        <DialogClose>Cancel</DialogClose>
        <SubmitButton>Save changes</SubmitButton>
      </DialogFooter>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title="Delete entity"
        description={`Are you sure you want to delete "${entity.name}"? This action cannot be undone. All associated profile data and applications will also be deleted.`}
        confirmLabel="Delete"
        pending={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSuccess: onDeleted })}
      />
    </Form>
  );
}

function EntityFields({ types }: { types: Iterable<string> }) {
  return (
    <>
      <TextField name="name" label="Name" autoComplete="organization" required />
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <SelectField
          name="type"
          label="Type"
          options={[...types].map(asOption)}
          hint="Decides which questions the profile asks."
          required
        />
        <SelectField name="stage" label="Stage" options={STAGES} placeholder="Not stated" />
      </div>
      <TextareaField
        name="description"
        label="Description"
        rows={3}
        hint="One or two sentences. Opportunities are matched with these words."
      />
    </>
  );
}
