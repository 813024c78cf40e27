import { Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { LIMIT_UNITS, type LimitUnit, QUESTION_LIMIT_MAX } from "@shared/constants/questions";
import { type ParsedQuestion, parseQuestions } from "@shared/questions/parse-questions";
import { Button, IconButton } from "@/ui/button";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/ui/dialog";
import { Input } from "@/ui/input";
import { Select } from "@/ui/select";
import { Textarea } from "@/ui/textarea";
import { t } from "@/words";
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
  const ready = (lines ?? []).filter(({ question }) => question.trim() !== "");
  const submit = () =>
    add.mutate(
      { questions: ready.map((line) => ({ ...line, unit: line.limit === null ? null : line.unit })) },
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
                  n={index + 1}
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

const UNITS: Record<LimitUnit, string> = { words: t("words"), characters: t("characters") };

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
  const { question, limit, unit } = line;
  return (
    <li className="rounded-card border border-line p-3">
      <Textarea
        rows={2}
        className="min-h-16"
        aria-label={t("Question {n}", { n })}
        value={question}
        onChange={({ target }) => onChange({ ...line, question: target.value })}
      />
      <div className="mt-2 flex items-center gap-2">
        <Input
          className="w-28"
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
          className="w-36"
          aria-label={t("Unit of the limit of question {n}", { n })}
          value={unit ?? "words"}
          options={LIMIT_UNITS.map((value) => ({ value, label: UNITS[value] }))}
          onChange={({ target }) => onChange({ ...line, unit: target.value as LimitUnit })}
        />
        <IconButton className="ml-auto" label={t("Leave out question {n}", { n })} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}
