import { useQuery } from "@tanstack/react-query";
import { useCallback, useRef, useState } from "react";
import { Plus } from "lucide-react";
import type { ApplicationView } from "@shared/validators/applications";
import type { QuestionsView } from "@shared/validators/questions";
import { ErrorState } from "@/components/error-state";
import { Button } from "@/ui/button";
import { Card, CardHeader } from "@/ui/card";
import { lazyDialog, useOpening } from "@/ui/lazy-dialog";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { useMayEdit } from "@/lib/entity-rights";
import { t } from "@/words";
import { QuestionRow } from "./question-row";
import { offersQuery, questionsQuery } from "./questions-api";

const standardDialog = lazyDialog(() => import("./standard-dialog"));
const pasteDialog = lazyDialog(() => import("./paste-dialog"));

/** What the funder asks in an application, and the answers. */
export default function QuestionsCard({ application }: { application: ApplicationView }) {
  const { data, isError, error, refetch, isFetching } = useQuery(questionsQuery(application.id));
  // The server has no questions.
  if (data === null) return null;
  return (
    <Card>
      {data ? (
        <Questions application={application} view={data} />
      ) : (
        <>
          <CardHeader title={t("Questions of the funder")} />
          {isError ? (
            <ErrorState
              title={t("The questions could not be loaded")}
              error={error}
              onRetry={refetch}
              retrying={isFetching}
            />
          ) : (
            <SkeletonGroup label={t("Loading the questions")}>
              <Skeleton className="h-6 w-full" />
            </SkeletonGroup>
          )}
        </>
      )}
    </Card>
  );
}

function Questions({ application, view }: { application: ApplicationView; view: QuestionsView }) {
  const { questions, criteria = [] } = view;
  const isEditable = useMayEdit(application.entityId);
  // Each press fills the boxes that are empty then.
  const [fills, setFills] = useState(0);
  const { open, wasOpened, shown } = useOpening();
  const standard = useOpening();
  const list = useRef<HTMLOListElement>(null);
  const noQuestions = useRef<HTMLParagraphElement>(null);
  // The row of a deleted question is gone with its focus.
  const keepFocus = useCallback(() => {
    if (document.activeElement === document.body) (list.current ?? noQuestions.current)?.focus();
  }, []);
  pasteDialog.usePreload();
  const hasEmpty = isEditable && questions.some(({ answer }) => answer === null);
  const { data: offered } = useQuery({ ...offersQuery(application.id), enabled: hasEmpty });
  const offers = new Map(offered?.offers.map((offer) => [offer.questionId, offer]));
  const count = questions.filter(({ id, answer }) => answer === null && offers.has(id)).length;
  const answered = questions.filter(({ answer }) => answer !== null).length;
  return (
    <>
      <CardHeader
        title={t("Questions of the funder")}
        description={
          questions.length > 0
            ? t("{n} of {all} answered", { n: answered, all: questions.length })
            : undefined
        }
        actions={
          isEditable && (
            <div className="flex flex-wrap gap-2">
              <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={open}>
                <Plus aria-hidden="true" />
                {t("Add questions")}
              </Button>
              <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={standard.open}>
                {t("Standard questions")}
              </Button>
            </div>
          )
        }
      />
      {count > 0 && (
        <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p role="status" className="font-semibold">
            {t("{n} of {all} have an earlier answer", { n: count, all: questions.length })}
          </p>
          <Button variant="outline" size="sm" className="max-w-full" onClick={() => setFills(fills + 1)}>
            {t("Fill from earlier answers")}
          </Button>
        </div>
      )}
      {questions.length === 0 ? (
        <p ref={noQuestions} tabIndex={-1} className="text-quiet outline-none">
          {isEditable
            ? t(
                "No questions yet. Paste the funder’s list: answers that you accept are found again for the next funder.",
              )
            : t("No questions yet.")}
        </p>
      ) : (
        <ol ref={list} tabIndex={-1} className="divide-y divide-line outline-none">
          {questions.map((question, place) => (
            <QuestionRow
              key={question.id}
              application={application}
              question={question}
              criterion={criteria.find(({ questionId }) => questionId === question.id)}
              place={place}
              isLast={place === questions.length - 1}
              mayEdit={isEditable}
              offer={offers.get(question.id)}
              fills={fills}
              onGone={keepFocus}
            />
          ))}
        </ol>
      )}
      {standard.wasOpened && (
        <standardDialog.Dialog applicationId={application.id} questions={questions} {...standard.shown} />
      )}
      {wasOpened && <pasteDialog.Dialog applicationId={application.id} {...shown} />}
    </>
  );
}
