/** The words of this service with the codes of Grants.gov. */
export const APPLICANT_CODES = new Map(
  Object.entries({
    state_governments: "00",
    county_governments: "01",
    city_or_township_governments: "02",
    special_district_governments: "04",
    independent_school_districts: "05",
    public_and_state_institutions_of_higher_education: "06",
    federally_recognized_native_american_tribal_governments: "07",
    public_and_indian_housing_authorities: "08",
    other_native_american_tribal_organizations: "11",
    // The service spells these two so.
    nonprofits_non_higher_educating_with_501c3: "12",
    nonprofits_non_higher_educating_without_501c3: "13",
    nonprofits_non_higher_education_with_501c3: "12",
    nonprofits_non_higher_education_without_501c3: "13",
    private_institutions_of_higher_education: "20",
    individuals: "21",
    for_profit_organizations_other_than_small_businesses: "22",
    small_businesses: "23",
    other: "25",
    unrestricted: "99",
  }),
);

export const INSTRUMENT_CODES = new Map(
  Object.entries({ cooperative_agreement: "CA", grant: "G", procurement_contract: "PC", other: "O" }),
);

export const CATEGORY_CODES = new Map(
  Object.entries({
    affordable_care_act: "ACA",
    agriculture: "AG",
    arts: "AR",
    business_and_commerce: "BC",
    community_development: "CD",
    consumer_protection: "CP",
    disaster_prevention_and_relief: "DPR",
    education: "ED",
    employment_labor_and_training: "ELT",
    energy: "EN",
    environment: "ENV",
    food_and_nutrition: "FN",
    health: "HL",
    housing: "HO",
    humanities: "HU",
    income_security_and_social_services: "ISS",
    information_and_statistics: "IS",
    infrastructure_investment_and_jobs_act: "IIJ",
    law_justice_and_legal_services: "LJL",
    natural_resources: "NR",
    opportunity_zone_benefits: "OZ",
    other: "O",
    recovery_act: "RA",
    regional_development: "RD",
    science_technology_and_other_research_and_development: "ST",
    transportation: "T",
  }),
);

/** Translates words into codes. An unknown one is noted, and stays, because the other ones would look complete. */
export const translateCodes = (
  words: readonly string[] | null | undefined,
  codes: ReadonlyMap<string, string>,
  noteUnknown: (word: string) => void,
): string[] | null =>
  words?.map((word) => {
    const code = codes.get(word);
    if (code === undefined) noteUnknown(word);
    return code ?? word;
  }) ?? null;
