import { useState } from "react";
import { useForm, useWatch, type Control } from "react-hook-form";
import type { Question } from "@shared/constants/questionnaires/questions";
import type { EntityView, ProfileView } from "@shared/validators/entities";
import { DraftNote } from "@/forms/draft-note";
import { Form } from "@/forms/form";
import { mergeServerValues } from "@/forms/keep-typed";
import { SubmitButton } from "@/forms/submit-button";
import { DialogClose } from "@/ui/dialog";
import { useFormDraft } from "@/hooks/use-form-draft";
import { useReportDirty } from "@/hooks/use-report-dirty";
import { useCurrentUser } from "@/lib/api/current-user";
import {
  listChangedAnswers,
  countOpenRequired,
  toRawAnswers,
  listInvalidFields,
  type RawAnswers,
} from "../answers-form";
import { useSaveProfile } from "../api";
import { CURRENCY, listSuggestions, getValues } from "../suggestions";
import { t } from "@/words";
import { QuestionField } from "./question-field";
import { CurrencyField, SuggestedField } from "./suggested-field";

/**
 * The questions of a profile with their stored answers, or suggested ones where nothing is stored. Saving sends the differences; open
 * required questions do not prevent it, only invalid text does.
 */
export function AnswersForm({
  entity,
  questions,
  profile,
  draftName,
  submitLabel,
  onDirtyChange,
  onSaved,
}: {
  entity: EntityView;
  questions: readonly Question[];
  profile: ProfileView;
  /** The name of the draft in this browser. */
  draftName: string;
  submitLabel: string;
  onDirtyChange: (isDirty: boolean) => void;
  onSaved: () => void;
}) {
  const save = useSaveProfile(entity.id);
  const { user } = useCurrentUser();
  // The state when the form opened: reading the data again must not touch what is being typed.
  const [stored, setStored] = useState(() => toRawAnswers(questions, profile));
  const [suggestions] = useState(() => listSuggestions(entity.type, questions, stored, user));
  const form = useForm<RawAnswers>({
    defaultValues: { ...stored, ...getValues(suggestions) },
    mode: "onSubmit",
    reValidateMode: "onChange",
    resolver: (values) => {
      const unreadable = listInvalidFields(questions, values);
      if (unreadable.length === 0) return { values, errors: {} };
      const error = { type: "unreadable", message: t("Must be a whole number") };
      return { values: {}, errors: Object.fromEntries(unreadable.map((name) => [name, error])) };
    },
  });
  useReportDirty(form.formState.isDirty, onDirtyChange);
  const draft = useFormDraft(form, draftName);

  const handleSubmit = (submitted: RawAnswers) => {
    const changes = listChangedAnswers(questions, submitted, stored);
    const finish = () => {
      draft.drop();
      setStored(submitted);
      mergeServerValues(form, submitted);
      onSaved();
    };
    if (Object.keys(changes).length === 0) finish();
    else save.mutate(changes, { onSuccess: finish });
  };

  return (
    <Form
      form={form}
      pending={save.isPending}
      error={save.error}
      onSubmit={handleSubmit} // What gets the focus must not end up behind the footer.
      className="gap-6 [&_:is(input,select,textarea,button)]:scroll-mb-28"
    >
      <DraftNote restored={draft.restored} />
      {questions.map((question) => {
        const { id, fieldName } = question;
        const suggestion = stored[fieldName] === "" ? suggestions[fieldName] : undefined;
        if (fieldName === CURRENCY && stored[fieldName] === "")
          return <CurrencyField key={id} question={question} initial={suggestion?.value ?? ""} />;
        return suggestion ? (
          <SuggestedField key={id} question={question} suggestion={suggestion} />
        ) : (
          <QuestionField key={id} question={question} />
        );
      })}
      {/* Stays in view at the dialog's lower edge, over the padding there. */}
      <div className="sticky bottom-[calc(-1*max(0.75rem,env(safe-area-inset-bottom)))] z-10 -mx-5 -mb-[max(0.75rem,env(safe-area-inset-bottom))] flex flex-wrap items-center justify-end gap-x-3 gap-y-2 border-t border-line bg-surface px-5 pt-3 pb-safe md:-bottom-6 md:-mx-6 md:-mb-6 md:rounded-b-card md:px-6 md:pb-4">
        <RequiredLeft control={form.control} questions={questions} />
        <DialogClose className="max-sm:hidden">{t("Finish later")}</DialogClose>
        <SubmitButton className="max-sm:w-full">{submitLabel}</SubmitButton>
      </div>
    </Form>
  );
}

/** A component of its own, because it renders with every key. */
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
    <p className="me-auto text-sm text-quiet max-sm:w-full">
      {left === 0
        ? t("All required questions answered")
        : t.count(left, "1 required question left", "{n} required questions left")}
    </p>
  );
}
