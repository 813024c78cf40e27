import { describe, expect, it } from "vitest";
import { readJudgements, formatUnjudged } from "./judging";
import { computeFigures, computeMeans } from "./metrics";
import type { Measure, ProfileResult } from "./measure";
import { toJson, summaryText, worstText } from "./report";
import { type Rankings, type System, SYSTEMS } from "./systems";
import type { Grade } from "./types";

const mapSystems = <T>(make: (system: System) => T) =>
  Object.fromEntries(SYSTEMS.map((system) => [system, make(system)])) as Record<System, T>;

/** Builds the result of one profile. The engine shows these keys, and every baseline shows only `b`. */
function buildResult(id: string, shown: string[], grades: Record<string, Grade>): ProfileResult {
  const labels = new Map(Object.entries(grades));
  const rankings: Rankings = mapSystems((system) =>
    (system === "engine" ? shown : ["b"]).map((key) => ({ key, score: 50 })),
  );
  return {
    profile: { id, name: "Sun Pumps", type: "Startup", entity: { country: "KE", description: "Pumps" } },
    labels,
    rankings,
    figures: mapSystems((system) =>
      computeFigures(
        rankings[system].map(({ key }) => key),
        labels,
      ),
    ),
  };
}

function buildMeasure(results: ProfileResult[]): Measure {
  const buildItem = (key: string) =>
    [
      key,
      { id: key, key, name: `Call ${key}`, funderName: null, description: "Text", publishedOn: "2026-01-01" },
    ] as const;
  return {
    set: "starter",
    model: "builtin-9",
    catalogue: new Map(["a", "b", "c"].map(buildItem)),
    results,
    means: mapSystems((system) => computeMeans(results.map(({ figures }) => figures[system]))),
    calibrationError: 0.25,
    missed: [],
  };
}

const measure = buildMeasure([
  buildResult("good", ["a"], { a: "3", b: "0" }),
  buildResult("bad", ["c", "b"], { a: "2", b: "x" }),
]);

describe("the report", () => {
  it("the summary has a row for every system", () => {
    const lines = summaryText(measure).split("\n");
    expect(lines[0]).toBe("Set starter, embedder builtin-9: 2 profiles, 3 open opportunities, 4 labels");
    for (const system of SYSTEMS) expect(lines.some((line) => line.startsWith(system))).toBe(true);
    expect(lines.find((line) => line.startsWith("engine"))).toMatch(/0\.500 +0\.500 +1 +33\.3 % +1$/);
  });

  it("the summary tells how much of what is shown at a percentage is relevant", () => {
    expect(summaryText(measure)).toContain(
      "Relevant of what is shown at 50 %: 33 % of 3; calibration error 0.250",
    );
  });

  it("the report of worst profiles begins with the worst one and lists the relevant opportunities that are missing", () => {
    const text = worstText(measure, 1);
    expect(text).toContain("bad (Startup, KE): NDCG@10 0.000");
    expect(text).toMatch(/1\. \[\?\] +50 +Call c/);
    expect(text).toContain("[2] not in the first 20: Call a");
    expect(text).not.toContain("good");
  });

  it("the JSON has the grade of every shown opportunity", () => {
    expect(toJson(measure).profiles[1]?.first).toEqual([
      { key: "c", score: 50, grade: null },
      { key: "b", score: 50, grade: "x" },
    ]);
  });
});

describe("judging", () => {
  it("formatUnjudged lists opportunities without a label, and hides rank and system", () => {
    expect(formatUnjudged(measure)).toBe("# Sun Pumps: Pumps\nbad ? c Call c — Text\n");
  });

  it("readJudgements reads the lines whose question mark was replaced", () => {
    const text = "# Sun Pumps\nbad 1 c Call c\nbad ? a Call a\n\n";
    expect(readJudgements(text, measure)).toEqual([{ profileId: "bad", grade: "1", key: "c" }]);
  });

  it.each(["nobody 1 c Call", "bad 4 c Call", "bad 1 d Call"])("readJudgements refuses %j", (line) => {
    expect(() => readJudgements(line, measure)).toThrow("Not a judgement");
  });
});
