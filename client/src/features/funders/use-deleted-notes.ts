import { useState } from "react";
import type { InteractionView } from "@shared/validators/interactions";
import { useDeleteNote, useRestoreNote } from "./api";
import { toNoteInput } from "./note-values";

/** Notes that were deleted while the profile is open; each can be restored until it is closed. */
export function useDeletedNotes(funderId: string) {
  const [notes, setNotes] = useState<readonly InteractionView[]>([]);
  const [busy, setBusy] = useState<readonly string[]>([]);
  const [restoredId, setRestoredId] = useState<string>();
  const remove = useDeleteNote(funderId);
  const restore = useRestoreNote(funderId);

  // Several may be deleted at once, and callbacks of `mutate` are called for the last one only.
  const during = async (id: string, work: () => Promise<void>) => {
    setBusy((ids) => [...ids, id]);
    try {
      await work();
    } catch {
      // The mutation has reported the failure.
    } finally {
      setBusy((ids) => ids.filter((one) => one !== id));
    }
  };
  return {
    notes,
    has: (id: string) => notes.some((note) => note.id === id),
    /** Tells whether it is being deleted or restored. */
    isBusy: (id: string) => busy.includes(id),
    /** The note that was restored last, by its new id. */
    restoredId,
    remove: (note: InteractionView) =>
      during(note.id, async () => {
        await remove.mutateAsync(note);
        setNotes((known) => [...known, note]);
      }),
    restore: (note: InteractionView) =>
      during(note.id, async () => {
        const { id } = await restore.mutateAsync(toNoteInput(note));
        setNotes((known) => known.filter((one) => one.id !== note.id));
        setRestoredId(id);
      }),
  };
}
