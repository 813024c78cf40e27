import { describe, expect, it } from "vitest";
import { ALL_ENTITY_TYPES } from "@shared/constants/enums";
import { listQuestions } from "@shared/constants/questionnaires/index";
import { readApplicants } from "../../catalogue/grants-gov/codes";
import { describeGates } from "../explain/gate-words";
import { withLanguage } from "../../../platform/text/with-language";
import { checkGates, countFailures, type Gates, isEligible, type Verdict } from "./gates";
import { makeFacts, anOpportunity, NOW, someGates } from "../../../test/helpers/match-facts";

type Case = [string, Parameters<typeof makeFacts>[0], Parameters<typeof anOpportunity>[0], Verdict];

/** What a federal notice with these kinds of applicants says about them. */
function listApplicants(...codes: string[]) {
  const { eligibilityText, ...eligible } = readApplicants(codes);
  return { ...eligible, applicants: eligibilityText };
}

const describeVerdicts = (gate: keyof Gates, cases: Case[]) =>
  describe(`the rule for ${gate}`, () => {
    it.each(cases)(`the rule for ${gate} %s`, (_name, entity, opportunity, verdict) => {
      const gates = checkGates(makeFacts(entity), anOpportunity(opportunity), NOW);
      expect(gates[gate]).toBe(verdict);
      expect(isEligible({ ...someGates, [gate]: gates[gate] })).toBe(verdict !== "failed");
    });
  });

describeVerdicts("type", [
  ["accepts a named type", { type: "Startup" }, { eligibleEntityTypes: ["School", "Startup"] }, "met"],
  [
    "excludes a type that is not named",
    { type: "Nonprofit" },
    { eligibleEntityTypes: ["Startup"] },
    "failed",
  ],
  ["excludes nobody if no type is named", { type: "Nonprofit" }, { eligibleEntityTypes: [] }, "unstated"],
  ["accepts everybody for *", { type: "School" }, { eligibleEntityTypes: ["*"] }, "met"],
  [
    "is unknown if the source describes other types in words",
    { type: "Nonprofit" },
    { eligibleEntityTypes: ["Startup"], eligibleEntityTypesOpenEnded: true },
    "unknown",
  ],
  [
    "is met for a named type of an open-ended list",
    { type: "Startup" },
    { eligibleEntityTypes: ["Startup"], eligibleEntityTypesOpenEnded: true },
    "met",
  ],
]);

describeVerdicts("country", [
  ["accepts the home country", { country: "KE" }, { eligibleCountries: ["GH", "KE"] }, "met"],
  ["excludes another country", { country: "NG" }, { eligibleCountries: ["GH", "KE"] }, "failed"],
  ["is global for *", { country: "NG" }, { eligibleCountries: ["*"] }, "met"],
  ["is global for * also without a country", { country: null }, { eligibleCountries: ["*"] }, "met"],
  ["excludes nobody if no country is named", { country: "NG" }, { eligibleCountries: [] }, "unstated"],
  ["is unknown without a country", { country: null }, { eligibleCountries: ["KE"] }, "unknown"],
  [
    "accepts a country of operation",
    { country: "NG", countriesOperating: ["GH"] },
    { eligibleCountries: ["GH"] },
    "met",
  ],
  [
    "accepts a country of operation if the home country is unknown",
    { country: null, countriesOperating: ["GH"] },
    { eligibleCountries: ["GH"] },
    "met",
  ],
  [
    "stays unknown if only other countries of operation are known",
    { country: null, countriesOperating: ["GH"] },
    { eligibleCountries: ["KE"] },
    "unknown",
  ],
  [
    "excludes an entity whose home and operation are elsewhere",
    { country: "NG", countriesOperating: ["GH", "TG"] },
    { eligibleCountries: ["KE"] },
    "failed",
  ],
]);

describeVerdicts("stage", [
  ["accepts a named stage", { stage: "MVP" }, { stageFocus: ["Idea", "MVP"] }, "met"],
  ["excludes another stage", { stage: "Scale" }, { stageFocus: ["Idea", "MVP"] }, "failed"],
  ["is unknown without a stage", { stage: null }, { stageFocus: ["Idea"] }, "unknown"],
  ["excludes nobody if no stage is named", { stage: null }, { stageFocus: [] }, "unstated"],
  ["accepts everybody for *", { stage: null }, { stageFocus: ["*"] }, "met"],
]);

describeVerdicts("foundedYear", [
  [
    "accepts the first year of the range",
    { foundedYear: 2019 },
    { yearFoundedMin: 2019, yearFoundedMax: 2022 },
    "met",
  ],
  [
    "accepts the last year of the range",
    { foundedYear: 2022 },
    { yearFoundedMin: 2019, yearFoundedMax: 2022 },
    "met",
  ],
  ["excludes the year before", { foundedYear: 2018 }, { yearFoundedMin: 2019 }, "failed"],
  ["excludes the year after", { foundedYear: 2023 }, { yearFoundedMax: 2022 }, "failed"],
  ["is unknown without a year", { foundedYear: null }, { yearFoundedMin: 2019 }, "unknown"],
  ["excludes nobody if no year is named", { foundedYear: null }, {}, "unstated"],
]);

const inEuros = { annualRevenueCurrency: "EUR" };
it("who was invited or has the funding already is open, in the words of the rule", () => {
  const wordsOf = (applicantLimit: "invited" | "current holders", name = "A Fund") => {
    const opportunity = anOpportunity({ name, applicantLimit, eligibleEntityTypes: ["Startup"] });
    const entity = makeFacts();
    const [type] = describeGates(entity, opportunity, checkGates(entity, opportunity, NOW));
    return [type!.verdict, type!.opportunity];
  };
  expect(wordsOf("invited")).toEqual([
    "unknown",
    "Open to: Startup. Only for those who were invited to apply",
  ]);
  expect(wordsOf("current holders")).toEqual([
    "unknown",
    "Open to: Startup. Only for those who have it already, whom its text names",
  ]);
});

describeVerdicts("coFunding", [
  ["is open if a part of the costs is asked for", {}, { coFunding: "required" }, "unknown"],
  ["is open if a share is named", {}, { coFundingShare: "25.00" }, "unknown"],
  ["is met if none is asked for", {}, { coFunding: "not required" }, "met"],
  ["excludes nobody if the source does not say", {}, {}, "unstated"],
]);

describeVerdicts("consortium", [
  ["is open if partners are demanded", {}, { consortiumMin: 3 }, "unknown"],
  ["excludes nobody if the source does not say", {}, {}, "unstated"],
]);

it("what applicants must bring is told in words, and no question of a profile settles it", () => {
  const wordsOf = (facts: Parameters<typeof anOpportunity>[0]) => {
    const opportunity = anOpportunity(facts);
    const entity = makeFacts();
    return describeGates(entity, opportunity, checkGates(entity, opportunity, NOW))
      .filter(({ gate }) => gate === "coFunding" || gate === "consortium")
      .map((gate) => [gate.label, gate.verdict, gate.opportunity, gate.ask]);
  };
  expect(wordsOf({ coFunding: "required", coFundingShare: "12.50", consortiumMin: 3 })).toEqual([
    ["Co-funding", "unknown", "You must bring at least 12.5 % of the costs", []],
    ["Partners", "unknown", "At least 3 organisations must apply together", []],
  ]);
  expect(wordsOf({ coFunding: "required" })).toEqual([
    ["Co-funding", "unknown", "You must bring a part of the costs; its text says how much", []],
  ]);
  expect(wordsOf({ coFunding: "not required" })).toEqual([
    ["Co-funding", "met", "You need not bring a part of the costs", []],
  ]);
  expect(wordsOf({})).toEqual([]);
});

describeVerdicts("revenue", [
  [
    "accepts the exact lower bound",
    { ...inEuros, annualRevenue: "1000.00" },
    { currency: "EUR", revenueMin: "1000" },
    "met",
  ],
  [
    "excludes a cent below",
    { ...inEuros, annualRevenue: "999.99" },
    { currency: "EUR", revenueMin: "1000.00" },
    "failed",
  ],
  [
    "excludes a cent above",
    { ...inEuros, annualRevenue: "1000.01" },
    { currency: "EUR", revenueMax: "1000.00" },
    "failed",
  ],
  [
    "is unknown in another currency",
    { ...inEuros, annualRevenue: "1" },
    { currency: "USD", revenueMin: "1000" },
    "unknown",
  ],
  [
    "is unknown if the currency of the profile is unknown",
    { annualRevenueCurrency: null, annualRevenue: "1" },
    { currency: "USD", revenueMin: "1000" },
    "unknown",
  ],
  [
    "is unknown without a figure",
    { ...inEuros, annualRevenue: null },
    { currency: "EUR", revenueMax: "1000" },
    "unknown",
  ],
  [
    "excludes nobody if no revenue is required",
    { ...inEuros, annualRevenue: "5" },
    { currency: "EUR" },
    "unstated",
  ],
]);

describeVerdicts("deadline", [
  ["is met until the very end of the day", {}, { closesAt: new Date(NOW.getTime() + 1) }, "met"],
  ["is failed from then on", {}, { closesAt: NOW }, "failed"],
  ["is unstated without a date", {}, { closesAt: null }, "unstated"],
]);

const federalNotice = { source: "Grants.gov" };
const tribalNotice = {
  ...federalNotice,
  name: "Tribal Wildlife Grants",
  eligibleEntityTypes: ["Government"],
};
const bavaria = { eligibleCountries: ["DE"], eligibleRegions: ["DE-BY"] };
describeVerdicts("country", [
  ["accepts the region of a code by its own name", { country: "DE", region: "Bayern" }, bavaria, "met"],
  ["accepts the region of a code after a town", { country: "DE", region: "Munich, Bavaria" }, bavaria, "met"],
  ["excludes another region of the country", { country: "DE", region: "Berlin" }, bavaria, "failed"],
  ["leaves it open for a town alone", { country: "DE", region: "Passau" }, bavaria, "unknown"],
  ["leaves it open without a region", { country: "DE", region: null }, bavaria, "unknown"],
  [
    "leaves it open for those who work in the country from another one",
    { country: "FR", region: "Bretagne", countriesOperating: ["DE"] },
    bavaria,
    "unknown",
  ],
  [
    "leaves it open beside a region without a code",
    { country: "DE", region: "Berlin" },
    { ...bavaria, eligibleRegions: ["DE-BY", "Allgäu"] },
    "unknown",
  ],
  [
    "reads no region of another country from the same name",
    { country: "AR", region: "La Rioja" },
    { eligibleCountries: ["AR", "ES"], eligibleRegions: ["ES-RI"] },
    "met",
  ],
  [
    "reads a code as words too",
    { country: "US", region: "Buffalo" },
    { eligibleCountries: ["US"], eligibleRegions: ["US-NY"] },
    "met",
  ],
  [
    "accepts a country that is open as a whole beside regions of another",
    { country: "CA", region: "Ontario" },
    { eligibleCountries: ["US", "CA"], eligibleRegions: ["US-NY"] },
    "met",
  ],
]);
const newYork = { eligibleCountries: ["US"], eligibleRegions: ["New York State"] };
describeVerdicts("country", [
  ["accepts the named region", { country: "US", region: "New York" }, newYork, "met"],
  ["recognises a region by its abbreviation", { country: "US", region: "NY" }, newYork, "met"],
  ["excludes another state", { country: "US", region: "California" }, newYork, "failed"],
  ["is unknown without a region", { country: "US", region: null }, newYork, "unknown"],
  ["is unknown for a town, which may be there", { country: "US", region: "Springfield" }, newYork, "unknown"],
  ["is met for a large city that is there", { country: "US", region: "Buffalo" }, newYork, "met"],
  ["excludes another country whatever its region", { country: "CA", region: "New York" }, newYork, "failed"],
  [
    "is unknown for a region of a country that is not named",
    { country: "KE" },
    { eligibleRegions: ["Rift Valley"] },
    "unknown",
  ],
  [
    "is met in the country of the embassy that funds",
    { country: "CV" },
    { ...federalNotice, funderName: "U.S. Mission to Cape Verde" },
    "met",
  ],
  [
    "is unknown in the home country of an embassy that funds",
    { country: "US" },
    { ...federalNotice, name: "U.S. Embassy Small Grants", funderName: "U.S. Mission to Cape Verde" },
    "unknown",
  ],
  [
    "excludes other countries from the self-help fund of an embassy",
    { country: "US" },
    {
      ...federalNotice,
      name: "U.S. Embassy Praia Special Self-Help",
      funderName: "U.S. Mission to Cape Verde",
    },
    "failed",
  ],
  [
    "is unstated if a mission to many countries funds",
    { country: "GH" },
    { ...federalNotice, name: "U.S. Mission to the United Nations-Geneva, Small Grants Program" },
    "unstated",
  ],
  [
    "accepts a state that a regional office serves",
    { country: "US", region: "Mississippi" },
    { ...federalNotice, name: "Atlanta EDA Planning", eligibleCountries: ["US"] },
    "met",
  ],
  [
    "is unknown in a state that another office serves",
    { country: "US", region: "Ohio" },
    { ...federalNotice, name: "Atlanta EDA Planning", eligibleCountries: ["US"] },
    "unknown",
  ],
  [
    "is unknown without a country if an embassy funds",
    { country: null },
    { ...federalNotice, funderName: "U.S. Mission to Cape Verde" },
    "unknown",
  ],
  [
    "excludes third countries if an embassy funds",
    { country: "GH" },
    { ...federalNotice, funderName: "U.S. Mission to Cape Verde" },
    "failed",
  ],
  [
    "excludes other countries if an agency funds only inside the United States",
    { country: "KE" },
    { ...federalNotice, name: "Healthy Start", funderName: "Health Resources and Services Administration" },
    "failed",
  ],
  [
    "accepts the United States if an agency funds only there",
    { country: "US" },
    { ...federalNotice, name: "Healthy Start", funderName: "Health Resources and Services Administration" },
    "met",
  ],
  [
    "is unstated for the work of such an agency abroad",
    { country: "KE" },
    {
      ...federalNotice,
      name: "Global HIV Training",
      funderName: "Health Resources and Services Administration",
    },
    "unstated",
  ],
  [
    "excludes other countries from American training awards",
    { country: "GB" },
    { ...federalNotice, name: "Institutional Research Training Grant (Parent T32)" },
    "failed",
  ],
  [
    "does not exclude other countries from research awards",
    { country: "GB" },
    { ...federalNotice, name: "Research Project Grant (Parent R01)" },
    "unstated",
  ],
  [
    "excludes other countries from programmes of the States",
    { country: "GB" },
    { ...federalNotice, name: "Core State Injury Prevention Program" },
    "failed",
  ],
  [
    "reads no country from a mission to an organisation",
    { country: "GH" },
    { ...federalNotice, name: "U.S. Mission to the United Nations-Geneva, Small Grants" },
    "unstated",
  ],
  [
    "excludes other countries from the programmes for small businesses",
    { country: "KE" },
    { ...federalNotice, name: "NIH Small Business Innovation Research Grant (Parent SBIR [R43/R44])" },
    "failed",
  ],
  [
    "accepts the United States in the programmes for small businesses",
    { country: "US" },
    { ...federalNotice, name: "Small Business Technology Transfer (R41/R42)" },
    "met",
  ],
  [
    "is unknown if a federal notice names a state and the profile has none",
    { country: "US", region: null },
    { ...federalNotice, name: "Coastal Restoration in Louisiana" },
    "unknown",
  ],
  [
    "never excludes because of a state in a name",
    { country: "US", region: "Ohio" },
    { ...federalNotice, name: "Coastal Restoration in Louisiana" },
    "unknown",
  ],
  [
    "reads no state from a notice that is not American",
    { country: "US" },
    { name: "The Virginia Woolf Fellowship" },
    "unstated",
  ],
]);

describeVerdicts("type", [
  [
    "excludes other types from the programmes for small businesses, whatever the codes say",
    { type: "Nonprofit", country: "US" },
    { ...federalNotice, name: "SBIR Phase II", eligibleEntityTypes: ["Nonprofit"] },
    "failed",
  ],
  [
    "accepts other types in programmes that help small businesses apply",
    { type: "Nonprofit" },
    { ...federalNotice, name: "SBIR Technical Assistance", eligibleEntityTypes: ["Nonprofit"] },
    "met",
  ],
  [
    "accepts a start-up in the programmes for small businesses",
    { type: "Startup", country: "US" },
    { ...federalNotice, name: "SBIR Phase II" },
    "met",
  ],
  [
    "accepts a social enterprise in the programmes for small businesses",
    { type: "Social Enterprise", country: "US" },
    { ...federalNotice, name: "SBIR Phase II" },
    "met",
  ],
  [
    "is unknown for a small business if the programme is limited to some",
    { type: "Startup", country: "US" },
    { ...federalNotice, name: "SBIR Phase II: Limited Competition" },
    "unknown",
  ],
  [
    "is unknown if a competition is limited to some",
    { type: "Startup" },
    { name: "Limited Competition: Data Centre", eligibleEntityTypes: ["Startup"] },
    "unknown",
  ],
  [
    "is unknown if a federal notice is for tribes and the profile mentions one",
    { type: "Government", description: "The health department of a federally recognised tribe" },
    { ...federalNotice, name: "Tribal Wildlife Grants", eligibleEntityTypes: ["Government"] },
    "unknown",
  ],
  [
    "is unknown for a tribe's nonprofit if the source names governments, and others in words",
    { type: "Nonprofit", description: "Run by a federally recognised tribe" },
    { ...tribalNotice, eligibleEntityTypesOpenEnded: true },
    "unknown",
  ],
  [
    "is unknown for a tribe's school if the source names schools",
    { type: "School", description: "Run by a federally recognised tribe" },
    { ...federalNotice, name: "Tribal Wildlife Grants", eligibleEntityTypes: ["School"] },
    "unknown",
  ],
  [
    "excludes a tribe's school if the source names governments, and others in words",
    { type: "School", description: "Run by a federally recognised tribe" },
    { ...tribalNotice, eligibleEntityTypesOpenEnded: true },
    "failed",
  ],
  [
    "excludes others if a federal notice is for tribes",
    { type: "Government", description: "A county" },
    { ...federalNotice, name: "Tribal Wildlife Grants", eligibleEntityTypes: ["Government"] },
    "failed",
  ],
  [
    "takes awards of the Indian Health Service to be for tribes",
    { type: "Government" },
    { ...federalNotice, funderName: "Indian Health Service", eligibleEntityTypes: ["Government"] },
    "failed",
  ],
  [
    "excludes everybody from an award that only its current holder gets",
    { type: "Research" },
    { name: "Single Source Renewal: Data Centre", eligibleEntityTypes: ["Research"] },
    "failed",
  ],
  [
    "excludes counties from an award for State governments only",
    { type: "Government", description: "Roads of a county" },
    { ...federalNotice, applicants: "State governments", eligibleEntityTypes: ["Government"] },
    "failed",
  ],
  [
    "accepts a department of a State for an award for State governments only",
    { type: "Government", name: "Ohio State Parks" },
    { ...federalNotice, applicants: "State governments", eligibleEntityTypes: ["Government"] },
    "met",
  ],
  [
    "leaves open whether a department belongs to a State if its words do not tell",
    { type: "Government", name: "Texas Parks and Wildlife Department" },
    { ...federalNotice, applicants: "State governments", eligibleEntityTypes: ["Government"] },
    "unknown",
  ],
  [
    "takes the District of Columbia for a State, not for a special district",
    { type: "Government", name: "District of Columbia Department of Health" },
    { ...federalNotice, applicants: "State governments", eligibleEntityTypes: ["Government"] },
    "met",
  ],
  [
    "takes no State that works with tribes for a tribe",
    { type: "Government", name: "Arizona State Parks", description: "We work with 22 tribes" },
    { ...federalNotice, applicants: "State governments", eligibleEntityTypes: ["Government"] },
    "met",
  ],
  [
    "takes no county with the name of a tribe for a tribe",
    { type: "Government", name: "Cherokee County Board of Commissioners" },
    { ...federalNotice, applicants: "County governments", eligibleEntityTypes: ["Government"] },
    "met",
  ],
  [
    "takes no school of a university for a school district",
    { type: "School", name: "Colorado School of Mines" },
    {
      ...federalNotice,
      applicants: "Public and State controlled institutions of higher education",
      eligibleEntityTypes: ["School"],
    },
    "unknown",
  ],
  [
    "is open to States where a name says State and tribal",
    { type: "Government", name: "Ohio Department of Mental Health" },
    { ...federalNotice, name: "State/Tribal Youth Suicide Prevention", eligibleEntityTypes: ["Government"] },
    "met",
  ],
  [
    "is open to researchers whom a name puts beside tribes",
    { type: "Research", name: "University of Oregon" },
    {
      ...federalNotice,
      name: "Tribal-Researcher Capacity Building Grants",
      eligibleEntityTypes: ["Research"],
    },
    "met",
  ],
  [
    "leaves open whether a listed college may apply to an award with tribes in its name",
    { type: "Research", name: "University of Oregon" },
    { ...federalNotice, name: "Tribal Turtle Program", eligibleEntityTypes: ["Research", "Government"] },
    "unknown",
  ],
  [
    "leaves open whether a listed school district may apply to an award with tribes in its name",
    { type: "School", name: "Erie School District" },
    {
      ...federalNotice,
      name: "Tribal Early Childhood Research Center",
      ...listApplicants("05", "07"),
    },
    "unknown",
  ],
  [
    "excludes a school for deaf children where an award with tribes in its name lists colleges",
    { type: "School", name: "River School for Deaf Children" },
    { ...federalNotice, name: "Tribal Tourism", ...listApplicants("06", "07") },
    "failed",
  ],
  [
    "leaves it open for a school where only colleges and others are listed",
    { type: "School", name: "River School for Deaf Children" },
    { ...federalNotice, ...listApplicants("06", "99") },
    "unknown",
  ],
  [
    "leaves revision applications open, which those with an award make",
    { type: "Startup" },
    {
      ...federalNotice,
      name: "Revision Applications for Biomarker Assays",
      eligibleEntityTypes: ["Startup"],
    },
    "unknown",
  ],
  [
    "excludes a person from an award to partners of a network",
    { type: "Individual" },
    { ...federalNotice, name: "Agreement for Affiliated Partner with the Rocky Mountain CESU" },
    "failed",
  ],
  [
    "leaves an award to partners of a network open for a university",
    { type: "Research" },
    { ...federalNotice, name: "Agreement for Affiliated Partner with the Rocky Mountain CESU" },
    "unknown",
  ],
  [
    "excludes a person from an award to colleges that are designated, however open the list",
    { type: "Individual" },
    {
      ...federalNotice,
      name: "Minority University Research Program",
      eligibleEntityTypes: ["Individual", "Research"],
    },
    "failed",
  ],
  [
    "excludes a company from a competition for colleges of nursing",
    { type: "Startup" },
    { ...federalNotice, name: "Centers for Schools and Colleges of Nursing" },
    "failed",
  ],
  [
    "excludes a nonprofit that says nothing of old people from an award to State units on aging",
    { type: "Nonprofit", description: "We plant oaks." },
    { ...federalNotice, name: "Disaster Assistance for State Units on Aging and Tribal Organizations" },
    "failed",
  ],
  [
    "excludes everybody from an invitational program",
    { type: "Startup" },
    { ...federalNotice, name: "Impaired Driving Invitational Program", eligibleEntityTypes: ["Startup"] },
    "failed",
  ],
  [
    "accepts a physician for an award to clinicians",
    { type: "Individual", description: "Paediatric cardiologist, I study arrhythmia" },
    { ...federalNotice, name: "Mentored Clinical Scientist Award", eligibleEntityTypes: ["Individual"] },
    "met",
  ],
  [
    "reads no list of who may not apply",
    { type: "Nonprofit" },
    { eligibleEntityTypes: [], applicants: "Our grants are not open to individuals or businesses." },
    "unstated",
  ],
  [
    "excludes a person of another profession from an award for one",
    { type: "Individual", description: "I study how memories form" },
    { name: "Career Award for Audiologists", eligibleEntityTypes: ["Individual"] },
    "failed",
  ],
  [
    "accepts a person of that profession",
    { type: "Individual", description: "Audiology for the very old" },
    { name: "Career Award for Audiologists", eligibleEntityTypes: ["Individual"] },
    "met",
  ],
  [
    "requires no profession of an organisation",
    { type: "Research", description: "We study how memories form" },
    { name: "Career Award for Audiologists", eligibleEntityTypes: ["Research"] },
    "met",
  ],
  [
    "requires no profession if the name has none",
    { type: "Individual", description: "I study how memories form" },
    { name: "Career Award", eligibleEntityTypes: ["Individual"] },
    "met",
  ],
  [
    "does not guess the profession of a person with an empty profile",
    { type: "Individual" },
    { name: "Career Award for Audiologists", eligibleEntityTypes: ["Individual"] },
    "met",
  ],
  [
    "still excludes a type that is not named",
    { type: "School" },
    { ...federalNotice, name: "Tribal Wildlife Grants", eligibleEntityTypes: ["Government"] },
    "failed",
  ],
]);

const FORM_LABELS = {
  counties: "County governments",
  cities: "City or township governments",
  states: "State governments",
  schools: "Independent school districts",
  colleges: "Public and State controlled institutions of higher education",
  charities: "Nonprofits having a 501(c)(3) status with the IRS, other than institutions of higher education",
  others: "Others, as the notice explains",
};
const listing = (...names: (keyof typeof FORM_LABELS)[]) => ({
  ...federalNotice,
  applicants: names.map((name) => FORM_LABELS[name]).join("; "),
  eligibleEntityTypes: ["Government", "School", "Research", "Nonprofit"],
});

describeVerdicts("type", [
  [
    "accepts a county where counties are listed",
    { type: "Government", name: "Potter County" },
    listing("counties"),
    "met",
  ],
  [
    "excludes a borough where only counties and States are listed",
    { type: "Government", name: "Borough of Slate Run" },
    listing("counties", "states"),
    "failed",
  ],
  [
    "leaves open which level an agency has whose name does not tell",
    { type: "Government", name: "Office of Roads" },
    listing("counties", "cities"),
    "unknown",
  ],
  [
    "leaves it open for a form that is not listed if others may apply",
    { type: "Government", name: "Borough of Slate Run" },
    listing("counties", "others"),
    "unknown",
  ],
  [
    "accepts a college where institutions of higher education are listed",
    { type: "School", name: "Two Rivers Community College" },
    listing("colleges"),
    "met",
  ],
  [
    "excludes a school district from a list of colleges",
    { type: "School", name: "Copper Valley School District" },
    listing("colleges"),
    "failed",
  ],
  [
    "excludes a college from a list of school districts",
    { type: "School", name: "Two Rivers Community College" },
    listing("schools"),
    "failed",
  ],
  [
    "leaves open what a school is whose name does not tell",
    { type: "School", name: "Sunrise" },
    listing("schools"),
    "unknown",
  ],
  [
    "excludes a foreign nonprofit where an American tax status is asked for",
    { type: "Nonprofit", country: "KE" },
    listing("charities", "colleges"),
    "failed",
  ],
  [
    "accepts a nonprofit of the United States there",
    { type: "Nonprofit", country: "US" },
    listing("charities", "colleges"),
    "met",
  ],
  [
    "does not exclude an organisation of a reservation from an award for tribes",
    { type: "Nonprofit", country: "US", region: "Fort Peck reservation, Montana" },
    { ...federalNotice, name: "Tribal Victim Services" },
    "unknown",
  ],
]);

describeVerdicts("country", [
  [
    "excludes other countries from work in the country that the name of a notice tells",
    { country: "KE" },
    { ...federalNotice, name: "Health security in Nigeria", funderName: "Centers for Disease Control-GHC" },
    "failed",
  ],
  [
    "accepts an organisation of that country",
    { country: "NG" },
    { ...federalNotice, name: "Health security in Nigeria", funderName: "Centers for Disease Control-GHC" },
    "met",
  ],
  [
    "leaves it open for organisations of the United States",
    { country: "US" },
    { ...federalNotice, name: "Health security in Nigeria", funderName: "Centers for Disease Control-GHC" },
    "unknown",
  ],
  [
    "excludes nobody for a country in the name of a research notice",
    { country: "KE" },
    { ...federalNotice, name: "Malaria in Nigeria", funderName: "National Institutes of Health" },
    "unstated",
  ],
  [
    "excludes nobody if the name has several countries",
    { country: "KE" },
    { ...federalNotice, name: "Trade of Peru and Chile", funderName: "Bureau of International Narcotics" },
    "unstated",
  ],
  [
    "finds the country of an embassy by its city",
    { country: "SN" },
    { ...federalNotice, name: "U.S. Embassy Libreville PDS Annual Program Statement" },
    "failed",
  ],
]);

const tribalOrganisations =
  "Native American tribal organizations (other than Federally recognized tribal governments)";
describeVerdicts("type", [
  [
    "excludes a laboratory from a fast track of the programmes for small businesses",
    { type: "Research", country: "US" },
    {
      ...federalNotice,
      name: "Small Business Innovation Research Fast-Track",
      eligibleEntityTypesOpenEnded: true,
    },
    "failed",
  ],
  [
    "excludes no laboratory from the help that FAST gives to small businesses",
    { type: "Research", country: "US" },
    { ...federalNotice, name: "FAST for SBIR applicants", eligibleEntityTypes: ["Research"] },
    "met",
  ],
  [
    "excludes everybody from the continuation of a limited competition",
    { type: "Research" },
    { name: "Limited Competition for the Continuation of a Cohort", eligibleEntityTypes: ["Research"] },
    "failed",
  ],
  [
    "leaves open who may apply to another limited competition",
    { type: "Research" },
    { name: "Limited Competition: Research Centers", eligibleEntityTypes: ["Research"] },
    "unknown",
  ],
  [
    "leaves open who may ask for an extension",
    { type: "Research" },
    { name: "Investigator Award Extension Request (Type 4)", eligibleEntityTypes: ["Research"] },
    "unknown",
  ],
  [
    "excludes everybody from what only those invited may apply for",
    { type: "Nonprofit" },
    { name: "Task Force Support - Invited to Apply", eligibleEntityTypes: ["Nonprofit"] },
    "failed",
  ],
  [
    "leaves open who is invited if only the text speaks of it",
    { type: "Nonprofit" },
    { applicants: "Nonprofit entities\nInvitation Only", eligibleEntityTypes: ["Nonprofit"] },
    "unknown",
  ],
  [
    "is met if the text invites applications",
    { type: "Nonprofit" },
    { description: "We invite applications from nonprofits.", eligibleEntityTypes: ["Nonprofit"] },
    "met",
  ],
  [
    "leaves open who may apply if the text speaks of renewals",
    { type: "Nonprofit" },
    {
      description: "This notice is for Renewal grantees of the program.",
      eligibleEntityTypes: ["Nonprofit"],
    },
    "unknown",
  ],
  [
    "excludes other nonprofits if only organisations of tribes are described in words",
    { type: "Startup", country: "US" },
    {
      ...federalNotice,
      applicants: `State governments; ${tribalOrganisations}`,
      eligibleEntityTypes: ["Government"],
      eligibleEntityTypesOpenEnded: true,
    },
    "failed",
  ],
  [
    "leaves it open there for an organisation of a tribe",
    { type: "Nonprofit", country: "US", description: "Housing for the Navajo Nation" },
    {
      ...federalNotice,
      applicants: `State governments; ${tribalOrganisations}`,
      eligibleEntityTypes: ["Government"],
      eligibleEntityTypesOpenEnded: true,
    },
    "unknown",
  ],
  [
    "leaves it open for a group where organisations of tribes and nonprofits are listed",
    { type: "Community Group", country: "US" },
    {
      ...federalNotice,
      applicants: tribalOrganisations,
      eligibleEntityTypes: ["Nonprofit"],
      eligibleEntityTypesOpenEnded: true,
    },
    "unknown",
  ],
  [
    "leaves it open for anybody if others may apply too",
    { type: "Startup", country: "US" },
    {
      ...federalNotice,
      applicants: `${tribalOrganisations}; Others, as the notice explains`,
      eligibleEntityTypes: ["Government"],
      eligibleEntityTypesOpenEnded: true,
    },
    "unknown",
  ],
  [
    "leaves it open for the college of a tribe if the text of an award for tribes names such colleges",
    { type: "Research", country: "US", description: "A tribal college" },
    { ...tribalNotice, description: "For Tribes and Tribal colleges.", eligibleEntityTypesOpenEnded: true },
    "unknown",
  ],
  [
    "excludes the college of a tribe if the text of an award for tribes does not",
    { type: "Research", country: "US", description: "A tribal college" },
    { ...tribalNotice, eligibleEntityTypesOpenEnded: true },
    "failed",
  ],
  [
    "excludes nonprofits from grants to the States and territories",
    { type: "Nonprofit", country: "US" },
    {
      ...federalNotice,
      description: "We make grants to States, the District of Columbia, and U.S. Territories.",
      eligibleEntityTypesOpenEnded: true,
    },
    "failed",
  ],
  [
    "excludes no nonprofit from grants to States and others",
    { type: "Nonprofit", country: "US" },
    {
      ...federalNotice,
      description: "We make grants to States and nonprofit organizations.",
      eligibleEntityTypes: ["Nonprofit"],
    },
    "met",
  ],
  [
    "excludes counties if only agencies of a State are eligible by the text",
    { type: "Government", country: "US", name: "Potter County" },
    {
      ...federalNotice,
      applicants:
        "Others, as the notice explains\nOnly those State agencies that the State designates are eligible.",
      eligibleEntityTypesOpenEnded: true,
    },
    "failed",
  ],
  [
    "excludes a technical school from a list of colleges",
    { type: "School", name: "Blue Valley Career & Tech Ctr" },
    listing("colleges"),
    "failed",
  ],
]);

describeVerdicts("country", [
  [
    "excludes other countries from what is only for public and private nonprofits of the United States",
    { country: "KE" },
    { ...federalNotice, description: "U.S. public and private non-profit organizations may apply." },
    "failed",
  ],
  [
    "excludes no country if not only institutions of the United States may apply",
    { country: "KE" },
    { ...federalNotice, description: "Not only U.S. institutions may apply." },
    "unstated",
  ],
  [
    "excludes other countries from awards of an agency for emergencies at home",
    { country: "KE" },
    { ...federalNotice, name: "Flood Plans", funderName: "Department of Homeland Security - FEMA" },
    "failed",
  ],
  [
    "reads the country of an embassy from the description of a notice of the Department of State",
    { country: "JO" },
    {
      ...federalNotice,
      name: "American Spaces",
      funderName: "Department of State",
      description: "In 2030, the U.S. Mission Vietnam’s spaces will celebrate.",
    },
    "failed",
  ],
  [
    "reads no country from the description of another agency",
    { country: "JO" },
    {
      ...federalNotice,
      name: "Health of Diplomats",
      funderName: "National Institutes of Health",
      description: "Staff of the U.S. Mission Vietnam are studied.",
    },
    "unstated",
  ],
  [
    "tells a country from another whose name is part of its name",
    { country: "CD" },
    {
      ...federalNotice,
      name: "Courts in the Democratic Republic of Congo",
      funderName: "International Narcotics and Law Enforcement Affairs",
    },
    "met",
  ],
  [
    "takes Korea to be the country that the United States has an embassy in",
    { country: "JO" },
    { ...federalNotice, name: "U.S.-Korea Exchange", funderName: "Department of State" },
    "failed",
  ],
]);

const forHbcus = { ...federalNotice, name: "Historically Black Colleges and Universities Program" };
const forShpos = { ...federalNotice, name: "State Historic Preservation Office Grants" };
describeVerdicts("type", [
  [
    "excludes a school for children from what is for colleges with a designation",
    { type: "School", name: "Copper Valley School" },
    forHbcus,
    "failed",
  ],
  [
    "leaves it open for a school whose name does not tell",
    { type: "School", name: "Instituto Sol" },
    forHbcus,
    "unknown",
  ],
  [
    "leaves it open for a laboratory that does not say whose it is",
    { type: "Research" },
    { ...forHbcus, eligibleEntityTypes: ["Research"] },
    "unknown",
  ],
  [
    "is met for a college that has such a designation",
    { type: "Research", description: "A laboratory of a minority-serving institution" },
    { ...forHbcus, eligibleEntityTypes: ["Research"] },
    "met",
  ],
  ["excludes a startup there", { type: "Startup" }, forHbcus, "failed"],
  [
    "leaves it open there for a type that the source lists",
    { type: "Nonprofit" },
    { ...forHbcus, eligibleEntityTypes: ["Nonprofit"] },
    "unknown",
  ],
  [
    "leaves it open there for a nonprofit that is a college by its name",
    { type: "Nonprofit", name: "Two Rivers College" },
    forHbcus,
    "unknown",
  ],
  [
    "reads no designation from a name about people",
    { type: "Startup" },
    { name: "Minority Health Program", eligibleEntityTypes: ["Startup"] },
    "met",
  ],
  [
    "excludes a person from what is for the one body of each State",
    { type: "Individual" },
    forShpos,
    "failed",
  ],
  [
    "excludes a nonprofit of another purpose from it",
    { type: "Nonprofit", description: "We restore a mill." },
    { ...forShpos, eligibleEntityTypes: ["Nonprofit"] },
    "failed",
  ],
  [
    "accepts the body itself",
    { type: "Nonprofit", description: "The historic preservation office of the state" },
    { ...forShpos, eligibleEntityTypes: ["Nonprofit"] },
    "met",
  ],
  [
    "leaves it open for a department of a State",
    { type: "Government", name: "State Department of Parks", description: "Parks and monuments" },
    { ...forShpos, eligibleEntityTypes: ["Government"] },
    "unknown",
  ],
  [
    "does not guess what a nonprofit with an empty profile is",
    { type: "Nonprofit" },
    { ...forShpos, eligibleEntityTypes: ["Nonprofit"] },
    "unknown",
  ],
]);

const forRegion6 = {
  ...federalNotice,
  name: "Region 06 Wetland Grants",
  funderName: "Environmental Protection Agency",
};
const inBasin = {
  eligibleCountries: ["US"],
  eligibleRegions: ["California"],
  applicants: "Nonprofit\nProjects must be within the Santa Lucia Mountains Conservancy Zone.",
};
const forCounties = {
  eligibleCountries: ["US"],
  eligibleRegions: ["Pennsylvania"],
  applicants: "To be eligible, projects must be located in and benefit Elk, Potter or McKean County.",
};
const inListedStates = {
  ...federalNotice,
  name: "Projects for DeafBlind Children",
  description:
    "These grants are for projects in the States of Maine, Vermont, and Washington. They last five years.",
};
const forSouthAsia = {
  ...federalNotice,
  name: "Program for Enhancement of Emergency Response - South Asia",
  funderName: "Agency for International Development",
};
describeVerdicts("country", [
  ["accepts a state of the federal region", { country: "US", region: "Louisiana" }, forRegion6, "unstated"],
  ["excludes a state of another federal region", { country: "US", region: "Ohio" }, forRegion6, "failed"],
  [
    "leaves it open for those elsewhere who speak of a state of the region",
    { country: "US", region: "Ohio", description: "We restore wetlands in Texas." },
    forRegion6,
    "unknown",
  ],
  ["leaves it open without a region", { country: "US", region: null }, forRegion6, "unknown"],
  ["excludes other countries from a federal region", { country: "KE" }, forRegion6, "failed"],
  [
    "reads no federal region from the name of another agency's notice",
    { country: "US", region: "Ohio" },
    { ...forRegion6, funderName: "National Science Foundation" },
    "unstated",
  ],
  [
    "is unknown if a notice speaks of the Great Lakes and the profile is elsewhere",
    { country: "US", region: "Texas" },
    { ...federalNotice, name: "Fish of the Great Lakes" },
    "unknown",
  ],
  [
    "is unstated for a state at the Great Lakes",
    { country: "US", region: "Ohio" },
    { ...federalNotice, name: "Fish of the Great Lakes" },
    "unstated",
  ],
  [
    "is unknown if a notice is for a territory",
    { country: "US", region: "Ohio" },
    { ...federalNotice, name: "Independent Living - Guam" },
    "unknown",
  ],
  [
    "accepts an insular area",
    { country: "FM" },
    { ...federalNotice, name: "OIA Technical Assistance" },
    "met",
  ],
  [
    "leaves it open for organisations of the United States, which may work in insular areas",
    { country: "US", region: "Hawaii" },
    { ...federalNotice, name: "OIA Technical Assistance" },
    "unknown",
  ],
  [
    "excludes other countries from programmes for insular areas",
    { country: "ID" },
    { ...federalNotice, name: "OIA Technical Assistance" },
    "failed",
  ],
  [
    "reads no insular area from the code of an award",
    { country: "ID" },
    { ...federalNotice, name: "Outstanding Investigator Award (OIA)" },
    "unstated",
  ],
  [
    "is met in a place that the text names",
    { country: "US", region: "Santa Lucia Mountains, California" },
    inBasin,
    "met",
  ],
  [
    "is met for those whose words name the place of the text",
    { country: "US", region: "California", description: "Trails in the Santa Lucia Mountains" },
    inBasin,
    "met",
  ],
  [
    "leaves it open for those whose words do not name the place",
    { country: "US", region: "California" },
    inBasin,
    "unknown",
  ],
  [
    "excludes a state that a federal text does not list among those where it works",
    { country: "US", region: "Ohio" },
    inListedStates,
    "failed",
  ],
  ["accepts a state that it lists", { country: "US", region: "Seattle" }, inListedStates, "unstated"],
  [
    "excludes other parts of the world from work abroad in one",
    { country: "KE" },
    { ...forSouthAsia },
    "failed",
  ],
  ["is met in that part of the world", { country: "IN" }, { ...forSouthAsia }, "met"],
  [
    "leaves it open for organisations of the United States",
    { country: "US" },
    { ...forSouthAsia },
    "unknown",
  ],
  [
    "leaves that part of the world open if only other countries of operation are known",
    { country: null, countriesOperating: ["KE"] },
    { ...forSouthAsia },
    "unknown",
  ],
  [
    "takes an owl of Mexico for no work abroad",
    { country: "US" },
    { ...federalNotice, name: "Mexican Spotted Owl Surveys", funderName: "Fish and Wildlife Service" },
    "met",
  ],
  [
    "is met in a county that the text names",
    { country: "US", region: "Potter County, PA" },
    forCounties,
    "met",
  ],
  [
    "leaves it open in another county",
    { country: "US", region: "Cambria County, PA" },
    forCounties,
    "unknown",
  ],
  [
    "leaves it open in another county if a name shortens the word",
    { country: "US", region: "Potter Co. PA" },
    { ...forCounties, name: "Local Share Account - Luzerne Co", applicants: null },
    "unknown",
  ],
  [
    "reads no place from a list of counties as applicants",
    { country: "US", region: "Cambria County, PA" },
    { ...forCounties, applicants: "Single County Authorities\nPennsylvania Counties may apply." },
    "met",
  ],
]);

/** An opportunity of a state with a list of applicants in words. */
const inWords = (applicants: string, ...eligibleEntityTypes: string[]) => ({
  applicants,
  eligibleEntityTypes,
  eligibleEntityTypesOpenEnded: eligibleEntityTypes.length > 0,
});
const forCountyGovernments = inWords("Pennsylvania Counties", "Government");
const forLocalGovernments = inWords("Municipalities; Local Governments", "Government");
describeVerdicts("type", [
  ["excludes a nonprofit from a list of counties", { type: "Nonprofit" }, forCountyGovernments, "failed"],
  [
    "excludes a borough from a list of counties",
    { type: "Government", name: "Borough of Slate Run" },
    forCountyGovernments,
    "failed",
  ],
  [
    "accepts a county from a list of counties",
    { type: "Government", name: "Potter County" },
    forCountyGovernments,
    "met",
  ],
  [
    "accepts a borough from a list of municipalities",
    { type: "Government", name: "Borough of Slate Run" },
    forLocalGovernments,
    "met",
  ],
  [
    "excludes a group from a list of municipalities",
    { type: "Community Group" },
    forLocalGovernments,
    "failed",
  ],
  [
    "leaves it open for a group that the text mentions after the list",
    { type: "Community Group" },
    inWords("Municipality\nVolunteer companies may be sponsored.", "Government"),
    "unknown",
  ],
  [
    "leaves it open if the list has other kinds too",
    { type: "Nonprofit" },
    inWords("Municipalities; Approved vendors", "Government"),
    "unknown",
  ],
  [
    "leaves it open if a sentence speaks of counties",
    { type: "Nonprofit" },
    inWords("The work serves two counties.", "Government"),
    "unknown",
  ],
  [
    "leaves it open for a school in a list of public agencies",
    { type: "School" },
    inWords("Public Agency", "Government"),
    "unknown",
  ],
  [
    "excludes a startup from a list of public agencies",
    { type: "Startup" },
    inWords("Public Agency", "Government"),
    "failed",
  ],
  [
    "excludes a city from a list of tribes",
    { type: "Government", name: "City of Valle Hondo" },
    inWords("Tribal Government", "Government"),
    "failed",
  ],
  [
    "excludes a startup from a list of nonprofits",
    { type: "Startup" },
    inWords("Nonprofit; 501(c)(3) organizations", "Nonprofit"),
    "failed",
  ],
  [
    "leaves it open for a social enterprise, which may be a nonprofit by law",
    { type: "Social Enterprise" },
    inWords("Nonprofit; 501(c)(3) organizations", "Nonprofit"),
    "unknown",
  ],
  [
    "leaves it open for a school, which may be a nonprofit by law",
    { type: "School" },
    inWords("Incorporated nonprofit organizations that are located in Ohio.", "Nonprofit"),
    "unknown",
  ],
  [
    "excludes a nonprofit from a list of companies",
    { type: "Nonprofit" },
    inWords("Private for-profit companies", "Startup", "Social Enterprise"),
    "failed",
  ],
  [
    "excludes a shop from a list of lenders",
    { type: "Startup", description: "We bake." },
    inWords("Community Development Financial Institutions (CDFIs)"),
    "failed",
  ],
  [
    "leaves it open for those whose words say that they lend",
    { type: "Nonprofit", description: "A loan fund for farms" },
    inWords("Community Development Financial Institutions (CDFIs)"),
    "unknown",
  ],
  [
    "does not guess what a startup with an empty profile is",
    { type: "Startup" },
    inWords("Public Transportation agencies"),
    "unknown",
  ],
  [
    "trusts a closed list of types more than the words",
    { type: "Nonprofit" },
    { applicants: "Counties", eligibleEntityTypes: ["Nonprofit", "Government"] },
    "met",
  ],
]);

const proposers = "Others, as the notice explains\nProposals may only be submitted by the following: ";
const forUniversities = {
  ...federalNotice,
  applicants: `${proposers}Universities and colleges accredited in, and having a campus located in, the US.`,
  eligibleEntityTypesOpenEnded: true,
};
const forUniversitiesAndFirms = {
  ...forUniversities,
  applicants: `${forUniversities.applicants} For-profit organizations. Foreign organizations.`,
};
describeVerdicts("type", [
  ["excludes a startup where only universities may propose", { type: "Startup" }, forUniversities, "failed"],
  ["accepts a laboratory there", { type: "Research" }, forUniversities, "met"],
  ["leaves it open where firms may propose too", { type: "Startup" }, forUniversitiesAndFirms, "unknown"],
  [
    "leaves it open where the words name no kind",
    { type: "Startup" },
    { ...forUniversities, applicants: `${proposers}see the notice.` },
    "unstated",
  ],
]);
describeVerdicts("country", [
  [
    "excludes other countries where only universities here may propose",
    { country: "KE" },
    forUniversities,
    "failed",
  ],
  [
    "excludes no country where foreign ones may propose too",
    { country: "KE" },
    forUniversitiesAndFirms,
    "unstated",
  ],
  [
    "excludes other countries where foreign institutions are not eligible",
    { country: "KE" },
    {
      ...federalNotice,
      name: "Global Health Research",
      applicants: "Non-domestic (non-U.S.) Entities (Foreign Institutions) are not eligible to apply.",
    },
    "failed",
  ],
  [
    "excludes no country where foreign institutions are eligible",
    { country: "KE" },
    { ...federalNotice, applicants: "Non-domestic Entities (Foreign Institutions) are eligible to apply." },
    "unstated",
  ],
]);

const ofAState = {
  source: "California Grants Portal",
  eligibleCountries: ["US"],
  eligibleEntityTypesOpenEnded: true,
};
describeVerdicts("type", [
  ...[
    "Business; Nonprofit\nThe following types of entities are eligible to apply: a) Grid operators b) Fuel suppliers",
    "Nonprofit\nApplicants must be current grantees in the State-Local Partners Program.",
    "Nonprofit\nApplicant organization must be designated by their County Board of Supervisors.",
    "Nonprofit\nThis opportunity is currently open to one organization.",
    "Business\nThe borrower must be a permanent resident of the Commonwealth.",
  ].map((applicants): Case => [
    `is open where a State narrows the types that it lists: ${applicants.split("\n")[1]}`,
    { type: "Nonprofit" },
    { ...ofAState, eligibleEntityTypes: ["Nonprofit", "Startup"], applicants },
    "unknown",
  ]),
  [
    "is met where a State only says where applicants must be",
    { type: "Nonprofit" },
    {
      ...ofAState,
      eligibleEntityTypes: ["Nonprofit"],
      applicants: "Nonprofit\nApplicants must be located in California.",
    },
    "met",
  ],
  ...(
    [
      [
        "Municipalities; Institution of Higher Education; For-Profit Businesses",
        "Greene County SD",
        "unknown",
      ],
      ["Municipalities; Institution of Higher Education", "Greene County College", "met"],
      ["Municipalities; Schools; Universities", "Greene County SD", "met"],
      ["School district; Area career and technical school", "School for the Deaf", "unknown"],
      ["School district; Area career and technical school", "Greene County School District", "met"],
      ["School district; Area career and technical school", "Conemaugh Career and Technology Center", "met"],
      ["Eligible school entities; School district; Charter school", "School for the Deaf", "unknown"],
      ["School districts and private schools", "School for the Deaf", "met"],
      ["K-12 LEAs; Institutions of Higher Education", "Greene County SD", "met"],
    ] as const
  ).map(([applicants, name, verdict]): Case => [
    `reads which schools a State means: ${applicants} (${name})`,
    { type: "School", name },
    { ...ofAState, eligibleEntityTypes: ["Government", "School", "Startup"], applicants },
    verdict,
  ]),
  ...[
    "Nonprofit\nApplicants must be a registered nonprofit organization.",
    "Nonprofit\nApplicants must be located in California.",
  ].map((applicants): Case => [
    `is met where a State only repeats its list: ${applicants.split("\n")[1]}`,
    { type: "Nonprofit" },
    { ...ofAState, eligibleEntityTypes: ["Nonprofit"], applicants },
    "met",
  ]),
  [
    "is open for a community college where colleges with a designation are meant",
    { type: "Research", name: "Two Rivers Community College" },
    { ...forHbcus, eligibleEntityTypes: ["Research"] },
    "unknown",
  ],
  [
    "is open for a firm where only those that are not small are listed",
    { type: "Startup" },
    {
      ...federalNotice,
      eligibleEntityTypes: ["Startup"],
      applicants: "For profit organizations other than small businesses",
    },
    "unknown",
  ],
  [
    "is met for a firm where small ones are listed too",
    { type: "Startup" },
    {
      ...federalNotice,
      eligibleEntityTypes: ["Startup"],
      applicants: "For profit organizations other than small businesses; Small businesses",
    },
    "met",
  ],
  ...(
    [
      ["Cow Flu Study", "unknown"],
      ["Two Rivers Community College", "met"],
    ] as const
  ).map(([name, verdict]): Case => [
    `reads what is for community colleges (${name})`,
    { type: "Research", name },
    {
      ...federalNotice,
      name: "Strengthening Community Colleges Training Grants",
      eligibleEntityTypes: ["Research"],
    },
    verdict,
  ]),
]);

describe("countFailures", () => {
  it("countFailures counts the rules that exclude the entity", () => {
    expect(countFailures(someGates)).toBe(0);
    expect(countFailures({ ...someGates, stage: "failed", type: "failed", revenue: "unknown" })).toBe(2);
  });
});

describe("the texts of a verdict", () => {
  const findGateWords = (
    gate: keyof Gates,
    entity: Parameters<typeof makeFacts>[0],
    opportunity: Parameters<typeof anOpportunity>[0],
  ) => {
    const [own, rules] = [makeFacts(entity), anOpportunity(opportunity)];
    return describeGates(own, rules, checkGates(own, rules, NOW)).find((shown) => shown.gate === gate);
  };
  type WordsCase = [
    string,
    keyof Gates,
    Parameters<typeof makeFacts>[0],
    Parameters<typeof anOpportunity>[0],
    { verdict: string; opportunity: string | null; profile: string | null; ask: string[] },
  ];
  it.each<WordsCase>([
    [
      "a type that is named",
      "type",
      {},
      { eligibleEntityTypes: ["School", "Startup"] },
      { verdict: "met", opportunity: "Open to: School, Startup", profile: "Startup", ask: [] },
    ],
    [
      "a type that may be among the others",
      "type",
      {},
      { eligibleEntityTypes: ["Nonprofit", "School"], eligibleEntityTypesOpenEnded: true },
      {
        verdict: "unknown",
        opportunity: "Open to: Nonprofit, School, others described in the text",
        profile: "Startup",
        ask: [],
      },
    ],
    [
      "a type that the source does not state",
      "type",
      {},
      {},
      { verdict: "unknown", opportunity: null, profile: "Startup", ask: [] },
    ],
    [
      "a limited competition",
      "type",
      {},
      { name: "Limited Competition: Cohorts" },
      {
        verdict: "unknown",
        opportunity: "Its name says “Limited Competition”: its text says who that is",
        profile: "Startup",
        ask: [],
      },
    ],
    [
      "a limit that only the text states",
      "type",
      {},
      { applicants: "Startups\nInvitation Only" },
      { verdict: "unknown", opportunity: "Its text says “Invitation Only”", profile: "Startup", ask: [] },
    ],
    [
      "an award for those who were invited",
      "type",
      {},
      { name: "Support - Invited to Apply" },
      {
        verdict: "not_met",
        opportunity: "Only for those who were invited to apply",
        profile: "Startup",
        ask: [],
      },
    ],
    [
      "a text that names applicants of one country",
      "country",
      {},
      { ...federalNotice, description: "Only U.S. institutions may apply." },
      {
        verdict: "not_met",
        opportunity: "United States: its text says “Only U.S. institutions”",
        profile: "Kenya",
        ask: [],
      },
    ],
    [
      "a name with a designation",
      "type",
      {},
      { name: "HBCU Fund" },
      {
        verdict: "not_met",
        opportunity: "Its name says “HBCU”, so it is for colleges and universities that are designated so",
        profile: "Startup",
        ask: [],
      },
    ],
    [
      "a list of applicants in words",
      "type",
      {},
      inWords("Pennsylvania Counties", "Government"),
      {
        verdict: "not_met",
        opportunity: "Its text lists only “Pennsylvania Counties”",
        profile: "Startup",
        ask: [],
      },
    ],
    [
      "another federal region",
      "country",
      { country: "US", region: "Ohio" },
      { ...forRegion6, name: "Region 7 Grants" },
      {
        verdict: "not_met",
        opportunity: "its office serves Iowa, Kansas, Missouri, Nebraska",
        profile: "United States: Ohio",
        ask: [],
      },
    ],
    [
      "states that a federal text lists",
      "country",
      { country: "US", region: "Ohio" },
      inListedStates,
      {
        verdict: "not_met",
        opportunity: "it gives only in Maine, Vermont, Washington",
        profile: "United States: Ohio",
        ask: [],
      },
    ],
    [
      "a place in the text that the profile does not name",
      "country",
      { country: "US", region: null },
      inBasin,
      {
        verdict: "unknown",
        opportunity: "United States: California; its words name Santa Lucia Mountains",
        profile: "United States",
        ask: ["region"],
      },
    ],
    [
      "insular areas",
      "country",
      {},
      { ...federalNotice, name: "OIA Assistance" },
      {
        verdict: "not_met",
        opportunity:
          "For the insular areas: Guam, American Samoa, Northern Mariana Islands, U.S. Virgin Islands, Micronesia, Marshall Islands, or Palau",
        profile: "Kenya",
        ask: [],
      },
    ],
    [
      "a country that is not named",
      "country",
      { country: "KE", countriesOperating: ["UG"] },
      { eligibleCountries: ["GH", "NG"] },
      { verdict: "not_met", opportunity: "Ghana, Nigeria", profile: "Kenya, Uganda", ask: [] },
    ],
    [
      "many countries",
      "country",
      { country: null },
      { eligibleCountries: ["GH", "NG", "KE", "UG", "TZ", "RW", "SN"] },
      {
        verdict: "unknown",
        opportunity: "Ghana, Nigeria, Kenya, Uganda, Tanzania and 2 more",
        profile: null,
        ask: ["country"],
      },
    ],
    [
      "a region that the profile does not name",
      "country",
      { country: "US" },
      newYork,
      {
        verdict: "unknown",
        opportunity: "United States: New York",
        profile: "United States",
        ask: ["region"],
      },
    ],
    [
      "another region",
      "country",
      { country: "US", region: "Texas" },
      newYork,
      {
        verdict: "not_met",
        opportunity: "United States: New York",
        profile: "United States: Texas",
        ask: [],
      },
    ],
    [
      "a country that the source does not state, which no answer settles",
      "country",
      { country: null },
      {},
      { verdict: "unknown", opportunity: null, profile: null, ask: [] },
    ],
    [
      "everywhere",
      "country",
      {},
      { eligibleCountries: ["*"] },
      { verdict: "met", opportunity: "Worldwide", profile: "Kenya", ask: [] },
    ],
    [
      "a stage that the profile does not name",
      "stage",
      { stage: null },
      { stageFocus: ["Idea", "MVP"] },
      { verdict: "unknown", opportunity: "Idea or MVP", profile: null, ask: ["stage"] },
    ],
    [
      "a founding year",
      "foundedYear",
      { foundedYear: 2015 },
      { yearFoundedMin: 2019 },
      { verdict: "not_met", opportunity: "Founded 2019 or later", profile: "Founded in 2015", ask: [] },
    ],
    [
      "a revenue, asked for by the name that its questionnaire has for it",
      "revenue",
      { annualRevenue: null, annualRevenueCurrency: null },
      { revenueMax: "1000000" },
      {
        verdict: "unknown",
        opportunity: "Revenue up to USD 1,000,000",
        profile: null,
        ask: ["annualRevenue", "annualRevenueCurrency"],
      },
    ],
    [
      "a revenue in another currency, which no answer settles",
      "revenue",
      { annualRevenueCurrency: "KES" },
      { revenueMax: "1000000" },
      { verdict: "unknown", opportunity: "Revenue up to USD 1,000,000", profile: "KES 10,000", ask: [] },
    ],
    [
      "a deadline",
      "deadline",
      {},
      { deadline: "2030-06-20", closesAt: new Date("2030-06-21T00:00:00Z") },
      { verdict: "met", opportunity: "Open until the end of 20 June 2030", profile: null, ask: [] },
    ],
  ])("the texts are right for %s", (_what, gate, entity, opportunity, expected) => {
    expect(findGateWords(gate, entity, opportunity)).toMatchObject({ gate, ...expected });
  });

  it.each<[Parameters<typeof anOpportunity>[0], string]>([
    [{ eligibleCountries: ["DE"], eligibleRegions: ["DE-BY", "Allgäu"] }, "Allemagne\u00a0: Bavière, Allgäu"],
    [
      { ...federalNotice, name: "Coast of North Carolina", eligibleCountries: ["US"] },
      "États-Unis\u202f; son intitulé mentionne Caroline du Nord",
    ],
    [
      {
        ...federalNotice,
        name: "Emergency response - South-east Asia",
        funderName: "Agency for International Development",
      },
      "Son intitulé parle d’un travail dans cette partie du monde\u00a0: Asie du Sud-Est",
    ],
  ])("the places of %j are named in the reader's language", (opportunity, expected) => {
    const words = withLanguage("fr", () =>
      findGateWords("country", { country: "US", region: "Ohio" }, opportunity),
    );
    expect(words?.opportunity).toBe(expected);
  });

  it("rules that the opportunity does not have are left out", () => {
    const [own, rules] = [makeFacts(), anOpportunity()];
    const gateNames = describeGates(own, rules, checkGates(own, rules, NOW)).map(({ gate }) => gate);
    expect(gateNames).toEqual(["type", "country"]);
  });

  it("a missing fact is asked for by the field name of the entity's type", () => {
    for (const type of ALL_ENTITY_TYPES) {
      const names = listQuestions(type).map(({ fieldName }) => fieldName);
      const unknown = { type, country: null, stage: null, foundedYear: null, annualRevenue: null };
      const limits = {
        eligibleCountries: ["KE"],
        stageFocus: ["MVP"],
        yearFoundedMin: 2000,
        revenueMax: "5",
      };
      const [own, rules] = [makeFacts(unknown), anOpportunity(limits)];
      const asked = describeGates(own, rules, checkGates(own, rules, NOW)).flatMap(({ ask }) => ask);
      expect(asked).toHaveLength(4);
      expect(names).toEqual(expect.arrayContaining(asked));
    }
  });
});
