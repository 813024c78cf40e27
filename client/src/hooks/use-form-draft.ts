import { useCallback, useEffect, useMemo, useState } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { useCurrentUser } from "@/lib/api/current-user";
import {
  draftedUnder,
  draftOwner,
  dropDrafts,
  flushDraft,
  keepDraft,
  readDraft,
  type FormDraft,
} from "@/lib/form-drafts";

type DraftedForm<Values extends FieldValues, Output> = Pick<
  UseFormReturn<Values, unknown, Output>,
  "formState" | "getFieldState" | "getValues" | "setValue" | "watch"
>;

/**
 * Keeps the changed fields of a form in this browser until they are saved, dropped or undone, and fills them in when
 * the form is opened again. Do not use it for a form with a password.
 * @param name the form's name with the id of its subject; unique among the person's forms
 * @param base the state of the subject; a draft that was begun from another state comes back as "older"
 * @returns whether a draft was filled in; the state from which the edit was begun; `moveTo`, to be called with a newer state once what
 * was typed is merged with it; and `drop`, to be called when it is saved or not wanted
 */
export function useFormDraft<Values extends FieldValues, Output>(
  form: DraftedForm<Values, Output>,
  name: string,
  base?: string,
): {
  restored: "same" | "older" | undefined;
  begunFrom: string | undefined;
  moveTo: (base: string) => void;
  drop: () => void;
} {
  const personId = useDraftOwner();
  const { getFieldState, getValues, setValue, watch } = form;
  // The form tracks its changed fields only if this is read during rendering.
  void form.formState.dirtyFields;

  const [found] = useState(() => {
    const draft = personId === undefined ? undefined : readDraft(personId, name);
    return draft && differingFrom(getValues(), draft);
  });
  useEffect(() => {
    for (const [field, value] of Object.entries(found?.values ?? {}))
      setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
  }, [found, setValue]);

  const [openedAt] = useState(base);
  // A restored draft keeps the state from which it was begun.
  const [movedTo, moveTo] = useState<string>();
  const begunFrom = movedTo ?? (found ? found.base : openedAt);
  useEffect(() => {
    if (personId === undefined) return;
    const take = () => draftOf({ getFieldState, getValues }, begunFrom);
    const subscription = watch(() => keepDraft(personId, name, take));
    const flush = () => flushDraft(personId, name);
    window.addEventListener("pagehide", flush);
    return () => {
      window.removeEventListener("pagehide", flush);
      subscription.unsubscribe();
      flush();
    };
  }, [personId, name, begunFrom, getFieldState, getValues, watch]);

  const drop = useCallback(() => {
    if (personId !== undefined) dropDrafts(personId, name);
  }, [personId, name]);
  const restored = found && (found.base === openedAt ? "same" : "older");
  return useMemo(() => ({ restored, begunFrom, moveTo, drop }), [restored, begunFrom, drop]);
}

/** Returns the unsaved changes of a form; undefined if there are none. */
function draftOf<Values extends FieldValues, Output>(
  { getFieldState, getValues }: Pick<DraftedForm<Values, Output>, "getFieldState" | "getValues">,
  base: string | undefined,
): FormDraft | undefined {
  const changed = Object.entries(getValues()).filter(
    ([field]) => getFieldState(field as Path<Values>).isDirty,
  );
  return changed.length > 0 ? { values: Object.fromEntries(changed), base } : undefined;
}

/** Returns the fields of a draft that the form has with another value; undefined if there are none. */
function differingFrom(now: FieldValues, { values, base }: FormDraft): FormDraft | undefined {
  const differing = Object.entries(values).filter(
    ([field, value]) => field in now && JSON.stringify(value) !== JSON.stringify(now[field]),
  );
  return differing.length > 0 ? { values: Object.fromEntries(differing), base } : undefined;
}

/**
 * Returns a function that drops the draft of a form, and of forms whose names begin with its name. Call it when a
 * form is closed without saving.
 */
export function useDropDrafts(): (name: string) => void {
  const personId = useDraftOwner();
  return useCallback((name) => void (personId !== undefined && dropDrafts(personId, name)), [personId]);
}

/** Returns a function that keeps the changes of a form under the name of another form, which replaces it. */
export function useKeepDraft() {
  const personId = useDraftOwner();
  return <Values extends FieldValues, Output>(
    name: string,
    form: Pick<DraftedForm<Values, Output>, "getFieldState" | "getValues">,
    base: string,
  ): void => {
    if (personId === undefined) return;
    keepDraft(personId, name, () => draftOf(form, base));
    flushDraft(personId, name);
  };
}

/** Returns those of the forms that had a draft at the first render, for forms that open by themselves then. */
export function useDrafted<Name extends string>(names: readonly Name[]): readonly Name[] {
  const personId = useDraftOwner();
  return useState(() =>
    names.filter((name) => personId !== undefined && readDraft(personId, name) !== undefined),
  )[0];
}

/** Returns the rest of the names of all forms with a draft whose names begin with `name` and a colon. */
export function useDraftedUnder(name: string): readonly string[] {
  const personId = useDraftOwner();
  return useState(() => (personId === undefined ? [] : draftedUnder(personId, name)))[0];
}

const useDraftOwner = () => draftOwner(useCurrentUser().user);
