import { GUEST_DAYS } from "@shared/constants/guests";
import type { GuestRequest } from "@shared/schema/index";
import type { Deps } from "../../context/deps";
import type { Db } from "../../platform/db/database";
import { queueMail } from "../../platform/mail/outbox";
import { createGuestMail } from "../../platform/mail/guest-templates";
import { createToken } from "../../platform/security/tokens";
import { selectMailFacts } from "./guest-link.queries";

const DAY_MS = 24 * 3_600_000;

/** A new link: its token for the mail, and the columns that make it the only one. */
export function createGuestLink({ clock }: Pick<Deps, "clock">) {
  const { token, hash } = createToken();
  const sentAt = clock.now();
  return {
    token,
    columns: { tokenHash: hash, sentAt, expiresAt: new Date(sentAt.getTime() + GUEST_DAYS * DAY_MS) },
  };
}

type Mailed = Pick<GuestRequest, "id" | "email" | "name" | "kind" | "question" | "dueDate" | "returnRemark">;

/** Queues the mail of a request with its link, in the language of who asked. Call it in the transaction that makes the link. */
export async function queueGuestMail(
  { config, clock }: Pick<Deps, "clock" | "config">,
  db: Db,
  request: Mailed,
  { token, isReminder }: { token: string; isReminder: boolean },
): Promise<void> {
  const facts = await selectMailFacts(db, request.id);
  if (!facts) return;
  const { asker, preferredLanguage, entityName, applicationTitle } = facts;
  const { kind, question, dueDate, returnRemark } = request;
  const mail = createGuestMail(
    { email: request.email, firstName: request.name, preferredLanguage },
    config.PUBLIC_URL,
    token,
    {
      ...{ kind, question, dueDate, entityName, applicationTitle, isReminder },
      asker: asker && ([asker.firstName, asker.lastName].filter(Boolean).join(" ") || asker.email),
      remark: returnRemark,
    },
  );
  await queueMail(db, { userId: null, kind: "guest_request", mail }, clock.now());
}
