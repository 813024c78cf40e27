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
import { FOLLOWED_FACTS, NEWS_KINDS, SEARCH_FREQUENCIES } from "../constants/news";
import type { KeptNews } from "../validators/news";
import { id, instant, oneOf, timestamps } from "./columns";
import { fundingOpportunities } from "./opportunities";
import { users } from "./users";

/** What a person is told, in the app and by mail. */
export const news = pgTable(
  "news",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text().$type<(typeof NEWS_KINDS)[number]>().notNull(),
    /** What it is about, and when: nobody is told the same twice. */
    key: text().notNull(),
    opportunityId: uuid().references(() => fundingOpportunities.id, { onDelete: "cascade" }),
    /** What is told, as facts: the words are made where it is read, in the reader's language. */
    data: jsonb().$type<KeptNews>().notNull(),
    createdAt: instant().notNull().defaultNow(),
    readAt: instant(),
    dismissedAt: instant(),
  },
  (t) => [
    unique("news_once_unique").on(t.userId, t.key),
    index("news_list_idx")
      .on(t.userId, t.createdAt.desc().nullsFirst(), t.id)
      .where(sql`${t.dismissedAt} is null`),
    index("news_unread_idx")
      .on(t.userId)
      .where(sql`${t.dismissedAt} is null and ${t.readAt} is null`),
    index("news_opportunity_idx").on(t.opportunityId),
    oneOf("news_kind_known", t.kind, NEWS_KINDS),
  ],
);

/** How far a person has been told what is new. Locked while their news is put together: one mail a morning, whoever looks. */
export const newsMornings = pgTable(
  "news_mornings",
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The last day of their own whose morning was dealt with. */
    day: date({ mode: "string" }).notNull(),
    /** What came on show, or changed, up to then is told. */
    until: instant().notNull(),
  },
  (t) => [index("news_mornings_day_idx").on(t.day)],
);

/** Opportunities that a person has opened: they are no news to them. */
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

/** A fact of a call on show that became another one while somebody followed it. Written by a trigger of `funding_opportunities`. */
export const followedChanges = pgTable(
  "followed_changes",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    opportunityId: uuid()
      .notNull()
      .references(() => fundingOpportunities.id, { onDelete: "cascade" }),
    fact: text().$type<(typeof FOLLOWED_FACTS)[number]>().notNull(),
    /** The columns of the fact before and after, by their names in the database. */
    before: jsonb().$type<Record<string, unknown>>().notNull(),
    after: jsonb().$type<Record<string, unknown>>().notNull(),
    changedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    index("followed_changes_opportunity_idx").on(t.opportunityId, t.changedAt),
    index("followed_changes_time_idx").on(t.changedAt),
    oneOf("followed_changes_fact_known", t.fact, FOLLOWED_FACTS),
  ],
);

/** A search of the list that a person keeps, and whose new finds they are told. */
export const savedSearches = pgTable(
  "saved_searches",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    search: text().notNull().default(""),
    /** A two-letter code; empty for all. */
    country: text().notNull().default(""),
    sort: text().notNull().default("relevance"),
    frequency: text().$type<(typeof SEARCH_FREQUENCIES)[number]>().notNull().default("daily"),
    /** What came on show up to then is told, or was there when it was saved. */
    toldUntil: instant().notNull().defaultNow(),
    ...timestamps,
  },
  (t) => [
    uniqueIndex("saved_searches_name_unique").on(t.userId, sql`lower(${t.name})`),
    oneOf("saved_searches_frequency_known", t.frequency, SEARCH_FREQUENCIES),
  ],
);
export type SavedSearch = typeof savedSearches.$inferSelect;

/** The calendar address of a person. Whoever makes a new one ends the old one. */
export const calendarFeeds = pgTable("calendar_feeds", {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** 128 random bits, the readable half of the address; the other is made from it with a key of the server. */
  nonce: text().notNull().unique(),
  /** Whether the calendar holds saved opportunities beside those applied for. */
  withSaved: boolean().notNull().default(true),
  createdAt: instant().notNull().defaultNow(),
});
