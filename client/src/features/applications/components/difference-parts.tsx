import type { Change } from "diff";
import { Fragment } from "react";

/** A text with the words marked that a change added or took away. */
export function DifferenceParts({
  parts,
}: {
  parts: readonly Pick<Change, "value" | "added" | "removed">[];
}) {
  return parts.map((part, index) =>
    part.added ? (
      <ins key={index} className="bg-good/12 text-good">
        {part.value}
      </ins>
    ) : part.removed ? (
      <del key={index} className="bg-destructive/10 text-destructive">
        {part.value}
      </del>
    ) : (
      <Fragment key={index}>{part.value}</Fragment>
    ),
  );
}
