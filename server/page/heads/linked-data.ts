import type {
  FundingScheme,
  LoanOrCredit,
  MonetaryAmount,
  MonetaryGrant,
  Organization,
  WithContext,
} from "schema-dts";
import { isWebAddress } from "@shared/validators/fields";
import type { PublicFunderView, PublicOpportunityView } from "@shared/validators/public-catalogue";

/** Gifts of money. Others are loans, or programmes in which money is one part. */
const GIFTS: readonly string[] = ["grant", "prize", "fellowship"];

/** Describes an opportunity after schema.org. @param url the address of its page */
export function describeOpportunity(
  opportunity: PublicOpportunityView,
  url: string,
): WithContext<MonetaryGrant> | WithContext<LoanOrCredit> | WithContext<FundingScheme> {
  const { name, description, fundingType, applicationUrl } = opportunity;
  const amount = describeAmount(opportunity);
  const funder = describeFunderOf(opportunity);
  const common = {
    name,
    url,
    ...(description && { description }),
    ...(applicationUrl && isWebAddress(applicationUrl) && { sameAs: applicationUrl }),
  };
  if (GIFTS.includes(fundingType))
    return {
      "@context": "https://schema.org",
      "@type": "MonetaryGrant",
      ...common,
      ...(amount && { amount }),
      ...(funder && { funder }),
    };
  if (fundingType === "loan")
    return {
      "@context": "https://schema.org",
      "@type": "LoanOrCredit",
      ...common,
      ...(amount && { amount }),
      ...(funder && { provider: funder }),
    };
  return {
    "@context": "https://schema.org",
    "@type": "FundingScheme",
    ...common,
    ...(funder && { funder }),
  };
}

/** Zero and nothing are no bound. */
function describeAmount({ minAmount, maxAmount, currency }: PublicOpportunityView): MonetaryAmount | null {
  const bounds = {
    ...(Number(minAmount) > 0 && { minValue: Number(minAmount) }),
    ...(Number(maxAmount) > 0 && { maxValue: Number(maxAmount) }),
  };
  return Object.keys(bounds).length === 0 ? null : { "@type": "MonetaryAmount", currency, ...bounds };
}

function describeFunderOf({ funderName, funderWebsite }: PublicOpportunityView): Organization | null {
  if (!funderName) return null;
  return {
    "@type": "Organization",
    name: funderName,
    ...(funderWebsite && isWebAddress(funderWebsite) && { url: funderWebsite }),
  };
}

/** Describes a funder after schema.org. @param url the address of its page */
export const describeFunder = (
  { name, description, website }: PublicFunderView,
  url: string,
): WithContext<Organization> => ({
  "@context": "https://schema.org",
  "@type": "Organization",
  name,
  url,
  ...(description && { description }),
  ...(website && isWebAddress(website) && { sameAs: website }),
});
