import { inTransaction } from "../../db/database";
import type { Deps } from "../../deps";
import { type OwedMail, queueMails } from "../../lib/mail/outbox";
import { unsubscribeUrlOf } from "../notifications/unsubscribe";
import { reminderMail } from "./reminder-mail";
import { type DueReminder, takeDueReminders } from "./reminders.queries";

/** Persons for whom mails are owed in one transaction: small, so that nobody waits for it long. */
const PEOPLE_AT_ONCE = 100;

/**
 * Owes the reminders that are due now: one mail for each person, about all their deadlines of the morning. That a reminder was
 * noted and that its mail is owed become true together, so however often and by how many servers this is called, each comes once.
 * @returns how many mails were owed
 */
export async function sendDueReminders(
  { db, clock, config, keys, mail }: Pick<Deps, "db" | "clock" | "config" | "keys" | "mail">,
  signal?: AbortSignal,
): Promise<number> {
  let mails = 0;
  for (;;) {
    signal?.throwIfAborted();
    const now = clock.now();
    const owed = await inTransaction(db, async (tx) => {
      const people = byPerson(await takeDueReminders(tx, now, PEOPLE_AT_ONCE));
      const written = people.map((due): OwedMail => ({
        userId: due[0].userId,
        kind: "deadline_reminder",
        mail: reminderMail(
          due,
          config.PUBLIC_URL,
          unsubscribeUrlOf({ config, keys }, { userId: due[0].userId, kind: "notifyDeadlines" }),
        ),
      }));
      await queueMails(tx, written, now);
      return written.length;
    });
    if (owed === 0) break;
    mails += owed;
    mail.nudge();
  }
  return mails;
}

type OwnReminders = [DueReminder, ...DueReminder[]];

/** The reminders come in the order of their persons. */
function byPerson(due: readonly DueReminder[]): OwnReminders[] {
  const people: OwnReminders[] = [];
  for (const reminder of due) {
    const last = people.at(-1);
    if (last?.[0].userId === reminder.userId) last.push(reminder);
    else people.push([reminder]);
  }
  return people;
}
