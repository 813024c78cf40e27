import { useQuery } from "@tanstack/react-query";
import { APPLICATION_STATUS_LABELS } from "@shared/constants/enums";
import type { OfferedOutcomeView } from "@shared/validators/obligations";
import type { EarlierAnswerView } from "@shared/validators/questions";
import { translateLabel } from "@shared/words/labels";
import { ErrorState } from "@/components/error-state";
import { Button } from "@/ui/button";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { formatDate } from "@/lib/format/dates";
import { joinFacts } from "@shared/words/facts";
import { t } from "@/words";
import { OldFigures } from "./answer-marks";
import { earlierAnswersQuery } from "./questions-api";

/** Up to three accepted answers to similar questions, each with where it comes from. */
export function EarlierAnswers({
  entityId,
  applicationId,
  question,
  onTake,
}: {
  entityId: string;
  applicationId: string;
  question: string;
  onTake: (answer: string) => void;
}) {
  const { data, isError, error, refetch } = useQuery(earlierAnswersQuery(entityId, applicationId, question));
  if (isError)
    return <ErrorState title={t("Earlier answers could not be loaded")} error={error} onRetry={refetch} />;
  if (!data)
    return (
      <SkeletonGroup label={t("Loading earlier answers")}>
        <Skeleton className="h-6 w-full" />
      </SkeletonGroup>
    );
  // An older server offers none.
  const outcomes = data.outcomes ?? [];
  if (data.answers.length === 0 && outcomes.length === 0)
    return (
      <p className="text-sm text-quiet">
        {t("No earlier answer fits. Answers that you accept are found here in later applications.")}
      </p>
    );
  return (
    <ul className="space-y-3">
      {data.answers.map((earlier) => (
        <li key={earlier.id} className="rounded-card border border-line bg-raised p-4">
          <Origin earlier={earlier} />
          <p dir="auto" className="mt-2 line-clamp-6 wrap-anywhere whitespace-pre-wrap">
            {earlier.answer}
          </p>
          <OldFigures text={earlier.answer} />
          <Button variant="outline" size="sm" className="mt-3" onClick={() => onTake(earlier.answer)}>
            {t("Use this answer")}
          </Button>
        </li>
      ))}
      {outcomes.map((outcome) => (
        <li key={outcome.id} className="rounded-card border border-line bg-raised p-4">
          <p dir="auto" className="font-semibold wrap-anywhere">
            {t("What came of “{application}”", {
              application: outcome.applicationTitle || t("Untitled Application"),
            })}
          </p>
          <p className="text-sm wrap-anywhere text-quiet">
            {joinFacts([outcome.funderName, formatDate(outcome.reachedOn)])}
          </p>
          <p dir="auto" className="mt-2 line-clamp-6 wrap-anywhere whitespace-pre-wrap">
            {toAnswer(outcome)}
          </p>
          <Button variant="outline" size="sm" className="mt-3" onClick={() => onTake(toAnswer(outcome))}>
            {t("Use this outcome")}
          </Button>
        </li>
      ))}
    </ul>
  );
}

const toAnswer = ({ figure, text }: OfferedOutcomeView) => (figure ? `${figure}: ${text}` : text);

function Origin({ earlier }: { earlier: EarlierAnswerView }) {
  const { question, applicationTitle, applicationStatus, acceptedAt, funderName, similarity } = earlier;
  return (
    <>
      <p dir="auto" className="font-semibold wrap-anywhere">
        {question}
      </p>
      <p className="text-sm wrap-anywhere text-quiet">
        {joinFacts([
          applicationTitle || t("Untitled Application"),
          funderName,
          translateLabel(APPLICATION_STATUS_LABELS[applicationStatus]),
          t("Accepted {date}", { date: formatDate(acceptedAt) ?? "" }),
          t("{n} % alike", { n: Math.round(similarity * 100) }),
        ])}
      </p>
    </>
  );
}
