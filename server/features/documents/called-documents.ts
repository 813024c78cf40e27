import type { ChecklistLine } from "@shared/validators/documents";
import { fold } from "../../platform/text/fold";
import type { FoundLine } from "../call-sheets/reading/types";

/** The documents of the accepted lines of a call for which nothing of that name is attached. */
export function listCalledFor(
  accepted: readonly FoundLine[],
  lines: readonly ChecklistLine[],
): ChecklistLine[] {
  const attached = lines.flatMap(({ name }) => (name === null ? [] : [fold(name)]));
  const missing = accepted.flatMap((line) => (line.kind === "document" ? [line.value.name] : []));
  return missing
    .filter((name) => !attached.some((known) => known.includes(fold(name)) || fold(name).includes(known)))
    .map((name) => ({
      ...{ requirement: null, isDemanded: true, state: "missing", name },
      ...{ url: null, documentId: null, expiresOn: null },
    }));
}
