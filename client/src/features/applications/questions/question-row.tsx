import { ArrowDown, ArrowUp, Pencil, Trash2 } from "lucide-react";
import { useEffect, useId, useState } from "react";
import type { ApplicationView } from "@shared/validators/applications";
import type { EarlierAnswerView, QuestionCriterionView, QuestionView } from "@shared/validators/questions";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { lazyPart } from "@/components/lazy-part";
import { Alert } from "@/ui/alert";
import { Badge } from "@/ui/badge";
import { Button, IconButton } from "@/ui/button";
import { lazyDialog, useOpening } from "@/ui/lazy-dialog";
import { Skeleton } from "@/ui/skeleton";
import { Textarea } from "@/ui/textarea";
import { toastFailure } from "@/lib/api/failure-toast";
import { formatDate } from "@/lib/format/dates";
import { toast } from "@/lib/toast";
import { t } from "@/words";
import { CriterionMark, LengthMark, OldFigures, ShareMark } from "./answer-marks";
import { EarlierAnswers } from "./earlier-answers";
import { useChangeQuestion, useDeleteQuestion } from "./questions-api";
import { useAnswer } from "./use-answer";

const draftsPanel = lazyPart(() => import("./drafts-panel"));
const editDialog = lazyDialog(() => import("./edit-question-dialog"));

type Props = {
  application: ApplicationView;
  question: QuestionView;
  /** What the call judges its answer by. */
  criterion: QuestionCriterionView | undefined;
  place: number;
  isLast: boolean;
  mayEdit: boolean;
  /** The earlier answer that clearly fits, while there is none here. */
  offer: EarlierAnswerView | undefined;
  /** Counts how often the empty boxes were to be filled with what is offered. */
  fills: number;
  /** Called once the row has left the list, and a dialog has tried to give its focus back. */
  onGone: () => void;
};

/** One question with its limit and its answer, and for editors the box and what can be done with it. */
export function QuestionRow({
  application,
  question,
  criterion,
  place,
  isLast,
  mayEdit,
  offer,
  fills,
  onGone,
}: Props) {
  const id = useId();
  useEffect(() => () => void setTimeout(onGone), [onGone]);
  const answer = useAnswer(application.id, question);
  const [showsEarlier, setShowsEarlier] = useState(false);
  const { text } = answer;
  const [filled, setFilled] = useState(fills);
  const [proposed, setProposed] = useState<EarlierAnswerView>();
  if (fills !== filled) {
    setFilled(fills);
    if (offer && text === "") setProposed(offer);
  }
  useEffect(() => {
    if (proposed) answer.type(proposed.answer);
    // What is typed afterwards stays.
    // oxlint-disable-next-line hooks/exhaustive-deps
  }, [proposed]);
  const [showsDrafts, setShowsDrafts] = useState(false);
  const takeDraft = (taken: string) => {
    const before = text;
    answer.type(taken);
    toast({
      title: t("The draft is in the box, not saved yet"),
      action: { label: t("Undo"), onPress: () => answer.type(before) },
    });
  };
  const take = (taken: string) => {
    const before = text;
    answer.type(taken);
    setShowsEarlier(false);
    toast({
      title: t("The earlier answer is in the box"),
      action: { label: t("Undo"), onPress: () => answer.type(before) },
    });
  };
  return (
    <li id={`question-${question.id}`} tabIndex={-1} className="scroll-mt-24 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-start gap-x-2">
        <h3 className="min-w-0 flex-1 basis-56 text-base">
          <label htmlFor={id} dir="auto" className="wrap-anywhere whitespace-pre-wrap">
            {place + 1}. {question.question}
          </label>
        </h3>
        {mayEdit && <RowButtons applicationId={application.id} {...{ question, place, isLast }} />}
      </div>
      {criterion && <CriterionMark criterion={criterion} />}
      {question.acceptedAt && !answer.isChanged && (
        <Badge tone="good" className="mt-1">
          {question.acceptedBy
            ? t("Accepted {date} by {name}", {
                date: formatDate(question.acceptedAt) ?? "",
                name: question.acceptedBy,
              })
            : t("Accepted {date}", { date: formatDate(question.acceptedAt) ?? "" })}
        </Badge>
      )}
      {mayEdit ? (
        <Textarea
          id={id}
          className="mt-2"
          value={text}
          aria-describedby={`${id}-length`}
          onChange={({ target }) => answer.type(target.value)}
        />
      ) : (
        <p id={id} dir="auto" className="mt-2 wrap-anywhere whitespace-pre-wrap">
          {text || <span className="text-quiet">{t("Not answered yet.")}</span>}
        </p>
      )}
      <div className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1">
        <LengthMark id={`${id}-length`} text={text} limit={question.limit} unit={question.unit} />
        <OldFigures text={text} drafts={question.drafts} />
        <ShareMark text={text} drafts={question.drafts} />
      </div>
      {proposed && answer.isChanged && text === proposed.answer && (
        <p className="mt-1.5 text-sm font-semibold text-middle">
          {t("Proposed from “{application}”, not saved yet. Read it before you save or accept it.", {
            application: proposed.applicationTitle || t("Untitled Application"),
          })}
        </p>
      )}
      {answer.theirs !== undefined && (
        <Alert tone="warning" role="alert" className="mt-2" title={t("Somebody else changed this answer")}>
          <p>
            {t("Your text is in the box and not saved. Theirs is here; take over what you need and save.")}
          </p>
          <p dir="auto" className="mt-2 wrap-anywhere whitespace-pre-wrap text-ink">
            {answer.theirs}
          </p>
        </Alert>
      )}
      {mayEdit && (
        <div className="mt-2 flex flex-wrap gap-2">
          {answer.isChanged && (
            <>
              <Button size="sm" pending={answer.isPending} onClick={() => answer.save()}>
                {t("Save answer")}
              </Button>
              <Button variant="ghost" size="sm" onClick={answer.drop}>
                {t("Undo changes")}
              </Button>
            </>
          )}
          {text.trim() !== "" && (answer.isChanged || !question.acceptedAt) && (
            <Button variant="outline" size="sm" pending={answer.isPending} onClick={() => answer.save(true)}>
              {t("Accept answer")}
            </Button>
          )}
          {offer && text === "" && (
            <Button
              variant="outline"
              size="sm"
              className="h-auto max-w-full py-1.5 text-start wrap-anywhere whitespace-normal"
              onClick={() => take(offer.answer)}
            >
              {t("Use the answer from “{application}”", {
                application: offer.applicationTitle || t("Untitled Application"),
              })}
            </Button>
          )}
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={showsDrafts}
            onClick={() => setShowsDrafts(!showsDrafts)}
          >
            {question.drafts.length === 0
              ? t("Draft an answer")
              : t("Drafts ({n})", { n: question.drafts.length })}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={showsEarlier}
            onClick={() => setShowsEarlier(!showsEarlier)}
          >
            {t("Use an earlier answer")}
          </Button>
        </div>
      )}
      {mayEdit && showsDrafts && (
        <draftsPanel.Part
          {...{ application, question, text }}
          onTake={takeDraft}
          fallback={<Skeleton className="mt-3 h-11 w-full" />}
        />
      )}
      {showsEarlier && (
        <div className="mt-3">
          <EarlierAnswers
            entityId={application.entityId}
            applicationId={application.id}
            question={question.question}
            onTake={take}
          />
        </div>
      )}
    </li>
  );
}

function RowButtons({
  applicationId,
  question,
  place,
  isLast,
}: Pick<Props, "question" | "place" | "isLast"> & { applicationId: string }) {
  const change = useChangeQuestion(applicationId, question);
  const remove = useDeleteQuestion(applicationId, question);
  const [asksToDelete, setAsksToDelete] = useState(false);
  const move = (position: number) =>
    change.mutate(
      { position },
      { onError: (error) => toastFailure(t("Failed to move the question"), error) },
    );
  const editing = useOpening();
  editDialog.usePreload();
  return (
    <div className="ms-auto flex shrink-0">
      <IconButton
        label={t("Change question {n}", { n: place + 1 })}
        aria-haspopup="dialog"
        onClick={editing.open}
      >
        <Pencil aria-hidden="true" />
      </IconButton>
      {editing.wasOpened && <editDialog.Dialog {...{ applicationId, question }} {...editing.shown} />}
      <IconButton
        label={t("Move question {n} up", { n: place + 1 })}
        disabled={place === 0}
        onClick={() => move(place - 1)}
      >
        <ArrowUp aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t("Move question {n} down", { n: place + 1 })}
        disabled={isLast}
        onClick={() => move(place + 1)}
      >
        <ArrowDown aria-hidden="true" />
      </IconButton>
      <IconButton label={t("Delete question {n}", { n: place + 1 })} onClick={() => setAsksToDelete(true)}>
        <Trash2 aria-hidden="true" />
      </IconButton>
      <ConfirmDialog
        isOpen={asksToDelete}
        onClose={() => setAsksToDelete(false)}
        title={t("Delete the question?")}
        description={t("Its answer is deleted with it, also for later applications.")}
        confirmLabel={t("Delete question")}
        onConfirm={() => remove.mutate(undefined, { onSuccess: () => setAsksToDelete(false) })}
        pending={remove.isPending}
      />
    </div>
  );
}
