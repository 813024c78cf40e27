import { describe, expect, it } from "vitest";
import { anOpportunity, makeFacts, NOW } from "../../../test/helpers/match-facts";
import { GRANTS_GOV_SOURCE } from "../../catalogue/grants-gov/mapping";
import { readApplicants } from "../../catalogue/grants-gov/codes";
import { describeGates } from "../explain/gate-words";
import { checkGates } from "./gates";
import type { EntityFacts } from "./match-types";

/** A federal notice with these kinds of applicants. */
function makeNotice(...codes: string[]) {
  const { eligibilityText, ...eligible } = readApplicants(codes);
  return anOpportunity({ ...eligible, applicants: eligibilityText, source: GRANTS_GOV_SOURCE });
}
const check = (facts: Partial<EntityFacts>, notice: ReturnType<typeof makeNotice>) =>
  checkGates(makeFacts({ country: "US", ...facts }), notice, NOW).type;

describe("a community group where nonprofits may apply", () => {
  const group = { type: "Community Group", description: "Neighbours who plant oaks." } as const;
  const only501c3 = makeNotice("00", "12");
  const explain = (facts: Partial<EntityFacts>, notice: ReturnType<typeof makeNotice>) => {
    const own = makeFacts({ ...group, country: "US", ...facts });
    const shown = describeGates(own, notice, checkGates(own, notice, NOW));
    return shown.find(({ gate }) => gate === "type")!;
  };

  it.each([
    ["that says nothing of its status is excluded", {}, "failed"],
    ["that says that it is not registered is excluded", { description: "We are not registered." }, "failed"],
    ["that seeks a sponsor is excluded", { description: "We have no fiscal sponsor yet." }, "failed"],
    ["that lacks a sponsor is excluded", { description: "We don't have a fiscal sponsor." }, "failed"],
    ["that looks for a sponsor is excluded", { description: "Looking for a fiscal sponsor." }, "failed"],
    ["that is no charity is excluded", { description: "We are not a registered charity." }, "failed"],
    ["with a fiscal sponsor stays open", { ownKind: "Neighbours, with a fiscal sponsor" }, "unknown"],
    ["that is incorporated stays open", { description: "An incorporated volunteer company." }, "unknown"],
    [
      "that is registered in another country is excluded",
      { country: "KE", description: "A registered youth group." },
      "failed",
    ],
  ] as const)("a group %s where the call asks for 501(c)(3) status", (_which, facts, verdict) => {
    expect(check({ ...group, ...facts }, only501c3)).toBe(verdict);
  });

  it("may be a nonprofit without tax status where the call admits those", () => {
    expect(check(group, makeNotice("12", "13"))).toBe("unknown");
    expect(check(group, makeNotice("00", "01"))).toBe("failed");
    expect(check(group, makeNotice("12", "99"))).toBe("met");
  });

  it("is told in a sentence what it needs", () => {
    expect(explain({}, only501c3)).toMatchObject({
      verdict: "not_met",
      opportunity: expect.stringContaining("needs a fiscal sponsor that applies for it"),
    });
    expect(explain({ ownKind: "With a fiscal sponsor" }, only501c3).opportunity).toContain(
      "your fiscal sponsor may be one of them",
    );
    expect(explain({ description: "A registered charity." }, only501c3).opportunity).toContain(
      "check that your registration",
    );
    expect(explain({}, makeNotice("12", "13")).opportunity).toContain("ask whether your group counts as one");
    expect(explain({}, makeNotice("00", "01")).opportunity).not.toContain("sponsor");
    expect(explain({}, makeNotice("12", "25")).opportunity).not.toContain("sponsor");
  });
});

describe("the level of a public body", () => {
  const body = (facts: Partial<EntityFacts>) =>
    ({ type: "Government", name: "Road Works", ...facts }) as const;

  it("is read from the name of its agency if its own name does not tell", () => {
    const forCounties = makeNotice("01");
    expect(check(body({}), forCounties)).toBe("unknown");
    expect(check(body({ ownKind: "Loup County Roads" }), forCounties)).toBe("met");
    expect(check(body({ ownKind: "City of Fresno" }), forCounties)).toBe("failed");
    expect(check(body({ name: "Travis County Roads", ownKind: "City works" }), forCounties)).toBe("met");
    expect(check(body({ ownKind: "State Department of Transportation" }), makeNotice("00"))).toBe("met");
    expect(check(body({ ownKind: "Native Village of Qanirmiut" }), makeNotice("07"))).toBe("met");
    expect(check(body({ ownKind: "Erie Housing Authority" }), makeNotice("08"))).toBe("met");
  });

  it("may be a school district, which is listed among schools", () => {
    const district = body({ name: "Elko County School District" });
    expect(check(district, makeNotice("05"))).toBe("met");
    expect(check(district, makeNotice("01"))).toBe("failed");
    expect(check(district, makeNotice("04"))).toBe("failed");
    expect(check(district, makeNotice("06"))).toBe("failed");
    expect(check(body({ name: "Elko County" }), makeNotice("05"))).toBe("failed");
  });
});
