import { PRODUCT_NAME } from "@shared/constants/brand";
import type { CalendarView, UpdateCalendarInput } from "@shared/validators/calendar";
import type { Deps, ServiceContext } from "../../context/deps";
import { AppError, notFound } from "../../platform/errors/app-error";
import { getPreferredLanguage, withLanguage } from "../../platform/text/with-language";
import {
  type ApplicationRow,
  selectDeadline,
  selectDeadlines,
  selectGuestDays,
  selectNextActions,
  selectObligationDays,
  selectExpiries,
  selectTasks,
  selectUnsentApplications,
} from "./calendar-dates.queries";
import {
  type CalendarEvent,
  deadlineEvent,
  expiryEvent,
  guestEvent,
  nextActionEvent,
  obligationEvent,
  taskEvent,
} from "./calendar-events";
import { calendarFile } from "./calendar-file";
import { calendarToken, createNonce, readCalendarToken } from "./calendar-token";
import * as queries from "./calendar.queries";
import { t } from "../../platform/text/words";

const EVENTS_MAX = 1_000;
/** A user may have this many applications. They are read for their names. */
const APPLICATIONS_MAX = 5_000;
/** Past events stay this long, so that they do not vanish from calendars on the very day. */
const KEPT_MS = 30 * 86_400_000;
/** How often programs should refresh the feed. */
const REFRESH_SECONDS = 6 * 3_600;

function toView(deps: Pick<Deps, "config" | "keys">, feed: queries.CalendarFeed | undefined): CalendarView {
  if (!feed) return { url: null, webcalUrl: null, withSaved: true };
  const url = `${deps.config.PUBLIC_URL}/api/calendar/${calendarToken(deps.keys.calendar, feed.nonce)}.ics`;
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
  const nonce = readCalendarToken(keys.calendar, token);
  const feed = nonce === null ? undefined : await queries.selectFeedByNonce(db, nonce);
  if (!feed) throw notFound("Calendar");

  const now = clock.now();
  const window = { now, since: new Date(now.getTime() - KEPT_MS), limit: EVENTS_MAX };
  const deadlines = await selectDeadlines(db, feed.userId, feed.withSaved, window);
  const applications = groupByOpportunity(
    await selectUnsentApplications(
      db,
      feed.userId,
      deadlines.map(({ opportunityId }) => opportunityId),
      APPLICATIONS_MAX,
    ),
  );
  const actions = await selectNextActions(db, feed.userId, window);
  const tasks = await selectTasks(db, feed.userId, window);
  const guestDays = await selectGuestDays(db, feed.userId, window);
  const expiries = await selectExpiries(db, feed.userId, window);
  const obligations = await selectObligationDays(db, feed.userId, window);
  return withLanguage(getPreferredLanguage(feed), () => {
    const events = [
      ...deadlines.map((row) => deadlineEvent(row, config.PUBLIC_URL, applications.get(row.opportunityId))),
      ...actions.map((row) => nextActionEvent(row, config.PUBLIC_URL)),
      ...tasks.map((row) => taskEvent(row, config.PUBLIC_URL)),
      ...guestDays.map((row) => guestEvent(row, config.PUBLIC_URL)),
      ...obligations.map((row) => obligationEvent(row, config.PUBLIC_URL)),
      ...expiries.map((row) => expiryEvent(row, config.PUBLIC_URL)),
    ];
    return calendarFile(soonest(events, now), {
      name: t("{product} deadlines", { product: PRODUCT_NAME }),
      refreshSeconds: REFRESH_SECONDS,
    });
  });
}

function groupByOpportunity(rows: readonly ApplicationRow[]): ReadonlyMap<string, ApplicationRow[]> {
  const groups = new Map<string, ApplicationRow[]>();
  for (const row of rows) {
    const group = groups.get(row.opportunityId);
    if (group) group.push(row);
    else groups.set(row.opportunityId, [row]);
  }
  return groups;
}

/** Limits the events to the maximum of a calendar: future ones first, then past ones. */
function soonest(events: CalendarEvent[], now: Date): CalendarEvent[] {
  const today = now.toISOString().slice(0, 10);
  const order = ({ date }: CalendarEvent) => `${date < today ? 1 : 0}${date}`;
  return events.sort((a, b) => (order(a) < order(b) ? -1 : order(a) > order(b) ? 1 : 0)).slice(0, EVENTS_MAX);
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
