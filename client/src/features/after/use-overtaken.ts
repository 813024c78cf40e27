import { useState } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";

type Begun = { begunFrom: string | undefined; moveTo: (base: string) => void };

/**
 * What to do when somebody else changed the same fields since the edit of a form began: what only they changed is taken over, the
 * rest stays as it was typed, and the next save is of what stands in the boxes.
 * @returns what the edit began from; `theirs`, the fields that both changed with what is stored there; and `overtake`, to be called
 * with what is stored when a save was refused
 */
export function useOvertaken<Values extends FieldValues, Output>(
  { getValues, setValue }: Pick<UseFormReturn<Values, unknown, Output>, "getValues" | "setValue">,
  { begunFrom, moveTo }: Begun,
) {
  const [theirs, setTheirs] = useState<Record<string, unknown>>({});
  const before = begunFrom === undefined ? undefined : (JSON.parse(begunFrom) as Values);
  const overtake = (stored: Values) => {
    if (!before) return;
    const changed = (Object.keys(stored) as Path<Values>[]).filter(
      (field) => stored[field] !== before[field],
    );
    for (const field of changed)
      if (getValues(field) === before[field])
        setValue(field, stored[field] as PathValue<Values, Path<Values>>, { shouldDirty: true });
    const both = changed.filter((field) => getValues(field) !== stored[field]);
    setTheirs(Object.fromEntries(both.map((field) => [field, stored[field]])));
    moveTo(JSON.stringify(stored));
  };
  return { before, theirs, overtake };
}
