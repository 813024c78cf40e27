import type { ScrapedField } from "@shared/constants/curation";
import { type Db, inTransaction } from "../../../platform/db/database";
import type { Deps } from "../../../context/deps";
import { requestOpportunityEmbeddings } from "../../matching/retrieval/embeddings.service";
import { lockRows, mergeProvenance, type ProvenanceRow, updateOpportunities } from "../import/import.queries";
import { publishCatalogue } from "./curation-push";
import { OWN_SOURCE } from "./curation.service";
import * as queries from "./mend-texts.queries";
import {
  cleanText,
  isSameFingerprint,
  isSameValue,
  fingerprintValue,
  TEXT_FIELDS,
  type Values,
} from "../import/reading-values";

const NAME = "texts without markup";
const BATCH = 200;

/** Queues the work. It ends at once if it was done before. */
export async function requestTextMending(deps: Pick<Deps, "jobs" | "db" | "log">): Promise<void> {
  await deps.jobs
    .enqueue(deps.db, "mend-texts", {}, { key: "all" })
    .catch((error: unknown) => deps.log.warn({ err: error }, "the mending of texts could not be queued"));
}

/**
 * Removes markup that older versions stored in texts. Fields that an administrator wrote are not changed. The stored
 * fingerprints of the source are changed as well, so that the next reading sees no difference.
 */
export async function mendTexts(
  deps: Pick<Deps, "clock" | "db" | "jobs" | "log" | "push">,
  signal: AbortSignal,
): Promise<void> {
  const { db, clock } = deps;
  if (await queries.isTaskDone(db, NAME)) return;
  let mended = 0;
  let afterId: string | undefined;
  do {
    signal.throwIfAborted();
    const ids = await queries.selectIdsWithMarkup(db, { ownSource: OWN_SOURCE, afterId, limit: BATCH });
    afterId = ids.at(-1);
    if (afterId !== undefined) mended += await inTransaction(db, (tx) => mendRows(tx, ids, clock.now()));
  } while (afterId !== undefined);
  await inTransaction(db, (tx) => mendProposals(tx, clock.now()));
  await queries.markTaskDone(db, NAME, clock.now());
  if (mended === 0) return;
  deps.log.info({ mended }, "markup was taken out of texts of the catalogue");
  await publishCatalogue(deps, db);
  await requestOpportunityEmbeddings(deps);
}

async function mendRows(tx: Db, ids: string[], now: Date): Promise<number> {
  const updates: { id: string; values: Values }[] = [];
  const notes: ProvenanceRow[] = [];
  for (const { id, values, lockedFields, sourceValues } of await lockRows(tx, ids, null)) {
    const mended = findTextsToMend(values, lockedFields);
    const fields = Object.keys(mended) as ScrapedField[];
    if (fields.length === 0) continue;
    updates.push({ id, values: { ...values, ...mended } });
    const fromSource = fields.filter((field) =>
      isSameFingerprint(fingerprintValue(field, values[field]), sourceValues[field]),
    );
    const fingerprints = Object.fromEntries(
      fromSource.map((field) => [field, fingerprintValue(field, mended[field])]),
    );
    if (fromSource.length > 0) notes.push({ opportunityId: id, sourceValues: fingerprints, origins: {} });
  }
  await updateOpportunities(tx, now, updates);
  await mergeProvenance(tx, notes);
  return updates.length;
}

/** Returns the texts of a row that change when markup is removed. */
function findTextsToMend(values: Values, lockedFields: readonly string[]): Values {
  const mended: Values = {};
  for (const field of TEXT_FIELDS) {
    const text = lockedFields.includes(field) ? undefined : values[field];
    if (typeof text !== "string") continue;
    const clean = cleanText(field, text) ?? null;
    // A name cannot be empty, so one that is only markup stays.
    if (clean !== text && (clean !== null || field !== "name")) mended[field] = clean;
  }
  return mended;
}

async function mendProposals(tx: Db, now: Date): Promise<void> {
  for (const { id, field, before, after } of await queries.lockProposalsWithMarkup(tx, TEXT_FIELDS)) {
    const clean = { before: cleanText(field, before) ?? null, after: cleanText(field, after) ?? null };
    const saysNothing = clean.after === null || isSameValue(field, clean.before, clean.after);
    await queries.updateProposal(tx, id, saysNothing ? { status: "replaced", decidedAt: now } : clean);
  }
}
