import { TEXT_FIELDS } from "@shared/constants/applications";
import { APPLICATION_STATUS_LABELS } from "@shared/constants/enums";
import { APPLICATIONS_PER_USER } from "@shared/constants/limits";
import type { Right } from "@shared/constants/members";
import type { Application } from "@shared/schema/index";
import type {
  ApplicationCheckView,
  ApplicationListItem,
  ApplicationView,
  CreateApplicationInput,
  UpdateApplicationInput,
} from "@shared/validators/applications";
import type { KeepPastAnswersInput } from "@shared/validators/past-answers";
import { compareAmounts } from "@shared/plain-decimal";
import { type Message, message } from "@shared/words/messages";
import type { ServiceContext } from "../../context/deps";
import { withTransaction } from "../../http/context";
import { AppError, notFound } from "../../platform/errors/app-error";
import { getLocalToday } from "../../context/local-day";
import { findPgError } from "../../platform/errors/pg-error";
import { getEntity } from "../entities/entities.service";
import { logActivity } from "../activity/log-activity";
import { recordEvent } from "../webhooks/record-events";
import { requireRight } from "../members/access";
import { refreshOthers } from "../members/refresh-members";
import { findVisibleOpportunity } from "../opportunities/opportunities.service";
import { deriveChanges, findDifferingFields, type SentFields } from "./application-changes";
import * as queries from "./applications.queries";
import { insertTextVersion } from "./text-versions.queries";

const FOREIGN_KEY_VIOLATION = "23503";
const applicationsKey = ["/api/applications"];

const toIsoTimes = ({ createdAt, updatedAt }: { createdAt: Date; updatedAt: Date }) => ({
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

const toOpportunityView = <O extends { closesAt: Date | null }>(opportunity: O | null) =>
  opportunity && { ...opportunity, closesAt: opportunity.closesAt?.toISOString() ?? null };

/** The applications of the entities in which the caller has a right, newest first. */
export async function listApplications(
  ctx: ServiceContext,
  right: Right = "read",
): Promise<ApplicationListItem[]> {
  const applications = await queries.selectApplications(ctx.db, ctx.actor.id, right);
  return applications.map((application) => ({
    ...application,
    ...toIsoTimes(application),
    opportunity: toOpportunityView(application.opportunity),
  }));
}

/** @throws AppError not_found unless the caller may read it */
export async function getApplication(ctx: ServiceContext, id: string): Promise<ApplicationView> {
  const application = await queries.selectApplication(ctx.db, ctx.actor.id, id);
  if (!application) throw notFound("Application");
  return {
    ...application,
    ...toIsoTimes(application),
    opportunity: toOpportunityView(application.opportunity),
    aiSuggestions: application.aiSuggestions ?? [],
  };
}

/**
 * Returns an application, locked until the transaction ends.
 * @throws AppError not_found unless the caller may read it, forbidden if their role lacks the right
 */
export async function lockApplication(ctx: ServiceContext, id: string, right: Right): Promise<Application> {
  const application = await queries.selectApplicationForUpdate(ctx.db, ctx.actor.id, id);
  if (!application) throw notFound("Application");
  await requireRight(ctx, right, application.entityId);
  return application;
}

/**
 * Whether an entity has an application for an opportunity already.
 * @throws AppError not_found unless the entity is the caller's own
 */
export async function checkApplication(
  ctx: ServiceContext,
  { entityId, opportunityId }: { entityId: string; opportunityId: string },
): Promise<ApplicationCheckView> {
  await getEntity(ctx, entityId);
  const application = await queries.selectExistingApplication(ctx.db, ctx.actor.id, entityId, opportunityId);
  return { exists: application !== undefined, application: application ?? null };
}

/**
 * Starts an application as a draft.
 * @throws AppError not_found for an entity that is not the caller's or an unpublished opportunity; validation_failed for an amount
 * outside the opportunity's range; conflict when it is closed, for a second application, and for too many
 */
export async function createApplication(
  ctx: ServiceContext<"clock" | "jobs" | "push">,
  input: CreateApplicationInput,
): Promise<ApplicationView> {
  try {
    return await withTransaction(ctx, (tx) => insertApplication(tx, input));
  } catch (error) {
    const { code, constraint } = findPgError(error) ?? {};
    if (code !== FOREIGN_KEY_VIOLATION) throw error;
    // It was deleted since it was looked up.
    throw notFound(constraint?.includes("opportunity") ? "Opportunity" : "Entity");
  }
}

/**
 * Finds the two that an application is for, if it may be started.
 * @throws AppError as `createApplication` does, but for a second application and for too many
 */
export async function findToStart(
  ctx: ServiceContext<"clock">,
  { entityId, opportunityId, askingAmount }: CreateApplicationInput,
) {
  const entity = await getEntity(ctx, entityId, "edit");
  const opportunity = await findVisibleOpportunity(ctx, opportunityId);
  if (!opportunity) throw notFound("Opportunity");
  if (opportunity.closed) throw new AppError("conflict", "The deadline of this opportunity has passed");
  assertWithinRange(askingAmount, opportunity);
  return { entity, opportunity };
}

/**
 * Keeps an application that was sent outside the product, without an opportunity of the catalogue. One that was told with the same
 * name, funder, day and result is the same. The caller has locked the entity for an edit (`lockEntity`).
 * @returns its id
 * @throws AppError not_found; conflict for too many
 */
export async function keepPastApplication(
  ctx: ServiceContext<"clock" | "jobs" | "push">,
  entityId: string,
  { title, funderName, submittedDate = null, status, document }: PastApplication,
): Promise<string> {
  const { userId } = await getEntity(ctx, entityId, "edit");
  const told = { title, funderName, submittedDate, status };
  const known = await queries.selectSameApplication(ctx.db, entityId, told);
  if (known !== undefined) return known;
  await assertApplicationRoom(ctx, userId);
  const accepted = status === "under_review" ? null : status !== "rejected";
  const id = await queries.insertApplication(ctx.db, {
    ...told,
    entityId,
    accepted,
    supportingDocs: [document],
  });
  if (id === undefined) throw notFound("Application");
  await logActivity(ctx, entityId, "application_created", { subject: title });
  await recordEvent(ctx, entityId, "application.created", { applicationId: id, title, status });
  await refreshOthers(ctx, entityId, [applicationsKey]);
  return id;
}

type PastApplication = Omit<KeepPastAnswersInput, "answers"> & { document: { name: string; url: string } };

/**
 * Checks that an account may have so many more applications. It needs a transaction.
 * @throws AppError conflict
 */
export async function assertApplicationRoom({ db }: ServiceContext, userId: string, more = 1): Promise<void> {
  if ((await queries.countApplicationsLocked(db, userId)) + more > APPLICATIONS_PER_USER)
    throw new AppError(
      "conflict",
      message("An account can have at most {n} applications", { n: APPLICATIONS_PER_USER }),
    );
}

async function insertApplication(
  ctx: ServiceContext<"clock" | "jobs" | "push">,
  input: CreateApplicationInput,
): Promise<ApplicationView> {
  const { db, actor } = ctx;
  const { entityId, askingAmount } = input;
  const { entity, opportunity } = await findToStart(ctx, input);
  await assertApplicationRoom(ctx, entity.userId);
  // The page of an opportunity that was merged meanwhile may still be open.
  const { id: opportunityId } = opportunity;
  const id = await queries.insertApplication(db, {
    entityId,
    opportunityId,
    askingAmount,
    askingCurrency: opportunity.currency,
    title: opportunity.name,
  });
  if (id !== undefined) {
    await logActivity(ctx, entityId, "application_created", { subject: opportunity.name });
    await recordEvent(ctx, entityId, "application.created", {
      ...{ applicationId: id, title: opportunity.name, status: "draft" },
    });
    await refreshOthers(ctx, entityId, [applicationsKey]);
    return getApplication(ctx, id);
  }

  const existing = await queries.selectExistingApplication(db, actor.id, entityId, opportunityId);
  const names = { entity: entity.name, opportunity: opportunity.name };
  const text = existing
    ? message("{entity} already has an application for {opportunity}, with the status {status}", {
        ...names,
        status: { label: APPLICATION_STATUS_LABELS[existing.status] },
      })
    : message("{entity} already has an application for {opportunity}", names);
  throw new AppError("conflict", text, { entityId: ["Already has an application for this opportunity"] });
}

function assertWithinRange(
  amount: string,
  range: { minAmount: string | null; maxAmount: string | null; currency: string },
): void {
  // Sources write zero for a bound that they do not state.
  const stated = (bound: string | null) =>
    bound !== null && compareAmounts(bound, "0") > 0 ? bound.replace(/\.00$/, "") : null;
  const [min, max] = [stated(range.minAmount), stated(range.maxAmount)];
  const isEnough = min === null || compareAmounts(amount, min) >= 0;
  const isTooMuch = max !== null && compareAmounts(amount, max) > 0;
  if (isEnough && !isTooMuch) return;
  const text = describeRange(min, max, range.currency);
  throw new AppError("validation_failed", text, { askingAmount: [text] });
}

function describeRange(min: string | null, max: string | null, currency: string): Message {
  if (min === null)
    return message("The asking amount must be at most {max} {currency}", { max: max ?? "", currency });
  return max === null
    ? message("The asking amount must be at least {min} {currency}", { min, currency })
    : message("The asking amount must be between {min} and {max} {currency}", { min, max, currency });
}

/**
 * Writes the sent fields and the changes derived from them (`deriveChanges`). With `version`, a save is refused when the application was
 * saved since, unless it already holds all sent values.
 * @throws AppError not_found unless the caller may read it, forbidden if they may not edit; conflict for a stale save, naming the fields
 * that differ
 */
export function updateApplication(
  ctx: ServiceContext<"clock" | "jobs" | "push">,
  id: string,
  { version, ...sent }: UpdateApplicationInput,
): Promise<ApplicationView> {
  return withTransaction(ctx, async (tx) => {
    const before = await queries.selectApplicationForUpdate(tx.db, tx.actor.id, id);
    if (!before) throw notFound("Application");
    await requireRight(tx, "edit", before.entityId);
    const differing = findDifferingFields(before, sent);
    if (version !== undefined && version !== before.version && differing.length > 0)
      throw createStaleSaveError(differing);
    // A save without a change makes no other one stale.
    if (differing.length > 0) {
      await keepTexts(tx, before, sent, differing);
      await queries.updateApplicationColumns(tx.db, id, {
        ...sent,
        ...deriveChanges(before, sent, getLocalToday(tx)),
      });
      await logChange(tx, before, sent, differing);
      await refreshOthers(tx, before.entityId, [applicationsKey]);
    }
    return getApplication(tx, id);
  });
}

async function logChange(
  ctx: ServiceContext<"clock" | "jobs">,
  before: Application,
  { status }: SentFields,
  differing: (keyof SentFields)[],
): Promise<void> {
  const subject = before.title;
  if (differing.some((field) => field !== "status"))
    await logActivity(ctx, before.entityId, "application_changed", { subject });
  if (!differing.includes("status") || status === undefined) return;
  await logActivity(ctx, before.entityId, "application_status", { subject, value: status });
  await recordEvent(ctx, before.entityId, "application.changed", {
    ...{ applicationId: before.id, title: subject, status, statusBefore: before.status },
  });
}

/** Keeps the texts that a save changes, whole, so that none is lost that somebody wrote. */
async function keepTexts(
  { db, actor, deps }: ServiceContext<"clock">,
  before: Application,
  sent: SentFields,
  differing: (keyof SentFields)[],
): Promise<void> {
  const savedAt = deps.clock.now();
  for (const field of TEXT_FIELDS)
    if (differing.includes(field))
      await insertTextVersion(db, before, {
        ...{ field, savedAt },
        text: sent[field] ?? null,
        authorId: actor.id,
      });
}

function createStaleSaveError(fields: (keyof SentFields)[]): AppError {
  return new AppError(
    "conflict",
    "This application was changed meanwhile, perhaps in another window. Your changes are not saved yet: compare them with the newer version and save again.",
    Object.fromEntries(fields.map((field) => [field, ["Was changed meanwhile"]])),
  );
}
