import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import type { ApplicationView, UpdateApplicationInput } from "@shared/validators/applications";
import { useFormDraft } from "@/hooks/use-form-draft";
import {
  type EditBase,
  type EditValues,
  getDraftName,
  listChanges,
  parseEditBase,
  toEditBase,
} from "../application-edit";
import type { ApplicationEdit, applicationEditSchema } from "../application-edit-schema";
import { type EditConflict, mergeEdits } from "./merge-edits";

type EditForm = UseFormReturn<z.input<typeof applicationEditSchema>, unknown, ApplicationEdit>;

/** Returns what to send; undefined if both wrote a passage differently, so that somebody has to look. */
export type PrepareSave = (newest: ApplicationView) => UpdateApplicationInput | undefined;

/**
 * An edit that is kept in this browser with the state that it began from, and merged with newer states at a save. `conflicts` has what
 * both wrote differently, until the next save; the form has it as it was typed here.
 */
export function useMergeableEdit(form: EditForm, application: ApplicationView) {
  const [openedFrom] = useState(() => toEditBase(application));
  const [movedTo, setMovedTo] = useState<EditBase>();
  const [conflicts, setConflicts] = useState<EditConflict[]>([]);
  const kept = JSON.stringify(movedTo ?? openedFrom);
  const { restored, begunFrom } = useFormDraft(form, getDraftName(application.id), kept);
  // A draft that came back was begun from another state than the one in which the form was opened.
  const base = movedTo ?? parseEditBase(begunFrom) ?? openedFrom;

  const beginSave = (edit: ApplicationEdit): PrepareSave => {
    let from = base;
    return (newest) => {
      const now = toEditBase(newest);
      if (now.version === from.version) {
        setConflicts([]);
        return withVersion(listChanges(from.values, edit), now.version);
      }
      const merged = mergeEdits(from.values, form.getValues() as EditValues, now.values);
      from = now;
      moveForm(form, now.values, merged.values);
      setMovedTo(now);
      setConflicts(merged.conflicts);
      if (merged.conflicts.length > 0) return undefined;
      return withVersion(listChanges(now.values, toEdit(merged.values, edit)), now.version);
    };
  };

  return { base, restored, conflicts, beginSave, setBase: setMovedTo };
}

const withVersion = (changes: ReturnType<typeof listChanges>, version: number | undefined) =>
  version === undefined ? changes : { ...changes, version };

/** Takes the merged values into a checked edit. What was merged in is stored already, so it needs no check. */
const toEdit = (values: EditValues, edit: ApplicationEdit): ApplicationEdit => ({
  ...edit,
  ...values,
  status: values.status as ApplicationEdit["status"],
  submittedDate: values.submittedDate || null,
  awardedAmount: values.awardedAmount || null,
});

/** Makes a newer state the one that the form began from; what differs from it counts as typed. */
function moveForm(form: EditForm, now: EditValues, values: EditValues): void {
  form.reset(now);
  for (const name of Object.keys(values) as (keyof EditValues)[])
    if (values[name] !== now[name]) form.setValue(name, values[name], { shouldDirty: true });
}
