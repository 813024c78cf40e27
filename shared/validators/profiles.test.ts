import { describe, expect, it } from "vitest";
import { ALL_ENTITY_TYPES } from "../constants/enums";
import { listQuestions } from "../constants/questionnaires";
import type { AnswerRule, AnswerValue } from "../constants/questionnaires/questions";
import { profileUpdateSchema } from "./profiles";

const startup = profileUpdateSchema("Startup");
const individual = profileUpdateSchema("Individual");

/** Returns the first message for the only field of a refused body. */
function getRefusal(field: string, value: unknown, schema: typeof startup = startup): string {
  const result = schema.safeParse({ [field]: value });
  if (result.success) throw new Error(`${field} took ${JSON.stringify(value)}`);
  expect(result.error.issues[0]?.path[0]).toBe(field);
  return result.error.issues[0]?.message ?? "";
}

const SAMPLE: Record<AnswerRule, AnswerValue> = {
  line: "Accra",
  prose: "One\ntwo",
  brief: "We build things.",
  count: 12,
  year: 2020,
  amount: "1234.50",
  share: "12.5",
  rate: "-4.25",
  email: "ama@example.org",
  website: "https://example.org",
  choice: "",
  choices: [],
  yesNo: false,
  list: ["one", "two"],
  links: ["https://example.org/ama", "@ama"],
};

describe.each(ALL_ENTITY_TYPES)("the update of a %s profile", (type) => {
  const schema = profileUpdateSchema(type);
  const questions = listQuestions(type);

  it("the update takes a fitting answer to every question and returns it unchanged", () => {
    const body = Object.fromEntries(
      questions.map(({ fieldName, rule, options }) => {
        const [first] = options ?? [];
        const value = typeof first === "string" ? first : first?.value;
        if (value === undefined) return [fieldName, SAMPLE[rule]];
        return [fieldName, rule === "choices" ? [value] : value];
      }),
    );
    expect(schema.parse(body)).toEqual(body);
  });

  it("null and an empty text clear every field", () => {
    const emptyBody = Object.fromEntries(questions.map(({ fieldName }) => [fieldName, null]));
    expect(schema.parse(emptyBody)).toEqual(emptyBody);
    expect(schema.parse(Object.fromEntries(questions.map(({ fieldName }) => [fieldName, ""])))).toEqual(
      emptyBody,
    );
  });

  it("absent keys are left alone, and unknown keys are dropped", () => {
    const body = JSON.parse(
      '{"country":"gh","userId":"x","profileCompletionScore":100,"__proto__":{"isAdmin":true}}',
    );
    const parsed = schema.parse(body);
    expect(Object.keys(parsed)).toEqual(["country"]);
    expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype);
    expect(schema.parse({})).toEqual({});
  });

  it("no field takes an object, and a field with one value takes no list", () => {
    for (const { fieldName, type: kind } of questions) {
      expect(schema.safeParse({ [fieldName]: { toString: 1 } }).success, fieldName).toBe(false);
      const isList = kind === "array" || kind === "multiselect";
      expect(schema.safeParse({ [fieldName]: [["x"]] }).success, fieldName).toBe(false);
      expect(schema.safeParse({ [fieldName]: isList ? "x" : ["x"] }).success, fieldName).toBe(false);
    }
  });

  it("no text or list takes NUL characters or halves of characters", () => {
    for (const { fieldName, type: kind } of questions.filter(
      (q) => !["boolean", "integer"].includes(q.type),
    )) {
      for (const text of ["a\0b", "a\uD800b", "\uDC00"]) {
        const value = kind === "array" || kind === "multiselect" ? [text] : text;
        expect(schema.safeParse({ [fieldName]: value }).success, fieldName).toBe(false);
      }
    }
  });
});

describe("whole numbers", () => {
  it.each([0, 12, 2_147_483_647])("a whole number may be %j", (value) => {
    expect(startup.parse({ customerCount: value })).toEqual({ customerCount: value });
  });

  it("a whole number may come in quotes", () => {
    expect(startup.parse({ customerCount: "140" })).toEqual({ customerCount: 140 });
  });

  it.each([1.5, "1.5", "1e3", "abc", true, [5], Number.NaN, Number.POSITIVE_INFINITY, 1e21, "0x10"])(
    "a whole number may not be %j",
    (value) => {
      expect(getRefusal("customerCount", value)).toBe("Must be a whole number");
    },
  );

  it.each([-1, 2_147_483_648, "99999999999"])("a whole number must fit into the column: %j", (value) => {
    expect(getRefusal("customerCount", value)).toBe("Must be between 0 and 2,147,483,647");
  });

  it.each([1799, 2101, 0, -5])("a year must lie between 1800 and 2100: %j", (value) => {
    expect(getRefusal("foundedYear", value)).toBe("Must be a year between 1800 and 2100");
  });
});

describe("amounts", () => {
  it.each([
    ["1234.50", "1234.50"],
    [" 1234.5 ", "1234.5"],
    ["9999999999999.99", "9999999999999.99"],
    ["0", "0"],
    [1234.5, "1234.5"],
    [0.1, "0.1"],
    [9_999_999_999_999, "9999999999999"],
  ])("the amount %j is read as the exact text %j", (value, stored) => {
    expect(startup.parse({ annualRevenue: value })).toEqual({ annualRevenue: stored });
  });

  it.each([
    "-1",
    -0.01,
    "12345678901234",
    "1.234",
    1.234,
    "1,000",
    "1e3",
    1e21,
    "abc",
    "NaN",
    "Infinity",
    true,
  ])("an amount may not be %j", (value) => {
    expect(getRefusal("annualRevenue", value)).not.toBe("");
  });
});

describe("percentages", () => {
  it.each(["0", "100", "12.25", 100, 3.5])("a percentage of a whole may be %j", (value) => {
    expect(startup.parse({ equityGivenAway: value })).toEqual({ equityGivenAway: String(value) });
  });

  it.each(["-1", "100.01", "101", "1.234", 1000])("a percentage of a whole may not be %j", (value) => {
    expect(getRefusal("equityGivenAway", value)).toBe("Must be between 0 and 100, with at most 2 decimals");
  });

  it("a percentage of change may be negative or above 100, within the column", () => {
    expect(startup.parse({ monthlyGrowthRate: "-12.5", grossMargin: 9_999_999.99 })).toEqual({
      monthlyGrowthRate: "-12.5",
      grossMargin: "9999999.99",
    });
    expect(getRefusal("monthlyGrowthRate", "10000000")).toBe("Must have at most 7 digits and 2 decimals");
    expect(getRefusal("monthlyGrowthRate", "fast")).toBe("Must be a number");
  });
});

describe("texts", () => {
  it("prose stays exactly as typed, and a single line is trimmed", () => {
    const prose = "  First\n\n  second  \n";
    expect(startup.parse({ useOfFunds: prose, headquarters: "  Accra " })).toEqual({
      useOfFunds: prose,
      headquarters: "Accra",
    });
  });

  it.each([
    ["headquarters", 5_000],
    ["description", 5_000],
    ["useOfFunds", 20_000],
  ])("the field %s holds %i characters and not one more", (field, max) => {
    expect(startup.safeParse({ [field]: "x".repeat(max) }).success).toBe(true);
    expect(getRefusal(field, "x".repeat(max + 1))).toMatch(/^Must be at most [\d,]+ characters$/);
  });

  it("a number is no text", () => {
    expect(getRefusal("useOfFunds", 5)).toBe("Must be text");
  });
});

describe("lists", () => {
  it("the items of a list are trimmed, and empty ones are dropped", () => {
    expect(startup.parse({ competitors: [" A ", "", "  ", "B, Inc."] })).toEqual({
      competitors: ["A", "B, Inc."],
    });
  });

  it("a list may be empty", () => {
    expect(startup.parse({ competitors: [] })).toEqual({ competitors: [] });
  });

  it("a list holds 50 entries of 200 characters and not one more", () => {
    const entries = Array.from({ length: 50 }, () => "x".repeat(200));
    expect(startup.parse({ competitors: entries })).toEqual({ competitors: entries });
    expect(getRefusal("competitors", [...entries, "x"])).toBe("Must have at most 50 entries");
    expect(getRefusal("competitors", ["x".repeat(201)])).toBe("Each entry must be at most 200 characters");
    expect(getRefusal("competitors", "A, B")).toBe("Must be a list");
    expect(getRefusal("competitors", ["A", 5])).toBe("Must be text");
  });
});

describe("choices", () => {
  it.each([
    ["country", "gh", "GH"],
    ["country", "ghana", "GH"],
    ["stage", "mvp", "MVP"],
    ["annualRevenueCurrency", "ghs", "GHS"],
    ["fundraisingStageSeeking", "PRE_SEED", "Pre-seed"],
    ["fundraisingStageSeeking", "series a", "Series A"],
  ])("the choice of %s, %j, is read as %j", (field, value, stored) => {
    expect(startup.parse({ [field]: value })).toEqual({ [field]: stored });
  });

  it("industries of the list are read by their words and labels, each once", () => {
    const industry = ["Health & wellbeing", "HEALTH", "AI", "medical_devices"];
    expect(startup.parse({ industry })).toEqual({ industry: ["health", "ai", "medical-devices"] });
  });

  it("an industry that is not on the list, or is narrower, stays in the person's own words", () => {
    const industry = ["health", "falconry", "Nuclear", "Insurance", "Banking"];
    expect(startup.parse({ industry })).toEqual({ industry });
  });

  it("a value that is no option is refused", () => {
    expect(getRefusal("country", "Atlantis")).toBe("Choose one of the options");
    expect(getRefusal("stage", "Unicorn")).toBe("Choose one of the options");
    expect(getRefusal("countriesOperating", ["GH", "Atlantis"])).toBe("Choose only from the options");
    expect(getRefusal("stage", 2)).toBe("Must be text");
  });
});

describe("yes and no", () => {
  it("yes and no are booleans only", () => {
    const schema = profileUpdateSchema("Social Enterprise");
    expect(schema.parse({ bCorpCertified: false })).toEqual({ bCorpCertified: false });
    for (const value of ["yes", "true", 1]) {
      expect(getRefusal("bCorpCertified", value, schema)).toBe("Must be yes or no");
    }
  });
});

describe("addresses", () => {
  it.each([
    "example.org",
    "ftp://example.org",
    "javascript:alert(1)",
    "https://user:pw@example.org",
    "https://",
  ])("the website %j is refused", (value) => {
    expect(getRefusal("website", value)).toBe("Must start with http:// or https://");
  });

  it.each(["ama", "ama@", "a@b@example.org", "ama@example.org,kofi@example.org"])(
    "the e-mail address %j is refused",
    (value) => {
      expect(getRefusal("founderEmail", value)).toBe("Must be a valid e-mail address");
    },
  );

  it.each(["javascript:alert(1)", "data:text/html,x", "ftp://example.org", "https://user:pw@example.org"])(
    "the social link %j is refused",
    (value) => {
      expect(getRefusal("socialLinks", ["@ama", value], individual)).toBe(
        "Each link must start with http:// or https://",
      );
    },
  );

  it("social links may be handles and bare names", () => {
    const socialLinks = ["@ama", "linkedin.com/in/ama", "https://ama.example.org"];
    expect(individual.parse({ socialLinks })).toEqual({ socialLinks });
  });
});
