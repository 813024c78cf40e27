import { DECISIONS, type Decision } from "@shared/constants/submissions";
import type { RecordResultInput, ResultView } from "@shared/validators/submissions";
import type { ServiceContext } from "../../context/deps";
import { withTransaction } from "../../http/context";
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

/**
 * Records what the funder decided and says of it, as the edit form does with the status.
 * @throws AppError not_found; forbidden unless the caller may edit; conflict for a stale save
 */
export function recordResult(
  ctx: ServiceContext<"clock" | "jobs" | "push">,
  applicationId: string,
  { feedback, reasons, ...sent }: RecordResultInput,
): Promise<ResultView> {
  return withTransaction(ctx, async (tx) => {
    const { entityId, title, status } = await lockApplication(tx, applicationId, "edit");
    // An application that is completed stays so when its feedback is written down.
    const { status: decided, ...others } = sent;
    const isKept = status === "completed" && decided !== "rejected";
    await updateApplication(tx, applicationId, isKept ? others : sent);
    await queries.updateFeedback(tx.db, applicationId, {
      ...(feedback !== undefined && { funderFeedback: feedback }),
      ...(reasons !== undefined && { decisionReasons: reasons }),
    });
    await logActivity(tx, entityId, "result_recorded", { subject: title });
    await refreshOthers(tx, entityId, [["/api/applications"]]);
    return getResult(tx, applicationId);
  });
}
