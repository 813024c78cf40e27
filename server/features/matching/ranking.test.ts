import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  amountFit,
  compareMatches,
  industryFit,
  rankMatches,
  scoreMatch,
  SCORING,
  textFit,
  timeFit,
} from "./ranking";
import { reasonsOf } from "./reasons";
import { aFittingOpportunity, anEntity, anOpportunity, inDays, NOW } from "./test-facts";

const MODEL = "builtin-1";
const score = (entity: Parameters<typeof anEntity>[0], opportunity: Parameters<typeof anOpportunity>[0]) =>
  scoreMatch(anEntity(entity), anOpportunity(opportunity), MODEL, NOW).score;
const fitting = (given: Parameters<typeof aFittingOpportunity>[0] = {}) =>
  score({}, aFittingOpportunity(given));

describe("the weights", () => {
  it("of the fit add up to 1", () => {
    const weights: number[] = Object.values(SCORING.fit);
    expect(weights.reduce((a, b) => a + b)).toBeCloseTo(1);
  });

  it("leave room between what is certain and what is not", () => {
    expect(SCORING.uncertain.to).toBeLessThan(SCORING.certain.from);
  });
});

describe("scoreMatch", () => {
  it("puts what is known to be open above what may be open, however well that one fits", () => {
    const plain = fitting({
      similarity: 0,
      industryFocus: ["space"],
      minAmount: "900000",
      closesAt: inDays(1),
    });
    const perfect = { similarity: 1, industryFocus: ["climate"], maxAmount: "50000", closesAt: inDays(60) };
    const unknown = fitting({
      ...perfect,
      eligibleEntityTypes: ["School"],
      eligibleEntityTypesOpenEnded: true,
    });
    expect(unknown).toBeLessThan(plain);
    expect(score({ country: null }, aFittingOpportunity(perfect))).toBeLessThan(plain);
    expect(score({ stage: null }, aFittingOpportunity({ ...perfect, stageFocus: ["MVP"] }))).toBeLessThan(
      plain,
    );
  });

  it("sinks with every further unknown", () => {
    const one = score({ country: null }, aFittingOpportunity({ stageFocus: ["MVP"] }));
    const two = score({ country: null, stage: null }, aFittingOpportunity({ stageFocus: ["MVP"] }));
    expect(two).toBeLessThan(one);
  });

  it.each([
    ["who may apply", { eligibleEntityTypes: [] }],
    ["where", { eligibleCountries: [] }],
  ])("puts an opportunity that does not say %s below one that does", (_what, given) => {
    expect(fitting(given)).toBeLessThan(fitting());
  });

  it.each([
    ["a nearer text", { similarity: 0.2 }, { similarity: 0.1 }],
    ["its own industry", { industryFocus: ["climate"] }, { industryFocus: ["*"] }],
    ["any industry", { industryFocus: ["*"] }, { industryFocus: ["space"] }],
    ["an amount that fits", { maxAmount: "60000" }, { maxAmount: "10000" }],
    ["time enough", { closesAt: inDays(60) }, { closesAt: inDays(10) }],
    ["some time", { closesAt: inDays(10) }, { closesAt: inDays(2) }],
  ])("prefers %s", (_what, better, worse) => {
    expect(fitting(better)).toBeGreaterThan(fitting(worse));
  });

  it("stays between 0 and 100 whatever the facts", () => {
    const amount = fc.option(fc.integer({ min: 0, max: 1e9 }).map(String));
    const words = fc.subarray(["climate", "health", "*", "unheard-of", "any"]);
    fc.assert(
      fc.property(
        fc.record({
          currentFundingSought: amount,
          industry: fc.option(words),
          country: fc.constantFrom("KE", "GH", null),
        }),
        fc.record({
          minAmount: amount,
          maxAmount: amount,
          industryFocus: words,
          eligibleCountries: fc.subarray(["KE", "*", "US"]),
          similarity: fc.option(fc.double({ min: -1, max: 1, noNaN: true })),
          closesAt: fc.option(fc.integer({ min: -5, max: 400 }).map(inDays)),
        }),
        (entity, opportunity) => {
          const value = score(entity, opportunity);
          return value >= 0 && value <= 100;
        },
      ),
    );
  });
});

describe("rankMatches", () => {
  const match = (
    entityId: string,
    opportunityId: string,
    given: Parameters<typeof aFittingOpportunity>[0] = {},
  ) =>
    scoreMatch(anEntity({ id: entityId }), aFittingOpportunity({ id: opportunityId, ...given }), MODEL, NOW);

  it("names each opportunity once, with the entity that it suits best, best first", () => {
    const ranked = rankMatches([
      match("a", "one", { similarity: 0.05 }),
      match("a", "two", { similarity: 0.15 }),
      match("b", "one", { similarity: 0.25 }),
      match("b", "two", { similarity: 0.02 }),
    ]);
    expect(ranked.map(({ entity, opportunity }) => [opportunity.id, entity.id])).toEqual([
      ["one", "b"],
      ["two", "a"],
    ]);
  });

  it("leaves out what is not open to the entity", () => {
    expect(rankMatches([match("a", "one", { eligibleCountries: ["US"] })])).toEqual([]);
  });

  it("puts equals in the order of their deadlines, undated ones last, and then of their ids", () => {
    const equals = [match("a", "z"), match("a", "y"), match("a", "late"), match("a", "soon")];
    equals[2]!.opportunity.closesAt = inDays(90);
    equals[3]!.opportunity.closesAt = inDays(60);
    for (const other of equals) other.score = 50;
    expect(equals.sort(compareMatches).map(({ opportunity }) => opportunity.id)).toEqual([
      "soon",
      "late",
      "y",
      "z",
    ]);
  });
});

describe("industryFit", () => {
  it.each<[string, string[], string[], boolean | null]>([
    ["the same industry", ["climate"], ["Climate & carbon"], true],
    ["another word for it", ["climate"], ["cleantech"], true],
    ["other industries only", ["climate"], ["health", "space"], false],
    ["an opportunity for any", ["climate"], ["*"], true],
    ["an opportunity that says 'general'", ["climate"], ["general"], true],
    ["an opportunity that does not say", ["climate"], [], null],
    ["an entity that does not say", [], ["health"], null],
    ["the same word outside the list", ["beekeeping"], ["Beekeeping"], true],
  ])("for %s", (_what, own, focus, met) => {
    expect(industryFit(own, focus).met).toBe(met);
  });
});

describe("amountFit", () => {
  it.each<[string, Parameters<typeof anEntity>[0], Parameters<typeof anOpportunity>[0], boolean | null]>([
    ["inside the range", {}, { minAmount: "10000", maxAmount: "50000" }, true],
    ["at its lower end", {}, { minAmount: "50000.00" }, true],
    ["above it", {}, { maxAmount: "49999.99" }, false],
    ["below it", {}, { minAmount: "50000.01" }, false],
    ["without a range", {}, {}, null],
    ["with bounds of zero, which state nothing", {}, { minAmount: "0", maxAmount: "0.00" }, null],
    ["without an amount sought", { currentFundingSought: null }, { maxAmount: "1" }, null],
    ["in another currency", { annualRevenueCurrency: "KES" }, { maxAmount: "1" }, null],
    ["in a currency that is not known", { annualRevenueCurrency: null }, { maxAmount: "1" }, null],
  ])("%s", (_what, entity, opportunity, met) => {
    expect(amountFit(anEntity(entity), anOpportunity(opportunity)).met).toBe(met);
  });

  it("counts half of what is sought for more than a tenth of it", () => {
    const share = (maxAmount: string) => amountFit(anEntity(), anOpportunity({ maxAmount })).share;
    expect(share("25000")).toBeGreaterThan(share("5000"));
    expect(share("5000")).toBeGreaterThan(0);
  });
});

describe("textFit and timeFit", () => {
  it("stretch what occurs over the whole range", () => {
    expect([textFit(-1, MODEL), textFit(1, MODEL)]).toEqual([0, 1]);
    expect(textFit(0.1, "text-embedding-3-small")).toBe(0);
    expect(textFit(0.1, MODEL)).toBeGreaterThan(0);
    expect(timeFit(null, NOW)).toBe(SCORING.unknown.time);
  });
});

describe("reasonsOf", () => {
  const reasons = (
    entity: Parameters<typeof anEntity>[0],
    opportunity: Parameters<typeof anOpportunity>[0],
  ) => reasonsOf(scoreMatch(anEntity(entity), anOpportunity(opportunity), MODEL, NOW), NOW);

  it("says for each rule whether it is met, and by what", () => {
    const facts = { ...aFittingOpportunity(), stageFocus: ["MVP"], industryFocus: ["Climate & carbon"] };
    expect(
      reasons(
        {},
        { ...facts, minAmount: "10000", maxAmount: "75000", closesAt: inDays(23.4), similarity: 0.3 },
      ),
    ).toEqual([
      { label: "Entity type: open to startups", met: true },
      { label: "Country: Kenya is eligible", met: true },
      { label: "Stage: open to MVP", met: true },
      { label: "Industry: funds what you work in", met: true },
      { label: "Amount: USD 10,000 to USD 75,000, you seek USD 50,000", met: true },
      { label: "Deadline: 23 days left", met: true },
      { label: "Text similarity: close to your profile", met: true },
    ]);
  });

  it("says null where the opportunity says nothing", () => {
    expect(reasons({}, {})).toEqual([
      { label: "Entity type: the source does not say who may apply", met: null },
      { label: "Country: the source does not say where", met: null },
      { label: "Stage: none asked for", met: null },
      { label: "Industry: the source names none", met: null },
      { label: "Amount: the source names none", met: null },
      { label: "Deadline: no date named", met: null },
      { label: "Text similarity: not compared yet", met: null },
    ]);
  });

  it("says null and asks for the fact where the profile says nothing", () => {
    const unknown = { country: null, stage: null, industry: null, currentFundingSought: null };
    const labels = reasons(unknown, {
      eligibleEntityTypes: ["School"],
      eligibleEntityTypesOpenEnded: true,
      eligibleCountries: ["KE"],
      stageFocus: ["Growth", "Scale"],
      industryFocus: ["health"],
      maxAmount: "5000",
    });
    expect(labels.map(({ met }) => met)).toEqual([null, null, null, null, null, null, null]);
    expect(labels.map(({ label }) => label).slice(0, 5)).toEqual([
      "Entity type: may be open to startups, see the eligibility text",
      "Country: add your country to find out",
      "Stage: for Growth or Scale; add your stage to find out",
      "Industry: add your industries to find out",
      "Amount: up to USD 5,000; add what you seek to compare",
    ]);
  });

  it("says false where a rule keeps the entity out or something does not suit", () => {
    const labels = reasons(
      {},
      {
        eligibleEntityTypes: ["School"],
        eligibleCountries: ["US"],
        stageFocus: ["Scale"],
        industryFocus: ["Space & aerospace"],
        maxAmount: "5000",
        closesAt: inDays(-1),
        similarity: 0,
      },
    );
    expect(labels.map(({ met }) => met)).toEqual([false, false, false, false, false, false, false]);
    expect(labels[1]?.label).toBe("Country: Kenya is not eligible");
    expect(labels[5]?.label).toBe("Deadline: it has passed");
  });

  it("names founding year and revenue only where there is such a rule", () => {
    const labels = reasons({}, { yearFoundedMin: 2029, revenueMax: "1000000" });
    expect(labels.filter(({ label }) => /^(Founding|Revenue)/.test(label))).toEqual([
      { label: "Founding year: founded 2029 or later, yours is 2028", met: false },
      { label: "Revenue: up to USD 1,000,000, yours is USD 10,000", met: true },
    ]);
  });

  it.each([
    [0.5, "the last day"],
    [1.5, "1 day left"],
    [2, "2 days left"],
  ])("counts %d days to the end of the day as %s", (days, words) => {
    expect(reasons({}, { closesAt: inDays(days) })).toContainEqual({
      label: `Deadline: ${words}`,
      met: true,
    });
  });
});
