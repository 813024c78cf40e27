import { expect, it } from "vitest";
import { PROPOSED_FROM, scoreCalls } from "./score-calls";
import { type ComparedRow, describeCall } from "./traits";

const row = (fields: Partial<ComparedRow>): ComparedRow => ({
  id: "one",
  source: "One source",
  externalId: null,
  name: "Coastal Wetlands Restoration Grants",
  funderName: "Marine Heritage Foundation",
  description: "Grants for the restoration of salt marshes and seagrass.",
  minAmount: null,
  maxAmount: "50000",
  currency: "EUR",
  eligibleCountries: [],
  deadline: "2027-03-01",
  applicationUrl: "https://marine-heritage.example/wetlands",
  sourceUrl: null,
  funderId: null,
  funderParentId: null,
  ...fields,
});
const compare = (fields: Partial<ComparedRow>, own: Partial<ComparedRow> = {}) =>
  scoreCalls(describeCall(row(own)), describeCall(row({ id: "two", source: "Another source", ...fields })));
/** A call of a funder that has no more in common with another row of it. */
const reedwater = (name: string, page: string, description: string) => ({
  ...{ name, description, funderName: "Reedwater", maxAmount: null, deadline: null },
  applicationUrl: `https://reedwater.example/${page}`,
});
const ACCELERATOR = reedwater(
  "Reedwater Accelerator",
  "about",
  "Six months for companies that sell software.",
);
const words = ({ reasons }: ReturnType<typeof compare>, isFor: boolean) =>
  reasons.filter((reason) => reason.isFor === isFor).map(({ word }) => word);

it.each<[string, Partial<ComparedRow>, Partial<ComparedRow>?]>([
  ["in other words", { name: "Restoration of coastal wetlands: grants of up to EUR 50,000" }],
  [
    "in French",
    {
      name: "Subventions Coastal Wetlands",
      description: "Aide pour la conservation des zones humides de la mer",
    },
  ],
  [
    "with its number",
    { name: "MHF 2027 call", description: "Call MHF-WET-2027-04" },
    { description: "Call MHF-WET-2027-04" },
  ],
  ["without amount and deadline", { deadline: null, maxAmount: null }],
  ["under the initials of its funder", { funderName: "MHF" }],
  [
    "that is its funder's only accelerator",
    reedwater("Reedwater: accelerator for enterprise start-ups", "apply", "With mentors and a first cheque."),
    ACCELERATOR,
  ],
])("the same call %s is found", (_how, fields, own = {}) => {
  expect(compare(fields, own).score).toBeGreaterThanOrEqual(PROPOSED_FROM);
});

it.each<[string, Partial<ComparedRow>, Partial<ComparedRow>?]>([
  [
    "another year",
    { name: "Coastal Wetlands Restoration Grants 2028" },
    { name: "Coastal Wetlands Restoration Grants 2027" },
  ],
  ["another name with digits in it", { name: "Coastal x36eb52 Prize" }, { name: "Coastal w81af90 Prize" }],
  ["another deadline", { deadline: "2027-09-01" }],
  ["another phase", { name: "Coastal Wetlands Phase II" }, { name: "Coastal Wetlands Phase I" }],
  [
    "another place",
    { name: "Wetlands Restoration Grants Portugal" },
    { name: "Wetlands Restoration Grants Ireland" },
  ],
  ["another theme", { name: "Coastal Fisheries Restoration Grants", description: "For fishers." }],
  ["another number", { description: "Call MHF-WET-2027-05" }, { description: "Call MHF-WET-2027-04" }],
  [
    "another kind",
    { name: "Coastal Wetlands Restoration Fellowship" },
    { name: "Coastal Wetlands Restoration Loan" },
  ],
  [
    "another funder",
    { funderName: "Alpine Hydrology Council", applicationUrl: "https://ahc.example/x", maxAmount: "900000" },
  ],
  [
    "the same kind of another funder",
    {
      ...reedwater(
        "Reedwater: accelerator for enterprise start-ups",
        "apply",
        "With mentors and a first cheque.",
      ),
      ...{ funderName: "Alpine Hydrology Council", applicationUrl: "https://ahc.example/x" },
    },
    ACCELERATOR,
  ],
  [
    "a kind before the same kind",
    reedwater(
      "Reedwater: pre-accelerator for enterprise start-ups",
      "apply",
      "With mentors and a first cheque.",
    ),
    ACCELERATOR,
  ],
])("a call of %s is another call", (_what, fields, own = {}) => {
  expect(compare(fields, own).score).toBeLessThan(PROPOSED_FROM);
});

it("what speaks for and against is named, whichever of the two comes first", () => {
  const fields = { deadline: "2027-11-15" };
  const there = compare(fields);
  expect(words(there, false)).toContain("otherDeadline");
  expect(words(there, true)).toEqual(expect.arrayContaining(["sameTitle", "sameFunder", "sameAmount"]));
  const back = scoreCalls(describeCall(row(fields)), describeCall(row({ id: "two" })));
  expect(back.score).toBeCloseTo(there.score, 10);
});

it("a number that is only another call's is none of its own", () => {
  const reissue = { description: "Reissue of MHF-WET-2025-01. Call MHF-WET-2027-04." };
  expect(words(compare({ description: "Call MHF-WET-2025-01" }, reissue), true)).not.toContain(
    "sameIdentifier",
  );
});
