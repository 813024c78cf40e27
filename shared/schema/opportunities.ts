import { type SQL, sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  varchar,
  sparsevec,
  vector,
} from "drizzle-orm/pg-core";
import { APPLICANT_LIMITS, CO_FUNDING, FUNDING_TYPES, VERIFICATION_STATUSES } from "../constants/enums";
import type { ConsentProvider } from "../constants/ai-consents";
import type { Language } from "../words/language";
import { EMBEDDING_DIMENSIONS, TERM_DIMENSIONS } from "../constants/limits";
import {
  id,
  instant,
  money,
  notNegative,
  checkOneOf,
  percent,
  textList,
  timestamps,
  tsvector,
} from "./columns";
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
    /** Empty when the source does not say, which excludes nobody. */
    eligibleEntityTypes: textList().notNull().default([]),
    /**
     * Is true when the source also admits types that it describes only in words. A type that is not listed is
     * then unknown and not refused.
     */
    eligibleEntityTypesOpenEnded: boolean().notNull().default(false),
    /** Two-letter codes. `*` means global, and an empty list means that the source does not say. */
    eligibleCountries: textList().notNull().default([]),
    /** ISO 3166-2 codes, or words where `regions.ts` has none. */
    eligibleRegions: textList().notNull().default([]),
    /** The source's own words about who may apply. */
    eligibilityText: text(),
    /** Labels of the industry list. `*` means any. */
    industryFocus: textList().notNull().default([]),
    stageFocus: textList().notNull().default([]),
    yearFoundedMin: integer(),
    yearFoundedMax: integer(),
    revenueMin: money(),
    revenueMax: money(),
    /** Null when anybody may apply who meets the rules, or when the source does not say. */
    applicantLimit: text().$type<(typeof APPLICANT_LIMITS)[number]>(),
    /** Null when the source does not say. */
    coFunding: text().$type<(typeof CO_FUNDING)[number]>(),
    /** The smallest share of the costs that applicants must bring themselves. */
    coFundingShare: percent(),
    /** How many organisations must apply together, the applicant included. */
    consortiumMin: integer(),
    businessPlanRequired: boolean().notNull().default(false),
    pitchDeckRequired: boolean().notNull().default(false),
    financialProjectionsRequired: boolean().notNull().default(false),
    legalEntityRequired: boolean().notNull().default(false),
    registeredBusinessRequired: boolean().notNull().default(false),
    /** The first day on which applications are taken, when it is known. A forecast opens later. */
    openDate: date({ mode: "string" }),
    /**
     * A calendar date in `deadlineTimezone` (UTC when there is none). The opportunity is open until that day
     * ends, or until `deadlineTime`.
     */
    deadline: date({ mode: "string" }),
    deadlineTimezone: text(),
    /** `HH:MM` in `deadlineTimezone`. Null means that the opportunity is open until the day ends. */
    deadlineTime: text(),
    /** The source's words about deadlines: rolling, once a year, cohorts. */
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
    /** The origin and licence line that must stand wherever this row is shown. */
    attribution: text(),
    verificationStatus: text().$type<(typeof VERIFICATION_STATUSES)[number]>().notNull().default("pending"),
    verifiedAt: instant(),
    verifiedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    featured: boolean().notNull().default(false),
    /** When the source was last read, or the day its facts are from. */
    lastSyncedAt: instant(),
    ...timestamps,
    /**
     * The instant of the deadline's hour, or at which its day ends, in its time zone; `infinity` without a
     * deadline. An opportunity is open while this is later than now.
     */
    closesAt: instant()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`closing_instant(${fundingOpportunities.deadline}, ${fundingOpportunities.deadlineTimezone}, ${fundingOpportunities.deadlineTime})`,
      ),
    /** Name and funder in lower case and without accents, for a search that tolerates typos. */
    searchName: text()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`lower(immutable_unaccent(${fundingOpportunities.name} || ' ' || coalesce(${fundingOpportunities.funderName}, '')))`,
      ),
    /**
     * Is empty until the opportunity is verified. Pending opportunities are not searched by their text, and
     * making this takes half the time of an import.
     */
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
    // The order of the list: featured first, then by deadline, with undated ones last.
    index("funding_opportunities_list_idx")
      .on(t.featured.desc().nullsFirst(), t.closesAt, t.id)
      .where(sql`${t.verificationStatus} = 'verified'`),
    index("funding_opportunities_status_idx").on(t.verificationStatus, t.createdAt.desc().nullsFirst()),
    // Finds opportunities that were published since a person was last told.
    index("funding_opportunities_on_show_idx")
      .on(t.verifiedAt)
      .where(sql`${t.verificationStatus} = 'verified'`),
    // The order of the open catalogue: the last changed first.
    index("funding_opportunities_changed_idx")
      .on(t.updatedAt.desc().nullsFirst(), t.id)
      .where(sql`${t.verificationStatus} = 'verified'`),
    // The deletion of an account looks for the account in every table.
    index("funding_opportunities_verified_by_idx")
      .on(t.verifiedBy)
      .where(sql`${t.verifiedBy} is not null`),
    // Finds the open opportunities of a funder.
    index("funding_opportunities_funder_idx")
      .on(sql`organisation_key(${t.funderName})`)
      .where(sql`${t.verificationStatus} = 'verified'`),
    // Curation counts the opportunities of each source, and looks for a known page or name.
    index("funding_opportunities_source_status_idx").on(t.source, t.verificationStatus),
    index("funding_opportunities_source_url_idx").on(sql`canonical_url(${t.sourceUrl})`),
    index("funding_opportunities_application_url_idx").on(sql`canonical_url(${t.applicationUrl})`),
    index("funding_opportunities_identity_idx").on(sql`squeezed(${t.searchName})`, t.source),
    // Only published opportunities are searched by their text, so that thousands of pending ones make no
    // search slower.
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
    checkOneOf("funding_opportunities_type_known", t.fundingType, FUNDING_TYPES),
    checkOneOf("funding_opportunities_status_known", t.verificationStatus, VERIFICATION_STATUSES),
    checkOneOf("funding_opportunities_applicant_limit_known", t.applicantLimit, APPLICANT_LIMITS),
    checkOneOf("funding_opportunities_co_funding_known", t.coFunding, CO_FUNDING),
    check(
      "funding_opportunities_deadline_time_known",
      sql`${t.deadlineTime} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`,
    ),
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
     * SHA-256 of `embeddingText`. A text that did not change is not embedded again. After a dot follows the
     * version of the rules that made `themes` and `terms`.
     */
    contentHash: text().notNull(),
    /** The industries that the text is about, as slugs of the list. */
    themes: textList().notNull().default([]),
    /** The topics and words of the text, weighed by rarity, of length 1. Null until the text was read for them. */
    terms: sparsevec({ dimensions: TERM_DIMENSIONS }),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    // The index is denser than by default, because a catalogue has many similar texts. It does not use half
    // precision, which makes the embedded database ten times slower.
    index("opportunity_embeddings_hnsw_idx")
      .using("hnsw", t.embedding.op("vector_cosine_ops"))
      .with({ m: 24, ef_construction: 128 }),
    index("opportunity_embeddings_model_idx").on(t.embeddingModel),
  ],
);

/** What a provider has translated of an opportunity, for all who read it. A changed text is translated anew. */
export const opportunityTranslations = pgTable(
  "opportunity_translations",
  {
    opportunityId: uuid()
      .notNull()
      .references(() => fundingOpportunities.id, { onDelete: "cascade" }),
    language: varchar({ length: 5 }).$type<Language>().notNull(),
    /** SHA-256 of the texts that were translated. */
    sourceHash: text().notNull(),
    title: text().notNull(),
    description: text(),
    eligibilityText: text(),
    provider: text().$type<ConsentProvider>().notNull(),
    model: text().notNull(),
    madeAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.opportunityId, t.language] })],
);
