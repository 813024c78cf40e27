import { fundingOpportunities as o } from "@shared/schema/index";

/** What every list says of an opportunity. */
export const offerColumns = {
  id: o.id,
  name: o.name,
  fundingType: o.fundingType,
  minAmount: o.minAmount,
  maxAmount: o.maxAmount,
  currency: o.currency,
  deadline: o.deadline,
  deadlineTimezone: o.deadlineTimezone,
};

/** The rules of who may apply, as they are stored. */
export const eligibilityColumns = {
  eligibleEntityTypes: o.eligibleEntityTypes,
  eligibleEntityTypesOpenEnded: o.eligibleEntityTypesOpenEnded,
  eligibleCountries: o.eligibleCountries,
  eligibleRegions: o.eligibleRegions,
  industryFocus: o.industryFocus,
  stageFocus: o.stageFocus,
  yearFoundedMin: o.yearFoundedMin,
  yearFoundedMax: o.yearFoundedMax,
  revenueMin: o.revenueMin,
  revenueMax: o.revenueMax,
  applicantLimit: o.applicantLimit,
  coFunding: o.coFunding,
  coFundingShare: o.coFundingShare,
  consortiumMin: o.consortiumMin,
};
