import { describe, expect, it } from "vitest";
import type { AwardSummaryView } from "@shared/validators/awards";
import type { CallEffortView } from "@shared/validators/comparisons";
import { buildGate, buildOpportunity, testId } from "@/test/opportunities";
import { weigh } from "./weigh";

const NOW = new Date("2030-06-15T12:00:00Z");
const CALL: CallEffortView = {
  applicationId: testId(7),
  readAt: "2030-06-01T08:00:00.000Z",
  questions: 12,
  documents: 1,
  pagesMax: 10,
  coFundingShare: 30,
  consortiumMin: 3,
};
const PART = { part: "subject", label: "Subject", how: "3 of 3 words are shared: 20 of 20" } as const;

function buildAwards(recipients: number): AwardSummaryView {
  return {
    ...{ awards: 159, recipients: 104, firstYear: 2019, lastYear: 2029, isCut: false, linkedByName: 0 },
    recent: { awards: 30, recipients: 20 },
    sizes: [{ currency: "USD", awards: 150, usual: { lower: "280000", median: "400000", upper: "752000" } }],
    recipientTypes: [],
    places: [],
    alike: [
      {
        ...{ entityId: testId(500), entityName: "Volta", recipientType: "nonprofit", country: "GH" },
        recipients,
      },
    ],
    sources: [],
  };
}

const base = { deadline: "2030-07-15", matchedEntityId: testId(500) };
type Parts = Parameters<typeof buildOpportunity>[0];

/** The sentences of each group, each with where it is from. */
function weighWith(
  parts: Parts = {},
  {
    call = null,
    pastAwards = null,
  }: { call?: CallEffortView | null; pastAwards?: AwardSummaryView | null } = {},
) {
  const opportunity = buildOpportunity({ ...base, ...parts });
  const worth = weigh({ opportunity, call, pastAwards }, NOW);
  return Object.fromEntries(
    Object.entries(worth).map(([group, facts]) => [
      group,
      // Replaces non-breaking spaces with ordinary ones.
      facts.map(({ text, from }) => `${text} (${from})`.replace(/[\u00A0\u202F]/g, " ")),
    ]),
  );
}

describe("what an opportunity is worth", () => {
  it("may bring its award, and what the funder usually gives", () => {
    expect(weighWith({}, { pastAwards: buildAwards(4) }).brings).toEqual([
      "Award: $25,000 - $100,000 (the source’s page)",
      "Half of its funder’s awards lie between $280K - $752K (150 awards, 2019–2029)",
    ]);
    expect(weighWith({ minAmount: null, maxAmount: null }).brings).toEqual([
      "Amount not stated (the source’s page)",
    ]);
  });

  it("asks what its call counts, once that was read", () => {
    expect(weighWith({ pitchDeckRequired: true }, { call: CALL }).asks).toEqual([
      "12 questions to answer (the call, read on 1 Jun 2030)",
      "1 document to attach (the call, read on 1 Jun 2030)",
      "At most 10 pages in one part (the call, read on 1 Jun 2030)",
      "1 kind of document: Pitch Deck (the source’s page)",
      "You bring at least 30 % of the costs (the call, read on 1 Jun 2030)",
      "At least 3 organisations apply together (the call, read on 1 Jun 2030)",
      "30 days remaining (the deadline, 15 Jul 2030)",
    ]);
  });

  it("says that questions and pages are not stated before a call was read, and what the catalogue knows", () => {
    const parts: Parts = { coFunding: "not required", consortiumMin: 2, deadline: null };
    expect(weighWith(parts).asks).toEqual([
      "Questions and pages: not stated (no call was read yet for an application of yours)",
      "You need not bring a part of the costs (the source’s page)",
      "At least 2 organisations apply together (the source’s page)",
      "No due date (the source’s page)",
    ]);
  });

  it("is spoken for by rules that are met, by strong parts of the match and by awards to organisations like it", () => {
    const parts: Parts = {
      matchGates: [buildGate(), buildGate({ gate: "stage", label: "Stage" })],
      matchParts: [
        { ...PART, points: 20, max: 20 },
        { ...PART, part: "award", label: "Kind of award", points: 10, max: 20 },
        { ...PART, part: "rules", label: "Rules", points: 30, max: 30 },
      ],
    };
    expect(weighWith(parts, { pastAwards: buildAwards(4) }).speaksFor).toEqual([
      "2 rules are met: Country and Stage (your profile beside the rules)",
      "Subject: 20 of 20 points of the match (3 of 3 words are shared: 20 of 20)",
      "Its funder gave to 4 organisations like Volta in three years (the past awards of the funder)",
    ]);
  });

  it("is spoken against by a rule that is not met, with both sides, by weak parts and by a near end", () => {
    const parts: Parts = {
      deadline: "2030-06-18",
      matchGates: [buildGate({ verdict: "not_met", opportunity: "Peru", profile: "Ghana" })],
      matchParts: [{ ...PART, points: 2, max: 20 }],
    };
    expect(weighWith(parts, { pastAwards: buildAwards(0) }).speaksAgainst).toEqual([
      "Country is not met (it says “Peru”, your profile “Ghana”)",
      "Only 3 days are left (the deadline, 18 Jun 2030)",
      "Subject: 2 of 20 points of the match (3 of 3 words are shared: 20 of 20)",
      "None of its awards in three years that we know went to an organisation like Volta (the past awards of the funder)",
    ]);
    expect(weighWith({ deadline: "2030-06-01" }).speaksAgainst).toEqual([
      "It has closed (the deadline, 1 Jun 2030)",
    ]);
  });

  it("leaves open what the profile does not say, and not what only the applicants know", () => {
    const matchGates = [
      buildGate({ verdict: "unknown", profile: null }),
      buildGate({ gate: "consortium", label: "Partners", verdict: "unknown", profile: null }),
    ];
    expect(weighWith({ matchGates }).open).toEqual([
      "1 rule is open: Country (your profile beside the rules)",
    ]);
  });

  it("says nothing for or against where nothing is known", () => {
    expect(weighWith()).toMatchObject({ speaksFor: [], speaksAgainst: [], open: [] });
  });
});
