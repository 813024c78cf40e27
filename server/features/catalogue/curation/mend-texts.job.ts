import type { JobDefinition } from "../../../jobs/types";
import { mendTexts } from "./mend-texts";

/** Every start queues this job, so that a version with better rules also corrects stored texts. */
export const mendTextsJob: JobDefinition<"mend-texts"> = {
  retries: 5,
  retryDelaySeconds: 60,
  expireInSeconds: 600,
  concurrency: 1,
  handle: (deps, { signal }) => mendTexts(deps, signal),
};
