import { randomUUID } from "node:crypto";
import { calendarDay, clockTime } from "@shared/calendar-day";
import type { Db } from "../../../platform/db/database";
import { toSlug } from "../slug";
import type { ImportContext } from "./import-readings";
import * as queries from "./import.queries";
import { selectSimilarRows } from "./identity.queries";
import type { NewReading } from "./match-batch";
import { type CleanValues, cleanOrigins, type Values } from "./reading-values";

const NUMBERED_MAX = 3;
/** Values of the columns that may not be null, where the source says nothing. */
const DEFAULTS: Values = {
  fundingType: "grant",
  currency: "USD",
  eligibleEntityTypes: [],
  eligibleEntityTypesOpenEnded: false,
  eligibleCountries: [],
  eligibleRegions: [],
  industryFocus: [],
  stageFocus: [],
};

/**
 * Inserts new opportunities as pending; those past their deadline are left out.
 * @param start how many readings of this import came before: `createdAt` keeps their order for the list
 * @returns how many were inserted
 */
export async function insertNew(
  tx: Db,
  newReadings: readonly NewReading[],
  start: number,
  { source, now, isBulk }: ImportContext,
): Promise<number> {
  const open = newReadings
    .filter(({ reading }) => !isPastDeadline(reading.values, now))
    .map((one) => ({ ...one, id: randomUUID() }));
  if (open.length === 0) return 0;
  const slugs = await chooseSlugs(
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
    createdAt: subtractMicroseconds(now, start + index),
  });
  // Sorted, so that two batches that go in side by side never wait for each other's slugs.
  const rows = open.map(toRow).sort((a, b) => (a.slug < b.slug ? -1 : 1));
  const inserted = await queries.insertOpportunities(tx, rows);
  // Another import took the slug in between: with a part of the row's id it is free.
  const retries = rows
    .filter(({ id }) => !inserted.has(id))
    .map((row) => ({ ...row, slug: addIdToSlug(row.slug, row.id) }));
  for (const id of await queries.insertOpportunities(tx, retries)) inserted.add(id);

  const created = open.filter(({ id }) => inserted.has(id));
  const alike = isBulk
    ? null
    : await selectSimilarRows(
        tx,
        now,
        created.map(({ id }) => id),
      );
  await queries.insertProvenance(
    tx,
    created.map(({ id, reading, looksLike }) => ({
      opportunityId: id,
      sourceValues: reading.fingerprints(),
      origins: cleanOrigins(reading.origins, reading.values),
      looksLike: looksLike ?? alike?.get(id) ?? null,
    })),
  );
  return created.length;
}

const addIdToSlug = (slug: string, id: string) => `${slug}-${id.slice(0, 8)}`;

/** A slug for each name: its words, with a number when they are taken, or with a part of the id when the first numbers are taken too. */
async function chooseSlugs(tx: Db, rows: readonly { id: string; name: string }[]): Promise<string[]> {
  const wantedSlugs = rows.map(({ name }) => {
    const base = toSlug(name);
    return [base, ...Array.from({ length: NUMBERED_MAX - 1 }, (_, i) => `${base}-${i + 2}`)];
  });
  const taken = await queries.selectTakenSlugs(tx, [...new Set(wantedSlugs.flat())]);
  return rows.map(({ id }, i) => {
    const slug = wantedSlugs[i]!.find((one) => !taken.has(one)) ?? addIdToSlug(wantedSlugs[i]![0]!, id);
    taken.add(slug);
    return slug;
  });
}

/** Gives each row of an import its own instant, because the list is sorted by it. */
function subtractMicroseconds(now: Date, count: number): string {
  const before = new Date(now.getTime() - Math.ceil(count / 1000));
  const micros = (1000 - (count % 1000)) % 1000;
  return before.toISOString().replace("Z", `${String(micros).padStart(3, "0")}Z`);
}

/** Whether the hour of the deadline, or its day, has passed in its time zone. */
export function isPastDeadline(
  {
    deadline,
    deadlineTimezone,
    deadlineTime,
  }: Pick<CleanValues, "deadline" | "deadlineTimezone" | "deadlineTime">,
  now: Date,
): boolean {
  if (deadline == null) return false;
  const today = calendarDay(now, deadlineTimezone);
  if (today !== deadline || deadlineTime == null) return today > deadline;
  return clockTime(now, deadlineTimezone) >= deadlineTime;
}
