import { useState } from "react";
import { APPLICATION_STATUS_LABELS } from "@shared/constants/enums";
import { PAST_RESULTS } from "@shared/constants/past-answers";
import { QUESTIONS_PER_APPLICATION } from "@shared/constants/questions";
import type { PastAnswersView } from "@shared/validators/past-answers";
import { translateLabel } from "@shared/words/labels";
import { LiveRegion } from "@/components/live-region";
import { Form } from "@/forms/form";
import { SubmitButton } from "@/forms/submit-button";
import { SelectField, TextField } from "@/forms/text-fields";
import { useZodForm } from "@/forms/use-zod-form";
import { useReportDirty } from "@/hooks/use-report-dirty";
import { Alert } from "@/ui/alert";
import { Button } from "@/ui/button";
import { DialogFooter } from "@/ui/dialog";
import { t } from "@/words";
import { type Proposal, ProposedAnswer } from "./proposed-answer";
import { useKeepPastAnswers } from "./past-answers-api";

const loadSchema = async () => (await import("@shared/validators/past-answers")).pastApplicationSchema;

type Props = {
  found: PastAnswersView;
  onDirtyChange: (isDirty: boolean) => void;
  onBack: () => void;
  onKept: () => void;
};

/** Asks what the application was, and for each answer whether it is kept. */
export function ProposedAnswers({ found, onDirtyChange, onBack, onKept }: Props) {
  const { documentId, documentName, unanswered, more } = found;
  const [proposals, setProposals] = useState<Proposal[]>(() =>
    found.answers.map((answer) => ({ ...answer, isAccepted: false })),
  );
  const keep = useKeepPastAnswers(documentId, onKept);
  const form = useZodForm(loadSchema, {
    defaultValues: { title: documentName, funderName: "", submittedDate: "", status: "" },
  });
  const accepted = proposals.filter(
    ({ isAccepted, question, answer }) => isAccepted && question.trim() !== "" && answer.trim() !== "",
  );
  const isChanged = proposals.some(
    (one, at) =>
      one.isAccepted ||
      one.question !== found.answers[at]?.question ||
      one.answer !== found.answers[at]?.answer,
  );
  useReportDirty(form.formState.isDirty || isChanged, onDirtyChange);
  if (proposals.length === 0) return <NothingFound unanswered={unanswered} onBack={onBack} />;
  return (
    <Form
      form={form}
      pending={keep.isPending}
      error={keep.error}
      onSubmit={(told) =>
        keep.mutate({
          ...{ title: told.title, funderName: told.funderName, status: told.status },
          submittedDate: told.submittedDate ?? null,
          answers: accepted.map(({ question, answer, limit, unit }) => ({ question, answer, limit, unit })),
        })
      }
    >
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <TextField name="title" label={t("Name of the call")} autoComplete="off" required />
        <TextField name="funderName" label={t("Funder")} autoComplete="off" required />
        <TextField name="submittedDate" label={t("Sent on")} type="date" />
        <SelectField
          name="status"
          label={t("What became of it")}
          options={[
            { value: "", label: t("Choose…") },
            ...PAST_RESULTS.map((value) => ({
              value,
              label: translateLabel(APPLICATION_STATUS_LABELS[value]),
            })),
          ]}
          required
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-60 text-quiet">
          {t("Look at each answer: change what is wrong, and accept what you would use again.")}
        </p>
        <Button
          variant="ghost"
          size="sm"
          disabled={accepted.length === proposals.length}
          onClick={() => setProposals(proposals.map((one) => ({ ...one, isAccepted: true })))}
        >
          {t("Accept all {n}", { n: proposals.length })}
        </Button>
      </div>
      <LiveRegion>{t("{n} of {all} accepted", { n: accepted.length, all: proposals.length })}</LiveRegion>
      <ol className="space-y-4">
        {proposals.map((proposal, index) => (
          <ProposedAnswer
            key={index}
            n={index + 1}
            proposal={proposal}
            onChange={(changed) =>
              setProposals(proposals.map((one, at) => (at === index ? { ...one, ...changed } : one)))
            }
          />
        ))}
      </ol>
      {more > 0 && (
        <Alert tone="warning">
          {t("An application keeps at most {most} answers. {n} more stand in the file and are not listed.", {
            ...{ most: QUESTIONS_PER_APPLICATION, n: more },
          })}
        </Alert>
      )}
      <Unanswered questions={unanswered} />
      <DialogFooter className="mt-0!">
        <Button variant="outline" onClick={onBack} disabled={keep.isPending}>
          {t("Another file")}
        </Button>
        <SubmitButton disabled={accepted.length === 0}>
          {accepted.length === 0
            ? t("Keep the accepted answers")
            : t.count(accepted.length, "Keep 1 answer", "Keep {n} answers")}
        </SubmitButton>
      </DialogFooter>
    </Form>
  );
}

function NothingFound({ unanswered, onBack }: { unanswered: readonly string[]; onBack: () => void }) {
  return (
    <div className="space-y-5">
      <Alert tone="warning">
        <p className="font-semibold">{t("No answers were found in this file")}</p>
        <p>
          {t(
            "Questions are found where they have numbers, end with a question mark or say what to write, with their answers below or beside them. A scan has no text to read.",
          )}
        </p>
      </Alert>
      <Unanswered questions={unanswered} />
      <DialogFooter className="mt-0!">
        <Button variant="outline" onClick={onBack}>
          {t("Another file")}
        </Button>
      </DialogFooter>
    </div>
  );
}

function Unanswered({ questions }: { questions: readonly string[] }) {
  if (questions.length === 0) return null;
  return (
    <div>
      <p className="font-semibold">
        {t.count(
          questions.length,
          "1 question has no answer in the file:",
          "{n} questions have no answer in the file:",
        )}
      </p>
      <ul className="mt-1 list-disc space-y-1 ps-5 text-quiet">
        {questions.map((question, index) => (
          <li key={index} dir="auto" className="wrap-anywhere">
            {question}
          </li>
        ))}
      </ul>
    </div>
  );
}
