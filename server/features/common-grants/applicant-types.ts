import { ALL_ENTITY_TYPES, type EntityType } from "@shared/constants/enums";
import type { CommonGrantsOpportunity } from "@shared/validators/common-grants";
import type { PublishedOpportunity } from "./common-grants.queries";

type ApplicantType = NonNullable<CommonGrantsOpportunity["acceptedApplicantTypes"]>[number];

const custom = (customValue: string, description?: string): ApplicantType => ({
  value: "custom",
  customValue,
  ...(description ? { description } : {}),
});

/** Our entity types in the protocol's words; `custom` when no word means exactly the same. */
const TYPES_OF: Record<EntityType, readonly ApplicantType[]> = {
  Startup: [{ value: "for_profit_small_business", description: "Startup" }],
  Nonprofit: [{ value: "non_profit_with_501c3" }, { value: "nonprofit_without_501c3" }],
  "Social Enterprise": [custom("Social Enterprise")],
  Individual: [{ value: "individual" }],
  Research: [{ value: "higher_education_public" }, { value: "higher_education_private" }],
  School: [{ value: "school_district_independent", description: "School" }],
  "Community Group": [custom("Community Group")],
  Government: [custom("Government")],
};

/** Empty when the source states nothing: unknown is not "unrestricted". */
export function toApplicantTypes({
  eligibleEntityTypes,
  eligibleEntityTypesOpenEnded,
}: Pick<PublishedOpportunity, "eligibleEntityTypes" | "eligibleEntityTypesOpenEnded">): ApplicantType[] {
  const listed = ALL_ENTITY_TYPES.filter((type) => eligibleEntityTypes.includes(type)).flatMap(
    (type) => TYPES_OF[type],
  );
  return eligibleEntityTypesOpenEnded
    ? [...listed, custom("Others", "The source describes further applicants in its own words.")]
    : listed;
}
