import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { GAP_PATTERN } from "@shared/constants/draft-gaps";
import { ALL_ENTITY_TYPES, FUNDING_TYPES } from "@shared/constants/enums";
import { withLanguage } from "../../../platform/text/with-language";
import { ANSWERS, buildDraftFacts } from "../writing/draft-facts.fixture";
import { checkFigures, collectFacts } from "../writing/fact-check";
import { prepareFacts } from "../writing/prepare-facts";
import { mapSections, renderDraft, tidySection } from "../writing/render-draft";
import type { DraftFacts, DraftOpportunity, DraftRule } from "../types";
import { writeBuiltinDraft } from "./write-builtin-draft";

const write = (facts: DraftFacts) => writeBuiltinDraft(prepareFacts(facts));
const textOf = (facts: DraftFacts) => renderDraft(write(facts)).join("");
const withCall = (opportunity: Partial<DraftOpportunity>) =>
  write(buildDraftFacts("Startup", { opportunity }));
/** With ordinary spaces, as the dictionaries have them. */
const inFrench = (facts: DraftFacts) =>
  withLanguage("fr", () => renderDraft(write(facts)).join("")).replace(/[\u00A0\u202F]/g, " ");

/** What no reader should ever see. */
const AWKWARD = /\b(null|undefined|NaN|\[object)\b|\(\)|\.\.|,,| ,| \.(?!\d)|  |\.:|: *\.|“”|\{\w+\}/;

/** Questions that the profile leaves open may have figures of their own: "the last 12 months". */
function expectFactsOnly(facts: DraftFacts, text: string) {
  const labels = facts.entity.facts.map(({ label }) => label);
  const stated = labels.reduce(
    (rest, label) => rest.replaceAll(label, ""),
    text.replace(new RegExp(GAP_PATTERN, "g"), ""),
  );
  expect(checkFigures(stated, collectFacts(prepareFacts(facts))).text).toBe(stated);
}

const everyKind = ALL_ENTITY_TYPES.flatMap((type) =>
  FUNDING_TYPES.map((fundingType) => [type, fundingType] as const),
);

describe.each(everyKind)("a draft for %s asking for %s", (type, fundingType) => {
  const full = buildDraftFacts(type, { opportunity: { fundingType } });
  const sparse = buildDraftFacts(type, { answers: {}, opportunity: { fundingType } });

  it("states no figure that is not a fact, and reads like text", () => {
    for (const facts of [full, sparse]) {
      const text = textOf(facts);
      expectFactsOnly(facts, text);
      expect(text).not.toMatch(AWKWARD);
    }
  });

  it("leaves something open in every section, and more where the profile says less", () => {
    for (const text of Object.values(write(sparse))) expect(text).toMatch(/\[add: [^\]]{4,}\]/);
    const missing = (facts: DraftFacts) => textOf(facts).match(/\[add:/g)?.length ?? 0;
    expect(missing(full)).toBeLessThan(missing(sparse));
  });

  it("names the amount, the applicant, the opportunity and its funder", () => {
    for (const facts of [full, sparse])
      for (const name of ["$50,000", facts.entity.name, "Harvest Innovation Grants", "Meridian Foundation"])
        expect(textOf(facts)).toContain(name);
  });
});

describe.each(ALL_ENTITY_TYPES)("the profile of a %s", (type) => {
  const textFrom = (answers: (typeof ANSWERS)[typeof type]) => textOf(buildDraftFacts(type, { answers }));

  it.each(Object.keys(ANSWERS[type]))("is used in full: %s", (name) => {
    expect(textFrom({ ...ANSWERS[type], [name]: null })).not.toBe(textFrom(ANSWERS[type]));
  });
});

describe("what the call asks", () => {
  const description =
    "Small farms lack storage, and losses are a growing problem. We fund projects that develop cold chains. Results must improve incomes and reach women. Grants cover costs of equipment. The team needs experience with farmers.";
  const eligibilityText =
    "Applicants must be registered. Only organisations with audited accounts may apply.";

  it.each([
    ["need", "Small farms lack storage, and losses are a growing problem."],
    ["solution", "We fund projects that develop cold chains."],
    ["impact", "Results must improve incomes and reach women."],
    ["budget", "Grants cover costs of equipment."],
    ["team", "The team needs experience with farmers."],
    ["fit", "Only organisations with audited accounts may apply."],
  ] as const)("is quoted in the section %s, and nowhere else", (section, sentence) => {
    const sections = withCall({ description, eligibilityText });
    for (const [key, text] of Object.entries(sections))
      expect(text.includes(`“${sentence}”`), key).toBe(key === section);
  });

  it("in French is quoted as it stands", () => {
    const sections = withCall({
      description:
        "Les exploitations subissent des pertes et un manque de stockage. L’équipe a de l’expérience.",
    });
    expect(sections.need).toContain("“Les exploitations subissent des pertes et un manque de stockage.”");
    expect(sections.team).toContain("“L’équipe a de l’expérience.”");
  });

  it("is said to be unknown where its text says nothing", () => {
    for (const text of Object.values(withCall({ description: null })))
      expect(text).toContain("The text of the call says nothing on this.");
  });

  it("is cut where it is long, and its own quotation marks do not end the quotation", () => {
    const { need } = withCall({ description: `The need is “great”: ${"loss after loss ".repeat(60)}.` });
    expect(need).toMatch(/“The need is 'great': [^“”]* …”/);
  });
});

describe("where the match is poor or unknown", () => {
  const rule = (verdict: DraftRule["verdict"], profile: string | null = "Ghana"): DraftRule => ({
    label: "Country",
    verdict,
    opportunity: "Kenya",
    profile,
  });
  const fitOf = (...rules: DraftRule[]) => write({ ...buildDraftFacts("Startup"), rules }).fit;

  it("a rule that fails is a marker, with what the call and the profile say", () => {
    expect(fitOf(rule("not_met"))).toContain(
      "[add: Country: the call says “Kenya”, the profile “Ghana” – why you are eligible all the same]",
    );
  });

  it("a rule that cannot be judged is a marker", () => {
    expect(fitOf(rule("unknown", null))).toContain(
      "[add: Country: the call says “Kenya” – not known: say whether you meet it]",
    );
  });

  it("a rule that is met is stated, and one that the call does not have is left out", () => {
    const fit = fitOf(rule("met"), { ...rule("unknown"), label: "Stage", opportunity: null });
    expect(fit).toContain("- Country: the call says “Kenya”, the profile “Ghana”");
    expect(fit).not.toContain("Stage:");
  });

  it("another field is a marker", () => {
    expect(withCall({ industryFocus: ["water"] }).need).toContain(
      "[add: the call is for Water & sanitation, the profile is in Agriculture & agritech: how your work serves it]",
    );
    for (const industryFocus of [["*"], ["agriculture"], []])
      expect(withCall({ industryFocus }).need).not.toContain("the call is for");
  });

  it.each<[Partial<DraftOpportunity>, string]>([
    [{ minAmount: "60000.00", maxAmount: null }, "[add: a larger amount: the call gives $60,000 or more]"],
    [
      { minAmount: null, maxAmount: "20000.00" },
      "[add: a smaller amount, or who pays the rest: the call gives up to $20,000]",
    ],
    [{ currency: "EUR" }, "[add: the amount in EUR, the currency of the call]"],
    [
      { equityStakeMin: "5.00", equityStakeMax: "7.50" },
      "[add: the stake that you offer: the call takes 5% – 7.5%]",
    ],
    [{ minAmount: "50000.00", maxAmount: "50000.00" }, "Funding amount: $50,000\n"],
    [{ minAmount: null, maxAmount: "70000.00" }, "Funding amount: Up to $70,000\n"],
    [{ minAmount: "1000.00", maxAmount: null }, "Funding amount: From $1,000\n"],
  ])("the amount in %j is set beside the call", (opportunity, sentence) => {
    expect(withCall(opportunity).budget).toContain(sentence);
  });

  it("an amount within the range leaves nothing open about it", () => {
    expect(withCall({}).budget).not.toMatch(/a larger amount|a smaller amount/);
  });

  it("amounts without a currency are shown bare, and the currency asked for", () => {
    const { budget } = write(buildDraftFacts("Startup", { answers: { annualRevenue: "120000.00" } }));
    expect(budget).toContain("Revenue of the last 12 months: 120,000");
    expect(budget).toContain("[add: the currency of the amounts in the profile]");
  });

  it("questions that the profile leaves open are markers, at most three a section", () => {
    const { team } = write(buildDraftFacts("Startup", { answers: {} }));
    expect(team).toContain("The profile has no answer to this yet.");
    expect(team.match(/\[add:/g)).toHaveLength(3);
  });
});

describe("in French", () => {
  it("all but the words of the profile and the call is French, and as much is open", () => {
    for (const type of ALL_ENTITY_TYPES) {
      const facts = buildDraftFacts(type, { answers: { annualRevenue: "1200.50" } });
      const [english, french] = [textOf(facts), inFrench(facts)];
      const gaps = new RegExp(GAP_PATTERN, "g");
      expect(french.match(gaps)).toHaveLength(english.match(gaps)!.length);
      expect(french).toMatch(/^## Besoin\n/);
      expect(french).toContain("1 200,50");
      expect(french).not.toMatch(/\[add:|The call|The profile|Still open|Asked for/);
      expect(french).not.toMatch(AWKWARD);
    }
  });

  it("says what the call says in French quotation marks", () => {
    expect(inFrench(buildDraftFacts("Startup"))).toContain("L’appel dit :\n- « Supports organisations");
  });
});

it("an answer to a question that nobody planned for is not lost", () => {
  const facts = buildDraftFacts("Startup");
  const extra = { fieldName: "favouriteCrop", label: "Which crop matters most?", value: "Maize" };
  facts.entity = { ...facts.entity, facts: [...facts.entity.facts, extra] };
  expect(write(facts).solution).toMatch(/\n- Which crop matters most\? Maize$/);
});

it("long answers cut off nothing that is still open", () => {
  const answers = { ...ANSWERS.Startup, problemStatement: "Farms lose crops. ".repeat(130) };
  const prose = { description: answers.problemStatement, targetMarket: answers.problemStatement };
  const need = renderDraft(
    mapSections((key) =>
      tidySection(write(buildDraftFacts("Startup", { answers: { ...answers, ...prose } }))[key]),
    ),
  )[0]!;
  expect(need).toContain("[add: the evidence for this need, with its source]");
  expect(need).toContain("What the profile answers:");
});

it("the same facts give the same text", () => {
  expect(textOf(buildDraftFacts("Research"))).toBe(textOf(buildDraftFacts("Research")));
});

it("a draft of any subset of a profile states its facts alone", () => {
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
        expectFactsOnly(facts, text);
      },
    ),
    { numRuns: 100 },
  );
});
