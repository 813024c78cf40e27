import { CUSTOM_SOURCE_ID, GRANTS_GOV_SOURCE_ID } from "@shared/constants/curation";
import type { ScrapeRun } from "@shared/schema/index";
import type {
  ScrapeAnswerView,
  ScrapeOverviewView,
  ScrapeRunView,
  ScrapeSourceView,
} from "@shared/validators/curation";
import { type Message, wordMessage } from "@shared/words/messages";
import { type Db, inTransaction } from "../../../platform/db/database";
import type { Deps, ServiceContext } from "../../../context/deps";
import { AppError, notFound } from "../../../platform/errors/app-error";
import { API_SOURCES, findApiSource } from "../api-sources/api-sources";
import { createDrift } from "../api-sources/drift";
import { findMissingSetting, type KeySettings, requireKey } from "../api-sources/source-key";
import { selectSourcesOn, setSourceOn } from "../api-sources/switches.queries";
import type { ApiSource } from "../api-sources/types";
import { GRANTS_GOV_SOURCE } from "../grants-gov/mapping";
import { findSource, SOURCES } from "../sources/sources";
import type { ConfiguredSource } from "../sources/types";
import { publishCatalogue } from "../curation/curation-push";
import { insertSourceLog } from "../curation/curation.queries";
import { awaitRun } from "./await-run";
import { toAppError } from "./run-failure";
import { getRunFailure, isStopped, STOPPED, toRunView } from "./run-views";
import * as queries from "./scrape-runs.queries";
import type { RunOrder } from "./scrape-runs.queries";

const GOES_ON: Message = "This takes longer than usual and goes on in the background.";
/** How often it tries to join a run. Another attempt is needed only if the run ended in between. */
const JOIN_ROUNDS = 5;

/** Lists the configured sources in their order, then those with an API and whether they are on. */
export async function listSources({ db, deps }: ServiceContext<"config">): Promise<ScrapeSourceView[]> {
  const on = await selectSourcesOn(db);
  const pages = SOURCES.map(({ id, name, description, url }) => ({ id, name, description, url }));
  return [...pages, ...API_SOURCES.map((source) => toApiSourceView(source, on.has(source.id), deps))];
}

function toApiSourceView(
  source: ApiSource,
  isOn: boolean,
  { config }: { config: KeySettings },
): ScrapeSourceView {
  const { id, name, description, url, licence } = source;
  const missingSetting = findMissingSetting(config, source);
  return { id, name, description, url, licence, isOn, ...(missingSetting ? { missingSetting } : {}) };
}

/** Switches a source with an API on or off. @throws AppError not_found when there is none with this id */
export async function switchSource(
  { db, deps, actor }: ServiceContext<"clock" | "config" | "log">,
  id: string,
  isOn: boolean,
): Promise<ScrapeSourceView> {
  const source = findApiSource(id);
  if (!source) throw notFound("Source");
  const now = deps.clock.now();
  await inTransaction(db, async (tx) => {
    if (!(await setSourceOn(tx, id, isOn, now))) return;
    const action = isOn ? "source_on" : "source_off";
    await insertSourceLog(tx, { userId: actor.id, action, sourceName: source.name, now });
  });
  deps.log.info({ sourceId: id, isOn, userId: actor.id }, "a source was switched");
  return toApiSourceView(source, isOn, deps);
}

/** Returns the newest runs and the counts of each source. */
export async function getScrapeOverview({ db }: ServiceContext): Promise<ScrapeOverviewView> {
  const runs = await queries.listRuns(db);
  return { runs: runs.map(toRunView), sources: await queries.countSources(db) };
}

/** The number of rows of the first reading of an API. */
const FIRST_ROWS = 20;

type Waiting = { signal: AbortSignal; waitMs?: number };

/** Reads the newest opportunities of Grants.gov. @throws as `runAndWait` does */
export const scrapeGrantsGov = (
  ctx: ServiceContext<"clock" | "db" | "jobs" | "push">,
  limit: number,
  waiting: Waiting,
) => runAndWait(ctx, buildGrantsGovOrder(limit), waiting);

export const buildGrantsGovOrder = (limit: number | null): Omit<RunOrder, "requestedBy"> => ({
  sourceId: GRANTS_GOV_SOURCE_ID,
  sourceName: GRANTS_GOV_SOURCE,
  url: null,
  limit,
});

/**
 * Reads a configured source, or one with an API.
 * @throws AppError not_found when there is none with this id; conflict when it is off or its key is missing; and as
 * `runAndWait` does
 */
export async function scrapeSource(
  ctx: ServiceContext<"clock" | "config" | "db" | "jobs" | "push">,
  id: string,
  waiting: Waiting,
): Promise<ScrapeAnswerView> {
  const source = findSource(id);
  if (source) return runAndWait(ctx, buildSourceOrder(source), waiting);
  const apiSource = findApiSource(id);
  if (!apiSource) throw notFound("Source");
  const on = await selectSourcesOn(ctx.db);
  if (!on.has(id)) throw new AppError("conflict", "This source is off. Switch it on first.");
  requireKey(ctx.deps.config, apiSource);
  return runAndWait(ctx, await buildApiOrder(ctx.db, apiSource), waiting);
}

/**
 * The first run of a source with an API stops after a few rows, for an administrator to look at. A later one goes on
 * where the last one stopped.
 */
export async function buildApiOrder(db: Db, { id, name }: ApiSource): Promise<Omit<RunOrder, "requestedBy">> {
  const last = await queries.findLastDone(db, id);
  const position = last?.position && {
    cursor: last.position.cursor,
    pages: 0,
    rows: 0,
    drift: createDrift(),
    isRest: true as const,
    ...(last.failed === 0 && last.position.since !== undefined && { since: last.position.since }),
  };
  return {
    sourceId: id,
    sourceName: name,
    url: null,
    limit: last ? null : FIRST_ROWS,
    position: position ?? null,
  };
}

/**
 * Lists the sources with an API that are read by themselves: those that are on, have their key and were read beyond the
 * first rows.
 */
export async function listScheduledApiSources({
  db,
  config,
}: Pick<Deps, "config" | "db">): Promise<ApiSource[]> {
  const on = await selectSourcesOn(db);
  const isScheduled = async (source: ApiSource) =>
    on.has(source.id) &&
    findMissingSetting(config, source) === undefined &&
    (await queries.findLastDone(db, source.id))?.limit === null;
  const found: ApiSource[] = [];
  for (const source of API_SOURCES) if (await isScheduled(source)) found.push(source);
  return found;
}

export const buildSourceOrder = ({ id, name }: ConfiguredSource): Omit<RunOrder, "requestedBy"> => ({
  sourceId: id,
  sourceName: name,
  url: null,
  limit: null,
});

/** Reads any page. @throws AppError validation_failed for an address that cannot be visited; and as `runAndWait` does */
export async function scrapeUrl(
  ctx: ServiceContext<"clock" | "db" | "jobs" | "push">,
  { url, sourceName }: { url: string; sourceName: string | null },
  waiting: Waiting,
): Promise<ScrapeAnswerView> {
  const address = new URL(url);
  address.hash = "";
  const order = {
    sourceId: CUSTOM_SOURCE_ID,
    sourceName: sourceName ?? address.hostname.replace(/^www\./, ""),
    url: address.href,
    limit: null,
  };
  return runAndWait(ctx, order, { ...waiting, field: "url" });
}

/**
 * Starts a run, or joins the one of the same source that is under way, and waits for its end.
 * @returns the result, or a message that the run goes on if it takes too long
 * @throws AppError with the message of a failed run: upstream_failed, upstream_timeout, or validation_failed on
 * `field`
 */
async function runAndWait(
  ctx: ServiceContext<"clock" | "db" | "jobs" | "push">,
  order: Omit<RunOrder, "requestedBy">,
  { field = null, ...waiting }: Waiting & { field?: string | null },
): Promise<ScrapeAnswerView> {
  const begun = await beginRun(ctx.deps, { ...order, requestedBy: ctx.actor.id });
  const run = await awaitRun(ctx, begun.id, waiting);
  if (run.status === "failed" && !isStopped(run)) throw toAppError(getRunFailure(run), field);
  const isOver = run.status === "done" || isStopped(run);
  return { message: wordMessage((isOver && run.message) || GOES_ON), run: toRunView(run) };
}

/** Stops a run that is queued or under way; one that has ended stays as it is. @throws AppError not_found */
export async function stopRun(
  { deps, actor }: ServiceContext<"clock" | "db" | "jobs" | "log" | "push">,
  id: string,
): Promise<ScrapeRunView> {
  const run = await inTransaction(deps.db, async (tx) => {
    const stopped = await queries.stopRun(tx, id, STOPPED, deps.clock.now());
    if (!stopped) return queries.findRun(tx, id);
    await deps.jobs.cancel(tx, "scrape", id);
    await publishCatalogue(deps, tx);
    deps.log.info({ runId: id, sourceId: stopped.sourceId, userId: actor.id }, "a run was stopped");
    return stopped;
  });
  if (!run) throw notFound("Run");
  deps.jobs.nudge("scrape");
  return toRunView(run);
}

/** Queues a run. @returns the run, or the one of the same source that is under way */
export async function beginRun(
  deps: Pick<Deps, "clock" | "db" | "jobs" | "push">,
  order: RunOrder,
): Promise<ScrapeRun> {
  for (let round = 0; round < JOIN_ROUNDS; round++) {
    const underWay = await queries.findRunUnderWay(deps.db, order);
    if (underWay) return underWay;
    const begun = await inTransaction(deps.db, async (tx) => {
      const now = deps.clock.now();
      const run = await queries.insertRun(tx, order, now);
      if (!run) return undefined;
      const { requestedBy: userId, sourceName } = order;
      if (userId) await insertSourceLog(tx, { userId, action: "source_read", sourceName, now });
      await deps.jobs.enqueue(tx, "scrape", { runId: run.id }, { key: run.id });
      await publishCatalogue(deps, tx);
      return run;
    });
    if (begun) {
      deps.jobs.nudge("scrape");
      return begun;
    }
  }
  throw new AppError("already_running", "This source is being read just now. Please try again in a moment.");
}
