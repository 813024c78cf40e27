import { GRANTS_GOV_LIMIT } from "@shared/constants/curation";
import { message } from "@shared/words/messages";
import { readGrantsGovRecord } from "../grants-gov/reading";
import { Unread } from "../sources/types";
import type { RunReader } from "./scrape.job";

/**
 * Reads the newest opportunities of Grants.gov. Archived ones only close those that are known.
 */
export const readGrantsGov: RunReader = async (deps, run, { record, signal }) => {
  const now = deps.clock.now();
  const outcome = await deps.grantsGov.readOpportunities({
    limit: run.limit ?? GRANTS_GOV_LIMIT,
    signal,
    onRecord: async (delivered) => {
      await record.take([readGrantsGovRecord(delivered, now)]);
    },
    onProgress: (done, total) => {
      record.expect(total);
      record.step(done);
    },
  });
  for (const { id, reason } of outcome.failed)
    record.fail(message("Opportunity {id}", { id }), new Unread(reason));
  return { notes: [] };
};
