import type { JobDefinition } from "../../../jobs/types";
import { SOURCES } from "../sources/sources";
import {
  beginRun,
  buildApiOrder,
  buildGrantsGovOrder,
  buildSourceOrder,
  listScheduledApiSources,
} from "./scraping.service";
import { selectLastStarts } from "./scrape-runs.queries";

const HOUR_MS = 3_600_000;

/** Queues a run for each source that was last read too long ago, if the settings ask for it. */
export const refreshSourcesJob: JobDefinition<"refresh-sources"> = {
  retries: 1,
  retryDelaySeconds: 60,
  expireInSeconds: 60,
  concurrency: 1,
  cron: "*/15 * * * *",

  async handle(deps, { signal }) {
    const hours = deps.config.SCRAPE_EVERY_HOURS;
    if (hours === 0) return;
    const due = deps.clock.now().getTime() - hours * HOUR_MS;
    const orders = [buildGrantsGovOrder(null), ...SOURCES.map(buildSourceOrder)];
    for (const source of await listScheduledApiSources(deps))
      orders.push(await buildApiOrder(deps.db, source));
    const lastStarts = await selectLastStarts(
      deps.db,
      orders.map(({ sourceId }) => sourceId),
    );
    for (const order of orders) {
      signal.throwIfAborted();
      const last = lastStarts.get(order.sourceId);
      if (!last || last.getTime() <= due) await beginRun(deps, { ...order, requestedBy: null });
    }
  },
};
