import type { CommentView } from "@shared/validators/comments";
import { DraftNote } from "@/forms/draft-note";
import { Form } from "@/forms/form";
import { SubmitButton } from "@/forms/submit-button";
import { TextareaField } from "@/forms/text-fields";
import { useZodForm } from "@/forms/use-zod-form";
import { useFormDraft } from "@/hooks/use-form-draft";
import type { ApplicationView } from "@shared/validators/applications";
import { Button } from "@/ui/button";
import { t } from "@/words";
import { type CommentInput, useSaveComment } from "./comments-api";
import { listMentioned, MentionSelect, useMentionable } from "./mention-select";

const loadSchema = async () => (await import("@shared/validators/comments")).commentFormSchema;

/** Writes a comment, a reply or a suggestion, or changes one's own comment. What is typed is kept until it is sent. */
export function CommentForm({
  application,
  about,
  label,
  submitLabel,
  draft,
  before,
  replacement,
  onDone,
}: {
  application: ApplicationView;
  /** What goes along with what is typed: the words, the thread, or the id of the comment that is changed. */
  about: CommentInput;
  label: string;
  submitLabel: string;
  /** Names its draft in this browser among those of the application. */
  draft: string;
  /** The comment that is changed. */
  before?: CommentView;
  /** The words that a suggestion begins with. */
  replacement?: string;
  onDone: () => void;
}) {
  const isSuggestion = replacement !== undefined;
  const save = useSaveComment(application.id);
  const people = useMentionable(application.entityId) ?? before?.mentions ?? [];
  const form = useZodForm(loadSchema, {
    defaultValues: { text: before?.text ?? "", ...(isSuggestion && { replacement }) },
  });
  const { restored, drop } = useFormDraft(form, `comment:${application.id}:${draft}`);

  const mention = (name: string, element: HTMLFormElement | null) => {
    const box = element?.elements.namedItem("text");
    if (!(box instanceof HTMLTextAreaElement)) return;
    const { value, selectionStart: at, selectionEnd: end } = box;
    const inserted = `${at > 0 && !/\s$/.test(value.slice(0, at)) ? " " : ""}@${name} `;
    form.setValue("text", value.slice(0, at) + inserted + value.slice(end), { shouldDirty: true });
    box.focus();
    box.setSelectionRange(at + inserted.length, at + inserted.length);
  };

  return (
    <Form
      form={form}
      label={label}
      pending={save.isPending}
      error={save.error}
      errorFallback={t("The comment could not be saved")}
      className="gap-3"
      onSubmit={(values) =>
        save.mutate(
          { ...about, ...values, mentions: listMentioned(values.text, people) },
          {
            onSuccess: () => {
              drop();
              onDone();
            },
          },
        )
      }
    >
      <DraftNote restored={restored} />
      {isSuggestion && <TextareaField name="replacement" label={t("New words")} rows={2} autoFocus />}
      <TextareaField
        name="text"
        label={isSuggestion ? t("Why (optional)") : label}
        rows={2}
        required={!isSuggestion}
        autoFocus={!isSuggestion}
      />
      <div className="flex flex-wrap items-center gap-2 max-md:[&>*]:w-full">
        <MentionSelect people={people} onPick={mention} />
        <SubmitButton size="sm">{submitLabel}</SubmitButton>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            drop();
            onDone();
          }}
        >
          {t("Cancel")}
        </Button>
      </div>
    </Form>
  );
}
