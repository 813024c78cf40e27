import type { StoredObject } from "@shared/schema/index";
import type { CallAnswerView, CallSheetView, ReadCallInput } from "@shared/validators/calls";
import type { ServiceContext } from "../../context/deps";
import { getLocalToday } from "../../context/local-day";
import { withTransaction } from "../../http/context";
import { AppError, notFound } from "../../platform/errors/app-error";
import { findPgError } from "../../platform/errors/pg-error";
import type { QueryKey } from "../../platform/realtime/types";
import { logActivity } from "../activity/log-activity";
import { lockApplication } from "../applications/applications.service";
import { requireRight } from "../members/access";
import { refreshOthers } from "../members/refresh-members";
import { claimableObject, notUploaded } from "../objects/objects.service";
import { releaseObjects } from "../objects/release";
import { findAnswers } from "./ask-call";
import { STOPPED, toCallView } from "./call-views";
import { compareProfile } from "./profile/compare-profile";
import * as queries from "./calls.queries";

export const callKeys = (applicationId: string): QueryKey[] => [
  ["/api/applications", applicationId, "call"],
  ["/api/applications", applicationId, "documents"],
];
const FILE_PROBLEM = /^calls_objectId_unique$|_object_id_stored_objects_id_fk$/;

/**
 * What the call of an application says, with the words that say it.
 * @throws AppError not_found unless the caller may read the application
 */
export async function getSheet(ctx: ServiceContext<"clock">, applicationId: string): Promise<CallSheetView> {
  const { pageUrl, profile } = await findApplication(ctx, applicationId);
  const call = await queries.selectCall(ctx.db, applicationId);
  if (!call) return { call: null, pageUrl };
  const counts = await queries.countPages(ctx.db, call.id);
  const lines = await queries.selectLines(ctx.db, call.id);
  const changes = await queries.selectChanges(ctx.db, call.id);
  const warnings = compareProfile(lines, profile, getLocalToday(ctx));
  return { call: toCallView(call, { lines, changes, warnings, ...counts }), pageUrl };
}

/**
 * Has a call read outside the request. A call that is there is read anew, and what it says otherwise is shown before and after.
 * @throws AppError not_found, forbidden; validation_failed for a file that is not the caller's, and for an opportunity without a page
 */
export async function requestReading(
  ctx: ServiceContext<"clock" | "config" | "db" | "fileUses" | "jobs" | "objects" | "push">,
  applicationId: string,
  input: ReadCallInput,
  host: string | undefined,
): Promise<CallSheetView> {
  const application = await findApplication(ctx, applicationId);
  await requireRight(ctx, "edit", application.entityId);
  const object = input.source === "file" ? await claimableObject(ctx, input.uploadedFileUrl, host) : null;
  const asked = describeSource(input, application.pageUrl, object);
  await withTransaction(ctx, async (tx) => {
    const { entityId, title } = await lockApplication(tx, applicationId, "edit");
    const before = await queries.selectCall(tx.db, applicationId);
    if (before?.objectId && before.objectId !== asked.objectId)
      await releaseObjects(tx.db, tx.deps, { id: before.objectId });
    const { id, run } = await queries.requestReading(
      tx.db,
      { entityId, applicationId },
      { ...asked, requestedBy: tx.actor.id },
    );
    await tx.deps.jobs.enqueue(tx.db, "read-call", { callId: id, run }, { key: id });
    await logActivity(tx, entityId, "call_given", { subject: title });
    await refreshOthers(tx, entityId, callKeys(applicationId));
  }).catch((error: unknown) => {
    if (FILE_PROBLEM.test(findPgError(error)?.constraint ?? "")) throw notUploaded();
    throw error;
  });
  ctx.deps.jobs.nudge("read-call");
  ctx.deps.jobs.nudge("sweep-objects");
  return getSheet(ctx, applicationId);
}

function describeSource(input: ReadCallInput, pageUrl: string | null, object: StoredObject | null) {
  const none = { url: null, objectId: null, pasted: null };
  if (input.source === "text")
    return { ...none, source: input.source, pasted: input.text, documentName: firstLine(input.text) };
  if (input.source === "file")
    return { ...none, source: input.source, objectId: object?.id ?? null, documentName: input.fileName };
  if (pageUrl === null)
    throw new AppError("validation_failed", "This opportunity has no page of its own.", {
      source: ["This opportunity has no page of its own."],
    });
  return { ...none, source: input.source, url: pageUrl, documentName: pageUrl };
}

const NAME_SHOWN = 80;
const firstLine = (text: string) => text.trim().split("\n")[0]!.trim().slice(0, NAME_SHOWN);

/**
 * Answers a question by passages of the call; by none when the call does not say.
 * @throws AppError not_found unless the caller may read the application
 */
export async function askCall(
  ctx: ServiceContext,
  applicationId: string,
  question: string,
): Promise<CallAnswerView> {
  await findApplication(ctx, applicationId);
  const call = await queries.selectCall(ctx.db, applicationId);
  if (!call) throw notFound("Call");
  const pages = await queries.selectPages(ctx.db, call.id);
  return {
    passages: findAnswers(pages, question),
    unreadPages: pages.filter(({ isUnread }) => isUnread).length,
  };
}

/**
 * Stops the reading that is under way. What was read of the call before stays; nothing changes when none is under way.
 * @throws AppError not_found, forbidden
 */
export async function stopReading(
  ctx: ServiceContext<"clock" | "jobs" | "push">,
  applicationId: string,
): Promise<CallSheetView> {
  await withTransaction(ctx, async (tx) => {
    const { entityId } = await lockApplication(tx, applicationId, "edit");
    const call = await queries.selectCall(tx.db, applicationId);
    if (!call) throw notFound("Call");
    if (!(await queries.failReading(tx.db, call.id, call.requestedRun, STOPPED))) return;
    await tx.deps.jobs.cancel(tx.db, "read-call", call.id);
    await refreshOthers(tx, entityId, callKeys(applicationId));
  });
  ctx.deps.jobs.nudge("read-call");
  return getSheet(ctx, applicationId);
}

/** Deletes a call with its file and its lines. Tasks and questions that were made of it stay. @throws AppError not_found, forbidden */
export async function deleteCall(
  ctx: ServiceContext<"clock" | "fileUses" | "jobs" | "push">,
  applicationId: string,
): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const { entityId, title } = await lockApplication(tx, applicationId, "edit");
    const call = await queries.selectCall(tx.db, applicationId);
    if (!call) throw notFound("Call");
    if (call.objectId) await releaseObjects(tx.db, tx.deps, { id: call.objectId });
    await queries.deleteCall(tx.db, call.id);
    await tx.deps.jobs.cancel(tx.db, "read-call", call.id);
    await logActivity(tx, entityId, "call_deleted", { subject: title });
    await refreshOthers(tx, entityId, callKeys(applicationId));
  });
  ctx.deps.jobs.nudge("sweep-objects");
  ctx.deps.jobs.nudge("read-call");
}

async function findApplication({ db, actor }: Pick<ServiceContext, "actor" | "db">, id: string) {
  const application = await queries.selectApplicationOfCall(db, actor.id, id);
  if (!application) throw notFound("Application");
  return application;
}
