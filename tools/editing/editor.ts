import type { ApplicationView, UpdateApplicationInput } from "@shared/validators/applications";
import {
  type EditBase,
  type EditValues,
  listChanges,
  toEditBase,
} from "../../client/src/features/applications/application-edit";
import type { ApplicationEdit } from "../../client/src/features/applications/application-edit-schema";
import { mergeEdits, mergeKept } from "../../client/src/features/applications/merge/merge-edits";
import { type Choice, joinParts } from "../../client/src/features/applications/merge/merge-texts";
import { saveMerged } from "../../client/src/features/applications/merge/save-merged";
import { createWriter, editText, listSentences, type Random } from "./texts";

/** Sends a request; fails where the line is cut, before the server got it or before its answer arrived. */
export type Call = (method: "GET" | "PATCH", body?: UpdateApplicationInput) => Promise<ApplicationView>;

const FIELDS = ["narrative", "notes"] as const;

/**
 * A person who edits an application in a browser: the form's own rules, with a memory that a crash empties and a draft in
 * the browser that survives it.
 */
export function createEditor(name: string, random: Random, call: Call) {
  const write = createWriter(random, name);
  /** `kept` is the state from which a draft that came back was begun, until it is merged. */
  let form: { base: EditBase; values: EditValues; kept?: EditBase | undefined } | undefined;
  let draft: { base: EditBase; typed: Partial<EditValues> } | undefined;
  /** Sentences that this person took out, or gave up when asked which of two to keep. */
  const removed = new Set<string>();
  let conflicts = 0;

  function settle(merged: ReturnType<typeof mergeEdits>): EditValues {
    const values = { ...merged.values };
    for (const { field, parts } of merged.conflicts) {
      const contested = parts.filter((part) => "mine" in part);
      const choices = contested.map((): Choice => random.pick(["mine", "theirs", "both", "both"]));
      contested.forEach((part, at) => {
        const given = { mine: part.theirs, theirs: part.mine, both: "" }[choices[at]!];
        for (const sentence of listSentences(given)) removed.add(sentence);
      });
      conflicts += contested.length;
      values[field] = joinParts(parts, choices);
    }
    return values;
  }

  function keep(): void {
    const { base, values, kept } = form!;
    draft = { base: kept ?? base, typed: pickTyped(base.values, values) };
  }

  async function open(): Promise<void> {
    const base = toEditBase(await call("GET"));
    form = { base, values: { ...base.values, ...draft?.typed }, kept: draft?.base };
    keep();
  }

  function move(now: NonNullable<typeof form>, base: EditBase, merged: ReturnType<typeof mergeEdits>): void {
    now.values = settle(merged);
    now.base = base;
    now.kept = undefined;
    keep();
  }

  return {
    removed,
    countConflicts: () => conflicts,
    async edit(): Promise<void> {
      if (!form) await open();
      const field = random.pick(FIELDS);
      const edited = editText(form!.values[field], random, write);
      for (const sentence of edited.removed) removed.add(sentence);
      form!.values = { ...form!.values, [field]: edited.text };
      keep();
    },
    /** Returns the sentences whose save was acknowledged. */
    async save(): Promise<string[]> {
      if (!form) await open();
      const now = form!;
      if (now.kept && now.kept.version !== now.base.version)
        move(now, now.base, mergeKept(now.kept.values, now.values, now.base.values));
      const toSend = () => ({
        ...listChanges(now.base.values, now.values as unknown as ApplicationEdit),
        version: now.base.version!,
      });
      const saved = await saveMerged(toSend(), {
        send: (changes) => call("PATCH", changes),
        readNewest: () => call("GET"),
        mergeStale: (newest) => {
          const next = toEditBase(newest);
          move(now, next, mergeEdits(now.base.values, now.values, next.values));
          return toSend();
        },
      });
      const written = FIELDS.flatMap((field) => listSentences(now.values[field]));
      form = { base: toEditBase(saved), values: toEditBase(saved).values };
      draft = undefined;
      return written;
    },
    /** The page is gone; the draft stays in the browser. */
    crash: () => void (form = undefined),
    open,
    read: () => form!.values,
  };
}

/** What a draft keeps: the fields that were changed. */
const pickTyped = (opened: EditValues, values: EditValues): Partial<EditValues> =>
  Object.fromEntries(
    Object.entries(values).filter(([field, value]) => value !== opened[field as keyof EditValues]),
  );
