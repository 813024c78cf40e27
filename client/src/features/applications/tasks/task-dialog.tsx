import { useState } from "react";
import { TEXT_FIELDS } from "@shared/constants/applications";
import type { CreateTaskInput, TaskPerson, TaskView } from "@shared/validators/tasks";
import { DraftNote } from "@/forms/draft-note";
import { Form } from "@/forms/form";
import { SubmitButton } from "@/forms/submit-button";
import { SelectField, TextField } from "@/forms/text-fields";
import { useZodForm } from "@/forms/use-zod-form";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/ui/dialog";
import { useDropDrafts, useFormDraft } from "@/hooks/use-form-draft";
import { useReportDirty } from "@/hooks/use-report-dirty";
import { t } from "@/words";
import { nameTextField } from "../wording";
import { getTaskDraft, useSaveTask } from "./tasks-api";

const loadSchema = async () => (await import("@shared/validators/tasks")).createTaskSchema;

type Props = {
  applicationId: string;
  /** Null for a new one. */
  task: TaskView | null;
  people: readonly TaskPerson[];
  isOpen: boolean;
  onClose: () => void;
};

/** Adds a task, or changes one. */
export default function TaskDialog({ isOpen, onClose, ...props }: Props) {
  const [isDirty, setDirty] = useState(false);
  const dropDrafts = useDropDrafts();
  const close = () => {
    dropDrafts(getTaskDraft(props.applicationId, props.task?.id ?? null));
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={close} dirty={isDirty}>
      <DialogContent title={props.task ? t("Edit the task") : t("Add a task")}>
        <TaskForm {...props} onDirtyChange={setDirty} onDone={onClose} />
      </DialogContent>
    </Dialog>
  );
}

/** The values of the form: text in every field. */
type TaskValues = Record<keyof CreateTaskInput, string>;

const toValues = (task: TaskView | null): TaskValues => ({
  title: task?.title ?? "",
  dueDate: task?.dueDate ?? "",
  assigneeId: task?.assignee?.id ?? "",
  section: task?.section ?? "",
});

function TaskForm({
  applicationId,
  task,
  people,
  onDirtyChange,
  onDone,
}: Omit<Props, "isOpen" | "onClose"> & { onDirtyChange: (isDirty: boolean) => void; onDone: () => void }) {
  const save = useSaveTask(applicationId, task);
  const [before] = useState(() => toValues(task));
  const form = useZodForm(loadSchema, { defaultValues: before });
  const { isDirty, dirtyFields } = form.formState;
  const { restored } = useFormDraft(form, getTaskDraft(applicationId, task?.id ?? null));
  useReportDirty(isDirty, onDirtyChange);
  return (
    <Form
      form={form}
      pending={save.isPending}
      error={save.error}
      onSubmit={(input) => {
        // Somebody else may have changed the other fields meanwhile.
        const changed = Object.entries(input).filter(([field]) => !task || field in dirtyFields);
        save.mutate(Object.fromEntries(changed), { onSuccess: onDone });
      }}
    >
      <DraftNote restored={restored} />
      <TextField name="title" label={t("What is to be done")} autoComplete="off" required />
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <TextField name="dueDate" label={t("Until when")} type="date" />
        <SelectField
          name="assigneeId"
          label={t("Who does it")}
          options={[{ value: "", label: t("Anybody") }, ...people.map(toOption)]}
        />
      </div>
      <SelectField
        name="section"
        label={t("Which text it is about")}
        options={[
          { value: "", label: t("None of them") },
          ...TEXT_FIELDS.map((value) => ({ value, label: nameTextField(value) })),
        ]}
      />
      <DialogFooter className="mt-0!">
        <DialogClose>{t("Cancel")}</DialogClose>
        <SubmitButton>{t("Save task")}</SubmitButton>
      </DialogFooter>
    </Form>
  );
}

const toOption = ({ id, name, isCaller }: TaskPerson) => ({
  value: id,
  label: isCaller ? t("{name} (you)", { name }) : name,
});
