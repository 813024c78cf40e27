import type { Question } from "@shared/constants/questionnaires/questions";
import type { ProfileView } from "@shared/validators/entities";
import { translateLabel } from "@shared/words/labels";
import { FactList } from "@/components/fact-list";
import { Alert } from "@/ui/alert";
import { explainReadOnly } from "@/lib/entity-rights";
import { describeAnswer } from "../answers-form";
import { t } from "@/words";

/** The questions of a profile with their answers, for who may read but not change them. */
export function AnswersView({
  questions,
  profile,
}: {
  questions: readonly Question[];
  profile: ProfileView;
}) {
  const facts = questions.map((question) => {
    const answer = describeAnswer(question, profile[question.fieldName]);
    return {
      label: translateLabel(question.label),
      value: answer ? (
        <span dir="auto" className="whitespace-pre-line">
          {answer}
        </span>
      ) : (
        <span className="font-normal text-quiet">{t("Not stated")}</span>
      ),
    };
  });
  return (
    <div className="space-y-5">
      <Alert>{explainReadOnly()}</Alert>
      <FactList facts={facts} />
    </div>
  );
}
