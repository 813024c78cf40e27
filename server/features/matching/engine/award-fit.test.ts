import { describe, expect, it } from "vitest";
import { awardFit } from "./award-fit";
import { findAward } from "./award-kinds";
import { AWARD_SHARES } from "./scoring";
import { makeFacts, anOpportunity } from "../../../test/helpers/match-facts";

const NIH = "National Institutes of Health";
const buildFederal = (name: string, funderName: string | null = NIH) =>
  anOpportunity({ name, funderName, source: "Grants.gov" });
type Entity = Parameters<typeof makeFacts>[0];
const fitAward = (entity: Entity, name: string, funder?: string) =>
  awardFit(makeFacts(entity), buildFederal(name, funder));

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
  ])('the kind of the award "%s" is read from its name', (name, funder, purpose) => {
    expect(findAward(buildFederal(name, funder)).kind.purpose).toMatch(purpose);
  });

  it("the kind of other awards is known only if they name stages of companies", () => {
    expect(findAward(anOpportunity({ stageFocus: ["Idea"] })).kind.purpose).toMatch(/founders/);
    expect(awardFit(makeFacts(), anOpportunity()).goesTo).toBeNull();
  });
});

describe("the fit of an award", () => {
  const research = { type: "Research", description: "We study sleep." } as const;
  const [all, oneStep, twoSteps] = AWARD_SHARES;

  it("the fit is full for a type that such awards mostly go to", () => {
    expect(fitAward(research, "Sleep (R01)")).toMatchObject({ goesTo: "mostly", share: all, met: true });
  });

  it("the fit is zero for a type that never gets such awards", () => {
    expect(fitAward({ type: "Government" }, "Sleep (R01)")).toMatchObject({
      goesTo: "others",
      share: 0,
      met: false,
    });
  });

  it("the fit is full if the profile asks for such an award, and one step less if it does not", () => {
    const asking = fitAward({ ...research, mission: "We train doctoral students." }, "Training Grant (T32)");
    expect(asking).toMatchObject({ asked: "train", share: all });
    expect(fitAward(research, "Training Grant (T32)")).toMatchObject({
      asked: null,
      share: oneStep,
      met: null,
    });
  });

  it("the fit is one step less for a type that sometimes gets such awards", () => {
    const school = { type: "School", description: "We teach science." } as const;
    expect(fitAward(school, "Science Education (R25)")).toMatchObject({ goesTo: "also", share: oneStep });
    expect(fitAward({ ...school, description: "We teach." }, "Science Education (R25)").share).toBe(twoSteps);
  });

  it("the fit is one step less if the award requires trials that the profile does not mention", () => {
    const required = "Sleep (R01 Clinical Trial Required)";
    expect(fitAward(research, required)).toMatchObject({ missing: "clinical trials", share: oneStep });
    expect(fitAward({ ...research, mission: "We run trials." }, required)).toMatchObject({
      missing: null,
      share: all,
    });
  });

  it("the fit is zero for entities that do not ask for an award that only those who ask can use, unless their profile is empty", () => {
    const name = "Fellowship (F32)";
    expect(fitAward({ type: "Individual", description: "I sell vegetables." }, name).share).toBe(0);
    expect(fitAward({ type: "Individual", description: "A postdoctoral fellow." }, name).share).toBe(all);
    expect(fitAward({ type: "Individual" }, name)).toMatchObject({ share: oneStep, met: null });
  });
});
