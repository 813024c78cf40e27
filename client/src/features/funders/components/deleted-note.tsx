import { useEffect, useRef } from "react";
import type { InteractionView } from "@shared/validators/interactions";
import { Button } from "@/ui/button";
import { formatNoteTitle } from "../note-values";
import { t } from "@/words";

/**
 * Stands in the place of a just deleted note and offers Undo. A toast would not work here, because the dialog keeps the keyboard focus
 * inside.
 */
export function DeletedNote({
  note,
  restoring,
  onUndo,
}: {
  note: InteractionView;
  restoring: boolean;
  onUndo: () => void;
}) {
  const button = useRef<HTMLButtonElement>(null);
  // The button that deleted it is gone.
  useEffect(() => button.current?.focus(), []);
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-raised px-3 py-2"
    >
      <p className="min-w-0 text-[0.9375rem] text-quiet">
        {t("Deleted: {note}", { note: formatNoteTitle(note) })}
      </p>
      <Button ref={button} variant="outline" size="sm" pending={restoring} onClick={onUndo}>
        {t("Undo")}
      </Button>
    </div>
  );
}
