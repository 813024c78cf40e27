import { PRODUCT_NAME } from "@shared/constants/brand";
import { composeMail } from "../../lib/mail/compose";
import type { Mail } from "../../lib/mail/types";
import type { DueReminder } from "./reminders.queries";

const dates = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/**
 * One mail about all the deadlines of which a person is reminded this morning, what closes soonest first.
 * @param unsubscribeUrl takes a POST that ends these mails; opened in a browser it leads to a page that asks
 */
export function reminderMail(
  due: readonly [DueReminder, ...DueReminder[]],
  publicUrl: string,
  unsubscribeUrl: string,
): Mail {
  const [first, ...others] = due;
  const subject =
    others.length === 0
      ? `${leftOf(first.daysLeft)}: ${first.opportunityName}`
      : `${due.length} deadlines are near, the first ${inDays(first.daysLeft)}`;
  const mail = composeMail({
    to: first.email,
    subject,
    name: first.firstName,
    paragraphs: [
      others.length === 0
        ? "An application that you have not sent yet is due soon."
        : "Applications that you have not sent yet are due soon.",
    ],
    items: due.map((reminder) => ({
      title: reminder.opportunityName,
      facts: [
        ...(reminder.funderName ? [reminder.funderName] : []),
        `Closes ${inDays(reminder.daysLeft)}, on ${dates.format(new Date(`${reminder.deadline}T00:00:00Z`))}${zoneOf(reminder)}`,
        `Your application for ${reminder.entityName}`,
      ],
      url: `${publicUrl}/applications/${reminder.applicationId}`,
    })),
    notes: [
      `You get this mail because deadline reminders are switched on in ${PRODUCT_NAME}. All settings: ${publicUrl}/settings#notifications`,
      `No more of them: ${unsubscribeUrl}`,
    ],
  });
  return { ...mail, unsubscribeUrl };
}

const leftOf = (days: number) => (days === 1 ? "1 day left" : `${days} days left`);
const inDays = (days: number) => (days === 1 ? "tomorrow" : `in ${days} days`);
const zoneOf = ({ deadlineTimezone }: DueReminder) => (deadlineTimezone ? ` (${deadlineTimezone})` : "");
