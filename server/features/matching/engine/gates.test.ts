import { describe, expect, it } from "vitest";
import { ALL_ENTITY_TYPES } from "@shared/constants/enums";
import { listQuestions } from "@shared/constants/questionnaires/index";
import { gatesOf } from "../explain/gate-words";
import { checkGates, countFailures, type Gates, isEligible, type Verdict } from "./gates";
import { anEntity, anOpportunity, NOW, someGates } from "../../../test/helpers/match-facts";

type Case = [string, Parameters<typeof anEntity>[0], Parameters<typeof anOpportunity>[0], Verdict];

const verdicts = (gate: keyof Gates, cases: Case[]) =>
  describe(`the rule for ${gate}`, () => {
    it.each(cases)("%s", (_name, entity, opportunity, verdict) => {
      const gates = checkGates(anEntity(entity), anOpportunity(opportunity), NOW);
      expect(gates[gate]).toBe(verdict);
      expect(isEligible({ ...someGates, [gate]: gates[gate] })).toBe(verdict !== "failed");
    });
  });

verdicts("type", [
  [
    "lets in a type that is named",
    { type: "Startup" },
    { eligibleEntityTypes: ["School", "Startup"] },
    "met",
  ],
  [
    "keeps out a type that is not named",
    { type: "Nonprofit" },
    { eligibleEntityTypes: ["Startup"] },
    "failed",
  ],
  ["leaves nobody out when none is named", { type: "Nonprofit" }, { eligibleEntityTypes: [] }, "unstated"],
  ["lets everybody in for *", { type: "School" }, { eligibleEntityTypes: ["*"] }, "met"],
  [
    "is unknown where the source describes others in words",
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

verdicts("country", [
  ["lets in the home country", { country: "KE" }, { eligibleCountries: ["GH", "KE"] }, "met"],
  ["keeps out another country", { country: "NG" }, { eligibleCountries: ["GH", "KE"] }, "failed"],
  ["is global for *", { country: "NG" }, { eligibleCountries: ["*"] }, "met"],
  ["is global for * also without a country", { country: null }, { eligibleCountries: ["*"] }, "met"],
  ["leaves nobody out when none is named", { country: "NG" }, { eligibleCountries: [] }, "unstated"],
  ["is unknown without a country", { country: null }, { eligibleCountries: ["KE"] }, "unknown"],
  [
    "lets in a country of operation",
    { country: "NG", countriesOperating: ["GH"] },
    { eligibleCountries: ["GH"] },
    "met",
  ],
  [
    "lets in a country of operation when the home country is not known",
    { country: null, countriesOperating: ["GH"] },
    { eligibleCountries: ["GH"] },
    "met",
  ],
  [
    "stays unknown when only other countries of operation are known",
    { country: null, countriesOperating: ["GH"] },
    { eligibleCountries: ["KE"] },
    "unknown",
  ],
  [
    "keeps out when neither home nor operation fits",
    { country: "NG", countriesOperating: ["GH", "TG"] },
    { eligibleCountries: ["KE"] },
    "failed",
  ],
]);

verdicts("stage", [
  ["lets in a stage that is named", { stage: "MVP" }, { stageFocus: ["Idea", "MVP"] }, "met"],
  ["keeps out another stage", { stage: "Scale" }, { stageFocus: ["Idea", "MVP"] }, "failed"],
  ["is unknown without a stage", { stage: null }, { stageFocus: ["Idea"] }, "unknown"],
  ["leaves nobody out when none is named", { stage: null }, { stageFocus: [] }, "unstated"],
  ["lets everybody in for *", { stage: null }, { stageFocus: ["*"] }, "met"],
]);

verdicts("foundedYear", [
  [
    "takes the first year of the range",
    { foundedYear: 2019 },
    { yearFoundedMin: 2019, yearFoundedMax: 2022 },
    "met",
  ],
  [
    "takes the last year of the range",
    { foundedYear: 2022 },
    { yearFoundedMin: 2019, yearFoundedMax: 2022 },
    "met",
  ],
  ["keeps out the year before", { foundedYear: 2018 }, { yearFoundedMin: 2019 }, "failed"],
  ["keeps out the year after", { foundedYear: 2023 }, { yearFoundedMax: 2022 }, "failed"],
  ["is unknown without a year", { foundedYear: null }, { yearFoundedMin: 2019 }, "unknown"],
  ["leaves nobody out when no year is named", { foundedYear: null }, {}, "unstated"],
]);

const euros = { annualRevenueCurrency: "EUR" };
verdicts("revenue", [
  [
    "takes the exact lower bound",
    { ...euros, annualRevenue: "1000.00" },
    { currency: "EUR", revenueMin: "1000" },
    "met",
  ],
  [
    "keeps out a cent below",
    { ...euros, annualRevenue: "999.99" },
    { currency: "EUR", revenueMin: "1000.00" },
    "failed",
  ],
  [
    "keeps out a cent above",
    { ...euros, annualRevenue: "1000.01" },
    { currency: "EUR", revenueMax: "1000.00" },
    "failed",
  ],
  [
    "is unknown in another currency",
    { ...euros, annualRevenue: "1" },
    { currency: "USD", revenueMin: "1000" },
    "unknown",
  ],
  [
    "is unknown when the currency of the profile is not known",
    { annualRevenueCurrency: null, annualRevenue: "1" },
    { currency: "USD", revenueMin: "1000" },
    "unknown",
  ],
  [
    "is unknown without a figure",
    { ...euros, annualRevenue: null },
    { currency: "EUR", revenueMax: "1000" },
    "unknown",
  ],
  [
    "leaves nobody out when none is asked for",
    { ...euros, annualRevenue: "5" },
    { currency: "EUR" },
    "unstated",
  ],
]);

verdicts("deadline", [
  ["is open until the very end of the day", {}, { closesAt: new Date(NOW.getTime() + 1) }, "met"],
  ["is closed from then on", {}, { closesAt: NOW }, "failed"],
  ["is not asked without a date", {}, { closesAt: null }, "unstated"],
]);

const federal = { source: "Grants.gov" };
const tribal = { ...federal, name: "Tribal Wildlife Grants", eligibleEntityTypes: ["Government"] };
const newYork = { eligibleCountries: ["US"], eligibleRegions: ["New York State"] };
verdicts("country", [
  ["lets in the region that is named", { country: "US", region: "New York" }, newYork, "met"],
  ["knows the region by its abbreviation", { country: "US", region: "NY" }, newYork, "met"],
  ["keeps out another state", { country: "US", region: "California" }, newYork, "failed"],
  ["is unknown without a region", { country: "US", region: null }, newYork, "unknown"],
  ["is unknown for a town, which may lie there", { country: "US", region: "Buffalo" }, newYork, "unknown"],
  ["keeps out another country whatever its region", { country: "CA", region: "New York" }, newYork, "failed"],
  [
    "is unknown for a region of a country that is not named",
    { country: "KE" },
    { eligibleRegions: ["Rift Valley"] },
    "unknown",
  ],
  [
    "is met at the place of an embassy that gives it",
    { country: "CV" },
    { ...federal, funderName: "U.S. Mission to Cape Verde" },
    "met",
  ],
  [
    "is unknown elsewhere when an embassy gives it",
    { country: "US" },
    { ...federal, name: "U.S. Embassy Small Grants", funderName: "U.S. Mission to Cape Verde" },
    "unknown",
  ],
  [
    "keeps others out where an embassy helps those of the place to help themselves",
    { country: "US" },
    { ...federal, name: "U.S. Embassy Praia Special Self-Help", funderName: "U.S. Mission to Cape Verde" },
    "failed",
  ],
  [
    "leaves open where a mission to many countries gives it",
    { country: "GH" },
    { ...federal, name: "U.S. Mission to the United Nations-Geneva, Small Grants Program" },
    "unstated",
  ],
  [
    "lets in a state that a regional office serves",
    { country: "US", region: "Mississippi" },
    { ...federal, name: "Atlanta EDA Planning", eligibleCountries: ["US"] },
    "met",
  ],
  [
    "is unknown in a state that another office serves",
    { country: "US", region: "Ohio" },
    { ...federal, name: "Atlanta EDA Planning", eligibleCountries: ["US"] },
    "unknown",
  ],
  [
    "is unknown without a country where an embassy gives it",
    { country: null },
    { ...federal, funderName: "U.S. Mission to Cape Verde" },
    "unknown",
  ],
  [
    "keeps third countries out where an embassy gives it",
    { country: "GH" },
    { ...federal, funderName: "U.S. Mission to Cape Verde" },
    "failed",
  ],
  [
    "keeps other countries out where an agency gives inside the United States",
    { country: "KE" },
    { ...federal, name: "Healthy Start", funderName: "Health Resources and Services Administration" },
    "failed",
  ],
  [
    "lets the United States in there",
    { country: "US" },
    { ...federal, name: "Healthy Start", funderName: "Health Resources and Services Administration" },
    "met",
  ],
  [
    "says nothing of what such an agency does abroad",
    { country: "KE" },
    { ...federal, name: "Global HIV Training", funderName: "Health Resources and Services Administration" },
    "unstated",
  ],
  [
    "keeps other countries out of American training awards",
    { country: "GB" },
    { ...federal, name: "Institutional Research Training Grant (Parent T32)" },
    "failed",
  ],
  [
    "leaves research awards open to other countries",
    { country: "GB" },
    { ...federal, name: "Research Project Grant (Parent R01)" },
    "unstated",
  ],
  [
    "keeps other countries out of programmes of the States",
    { country: "GB" },
    { ...federal, name: "Core State Injury Prevention Program" },
    "failed",
  ],
  [
    "learns no place from a mission to an organisation",
    { country: "GH" },
    { ...federal, name: "U.S. Mission to the United Nations-Geneva, Small Grants" },
    "unstated",
  ],
  [
    "keeps other countries out of the programmes for small businesses",
    { country: "KE" },
    { ...federal, name: "NIH Small Business Innovation Research Grant (Parent SBIR [R43/R44])" },
    "failed",
  ],
  [
    "lets the United States into the programmes for small businesses",
    { country: "US" },
    { ...federal, name: "Small Business Technology Transfer (R41/R42)" },
    "met",
  ],
  [
    "is unknown where the name of a federal notice speaks of a state and the profile of none",
    { country: "US", region: null },
    { ...federal, name: "Coastal Restoration in Louisiana" },
    "unknown",
  ],
  [
    "never keeps out for a state in a name",
    { country: "US", region: "Ohio" },
    { ...federal, name: "Coastal Restoration in Louisiana" },
    "unknown",
  ],
  [
    "reads no state out of a notice that is not American",
    { country: "US" },
    { name: "The Virginia Woolf Fellowship" },
    "unstated",
  ],
]);

verdicts("type", [
  [
    "keeps others out of the programmes for small businesses, whatever the codes say",
    { type: "Nonprofit", country: "US" },
    { ...federal, name: "SBIR Phase II", eligibleEntityTypes: ["Nonprofit"] },
    "failed",
  ],
  [
    "leaves programmes that help small businesses apply to others",
    { type: "Nonprofit" },
    { ...federal, name: "SBIR Technical Assistance", eligibleEntityTypes: ["Nonprofit"] },
    "met",
  ],
  [
    "lets a start-up into the programmes for small businesses",
    { type: "Startup", country: "US" },
    { ...federal, name: "SBIR Phase II" },
    "met",
  ],
  [
    "lets a social enterprise into the programmes for small businesses",
    { type: "Social Enterprise", country: "US" },
    { ...federal, name: "SBIR Phase II" },
    "met",
  ],
  [
    "is unknown for a small business where its programme is limited to some",
    { type: "Startup", country: "US" },
    { ...federal, name: "SBIR Phase II: Limited Competition" },
    "unknown",
  ],
  [
    "is unknown where a competition is limited to some",
    { type: "Startup" },
    { name: "Limited Competition: Data Centre", eligibleEntityTypes: ["Startup"] },
    "unknown",
  ],
  [
    "is unknown where a federal notice is for tribes and the profile speaks of one",
    { type: "Government", description: "The health department of a federally recognised tribe" },
    { ...federal, name: "Tribal Wildlife Grants", eligibleEntityTypes: ["Government"] },
    "unknown",
  ],
  [
    "is unknown for a tribe's nonprofit where the source names governments, and others in words",
    { type: "Nonprofit", description: "Run by a federally recognised tribe" },
    { ...tribal, eligibleEntityTypesOpenEnded: true },
    "unknown",
  ],
  [
    "is unknown for a tribe's school where the source names schools",
    { type: "School", description: "Run by a federally recognised tribe" },
    { ...federal, name: "Tribal Wildlife Grants", eligibleEntityTypes: ["School"] },
    "unknown",
  ],
  [
    "keeps out a tribe's school where the source names governments, and others in words",
    { type: "School", description: "Run by a federally recognised tribe" },
    { ...tribal, eligibleEntityTypesOpenEnded: true },
    "failed",
  ],
  [
    "keeps others out where a federal notice is for tribes",
    { type: "Government", description: "A county" },
    { ...federal, name: "Tribal Wildlife Grants", eligibleEntityTypes: ["Government"] },
    "failed",
  ],
  [
    "knows that the Indian Health Service gives to tribes",
    { type: "Government" },
    { ...federal, funderName: "Indian Health Service", eligibleEntityTypes: ["Government"] },
    "failed",
  ],
  [
    "keeps everybody out of what only its present holder gets",
    { type: "Research" },
    { name: "Single Source Renewal: Data Centre", eligibleEntityTypes: ["Research"] },
    "failed",
  ],
  [
    "keeps counties out of what is for State governments alone",
    { type: "Government", description: "Roads of a county" },
    { ...federal, applicants: "State governments", eligibleEntityTypes: ["Government"] },
    "failed",
  ],
  [
    "lets the department of a State into what is for State governments alone",
    { type: "Government", name: "Ohio State Parks" },
    { ...federal, applicants: "State governments", eligibleEntityTypes: ["Government"] },
    "met",
  ],
  [
    "keeps a person of another profession out of an award for one",
    { type: "Individual", description: "I study how memories form" },
    { name: "Career Award for Audiologists", eligibleEntityTypes: ["Individual"] },
    "failed",
  ],
  [
    "lets a person of that profession in",
    { type: "Individual", description: "Audiology for the very old" },
    { name: "Career Award for Audiologists", eligibleEntityTypes: ["Individual"] },
    "met",
  ],
  [
    "asks no organisation for a profession",
    { type: "Research", description: "We study how memories form" },
    { name: "Career Award for Audiologists", eligibleEntityTypes: ["Research"] },
    "met",
  ],
  [
    "asks for no profession where the name speaks of none",
    { type: "Individual", description: "I study how memories form" },
    { name: "Career Award", eligibleEntityTypes: ["Individual"] },
    "met",
  ],
  [
    "does not guess the profession of a person who says nothing",
    { type: "Individual" },
    { name: "Career Award for Audiologists", eligibleEntityTypes: ["Individual"] },
    "met",
  ],
  [
    "still keeps out a type that is not named",
    { type: "School" },
    { ...federal, name: "Tribal Wildlife Grants", eligibleEntityTypes: ["Government"] },
    "failed",
  ],
]);

describe("countFailures", () => {
  it("counts the rules that keep somebody out", () => {
    expect(countFailures(someGates)).toBe(0);
    expect(countFailures({ ...someGates, stage: "failed", type: "failed", revenue: "unknown" })).toBe(2);
  });
});

describe("the words behind a verdict", () => {
  const wordsOf = (
    gate: keyof Gates,
    entity: Parameters<typeof anEntity>[0],
    opportunity: Parameters<typeof anOpportunity>[0],
  ) => {
    const [own, rules] = [anEntity(entity), anOpportunity(opportunity)];
    return gatesOf(own, rules, checkGates(own, rules, NOW)).find((shown) => shown.gate === gate);
  };
  type WordsCase = [
    string,
    keyof Gates,
    Parameters<typeof anEntity>[0],
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
      "a type where the source says nothing",
      "type",
      {},
      {},
      { verdict: "unknown", opportunity: null, profile: "Startup", ask: [] },
    ],
    [
      "a competition that is limited",
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
        opportunity: "United States: New York State",
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
        opportunity: "United States: New York State",
        profile: "United States: Texas",
        ask: [],
      },
    ],
    [
      "a country where the source says nothing, which no answer settles",
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
      { verdict: "met", opportunity: "Open until the end of 2030-06-20", profile: null, ask: [] },
    ],
  ])("for %s", (_what, gate, entity, opportunity, expected) => {
    expect(wordsOf(gate, entity, opportunity)).toMatchObject({ gate, ...expected });
  });

  it("leaves out rules that the opportunity does not have", () => {
    const [own, rules] = [anEntity(), anOpportunity()];
    const shown = gatesOf(own, rules, checkGates(own, rules, NOW)).map(({ gate }) => gate);
    expect(shown).toEqual(["type", "country"]);
  });

  it("asks for a fact by the name that a kind of entity has for it", () => {
    for (const type of ALL_ENTITY_TYPES) {
      const names = listQuestions(type).map(({ fieldName }) => fieldName);
      const unknown = { type, country: null, stage: null, foundedYear: null, annualRevenue: null };
      const given = { eligibleCountries: ["KE"], stageFocus: ["MVP"], yearFoundedMin: 2000, revenueMax: "5" };
      const [own, rules] = [anEntity(unknown), anOpportunity(given)];
      const asked = gatesOf(own, rules, checkGates(own, rules, NOW)).flatMap(({ ask }) => ask);
      expect(asked).toHaveLength(4);
      expect(names).toEqual(expect.arrayContaining(asked));
    }
  });
});
