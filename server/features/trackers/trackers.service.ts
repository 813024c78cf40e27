import { TRACKER_ENTRIES_MAX } from "@shared/constants/trackers";
import type {
  KeepTrackerInput,
  KeptTrackerView,
  ReadTrackerInput,
  TrackerEntryView,
  TrackerView,
} from "@shared/validators/trackers";
import type { ServiceContext } from "../../context/deps";
import { withTransaction } from "../../http/context";
import { AppError } from "../../platform/errors/app-error";
import {
  keepListedApplications,
  listToldApplications,
  toToldKey,
} from "../applications/told-applications.service";
import { getEntity, lockEntity } from "../entities/entities.service";
import { findNamedOpportunities } from "../opportunities/named-opportunities.service";
import { proposeEntries, type TrackerEntry } from "./propose-entries";
import { readTable } from "./read-table";

type Needs = "clock" | "config" | "db" | "documentReader" | "fileUses" | "objects";
type Asked = { host: string | undefined; signal: AbortSignal };

/** Entries that are there already are listed too, at most this many. */
const KNOWN_MAX = 200;

/**
 * Proposes the applications that stand in an uploaded tracker. Nothing is stored, and no AI provider is sent anything.
 * @throws AppError not_found, forbidden unless the caller may edit the entity; validation_failed for a file that was not uploaded;
 * unreadable_file, too_large, unavailable
 */
export async function proposeTracker(
  ctx: ServiceContext<Needs>,
  input: ReadTrackerInput,
  asked: Asked,
): Promise<TrackerView> {
  await getEntity(ctx, input.entityId, "edit");
  const { entries, ...read } = await readEntries(ctx, input, asked);
  const states = await compareEntries(ctx, input.entityId, entries);
  const calls = await findNamedOpportunities(
    ctx,
    entries.map(({ title, funderName, link }) => ({ name: title, funderName, link })),
  );
  const taken = new Set(states.taken);
  const all = entries.map(({ link: _, ...entry }, index): TrackerEntryView => {
    const [call, state] = [calls[index], states.of[index]!];
    const isTaken = call ? taken.has(call.id) : false;
    // An entity has one application for an opportunity: the first of the file that is not kept yet.
    if (call && state === "new") taken.add(call.id);
    return { ...entry, state, opportunity: call ? { ...call, isTaken } : null };
  });
  const isNew = ({ state }: TrackerEntryView) => state === "new";
  const [fresh, others] = [all.filter(isNew), all.filter((entry) => !isNew(entry))];
  return {
    ...read,
    entries: [...fresh.slice(0, TRACKER_ENTRIES_MAX), ...others.slice(0, KNOWN_MAX)].sort(
      (a, b) => a.n - b.n,
    ),
    more: Math.max(0, fresh.length - TRACKER_ENTRIES_MAX),
    rows: entries.length,
  };
}

/**
 * Keeps ticked entries of a tracker as applications, all or none. The file is read once more, so that what is kept is what stands in
 * it. What is there already is not kept again.
 * @throws AppError as `proposeTracker` does; validation_failed for entries that the file has not, or days that can mean two; conflict
 * for too many applications, and for a call that the entity has an application for
 */
export async function keepTracker(
  ctx: ServiceContext<Needs | "jobs" | "push">,
  input: KeepTrackerInput,
  asked: Asked,
): Promise<KeptTrackerView> {
  const { entityId } = input;
  await getEntity(ctx, entityId, "edit");
  const read = await readEntries(ctx, input, asked);
  if (read.asksDayOrder && input.dayOrder == null)
    throw new AppError("validation_failed", "Choose what comes first, the day or the month", {
      dayOrder: ["Choose what comes first, the day or the month"],
    });
  const byNumber = new Map(read.entries.map((entry) => [entry.n, entry]));
  const rows = new Map(
    input.entries.map(({ n, status, opportunityId }) => {
      const { title, ...entry } = byNumber.get(n) ?? { title: null };
      if (title === null || !("n" in entry)) throw unknownRow();
      const { link: _, n: __, statusWord: ___, unread: ____, isWithdrawn: _____, ...values } = entry;
      return [n, { ...values, title, status, opportunityId: opportunityId ?? null }] as const;
    }),
  );
  return withTransaction(ctx, async (tx) => {
    // Two presses at the same time must not keep anything twice.
    await lockEntity(tx, entityId, "edit");
    return keepListedApplications(tx, entityId, [...rows.values()]);
  });
}

const unknownRow = () => new AppError("validation_failed", "Unknown row", { entries: ["Unknown row"] });

async function readEntries(
  ctx: ServiceContext<Needs>,
  { uploadedFileUrl, columns, dayOrder, currency }: ReadTrackerInput,
  asked: Asked,
) {
  const table = await readTable(ctx, uploadedFileUrl, asked);
  const now = ctx.deps.clock.now();
  return proposeEntries(table, { columns, dayOrder, currency, now });
}

async function compareEntries(ctx: ServiceContext, entityId: string, entries: readonly TrackerEntry[]) {
  const { keys, taken } = await listToldApplications(ctx, entityId);
  const seen = new Set<string>();
  const of = entries.map((entry): TrackerEntryView["state"] => {
    if (entry.title === null) return "nameless";
    const key = toToldKey({ ...entry, title: entry.title });
    if (keys.has(key)) return "known";
    if (seen.has(key)) return "twice";
    seen.add(key);
    return "new";
  });
  return { of, taken };
}
