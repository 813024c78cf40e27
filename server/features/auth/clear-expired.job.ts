import type { JobDefinition } from "../../jobs/types";
import { clearGonePresences } from "../applications/presence.service";
import { clearOldActivity } from "../activity/activity.service";
import { clearOldReadings } from "../profile-proposals/profile-proposals.service";
import { clearEndedKeys } from "../api-keys/api-keys.service";
import { clearEndedCodes, clearUnusedClients } from "../oauth/oauth.service";
import { clearOldDeliveries } from "../webhooks/webhooks.service";
import { clearEndedRequests } from "../guests/guests.service";
import { deleteOldAnswers } from "../catalogue/api-sources/ask-source";
import {
  deleteEndedCounts,
  deleteEndedEmailChanges,
  deleteEndedRemovals,
  deleteEndedTokens,
} from "./clear-expired.queries";

/** Rows per statement, so that none takes long. */
const AT_ONCE = 2_000;

/** Deletes counts of limits whose window is over, expired links, old answers of sources, logs of a year ago, who had an application open, proposals for profiles that nobody used, API keys that ended a month ago, codes of programs and programs that nobody has connected, messages to webhooks of a month ago, and requests to guests that nobody answered. */
export const clearExpiredJob: JobDefinition<"clear-expired"> = {
  retries: 3,
  retryDelaySeconds: 60,
  expireInSeconds: 120,
  concurrency: 1,
  cron: "23 * * * *",
  async handle({ db, clock }, { signal }) {
    const now = clock.now();
    const clearAll = [
      deleteEndedCounts,
      deleteEndedTokens,
      deleteEndedEmailChanges,
      deleteEndedRemovals,
      deleteOldAnswers,
      clearOldActivity,
      clearGonePresences,
      clearEndedRequests,
      clearOldReadings,
      clearEndedKeys,
      clearEndedCodes,
      clearUnusedClients,
      clearOldDeliveries,
    ];
    for (const clear of clearAll) while ((await clear(db, now, AT_ONCE)) === AT_ONCE) signal.throwIfAborted();
  },
};
