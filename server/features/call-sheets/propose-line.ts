import type { ScrapedField } from "@shared/constants/curation";
import type { ServiceContext } from "../../context/deps";
import { AppError } from "../../platform/errors/app-error";
import { publishCatalogue } from "../catalogue/curation/curation-push";
import { readClosingTime } from "../catalogue/extraction/values/closing-time";
import { proposeChanges } from "../catalogue/import/propose-changes.service";
import { selectOpportunity } from "./calls.queries";
import type { FoundLine } from "./reading/types";

type Fact = { field: ScrapedField; after: unknown };

/** The fields of the catalogue that a line speaks of, and their values there; none for a line without a place in it. */
function toFacts(line: FoundLine): Fact[] {
  if (line.kind === "closing" && line.value.date !== null) {
    // An hour counts only in a zone that is one place, as in every reading of a page.
    const closing = readClosingTime(line.quote);
    return [
      { field: "deadline", after: line.value.date },
      ...(closing
        ? [
            { field: "deadlineTimezone" as const, after: closing.zone },
            { field: "deadlineTime" as const, after: closing.time },
          ]
        : []),
    ];
  }
  if (line.kind === "consortium" && line.value.least !== null)
    return [{ field: "consortiumMin", after: line.value.least }];
  if (line.kind === "cofunding" && line.value.percent !== null) {
    const share = line.value.basis === "rate" ? 100 - line.value.percent : line.value.percent;
    return share > 0 ? [{ field: "coFundingShare", after: share.toFixed(2) }] : [];
  }
  return line.kind === "eligibility" ? [{ field: "eligibilityText", after: line.quote }] : [];
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
  const facts = toFacts(line);
  if (facts.length === 0 || opportunityId === null)
    throw new AppError("conflict", "The catalogue has no place for this line.");
  const row = await selectOpportunity(db, opportunityId);
  if (row?.verificationStatus !== "verified")
    throw new AppError("conflict", "This opportunity is not in the catalogue any more.");
  const isSame = ({ field, after }: Fact) => String(row[field]) === String(after);
  if (facts.every(isSame)) throw new AppError("conflict", "The catalogue says the same already.");
  // The hour and zone of a closing day are decided together with it, also those that stay.
  await proposeChanges(
    db,
    deps.clock.now(),
    facts.map((fact) => ({
      opportunityId,
      fromId: null,
      ...fact,
      before: row[fact.field],
      quote: line.quote,
    })),
  );
  await publishCatalogue(deps, db);
}
