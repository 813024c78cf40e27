import type { JobDefinition } from "../../jobs/types";
import { deleteUnusedLogos, listDueLogos } from "./logos.queries";
import { refreshLogo } from "./logos.service";

const LOGOS_AT_A_TIME = 100;
/** Logos read at the same time. Those of one host still wait for each other. */
const HOSTS_AT_ONCE = 3;
/** The rest is left to the next run. */
const READ_MS = 8 * 60_000;
const UNUSED_MS = 30 * 24 * 60 * 60_000;

/** Reads the logos of funders that have no copy or an old one. */
export const fetchLogosJob: JobDefinition<"fetch-logos"> = {
  retries: 1,
  retryDelaySeconds: 60,
  expireInSeconds: 600,
  concurrency: 1,
  cron: "26 * * * *",

  async handle(deps, { signal }) {
    const now = deps.clock.now();
    const ownOrigin = new URL(deps.config.PUBLIC_URL).origin;
    const due = await listDueLogos(deps.db, { now, ownOrigin, limit: LOGOS_AT_A_TIME });
    const endBy = Date.now() + READ_MS;
    const queue = due.values();
    const work = async () => {
      for (const address of queue) {
        if (Date.now() > endBy) return;
        await refreshLogo(deps, address, signal);
      }
    };
    await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, work));
    await deleteUnusedLogos(deps.db, new Date(now.getTime() - UNUSED_MS));
  },
};
