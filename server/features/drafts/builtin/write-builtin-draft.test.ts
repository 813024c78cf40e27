import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ALL_ENTITY_TYPES, FUNDING_TYPES } from "@shared/constants/enums";
import type { Answers } from "@shared/constants/questionnaires/questions";
import { ANSWERS, buildDraftFacts } from "../writing/draft-facts.fixture";
import { checkFigures, collectFacts } from "../writing/fact-check";
import { prepareFacts } from "../writing/prepare-facts";
import { renderDraft } from "../writing/render-draft";
import type { DraftFacts } from "../types";
import { writeBuiltinDraft } from "./write-builtin-draft";

const write = (facts: DraftFacts) => writeBuiltinDraft(prepareFacts(facts));
const textOf = (facts: DraftFacts) => renderDraft(write(facts)).join("");

/** What no reader should ever see. */
const AWKWARD = /\b(null|undefined|NaN|\[object)\b|\(\)|\.\.|,,| ,| \.(?!\d)|  |\.:|: *\.|“”/;

const everyKind = ALL_ENTITY_TYPES.flatMap((type) =>
  FUNDING_TYPES.map((fundingType) => [type, fundingType] as const),
);

describe.each(everyKind)("a draft for %s asking for %s", (type, fundingType) => {
  const full = buildDraftFacts(type, { opportunity: { fundingType } });
  const sparse = buildDraftFacts(type, { answers: {}, opportunity: { fundingType } });

  it("states no figure that is not a fact", () => {
    for (const facts of [full, sparse]) {
      const text = textOf(facts);
      expect(checkFigures(text, collectFacts(prepareFacts(facts))).text).toBe(text);
    }
  });

  it("reads like text", () => {
    for (const facts of [full, sparse]) expect(textOf(facts)).not.toMatch(AWKWARD);
  });

  it("has something in every section, and asks for what is missing", () => {
    for (const text of Object.values(write(sparse))) expect(text).toMatch(/\[add: [^\]]{10,}\]/);
    const missing = (facts: DraftFacts) => textOf(facts).match(/\[add:/g)?.length ?? 0;
    expect(missing(full)).toBeLessThan(missing(sparse));
  });

  it("names the amount, the applicant and the opportunity", () => {
    for (const facts of [full, sparse])
      for (const name of ["$50,000", facts.entity.name, "Harvest Innovation Grants"])
        expect(textOf(facts)).toContain(name);
  });
});

describe.each(ALL_ENTITY_TYPES)("the profile of a %s", (type) => {
  const textFrom = (answers: Answers) =>
    textOf(buildDraftFacts(type, { answers, opportunity: { fundingType: "equity" } }));
  // A count of zero may be left unsaid, and so may the existence of a spin-out that is described.
  const said = Object.keys(ANSWERS[type]).filter(
    (name) => ANSWERS[type][name] !== 0 && name !== "hasSpinout",
  );

  it.each(said)("is used in full: %s", (name) => {
    expect(textFrom({ ...ANSWERS[type], [name]: null })).not.toBe(textFrom(ANSWERS[type]));
  });
});

describe("a startup's draft", () => {
  const sections = write(buildDraftFacts("Startup"));

  it("introduces it in one sentence", () => {
    expect(sections.need).toMatch(
      /^Shamba Direct is a startup based in Accra, Ghana, founded in 2021 and working in agriculture and agritech\./,
    );
  });

  it("puts traction into sentences", () => {
    expect(sections.impact).toContain(
      "We have 140 paying customers. Active users: 3,200 each month and 600 each day. Monthly growth is 8%, with a monthly churn of 3.5%.",
    );
    expect(sections.impact).toContain("Next we want to enter Togo and Côte d’Ivoire.");
  });

  it("sets the request against the range and the round", () => {
    expect(sections.budget).toMatch(
      /^We ask Meridian Foundation for a grant of \$50,000 through Harvest Innovation Grants\. This is within the stated range of \$10,000 to \$100,000\. It is part of the \$250,000 that we are raising in our seed round\./,
    );
  });

  it("reasons from the eligibility criteria", () => {
    expect(sections.fit).toContain(
      [
        "We meet the stated criteria:",
        "- Shamba Direct is a startup; the opportunity is open to startups, nonprofits and social enterprises.",
        "- We are based in Ghana, one of the countries that the opportunity is for.",
        "- The opportunity supports work in agriculture and agritech, which is our field.",
        "- The company is at the traction stage; the opportunity is for the MVP and traction stages.",
      ].join("\n"),
    );
    expect(sections.fit).toContain("Applications close on 30 November 2031.");
  });

  it("speaks of ownership to investors and of repayment to lenders", () => {
    const to = (fundingType: "equity" | "loan" | "grant") =>
      write(
        buildDraftFacts("Startup", {
          opportunity: { fundingType, equityStakeMin: "5.00", equityStakeMax: "7.00" },
        }),
      ).budget;
    expect(to("equity")).toContain("We invite Meridian Foundation to invest $50,000");
    expect(to("equity")).toContain(
      "Investors hold 12.5% of the equity so far. The valuation at the last round was $2,000,000. The opportunity states a stake of 5% to 7%.",
    );
    expect(to("loan")).toContain("for a loan of $50,000");
    expect(to("loan")).toContain("[add: when and from which income you will repay");
    expect(to("grant")).not.toMatch(/equity|repay|valuation/);
  });
});

describe("other applicants", () => {
  it("a nonprofit names its gap, its reach and its people", () => {
    const sections = write(buildDraftFacts("Nonprofit"));
    expect(sections.need).toContain("KSh 4,000,000 is still missing");
    expect(sections.solution).toContain("Our programmes:\n- Evening classes in eleven towns\n- Bursaries");
    expect(sections.impact).toContain("In the past year we reached 2,400 people.");
    expect(sections.impact).toContain("SDG 4 (Quality education) and SDG 5 (Gender equality)");
    expect(sections.team).toContain("We have 12 paid staff, 25 volunteers and 7 board members.");
  });

  it("a person speaks as I, throughout", () => {
    const text = textOf(buildDraftFacts("Individual"));
    expect(text).toContain("I am Esi Quaye, documentary film-maker, and I live in Keta, Ghana.");
    expect(text).toContain("I have 5 years of experience in this field.");
    const own = text.replace(/“[^”]*”/g, "");
    expect(own).not.toMatch(/\b(we|our|us)\b/i);
  });

  it("a school is called what it is and shows its results", () => {
    const sections = write(buildDraftFacts("School"));
    expect(sections.need).toMatch(/^Lake View School is a community school based in Kenya, opened in 1998/);
    expect(sections.impact).toContain(
      "88% of students complete their course, 54% of leavers go on to further study and 31.5% of leavers are in work within a year.",
    );
    expect(sections.budget).toContain("Students pay no fees.");
  });
});

describe("what does not match", () => {
  it("is said, with a marker for the reason", () => {
    const { fit } = write(
      buildDraftFacts("Startup", {
        opportunity: {
          eligibleEntityTypes: ["School"],
          eligibleCountries: ["US"],
          industryFocus: ["water"],
          stageFocus: ["Scale"],
        },
      }),
    );
    expect(fit).toContain("How we stand against the stated criteria:");
    expect(fit.match(/^- .*\[add: .*\]$/gm)).toHaveLength(4);
    expect(fit).toContain("the opportunity names the United States.");
  });

  it.each([
    [{ minAmount: "60000.00", maxAmount: null }, "The opportunity states a minimum of $60,000: [add:"],
    [{ minAmount: null, maxAmount: "20000.00" }, "The opportunity states a maximum of $20,000: [add:"],
    [{ minAmount: "50000.00", maxAmount: "50000.00" }, "This is the amount that the opportunity offers."],
    [{ minAmount: null, maxAmount: "70000.00" }, "This is within the stated maximum of $70,000."],
    [{ minAmount: "1000.00", maxAmount: null }, "This meets the stated minimum of $1,000."],
    [
      { currency: "EUR" },
      "The opportunity states its amounts in EUR (€10,000 to €100,000): [add: the amount asked for in EUR]",
    ],
  ])("in the amount %j is pointed out", (opportunity, sentence) => {
    expect(write(buildDraftFacts("Startup", { opportunity })).budget).toContain(sentence);
  });
});

it("names a field in the person's own word, and finds it in the wider one that the funder names", () => {
  const { fit } = write(
    buildDraftFacts("Startup", {
      answers: { industry: ["Nuclear"] },
      opportunity: { industryFocus: ["energy"] },
    }),
  );
  expect(fit).toContain("The opportunity supports work in nuclear, which is our field.");
});

describe("with little to go on", () => {
  it("an opportunity that states nothing leads to no criteria", () => {
    const { fit, budget } = write(
      buildDraftFacts("Startup", {
        opportunity: {
          funderName: null,
          description: null,
          minAmount: null,
          maxAmount: null,
          deadline: null,
          eligibleEntityTypes: [],
          eligibleCountries: [],
          industryFocus: [],
          stageFocus: [],
          requirements: [],
          applicationUrl: null,
        },
      }),
    );
    expect(fit).not.toContain("criteria");
    expect(fit).toMatch(/^Harvest Innovation Grants is offered by \[add: the funder\]\./);
    expect(budget).toMatch(
      /^We apply for a grant of \$50,000 from Harvest Innovation Grants\. It is part of/,
    );
  });

  it("a global opportunity for every field is open to everybody", () => {
    const { fit } = write(
      buildDraftFacts("Startup", { opportunity: { eligibleCountries: ["*"], industryFocus: ["*"] } }),
    );
    expect(fit).toContain("the opportunity is open to applicants from every country.");
    expect(fit).toContain("the opportunity is open to every field.");
  });

  it("amounts without a currency are shown bare, and the currency asked for", () => {
    const { budget } = write(buildDraftFacts("Startup", { answers: { annualRevenue: "120000.00" } }));
    expect(budget).toContain("Our revenue in the past year was 120,000.");
    expect(budget).toContain("[add: the currency of the figures from your profile]");
  });

  it("an answer to a question nobody planned for is not lost", () => {
    const facts = buildDraftFacts("Startup");
    const extra = { fieldName: "favouriteCrop", label: "Which crop matters most?", value: "Maize" };
    facts.entity = { ...facts.entity, facts: [...facts.entity.facts, extra] };
    expect(write(facts).solution).toMatch(/\n\n- Which crop matters most: Maize$/);
  });
});

it("the same facts give the same text", () => {
  expect(textOf(buildDraftFacts("Research"))).toBe(textOf(buildDraftFacts("Research")));
});

it("holds for any subset of a profile", () => {
  fc.assert(
    fc.property(
      fc
        .constantFrom(...ALL_ENTITY_TYPES)
        .chain((type) =>
          fc.tuple(
            fc.constant(type),
            fc.subarray(Object.keys(ANSWERS[type])),
            fc.constantFrom(...FUNDING_TYPES),
          ),
        ),
      ([type, names, fundingType]) => {
        const answers = Object.fromEntries(names.map((name) => [name, ANSWERS[type][name]]));
        const facts = buildDraftFacts(type, { answers, opportunity: { fundingType } });
        const text = textOf(facts);
        expect(text).not.toMatch(AWKWARD);
        expect(checkFigures(text, collectFacts(prepareFacts(facts))).removed).toBe(0);
      },
    ),
    { numRuns: 150 },
  );
});
