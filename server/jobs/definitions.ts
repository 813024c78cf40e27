import { sweepObjectsJob } from "../features/objects/sweep-objects.job";
import { analyzeDeckJob } from "../features/pitch-decks/analyze-deck.job";
import type { JobDefinitions } from "./types";

/** What the server does in the background. */
export const jobDefinitions: JobDefinitions = {
  "analyze-deck": analyzeDeckJob,
  "sweep-objects": sweepObjectsJob,
};
