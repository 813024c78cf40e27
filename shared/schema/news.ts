import { sql } from "drizzle-orm";
import {
  bigserial,
  boolean,
  date,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { ChosenFacets } from "../constants/facets";
import { FOLLOWED_FACTS, NEWS_KINDS, SEARCH_FREQUENCIES } from "../constants/news";
import type { KeptNews } from "../validators/news";
import { id, instant, checkOneOf, timestamps } from "./columns";
import { entities } from "./entities";
import { fundingOpportunities } from "./opportunities";
import { users } from "./users";

/** The news of a person, in the app and by mail. */
export const news = pgTable(
  "news",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text().$type<(typeof NEWS_KINDS)[number]>().notNull(),
    /** The subject and time of the news, so that a person never gets the same news twice. */
    key: text().notNull(),
    opportunityId: uuid().references(() => fundingOpportunities.id, { onDelete: "cascade" }),
    /** The facts of the news. The words are made when it is read, in the reader's language. */
    data: jsonb().$type<KeptNews>().notNull(),
    createdAt: instant().notNull().defaultNow(),
    readAt: instant(),
    dismissedAt: instant(),
    /** Came between two digests: the next one mails it, unless it was read or dismissed by then. */
    awaitsMail: boolean().notNull().default(false),
  },
  (t) => [
    unique("news_once_unique").on(t.userId, t.key),
    index("news_list_idx")
      .on(t.userId, t.createdAt.desc().nullsFirst(), t.id)
      .where(sql`${t.dismissedAt} is null`),
    index("news_unread_idx")
      .on(t.userId)
      .where(sql`${t.dismissedAt} is null and ${t.readAt} is null`),
    index("news_awaits_mail_idx")
      .on(t.userId)
      .where(sql`${t.awaitsMail}`),
    index("news_opportunity_idx").on(t.opportunityId),
    checkOneOf("news_kind_known", t.kind, NEWS_KINDS),
  ],
);

/**
 * The progress of a person's digests. The row is locked while a digest is put together, so that a person gets one a
 * day, however many processes do this work. The table and `told_until` below keep their first names in the database,
 * because older processes may still serve during an upgrade.
 */
export const digestCursors = pgTable(
  "news_mornings",
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The last day, in the person's time zone, whose digest is done. */
    day: date({ mode: "string" }).notNull(),
    /** Opportunities that were published or changed up to this time have been reported. */
    until: instant().notNull(),
  },
  (t) => [index("news_mornings_day_idx").on(t.day)],
);

/** The opportunities that a person has opened. They are no news to that person. */
export const opportunityViews = pgTable(
  "opportunity_views",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    opportunityId: uuid()
      .notNull()
      .references(() => fundingOpportunities.id, { onDelete: "cascade" }),
    firstSeenAt: instant().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.opportunityId] }),
    index("opportunity_views_opportunity_idx").on(t.opportunityId),
  ],
);

/**
 * A fact of a published opportunity that changed while a person followed it. A trigger of
 * `funding_opportunities` writes the row.
 */
export const followedChanges = pgTable(
  "followed_changes",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    opportunityId: uuid()
      .notNull()
      .references(() => fundingOpportunities.id, { onDelete: "cascade" }),
    fact: text().$type<(typeof FOLLOWED_FACTS)[number]>().notNull(),
    /** The columns of the fact before and after the change, by their names in the database. */
    before: jsonb().$type<Record<string, unknown>>().notNull(),
    after: jsonb().$type<Record<string, unknown>>().notNull(),
    changedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    index("followed_changes_opportunity_idx").on(t.opportunityId, t.changedAt),
    index("followed_changes_time_idx").on(t.changedAt),
    checkOneOf("followed_changes_fact_known", t.fact, FOLLOWED_FACTS),
  ],
);

/** A saved search of the list. The person is told about its new finds. */
export const savedSearches = pgTable(
  "saved_searches",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** The entity whose members see the search too; null for a search of one's own. */
    entityId: uuid().references(() => entities.id, { onDelete: "set null" }),
    search: text().notNull().default(""),
    /** A two-letter code, or empty for all countries. */
    country: text().notNull().default(""),
    sort: text().notNull().default("relevance"),
    /** The chosen filters; facets without a choice are left out. */
    facets: jsonb().$type<ChosenFacets>().notNull().default({}),
    frequency: text().$type<(typeof SEARCH_FREQUENCIES)[number]>().notNull().default("daily"),
    /**
     * Opportunities that were published up to this time have been reported, or existed when the search was
     * saved.
     */
    reportedUntil: instant("told_until").notNull().defaultNow(),
    /** The readable half of the search's feed address, as in `calendarFeeds`; null while it has none. */
    feedNonce: text().unique("saved_searches_feed_nonce_unique"),
    ...timestamps,
  },
  (t) => [
    uniqueIndex("saved_searches_name_unique").on(t.userId, sql`lower(${t.name})`),
    index("saved_searches_entity_idx").on(t.entityId),
    checkOneOf("saved_searches_frequency_known", t.frequency, SEARCH_FREQUENCIES),
  ],
);
export type SavedSearch = typeof savedSearches.$inferSelect;

/** The calendar address of a person. A new address ends the old one. */
export const calendarFeeds = pgTable("calendar_feeds", {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /**
   * 128 random bits, which are the readable half of the address. The other half is made from them with a key
   * of the server.
   */
  nonce: text().notNull().unique(),
  /** Whether the calendar holds saved opportunities beside those applied for. */
  withSaved: boolean().notNull().default(true),
  createdAt: instant().notNull().defaultNow(),
});
