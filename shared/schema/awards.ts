import { type SQL, sql } from "drizzle-orm";
import { check, date, index, pgTable, text, uniqueIndex, uuid, varchar } from "drizzle-orm/pg-core";
import { AWARD_LINKS, AWARD_SOURCES, RECIPIENT_TYPES } from "../constants/awards";
import { checkOneOf, id, instant, money, textList } from "./columns";
import { funderProfiles } from "./funders";

/** Money that funders have given to organisations, from public registers. No person's name is kept. */
export const awards = pgTable(
  "awards",
  {
    id: id(),
    source: text().$type<(typeof AWARD_SOURCES)[number]>().notNull(),
    /** The source's own id of the award. */
    sourceId: text().notNull(),
    /** The same for an award that two sources have: `US-049-2619842`. */
    awardKey: text().notNull(),
    funderId: uuid().references(() => funderProfiles.id, { onDelete: "set null" }),
    /** How `funderId` was found. Null without one. */
    linkedBy: text().$type<(typeof AWARD_LINKS)[number]>(),
    /** As the source states it, in the form of `funder_profiles.identifiers`. */
    funderIdentifier: text(),
    funderName: text().notNull(),
    recipientName: text().notNull(),
    /** In the form of `funder_profiles.identifiers`. One organisation may have several. */
    recipientIdentifiers: textList().notNull().default([]),
    recipientType: text().$type<(typeof RECIPIENT_TYPES)[number]>(),
    /** The two-letter code. */
    recipientCountry: varchar({ length: 2 }),
    /** A state or region as the source writes it. */
    recipientRegion: text(),
    amount: money().notNull(),
    currency: varchar({ length: 3 }).notNull(),
    /** The day of the award, or the first day of its project where the source states no other. */
    awardedOn: date({ mode: "string" }).notNull(),
    title: text(),
    url: text(),
    licence: text().notNull(),
    /** When the source was read. */
    readAt: instant().notNull(),
    /** Tells organisations apart. Sources write their names in different cases. */
    recipientKey: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`coalesce(organisation_key(${awards.recipientName}), '')`),
  },
  (t) => [
    uniqueIndex("awards_source_unique").on(t.source, t.sourceId),
    uniqueIndex("awards_key_unique").on(t.awardKey),
    // Finds a funder's newest awards, of which the figures are.
    index("awards_funder_idx").on(t.funderId, t.awardedOn.desc().nullsFirst(), t.id),
    checkOneOf("awards_source_known", t.source, AWARD_SOURCES),
    checkOneOf("awards_link_known", t.linkedBy, AWARD_LINKS),
    checkOneOf("awards_recipient_type_known", t.recipientType, RECIPIENT_TYPES),
    check("awards_amount_positive", sql`${t.amount} > 0`),
  ],
);
