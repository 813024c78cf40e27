import { type SQL, sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  varchar,
  vector,
} from "drizzle-orm/pg-core";
import { FUNDING_TYPES, VERIFICATION_STATUSES } from "../constants/enums";
import { EMBEDDING_DIMENSIONS } from "../constants/limits";
import { id, instant, money, notNegative, oneOf, percent, textList, timestamps, tsvector } from "./columns";
import { users } from "./users";

export const fundingOpportunities = pgTable(
  "funding_opportunities",
  {
    id: id(),
    name: text().notNull(),
    slug: text().notNull(),
    funderName: text(),
    funderType: text(),
    funderLogoUrl: text(),
    funderWebsite: text(),
    description: text(),
    applicationUrl: text(),
    fundingType: text().$type<(typeof FUNDING_TYPES)[number]>().notNull().default("grant"),
    minAmount: money(),
    maxAmount: money(),
    currency: varchar({ length: 3 }).notNull().default("USD"),
    equityStakeMin: percent(),
    equityStakeMax: percent(),
    investmentType: text(),
    /** Empty: the source does not say, which excludes nobody. */
    eligibleEntityTypes: textList().notNull().default([]),
    /** The source names these types among others that it describes only in words: a type not listed is unknown, not refused. */
    eligibleEntityTypesOpenEnded: boolean().notNull().default(false),
    /** Two-letter codes; `*` means global; empty means the source does not say. */
    eligibleCountries: textList().notNull().default([]),
    eligibleRegions: textList().notNull().default([]),
    /** The source's own words about who may apply. */
    eligibilityText: text(),
    /** Labels of the industry list; `*` means any. */
    industryFocus: textList().notNull().default([]),
    stageFocus: textList().notNull().default([]),
    yearFoundedMin: integer(),
    yearFoundedMax: integer(),
    revenueMin: money(),
    revenueMax: money(),
    businessPlanRequired: boolean().notNull().default(false),
    pitchDeckRequired: boolean().notNull().default(false),
    financialProjectionsRequired: boolean().notNull().default(false),
    legalEntityRequired: boolean().notNull().default(false),
    registeredBusinessRequired: boolean().notNull().default(false),
    /** First day on which applications are taken, when it is known (a forecast opens later). */
    openDate: date({ mode: "string" }),
    /** A calendar date in `deadlineTimezone` (UTC when none): open until that day ends. */
    deadline: date({ mode: "string" }),
    deadlineTimezone: text(),
    /** What the source says about deadlines in words: rolling, once a year, cohorts. */
    deadlineNote: text(),
    programStartDate: date({ mode: "string" }),
    programEndDate: date({ mode: "string" }),
    durationWeeks: integer(),
    applicationFrequency: text(),
    nextCohortDate: date({ mode: "string" }),
    mentorSupport: boolean().notNull().default(false),
    officeSpace: boolean().notNull().default(false),
    investorNetwork: boolean().notNull().default(false),
    demoDay: boolean().notNull().default(false),
    communityAccess: boolean().notNull().default(false),
    contactName: text(),
    contactEmail: text(),
    contactPhone: text(),
    source: text(),
    /** The source's own id of this opportunity. */
    externalId: text(),
    sourceUrl: text(),
    /** Origin and licence line that has to stand wherever this row is shown. */
    attribution: text(),
    verificationStatus: text().$type<(typeof VERIFICATION_STATUSES)[number]>().notNull().default("pending"),
    verifiedAt: instant(),
    verifiedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    featured: boolean().notNull().default(false),
    /** When the source was last read, or the day its facts are from. */
    lastSyncedAt: instant(),
    ...timestamps,
    /** The instant at which the day of the deadline ends where it ends; `infinity` without one. Open means: later than now. */
    closesAt: instant()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`closing_instant(${fundingOpportunities.deadline}, ${fundingOpportunities.deadlineTimezone})`,
      ),
    /** Lower-cased, accent-free name and funder, for typo-tolerant search. */
    searchName: text()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`lower(immutable_unaccent(${fundingOpportunities.name} || ' ' || coalesce(${fundingOpportunities.funderName}, '')))`,
      ),
    /** Empty until it is verified: what waits for a curator is not searched by its text, and making this is half of what an import costs. */
    search: tsvector()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`case when ${fundingOpportunities.verificationStatus} = 'verified' then setweight(to_tsvector('english', immutable_unaccent(${fundingOpportunities.name})), 'A') || setweight(to_tsvector('english', immutable_unaccent(coalesce(${fundingOpportunities.funderName}, ''))), 'B') || setweight(to_tsvector('english', immutable_unaccent(immutable_join(${fundingOpportunities.industryFocus}))), 'B') || setweight(to_tsvector('english', immutable_unaccent(coalesce(${fundingOpportunities.description}, ''))), 'C') else ''::tsvector end`,
      ),
  },
  (t) => [
    uniqueIndex("funding_opportunities_slug_unique").on(t.slug),
    uniqueIndex("funding_opportunities_source_external_unique").on(t.source, t.externalId),
    // The list's own order: what is featured first, then what closes soonest, undated last.
    index("funding_opportunities_list_idx")
      .on(t.featured.desc().nullsFirst(), t.closesAt, t.id)
      .where(sql`${t.verificationStatus} = 'verified'`),
    index("funding_opportunities_status_idx").on(t.verificationStatus, t.createdAt.desc().nullsFirst()),
    // What came on show since somebody was told of it.
    index("funding_opportunities_on_show_idx")
      .on(t.verifiedAt)
      .where(sql`${t.verificationStatus} = 'verified'`),
    // The open catalogue's order: what changed last first.
    index("funding_opportunities_changed_idx")
      .on(t.updatedAt.desc().nullsFirst(), t.id)
      .where(sql`${t.verificationStatus} = 'verified'`),
    // Who leaves is looked for everywhere.
    index("funding_opportunities_verified_by_idx")
      .on(t.verifiedBy)
      .where(sql`${t.verifiedBy} is not null`),
    // The open ones of a funder.
    index("funding_opportunities_funder_idx")
      .on(sql`lower(${t.funderName})`)
      .where(sql`${t.verificationStatus} = 'verified'`),
    // What a curator asks for: how much each source gave, and whether a page or a name is known already.
    index("funding_opportunities_source_status_idx").on(t.source, t.verificationStatus),
    index("funding_opportunities_source_url_idx").on(sql`canonical_url(${t.sourceUrl})`),
    index("funding_opportunities_application_url_idx").on(sql`canonical_url(${t.applicationUrl})`),
    index("funding_opportunities_identity_idx").on(sql`squeezed(${t.searchName})`, t.source),
    // Only what is on show is searched for by its text: thousands that wait for a curator make no search slower.
    index("funding_opportunities_search_idx")
      .using("gin", t.search)
      .where(sql`${t.verificationStatus} = 'verified'`),
    index("funding_opportunities_search_name_idx").using("gin", t.searchName.op("gin_trgm_ops")),
    index("funding_opportunities_countries_idx")
      .using("gin", t.eligibleCountries)
      .where(sql`${t.verificationStatus} = 'verified'`),
    index("funding_opportunities_types_idx")
      .using("gin", t.eligibleEntityTypes)
      .where(sql`${t.verificationStatus} = 'verified'`),
    index("funding_opportunities_stages_idx")
      .using("gin", t.stageFocus)
      .where(sql`${t.verificationStatus} = 'verified'`),
    oneOf("funding_opportunities_type_known", t.fundingType, FUNDING_TYPES),
    oneOf("funding_opportunities_status_known", t.verificationStatus, VERIFICATION_STATUSES),
    check("funding_opportunities_amount_order", sql`${t.minAmount} <= ${t.maxAmount}`),
    notNegative(
      "funding_opportunities_amounts_not_negative",
      t.minAmount,
      t.maxAmount,
      t.revenueMin,
      t.revenueMax,
    ),
  ],
);
export type Opportunity = Omit<
  typeof fundingOpportunities.$inferSelect,
  "closesAt" | "search" | "searchName"
>;

export const opportunityEmbeddings = pgTable(
  "opportunity_embeddings",
  {
    id: id(),
    opportunityId: uuid()
      .notNull()
      .unique()
      .references(() => fundingOpportunities.id, { onDelete: "cascade" }),
    embedding: vector({ dimensions: EMBEDDING_DIMENSIONS }).notNull(),
    embeddingText: text().notNull(),
    embeddingModel: text().notNull().default("text-embedding-3-small"),
    /**
     * SHA-256 of `embeddingText`: a text that did not change is not embedded again. Behind a dot the version of the rule that made
     * `themes`.
     */
    contentHash: text().notNull(),
    /** The industries that the text speaks of, as slugs of the list. */
    themes: textList().notNull().default([]),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    // Denser than by default, for a catalogue has many alike. Not on half precision, which takes the embedded database ten times as long.
    index("opportunity_embeddings_hnsw_idx")
      .using("hnsw", t.embedding.op("vector_cosine_ops"))
      .with({ m: 24, ef_construction: 128 }),
    index("opportunity_embeddings_model_idx").on(t.embeddingModel),
  ],
);
