import { CUSTOM_SOURCE_ID, GRANTS_GOV_SOURCE_ID } from "@shared/constants/curation";
import type { ScrapeRun } from "@shared/schema/index";
import type { ScrapeAnswerView, ScrapeOverviewView, ScrapeSourceView } from "@shared/validators/curation";
import { type Message, wordMessage } from "@shared/words/messages";
import { inTransaction } from "../../../platform/db/database";
import type { Deps, ServiceContext } from "../../../context/deps";
import { AppError, notFound } from "../../../platform/errors/app-error";
import { GRANTS_GOV_SOURCE } from "../grants-gov/mapping";
import { findSource, SOURCES } from "../sources/sources";
import type { ConfiguredSource } from "../sources/types";
import { publishCatalogue } from "../curation/curation-push";
import { awaitRun } from "./await-run";
import { toAppError } from "./run-failure";
import { getRunFailure, toRunView } from "./run-views";
import * as queries from "./scrape-runs.queries";
import type { RunOrder } from "./scrape-runs.queries";

const GOES_ON: Message = "This takes longer than usual and goes on in the background.";
/** How often it tries to join a run. Another attempt is needed only if the run ended in between. */
const JOIN_ROUNDS = 5;

/** Lists the configured sources in their order. */
export const listSources = (): ScrapeSourceView[] =>
  SOURCES.map(({ id, name, description, url }) => ({ id, name, description, url }));

/** Returns the newest runs and the counts of each source. */
export async function getScrapeOverview({ db }: ServiceContext): Promise<ScrapeOverviewView> {
  const runs = await queries.listRuns(db);
  return { runs: runs.map(toRunView), sources: await queries.countSources(db) };
}

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

/** Reads a configured source. @throws AppError not_found when there is none with this id; and as `runAndWait` does */
export function scrapeSource(
  ctx: ServiceContext<"clock" | "db" | "jobs" | "push">,
  id: string,
  waiting: Waiting,
): Promise<ScrapeAnswerView> {
  const source = findSource(id);
  if (!source) throw notFound("Source");
  return runAndWait(ctx, buildSourceOrder(source), waiting);
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
  if (run.status === "failed") throw toAppError(getRunFailure(run), field);
  return { message: wordMessage((run.status === "done" && run.message) || GOES_ON), run: toRunView(run) };
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
      const run = await queries.insertRun(tx, order, deps.clock.now());
      if (!run) return undefined;
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
