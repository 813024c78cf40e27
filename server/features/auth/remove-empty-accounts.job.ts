import { EMPTY_ACCOUNT_DAYS } from "@shared/constants/verification";
import { inTransaction } from "../../platform/db/database";
import type { JobDefinition } from "../../jobs/types";
import { deleteForgotten, lockForgotten } from "./empty-accounts.queries";

const DAY_MS = 86_400_000;
/** Accounts per transaction, so that none is locked for long. */
const AT_ONCE = 100;

/**
 * Deletes accounts that were never verified and are still empty after some time. No mail is sent, because the address
 * may be a stranger's. Accounts with a session stay; people who come back later can sign up again.
 */
export const removeEmptyAccountsJob: JobDefinition<"remove-empty-accounts"> = {
  retries: 3,
  retryDelaySeconds: 60,
  expireInSeconds: 300,
  concurrency: 1,
  cron: "53 3 * * *",
  async handle({ db, clock, log }, { signal }) {
    const now = clock.now();
    const moments = { now, before: new Date(now.getTime() - EMPTY_ACCOUNT_DAYS * DAY_MS) };
    let removed = 0;
    let afterId: string | null = null;
    do {
      signal.throwIfAborted();
      const held: string[] = await inTransaction(db, async (tx) => {
        const ids = await lockForgotten(tx, { ...moments, afterId, limit: AT_ONCE });
        removed += await deleteForgotten(tx, ids, moments);
        return ids;
      });
      afterId = held.length === AT_ONCE ? held.at(-1)! : null;
    } while (afterId !== null);
    if (removed > 0) log.info({ removed }, "accounts removed that were never verified and never used");
  },
};
