import { isDeepStrictEqual } from "node:util";
import { AppError } from "../platform/errors/app-error";

const isSame = (one: unknown, other: unknown) => isDeepStrictEqual(one ?? null, other ?? null);

/**
 * What of the sent fields was changed since the edit began; all, if it is not said what it began from. `equal` tells whether two values of
 * a field mean the same.
 * @throws AppError conflict, naming the fields that somebody else has changed to something else
 */
export function takeChanges<Sent extends object>(
  sent: Sent,
  stored: { [Field in keyof Sent]?: unknown },
  begun: { [Field in keyof Sent]?: unknown } | undefined,
  equal: (one: unknown, other: unknown, field: keyof Sent) => boolean = isSame,
): Partial<Sent> {
  if (!begun) return sent;
  const changed = (Object.keys(sent) as (keyof Sent)[]).filter(
    (field) => sent[field] !== undefined && !equal(sent[field], begun[field], field),
  );
  const differing = changed.filter(
    (field) => !equal(stored[field], begun[field], field) && !equal(stored[field], sent[field], field),
  );
  if (differing.length > 0)
    throw new AppError(
      "conflict",
      "This was changed meanwhile. Your changes are not saved yet: compare them and save again.",
      Object.fromEntries(differing.map((field) => [field, ["Was changed meanwhile"]])),
    );
  return Object.fromEntries(changed.map((field) => [field, sent[field]])) as Partial<Sent>;
}
