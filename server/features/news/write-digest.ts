import { SWITCH_OF_NEWS } from "@shared/constants/news";
import { inTransaction } from "../../platform/db/database";
import type { Deps } from "../../context/deps";
import { type QueuedMail, queueMails } from "../../platform/mail/outbox";
import { addNotices, type NewNotice } from "../push-notices/add-notices";
import { recordNews } from "../webhooks/record-events";
import { composeDigest } from "./mail/digest-mail";
import { composeNotice } from "./push-notice";
import { lockCursors, advanceCursors } from "./digest-cursors.queries";
import { publishNews } from "./news-push";
import { insertNews } from "./news.queries";
import { groupBy, type MailedItem, type RunTimes, type Recipient, type NewsItem } from "./recipients";
import { takeWaitingNews } from "./waiting-news.queries";
import { type DueReminder, insertReminders } from "./sections/deadline.queries";
import { advanceSearches } from "./sections/saved-search.queries";

/** The news of a batch of people, in the order in which it is shown. */
export type CollectedNews = {
  items: NewsItem[];
  reminders: DueReminder[];
  /** The saved searches that the digest covers, by user id. */
  searchIds: ReadonlyMap<string, readonly string[]>;
  /** The `until` of users, by id, if it is earlier than the horizon. */
  until: ReadonlyMap<string, Date>;
};

/**
 * Writes news, queued mails with their push notices, and moved cursors of a batch of people in one transaction. People whom another
 * server has handled in the meantime are skipped, so that each digest is written once even if a server stops
 * at any point.
 * @returns the number of people handled and of mails queued
 */
export async function writeDigests(
  deps: Pick<Deps, "db" | "config" | "jobs" | "keys" | "push">,
  people: readonly Recipient[],
  found: CollectedNews,
  { now, horizon }: RunTimes,
): Promise<{ people: number; mails: number }> {
  return inTransaction(deps.db, async (tx) => {
    const locked = await lockCursors(tx, people);
    if (locked.length === 0) return { people: 0, mails: 0 };
    const byId = new Map(locked.map((person) => [person.id, person]));
    const inserted = await insertNews(
      tx,
      found.items.filter(({ userId }) => byId.has(userId)),
      now,
    );
    await recordNews({ jobs: deps.jobs, db: tx }, inserted, now);
    const byPerson = groupBy(inserted, ({ userId }) => userId);
    const waiting = groupBy(await takeWaitingNews(tx, locked), ({ userId }) => userId);
    const mails: QueuedMail[] = [];
    const notices: NewNotice[] = [];
    for (const person of locked) {
      const isMailed = (item: MailedItem) => isMailedTo(person, item);
      const news = [...(byPerson.get(person.id) ?? []), ...(waiting.get(person.id) ?? [])].filter(isMailed);
      const [first, ...others] = news;
      if (!first) continue;
      mails.push({ userId: person.id, kind: "news", mail: composeDigest(deps, person, [first, ...others]) });
      // The comments had notices of their own when they were made.
      const [toNotice, ...further] = news.filter(({ kind }) => kind !== "comment");
      if (toNotice) notices.push(composeNotice(person, [toNotice, ...further]));
    }
    await queueMails(tx, mails, now);
    await addNotices({ db: tx, jobs: deps.jobs }, notices, now);
    await insertReminders(
      tx,
      found.reminders.filter(({ item }) => byId.has(item.userId)),
      (userId) => wantsMail(byId.get(userId)!, "notifyDeadlines"),
      now,
    );
    const searchIds = locked.flatMap(({ id }) => found.searchIds.get(id) ?? []);
    await advanceSearches(tx, searchIds, horizon);
    await advanceCursors(tx, locked, ({ id }) => found.until.get(id) ?? horizon);
    for (const userId of byPerson.keys()) await publishNews(deps, tx, userId);
    return { people: locked.length, mails: mails.length };
  });
}

const wantsMail = (person: Recipient, kind: keyof Recipient["switches"]) =>
  person.emailVerified && person.switches[kind];
const isMailedTo = (person: Recipient, { kind }: MailedItem) => wantsMail(person, SWITCH_OF_NEWS[kind]);
