import { OBLIGATIONS_PER_APPLICATION } from "@shared/constants/obligations";
import type { AwardObligation } from "@shared/schema/index";
import type {
  CreateObligationInput,
  ObligationView,
  UpdateObligationInput,
} from "@shared/validators/obligations";
import { message } from "@shared/words/messages";
import type { ServiceContext } from "../../context/deps";
import { withTransaction } from "../../http/context";
import { takeChanges } from "../../http/take-changes";
import type { Db } from "../../platform/db/database";
import { AppError, notFound } from "../../platform/errors/app-error";
import { logActivity } from "../activity/log-activity";
import { lockApplication } from "../applications/applications.service";
import { refreshOthers } from "../members/refresh-members";
import { keysOf, lockAwarded, toObligationView } from "./after.service";
import * as queries from "./obligations.queries";

type Which = { applicationId: string; id: string };

/**
 * Adds a condition or a report of an award.
 * @throws AppError not_found; forbidden; conflict while it is not awarded, and for too many
 */
export function createObligation(
  ctx: ServiceContext<"clock" | "push">,
  applicationId: string,
  input: CreateObligationInput,
): Promise<ObligationView> {
  return withTransaction(ctx, async (tx) => {
    const { entityId, title } = await lockAwarded(tx, applicationId);
    if ((await queries.countObligations(tx.db, applicationId)) >= OBLIGATIONS_PER_APPLICATION)
      throw new AppError(
        "conflict",
        message("An award can have at most {n} conditions and reports. Delete some first.", {
          n: OBLIGATIONS_PER_APPLICATION,
        }),
      );
    const id = await queries.insertObligation(tx.db, { ...input, entityId, applicationId });
    await logActivity(tx, entityId, "obligation_added", { subject: input.title, value: title ?? "" });
    await refreshOthers(tx, entityId, keysOf(applicationId));
    return readView(tx.db, id);
  });
}

/**
 * Changes a condition or a report, or says that it is met or delivered. Done ones remind nobody.
 * @throws AppError not_found; forbidden; validation_failed for a report without a date; conflict where somebody else changed the
 * same field since the edit began
 */
export function updateObligation(
  ctx: ServiceContext<"clock" | "push">,
  which: Which,
  { done, before: begun, ...sent }: UpdateObligationInput,
): Promise<ObligationView> {
  return withTransaction(ctx, async (tx) => {
    const { db, actor, deps } = tx;
    const { entityId, title } = await lockApplication(tx, which.applicationId, "edit");
    const before = await findObligation(db, which);
    const fields = takeChanges(sent, before, begun);
    if (before.kind === "report" && fields.dueDate === null)
      throw new AppError("validation_failed", "A report needs its due date", {
        dueDate: ["A report needs its due date"],
      });
    const isFinished = done === true && before.doneAt === null;
    await queries.updateObligation(db, which.id, {
      ...fields,
      ...(isFinished && { doneAt: deps.clock.now(), doneBy: actor.id }),
      ...(done === false && { doneAt: null, doneBy: null }),
    });
    if (isFinished)
      await logActivity(tx, entityId, "obligation_done", {
        ...{ subject: fields.title ?? before.title, value: title ?? "" },
      });
    const { title: name = before.title, dueDate = before.dueDate } = fields;
    if (name !== before.title || dueDate !== before.dueDate)
      await logActivity(tx, entityId, "obligation_changed", { subject: name, value: title ?? "" });
    await refreshOthers(tx, entityId, keysOf(which.applicationId));
    return readView(db, which.id);
  });
}

/** @throws AppError not_found; forbidden unless the caller may edit */
export function deleteObligation(ctx: ServiceContext<"clock" | "push">, which: Which): Promise<void> {
  return withTransaction(ctx, async (tx) => {
    const { entityId, title } = await lockApplication(tx, which.applicationId, "edit");
    const obligation = await findObligation(tx.db, which);
    await queries.deleteObligation(tx.db, obligation.id);
    await logActivity(tx, entityId, "obligation_deleted", { subject: obligation.title, value: title ?? "" });
    await refreshOthers(tx, entityId, keysOf(which.applicationId));
  });
}

async function findObligation(db: Db, which: Which): Promise<AwardObligation> {
  const obligation = await queries.selectObligation(db, which);
  if (!obligation) throw notFound("Obligation");
  return obligation;
}

async function readView(db: Db, id: string): Promise<ObligationView> {
  const row = await queries.selectObligationView(db, id);
  if (!row) throw notFound("Obligation");
  return toObligationView(row);
}
