import { PUSH_TEXT_MAX, PUSH_TITLE_MAX } from "@shared/constants/push-notices";
import type { NotificationKind } from "@shared/constants/reminders";
import type { Deps } from "../../context/deps";
import type { Db } from "../../platform/db/database";
import { cutAtWord } from "../../platform/text/text";
import { insertNotices } from "./notices.queries";

/** What a person is told, in their language. */
export type NewNotice = {
  userId: string;
  /** The entity that it tells of: it is not sent to somebody who is no member any more. */
  entityId?: string;
  /** It is sent while the person wants to hear of one of these. Empty: it is always sent. */
  topics: readonly NotificationKind[];
  title: string;
  /** One sentence. */
  text: string;
  /** Where it leads, within the product. */
  path: string;
};

type Transaction = { db: Db; jobs: Deps["jobs"] };

/**
 * Writes push notices for each browser where their people have turned them on. Call it in the transaction that causes
 * them, beside the mail, so that none is lost.
 */
export async function addNotices(
  { db, jobs }: Transaction,
  notices: readonly NewNotice[],
  now: Date,
): Promise<void> {
  if (notices.length === 0) return;
  const pieces = notices.map(({ title, text, ...notice }) => ({
    ...notice,
    title: cutAtWord(title, PUSH_TITLE_MAX),
    text: cutAtWord(text, PUSH_TEXT_MAX),
  }));
  await queueSending({ db, jobs }, await insertNotices(db, pieces, now));
}

/** Queues the sending. The jobs are queued in one order everywhere, or two transactions could wait for each other. */
export async function queueSending(
  { db, jobs }: Transaction,
  subscriptionIds: readonly string[],
): Promise<void> {
  for (const subscriptionId of [...new Set(subscriptionIds)].sort())
    await jobs.enqueue(db, "send-push-notices", { subscriptionId }, { key: subscriptionId });
}
