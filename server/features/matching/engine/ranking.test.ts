import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ALL_ENTITY_TYPES, ENTITY_STAGES } from "@shared/constants/enums";
import { MATCH_PART_NAMES, findMatchBand } from "@shared/constants/matching";
import type { MatchPart } from "@shared/validators/opportunities";
import { withLanguage } from "../../../platform/text/with-language";
import { amountFit, changesAt, industryFit, textFit, timeFit } from "./fits";
import type { Candidate, EntityFacts } from "./match-types";
import { describeParts } from "../explain/part-words";
import { compareMatches, comparePlaces, mergeRankings, toPlace, scoreMatch } from "./ranking";
import { describeGates } from "../explain/gate-words";
import { listReasons } from "../explain/reasons";
import { COSINES, POINTS, POINTS_OFF } from "./scoring";
import {
  makeCandidate,
  makeFacts,
  anOpportunity,
  daysFromNow,
  dueIn,
  NOW,
} from "../../../test/helpers/match-facts";

const PROBE = { model: "builtin-3", themes: [] };
const { none, all } = COSINES.builtin;
/** Returns the cosine that gives this share of the points for the text. */
const findCosine = (share: number) => Number((none + share * (all - none)).toFixed(3));
const match = (entity: Partial<EntityFacts>, opportunity: Partial<Candidate>) =>
  scoreMatch(makeFacts(entity), anOpportunity(opportunity), PROBE, NOW);
const score = (entity: Partial<EntityFacts>, opportunity: Partial<Candidate>) =>
  match(entity, opportunity).score;
const scoreFitting = (given: Partial<Candidate> = {}) => score({}, makeCandidate(given));

describe("the points", () => {
  it("the points are 100 together", () => {
    expect(Object.values(POINTS).reduce((a, b) => a + b)).toBe(100);
  });
});

describe("scoreMatch", () => {
  it("an opportunity that is known to be open and fits in everything gets 100", () => {
    const perfect = {
      similarity: 1,
      stageFocus: ["MVP"],
      industryFocus: ["climate"],
      maxAmount: "50000",
      ...dueIn(60),
    };
    expect(scoreFitting(perfect)).toBe(100);
    expect(findMatchBand(scoreFitting(perfect))).toBe("Strong match");
  });

  it.each<[string, Partial<EntityFacts>, Partial<Candidate>]>([
    ["the country", { country: null }, {}],
    ["the stage", { stage: null }, { stageFocus: ["MVP"] }],
    ["the founding year", { foundedYear: null }, { yearFoundedMin: 2000 }],
    ["the revenue", { annualRevenue: null }, { revenueMax: "1000000" }],
    ["the region", { country: "US" }, { eligibleCountries: ["US"], eligibleRegions: ["Ohio"] }],
    ["the type", { type: "School" }, { eligibleEntityTypesOpenEnded: true }],
  ])("the score is lower when %s leaves a rule open", (_what, entity, opportunity) => {
    const withoutUnknown = scoreFitting({ stageFocus: opportunity.stageFocus ?? [] });
    expect(score(entity, makeCandidate(opportunity))).toBeLessThan(withoutUnknown);
    expect(match(entity, makeCandidate(opportunity)).isEligible).toBe(true);
  });

  it("the score sinks with every further unknown", () => {
    const one = score({ country: null }, makeCandidate({ stageFocus: ["MVP"] }));
    const two = score({ country: null, stage: null }, makeCandidate({ stageFocus: ["MVP"] }));
    expect(two).toBeLessThan(one);
  });

  it.each([
    ["who may apply", { eligibleEntityTypes: [] }],
    ["where", { eligibleCountries: [] }],
  ])("an opportunity that does not say %s ranks below one that does", (_what, given) => {
    expect(scoreFitting(given)).toBeLessThan(scoreFitting());
  });

  it("co-funding that is asked for is open and costs nothing", () => {
    const asked = match({}, makeCandidate({ coFunding: "required", consortiumMin: 3 }));
    expect(asked.score).toBe(scoreFitting());
    expect(describeParts(asked)[0]!.how).toBe("What no profile can say costs nothing: all 21 points.");
    expect(describeParts(match({}, makeCandidate()))[0]!.how).toBe(
      "Every rule it has is met: all 21 points.",
    );
  });

  it("a government that does not say where counts for more at home than abroad", () => {
    const notice = { source: "Grants.gov", eligibleEntityTypes: ["Startup"] };
    expect(score({ country: "US" }, notice)).toBeGreaterThan(score({ country: "KE" }, notice));
  });

  it.each([
    ["a nearer text", { similarity: findCosine(0.8) }, { similarity: findCosine(0.4) }],
    ["its own industry", { industryFocus: ["climate"] }, { industryFocus: ["*"] }],
    ["any industry", { industryFocus: ["*"] }, { industryFocus: ["space"] }],
    ["a text about its own industry", { themes: ["climate"] }, { themes: ["space"] }],
    ["an amount that fits", { maxAmount: "60000" }, { maxAmount: "10000" }],
    ["time enough", dueIn(60), dueIn(10)],
    ["some time", dueIn(10), dueIn(2)],
  ])("the score prefers %s", (_what, better, worse) => {
    expect(scoreFitting(better)).toBeGreaterThan(scoreFitting(worse));
  });

  it("the entity's own words count if it names no industry", () => {
    const opportunity = makeCandidate({ industryFocus: ["space"] });
    const probe = { ...PROBE, themes: ["space"] };
    const findIndustryKind = (industry: string[] | null) =>
      scoreMatch(makeFacts({ industry }), opportunity, probe, NOW).industry.kind;
    expect([findIndustryKind(null), findIndustryKind([]), findIndustryKind(["climate"])]).toEqual([
      "shared",
      "shared",
      "none",
    ]);
  });

  it("an award of a kind that goes to others scores below one of its own kind", () => {
    const notice = { name: "Research Project (R01)", source: "Grants.gov", eligibleEntityTypes: ["*"] };
    const at = { country: "US", type: "Research" } as const;
    expect(score({ ...at, type: "School" }, notice)).toBe(score(at, notice) - POINTS.award);
  });

  it("an opportunity named after a foreign subject scores below one for any subject", () => {
    expect(scoreFitting({ name: "Cancer Fund" })).toBe(scoreFitting({ name: "Fund" }) - POINTS.subject);
    expect(score({ mission: "We treat cancer." }, makeCandidate({ name: "Cancer Fund" }))).toBe(
      scoreFitting({ name: "Fund" }),
    );
  });

  it("a government's award for work abroad scores higher abroad", () => {
    const notice = (name: string) => score({}, { name, source: "Grants.gov" });
    expect(notice("Global Partnerships")).toBeGreaterThan(notice("Partnerships"));
  });

  it("a government that does not say where costs points for eligibility", () => {
    const rulePoints = (country: string, given: Partial<Candidate>) =>
      match({ country }, { eligibleEntityTypes: ["Startup"], source: "Grants.gov", ...given }).score;
    const atHome = rulePoints("US", {});
    const { atHome: none, atSeat, meantForOthers, abroad } = POINTS_OFF.unstatedByGovernment;
    const geneva = { name: "U.S. Mission to the United Nations-Geneva" };
    expect({
      atSeat: rulePoints("CH", geneva),
      notAtSeat: rulePoints("KE", geneva),
      meantForOthers: rulePoints("KE", { name: "Global Partnerships" }),
      abroad: rulePoints("KE", {}),
    }).toEqual({
      atSeat: atHome + none - atSeat,
      notAtSeat: atHome + none - abroad,
      meantForOthers: atHome + none - meantForOthers,
      abroad: atHome + none - abroad,
    });
  });

  it("a named country of a government's opportunity costs no points", () => {
    const notice = { source: "Grants.gov", eligibleEntityTypes: ["Startup"] };
    expect(score({}, { ...notice, eligibleCountries: ["KE"] })).toBe(
      score({}, notice) + POINTS_OFF.unstatedByGovernment.abroad,
    );
  });

  it("an opportunity for one's own country scores above a worldwide one", () => {
    const worldwide = scoreFitting({ eligibleCountries: ["*"] });
    expect(worldwide).toBe(scoreFitting({ eligibleCountries: ["KE"] }) - POINTS_OFF.worldwide);
  });
});

/** Generators of any entity and any opportunity. */
const amount = fc.option(fc.integer({ min: 0, max: 1e9 }).map(String));
const year = fc.option(fc.integer({ min: 1990, max: 2030 }));
const codes = fc.subarray(["KE", "GH", "US", "*"], { maxLength: 2 });
const anyEntity = fc.record({
  mission: fc.constantFrom(null, "Clean water for all.", "We train young investigators and run trials."),
  type: fc.constantFrom(...ALL_ENTITY_TYPES),
  country: fc.constantFrom("KE", "GH", "US", "CH", null),
  countriesOperating: fc.option(fc.subarray(["KE", "US"])),
  region: fc.constantFrom("Ohio", "NY", "Nakuru", null),
  industry: fc.option(fc.subarray(["climate", "health", "beekeeping"])),
  stage: fc.option(fc.constantFrom(...ENTITY_STAGES)),
  foundedYear: year,
  annualRevenue: amount,
  annualRevenueCurrency: fc.constantFrom("USD", "EUR", null),
  currentFundingSought: amount,
});
const anyOpportunity = fc
  .record({
    name: fc.constantFrom(
      ...["Fund", "SBIR Phase I", "Limited Competition: Fund", "Tribal Grants in Ohio", "Global Water Fund"],
      ...["NHLBI Cancer Training for Women (T32)", "Career Award (K08 Clinical Trial Required)"],
      ...["U.S. Mission to the United Nations-Geneva, Small Grants Program"],
    ),
    funderName: fc.constantFrom(null, "U.S. Mission to Ghana", "National Institutes of Health"),
    source: fc.constantFrom(null, "Grants.gov"),
    currency: fc.constantFrom("USD", "EUR"),
    minAmount: amount,
    maxAmount: amount,
    eligibleEntityTypes: fc.subarray(["*", "Startup", "School"], { maxLength: 2 }),
    eligibleEntityTypesOpenEnded: fc.boolean(),
    eligibleCountries: codes,
    eligibleRegions: fc.subarray(["Ohio", "New York State"]),
    industryFocus: fc.subarray(["climate", "health", "*", "unheard-of", "any"]),
    themes: fc.subarray(["climate", "health", "space"]),
    stageFocus: fc.subarray(["*", "Idea", "MVP"], { maxLength: 2 }),
    yearFoundedMin: year,
    yearFoundedMax: year,
    revenueMin: amount,
    revenueMax: amount,
    similarity: fc.option(fc.double({ min: -1, max: 1, noNaN: true })),
    due: fc.option(fc.integer({ min: -5, max: 400 }).map((days) => dueIn(days))),
  })
  .map(({ due, ...facts }) => ({ ...facts, ...due }));

/** Evaluates a formula like a pocket calculator: brackets first, then × and ÷, then + and −. */
function evaluate(formula: string): number {
  const tokens = formula.replaceAll(",", "").match(/[\d.]+|[()+−×÷]/g) ?? [];
  const value = (): number => {
    const token = tokens.shift();
    if (token === "−") return -value();
    if (token !== "(") return Number(token);
    const inner = sum();
    tokens.shift();
    return inner;
  };
  const product = (): number => {
    let result = value();
    while (tokens[0] === "×" || tokens[0] === "÷")
      result = tokens.shift() === "×" ? result * value() : result / value();
    return result;
  };
  const sum = (): number => {
    let result = product();
    while (tokens[0] === "+" || tokens[0] === "−")
      result = tokens.shift() === "+" ? result + product() : result - product();
    return result;
  };
  return sum();
}

/**
 * Computes the points from the text of a part; null if the text only says which figures count nothing and
 * which all.
 */
function computePoints({ how, max, points }: MatchPart): number | null {
  const formula = /([\d(][\d\s.,()+−×÷]*) = [-−]?[\d.]+/.exec(how)?.[1];
  if (formula !== undefined) return Math.max(Math.min(0, points), Math.round(evaluate(formula)));
  if (/: all \d+ points\.$/.test(how)) return max;
  return /: 0 of \d+ points\.$/.test(how) ? 0 : null;
}

describe("the parts of a score", () => {
  it("the parts of a score are whole, within their bounds, and add up to the score", () => {
    fc.assert(
      fc.property(anyEntity, anyOpportunity, (entity, opportunity) => {
        const found = match(entity, opportunity);
        const parts = describeParts(found);
        expect(parts.map(({ part }) => part)).toEqual([...MATCH_PART_NAMES, "experience"]);
        for (const { part, points, max } of parts) {
          expect(Number.isInteger(points)).toBe(true);
          if (part !== "experience") expect(points).toBeGreaterThanOrEqual(0);
          expect(points).toBeLessThanOrEqual(max);
        }
        expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(found.percent);
        expect(found.score).toBeGreaterThanOrEqual(0);
        expect(found.score).toBeLessThanOrEqual(100);
      }),
      { numRuns: 500 },
    );
  });

  it("the parts of a score describe the arithmetic that leads to their points", () => {
    fc.assert(
      fc.property(anyEntity, anyOpportunity, (entity, opportunity) => {
        for (const part of describeParts(match(entity, opportunity))) {
          const { how, points, max } = part;
          const computed = computePoints(part);
          if (computed === null) expect([0, max]).toContain(points);
          else expect({ how, points }).toEqual({ how, points: computed });
        }
      }),
      { numRuns: 500 },
    );
  });

  it("the parts of a score can be computed again from their texts", () => {
    const found = match(
      { stage: null },
      makeCandidate({
        similarity: findCosine(0.5) + 0.0001,
        stageFocus: ["MVP"],
        industryFocus: ["Climate & carbon", "Health & wellbeing"],
        maxAmount: "25000",
        ...dueIn(10),
      }),
    );
    const similarity = findCosine(0.5);
    const { industry, amount: most, time, rules, text } = POINTS;
    const left = rules - POINTS_OFF.unknown.stage;
    expect(describeParts(found).map(({ how }) => how)).toEqual([
      `Stage: not known whether you meet it, ${POINTS_OFF.unknown.stage} less. ${rules} − ${POINTS_OFF.unknown.stage} = ${left}.`,
      `It is for founders and young companies: goes to startups: all ${POINTS.award} points.`,
      `Similarity ${similarity}; ${none} or less counts nothing and ${all} or more all of ${text} points: (${similarity} − ${none}) ÷ (${all} − ${none}) × ${text} = ${text / 2}.`,
      `The title narrows it to no topic: all ${POINTS.subject} points.`,
      expect.stringMatching(
        /^Of the 2 fields that it names, 1 is yours \(Climate & carbon\): \(0\.\d+ \+ 0\.\d+ × 1 ÷ 2\) × \d+ = [\d.]+, rounded \d+\.$/,
      ),
      expect.stringContaining(
        `You seek USD 50,000, which is outside the range: 0.8 × 25,000 ÷ 50,000 × ${most} = `,
      ),
      expect.stringContaining(`10 days left, fewer than 14: 0.7 × ${time} = `),
      `Of 100 opportunities with about ${found.score} points, some ${found.percent} were relevant to the organisations that we checked: ${found.percent} − ${found.score} = −${found.score - found.percent}.`,
    ]);
    expect(found.points.industry).toBeLessThan(industry);
  });

  it("the parts of a score have the same figures in French, in French spelling", () => {
    const figuresIn = (text: string) => [...new Set(text.match(/\d+(\.\d+)?/g) ?? [])].sort();
    const hasPoint = (text: string) => /\d\.\d/.test(text);
    fc.assert(
      fc.property(anyEntity, anyOpportunity, (entity, opportunity) => {
        const found = match(entity, opportunity);
        const french = withLanguage("fr", () => describeParts(found));
        for (const [index, { how, label, ...part }] of describeParts(found).entries()) {
          const { how: frenchHow, label: frenchLabel, ...same } = french[index]!;
          expect(same).toEqual(part);
          expect(frenchLabel).not.toBe(label);
          expect(frenchHow).not.toBe(how);
          expect(hasPoint(frenchHow)).toBe(false);
          const plain = frenchHow.replace(/\u202F/g, "").replace(/(\d),(?=\d)/g, "$1.");
          expect(figuresIn(plain)).toEqual(figuresIn(how.replace(/(\d),(?=\d{3})/g, "$1")));
        }
      }),
      { numRuns: 300 },
    );
  });

  it("the parts of a score say what counts if nothing is known", () => {
    const explanations = describeParts(match({ currentFundingSought: null, industry: null }, {})).map(
      ({ how }) => how,
    );
    expect(explanations[0]).toContain("No applicants are recorded");
    expect(explanations[0]).toContain("No place is recorded");
    expect(explanations[1]).toContain("Its kind is not known");
    expect(explanations[2]).toContain("not compared yet");
    expect(explanations[4]).toContain("Its fields or yours are not known");
    expect(explanations[5]).toContain("No amount is recorded");
    expect(explanations[6]).toContain("No deadline is recorded");
  });
});

describe("the order of matches", () => {
  const buildMatch = (
    entityId: string,
    opportunityId: string,
    given: Parameters<typeof makeCandidate>[0] = {},
  ) => scoreMatch(makeFacts({ id: entityId }), makeCandidate({ id: opportunityId, ...given }), PROBE, NOW);

  const buildRanking = (own: string, ...matches: ReturnType<typeof buildMatch>[]) => ({
    own,
    ranked: matches.sort(compareMatches).map(toPlace),
  });
  const listNames = (rankings: ReturnType<typeof buildRanking>[], max = 10) =>
    mergeRankings(rankings, max).map(({ id, own }) => [id, own]);

  it("a merged ranking has each opportunity once, with the entity that it fits best, best first", () => {
    const rankings = [
      buildRanking(
        "a",
        buildMatch("a", "one", { similarity: findCosine(0.1) }),
        buildMatch("a", "two", { similarity: findCosine(0.5) }),
      ),
      buildRanking(
        "b",
        buildMatch("b", "one", { similarity: findCosine(0.9) }),
        buildMatch("b", "two", { similarity: findCosine(0) }),
      ),
    ];
    expect(listNames(rankings)).toEqual([
      ["one", "b"],
      ["two", "a"],
    ]);
    expect(listNames(rankings, 1)).toEqual([["one", "b"]]);
  });

  it("a merged ranking has the first of the entities that an opportunity fits equally", () => {
    const rankings = ["a", "b"].map((own) => buildRanking(own, buildMatch(own, "one")));
    expect(listNames(rankings)).toEqual([["one", "a"]]);
  });

  it("a merged ranking has the same best opportunities, in the same order, as all rankings in full", () => {
    const place = fc.record({
      id: fc.constantFrom(..."abcdefghij"),
      score: fc.integer({ min: 40, max: 46 }),
      nearness: fc.constantFrom(0.1, 0.2),
      closes: fc.constantFrom(1, 2),
    });
    const list = fc.uniqueArray(place, { selector: ({ id }) => id, maxLength: 10 });
    fc.assert(
      fc.property(fc.array(list, { maxLength: 4 }), fc.integer({ min: 1, max: 6 }), (lists, max) => {
        const rankings = lists.map((ranked, own) => ({ own, ranked: ranked.sort(comparePlaces) }));
        expect(mergeRankings(rankings, max)).toEqual(mergeRankings(rankings, Infinity).slice(0, max));
      }),
    );
  });

  it("a merged ranking has better opportunities first, whichever entity they belong to", () => {
    const worse = buildRanking("a", buildMatch("a", "worse", { similarity: findCosine(0.1) }));
    const better = buildRanking("b", buildMatch("b", "better", { similarity: findCosine(0.9) }));
    for (const rankings of [
      [worse, better],
      [better, worse],
    ])
      expect(listNames(rankings)).toEqual([
        ["better", "b"],
        ["worse", "a"],
      ]);
  });

  it("the nearer text comes first among equals, and one without a vector last", () => {
    const nearness = { near: 0.31, far: 0.3, opposite: -0.2, unknown: null };
    const equals = Object.entries(nearness).map(([id, similarity]) => {
      const one = buildMatch("a", id);
      one.opportunity.similarity = similarity;
      one.opportunity.closesAt = id === "unknown" ? daysFromNow(5) : daysFromNow(60);
      return { ...one, score: 50 };
    });
    expect(
      equals
        .reverse()
        .sort(compareMatches)
        .map(({ opportunity }) => opportunity.id),
    ).toEqual(["near", "far", "opposite", "unknown"]);
  });

  it("two matches with one id compare as equal", () => {
    expect(compareMatches(buildMatch("a", "one"), buildMatch("b", "one"))).toBe(0);
  });

  it("equals are in the order of their deadlines, undated ones last, and then of their ids", () => {
    const equals = [
      buildMatch("a", "z"),
      buildMatch("a", "y"),
      buildMatch("a", "late"),
      buildMatch("a", "soon"),
    ];
    equals[2]!.opportunity.closesAt = daysFromNow(90);
    equals[3]!.opportunity.closesAt = daysFromNow(60);
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
  ])("the industries are rated for %s", (_what, own, focus, met) => {
    expect(industryFit({ chosen: own, themes: [] }, focus).met).toBe(met);
  });

  it("an industry of which the profile's words speak is not told to be foreign", () => {
    const own = { chosen: ["climate"], themes: ["housing"] };
    expect(industryFit(own, ["housing"])).toMatchObject({ kind: "none", met: null });
  });

  it("an industry counts as one's own for sure only if it was chosen by its name", () => {
    const fit = (chosen: string[], themes: string[]) => industryFit({ chosen, themes }, ["space"]);
    expect(fit(["space"], [])).toMatchObject({ kind: "shared", met: true });
    expect(fit([], ["space"])).toMatchObject({ kind: "shared", met: null });
    expect(fit(["deep-tech"], [])).toMatchObject({ kind: "shared", met: null });
  });
});

describe("amountFit", () => {
  it.each<[string, Parameters<typeof makeFacts>[0], Parameters<typeof anOpportunity>[0], boolean | null]>([
    ["inside the range", {}, { minAmount: "10000", maxAmount: "50000" }, true],
    ["at its lower end", {}, { minAmount: "50000.00" }, true],
    ["above it", {}, { maxAmount: "49999.99" }, false],
    ["below it", {}, { minAmount: "50000.01" }, false],
    ["without a range", {}, {}, null],
    ["with bounds of zero, which state nothing", {}, { minAmount: "0", maxAmount: "0.00" }, null],
    ["without an amount sought", { currentFundingSought: null }, { maxAmount: "1" }, null],
    ["in another currency", { annualRevenueCurrency: "KES" }, { maxAmount: "1" }, null],
    ["in a currency that is not known", { annualRevenueCurrency: null }, { maxAmount: "1" }, null],
  ])("the amount is rated %s", (_what, entity, opportunity, met) => {
    expect(amountFit(makeFacts(entity), anOpportunity(opportunity)).met).toBe(met);
  });

  it("half of the amount sought counts for more than a tenth of it", () => {
    const share = (maxAmount: string) => amountFit(makeFacts(), anOpportunity({ maxAmount })).share;
    expect(share("25000")).toBeGreaterThan(share("5000"));
    expect(share("5000")).toBeGreaterThan(0);
  });
});

describe("textFit and timeFit", () => {
  it("the text fit uses the whole range, with a scale for each model", () => {
    const findShare = (similarity: number, model: string) => textFit(similarity, model).share;
    expect([findShare(-1, "builtin-3"), findShare(1, "builtin-2")]).toEqual([0, 1]);
    const between = (COSINES.builtin.none + COSINES.other.none) / 2;
    expect(findShare(between, "text-embedding-3-small")).toBe(0);
    expect(findShare(between, "builtin-3")).toBeGreaterThan(0);
  });

  it.each([
    ["2030-06-15", null, 0, 0.2],
    ["2030-06-17", null, 2, 0.2],
    ["2030-06-18", null, 3, 0.7],
    ["2030-06-29", "UTC", 14, 1],
    ["2030-06-18", "Pacific/Kiritimati", 2, 0.2],
    ["2030-06-10", null, 0, 0.2],
  ])("the time fit has for the day %s in the zone %s %d days left", (deadline, zone, days, share) => {
    expect(timeFit({ deadline, deadlineTimezone: zone }, NOW)).toEqual({ days, share });
  });

  it("the days left do not depend on the hour of now or of the deadline, as on cards", () => {
    const rules = { deadline: "2030-06-17", deadlineTimezone: "Africa/Nairobi" };
    // In Nairobi both are on the 15th.
    const moments = ["2030-06-14T21:00:00Z", "2030-06-15T20:59:59Z"];
    expect(moments.map((moment) => timeFit(rules, new Date(moment)).days)).toEqual([2, 2]);
    expect(timeFit(rules, new Date("2030-06-15T21:00:00Z")).days).toBe(1);
  });
});

describe("changesAt", () => {
  const midnight = new Date("2030-06-16T00:00:00Z").getTime();
  const inKenya = { ...dueIn(9), deadlineTimezone: "Africa/Nairobi" };
  it.each([
    ["the next day of its time zone", [inKenya], new Date("2030-06-15T21:00:00Z").getTime()],
    ["the next day in UTC without a zone", [dueIn(3), dueIn(0)], midnight],
    ["the first of several", [dueIn(3), inKenya], new Date("2030-06-15T21:00:00Z").getTime()],
    ["its hour on its last day", [dueIn(3), dueIn(0, "17:30")], new Date("2030-06-15T17:30:00Z").getTime()],
    ["never for what has closed or never closes", [dueIn(-1), dueIn(0, "12:00"), {}], Infinity],
  ])("the days left change at %s", (_when, opportunities, at) => {
    expect(changesAt(opportunities.map(makeCandidate), NOW)).toBe(at);
  });
});

describe("listReasons", () => {
  const reasons = (
    entity: Parameters<typeof makeFacts>[0],
    opportunity: Parameters<typeof anOpportunity>[0],
  ) => listReasons(scoreMatch(makeFacts(entity), anOpportunity(opportunity), PROBE, NOW));

  it("the reasons say for each rule whether it is met, and by what", () => {
    const facts = { ...makeCandidate(), stageFocus: ["MVP"], industryFocus: ["Climate & carbon"] };
    expect(
      reasons({}, { ...facts, minAmount: "10000", maxAmount: "75000", ...dueIn(23), similarity: 1 }),
    ).toEqual([
      { label: "Entity type: open to startups", met: true },
      { label: "Country: Kenya is eligible", met: true },
      { label: "Stage: open to MVP", met: true },
      { label: "Industry: Climate & carbon, as in your profile", met: true },
      { label: "Amount: USD 10,000 to USD 75,000, you seek USD 50,000", met: true },
      { label: "Deadline: 23 days left", met: true },
      { label: "Text similarity: high", met: true },
    ]);
  });

  it("the reasons are in French when that is asked for, and in English the next moment", () => {
    const found = match(
      { type: "Research", country: "CH", stage: "Idea" },
      {
        ...{ name: "NHLBI Cancer Training (T32)", source: "Grants.gov", funderName: "NIH", currency: "CHF" },
        ...{ eligibleEntityTypes: ["School"], eligibleEntityTypesOpenEnded: true, stageFocus: ["MVP"] },
        ...{ minAmount: "1234567.5", industryFocus: ["health", "space"], yearFoundedMin: 2029 },
        ...{ ...dueIn(16), similarity: 1 },
      },
    );
    const listTexts = () => [
      ...listReasons(found).map(({ label }) => label.replace(/[\u00A0\u202F]/g, " ")),
      ...describeGates(found.entity, found.opportunity, found.gates).map(({ opportunity }) =>
        opportunity?.replace(/[\u00A0\u202F]/g, " "),
      ),
    ];
    expect(withLanguage("fr", listTexts)).toEqual([
      "Type de structure : peut-être ouvert aux équipes de recherche, voir le texte sur l’éligibilité",
      "Pays : non éligible (Suisse)",
      "Stade : pour MVP, le vôtre est Idée",
      "Année de création : structure créée en 2029 ou après, la vôtre en 2028",
      "Nature du financement : pour former à la recherche",
      "Sujet : « Cancer », « NHLBI : cœur, poumons et sang », hors de votre profil",
      "Secteur : Santé et bien-être ou Espace et aérospatiale, que vous n’avez pas choisi",
      "Montant : à partir de 1 234 567,5 CHF, dans une autre devise que vos chiffres",
      "Date limite : 16 jours restants",
      "Similarité des textes : forte",
      "Ouvert à : École, autres, décrits dans le texte",
      "États-Unis : les aides de ce type (T32) sont destinées aux États-Unis",
      "MVP",
      "Structure créée en 2029 ou après",
      "Ouvert jusqu’au 1er juillet 2030 inclus",
    ]);
    expect(listTexts()[1]).toBe("Country: Switzerland is not eligible");
  });

  it("the reasons are null if the opportunity says nothing", () => {
    expect(reasons({}, {})).toEqual([
      { label: "Entity type: none recorded", met: null },
      { label: "Country: none recorded", met: null },
      { label: "Stage: none asked for", met: null },
      { label: "Industry: none recorded", met: null },
      { label: "Amount: none recorded", met: null },
      { label: "Deadline: none recorded", met: null },
      { label: "Text similarity: not compared yet", met: null },
    ]);
  });

  it("the reasons say where a country is inferred from the words of a notice", () => {
    const facts = { name: "NHLBI Cancer Training (T32)", source: "Grants.gov", funderName: "NIH" };
    expect(reasons({ country: "US" }, facts)).toContainEqual({
      label: "Country: United States, inferred from the notice",
      met: true,
    });
  });

  it.each<[string, Parameters<typeof anOpportunity>[0], string[], string]>([
    ["its mission's country", { funderName: "U.S. Mission to Kenya" }, ["GH", "KE"], "Kenya"],
    [
      "a part of the world",
      {
        name: "Program for Enhancement of Emergency Response - South Asia",
        funderName: "Agency for International Development",
      },
      ["KE", "IN"],
      "India",
    ],
    ["an insular area", { name: "OIA Technical Assistance" }, ["GU"], "Guam"],
  ])("the reasons name the country of operation that is %s", (_what, notice, countriesOperating, country) => {
    expect(
      reasons({ country: "US", countriesOperating }, { source: "Grants.gov", ...notice }),
    ).toContainEqual({
      label: `Country: ${country}, inferred from the notice`,
      met: true,
    });
  });

  it("the reasons count no industry against an entity that has chosen none", () => {
    const own = { industry: null, mission: "A choir for everybody." };
    expect(reasons(own, { industryFocus: ["health"] }).filter(({ met }) => met === false)).toEqual([]);
  });

  it("the reasons are null and ask for the fact if the profile says nothing", () => {
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

  it("the reasons are false if a rule excludes the entity or something does not fit", () => {
    const labels = reasons(
      {},
      {
        eligibleEntityTypes: ["School"],
        eligibleCountries: ["US"],
        stageFocus: ["Scale"],
        industryFocus: ["Space & aerospace"],
        maxAmount: "5000",
        ...dueIn(-1),
        similarity: 0,
      },
    );
    expect(labels.map(({ met }) => met)).toEqual([false, false, false, false, false, false, false]);
    expect(labels[1]?.label).toBe("Country: Kenya is not eligible");
    expect(labels[5]?.label).toBe("Deadline: it has passed");
  });

  it("the reasons name the kind of an award and the subject of its name if these are known", () => {
    const notice = { name: "Cancer and Dental Training Grants (T32)", source: "Grants.gov" };
    const listLabels = (entity: Parameters<typeof makeFacts>[0]) =>
      reasons(entity, notice).filter(({ label }) => /^(Kind|Subject)/.test(label));
    expect(listLabels({ type: "Research", description: "We train dentists." })).toEqual([
      { label: "Kind of award: for training people in research", met: true },
      { label: "Subject: “Cancer”, which is not in your profile", met: null },
    ]);
    expect(listLabels({ type: "Startup" }).map(({ met }) => met)).toEqual([false, false]);
  });

  it("the reasons name no kind that a name does not show, and the points say that it is assumed", () => {
    const notice = {
      name: "Rural Streets Program",
      source: "Grants.gov",
      funderName: "Department of Transportation",
    };
    expect(reasons({ type: "Nonprofit" }, notice).filter(({ label }) => label.startsWith("Kind"))).toEqual(
      [],
    );
    const parts = describeParts(match({ type: "Nonprofit" }, notice));
    expect(parts.find(({ part }) => part === "award")?.how).toMatch(
      /^Its name shows no special kind; most such awards are for work that serves the public: goes to nonprofits: /,
    );
  });

  it("science is no foreign industry for a research group", () => {
    const listIndustry = (type: "Research" | "Nonprofit") =>
      reasons({ type, industry: ["health"] }, { industryFocus: ["science"] }).find(({ label }) =>
        label.startsWith("Industry"),
      );
    expect(listIndustry("Research")).toEqual({
      label: "Industry: science; compare it with your work",
      met: null,
    });
    expect(listIndustry("Nonprofit")?.met).toBe(false);
  });

  it.each([
    [0.6, "high", true],
    [0.45, "moderate", null],
    [0.1, "low", false],
  ] as const)("a similarity with a share of %d is called %s", (share, word, met) => {
    const similarity = none + share * (all - none) + 0.001;
    expect(reasons({}, { similarity }).at(-1)).toEqual({ label: `Text similarity: ${word}`, met });
  });

  it.each<[string, Parameters<typeof makeFacts>[0], string, string, boolean | null]>([
    [
      "other words of the profile",
      { mission: "Beds for battered women." },
      "Domestic Violence Fund",
      "“Domestic Violence”; you speak of “battered women”",
      true,
    ],
    [
      "the same word",
      { mission: "We drill wells. Cancer care." },
      "Cancer Fund",
      "“Cancer”, as in your profile",
      true,
    ],
    ["a country", { country: "KE" }, "Africa Prize", "“Africa”; your profile names Kenya", true],
    [
      "a field",
      { industry: ["agriculture"] },
      "Agriculture Fund",
      "“Agriculture”, in your field “Agriculture & agritech”",
      true,
    ],
    ["nothing", { industry: ["agriculture"] }, "Dairy Fund", "“Dairy”; compare it with your work", null],
    [
      "one of two subjects",
      { industry: ["agriculture"], mission: "Cancer care." },
      "Cancer and Dairy Fund",
      "“Cancer”, as in your profile",
      null,
    ],
  ])("the reason for the subject quotes %s", (_what, entity, name, words, met) => {
    const found = match(makeFacts(entity), makeCandidate({ name }));
    expect(listReasons(found)).toContainEqual({ label: `Subject: ${words}`, met });
  });

  it("the points for the subject are explained with the words of both sides", () => {
    const entity = makeFacts({ industry: ["agriculture"], mission: "Beds for battered women." });
    const explain = (name: string) =>
      describeParts(match(entity, makeCandidate({ name }))).find(({ part }) => part === "subject")!.how;
    const { subject } = POINTS;
    expect(explain("Domestic Violence Fund")).toBe(
      `The title speaks of “Domestic Violence”; you speak of “battered women”: all ${subject} points.`,
    );
    expect(explain("Dairy Fund")).toBe(
      `The title speaks of “Dairy”, which may be near to your work: all ${subject} points.`,
    );
    expect(explain("Cancer Fund")).toBe(
      `The title speaks of “Cancer”, which is not in your profile: 0 of ${subject} points.`,
    );
    expect(explain("Dairy and Cancer Fund")).toBe(
      `The title speaks of “Cancer”, which is not in your profile; “Dairy”, which may be near to your work: 1 ÷ 2 × ${subject} = ${subject / 2}.`,
    );
  });

  it("the words of the profile are quoted in French as they are written", () => {
    const entity = makeFacts({ mission: "Beds for battered women.", country: "DE" });
    const explain = (name: string) =>
      withLanguage("fr", () => listReasons(match(entity, makeCandidate({ name }))).map(({ label }) => label));
    expect(explain("Domestic Violence Fund")).toContainEqual(
      expect.stringMatching(/^Sujet\s: «\sDomestic Violence\s».*«\sbattered women\s»$/u),
    );
    expect(explain("Europe Prize")).toContainEqual(expect.stringMatching(/^Sujet\s: .*Europe.*Allemagne$/u));
  });

  it("the reasons name founding year and revenue only if there is such a rule", () => {
    const labels = reasons({}, { yearFoundedMin: 2029, revenueMax: "1000000" });
    expect(labels.filter(({ label }) => /^(Founding|Revenue)/.test(label))).toEqual([
      { label: "Founding year: founded 2029 or later, yours is 2028", met: false },
      { label: "Revenue: up to USD 1,000,000, yours is USD 10,000", met: true },
    ]);
  });

  it.each([
    [0, null, "less than a day left", true],
    [0, "12:01", "less than a day left", true],
    [0, "12:00", "it has passed", false],
    [1, "09:00", "1 day left", true],
    [2, "09:00", "2 days left", true],
    [2, null, "2 days left", true],
  ])("the reasons count %d days to a deadline at %s as %s", (days, hour, words, met) => {
    expect(reasons({}, dueIn(days, hour))).toContainEqual({ label: `Deadline: ${words}`, met });
  });
});
