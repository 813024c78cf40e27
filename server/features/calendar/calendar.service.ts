import { PRODUCT_NAME } from "@shared/constants/brand";
import { CALENDAR_ENTRIES_MAX } from "@shared/constants/calendar";
import type {
  CalendarEntriesQuery,
  CalendarEntriesView,
  CalendarView,
  UpdateCalendarInput,
} from "@shared/validators/calendar";
import type { Deps, ServiceContext } from "../../context/deps";
import { AppError, notFound } from "../../platform/errors/app-error";
import { createAddressToken, createNonce, readAddressToken } from "../../platform/security/address-token";
import { getPreferredLanguage, withLanguage } from "../../platform/text/with-language";
import { requireRight } from "../members/access";
import { selectDeadline } from "./calendar-dates.queries";
import { toEntries } from "./calendar-entries";
import {
  deadlineEvent,
  expiryEvent,
  guestEvent,
  nextActionEvent,
  obligationEvent,
  taskEvent,
} from "./calendar-events";
import { calendarFile } from "./calendar-file";
import { readCalendarRows } from "./calendar-rows";
import * as queries from "./calendar.queries";
import { t } from "../../platform/text/words";

const EVENTS_MAX = 1_000;
/** Past events stay this long, so that they do not vanish from calendars on the very day. */
const KEPT_MS = 30 * 86_400_000;
/** How often programs should refresh the feed. */
const REFRESH_SECONDS = 6 * 3_600;

function toView(deps: Pick<Deps, "config" | "keys">, feed: queries.CalendarFeed | undefined): CalendarView {
  if (!feed) return { url: null, webcalUrl: null, withSaved: true };
  const url = `${deps.config.PUBLIC_URL}/api/calendar/${createAddressToken(deps.keys.calendar, feed.nonce)}.ics`;
  return { url, webcalUrl: url.replace(/^https?:/, "webcal:"), withSaved: feed.withSaved };
}

/** Returns the caller's calendar; its address is null while there is none. */
export async function getCalendar({
  db,
  actor,
  deps,
}: ServiceContext<"config" | "keys">): Promise<CalendarView> {
  return toView(deps, await queries.selectFeed(db, actor.id));
}

/** Gives the caller's calendar a new address. The old one stops working. */
export async function renewCalendar({
  db,
  actor,
  deps,
}: ServiceContext<"clock" | "config" | "keys">): Promise<CalendarView> {
  return toView(deps, await queries.upsertFeed(db, actor.id, createNonce(), deps.clock.now()));
}

/** @throws AppError not_found while the caller has no calendar */
export async function updateCalendar(
  { db, actor, deps }: ServiceContext<"config" | "keys">,
  input: UpdateCalendarInput,
): Promise<CalendarView> {
  const feed = await queries.updateFeed(db, actor.id, { withSaved: input.withSaved });
  if (!feed) throw notFound("Calendar");
  return toView(deps, feed);
}

/** Deletes the caller's calendar address. Returns whether there was one. */
export const removeCalendar = ({ db, actor }: ServiceContext): Promise<boolean> =>
  queries.deleteFeed(db, actor.id);

/**
 * Returns the calendar behind an address as an iCalendar file, in its owner's language, because calendar programs send
 * none or their own. The text stays the same until the data changes.
 * @throws AppError not_found for a forged or deleted address
 */
export async function readFeed(
  { db, keys, clock, config }: Pick<Deps, "db" | "keys" | "clock" | "config">,
  token: string,
): Promise<string> {
  const nonce = readAddressToken(keys.calendar, token);
  const feed = nonce === null ? undefined : await queries.selectFeedByNonce(db, nonce);
  if (!feed) throw notFound("Calendar");

  const now = clock.now();
  const window = { now, since: new Date(now.getTime() - KEPT_MS), limit: EVENTS_MAX };
  const rows = await readCalendarRows(db, feed.userId, feed.withSaved, window);
  return withLanguage(getPreferredLanguage(feed), () => {
    const events = [
      ...rows.deadlines.map((row) =>
        deadlineEvent(row, config.PUBLIC_URL, rows.applications.get(row.opportunityId)),
      ),
      ...rows.actions.map((row) => nextActionEvent(row, config.PUBLIC_URL)),
      ...rows.tasks.map((row) => taskEvent(row, config.PUBLIC_URL)),
      ...rows.guestDays.map((row) => guestEvent(row, config.PUBLIC_URL)),
      ...rows.obligations.map((row) => obligationEvent(row, config.PUBLIC_URL)),
      ...rows.expiries.map((row) => expiryEvent(row, config.PUBLIC_URL)),
    ];
    return calendarFile(soonest(events, now), {
      name: t("{product} deadlines", { product: PRODUCT_NAME }),
      refreshSeconds: REFRESH_SECONDS,
    });
  });
}

/**
 * Returns what the caller's calendar holds between two days, as in the file for calendar programs, always with saved opportunities.
 * @throws AppError not_found for an entity that is not the caller's
 */
export async function listCalendarEntries(
  ctx: ServiceContext<"clock">,
  { from, to, entityId }: CalendarEntriesQuery,
): Promise<CalendarEntriesView> {
  const { db, actor, deps } = ctx;
  if (entityId !== undefined) await requireRight(ctx, "read", entityId);
  const now = deps.clock.now();
  const limit = CALENDAR_ENTRIES_MAX + 1;
  const entries = toEntries(await readCalendarRows(db, actor.id, true, { now, from, to, entityId, limit }));
  if (entries.length <= CALENDAR_ENTRIES_MAX) return { entries, isWhole: true };
  const ahead = soonest(entries, now, CALENDAR_ENTRIES_MAX);
  return { entries: ahead.sort((a, b) => (a.date < b.date ? -1 : 1)), isWhole: false };
}

/** Limits the events to the maximum of a calendar: future ones first, then past ones. */
function soonest<T extends { date: string }>(events: T[], now: Date, max = EVENTS_MAX): T[] {
  const today = now.toISOString().slice(0, 10);
  const order = ({ date }: T) => `${date < today ? 1 : 0}${date}`;
  return events.sort((a, b) => (order(a) < order(b) ? -1 : order(a) > order(b) ? 1 : 0)).slice(0, max);
}

/**
 * Returns the deadline of one opportunity as a file, with the same id as in the feed.
 * @throws AppError not_found for an unpublished opportunity; conflict for one without a deadline
 */
export async function opportunityCalendarFile(
  { db, deps }: ServiceContext<"config">,
  opportunityId: string,
): Promise<{ slug: string; text: string }> {
  const row = await selectDeadline(db, opportunityId);
  if (!row) throw notFound("Opportunity");
  const { deadline } = row;
  if (deadline === null)
    throw new AppError("conflict", "This opportunity has no deadline to put in a calendar.");
  return {
    slug: row.slug,
    text: calendarFile([deadlineEvent({ ...row, deadline }, deps.config.PUBLIC_URL)]),
  };
}
