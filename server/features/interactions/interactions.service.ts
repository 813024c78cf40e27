import { calendarDay } from "@shared/calendar-day";
import { matchWord } from "@shared/constants/enums";
import {
  INTERACTION_TYPES,
  INTERACTIONS_PAGE_SIZE,
  INTERACTIONS_PER_ENTITY,
  NEXT_STEPS_MAX,
} from "@shared/constants/interactions";
import { LONG_TEXT_MAX } from "@shared/constants/limits";
import {
  type CreateInteractionInput,
  type InteractionListView,
  interactionProblems,
  type InteractionView,
  type NextStepsView,
  type UpdateInteractionInput,
} from "@shared/validators/interactions";
import { shortDay } from "@shared/words/days";
import { message } from "@shared/words/messages";
import type { ServiceContext } from "../../context/deps";
import { withTransaction } from "../../http/context";
import { AppError, notFound } from "../../platform/errors/app-error";
import { logActivity } from "../activity/log-activity";
import { requireRight } from "../members/access";
import { lockEntity } from "../entities/entities.service";
import { findFunder } from "../funders/funders.service";
import * as queries from "./interactions.queries";
import { t } from "../../platform/text/words";

function toInteractionView(row: queries.InteractionRow): InteractionView {
  return {
    ...row,
    interactionType: matchWord(INTERACTION_TYPES, row.interactionType) ?? "other",
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/**
 * Lists the contacts of all the caller's entities with a funder by page, newest first.
 * @throws AppError not_found for a funder that is not in the directory
 */
export async function listInteractions(
  ctx: ServiceContext,
  funderId: string,
  { page }: { page: number },
): Promise<InteractionListView> {
  await findFunder(ctx, funderId);
  const found = await queries.selectInteractions(ctx.db, ctx.actor.id, funderId, {
    offset: (page - 1) * INTERACTIONS_PAGE_SIZE,
    limit: INTERACTIONS_PAGE_SIZE + 1,
  });
  return {
    interactions: found.slice(0, INTERACTIONS_PAGE_SIZE).map(toInteractionView),
    hasMore: found.length > INTERACTIONS_PAGE_SIZE,
  };
}

/** Lists the caller's next steps with funders by day, including overdue ones. */
export async function listNextSteps(ctx: ServiceContext): Promise<NextStepsView> {
  const found = await queries.selectNextSteps(ctx.db, ctx.actor.id, NEXT_STEPS_MAX + 1);
  return { nextSteps: found.slice(0, NEXT_STEPS_MAX), hasMore: found.length > NEXT_STEPS_MAX };
}

/** Checks the rules that concern several fields. @throws AppError validation_failed */
function assertSound(ctx: ServiceContext<"clock">, contact: Parameters<typeof interactionProblems>[0]): void {
  const today = calendarDay(ctx.deps.clock.now(), ctx.actor.timezone);
  const problems = interactionProblems(contact, today);
  const [first] = Object.values(problems).flat();
  if (first) throw new AppError("validation_failed", first, problems);
}

/**
 * Checks the number of notes. The caller must have locked the entity (`lockEntity`).
 * @throws AppError conflict if the entity has as many notes as allowed
 */
async function assertRoom({ db }: ServiceContext, entityId: string): Promise<void> {
  if ((await queries.countInteractions(db, entityId)) >= INTERACTIONS_PER_ENTITY)
    throw new AppError(
      "conflict",
      message("An entity can have at most {n} notes of contacts. Delete some you no longer need.", {
        n: INTERACTIONS_PER_ENTITY,
      }),
    );
}

/**
 * Stores a contact of one of the caller's entities with a funder.
 * @throws AppError not_found for a funder that does not exist and an entity that is not the caller's own; conflict if
 * the entity has as many notes as allowed
 */
export async function createInteraction(
  ctx: ServiceContext<"clock">,
  funderId: string,
  input: CreateInteractionInput,
): Promise<InteractionView> {
  return withTransaction(ctx, async (tx) => {
    await findFunder(tx, funderId);
    await lockEntity(tx, input.entityId, "edit");
    assertSound(tx, input);
    await assertRoom(tx, input.entityId);
    const now = tx.deps.clock.now();
    const id = await queries.insertInteraction(tx.db, { ...input, funderId, createdAt: now, updatedAt: now });
    await logActivity(tx, input.entityId, "note_added");
    return readOwn(tx, id);
  });
}

/**
 * Moves a finished next step into the notes, so that its reminder ends and it stays readable. It is not added if the
 * notes would become too long. The added text is in the language of the user.
 * @param today the user's calendar date `YYYY-MM-DD`
 */
function withStepDone(
  { notes, nextAction }: { notes: string | null; nextAction: string | null },
  today: string,
) {
  const cleared = { nextAction: null, nextActionDate: null };
  // The step is done already, in another window.
  if (nextAction === null) return cleared;
  const [year = 0, month = 0, day = 0] = today.split("-").map(Number);
  const date = shortDay(year, month - 1, day);
  const line = t("Done on {date}: {step}", { date, step: nextAction });
  const longer = notes ? `${notes}\n\n${line}` : line;
  return longer.length > LONG_TEXT_MAX ? cleared : { ...cleared, notes: longer };
}

/**
 * Writes the sent fields.
 * @throws AppError not_found unless it and the entity that it is moved to are the caller's own; conflict if that
 * entity has as many notes as allowed
 */
export async function updateInteraction(
  ctx: ServiceContext<"clock">,
  id: string,
  { done, ...input }: UpdateInteractionInput,
): Promise<InteractionView> {
  return withTransaction(ctx, async (tx) => {
    // The entity is locked first, as in the deletion of an entity with its notes. Another order could cause a
    // deadlock.
    if (input.entityId !== undefined) await lockEntity(tx, input.entityId, "edit");
    const before = await queries.selectInteractionForUpdate(tx.db, tx.actor.id, id);
    if (!before) throw notFound("Note");
    await requireRight(tx, "edit", before.entityId);
    if (input.entityId !== undefined && input.entityId !== before.entityId)
      await assertRoom(tx, input.entityId);
    const now = tx.deps.clock.now();
    const after = { ...before, ...input };
    // The change is based on the stored row, because the user may see an older text.
    const changes = done ? { ...input, ...withStepDone(after, calendarDay(now, tx.actor.timezone)) } : input;
    assertSound(tx, { ...after, ...changes });
    await queries.updateInteractionColumns(tx.db, id, { ...changes, updatedAt: now });
    await logActivity(tx, after.entityId, "note_changed");
    return readOwn(tx, id);
  });
}

async function readOwn({ db, actor }: ServiceContext, id: string): Promise<InteractionView> {
  const row = await queries.selectInteraction(db, actor.id, id);
  if (!row) throw notFound("Note");
  return toInteractionView(row);
}

/** @throws AppError not_found unless the caller may read it, forbidden if they may not edit */
export async function deleteInteraction(ctx: ServiceContext<"clock">, id: string): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const note = await queries.selectInteractionForUpdate(tx.db, tx.actor.id, id);
    if (!note) throw notFound("Note");
    await requireRight(tx, "edit", note.entityId);
    await queries.removeInteraction(tx.db, id);
    await logActivity(tx, note.entityId, "note_deleted");
  });
}
