import { z } from "zod";
import { APPLICANT_LIMITS, CO_FUNDING, FUNDING_TYPES, VERIFICATION_STATUSES } from "@shared/constants/enums";
import { mapFacets } from "@shared/constants/facets";
import { DISMISS_REASON_VALUES, FEEDBACK_KINDS } from "@shared/constants/matching";
import type { FacetsView, FacetView } from "@shared/validators/facets";
import type { FeedbackView } from "@shared/validators/feedback";
import type {
  MatchedListView,
  OpportunityCardView,
  OpportunityListView,
  OpportunityView,
  SimilarListView,
} from "@shared/validators/opportunities";
import type { OpportunityRecord } from "../../exports/opportunity-records";
import { matchDetails } from "./matches";
import {
  amount,
  count,
  country,
  currency,
  day,
  describeView,
  flag,
  id,
  moment,
  pagination,
  percent,
  score,
  text,
  texts,
  timeOfDay,
  timezone,
} from "./view";

const feedback = describeView<FeedbackView>()(
  z
    .object({ kind: z.enum(FEEDBACK_KINDS), reason: z.enum(DISMISS_REASON_VALUES).nullable() })
    .meta({ id: "Feedback", description: "The mark that the caller gave" }),
);
export const givenFeedback = z.object({ feedback });

const licence = z.object({ name: text, url: text.nullable() });
const bestScore = score
  .nullable()
  .meta({ description: "Of the caller's best organisation; null without one to compare with" });

const card = z.object({
  id,
  name: text,
  slug: text.meta({ description: "Its readable name in public addresses" }),
  funderName: text.nullable(),
  description: text.nullable(),
  fundingType: z.enum(FUNDING_TYPES),
  minAmount: amount.nullable(),
  maxAmount: amount.nullable(),
  currency,
  deadline: day.nullable().meta({ description: "The last day, in `deadlineTimezone`" }),
  deadlineTimezone: timezone.nullable(),
  deadlineTime: timeOfDay.nullable(),
  closesAt: moment.nullable().meta({ description: "The moment at which it closes; null without a deadline" }),
  deadlineNote: text.nullable(),
  openDate: day.nullable(),
  eligibleCountries: z.array(country),
  eligibleEntityTypes: texts,
  featured: flag,
  createdAt: moment,
  matchScore: bestScore,
  feedback: feedback.nullable(),
});
const opportunityCard = describeView<OpportunityCardView>()(card.meta({ id: "OpportunityCard" }));
export const opportunityList = describeView<OpportunityListView>()(
  z.object({ opportunities: z.array(opportunityCard), pagination }),
);
export const similarList = describeView<SimilarListView>()(
  z.object({ opportunities: z.array(opportunityCard) }),
);
export const matchedList = describeView<MatchedListView>()(
  z.object({
    opportunities: z.array(
      card
        .extend({ ...matchDetails, matchScore: score, matchedEntityId: id })
        .meta({ id: "MatchedOpportunity" }),
    ),
  }),
);

export const opportunity = describeView<OpportunityView>()(
  card
    .extend({
      mergedId: id
        .optional()
        .meta({ description: "The id that was asked for, if that opportunity was merged into this one" }),
      closed: flag.meta({ description: "Whether the last day for applications, or its hour, has passed" }),
      funderType: text.nullable(),
      funderLogoUrl: text.nullable(),
      funderWebsite: text.nullable(),
      applicationUrl: text.nullable(),
      equityStakeMin: percent.nullable(),
      equityStakeMax: percent.nullable(),
      investmentType: text.nullable(),
      eligibleEntityTypesOpenEnded: flag,
      eligibleRegions: texts.meta({
        description: "ISO 3166-2 codes of parts of these countries, or words where there is none",
      }),
      eligibilityText: text.nullable(),
      industryFocus: texts,
      stageFocus: texts,
      yearFoundedMin: z.int().nullable(),
      yearFoundedMax: z.int().nullable(),
      revenueMin: amount.nullable(),
      revenueMax: amount.nullable(),
      applicantLimit: z
        .enum(APPLICANT_LIMITS)
        .nullable()
        .meta({ description: "The only applicants, where meeting the rules is not enough" }),
      coFunding: z
        .enum(CO_FUNDING)
        .nullable()
        .meta({ description: "Whether applicants must pay a part; null when the source does not say" }),
      coFundingShare: percent
        .nullable()
        .meta({ description: "The smallest share of the costs that applicants must bring, in percent" }),
      consortiumMin: z
        .int()
        .nullable()
        .meta({ description: "How many organisations must apply together at least, the applicant included" }),
      businessPlanRequired: flag,
      pitchDeckRequired: flag,
      financialProjectionsRequired: flag,
      legalEntityRequired: flag,
      registeredBusinessRequired: flag,
      programStartDate: day.nullable(),
      programEndDate: day.nullable(),
      durationWeeks: z.int().nullable(),
      applicationFrequency: text.nullable(),
      nextCohortDate: day.nullable(),
      mentorSupport: flag,
      officeSpace: flag,
      investorNetwork: flag,
      demoDay: flag,
      communityAccess: flag,
      contactName: text.nullable(),
      contactEmail: text.nullable(),
      contactPhone: text.nullable(),
      source: text.nullable(),
      sourceId: text.nullable().meta({ description: "As `GET /api/sources` has it; null for single pages" }),
      sourceUrl: text.nullable(),
      attribution: text.nullable().meta({ description: "The line to show with it" }),
      licence: licence.nullable().meta({ description: "Of the source; null when it states none" }),
      confirmedAt: moment
        .nullish()
        .meta({ description: "When an administrator confirmed it; null when nobody has" }),
      verificationStatus: z.enum(VERIFICATION_STATUSES),
      lastSyncedAt: moment.nullable(),
      matchedEntityId: id.nullable().meta({ description: "The organisation that the score is of" }),
      translatableFrom: text
        .optional()
        .meta({ description: "The language of its text, if it can be translated for the reader" }),
      ...matchDetails,
    })
    .meta({ id: "Opportunity" }),
);

const facet = describeView<FacetView>()(
  z
    .object({
      options: z.array(z.object({ value: text, label: text.nullable(), count })),
      more: count,
      without: count,
    })
    .meta({ id: "Facet" }),
);
export const facets = describeView<FacetsView>()(
  z.object({ total: count, facets: z.object(mapFacets(() => facet)) }),
);

const record = describeView<OpportunityRecord>()(
  z
    .object({
      id,
      name: text,
      funder: text.nullable(),
      fundingType: z.enum(FUNDING_TYPES),
      minAmount: amount.nullable(),
      maxAmount: amount.nullable(),
      currency: currency.nullable().meta({ description: "Null when no amount is stated" }),
      deadline: day.nullable(),
      closingTime: text.nullable().meta({ description: "HH:MM in `timeZone`" }),
      timeZone: timezone.nullable(),
      deadlineNote: text.nullable(),
      opens: day.nullable(),
      description: text.nullable(),
      countries: z.array(country),
      regions: texts,
      entityTypes: texts,
      stages: texts,
      industries: texts,
      match: bestScore,
      mark: z.enum(FEEDBACK_KINDS).nullable(),
      applicationUrl: text.nullable(),
      link: text.meta({ description: "Its page here" }),
      source: text.nullable(),
      sourceUrl: text.nullable(),
      licence: licence.nullable(),
      attribution: text.nullable().meta({ description: "The line to show with it" }),
      asOf: day.meta({ description: "The day on which its source was last read" }),
    })
    .meta({ id: "OpportunityRecord" }),
);
export const opportunityRecords = z.object({
  isCut: flag.meta({ description: "Whether there are more than were sent" }),
  opportunities: z.array(record),
});
