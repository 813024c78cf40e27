import { useId, useState } from "react";
import { type LimitUnit, QUESTION_LIMIT_MAX } from "@shared/constants/questions";
import type { QuestionView } from "@shared/validators/questions";
import { Alert } from "@/ui/alert";
import { Button } from "@/ui/button";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/ui/dialog";
import { Input } from "@/ui/input";
import { Select } from "@/ui/select";
import { Textarea } from "@/ui/textarea";
import { useReportDirty } from "@/hooks/use-report-dirty";
import { userMessage } from "@/lib/api/api-client";
import { t } from "@/words";
import { UNIT_OPTIONS } from "./answer-marks";
import { useChangeQuestion } from "./questions-api";

type Props = { applicationId: string; question: QuestionView; isOpen: boolean; onClose: () => void };

/** Changes what a question asks and how long its answer may be. */
export default function EditQuestionDialog({ applicationId, question, isOpen, onClose }: Props) {
  const [isDirty, setDirty] = useState(false);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} dirty={isDirty}>
      <DialogContent title={t("Change the question")} description={t("The answer stays as it is.")}>
        <Fields {...{ applicationId, question }} onDirtyChange={setDirty} onDone={onClose} />
      </DialogContent>
    </Dialog>
  );
}

/** Mounted anew with each opening, so that it begins from what is stored. */
function Fields({
  applicationId,
  question,
  onDirtyChange,
  onDone,
}: Omit<Props, "isOpen" | "onClose"> & {
  onDirtyChange: (isDirty: boolean) => void;
  onDone: () => void;
}) {
  const id = useId();
  const [start] = useState(question);
  const [text, setText] = useState(start.question);
  const [limit, setLimit] = useState(start.limit === null ? "" : String(start.limit));
  const [unit, setUnit] = useState<LimitUnit>(start.unit ?? "words");
  const change = useChangeQuestion(applicationId, question);
  const number = limit.trim() === "" ? null : Number(limit);
  const isWrongLimit =
    number !== null && !(Number.isInteger(number) && number >= 1 && number <= QUESTION_LIMIT_MAX);
  const wanted = { question: text.trim(), limit: number, unit: number === null ? null : unit };
  const isDirty =
    wanted.question !== start.question || wanted.limit !== start.limit || wanted.unit !== start.unit;
  useReportDirty(isDirty, onDirtyChange);
  const submit = () => change.mutate({ ...wanted, version: start.version }, { onSuccess: onDone });
  return (
    <>
      {change.error && (
        <Alert tone="destructive" role="alert" className="mb-4">
          {userMessage(change.error, t("Failed to change the question"))}
        </Alert>
      )}
      <label htmlFor={id} className="text-[0.9375rem] font-semibold">
        {t("Question")}
      </label>
      <Textarea
        id={id}
        rows={4}
        className="mt-1.5"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="mt-4 flex flex-wrap gap-3">
        <div className="flex-1 basis-28">
          <label htmlFor={`${id}-limit`} className="text-[0.9375rem] font-semibold">
            {t("Longest answer")}
          </label>
          <Input
            id={`${id}-limit`}
            className="mt-1.5"
            inputMode="numeric"
            placeholder={t("No limit")}
            value={limit}
            aria-invalid={isWrongLimit || undefined}
            aria-describedby={isWrongLimit ? `${id}-wrong` : undefined}
            onChange={({ target }) => setLimit(target.value)}
          />
        </div>
        <div className="flex-1 basis-40">
          <label htmlFor={`${id}-unit`} className="text-[0.9375rem] font-semibold">
            {t("Counted in")}
          </label>
          <Select
            id={`${id}-unit`}
            className="mt-1.5"
            value={unit}
            options={UNIT_OPTIONS}
            onChange={({ target }) => setUnit(target.value as LimitUnit)}
          />
        </div>
      </div>
      {isWrongLimit && (
        <p id={`${id}-wrong`} className="mt-1.5 text-sm font-semibold text-destructive">
          {t("Write a whole number from 1 to {max}, or leave it empty.", { max: QUESTION_LIMIT_MAX })}
        </p>
      )}
      <DialogFooter>
        <DialogClose>{t("Cancel")}</DialogClose>
        <Button
          pending={change.isPending}
          disabled={wanted.question === "" || isWrongLimit || !isDirty}
          onClick={submit}
        >
          {t("Save question")}
        </Button>
      </DialogFooter>
    </>
  );
}
