import { useState } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";

type Begun = { begunFrom: string | undefined; moveTo: (base: string) => void };

/**
 * What to do when somebody else changed the same fields since the edit of a form began: what only they changed is taken over, the
 * rest stays as it was typed, and the next save is of what stands in the boxes.
 * @returns what the edit began from; `theirs`, the fields that both changed with what is stored there; and `overtake`, to be called
 * with what is stored, and the fields that the server named, when a save was refused
 */
export function useOvertaken<Values extends FieldValues, Output>(
  { getValues, setValue }: Pick<UseFormReturn<Values, unknown, Output>, "getValues" | "setValue">,
  { begunFrom, moveTo }: Begun,
) {
  const [theirs, setTheirs] = useState<Record<string, unknown>>({});
  const before = begunFrom === undefined ? undefined : (JSON.parse(begunFrom) as Values);
  const overtake = (stored: Values, refused: readonly string[]) => {
    if (!before) return;
    const changed = (Object.keys(stored) as Path<Values>[]).filter(
      (field) => !isSame(stored[field], before[field]),
    );
    for (const field of changed)
      if (isSame(getValues(field), before[field]))
        setValue(field, stored[field] as PathValue<Values, Path<Values>>, { shouldDirty: true });
    // A value that the form began with may be what they chose as well.
    const both = (Object.keys(stored) as Path<Values>[]).filter(
      (field) =>
        (changed.includes(field) || refused.includes(field)) && !isSame(getValues(field), stored[field]),
    );
    setTheirs(Object.fromEntries(both.map((field) => [field, stored[field]])));
    moveTo(JSON.stringify(stored));
  };
  return { before, theirs, overtake };
}

/** Fields hold texts and lists of words. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
