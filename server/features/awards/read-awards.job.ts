import { FetchFailure } from "../../platform/fetch/types";
import type { JobDefinition } from "../../jobs/types";
import { listOrgIds } from "../funders/funder-links.service";
import { readGrantsMade } from "./read-grants-made";

const DAY_MS = 86_400_000;
const FUNDERS_MAX = 200;
/** The lists that 360Giving's publishers are in start with the country. */
const REGISTERS = "GB-";

/**
 * Reads what 360Giving has of the funders in British registers, every so many days, if the settings ask for it. Awards that are known and
 * unchanged stay as they are.
 */
export const readAwardsJob: JobDefinition<"read-awards"> = {
  retries: 1,
  retryDelaySeconds: 600,
  expireInSeconds: 3_600,
  concurrency: 1,
  cron: "47 3 * * *",

  async handle(deps, { signal }) {
    const days = deps.config.AWARDS_EVERY_DAYS;
    const today = Math.floor(deps.clock.now().getTime() / DAY_MS);
    if (days === 0 || today % days !== 0) return;
    for (const orgId of await listOrgIds(deps.db, REGISTERS, FUNDERS_MAX)) {
      try {
        const imported = await readGrantsMade(deps, orgId, signal);
        deps.log.info({ orgId, ...imported }, "awards of a funder read");
      } catch (error) {
        // One funder that cannot be read stops no other.
        if (!(error instanceof FetchFailure)) throw error;
        deps.log.warn({ err: error, orgId }, "awards of a funder could not be read");
      }
    }
  },
};
