import { describe, expect, it } from "vitest";
import { ALL_ENTITY_TYPES } from "../constants/enums";
import { listQuestions } from "../constants/questionnaires";
import type { AnswerRule, AnswerValue } from "../constants/questionnaires/questions";
import { profileUpdateSchema } from "./profiles";

const startup = profileUpdateSchema("Startup");
const individual = profileUpdateSchema("Individual");

/** The first message at the one field of a refused body. */
function refusal(field: string, value: unknown, schema: typeof startup = startup): string {
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

  it("takes a fitting answer to every question and gives it back unchanged", () => {
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

  it("clears every field with null and with an empty text", () => {
    const cleared = Object.fromEntries(questions.map(({ fieldName }) => [fieldName, null]));
    expect(schema.parse(cleared)).toEqual(cleared);
    expect(schema.parse(Object.fromEntries(questions.map(({ fieldName }) => [fieldName, ""])))).toEqual(
      cleared,
    );
  });

  it("leaves alone what is absent, and drops what is no question", () => {
    const body = JSON.parse(
      '{"country":"gh","userId":"x","profileCompletionScore":100,"__proto__":{"isAdmin":true}}',
    );
    const parsed = schema.parse(body);
    expect(Object.keys(parsed)).toEqual(["country"]);
    expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype);
    expect(schema.parse({})).toEqual({});
  });

  it("refuses an object in every field, and a list wherever one value stands", () => {
    for (const { fieldName, type: kind } of questions) {
      expect(schema.safeParse({ [fieldName]: { toString: 1 } }).success, fieldName).toBe(false);
      const isList = kind === "array" || kind === "multiselect";
      expect(schema.safeParse({ [fieldName]: [["x"]] }).success, fieldName).toBe(false);
      expect(schema.safeParse({ [fieldName]: isList ? "x" : ["x"] }).success, fieldName).toBe(false);
    }
  });

  it("refuses NUL characters and halves of characters in every text and list", () => {
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
  it.each([0, 12, 2_147_483_647])("may be %j", (value) => {
    expect(startup.parse({ customerCount: value })).toEqual({ customerCount: value });
  });

  it("may come in quotes", () => {
    expect(startup.parse({ customerCount: "140" })).toEqual({ customerCount: 140 });
  });

  it.each([1.5, "1.5", "1e3", "abc", true, [5], Number.NaN, Number.POSITIVE_INFINITY, 1e21, "0x10"])(
    "may not be %j",
    (value) => {
      expect(refusal("customerCount", value)).toBe("Must be a whole number");
    },
  );

  it.each([-1, 2_147_483_648, "99999999999"])("stay within the column: %j", (value) => {
    expect(refusal("customerCount", value)).toBe("Must be between 0 and 2,147,483,647");
  });

  it.each([1799, 2101, 0, -5])("that are years lie between 1800 and 2100: %j", (value) => {
    expect(refusal("foundedYear", value)).toBe("Must be a year between 1800 and 2100");
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
  ])("read %j as the exact text %j", (given, kept) => {
    expect(startup.parse({ annualRevenue: given })).toEqual({ annualRevenue: kept });
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
  ])("may not be %j", (value) => {
    expect(refusal("annualRevenue", value)).not.toBe("");
  });
});

describe("percentages", () => {
  it.each(["0", "100", "12.25", 100, 3.5])("of a whole may be %j", (value) => {
    expect(startup.parse({ equityGivenAway: value })).toEqual({ equityGivenAway: String(value) });
  });

  it.each(["-1", "100.01", "101", "1.234", 1000])("of a whole may not be %j", (value) => {
    expect(refusal("equityGivenAway", value)).toBe("Must be between 0 and 100, with at most 2 decimals");
  });

  it("of change may be negative or above 100, within the column", () => {
    expect(startup.parse({ monthlyGrowthRate: "-12.5", grossMargin: 9_999_999.99 })).toEqual({
      monthlyGrowthRate: "-12.5",
      grossMargin: "9999999.99",
    });
    expect(refusal("monthlyGrowthRate", "10000000")).toBe("Must have at most 7 digits and 2 decimals");
    expect(refusal("monthlyGrowthRate", "fast")).toBe("Must be a number");
  });
});

describe("texts", () => {
  it("keep prose exactly as typed and trim a single line", () => {
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
  ])("in %s hold %i characters and not one more", (field, max) => {
    expect(startup.safeParse({ [field]: "x".repeat(max) }).success).toBe(true);
    expect(refusal(field, "x".repeat(max + 1))).toMatch(/^Must be at most [\d,]+ characters$/);
  });

  it("take a number for no text", () => {
    expect(refusal("useOfFunds", 5)).toBe("Must be text");
  });
});

describe("lists", () => {
  it("are trimmed and lose their empty items", () => {
    expect(startup.parse({ competitors: [" A ", "", "  ", "B, Inc."] })).toEqual({
      competitors: ["A", "B, Inc."],
    });
  });

  it("may be empty", () => {
    expect(startup.parse({ competitors: [] })).toEqual({ competitors: [] });
  });

  it("hold 50 entries of 200 characters and not one more", () => {
    const full = Array.from({ length: 50 }, () => "x".repeat(200));
    expect(startup.parse({ competitors: full })).toEqual({ competitors: full });
    expect(refusal("competitors", [...full, "x"])).toBe("Must have at most 50 entries");
    expect(refusal("competitors", ["x".repeat(201)])).toBe("Each entry must be at most 200 characters");
    expect(refusal("competitors", "A, B")).toBe("Must be a list");
    expect(refusal("competitors", ["A", 5])).toBe("Must be text");
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
  ])("in %s read %j as %j", (field, given, kept) => {
    expect(startup.parse({ [field]: given })).toEqual({ [field]: kept });
  });

  it("take industries of the list by their words and labels, each once", () => {
    const industry = ["Health & wellbeing", "HEALTH", "AI", "medical_devices"];
    expect(startup.parse({ industry })).toEqual({ industry: ["health", "ai", "medical-devices"] });
  });

  it("keep an industry that is not on the list, or is narrower, in the person's own words", () => {
    const industry = ["health", "falconry", "Nuclear", "Insurance", "Banking"];
    expect(startup.parse({ industry })).toEqual({ industry });
  });

  it("refuse what is no option", () => {
    expect(refusal("country", "Atlantis")).toBe("Choose one of the options");
    expect(refusal("stage", "Unicorn")).toBe("Choose one of the options");
    expect(refusal("countriesOperating", ["GH", "Atlantis"])).toBe("Choose only from the options");
    expect(refusal("stage", 2)).toBe("Must be text");
  });
});

describe("yes and no", () => {
  it("are booleans only", () => {
    const schema = profileUpdateSchema("Social Enterprise");
    expect(schema.parse({ bCorpCertified: false })).toEqual({ bCorpCertified: false });
    for (const value of ["yes", "true", 1]) {
      expect(refusal("bCorpCertified", value, schema)).toBe("Must be yes or no");
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
  ])("refuse the website %j", (value) => {
    expect(refusal("website", value)).toBe("Must start with http:// or https://");
  });

  it.each(["ama", "ama@", "a@b@example.org", "ama@example.org,kofi@example.org"])(
    "refuse the e-mail %j",
    (value) => {
      expect(refusal("founderEmail", value)).toBe("Must be a valid e-mail address");
    },
  );

  it.each(["javascript:alert(1)", "data:text/html,x", "ftp://example.org", "https://user:pw@example.org"])(
    "refuse the link %j among social links",
    (value) => {
      expect(refusal("socialLinks", ["@ama", value], individual)).toBe(
        "Each link must start with http:// or https://",
      );
    },
  );

  it("take handles and bare names among social links", () => {
    const socialLinks = ["@ama", "linkedin.com/in/ama", "https://ama.example.org"];
    expect(individual.parse({ socialLinks })).toEqual({ socialLinks });
  });
});
