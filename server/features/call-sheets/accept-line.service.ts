import { cutText } from "../../platform/documents/text";
import type { AcceptLineInput, AcceptLinesInput, CallSheetView } from "@shared/validators/calls";
import { NAME_MAX } from "@shared/constants/limits";
import { CRITERION_WEIGHT_MAX } from "@shared/constants/mock-review";
import type { ServiceContext } from "../../context/deps";
import { withTransaction } from "../../http/context";
import { AppError, notFound } from "../../platform/errors/app-error";
import { t } from "../../platform/text/words";
import { getApplication, lockApplication } from "../applications/applications.service";
import { lockEntity } from "../entities/entities.service";
import { refreshOthers } from "../members/refresh-members";
import { addQuestions } from "../questions/questions.service";
import { addCriterion } from "../readiness/review/mock-review.service";
import { createTask } from "../tasks/tasks.service";
import { callKeys, getSheet } from "./calls.service";
import * as queries from "./calls.queries";
import { proposeToCatalogue } from "./propose-line";
import type { FoundLine } from "./reading/types";

type Which = { applicationId: string; lineId: string };
type Needs = "clock" | "push";

/**
 * Accepts a line of a call, which gives it its use: a date becomes a task, a question one of the application's, a document a line of the
 * checklist, a criterion one of the mock review; of the others it is kept that they hold. Taking it back leaves the task and the question, for somebody may have worked on them.
 * @throws AppError not_found, forbidden; conflict when the application has too many tasks or questions
 */
export const acceptLine = (
  ctx: ServiceContext<Needs>,
  which: Which,
  { accepted }: AcceptLineInput,
): Promise<CallSheetView> =>
  accept(ctx, which.applicationId, accepted, async (tx) => [await findLine(tx, which)]);

/**
 * Accepts all lines of a kind, as each of them is accepted, or takes that back. All of it is done, or nothing.
 * @throws AppError not_found, forbidden; conflict when the application has too many tasks or questions
 */
export const acceptLines = (
  ctx: ServiceContext<Needs>,
  applicationId: string,
  { kind, accepted }: AcceptLinesInput,
): Promise<CallSheetView> =>
  accept(ctx, applicationId, accepted, (tx) => queries.selectLinesOfKind(tx.db, applicationId, kind));

type Line = { id: string; acceptedAt: Date | null } & FoundLine;

async function accept(
  ctx: ServiceContext<Needs>,
  applicationId: string,
  accepted: boolean,
  choose: (tx: ServiceContext<Needs>) => Promise<Line[]>,
): Promise<CallSheetView> {
  return withTransaction(ctx, async (tx) => {
    const { db, actor, deps } = tx;
    const { entityId } = await getApplication(tx, applicationId);
    // The entity is locked first, as where a guest's answer is accepted: a task locks it too, and another order could cause a deadlock.
    await lockEntity(tx, entityId, "edit");
    await lockApplication(tx, applicationId, "edit");
    const changed = (await choose(tx)).filter(({ acceptedAt }) => accepted === (acceptedAt === null));
    const mark = accepted
      ? { acceptedAt: deps.clock.now(), acceptedBy: actor.id }
      : { acceptedAt: null, acceptedBy: null };
    await queries.setAccepted(
      db,
      changed.map(({ id }) => id),
      mark,
    );
    if (accepted) {
      for (const line of changed) await putToUse(tx, { applicationId, entityId }, line);
      await askInApplication(tx, applicationId, changed);
    }
    await refreshOthers(tx, entityId, callKeys(applicationId));
    return getSheet(tx, applicationId);
  });
}

/** Makes the questions of the call the application's. */
async function askInApplication(
  tx: ServiceContext<Needs>,
  applicationId: string,
  lines: readonly FoundLine[],
): Promise<void> {
  const questions = lines.flatMap((line) => (line.kind === "question" ? [line.value] : []));
  if (questions.length > 0) await addQuestions(tx, applicationId, { questions });
}

async function putToUse(
  tx: ServiceContext<Needs>,
  application: { applicationId: string; entityId: string },
  line: FoundLine,
): Promise<void> {
  const { applicationId } = application;
  if (line.kind === "closing" && line.value.date !== null) {
    const hour = [line.value.time, line.value.zone].filter((part) => part !== null).join(" ");
    const title = hour ? t("Send the application (until {hour})", { hour }) : t("Send the application");
    await createTask(tx, applicationId, { title, dueDate: line.value.date });
  }
  if (line.kind === "contact" && line.value.until !== null)
    await createTask(tx, applicationId, {
      title: cutText(t("Ask the funder: {address}", { address: line.value.address }), NAME_MAX),
      dueDate: line.value.until,
    });
  if (line.kind === "criterion") {
    // A call without weights takes all criteria as equal.
    const weight = Math.round(line.value.weight ?? 1);
    const title = cutText(line.value.name, NAME_MAX).trim();
    if (title !== "" && weight > 0 && weight <= CRITERION_WEIGHT_MAX)
      await addCriterion(tx, application, { title, weight });
  }
}

/**
 * Proposes a fact of the call for the catalogue: an administrator decides on it. Only the fact and its quote are given.
 * @throws AppError not_found, forbidden; conflict when the catalogue has no place for it, or it is not from the page of the call
 */
export async function proposeLine(ctx: ServiceContext<Needs>, which: Which): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const { opportunityId } = await lockApplication(tx, which.applicationId, "edit");
    const line = await findLine(tx, which);
    // Anybody can paste or upload anything: administrators are shown only what the funder's own page says.
    if (line.source !== "page")
      throw new AppError(
        "conflict",
        "Only what the page of the call says can be proposed for the catalogue.",
      );
    await proposeToCatalogue(tx, opportunityId, line);
  });
}

async function findLine(tx: ServiceContext, which: Which) {
  const line = await queries.selectLine(tx.db, which);
  if (!line) throw notFound("Line of the call");
  return line;
}
