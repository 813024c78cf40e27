import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { countDecimals } from "@shared/budget/currency";
import type { BudgetLineView, BudgetView, UpdateBudgetLineInput } from "@shared/validators/budgets";
import { ApiError } from "@/lib/api/api-client";
import { useCurrentUser } from "@/lib/api/current-user";
import { toastFailure } from "@/lib/api/failure-toast";
import { draftOwner, flushDraft, keepDraft, readDraft } from "@/lib/form-drafts";
import { t } from "@/words";
import { useSteady } from "@/hooks/use-steady";
import { budgetQuery, useChangeLine } from "./budget-api";
import {
  LINE_FIELDS,
  type LineErrors,
  type LineField,
  type LineForm,
  readForm,
  toFigures,
  toForm,
} from "./line-form";

/** A line that is being typed: its boxes, and the state of the line that typing began from. */
type Typed = { form: LineForm; base: LineForm; version: number };
type AllTyped = Record<string, Typed>;

export type LineState = {
  /** Undefined while the line stands as it is stored. */
  typed: LineForm | undefined;
  isSaving: boolean;
  errors: LineErrors;
  theirs: Partial<LineForm>;
};
const NOTHING = {};

const listChanged = ({ form, base }: Typed) => LINE_FIELDS.filter((field) => form[field] !== base[field]);

const draftName = (applicationId: string) => `budget:${applicationId}`;

/**
 * The lines as they are typed, kept in this browser until they are saved. A save that somebody else's overtook takes over
 * the fields that only they changed; where both changed one, `theirs` has their value, and the next save is of what
 * stands in the box.
 */
export function useLines(applicationId: string, { budget, lines }: BudgetView) {
  const client = useQueryClient();
  const owner = draftOwner(useCurrentUser().user);
  const decimals = countDecimals(budget?.currency ?? "USD");
  const change = useChangeLine(applicationId);
  const [typed, setTyped] = useState<AllTyped>(() => {
    const kept = owner === undefined ? undefined : readDraft(owner, draftName(applicationId));
    return (kept?.values.lines as AllTyped | undefined) ?? {};
  });
  const newest = useRef(typed);
  const [errors, setErrors] = useState<Record<string, LineErrors>>({});
  const [theirs, setTheirs] = useState<Record<string, Partial<LineForm>>>({});
  const [saving, setSaving] = useState<readonly string[]>([]);
  const underWay = useRef(new Set<string>());
  /** The lines that somebody left or saved again while a save of theirs ran. */
  const askedAgain = useRef(new Set<string>());

  useEffect(() => {
    if (owner === undefined) return;
    const flush = () => flushDraft(owner, draftName(applicationId));
    window.addEventListener("pagehide", flush);
    return () => {
      window.removeEventListener("pagehide", flush);
      flush();
    };
  }, [owner, applicationId]);

  const put = (id: string, next: Typed | undefined) => {
    const { [id]: _before, ...others } = newest.current;
    newest.current = next ? { ...others, [id]: next } : others;
    setTyped(newest.current);
    if (owner !== undefined)
      keepDraft(owner, draftName(applicationId), () =>
        Object.keys(newest.current).length > 0 ? { values: { lines: newest.current } } : undefined,
      );
  };
  const type = (line: BudgetLineView, field: LineField, text: string) => {
    const now = newest.current[line.id] ?? {
      form: toForm(line, decimals),
      base: toForm(line, decimals),
      version: line.version,
    };
    put(line.id, { ...now, form: { ...now.form, [field]: text } });
    setErrors((all) => ({ ...all, [line.id]: { ...all[line.id], [field]: undefined } }));
  };
  const drop = (id: string) => {
    put(id, undefined);
    setErrors((all) => ({ ...all, [id]: {} }));
    setTheirs((all) => ({ ...all, [id]: {} }));
  };

  const send = async (id: string, attempts = 3): Promise<void> => {
    askedAgain.current.delete(id);
    const now = newest.current[id];
    if (!now) return;
    const changed = listChanged(now);
    if (changed.length === 0) return drop(id);
    const read = readForm(now.form, decimals);
    setErrors((all) => ({ ...all, [id]: read.errors }));
    if (Object.values(read.errors).some(Boolean)) return;
    const sent = Object.fromEntries(changed.map((field) => [field, read.values[field]]));
    try {
      const saved = await change.mutateAsync({
        ...(sent as UpdateBudgetLineInput),
        id,
        version: now.version,
      });
      setTheirs((all) => ({ ...all, [id]: {} }));
      const after = newest.current[id];
      // What was typed since the save began stays, as a change of what is stored now.
      if (after && after.form !== now.form)
        put(id, { form: after.form, base: toForm(saved, decimals), version: saved.version });
      else drop(id);
      if (askedAgain.current.has(id)) return send(id);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) return refuse(id, error);
      const stored = await readStored(id);
      if (!stored) return refuse(id, error);
      // Typing may have gone on, or been undone, since the save began.
      const here = newest.current[id];
      if (!here) return;
      const base = toForm(stored, decimals);
      const ours = listChanged(here);
      const isBoth = (field: LineField) =>
        base[field] !== here.base[field] && base[field] !== here.form[field];
      const both = ours.filter(isBoth);
      const mine = Object.fromEntries(ours.map((field) => [field, here.form[field]]));
      put(id, { form: { ...base, ...mine }, base, version: stored.version });
      if (both.length === 0 && attempts > 1) return send(id, attempts - 1);
      setTheirs((all) => ({
        ...all,
        [id]: Object.fromEntries(both.map((field) => [field, base[field]])),
      }));
    }
  };
  const refuse = (id: string, error: unknown) => {
    const atFields = error instanceof ApiError ? error.fieldErrors : {};
    const known = LINE_FIELDS.flatMap((field) =>
      atFields[field] ? [[field, atFields[field].join(" ")]] : [],
    );
    if (known.length > 0) setErrors((all) => ({ ...all, [id]: Object.fromEntries(known) as LineErrors }));
    else toastFailure(t("Failed to save the line"), error);
  };
  const readStored = async (id: string) => {
    const { queryKey } = budgetQuery(applicationId);
    await client.invalidateQueries({ queryKey });
    return client.getQueryData(queryKey)?.lines.find((line) => line.id === id);
  };
  const save = async (id: string) => {
    if (!newest.current[id]) return;
    if (underWay.current.has(id)) {
      askedAgain.current.add(id);
      return;
    }
    underWay.current.add(id);
    setSaving([...underWay.current]);
    await send(id).finally(() => {
      underWay.current.delete(id);
      setSaving([...underWay.current]);
    });
  };

  return {
    decimals,
    /** What the sums are made of while somebody types. */
    figures: lines.map((line) => toFigures(line, typed[line.id]?.form, decimals)),
    /** What a row shows. Its parts stay the same while nothing of the line changes. */
    stateOf: (id: string): LineState => ({
      typed: typed[id]?.form,
      isSaving: saving.includes(id),
      errors: errors[id] ?? NOTHING,
      theirs: theirs[id] ?? NOTHING,
    }),
    /** These stay the same while somebody types. */
    actions: useSteady({ type, drop, save: (id: string) => void save(id) }),
  };
}
export type LineActions = ReturnType<typeof useLines>["actions"];
