import type { JobDefinition } from "../../../jobs/types";
import { embedEntity } from "./embeddings.service";

/** Embeds an entity after its own texts changed. A search for matches does not wait for this job. */
export const embedEntityJob: JobDefinition<"embed-entity"> = {
  retries: 5,
  retryDelaySeconds: 60,
  // A provider has ten seconds for each of a few tries. After a crash the job is taken up again within two minutes.
  expireInSeconds: 90,
  concurrency: 1,
  handle: (deps, { data: { entityId }, signal }) => embedEntity(deps, entityId, signal),
};
