import { SWITCH_OF_NEWS } from "@shared/constants/news";
import { inTransaction } from "../../platform/db/database";
import type { Deps } from "../../context/deps";
import { type QueuedMail, queueMails } from "../../platform/mail/outbox";
import { newsMail } from "./mail/news-mail";
import { lockMornings, moveMornings } from "./mornings.queries";
import { publishNews } from "./news-push";
import { insertNews } from "./news.queries";
import { grouped, type Moments, type NewsPerson, type Piece } from "./people";
import { type DueReminder, insertReminders } from "./sections/deadline.queries";
import { moveToldUntil } from "./sections/saved-search.queries";

/** All that was found for a batch of people, in the order in which it is told. */
export type Gathered = {
  pieces: Piece[];
  reminders: DueReminder[];
  /** The saved searches that are told with it, by person. */
  searches: ReadonlyMap<string, readonly string[]>;
  /** Up to when people are told now who are not told up to the horizon. */
  until: ReadonlyMap<string, Date>;
};

/**
 * Tells a batch of people what was found: the news, the mails that are owed for it, and that their morning is over become true together.
 * Of a person whom somebody else has dealt with meanwhile nothing is written: so each is told once, however many servers are at it and
 * wherever one of them stops.
 * @returns how many people were dealt with, and for how many a mail is owed
 */
export async function writeMorning(
  deps: Pick<Deps, "db" | "config" | "keys" | "push">,
  people: readonly NewsPerson[],
  found: Gathered,
  { now, horizon }: Moments,
): Promise<{ people: number; mails: number }> {
  return inTransaction(deps.db, async (tx) => {
    const mine = await lockMornings(tx, people);
    if (mine.length === 0) return { people: 0, mails: 0 };
    const byId = new Map(mine.map((person) => [person.id, person]));
    const told = await insertNews(
      tx,
      found.pieces.filter(({ userId }) => byId.has(userId)),
      now,
    );
    const byPerson = grouped(told, ({ userId }) => userId);
    const mails = mine.flatMap((person): QueuedMail[] => {
      const [first, ...others] = (byPerson.get(person.id) ?? []).filter((piece) => isMailed(person, piece));
      if (!first) return [];
      return [{ userId: person.id, kind: "news", mail: newsMail(deps, person, [first, ...others]) }];
    });
    await queueMails(tx, mails, now);
    await insertReminders(
      tx,
      found.reminders.filter(({ piece }) => byId.has(piece.userId)),
      (userId) => isToldByMail(byId.get(userId)!, "notifyDeadlines"),
      now,
    );
    const searchIds = mine.flatMap(({ id }) => found.searches.get(id) ?? []);
    await moveToldUntil(tx, searchIds, horizon);
    await moveMornings(tx, mine, ({ id }) => found.until.get(id) ?? horizon);
    for (const userId of byPerson.keys()) await publishNews(deps, tx, userId);
    return { people: mine.length, mails: mails.length };
  });
}

const isToldByMail = (person: NewsPerson, kind: keyof NewsPerson["switches"]) =>
  person.emailVerified && person.switches[kind];
const isMailed = (person: NewsPerson, { kind }: Piece) => isToldByMail(person, SWITCH_OF_NEWS[kind]);
