import { useEffect, useRef } from "react";
import type { InteractionView } from "@shared/validators/interactions";
import { Button } from "@/ui/button";
import { titleOf } from "../note-values";
import { t } from "@/words";

/**
 * Where a note stood until a moment ago, with the way to have it back. It stands here and not in a toast, because the dialog around
 * it keeps the keyboard to itself.
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
  // What was pressed to delete it is gone.
  useEffect(() => button.current?.focus(), []);
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-raised px-3 py-2"
    >
      <p className="min-w-0 text-[0.9375rem] text-quiet">{t("Deleted: {note}", { note: titleOf(note) })}</p>
      <Button ref={button} variant="outline" size="sm" pending={restoring} onClick={onUndo}>
        {t("Undo")}
      </Button>
    </div>
  );
}
