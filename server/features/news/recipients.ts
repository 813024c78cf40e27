import type { MailedNewsKind } from "@shared/constants/news";
import type { NotificationKind } from "@shared/constants/reminders";
import type { KeptNewsOf, NewsDataOf } from "@shared/validators/news";

/** A person whose digest is due. */
export type Recipient = {
  id: string;
  email: string;
  firstName: string | null;
  timezone: string | null;
  preferredLanguage: string | null;
  /** Mail goes to verified addresses only. */
  emailVerified: boolean;
  switches: Record<NotificationKind, boolean>;
  /** Their local day, `YYYY-MM-DD`. */
  today: string;
  /** The local day of their last digest, `YYYY-MM-DD`. */
  day: string;
  /** Earlier digests cover everything published or changed until then. */
  until: Date;
};

/** The kinds of news that a digest makes. Comments are told when they are made. */
type DigestKind = Exclude<MailedNewsKind, "comment">;

/** A news item that is not stored yet. `key` is unique by user, so that nobody gets the same item twice. */
export type NewsItem<K extends DigestKind = DigestKind> = {
  [One in K]: {
    userId: string;
    kind: One;
    key: string;
    opportunityId: string | null;
    data: KeptNewsOf[One];
    /** Whose news it is, where it is that of one entity. It is not stored. */
    entityId?: string;
  };
}[K];

/** A comment that the app has told already, for the mail. */
export type CommentItem = { userId: string; kind: "comment"; data: NewsDataOf["comment"] };

/** What a mail tells. */
export type MailedItem = NewsItem | CommentItem;

/** The instants of one run. */
export type RunTimes = {
  now: Date;
  /** Anything that was published or changed after this waits for the next digest. */
  horizon: Date;
};

export const listIds = (people: readonly Recipient[]): string[] => people.map(({ id }) => id);

/** Groups items by their key; groups and items keep their order. */
export function groupBy<T>(items: Iterable<T>, getKey: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = getKey(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
