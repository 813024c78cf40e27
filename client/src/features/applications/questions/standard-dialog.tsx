import { useState } from "react";
import { QUESTIONS_PER_APPLICATION } from "@shared/constants/questions";
import { STANDARD_QUESTIONS, type StandardQuestion } from "@shared/questions/standard-questions";
import type { QuestionView } from "@shared/validators/questions";
import { currentLanguage, describeLanguage, type Language, LANGUAGES } from "@shared/words/language";
import { translateLabel } from "@shared/words/labels";
import { Button } from "@/ui/button";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/ui/dialog";
import { Select } from "@/ui/select";
import { t } from "@/words";
import { useAddQuestions } from "./questions-api";

type Props = { applicationId: string; questions: QuestionView[]; isOpen: boolean; onClose: () => void };

const ALL: readonly StandardQuestion[] = STANDARD_QUESTIONS.flatMap(({ questions }) => questions);

const wordIn = (one: StandardQuestion, language: Language) => one[language] ?? one.en;

/** Adds questions that funders usually ask, for whoever wants to prepare the answers before a call comes. */
export default function StandardDialog({ applicationId, questions, isOpen, onClose }: Props) {
  const [language, setLanguage] = useState<Language>(currentLanguage());
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const add = useAddQuestions(applicationId);
  const asked = new Set(questions.map(({ question }) => question));
  const open = ALL.filter((one) => !LANGUAGES.some((each) => asked.has(wordIn(one, each))));
  const ready = open.filter(({ id }) => chosen.has(id));
  const room = QUESTIONS_PER_APPLICATION - questions.length;
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const submit = () =>
    add.mutate(
      { questions: ready.map((one) => ({ question: wordIn(one, language) })) },
      {
        onSuccess: () => {
          setChosen(new Set());
          onClose();
        },
      },
    );
  return (
    <Dialog isOpen={isOpen} onClose={onClose} dirty={chosen.size > 0}>
      <DialogContent
        size="lg"
        title={t("Add standard questions")}
        description={t(
          "Questions that most funders ask, in our own words. Choose those that you want to answer.",
        )}
      >
        <div className="mb-4 flex flex-wrap items-center gap-2">
          <Select
            aria-label={t("Language of the questions")}
            className="w-full sm:w-48"
            value={language}
            options={LANGUAGES.map((value) => ({ value, label: describeLanguage(value).name }))}
            onChange={({ target }) => setLanguage(target.value as Language)}
          />
          <Button variant="outline" size="sm" onClick={() => setChosen(new Set(open.map(({ id }) => id)))}>
            {t("Choose all")}
          </Button>
          <Button variant="ghost" size="sm" onClick={() => setChosen(new Set())}>
            {t("Choose none")}
          </Button>
        </div>
        {STANDARD_QUESTIONS.map((group) => (
          <fieldset key={group.id} className="mb-4">
            <legend className="mb-1 font-semibold">{translateLabel(group.title)}</legend>
            {group.questions.map((one) => {
              const isOpenOne = open.includes(one);
              return (
                <label key={one.id} className="flex min-h-11 items-start gap-3 py-2">
                  <input
                    type="checkbox"
                    className="mt-0.5 size-6 shrink-0 accent-primary"
                    checked={!isOpenOne || chosen.has(one.id)}
                    disabled={!isOpenOne}
                    onChange={() => toggle(one.id)}
                  />
                  <span lang={language} className="wrap-anywhere">
                    {wordIn(one, language)}
                    {!isOpenOne && (
                      <span className="text-quiet">
                        {"\u00A0· "}
                        {t("already there")}
                      </span>
                    )}
                  </span>
                </label>
              );
            })}
          </fieldset>
        ))}
        {ready.length > room && (
          <p role="alert" className="text-sm font-semibold text-destructive">
            {t("An application can have at most {n} questions", { n: QUESTIONS_PER_APPLICATION })}
          </p>
        )}
        <DialogFooter>
          <DialogClose>{t("Cancel")}</DialogClose>
          <Button
            pending={add.isPending}
            disabled={ready.length === 0 || ready.length > room}
            onClick={submit}
          >
            {t.count(ready.length, "Add 1 question", "Add {n} questions")}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
