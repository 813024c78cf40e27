import { GRANTS_GOV_LIMIT } from "@shared/constants/curation";
import { message } from "@shared/words/messages";
import { isArchived } from "../grants-gov/mapping";
import { grantsGovReading } from "../grants-gov/reading";
import { Unread } from "../sources/types";
import type { RunReader } from "./scrape.job";

/**
 * Reads the newest opportunities of Grants.gov. Archived ones are left out, because without a closing date they would
 * stay open for ever.
 */
export const readGrantsGov: RunReader = async (deps, run, { record, signal }) => {
  const now = deps.clock.now();
  const outcome = await deps.grantsGov.readOpportunities({
    limit: run.limit ?? GRANTS_GOV_LIMIT,
    signal,
    onRecord: async (delivered) => {
      if (isArchived(delivered, now)) record.skip(1);
      else await record.take([grantsGovReading(delivered, now)]);
    },
    onProgress: (done, total) => {
      record.expect(total);
      record.step(done);
    },
  });
  for (const { id, reason } of outcome.failed)
    record.fail(message("Opportunity {id}", { id }), new Unread(reason));
  return [];
};
