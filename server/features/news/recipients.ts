import type { NewsKind } from "@shared/constants/news";
import type { NotificationKind } from "@shared/constants/reminders";
import type { KeptNewsOf } from "@shared/validators/news";

/** Somebody whose morning has come. */
export type NewsPerson = {
  id: string;
  email: string;
  firstName: string | null;
  timezone: string | null;
  preferredLanguage: string | null;
  /** Whether mail may go there: the address is proven to be their own. */
  emailVerified: boolean;
  switches: Record<NotificationKind, boolean>;
  /** Their present day, `YYYY-MM-DD`. */
  today: string;
  /** The last day of theirs that was dealt with, `YYYY-MM-DD`. */
  day: string;
  /** What came on show, or changed, up to then is told already. */
  until: Date;
};

/** One piece of news as a section found it. `key` says what it is about, and when: nobody is told the same twice. */
export type Piece<K extends NewsKind = NewsKind> = {
  [One in K]: {
    userId: string;
    kind: One;
    key: string;
    opportunityId: string | null;
    data: KeptNewsOf[One];
  };
}[K];

/** The moments of one run. */
export type Moments = {
  now: Date;
  /** What came on show, or changed, after it is for the next morning. */
  horizon: Date;
};

export const idsOf = (people: readonly NewsPerson[]): string[] => people.map(({ id }) => id);

/** Things by what they have in common, in their order. */
export function grouped<T>(things: Iterable<T>, keyOf: (thing: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    const group = groups.get(key);
    if (group) group.push(thing);
    else groups.set(key, [thing]);
  }
  return groups;
}
