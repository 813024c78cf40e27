import { PRODUCT_NAME } from "@shared/constants/brand";
import { GUEST_DAYS, type GuestKind } from "@shared/constants/guests";
import { longDay } from "@shared/words/days";
import { t } from "../text/words";
import { createLink, createMail, type Recipient } from "./create-mail";
import type { Mail } from "./types";

export type GuestMail = {
  kind: GuestKind;
  /** Null once that account is deleted. */
  asker: string | null;
  entityName: string;
  applicationTitle: string | null;
  question: string;
  /** `YYYY-MM-DD` */
  dueDate: string | null;
  /** What an editor wrote of the last answer. */
  remark: string | null;
  isReminder: boolean;
};

/** Asks somebody without an account for one thing, again, or reminds them of it. `to` has the language of who asks. */
export const createGuestMail = (to: Recipient, publicUrl: string, token: string, mail: GuestMail): Mail =>
  createMail(to, () => {
    const { entityName: entity, applicationTitle, question, dueDate, remark } = mail;
    const asker = mail.asker ?? t("A former member");
    const subject = SUBJECTS[mail.kind](asker, entity);
    return {
      subject: mail.isReminder ? t("Reminder: {subject}", { subject }) : subject,
      paragraphs: [
        t("{asker} of {entity} asks you for help with the application “{application}”:", {
          ...{ asker, entity },
          application: applicationTitle || t("Untitled"),
        }),
        question,
        ...(remark ? [t("{asker} read your answer and asks again: {remark}", { asker, remark })] : []),
        ...(dueDate ? [t("Please answer by {day}.", { day: longDay(dueDate) })] : []),
      ],
      action: { label: ACTIONS[mail.kind](), url: createLink(publicUrl, "/guest", token) },
      notes: [
        t(
          "You need no account. The link works for {days} days and opens this one request; a newer mail replaces it. From its page you can put the day into your calendar.",
          { days: GUEST_DAYS },
        ),
        t("If you do not know {inviter}, you can ignore this mail.", { inviter: asker }),
        t("Sent with {product}.", { product: PRODUCT_NAME }),
      ],
    };
  });

const SUBJECTS: Record<GuestKind, (asker: string, entity: string) => string> = {
  question: (asker, entity) => t("{asker} of {entity} has a question for you", { asker, entity }),
  document: (asker, entity) => t("{asker} of {entity} asks you for a document", { asker, entity }),
  approval: (asker, entity) => t("{asker} of {entity} asks you to approve a text", { asker, entity }),
};
const ACTIONS: Record<GuestKind, () => string> = {
  question: () => t("Answer the question"),
  document: () => t("Send the document"),
  approval: () => t("Read the text"),
};
