import {
  GUEST_KEPT_DAYS,
  GUEST_OPEN_PER_APPLICATION,
  GUEST_REQUESTS_PER_APPLICATION,
} from "@shared/constants/guests";
import type { GuestRequest } from "@shared/schema/index";
import type { AskGuestInput, GuestRequestsView, GuestRequestView } from "@shared/validators/guests";
import { message } from "@shared/words/messages";
import { getLocalToday } from "../../context/local-day";
import type { ServiceContext } from "../../context/deps";
import { withTransaction } from "../../http/context";
import type { Db } from "../../platform/db/database";
import { AppError, notFound } from "../../platform/errors/app-error";
import type { QueryKey } from "../../platform/realtime/types";
import { hashToken } from "../../platform/security/tokens";
import { logActivity } from "../activity/log-activity";
import { addSupportingDoc, removeSupportingDoc } from "../applications/supporting-docs.service";
import { secondsUntilMailAllowed } from "../auth/mail-limit";
import { lockEntity } from "../entities/entities.service";
import { refreshOthers } from "../members/refresh-members";
import { releaseObjects } from "../objects/release";
import { createGuestLink, queueGuestMail } from "./guest-mails";
import * as queries from "./guests.queries";

const DAY_MS = 24 * 3_600_000;

type Which = { applicationId: string; id: string };
type Asking = "clock" | "config" | "mail" | "push";
type Application = NonNullable<Awaited<ReturnType<typeof queries.selectApplicationOfRequests>>>;

/** What open pages show of the requests of an application. */
export const guestKeys = (applicationId: string): QueryKey[] => [
  ["/api/applications", applicationId, "guests"],
];

/** The address of a guest's file, for members. */
const fileUrl = (objectId: string) => `/api/objects/${objectId}`;

function toView(row: queries.RequestRow, now: Date): GuestRequestView {
  const { approvedHash, presentText, objectId, fileName, expiresAt, ...facts } = row;
  return {
    ...facts,
    state: row.acceptedAt
      ? "accepted"
      : row.answeredAt
        ? "answered"
        : row.returnRemark === null
          ? "asked"
          : "returned",
    sentAt: row.sentAt.toISOString(),
    isExpired: row.acceptedAt === null && expiresAt <= now,
    hasTextChanged: approvedHash === null ? null : hashToken(presentText) !== approvedHash,
    file: objectId === null ? null : { name: fileName ?? "", url: fileUrl(objectId) },
    answeredAt: row.answeredAt?.toISOString() ?? null,
    acceptedAt: row.acceptedAt?.toISOString() ?? null,
  };
}

/**
 * Lists what was asked of others for an application, and its supporting documents.
 * @throws AppError not_found unless the caller may read the application
 */
export async function listRequests(
  ctx: ServiceContext<"clock">,
  applicationId: string,
): Promise<GuestRequestsView> {
  const { supportingDocs } = await findApplication(ctx, applicationId);
  const rows = await queries.selectRequests(ctx.db, applicationId);
  const now = ctx.deps.clock.now();
  return { requests: rows.map((row) => toView(row, now)), documents: supportingDocs ?? [] };
}

/**
 * Asks somebody for one thing by mail, for an application.
 * @throws AppError not_found; forbidden unless the caller may edit; email_unverified; validation_failed for a day that is
 * over and a text that is empty; conflict for too many; rate_limited for too many mails to the address
 */
export function askGuest(
  ctx: ServiceContext<Asking>,
  applicationId: string,
  input: AskGuestInput,
): Promise<GuestRequestView> {
  return change(ctx, applicationId, async (tx, application) => {
    const { db, actor, deps } = tx;
    assertDay(tx, input.dueDate);
    await assertRoom(db, applicationId);
    const field = input.kind === "approval" ? input.field : undefined;
    const askedText = field ? (application[field] ?? "") : null;
    if (askedText === "") throw wrongField("field", "This text is empty");
    const { token, columns } = createGuestLink(deps);
    const request = await queries.insertRequest(db, {
      ...input,
      ...columns,
      field: field ?? null,
      ...{ askedText, applicationId, entityId: application.entityId, askedBy: actor.id },
    });
    await mail(tx, application, request, token);
    return request.id;
  });
}

/**
 * Mails a request again with a new link; the link before ends.
 * @throws AppError not_found; forbidden unless the caller may edit; email_unverified; conflict once it was accepted;
 * rate_limited
 */
export function resendRequest(ctx: ServiceContext<Asking>, which: Which): Promise<GuestRequestView> {
  return change(ctx, which.applicationId, async (tx, application) => {
    const request = await lockOpenRequest(tx.db, which);
    await renewLink(tx, application, request);
    return request.id;
  });
}

/**
 * Asks again for what was answered, with a remark and a new link. The guest finds their answer and may change it.
 * @throws AppError not_found; forbidden unless the caller may edit; email_unverified; conflict unless it waits for an
 * editor; rate_limited
 */
export function returnAnswer(
  ctx: ServiceContext<Asking>,
  which: Which,
  remark: string,
): Promise<GuestRequestView> {
  return change(ctx, which.applicationId, async (tx, application) => {
    const request = await lockAnswer(tx.db, which);
    const returned = { answeredAt: null, returnRemark: remark };
    await queries.updateRequest(tx.db, request.id, returned);
    await renewLink(tx, application, { ...request, ...returned });
    return request.id;
  });
}

/**
 * Accepts an answer, which ends its link. A document becomes one of the application's supporting documents.
 * @throws AppError not_found; forbidden unless the caller may edit; conflict unless it waits for an editor, for another answer than
 * that of `answeredAt`, and for too many documents
 */
export function acceptAnswer(
  ctx: ServiceContext<"clock" | "mail" | "push">,
  which: Which,
  answeredAt: string,
): Promise<GuestRequestView> {
  return change(ctx, which.applicationId, async (tx, { entityId, title }) => {
    const { db, actor, deps } = tx;
    const request = await lockAnswer(db, which);
    if (request.answeredAt?.getTime() !== Date.parse(answeredAt))
      throw new AppError("conflict", "The answer was changed meanwhile. Read it again.");
    await queries.updateRequest(db, request.id, {
      ...{ acceptedAt: deps.clock.now(), acceptedBy: actor.id, tokenHash: null },
    });
    if (request.objectId)
      await addSupportingDoc(tx, which.applicationId, {
        ...{ name: request.fileName ?? "", url: fileUrl(request.objectId) },
      });
    await logActivity(tx, entityId, "guest_accepted", { subject: request.name, value: title ?? "" });
    return request.id;
  });
}

/**
 * Removes a request: its link ends, and its answer and file are gone, also from the supporting documents.
 * @throws AppError not_found; forbidden unless the caller may edit
 */
export async function removeRequest(
  ctx: ServiceContext<"clock" | "fileUses" | "jobs" | "push">,
  which: Which,
): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const { entityId, title } = await findApplication(tx, which.applicationId);
    await lockEntity(tx, entityId, "edit");
    const request = await queries.lockRequest(tx.db, which);
    if (!request) throw notFound("Request");
    if (request.objectId) {
      await removeSupportingDoc(tx, which.applicationId, fileUrl(request.objectId));
      await releaseObjects(tx.db, tx.deps, { id: request.objectId });
    }
    await queries.deleteRequest(tx.db, request.id);
    await logActivity(tx, entityId, "guest_revoked", { subject: request.name, value: title ?? "" });
    await refreshOthers(tx, entityId, guestKeys(which.applicationId));
  });
  ctx.deps.jobs.nudge("sweep-objects");
}

/** Deletes requests that nobody answered, 90 days after they ended, at most `limit`. Returns how many. */
export const clearEndedRequests = (db: Db, now: Date, limit: number): Promise<number> =>
  queries.deleteEndedRequests(db, new Date(now.getTime() - GUEST_KEPT_DAYS * DAY_MS), limit);

/** Does something to a request of an application, with the entity locked, and tells the other members' pages. */
async function change<Needs extends "clock" | "mail" | "push" | "config">(
  ctx: ServiceContext<Needs | "clock" | "mail" | "push">,
  applicationId: string,
  work: (tx: ServiceContext<Needs | "clock" | "mail" | "push">, application: Application) => Promise<string>,
): Promise<GuestRequestView> {
  const view = await withTransaction(ctx, async (tx) => {
    const application = await findApplication(tx, applicationId);
    await lockEntity(tx, application.entityId, "edit");
    const id = await work(tx, application);
    await refreshOthers(tx, application.entityId, guestKeys(applicationId));
    const row = await queries.selectRequestView(tx.db, id);
    if (!row) throw notFound("Request");
    return toView(row, tx.deps.clock.now());
  });
  ctx.deps.mail.nudge();
  return view;
}

async function findApplication(
  { db, actor }: Pick<ServiceContext, "actor" | "db">,
  id: string,
): Promise<Application> {
  const application = await queries.selectApplicationOfRequests(db, actor.id, id);
  if (!application) throw notFound("Application");
  return application;
}

async function lockOpenRequest(db: Db, which: Which): Promise<GuestRequest> {
  const request = await queries.lockRequest(db, which);
  if (!request) throw notFound("Request");
  if (request.acceptedAt) throw new AppError("conflict", "This answer was accepted already");
  return request;
}

async function lockAnswer(db: Db, which: Which): Promise<GuestRequest> {
  const request = await lockOpenRequest(db, which);
  if (!request.answeredAt) throw new AppError("conflict", "There is no answer yet");
  return request;
}

async function renewLink(
  tx: ServiceContext<"clock" | "config">,
  application: Application,
  request: GuestRequest,
): Promise<void> {
  const { token, columns } = createGuestLink(tx.deps);
  await queries.updateRequest(tx.db, request.id, { ...columns, askedBy: tx.actor.id });
  await mail(tx, application, request, token);
}

/** Who has not shown that a mailbox is theirs must not make us write to others. */
async function mail(
  tx: ServiceContext<"clock" | "config">,
  { entityId, title }: Application,
  request: GuestRequest,
  token: string,
): Promise<void> {
  const { db, actor, deps } = tx;
  if (!actor.emailVerified)
    throw new AppError("email_unverified", "Confirm your e-mail address before you invite others");
  const wait = await secondsUntilMailAllowed(deps, db, request.email, ["guest_request"]);
  if (wait > 0)
    throw new AppError("rate_limited", "Too many mails to this address. Please try again later.", undefined, {
      retryAfterSeconds: wait,
    });
  await queueGuestMail(deps, db, request, { token, isReminder: false });
  await logActivity(tx, entityId, "guest_asked", { subject: request.name, value: title ?? "" });
}

async function assertRoom(db: Db, applicationId: string): Promise<void> {
  if ((await queries.countOpenRequests(db, applicationId)) >= GUEST_OPEN_PER_APPLICATION)
    throw new AppError(
      "conflict",
      message("An application can have at most {n} open requests. Remove some first.", {
        n: GUEST_OPEN_PER_APPLICATION,
      }),
    );
  if ((await queries.countRequests(db, applicationId)) >= GUEST_REQUESTS_PER_APPLICATION)
    throw new AppError(
      "conflict",
      message("An application can have at most {n} requests. Remove some first.", {
        n: GUEST_REQUESTS_PER_APPLICATION,
      }),
    );
}

function assertDay(ctx: ServiceContext<"clock">, day: string | null | undefined): void {
  if (day && day < getLocalToday(ctx)) throw wrongField("dueDate", "Choose today or a later day");
}

const wrongField = (field: string, text: "This text is empty" | "Choose today or a later day") =>
  new AppError("validation_failed", text, { [field]: [text] });
