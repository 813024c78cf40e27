import { Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { type LimitUnit, QUESTION_LIMIT_MAX } from "@shared/constants/questions";
import { type ParsedQuestion, parseQuestions } from "@shared/questions/parse-questions";
import { Button, IconButton } from "@/ui/button";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/ui/dialog";
import { Input } from "@/ui/input";
import { Select } from "@/ui/select";
import { Textarea } from "@/ui/textarea";
import { t } from "@/words";
import { UNIT_OPTIONS } from "./answer-marks";
import { useAddQuestions } from "./questions-api";

type Props = { applicationId: string; isOpen: boolean; onClose: () => void };

/** Takes a pasted list of questions, shows what was understood, and adds it once it is right. */
export default function PasteDialog({ applicationId, isOpen, onClose }: Props) {
  const [pasted, setPasted] = useState("");
  const [lines, setLines] = useState<ParsedQuestion[]>();
  const add = useAddQuestions(applicationId);
  const id = useId();
  const finish = () => {
    setPasted("");
    setLines(undefined);
    onClose();
  };
  const ready = (lines ?? []).filter(({ question, isHeading }) => !isHeading && question.trim() !== "");
  const submit = () =>
    add.mutate(
      {
        questions: ready.map(({ question, limit, unit }) => ({
          ...{ question, limit, unit: limit === null ? null : unit },
        })),
      },
      { onSuccess: finish },
    );
  return (
    <Dialog isOpen={isOpen} onClose={finish} dirty={pasted.trim() !== ""}>
      <DialogContent
        size="lg"
        title={t("Add questions of the funder")}
        description={t(
          "Paste the list as it is. Numbers, bullets and limits such as “max. 300 words” are understood.",
        )}
      >
        {lines ? (
          <>
            <p className="mb-3 text-quiet">
              {t("This is what was understood. Change what is wrong before you add it.")}
            </p>
            <ol className="space-y-4">
              {lines.map((line, index) => (
                <PreviewLine
                  key={index}
                  n={lines.slice(0, index + 1).filter(({ isHeading }) => !isHeading).length}
                  line={line}
                  onChange={(changed) => setLines(lines.map((other, i) => (i === index ? changed : other)))}
                  onRemove={() => setLines(lines.filter((_, i) => i !== index))}
                />
              ))}
            </ol>
            <DialogFooter>
              <Button variant="outline" onClick={() => setLines(undefined)}>
                {t("Back to the text")}
              </Button>
              <Button pending={add.isPending} disabled={ready.length === 0} onClick={submit}>
                {t.count(ready.length, "Add 1 question", "Add {n} questions")}
              </Button>
            </DialogFooter>
          </>
        ) : (
          <>
            <label htmlFor={id} className="text-[0.9375rem] font-semibold">
              {t("The funder’s questions")}
            </label>
            <Textarea
              id={id}
              rows={10}
              className="mt-1.5"
              value={pasted}
              onChange={({ target }) => setPasted(target.value)}
            />
            <DialogFooter>
              <DialogClose>{t("Cancel")}</DialogClose>
              <Button disabled={pasted.trim() === ""} onClick={() => setLines(parseQuestions(pasted))}>
                {t("Show what was understood")}
              </Button>
            </DialogFooter>
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}

function PreviewLine({
  n,
  line,
  onChange,
  onRemove,
}: {
  n: number;
  line: ParsedQuestion;
  onChange: (line: ParsedQuestion) => void;
  onRemove: () => void;
}) {
  const { question, limit, unit, isHeading } = line;
  if (isHeading)
    return (
      <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3">
        <p className="min-w-0 flex-1 basis-40">
          <span className="block text-sm text-quiet">{t("A heading, left out")}</span>
          <span dir="auto" className="font-semibold wrap-anywhere">
            {question}
          </span>
        </p>
        <Button
          variant="ghost"
          size="sm"
          aria-label={t("Take “{text}” as a question", { text: question })}
          onClick={() => onChange({ ...line, isHeading: undefined })}
        >
          {t("It is a question")}
        </Button>
      </li>
    );
  return (
    <li className="rounded-card border border-line p-3">
      <Textarea
        rows={2}
        className="min-h-16"
        aria-label={t("Question {n}", { n })}
        value={question}
        onChange={({ target }) => onChange({ ...line, question: target.value })}
      />
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Input
          className="w-24 flex-1 sm:flex-none"
          type="number"
          min={1}
          max={QUESTION_LIMIT_MAX}
          aria-label={t("Limit of question {n}", { n })}
          placeholder={t("No limit")}
          value={limit ?? ""}
          onChange={({ target }) => {
            const typed = Math.floor(Number(target.value));
            onChange({ ...line, limit: typed >= 1 ? typed : null, unit: unit ?? "words" });
          }}
        />
        <Select
          className="w-40 flex-1 sm:flex-none"
          aria-label={t("Unit of the limit of question {n}", { n })}
          value={unit ?? "words"}
          options={UNIT_OPTIONS}
          onChange={({ target }) => onChange({ ...line, unit: target.value as LimitUnit })}
        />
        <IconButton className="ms-auto" label={t("Leave out question {n}", { n })} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}
