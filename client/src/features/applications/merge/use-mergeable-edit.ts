import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import type { ApplicationView } from "@shared/validators/applications";
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
import { type EditConflict, mergeEdits, mergeKept } from "./merge-edits";
import type { MergeStale } from "./save-merged";

type EditForm = UseFormReturn<z.input<typeof applicationEditSchema>, unknown, ApplicationEdit>;

/**
 * An edit that is kept in this browser with the state that it began from, and merged with newer states at a save, also
 * after it came back. `conflicts` has what both wrote differently, until the next save; the form has it as it was typed here.
 */
export function useMergeableEdit(form: EditForm, application: ApplicationView) {
  const [opened] = useState(() => toEditBase(application));
  const [base, setBase] = useState(opened);
  const [conflicts, setConflicts] = useState<EditConflict[]>([]);
  const draft = useFormDraft(form, getDraftName(application.id), JSON.stringify(opened));

  const moveTo = (now: EditBase) => {
    setBase(now);
    draft.moveTo(JSON.stringify(now));
  };
  const beginSave = (edit: ApplicationEdit): MergeStale => {
    const kept = parseEditBase(draft.begunFrom);
    let from = base;
    let toSend = edit;
    let isMerged = !kept || kept.version === base.version;
    const merge = (now: EditBase, merged: ReturnType<typeof mergeEdits>) => {
      from = now;
      toSend = toEdit(merged.values, edit);
      moveForm(form, now.values, merged.values);
      moveTo(now);
      setConflicts(merged.conflicts);
      return merged.conflicts.length === 0;
    };
    return (newest) => {
      const now = toEditBase(newest);
      const typed = () => form.getValues() as EditValues;
      setConflicts([]);
      if (kept && !isMerged) {
        isMerged = true;
        if (!merge(base, mergeKept(kept.values, typed(), base.values))) return undefined;
      }
      if (now.version !== from.version && !merge(now, mergeEdits(from.values, typed(), now.values)))
        return undefined;
      return withVersion(listChanges(from.values, toSend), from.version);
    };
  };

  return { base, restored: draft.restored, conflicts, beginSave, moveTo };
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
