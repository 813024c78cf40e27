import {
  boolean,
  integer,
  type PgColumn,
  type PgTable,
  pgTable,
  text,
  uuid,
  varchar,
} from "drizzle-orm/pg-core";
import type { EntityType } from "../constants/enums";
import { id, money, notNegative, percent, textList, timestamps } from "./columns";
import { entities } from "./entities";

// An entity has at most one row. A fact that the entity has too (mission, revenue, country, …) is written to
// both tables.

const createEntityColumn = (table: string) =>
  uuid()
    .notNull()
    // The constraint has a name of its own, because Drizzle's name would be half camelCase.
    .unique(`${table}_entity_unique`)
    .references(() => entities.id, { onDelete: "cascade" });

export const startupProfiles = pgTable(
  "startup_profiles",
  {
    id: id(),
    entityId: createEntityColumn("startup_profiles"),
    productDescription: text(),
    targetMarket: text(),
    targetCustomers: text(),
    problemStatement: text(),
    annualRevenue: money(),
    monthlyRecurringRevenue: money(),
    customerCount: integer(),
    monthlyActiveUsers: integer(),
    dailyActiveUsers: integer(),
    /** Percent from month to month. It is negative when the organisation shrinks. */
    monthlyGrowthRate: percent(),
    customerAcquisitionCost: money(),
    customerLifetimeValue: money(),
    churnRate: percent(),
    grossMargin: percent(),
    productStage: text(),
    techStack: textList(),
    founderExperience: text(),
    founderExits: integer(),
    teamDescription: text(),
    fundingHistory: text(),
    valuation: money(),
    runwayMonths: integer(),
    burnRate: money(),
    fundraisingStageSeeking: text(),
    fundingAmountSeeking: money(),
    totalAddressableMarket: money(),
    competitors: textList(),
    patentCount: integer(),
    headquarters: text(),
    expansionCountries: textList(),
    businessModel: text(),
    goals: text(),
    useOfFunds: text(),
    goToMarketStrategy: text(),
    socialImpact: text(),
    ...timestamps,
  },
  (t) => [
    notNegative(
      "startup_profiles_figures_not_negative",
      t.annualRevenue,
      t.monthlyRecurringRevenue,
      t.customerCount,
      t.monthlyActiveUsers,
      t.dailyActiveUsers,
      t.customerAcquisitionCost,
      t.customerLifetimeValue,
      t.churnRate,
      t.founderExits,
      t.valuation,
      t.runwayMonths,
      t.burnRate,
      t.fundingAmountSeeking,
      t.totalAddressableMarket,
      t.patentCount,
    ),
  ],
);
export type StartupProfile = typeof startupProfiles.$inferSelect;

export const nonprofitProfiles = pgTable(
  "nonprofit_profiles",
  {
    id: id(),
    entityId: createEntityColumn("nonprofit_profiles"),
    mission: text(),
    causeAreas: textList(),
    beneficiaries: text(),
    beneficiariesReached: integer(),
    sdgAlignment: textList(),
    annualBudget: money(),
    annualExpenses: money(),
    staffCount: integer(),
    volunteersCount: integer(),
    boardSize: integer(),
    programs: text(),
    fundingNeeded: money(),
    fundingGap: money(),
    grantsReceived: text(),
    partners: textList(),
    charityRating: text(),
    awards: textList(),
    ...timestamps,
  },
  (t) => [
    notNegative(
      "nonprofit_profiles_figures_not_negative",
      t.beneficiariesReached,
      t.annualBudget,
      t.annualExpenses,
      t.staffCount,
      t.volunteersCount,
      t.boardSize,
      t.fundingNeeded,
      t.fundingGap,
    ),
  ],
);
export type NonprofitProfile = typeof nonprofitProfiles.$inferSelect;

export const socialEnterpriseProfiles = pgTable(
  "social_enterprise_profiles",
  {
    id: id(),
    entityId: createEntityColumn("social_enterprise_profiles"),
    mission: text(),
    businessModel: text(),
    annualRevenue: money(),
    profitability: text(),
    /** Percent of revenue. It is negative when the organisation makes a loss. */
    profitMargin: percent(),
    teamDescription: text(),
    impactOutcomes: text(),
    peopleReached: integer(),
    products: textList(),
    customerSegments: textList(),
    fundingNeeded: money(),
    fundingHistory: text(),
    bCorpCertified: boolean(),
    certifications: textList(),
    ...timestamps,
  },
  (t) => [
    notNegative(
      "social_enterprise_profiles_figures_not_negative",
      t.annualRevenue,
      t.peopleReached,
      t.fundingNeeded,
    ),
  ],
);
export type SocialEnterpriseProfile = typeof socialEnterpriseProfiles.$inferSelect;

export const individualProfiles = pgTable(
  "individual_profiles",
  {
    id: id(),
    entityId: createEntityColumn("individual_profiles"),
    fullName: text(),
    title: text(),
    education: text(),
    skills: textList(),
    experience: text(),
    yearsOfExperience: integer(),
    projectDescription: text(),
    goal: text(),
    fundingNeeded: money(),
    location: text(),
    socialLinks: textList(),
    ...timestamps,
  },
  (t) => [notNegative("individual_profiles_figures_not_negative", t.yearsOfExperience, t.fundingNeeded)],
);
export type IndividualProfile = typeof individualProfiles.$inferSelect;

export const researchProfiles = pgTable(
  "research_profiles",
  {
    id: id(),
    entityId: createEntityColumn("research_profiles"),
    researchAreas: textList(),
    institution: text(),
    leadResearcher: text(),
    publicationsCount: integer(),
    citationsCount: integer(),
    patentCount: integer(),
    annualBudget: money(),
    grantsReceived: text(),
    grantsTotal: money(),
    hasSpinout: boolean(),
    spinoutDetails: text(),
    collaborations: textList(),
    ...timestamps,
  },
  (t) => [
    notNegative(
      "research_profiles_figures_not_negative",
      t.publicationsCount,
      t.citationsCount,
      t.patentCount,
      t.annualBudget,
      t.grantsTotal,
    ),
  ],
);
export type ResearchProfile = typeof researchProfiles.$inferSelect;

export const schoolProfiles = pgTable(
  "school_profiles",
  {
    id: id(),
    entityId: createEntityColumn("school_profiles"),
    schoolType: text(),
    educationLevels: textList(),
    studentCount: integer(),
    teacherCount: integer(),
    annualBudget: money(),
    annualTuition: money(),
    scholarshipCount: integer(),
    scholarships: text(),
    graduationRate: percent(),
    progressionRate: percent(),
    employmentRate: percent(),
    partnerships: textList(),
    accreditations: textList(),
    ...timestamps,
  },
  (t) => [
    notNegative(
      "school_profiles_figures_not_negative",
      t.studentCount,
      t.teacherCount,
      t.annualBudget,
      t.annualTuition,
      t.scholarshipCount,
      t.graduationRate,
      t.progressionRate,
      t.employmentRate,
    ),
  ],
);
export type SchoolProfile = typeof schoolProfiles.$inferSelect;

export const communityGroupProfiles = pgTable(
  "community_group_profiles",
  {
    id: id(),
    entityId: createEntityColumn("community_group_profiles"),
    groupType: text(),
    focusAreas: textList(),
    membersCount: integer(),
    annualBudget: money(),
    location: text(),
    serviceRadiusKm: integer(),
    fundingNeeded: money(),
    ...timestamps,
  },
  (t) => [
    notNegative(
      "community_group_profiles_figures_not_negative",
      t.membersCount,
      t.annualBudget,
      t.serviceRadiusKm,
      t.fundingNeeded,
    ),
  ],
);
export type CommunityGroupProfile = typeof communityGroupProfiles.$inferSelect;

export const governmentProfiles = pgTable(
  "government_profiles",
  {
    id: id(),
    entityId: createEntityColumn("government_profiles"),
    agencyName: text(),
    department: text(),
    country: varchar({ length: 2 }),
    annualBudget: money(),
    staffCount: integer(),
    mandate: text(),
    programs: text(),
    fundingAllocated: money(),
    contractorPreferred: boolean(),
    ...timestamps,
  },
  (t) => [
    notNegative("government_profiles_figures_not_negative", t.annualBudget, t.staffCount, t.fundingAllocated),
  ],
);
export type GovernmentProfile = typeof governmentProfiles.$inferSelect;

/** The profile table of each type of entity, with what all of them have in common. */
export const PROFILE_TABLES: Readonly<Record<EntityType, PgTable & { entityId: PgColumn }>> = {
  Startup: startupProfiles,
  Nonprofit: nonprofitProfiles,
  "Social Enterprise": socialEnterpriseProfiles,
  Individual: individualProfiles,
  Research: researchProfiles,
  School: schoolProfiles,
  "Community Group": communityGroupProfiles,
  Government: governmentProfiles,
};
