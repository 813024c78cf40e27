import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { EntityView } from "@shared/validators/entities";
import type { InteractionView } from "@shared/validators/interactions";
import { ErrorState } from "@/components/error-state";
import { TextLink } from "@/components/text-link";
import { Button } from "@/ui/button";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { useDraftedUnder } from "@/hooks/use-form-draft";
import { mayEdit } from "@/lib/entity-rights";
import { paths } from "@/lib/paths";
import { entitiesQuery } from "@/lib/api/queries/entities";
import { notesQuery } from "../api";
import { focusIfLost } from "../focus-if-lost";
import { findDraftedNote, getDraftsName } from "../note-drafts";
import { sortNotes } from "../note-values";
import { useDeletedNotes } from "../use-deleted-notes";
import { t } from "@/words";
import { DeletedNote } from "./deleted-note";
import { NoteForm } from "./note-form";
import { NoteItem } from "./note-item";
import { ProfileSection } from "./profile-section";

/** The user's notes of contact with a funder: read, create, edit and delete. */
export function NotesSection({
  funderId,
  onDirtyChange,
}: {
  funderId: string;
  onDirtyChange: (isDirty: boolean) => void;
}) {
  const notes = useInfiniteQuery(notesQuery(funderId));
  const entities = useQuery(entitiesQuery());
  // The note whose form is open; null for a new one.
  const [formFor, setFormFor] = useState(findDraftedNote(useDraftedUnder(getDraftsName(funderId))));
  const deleted = useDeletedNotes(funderId);
  const addButton = useRef<HTMLButtonElement>(null);
  const isFormOpen = formFor !== undefined;
  const wasFormOpen = useRef(isFormOpen);
  useEffect(() => {
    if (wasFormOpen.current && !isFormOpen) addButton.current?.focus();
    wasFormOpen.current = isFormOpen;
  }, [isFormOpen]);
  // If the restored note is not in the list, nothing else would take the focus.
  useEffect(() => {
    if (deleted.restoredId !== undefined) focusIfLost(addButton.current);
  }, [deleted.restoredId]);

  const list = notes.data?.pages.flatMap((page) => page.interactions) ?? [];
  const shown = sortNotes([...list.filter(({ id }) => !deleted.has(id)), ...deleted.notes]);
  const all = entities.data ?? [];
  // Notes of the others can only be read.
  const own = all.filter(mayEdit);
  const isReadOnly = (note: InteractionView) =>
    all.some(({ id, ...entity }) => id === note.entityId && !mayEdit(entity));
  const formOf = (note: InteractionView | undefined) => (
    <NoteForm
      key={note?.id ?? "new"}
      funderId={funderId}
      entities={own}
      likelyEntityId={chooseEntityId(own, list)}
      note={note}
      draftOf={formFor ?? null}
      onDirtyChange={onDirtyChange}
      onDone={setFormFor}
    />
  );
  // Also after a failed read: what is being typed stays on the screen.
  const isLoaded = Boolean(notes.data && entities.data);
  const hasFailed = !isLoaded && (notes.isError || entities.isError);
  const edited = shown.find(({ id }) => id === formFor && !deleted.has(id));
  // A draft may belong to an older note: it is known to be deleted only once all pages are loaded.
  const isSought = typeof formFor === "string" && !edited && notes.hasNextPage;
  const { fetchNextPage, isFetching, isFetchNextPageError } = notes;
  useEffect(() => {
    if (isSought && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [isSought, isFetching, isFetchNextPageError, fetchNextPage]);
  return (
    <ProfileSection
      title={t("Your notes")}
      aside={
        own.length > 0 && (
          <Button
            ref={addButton}
            variant="outline"
            size="sm"
            aria-disabled={isFormOpen}
            onClick={() => !isFormOpen && setFormFor(null)}
          >
            <Plus aria-hidden="true" />
            {t("Add a note")}
          </Button>
        )
      }
    >
      {!isLoaded && !hasFailed && (
        <SkeletonGroup label={t("Loading your notes")} className="space-y-2">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-4 w-full" />
        </SkeletonGroup>
      )}
      {hasFailed && (
        <ErrorState
          title={t("Your notes could not be loaded")}
          error={notes.error ?? entities.error}
          onRetry={() => Promise.all([notes.refetch(), entities.refetch()])}
          retrying={notes.isFetching || entities.isFetching}
        />
      )}
      {/* The draft of a deleted note becomes a new note. */}
      {isLoaded && isFormOpen && !edited && !isSought && own.length > 0 && formOf(undefined)}
      {isLoaded && shown.length === 0 && !isFormOpen && (
        <NoNotes hasEntity={all.length > 0} isReadOnly={all.length > 0 && own.length === 0} />
      )}
      {isLoaded && (
        <ul className="space-y-5">
          {shown.map((note) => (
            <li key={note.id}>
              {deleted.has(note.id) ? (
                <DeletedNote
                  note={note}
                  restoring={deleted.isBusy(note.id)}
                  onUndo={() => void deleted.restore(note)}
                />
              ) : note === edited ? (
                formOf(note)
              ) : (
                <NoteItem
                  note={note}
                  hasManyEntities={all.length > 1}
                  isReadOnly={isReadOnly(note)}
                  isEditable={!isFormOpen}
                  isDeleting={deleted.isBusy(note.id)}
                  isRestored={note.id === deleted.restoredId}
                  onEdit={() => setFormFor(note.id)}
                  onDelete={() => void deleted.remove(note)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {isFetchNextPageError && (
        <p role="alert" className="mt-4 text-[0.9375rem] text-destructive">
          {t("The older notes could not be loaded. Please try again.")}
        </p>
      )}
      {notes.hasNextPage && (
        <Button
          variant="outline"
          className="mt-4 w-full"
          pending={notes.isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t("Show older notes")}
        </Button>
      )}
    </ProfileSection>
  );
}

/** Returns the entity of the last note, or the only one; otherwise the user chooses. */
function chooseEntityId(entities: readonly EntityView[], notes: readonly InteractionView[]): string {
  const last = entities.find(({ id }) => id === notes[0]?.entityId)?.id;
  return last ?? (entities.length === 1 ? (entities[0]?.id ?? "") : "");
}

function NoNotes({ hasEntity, isReadOnly }: { hasEntity: boolean; isReadOnly: boolean }) {
  if (isReadOnly) return <p className="text-[0.9375rem] text-quiet">{t("Nothing noted yet.")}</p>;
  return (
    <p className="text-[0.9375rem] text-quiet">
      {hasEntity
        ? t(
            "Nothing noted yet. Write down whom you spoke to, what came of it and what comes next: only the people of that entity see it.",
          )
        : t.rich("Notes belong to one of your entities. {link} first.", {
            link: (
              <TextLink href={`${paths.settings}?new=entity`}>
                {t("Add your startup or organisation")}
              </TextLink>
            ),
          })}
    </p>
  );
}
