import { useForm, useWatch, type Control } from "react-hook-form";
import type { Question } from "@shared/constants/questionnaires/questions";
import type { EntityView, ProfileView } from "@shared/validators/entities";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { DialogClose } from "@/components/ui/dialog";
import { useReportDirty } from "@/hooks/use-report-dirty";
import {
  changedAnswers,
  countOpenRequired,
  rawAnswers,
  unreadableFields,
  type RawAnswers,
} from "../answers-form";
import { useSaveProfile } from "../api";
import { QuestionField } from "./question-field";

/**
 * Questions of a profile, filled with what is stored. Saving sends what was changed; an open required question
 * never stands in its way, only text that is no answer at all does.
 */
export function AnswersForm({
  entity,
  questions,
  profile,
  submitLabel,
  onDirtyChange,
  onSaved,
}: {
  entity: EntityView;
  questions: readonly Question[];
  profile: ProfileView;
  submitLabel: string;
  onDirtyChange: (isDirty: boolean) => void;
  onSaved: () => void;
}) {
  const save = useSaveProfile(entity.id);
  const form = useForm<RawAnswers>({
    // As it was when the form opened: a refresh of the data must not touch what is being typed.
    defaultValues: rawAnswers(questions, profile),
    mode: "onSubmit",
    reValidateMode: "onChange",
    resolver: (values) => {
      const unreadable = unreadableFields(questions, values);
      if (unreadable.length === 0) return { values, errors: {} };
      const error = { type: "unreadable", message: "Must be a whole number" };
      return { values: {}, errors: Object.fromEntries(unreadable.map((name) => [name, error])) };
    },
  });
  const { isDirty, defaultValues } = form.formState;
  useReportDirty(isDirty, onDirtyChange);

  const handleSubmit = (submitted: RawAnswers) => {
    const changes = changedAnswers(questions, submitted, defaultValues as RawAnswers);
    const finish = () => {
      keepAsStored(submitted);
      onSaved();
    };
    if (Object.keys(changes).length === 0) finish();
    else save.mutate(changes, { onSuccess: finish });
  };
  /** What was submitted is stored now; what was typed while it was on its way remains an edit. */
  const keepAsStored = (submitted: RawAnswers) => {
    const now = form.getValues();
    form.reset(submitted);
    for (const [name, value] of Object.entries(now)) {
      if (JSON.stringify(value) !== JSON.stringify(submitted[name]))
        form.setValue(name, value, { shouldDirty: true });
    }
  };

  return (
    <Form
      form={form}
      pending={save.isPending}
      error={save.error}
      onSubmit={handleSubmit} // What gets the focus must not end up behind the footer.
      className="gap-6 [&_:is(input,select,textarea,button)]:scroll-mb-28"
    >
      {questions.map((question) => (
        <QuestionField key={question.id} question={question} />
      ))}
      {/* Stays in view at the dialog's lower edge, over the padding there. */}
      <div className="sticky bottom-[calc(-1*max(0.75rem,env(safe-area-inset-bottom)))] z-10 -mx-5 -mb-[max(0.75rem,env(safe-area-inset-bottom))] flex flex-wrap items-center justify-end gap-x-3 gap-y-2 border-t border-line bg-surface px-5 pt-3 pb-safe md:-bottom-6 md:-mx-6 md:-mb-6 md:rounded-b-card md:px-6 md:pb-4">
        <RequiredLeft control={form.control} questions={questions} />
        <DialogClose className="max-sm:hidden">Finish later</DialogClose>
        <SubmitButton className="max-sm:w-full">{submitLabel}</SubmitButton>
      </div>
    </Form>
  );
}

/** Its own component, because it follows every key. */
function RequiredLeft({
  control,
  questions,
}: {
  control: Control<RawAnswers>;
  questions: readonly Question[];
}) {
  const values = useWatch({ control });
  const left = countOpenRequired(questions, values as RawAnswers);
  return (
    <p className="mr-auto text-sm text-quiet max-sm:w-full">
      {left === 0
        ? "All required questions answered"
        : `${left} required ${left === 1 ? "question" : "questions"} left`}
    </p>
  );
}
