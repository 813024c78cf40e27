import type { CallEffortView } from "@shared/validators/comparisons";
import type { ServiceContext } from "../../context/deps";
import { type EffortLine, selectEffortLines, selectNewestCalls } from "./effort.queries";

/**
 * Counts what the calls of a few opportunities ask for, by opportunity. One whose call was read for none of the
 * caller's applications is missing.
 */
export async function measureEfforts(
  { db, actor }: Pick<ServiceContext, "actor" | "db">,
  opportunityIds: readonly string[],
): Promise<Map<string, CallEffortView>> {
  const calls = await selectNewestCalls(db, actor.id, opportunityIds);
  const lines = await selectEffortLines(
    db,
    calls.map(({ callId }) => callId),
  );
  return new Map(
    calls.flatMap(({ opportunityId, applicationId, callId, readAt }) => {
      if (opportunityId === null || readAt === null) return [];
      const counted = countLines(lines.filter((line) => line.callId === callId));
      return [[opportunityId, { applicationId, readAt: readAt.toISOString(), ...counted }] as const];
    }),
  );
}

function countLines(lines: readonly EffortLine[]): Omit<CallEffortView, "applicationId" | "readAt"> {
  const pages: number[] = [];
  const shares: number[] = [];
  const partners: number[] = [];
  for (const { kind, value } of lines) {
    if (kind === "limit" && value.unit === "pages") pages.push(value.number);
    // A call that pays a rate leaves the rest to the applicant.
    if (kind === "cofunding" && value.percent !== null && value.basis !== "none")
      shares.push(value.basis === "share" ? value.percent : 100 - value.percent);
    if (kind === "consortium" && value.least !== null) partners.push(value.least);
  }
  return {
    questions: lines.filter(({ kind }) => kind === "question").length,
    documents: lines.filter(({ kind }) => kind === "document").length,
    pagesMax: findLargest(pages),
    coFundingShare: findLargest(shares),
    consortiumMin: findLargest(partners),
  };
}

const findLargest = (numbers: readonly number[]) => (numbers.length === 0 ? null : Math.max(...numbers));
