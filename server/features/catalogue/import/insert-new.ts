import { randomUUID } from "node:crypto";
import { calendarDay } from "@shared/calendar-day";
import type { Db } from "../../../platform/db/database";
import { slugOf } from "../slug";
import type { AbsorbContext } from "./import-readings";
import * as queries from "./import.queries";
import { selectAlike } from "./identity.queries";
import type { NewReading } from "./match-batch";
import { cleanOrigins, type Values } from "./reading-values";

const NUMBERED_MAX = 3;
/** What the columns that are never empty hold where the source says nothing. */
const DEFAULTS: Values = {
  fundingType: "grant",
  currency: "USD",
  eligibleEntityTypes: [],
  eligibleEntityTypesOpenEnded: false,
  eligibleCountries: [],
  industryFocus: [],
  stageFocus: [],
};

/**
 * Puts what nobody knew into the catalogue, to wait for a curator; what is over already is left out.
 * @param start how many of this run came before: the list shows them in the order in which they were read
 * @returns how many went in
 */
export async function absorbNew(
  tx: Db,
  news: readonly NewReading[],
  start: number,
  { source, now, isBulk }: AbsorbContext,
): Promise<number> {
  const open = news
    .filter(({ reading }) => !isOver(reading.values, now))
    .map((one) => ({ ...one, id: randomUUID() }));
  if (open.length === 0) return 0;
  const slugs = await freeSlugs(
    tx,
    open.map(({ id, reading }) => ({ id, name: reading.values.name })),
  );
  const toRow = ({ id, reading }: (typeof open)[number], index: number) => ({
    ...DEFAULTS,
    ...reading.values,
    id,
    slug: slugs[index]!,
    source,
    externalId: reading.externalId,
    sourceUrl: reading.url || null,
    funderType: reading.constants?.funderType ?? null,
    attribution: reading.constants?.attribution ?? null,
    verificationStatus: "pending",
    lastSyncedAt: now.toISOString(),
    createdAt: microsecondsBefore(now, start + index),
  });
  // In an order that is the same for all: of two batches that go in side by side none waits for a slug of the other's both ways.
  const rows = open.map(toRow).sort((a, b) => (a.slug < b.slug ? -1 : 1));
  const inserted = await queries.insertOpportunities(tx, rows);
  // A slug that somebody took in between; with a part of the row's own id it is free.
  const again = rows
    .filter(({ id }) => !inserted.has(id))
    .map((row) => ({ ...row, slug: withId(row.slug, row.id) }));
  for (const id of await queries.insertOpportunities(tx, again)) inserted.add(id);

  const created = open.filter(({ id }) => inserted.has(id));
  const alike = isBulk
    ? null
    : await selectAlike(
        tx,
        now,
        created.map(({ id }) => id),
      );
  await queries.insertProvenance(
    tx,
    created.map(({ id, reading, looksLike }) => ({
      opportunityId: id,
      sourceValues: reading.notes(),
      origins: cleanOrigins(reading.origins, reading.values),
      looksLike: looksLike ?? alike?.get(id) ?? null,
    })),
  );
  return created.length;
}

const withId = (slug: string, id: string) => `${slug}-${id.slice(0, 8)}`;

/** A slug for each name: its own words, with a number where they are taken, or with a part of the id where many have them. */
async function freeSlugs(tx: Db, rows: readonly { id: string; name: string }[]): Promise<string[]> {
  const wished = rows.map(({ name }) => {
    const base = slugOf(name);
    return [base, ...Array.from({ length: NUMBERED_MAX - 1 }, (_, i) => `${base}-${i + 2}`)];
  });
  const taken = await queries.selectTakenSlugs(tx, [...new Set(wished.flat())]);
  return rows.map(({ id }, i) => {
    const slug = wished[i]!.find((one) => !taken.has(one)) ?? withId(wished[i]![0]!, id);
    taken.add(slug);
    return slug;
  });
}

/** So many microseconds before an instant: no two rows of a run are of the same, which the list is sorted by. */
function microsecondsBefore(now: Date, count: number): string {
  const before = new Date(now.getTime() - Math.ceil(count / 1000));
  const micros = (1000 - (count % 1000)) % 1000;
  return before.toISOString().replace("Z", `${String(micros).padStart(3, "0")}Z`);
}

/** The days of one instant by time zone: a large import asks for the same few again and again. */
let days = { at: NaN, byZone: new Map<string, string>() };

function today(zone: string, now: Date): string {
  if (days.at !== now.getTime()) days = { at: now.getTime(), byZone: new Map() };
  const known = days.byZone.get(zone);
  if (known !== undefined) return known;
  const day = calendarDay(now, zone);
  days.byZone.set(zone, day);
  return day;
}

/** Whether the day of the deadline is over where it ends. */
export function isOver(
  { deadline, deadlineTimezone }: { deadline?: string | null; deadlineTimezone?: string | null },
  now: Date,
): boolean {
  return deadline != null && today(deadlineTimezone ?? "UTC", now) > deadline;
}
