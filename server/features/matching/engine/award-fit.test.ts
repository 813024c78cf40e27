import { describe, expect, it } from "vitest";
import { awardFit } from "./award-fit";
import { awardOf } from "./award-kinds";
import { AWARD_SHARES } from "./scoring";
import { anEntity, anOpportunity } from "../../../test/helpers/match-facts";

const NIH = "National Institutes of Health";
const federal = (name: string, funderName: string | null = NIH) =>
  anOpportunity({ name, funderName, source: "Grants.gov" });
type Entity = Parameters<typeof anEntity>[0];
const fit = (entity: Entity, name: string, funder?: string) =>
  awardFit(anEntity(entity), federal(name, funder));

describe("the kind of an award", () => {
  it.each([
    ["Change of Recipient Organization (Type 7)", NIH, "more for an award that somebody holds already"],
    ["SBIR Phase IIB Bridge Awards (R44 Clinical Trial Optional)", NIH, /Phase II/],
    ["Small Business Innovation Research Grant (Parent SBIR [R43/R44])", NIH, /small businesses/],
    ["Support for Conferences and Scientific Meetings (Parent R13)", NIH, "for conferences"],
    [
      "AREA for Undergraduate-Focused Institutions (R15 Clinical Trial Required)",
      NIH,
      /little research money/,
    ],
    ["Mentored Research Scientist Development Award (Parent K01)", NIH, /career of one scientist/],
    ["Institutional Research Training Grant (Parent T32)", NIH, "for training people in research"],
    ["Occupational Safety Training Project Grants (T03)", NIH, "for training and teaching"],
    [
      "Animal and Biological Material Resource Centers (P40 Clinical Trial Not Allowed)",
      NIH,
      /many researchers use/,
    ],
    ["Alzheimer's Drug-Development Program (U01 Clinical Trial Optional)", NIH, /drug or device/],
    ["Cancer Prevention Clinical Trials Grant Program (R01)", NIH, "for clinical trials"],
    ["Diabetes Research Centers (P30 Clinical Trial Optional)", NIH, "for a research center"],
    ["Sociology", "U.S. National Science Foundation", "for a research project"],
    ["Sleep Health (R01 - Clinical Trials Optional)", NIH, "for a research project"],
    ["Services Research Not Involving Clinical Trials (R01)", NIH, "for a research project"],
    ["Air Dominance Broad Agency Announcement", "Air Force -- Research Lab", /armed forces/],
    ["Rural Residency Planning", "Health Resources and Services Administration", "for training and teaching"],
    ["Public Health Nursing", "Indian Health Service", "for work that serves the public"],
  ])("of %s is told by its name", (name, funder, called) => {
    expect(awardOf(federal(name, funder)).kind.called).toMatch(called);
  });

  it("is told of others only where they name stages of companies", () => {
    expect(awardOf(anOpportunity({ stageFocus: ["Idea"] })).kind.called).toMatch(/founders/);
    expect(awardFit(anEntity(), anOpportunity()).goesTo).toBeNull();
  });
});

describe("the fit of an award", () => {
  const research = { type: "Research", description: "We study sleep." } as const;
  const [all, one, two] = AWARD_SHARES;

  it("is full for a type that such awards go to", () => {
    expect(fit(research, "Sleep (R01)")).toMatchObject({ goesTo: "mostly", share: all, met: true });
  });

  it("is nothing for a type that they never go to", () => {
    expect(fit({ type: "Government" }, "Sleep (R01)")).toMatchObject({
      goesTo: "others",
      share: 0,
      met: false,
    });
  });

  it("is full where the profile asks for such an award, and one step less where it does not", () => {
    const asking = fit({ ...research, mission: "We train doctoral students." }, "Training Grant (T32)");
    expect(asking).toMatchObject({ asked: "train", share: all });
    expect(fit(research, "Training Grant (T32)")).toMatchObject({ asked: null, share: one, met: null });
  });

  it("is a step less for a type that they go to now and then", () => {
    const school = { type: "School", description: "We teach science." } as const;
    expect(fit(school, "Science Education (R25)")).toMatchObject({ goesTo: "also", share: one });
    expect(fit({ ...school, description: "We teach." }, "Science Education (R25)").share).toBe(two);
  });

  it("is a step less where it requires trials of which the profile says nothing", () => {
    const required = "Sleep (R01 Clinical Trial Required)";
    expect(fit(research, required)).toMatchObject({ lacks: "clinical trials", share: one });
    expect(fit({ ...research, mission: "We run trials." }, required)).toMatchObject({
      lacks: null,
      share: all,
    });
  });

  it("is nothing for those who do not ask for what is of use to nobody else, unless their profile is empty", () => {
    const name = "Fellowship (F32)";
    expect(fit({ type: "Individual", description: "I sell vegetables." }, name).share).toBe(0);
    expect(fit({ type: "Individual", description: "A postdoctoral fellow." }, name).share).toBe(all);
    expect(fit({ type: "Individual" }, name)).toMatchObject({ share: one, met: null });
  });
});
