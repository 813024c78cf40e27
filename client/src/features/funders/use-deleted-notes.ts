import { useState } from "react";
import type { InteractionView } from "@shared/validators/interactions";
import { useDeleteNote, useRestoreNote } from "./api";
import { asInput } from "./note-values";

/** Notes that were deleted while the profile is open, until it is closed: each can be written again as it was. */
export function useDeletedNotes(funderId: string) {
  const [notes, setNotes] = useState<readonly InteractionView[]>([]);
  const [busy, setBusy] = useState<readonly string[]>([]);
  const [restoredId, setRestoredId] = useState<string>();
  const remove = useDeleteNote(funderId);
  const restore = useRestoreNote(funderId);

  // Several may be on their way at once: callbacks given to `mutate` would only hear of the last one.
  const during = async (id: string, work: () => Promise<void>) => {
    setBusy((ids) => [...ids, id]);
    try {
      await work();
    } catch {
      // The mutation has said so.
    } finally {
      setBusy((ids) => ids.filter((one) => one !== id));
    }
  };
  return {
    notes,
    has: (id: string) => notes.some((note) => note.id === id),
    /** Whether it is just being deleted or restored. */
    isBusy: (id: string) => busy.includes(id),
    /** Of the note that was restored last, as it is written now. */
    restoredId,
    remove: (note: InteractionView) =>
      during(note.id, async () => {
        await remove.mutateAsync(note);
        setNotes((known) => [...known, note]);
      }),
    restore: (note: InteractionView) =>
      during(note.id, async () => {
        const { id } = await restore.mutateAsync(asInput(note));
        setNotes((known) => known.filter((one) => one.id !== note.id));
        setRestoredId(id);
      }),
  };
}
