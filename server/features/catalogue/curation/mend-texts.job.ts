import type { JobDefinition } from "../../../jobs/types";
import { mendTexts } from "./mend-texts";

/** Queued at every start, so that a version which knows better mends what is there already. */
export const mendTextsJob: JobDefinition<"mend-texts"> = {
  retries: 5,
  retryDelaySeconds: 60,
  expireInSeconds: 600,
  concurrency: 1,
  handle: (deps, { signal }) => mendTexts(deps, signal),
};
