import { randomUUID } from "node:crypto";
import type { ApplicationStatus } from "@shared/constants/enums";
import type { ServiceContext } from "../../context/deps";
import { AppError } from "../../platform/errors/app-error";
import { logActivities } from "../activity/log-activity";
import { getEntity } from "../entities/entities.service";
import { refreshOthers } from "../members/refresh-members";
import { findVisibleAmong } from "../opportunities/opportunities.service";
import { recordEvents } from "../webhooks/record-events";
import { assertApplicationRoom } from "./applications.service";
import * as queries from "./told-applications.queries";

/** An application that a person tells of: when it was sent, and what became of it. */
export type ToldApplication = {
  title: string;
  funderName: string | null;
  status: ApplicationStatus;
  askingAmount: string | null;
  askingCurrency: string;
  awardedAmount: string | null;
  awardedCurrency: string;
  submittedDate: string | null;
  decisionDate: string | null;
  notes: string | null;
  opportunityId: string | null;
};

/** By what two applications of an entity are the same. */
export const toToldKey = ({
  title,
  funderName,
  submittedDate,
}: {
  title: string;
  funderName: string | null;
  submittedDate: string | null;
}): string => JSON.stringify([title.toLowerCase(), funderName?.toLowerCase() ?? null, submittedDate]);

/** The keys of an entity's applications, and the opportunities that it has one for. The caller has checked the right to read them. */
export async function listToldApplications(
  { db }: ServiceContext,
  entityId: string,
): Promise<{ keys: Set<string>; taken: Set<string> }> {
  const rows = await queries.selectTold(db, entityId);
  const keys = rows.flatMap(({ title, funderNames, submittedDate }) =>
    [...new Set(funderNames)].map((funderName) =>
      toToldKey({ title: title ?? "", funderName, submittedDate }),
    ),
  );
  return { keys: new Set(keys), taken: new Set(rows.flatMap(({ opportunityId }) => opportunityId ?? [])) };
}

/**
 * Keeps applications that a person tells of, all or none, for opportunities of the catalogue or for calls outside it. One with the
 * same name, funder and day as another is left out. The caller has locked the entity for an edit (`lockEntity`).
 * @throws AppError not_found for an opportunity that is not published; conflict for one that the entity has an application for, and for
 * too many applications
 */
export async function keepListedApplications(
  ctx: ServiceContext<"clock" | "jobs" | "push">,
  entityId: string,
  told: readonly ToldApplication[],
): Promise<{ added: number; known: number }> {
  const { userId } = await getEntity(ctx, entityId, "edit");
  const { keys, taken } = await listToldApplications(ctx, entityId);
  const added = told.filter((one) => {
    const key = toToldKey(one);
    return !keys.has(key) && keys.add(key);
  });
  const counts = { added: added.length, known: told.length - added.length };
  if (added.length === 0) return counts;
  await assertCallsAreFree(ctx, added, taken);
  await assertApplicationRoom(ctx, userId, added.length);
  const made = added.map((one) => ({ ...one, id: randomUUID() }));
  const inserted = await queries.insertTold(
    ctx.db,
    made.map((one) => ({
      ...{ ...one, entityId, accepted: toAccepted(one.status) },
      awardedCurrency: one.awardedAmount === null ? null : one.awardedCurrency,
    })),
  );
  // Somebody has started one for the same opportunity meanwhile.
  if (inserted < added.length) throw createTakenError();
  await logActivities(
    ctx,
    entityId,
    "application_created",
    made.map(({ title }) => ({ subject: title })),
  );
  await recordEvents(
    ctx,
    entityId,
    "application.created",
    made.map(({ id, title, status }) => ({ applicationId: id, title, status })),
  );
  await refreshOthers(ctx, entityId, [["/api/applications"]]);
  return counts;
}

/** Whether the funder has said yes; null while nothing is decided. */
function toAccepted(status: ApplicationStatus): boolean | null {
  if (status === "rejected") return false;
  return status === "accepted" || status === "funded" || status === "completed" ? true : null;
}

async function assertCallsAreFree(
  ctx: ServiceContext<"clock">,
  added: readonly ToldApplication[],
  taken: ReadonlySet<string>,
): Promise<void> {
  const ids = added.flatMap(({ opportunityId }) => opportunityId ?? []);
  if (new Set(ids).size < ids.length || ids.some((id) => taken.has(id))) throw createTakenError();
  const visible = await findVisibleAmong(ctx, [...new Set(ids)]);
  if (visible.length < ids.length) throw new AppError("not_found", "Opportunity not found");
}

const createTakenError = () =>
  new AppError(
    "conflict",
    "Two of these applications are for the same opportunity, or one is for an opportunity that has an application already. Read the file again.",
  );
