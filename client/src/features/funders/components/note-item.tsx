import { useEffect, useRef } from "react";
import { CalendarClock, Check, Pencil, Trash2 } from "lucide-react";
import type { InteractionView } from "@shared/validators/interactions";
import { Button, IconButton } from "@/ui/button";
import { cn } from "@/lib/cn";
import { useFinishNextStep } from "../api";
import { focusIfLost } from "../focus-if-lost";
import { formatNoteTitle } from "../note-values";
import { t } from "@/words";
import { formatDue } from "@/lib/format/due";

/** One note of contact with a funder. */
export function NoteItem({
  note,
  hasManyEntities,
  isReadOnly,
  isEditable,
  isDeleting,
  isRestored,
  onEdit,
  onDelete,
}: {
  note: InteractionView;
  /** Then the note names its entity. */
  hasManyEntities: boolean;
  /** True for who may not change the note. */
  isReadOnly: boolean;
  /** False while a form is open. */
  isEditable: boolean;
  isDeleting: boolean;
  /** True when it was just restored, by a button that is gone. */
  isRestored: boolean;
  onEdit: () => void;
  onDelete: () => void;
}) {
  const finish = useFinishNextStep(note.funderId);
  const editButton = useRef<HTMLButtonElement>(null);
  const isStepDone = finish.isSuccess && note.nextAction === null;
  useEffect(() => {
    if (isRestored || isStepDone) focusIfLost(editButton.current);
  }, [isRestored, isStepDone]);
  const title = formatNoteTitle(note);
  return (
    <article>
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0 pt-1.5">
          <h4 className="font-semibold">{title}</h4>
          {(hasManyEntities || note.contactPerson) && (
            <p className="text-[0.9375rem] wrap-anywhere text-quiet">
              {note.contactPerson && <bdi>{t("With {name}", { name: note.contactPerson })}</bdi>}
              {note.contactPerson && hasManyEntities && "\u00A0· "}
              {hasManyEntities && <bdi>{note.entityName}</bdi>}
            </p>
          )}
        </div>
        {!isReadOnly && (
          <div className="-me-2 flex shrink-0">
            <IconButton
              ref={editButton}
              label={t("Edit the note: {note}", { note: title })}
              aria-disabled={!isEditable}
              onClick={() => isEditable && onEdit()}
            >
              <Pencil aria-hidden="true" />
            </IconButton>
            <IconButton
              label={t("Delete the note: {note}", { note: title })}
              pending={isDeleting}
              onClick={onDelete}
            >
              <Trash2 aria-hidden="true" />
            </IconButton>
          </div>
        )}
      </div>
      {note.outcome && (
        <p dir="auto" className="mt-1 font-medium wrap-anywhere">
          {note.outcome}
        </p>
      )}
      {note.notes && (
        <p dir="auto" className="mt-1 text-[0.9375rem] wrap-anywhere whitespace-pre-line">
          {note.notes}
        </p>
      )}
      {note.nextAction && (
        <NextStep
          note={note}
          isFinishing={finish.isPending}
          onDone={isReadOnly ? undefined : () => finish.mutate(note.id)}
        />
      )}
    </article>
  );
}

function NextStep({
  note,
  isFinishing,
  onDone,
}: {
  note: InteractionView;
  isFinishing: boolean;
  /** Undefined for who may not change the note. */
  onDone: (() => void) | undefined;
}) {
  const due = note.nextActionDate === null ? undefined : formatDue(note.nextActionDate);
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control bg-raised px-3 py-1.5 text-[0.9375rem]">
      <p className="min-w-0 flex-1 basis-48 wrap-anywhere">
        <span className="text-quiet">{t("Next step:")} </span>
        <bdi className="font-medium">{note.nextAction}</bdi>
      </p>
      {due && (
        <p
          className={cn(
            "flex items-center gap-1.5",
            due.isOverdue ? "font-semibold text-destructive" : "text-quiet",
          )}
        >
          <CalendarClock aria-hidden="true" className="size-4 shrink-0" />
          {due.words}
        </p>
      )}
      {onDone && (
        <Button
          variant="ghost"
          size="sm"
          className="-me-2"
          pending={isFinishing}
          aria-label={t("Done: {step}", { step: note.nextAction ?? "" })}
          onClick={onDone}
        >
          <Check aria-hidden="true" />
          {t("Done")}
        </Button>
      )}
    </div>
  );
}
