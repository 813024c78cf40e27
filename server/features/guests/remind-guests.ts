import { GUEST_REMINDER_DAYS } from "@shared/constants/guests";
import type { Deps } from "../../context/deps";
import { inTransaction } from "../../platform/db/database";
import { lockDueRequest, selectDueReminders } from "./guest-link.queries";
import { createGuestLink, queueGuestMail } from "./guest-mails";
import { updateRequest } from "./guests.queries";

/** Reminders are sent from this local time on, as the news are. */
const HOUR = "08:00";
const AT_ONCE = 100;

/**
 * Reminds guests who have not answered: two days before their day and on the day, each once. A reminder has a new link, which
 * works as long as the first did, and the links before it end: of those only hashes are kept.
 * @returns the number of mails queued
 */
export async function remindGuests(
  deps: Pick<Deps, "clock" | "config" | "db" | "mail">,
  signal?: AbortSignal,
): Promise<number> {
  const { db, clock } = deps;
  const now = clock.now();
  let mails = 0;
  for (;;) {
    signal?.throwIfAborted();
    const before = mails;
    const due = await selectDueReminders(db, now, { days: GUEST_REMINDER_DAYS, hour: HOUR, limit: AT_ONCE });
    for (const { id, which } of due)
      await inTransaction(db, async (tx) => {
        const column = which === "day" ? "dayReminderAt" : "earlyReminderAt";
        const request = await lockDueRequest(tx, id, column);
        if (!request) return;
        const { token, columns } = createGuestLink(deps);
        await updateRequest(tx, id, { ...columns, [column]: now });
        await queueGuestMail(deps, tx, request, { token, isReminder: true });
        mails += 1;
      });
    if (mails > before) deps.mail.nudge();
    // What another process holds is left to it.
    if (due.length < AT_ONCE || mails === before) return mails;
  }
}
