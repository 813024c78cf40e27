import { type Message, message, messageList } from "@shared/words/messages";
import type { Db } from "../../../platform/db/database";
import { type KnownReading, SYNC_WRITTEN_EVERY_MS } from "./import-readings";
import * as queries from "./import.queries";
import { CLOSED } from "./reading-values";
import { updateKnown } from "./update-known";

/** What is left goes with the next reading. */
const CLOSED_AT_ONCE_MAX = 500;

/** Two readings of a source's whole list: when each began. */
export type WholeReadings = { source: string; now: Date; since: Date; before: Date };

/**
 * Closes the calls that neither of two whole lists of their source has, as if it called them closed: at once those that wait to be
 * verified, by a proposal those that are published. Where more calls are missing than listed, the list is rather broken, so that
 * nothing is closed.
 * @param db a transaction
 * @returns a sentence for the administrator, or null when none is missing
 */
export async function closeUnlisted(
  db: Db,
  { source, now, since, before }: WholeReadings,
): Promise<Message | null> {
  await queries.lockCatalogue(db);
  const toWritten = (began: Date) => new Date(began.getTime() - SYNC_WRITTEN_EVERY_MS);
  const unlisted = await queries.selectUnlisted(
    db,
    { source, now, notSince: toWritten(before) },
    CLOSED_AT_ONCE_MAX,
  );
  const all = unlisted[0]?.all ?? 0;
  if (all === 0) return null;
  if (all > (await queries.countListed(db, source, toWritten(since))))
    return message(
      "Its list lacks more calls ({n}) than it has. Nothing was closed because of it: please look whether the source has changed.",
      { n: all },
    );
  const matches = unlisted.map(({ id, status, lastListedAt }) => ({
    row: { id, status },
    reading: { ...NOT_LISTED, ...(lastListedAt && { lastListedAt }) },
  }));
  const { updated, proposed } = await updateKnown(db, matches, {
    ...{ source, now, isBulk: false, isIdentifiedByIds: true, isOld: false, readingsOfPage: new Map() },
  });
  const outcomes = [
    ...(updated > 0 ? [message("{n} closed", { n: updated })] : []),
    ...(proposed > 0 ? [message("{n} with changes to look at", { n: proposed })] : []),
  ];
  return outcomes.length === 0
    ? null
    : message("Its list has lacked calls twice in a row: {outcomes}.", {
        outcomes: messageList(outcomes, ", "),
      });
}

/** What a source says of a call by leaving it out. */
const NOT_LISTED: KnownReading = {
  url: "",
  externalId: null,
  values: {},
  fingerprints: () => ({ deadline: CLOSED }),
  origins: {},
  isClosed: true,
};
