import { z } from "zod";
import { AWARD_LINKS, AWARD_SOURCES, RECIPIENT_TYPES } from "@shared/constants/awards";
import { FUNDING_TYPES } from "@shared/constants/enums";
import type {
  AwardListView,
  AwardSummaryView,
  AwardView,
  FunderAwardsView,
  OpportunityFunderView,
} from "@shared/validators/awards";
import type {
  FunderFitView,
  FunderOpportunityView,
  FunderProfileView,
  FunderView,
} from "@shared/validators/catalogue";
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

const fields = z.object({
  id,
  name: text,
  description: text.nullable(),
  logoUrl: text.nullable(),
  funderType: text.nullable(),
  averageCheckSize: amount.nullable(),
  minCheckSize: amount.nullable(),
  maxCheckSize: amount.nullable(),
  currency: currency.nullable(),
  country: text.nullable(),
  geographyFocus: texts,
  industryFocus: texts,
  stageFocus: texts,
  website: text.nullable(),
  verified: flag,
  sourceUrl: text.nullable(),
  attribution: text.nullable().meta({ description: "The line to show with it" }),
  lastSyncedAt: moment.nullable(),
});
export const funderList = z.array(describeView<FunderView>()(fields.meta({ id: "Funder" })));

const fit = describeView<FunderFitView>()(
  z
    .object({
      entityId: id,
      entityName: text,
      facts: z.array(
        z.object({
          fact: z.enum(["industry", "stage", "geography", "cheque"]),
          label: text,
          verdict: z.enum(["met", "not_met", "unknown"]),
          funder: text.nullable().meta({ description: "Null when the funder does not say" }),
          entity: text.nullable().meta({ description: "Null when the organisation does not say" }),
          note: text.nullable(),
        }),
      ),
    })
    .meta({ id: "FunderFit", description: "What it looks for, beside what the organisation states" }),
);

const openOpportunity = describeView<FunderOpportunityView>()(
  z
    .object({
      id,
      name: text,
      fundingType: z.enum(FUNDING_TYPES),
      minAmount: amount.nullable(),
      maxAmount: amount.nullable(),
      currency,
      deadline: day.nullable(),
      deadlineTimezone: timezone.nullable(),
      deadlineTime: timeOfDay.nullable(),
      closesAt: moment.nullable(),
      matchScore: score.nullable().meta({ description: "Null when no organisation is eligible" }),
      isPutAway: flag,
    })
    .meta({ id: "FunderOpportunity" }),
);

export const funder = describeView<FunderProfileView>()(
  fields
    .extend({
      typicalEquity: percent.nullable(),
      portfolioCount: z.int().nullable(),
      activePortfolioCount: z.int().nullable(),
      exitsCount: z.int().nullable(),
      crunchbaseUrl: text.nullable(),
      linkedinUrl: text.nullable(),
      twitterUrl: text.nullable(),
      source: text.nullable(),
      rorId: text.nullable().meta({ description: "Its entry in the Research Organization Registry" }),
      orgIds: texts.meta({ description: "Its entries in public registers, such as GB-CHC-200051" }),
      uei: text.nullable().meta({ description: "Its Unique Entity ID in the United States" }),
      aliases: texts,
      parent: z.object({ id, name: text }).nullable(),
      opportunities: z.array(openOpportunity).meta({ description: "The open ones, the best match first" }),
      hasMoreOpportunities: flag,
      fits: z.array(fit),
      hasMoreEntities: flag.meta({
        description: "Whether there are more organisations than `fits` compares",
      }),
    })
    .meta({ id: "FunderProfile" }),
);

const award = describeView<AwardView>()(
  z
    .object({
      id,
      recipientName: text,
      recipientType: z.enum(RECIPIENT_TYPES).nullable(),
      recipientCountry: text.nullable(),
      recipientRegion: text.nullable(),
      amount,
      currency,
      awardedOn: day,
      title: text.nullable(),
      url: text.nullable(),
      funderName: text.meta({ description: "The funder as the source names it" }),
      linkedBy: z.enum(AWARD_LINKS),
      source: z.enum(AWARD_SOURCES),
      licence: text,
    })
    .meta({ id: "Award" }),
);
export const awardList = describeView<AwardListView>()(z.object({ awards: z.array(award), pagination }));

const summary = describeView<AwardSummaryView>()(
  z
    .object({
      awards: count,
      recipients: count,
      firstYear: z.int(),
      lastYear: z.int(),
      isCut: flag.meta({ description: "Whether only the newest are counted, because there may be more" }),
      recent: z.object({ awards: count, recipients: count }),
      linkedByName: count,
      sizes: z.array(
        z.object({
          currency,
          awards: count,
          usual: z
            .object({ lower: amount, median: amount, upper: amount })
            .nullable()
            .meta({ description: "Quartiles; null with too few awards" }),
        }),
      ),
      recipientTypes: z.array(z.object({ recipientType: z.enum(RECIPIENT_TYPES).nullable(), awards: count })),
      places: z.array(z.object({ country, region: text.nullable(), awards: count })),
      alike: z
        .array(
          z.object({
            entityId: id,
            entityName: text,
            recipientType: z.enum(RECIPIENT_TYPES),
            country: text.nullable(),
            recipients: count,
          }),
        )
        .meta({ description: "Organisations of the last three years like those of the caller" }),
      sources: z.array(
        z.object({ source: z.enum(AWARD_SOURCES), licence: text, awards: count, readAt: moment }),
      ),
    })
    .meta({ id: "AwardSummary" }),
);
export const funderAwards = describeView<FunderAwardsView>()(z.object({ summary: summary.nullable() }));
export const opportunityFunder = describeView<OpportunityFunderView>()(
  z.object({ funder: z.object({ id, name: text }).nullable(), summary: summary.nullable() }),
);
