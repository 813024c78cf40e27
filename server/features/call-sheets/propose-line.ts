import type { ScrapedField } from "@shared/constants/curation";
import type { ServiceContext } from "../../context/deps";
import { AppError } from "../../platform/errors/app-error";
import { publishCatalogue } from "../catalogue/curation/curation-push";
import { proposeChanges } from "../catalogue/import/propose-changes.service";
import { selectOpportunity } from "./calls.queries";
import type { FoundLine } from "./reading/types";

/** The field of the catalogue that a line speaks of, and its value there; null for a line without a place in it. */
function toField(line: FoundLine): { field: ScrapedField; after: unknown } | null {
  if (line.kind === "closing" && line.value.date !== null)
    return { field: "deadline", after: line.value.date };
  if (line.kind === "consortium" && line.value.least !== null)
    return { field: "consortiumMin", after: line.value.least };
  if (line.kind === "cofunding" && line.value.percent !== null) {
    const share = line.value.basis === "rate" ? 100 - line.value.percent : line.value.percent;
    return share > 0 ? { field: "coFundingShare", after: share.toFixed(2) } : null;
  }
  return line.kind === "eligibility" ? { field: "eligibilityText", after: line.quote } : null;
}

/**
 * Proposes what a line says to the administrators of the catalogue, whose decision changes the gates of matching. Who proposed it and for
 * which application stays private.
 * @throws AppError conflict when the line has no place in the catalogue, or it says the same already
 */
export async function proposeToCatalogue(
  { db, deps }: ServiceContext<"clock" | "push">,
  opportunityId: string | null,
  line: FoundLine,
): Promise<void> {
  const proposed = toField(line);
  if (!proposed || opportunityId === null)
    throw new AppError("conflict", "The catalogue has no place for this line.");
  const row = await selectOpportunity(db, opportunityId);
  if (row?.verificationStatus !== "verified")
    throw new AppError("conflict", "This opportunity is not in the catalogue any more.");
  const before = row[proposed.field];
  if (String(before) === String(proposed.after))
    throw new AppError("conflict", "The catalogue says the same already.");
  await proposeChanges(db, deps.clock.now(), [
    { opportunityId, fromId: null, ...proposed, before, quote: line.quote },
  ]);
  await publishCatalogue(deps, db);
}
