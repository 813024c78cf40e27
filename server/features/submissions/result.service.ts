import { isDeepStrictEqual } from "node:util";
import { DECISIONS, type Decision } from "@shared/constants/submissions";
import { compareAmounts } from "@shared/plain-decimal";
import type { RecordResultInput, ResultView } from "@shared/validators/submissions";
import type { ServiceContext } from "../../context/deps";
import { withTransaction } from "../../http/context";
import { takeChanges } from "../../http/take-changes";
import { notFound } from "../../platform/errors/app-error";
import { logActivity } from "../activity/log-activity";
import { lockApplication, updateApplication } from "../applications/applications.service";
import { refreshOthers } from "../members/refresh-members";
import * as queries from "./submissions.queries";

/** A completed application was funded. */
function toDecision(status: string): Decision | null {
  if (status === "completed") return "funded";
  return DECISIONS.find((decision) => decision === status) ?? null;
}

/** @throws AppError not_found unless the caller may read the application */
export async function getResult({ db, actor }: ServiceContext, applicationId: string): Promise<ResultView> {
  const row = await queries.selectResult(db, actor.id, applicationId);
  if (!row) throw notFound("Application");
  return {
    status: toDecision(row.status),
    decisionDate: row.decisionDate,
    awardedAmount: row.awardedAmount,
    currency: row.awardedCurrency ?? row.askingCurrency,
    feedback: row.feedback,
    reasons: row.reasons ?? [],
    version: row.version,
  };
}

const isSameField = (one: unknown, other: unknown, field: string) =>
  field === "awardedAmount" && one != null && other != null
    ? compareAmounts(one as string, other as string) === 0
    : isDeepStrictEqual(one ?? null, other ?? null);

/**
 * Records what the funder decided and says of it, as the edit form does with the status.
 * @throws AppError not_found; forbidden unless the caller may edit; conflict for a stale save, and where somebody else changed the
 * same field since the edit began
 */
export function recordResult(
  ctx: ServiceContext<"clock" | "jobs" | "push">,
  applicationId: string,
  { before, version, ...sent }: RecordResultInput,
): Promise<ResultView> {
  return withTransaction(ctx, async (tx) => {
    const { entityId, title, status } = await lockApplication(tx, applicationId, "edit");
    // Where no result was recorded, the form began with a decision that nobody had stored.
    const begun = before?.isRecorded === false ? { ...before, status: null, decisionDate: null } : before;
    const changes = takeChanges(sent, await getResult(tx, applicationId), begun, isSameField);
    const { feedback, reasons, ...others } = changes;
    // An application that is completed stays so when its feedback is written down.
    const { status: decided, ...withoutStatus } = others;
    const isKept = status === "completed" && decided !== "rejected";
    await updateApplication(tx, applicationId, {
      ...(isKept ? withoutStatus : others),
      ...(version !== undefined && { version }),
    });
    await queries.updateFeedback(tx.db, applicationId, {
      ...(feedback !== undefined && { funderFeedback: feedback }),
      ...(reasons !== undefined && { decisionReasons: reasons }),
    });
    await logActivity(tx, entityId, "result_recorded", { subject: title });
    await refreshOthers(tx, entityId, [["/api/applications"]]);
    return getResult(tx, applicationId);
  });
}
