import { useState } from "react";
import { type AnswerDraft, findKeptSentences } from "@shared/questions/answer-draft";
import type { ApplicationView } from "@shared/validators/applications";
import type { QuestionView } from "@shared/validators/questions";
import { describeLanguage, type Language, LANGUAGES } from "@shared/words/language";
import { useAiQuestion } from "@/components/ai-consent/use-ai-question";
import { StopButton } from "@/components/stop-button";
import { Button } from "@/ui/button";
import { Select } from "@/ui/select";
import { formatDateTime } from "@/lib/format/dates";
import { t } from "@/words";
import { AiForbidden } from "../components/ai-forbidden";
import { ASKED_PROVIDER } from "../receive-draft";
import { formatProvider } from "../wording";
import { nameRun, runPath, useDraftAnswer } from "./questions-api";
import { SourcedSentences } from "./sourced-sentences";

const LANGUAGE_OPTIONS = [
  { value: "", label: t("Language of the call") },
  ...LANGUAGES.map((value) => ({ value, label: describeLanguage(value).name })),
];

type Props = {
  application: ApplicationView;
  question: QuestionView;
  /** What stands in the box. */
  text: string;
  onTake: (text: string) => void;
};

/** The drafts of an answer, each by itself, and what writes another. None is in the answer before it is taken over. */
export default function DraftsPanel({ application, question, text, onTake }: Props) {
  const [language, setLanguage] = useState<Language | "">("");
  const draft = useDraftAnswer(application.id, question);
  const ai = useAiQuestion();
  const write = (aiProvider: typeof ASKED_PROVIDER | "builtin") =>
    draft.mutate({ aiProvider, language: language || null, runId: nameRun() });
  // The button that was pressed is the one that waits.
  const waitsFor = draft.isPending ? draft.variables.aiProvider : undefined;
  const kept = findKeptSentences(text, question.drafts);
  return (
    <div className="mt-3 space-y-4">
      <div className="flex flex-wrap items-end gap-2">
        <Select
          aria-label={t("Language of the draft")}
          className="w-full sm:w-56"
          value={language}
          options={LANGUAGE_OPTIONS}
          onChange={({ target }) => setLanguage(target.value as Language | "")}
        />
        {!application.forbidsAi && (
          <Button
            variant="secondary"
            size="sm"
            pending={waitsFor === ASKED_PROVIDER || ai.isAsking}
            disabled={waitsFor === "builtin"}
            onClick={() =>
              ai.ask({
                ...{ entityId: application.entityId, use: "drafts", provider: ASKED_PROVIDER },
                go: () => write(ASKED_PROVIDER),
              })
            }
          >
            {t("Write a draft")}
          </Button>
        )}
        <Button
          variant="outline"
          size="sm"
          pending={waitsFor === "builtin"}
          disabled={waitsFor === ASKED_PROVIDER}
          onClick={() => write("builtin")}
        >
          {t("Put together without AI")}
        </Button>
        {draft.isPending && (
          <StopButton
            path={runPath(application.id, question, draft.variables.runId)}
            label={t("Stop the draft")}
          />
        )}
      </div>
      {application.forbidsAi && <AiForbidden applicationId={application.id} />}
      <p className="text-sm text-quiet">
        {t(
          "Made only of your profile, your documents and accepted answers. Press a sentence to see the words that it rests on. Without AI nothing is translated.",
        )}
      </p>
      {question.drafts.map((one, at) => (
        <Draft key={one.id} draft={one} n={question.drafts.length - at} text={text} onTake={onTake} />
      ))}
      {kept.length > 0 && (
        <section>
          <h4 className="mb-2 font-semibold">{t("In your answer, with their sources")}</h4>
          <SourcedSentences label={t("Sentences of your answer that have a source")} sentences={kept} />
        </section>
      )}
      {ai.question}
    </div>
  );
}

function Draft({
  draft,
  n,
  text,
  onTake,
}: { draft: AnswerDraft; n: number } & Pick<Props, "text" | "onTake">) {
  const { aiProvider, language, createdAt, sentences, leftOut } = draft;
  const whole = sentences.map((sentence) => sentence.text).join(" ");
  const isEmpty = text.trim() === "";
  return (
    <section>
      <h4 className="font-semibold">{t("Draft {n}", { n })}</h4>
      <p className="mb-2 text-sm text-quiet">
        {[
          aiProvider === "builtin" ? t("Put together without AI") : formatProvider(aiProvider),
          describeLanguage(language).name,
          formatDateTime(createdAt),
          leftOut > 0 &&
            t.count(
              leftOut,
              "1 sentence without a source left out",
              "{n} sentences without a source left out",
            ),
        ]
          .filter(Boolean)
          .join("\u00A0· ")}
      </p>
      <SourcedSentences label={t("Sentences of draft {n}", { n })} sentences={sentences} />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={() => onTake(whole)}>
          {isEmpty ? t("Use draft {n}", { n }) : t("Replace your text with draft {n}", { n })}
        </Button>
        {!isEmpty && (
          <Button variant="outline" size="sm" onClick={() => onTake(`${text.trimEnd()}\n\n${whole}`)}>
            {t("Add draft {n} below your text", { n })}
          </Button>
        )}
      </div>
    </section>
  );
}
