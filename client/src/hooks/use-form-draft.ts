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
 * Keeps what is typed in a form in this browser until it is saved, dropped or put back as it was, and fills it in when the form is
 * opened again. Only fields that were changed are kept. Never for a form with a password.
 * @param name of the form, with the id of the thing it is about: unique among the person's forms
 * @param base the state of the thing; a draft begun from another one comes back as "older"
 * @returns whether something typed before was filled in, and how to drop it: to be called once it is saved or not wanted
 */
export function useFormDraft<Values extends FieldValues, Output>(
  form: DraftedForm<Values, Output>,
  name: string,
  base?: string,
): { restored: "same" | "older" | undefined; drop: () => void } {
  const personId = useDraftOwner();
  const { getFieldState, getValues, setValue, watch } = form;
  // Read here, the form keeps account of which fields were changed.
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
  // A draft that came back stays of the state that it was begun from.
  const begunFrom = found ? found.base : openedAt;
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
  return useMemo(() => ({ restored, drop }), [restored, drop]);
}

/** What was changed in a form and not saved; undefined when there is nothing. */
function draftOf<Values extends FieldValues, Output>(
  { getFieldState, getValues }: Pick<DraftedForm<Values, Output>, "getFieldState" | "getValues">,
  base: string | undefined,
): FormDraft | undefined {
  const changed = Object.entries(getValues()).filter(
    ([field]) => getFieldState(field as Path<Values>).isDirty,
  );
  return changed.length > 0 ? { values: Object.fromEntries(changed), base } : undefined;
}

/** The fields of a draft that the form has and that hold something else now; undefined when there are none. */
function differingFrom(now: FieldValues, { values, base }: FormDraft): FormDraft | undefined {
  const differing = Object.entries(values).filter(
    ([field, value]) => field in now && JSON.stringify(value) !== JSON.stringify(now[field]),
  );
  return differing.length > 0 ? { values: Object.fromEntries(differing), base } : undefined;
}

/** For whoever closes a form without saving: drops what was typed in it, and in those whose names continue its own. */
export function useDropDrafts(): (name: string) => void {
  const personId = useDraftOwner();
  return useCallback((name) => void (personId !== undefined && dropDrafts(personId, name)), [personId]);
}

/** For a form that another one takes the place of: what was changed in it is kept under the name of that one. */
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

/** Of some forms those in which something typed was kept when this was first shown: for forms that open by themselves then. */
export function useDrafted<Name extends string>(names: readonly Name[]): readonly Name[] {
  const personId = useDraftOwner();
  return useState(() =>
    names.filter((name) => personId !== undefined && readDraft(personId, name) !== undefined),
  )[0];
}

/** The same for forms that are known by the beginning of their names alone: what comes after it and a colon. */
export function useDraftedUnder(name: string): readonly string[] {
  const personId = useDraftOwner();
  return useState(() => (personId === undefined ? [] : draftedUnder(personId, name)))[0];
}

const useDraftOwner = () => draftOwner(useCurrentUser().user);
