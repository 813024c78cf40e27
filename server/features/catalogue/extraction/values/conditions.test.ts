import { describe, expect, it } from "vitest";
import { readApplicantLimit } from "./applicant-limit";
import { readCoFunding } from "./co-funding";
import { readConsortium } from "./consortium";

const readTerms = (...lines: string[]) => {
  const found = readCoFunding(lines);
  return found && [found.coFunding, found.share];
};
const readMin = (...lines: string[]) => readConsortium(lines)?.min ?? null;

describe("co-funding", () => {
  it.each([
    ["The grant requires a minimum 25% match of total project costs.", "25"],
    ["Match requirements are established at a minimum of 20%.", "20"],
    ["Applicants must provide a minimum 20% match.", "20"],
    ["A 15% match of the total project cost is required.", "15"],
    ["A nonprofit organization can meet the cost-sharing requirements of no less than 35 percent.", "35"],
    ["At least 25% of the total cost must be funded from nonstate sources.", "25"],
    ["Reimbursement available for up to 50 percent of eligible costs.", "50"],
    ["This funding provides up to 80% of the eligible cost of an eligible project.", "20"],
    ["The maximum grant amount is $2,500, not to exceed 85% of project costs.", "15"],
    ["The grants reimburse counties and municipalities 90 percent of eligible expenses.", "10"],
    ["Matching funds are required on a one-to-one basis.", "50"],
    ["Match funding: 12.5 %", "12.5"],
    ["Le cofinancement doit atteindre 20 % du budget, soit au moins 5 000 €", "20"],
    ["Die Förderung beträgt bis zu 60 Prozent der förderfähigen Kosten.", "40"],
    ["Matching funds are required.", null],
    ["There is a mandatory cost share requirement.", null],
    ["An eligible applicant shall provide matching funds.", null],
    ["Cost Sharing or Matching Requirement: Yes", null],
  ])("%j asks for it", (line, share) => {
    expect(readTerms(line)).toEqual(["required", share]);
  });

  it.each([
    "This program has no cost-sharing requirement.",
    "There is no match requirement for this funding;",
    "There is no match.",
    "Cost sharing is not required.",
    "This NOFO does not require cost sharing as defined in the NIH Grants Policy Statement.",
    "Cost sharing: No",
  ])("%j asks for none", (line) => {
    expect(readTerms(line)).toEqual(["not required", null]);
  });

  it.each([
    "Cost-share for energy studies at commercial, industrial, institutional and multifamily sites in New York State.",
    "Many Alaskan communities lack the tax base or resources necessary to meet cost share requirements.",
    "This is modification 03 to the NOFO: Removed indirect cost cap at 15% of Total Project Costs.",
    "Up to 20 percent of the total funds may be allocated for administration.",
    "Indirect costs are limited to 10% of the total costs.",
    "Local match requirement of up to 15% of the grant award.",
    "Assistance shall be matched by local funding in an amount not less than 30% of the non-federal share of the project costs.",
    "The Federal share payable is 100 percent.",
    "Please refer to the program guidelines for eligibility and match requirements as they may differ per project type.",
    "It covers up to 70% of the costs of small companies and 50% of the costs of large ones.",
    "Applications that provide match funding will be given additional consideration.",
    "Matching funds may only be used for the same eligible expenditures as grant funds themselves.",
    "Competitive matching grants and repayable grants for companies that raise incomes in rural Africa;",
    "A match is required if the applicant is a for-profit company.",
    "An advance payment of up to 50% of the project costs is possible.",
    "500,000 USD for 10% plus up to 500,000 USD in the next round",
  ])("%j says nothing about it", (line) => {
    expect(readTerms(line)).toBeNull();
  });

  it("two different shares leave the share open", () => {
    expect(
      readTerms(
        "DCED may fund up to 50% of the total cost of an approved application.",
        "At least 25% of the total cost must be funded from nonstate sources.",
      ),
    ).toEqual(["required", null]);
  });

  it("sentences that contradict each other say nothing", () => {
    expect(readTerms("Cost sharing is not required.", "Matching funds are required.")).toBeNull();
  });

  it("the sentence is kept as the quote", () => {
    expect(readCoFunding(["For youth clubs. Applicants must provide a 20% match. Apply soon."])?.quote).toBe(
      "Applicants must provide a 20% match.",
    );
  });
});

describe("a call for some applicants only", () => {
  it.each([
    ["By invitation only", "invited"],
    ["Invitation Only", "invited"],
    ["Applications to this fund are by invitation only.", "invited"],
    ["Only invited organisations may apply.", "invited"],
    ["Applicants must be current grantees in the CAC State-Local Partners Program.", "current holders"],
    ["This competition is open only to current Phase I grantees.", "current holders"],
    ["The grant is for renewal grantees.", "current holders"],
  ])("%j limits it", (line, limit) => {
    expect(readApplicantLimit([line])?.limit).toBe(limit);
  });

  it.each([
    "Full proposals are by invitation only.",
    "Open invitation to propose clean-energy transactions for NY Green Bank to finance.",
    "This announcement invites applications for non-clinical trial R01-level projects.",
    "Eligible applicants are invited to apply to create and support Business Assistance Support Centers.",
    "Interviews are by invitation only.",
    "Projects and organizations previously funded by this grant will be eligible for future funding.",
    "This notice is not a mechanism to fund existing NWS awards.",
    "Current recipients of specific types of NIH research grants may apply for administrative supplements.",
  ])("%j limits nothing", (line) => {
    expect(readApplicantLimit([line])).toBeNull();
  });
});

describe("a consortium", () => {
  it.each([
    ["Required partnership of at least two organizations, one of which will serve as the lead applicant.", 2],
    ["Grant for consortia in EU and associated countries doing early research towards a new technology.", 2],
    ["Proposals come from consortia of at least three independent legal entities from three countries.", 3],
    ["The consortium must include at least 4 partners.", 4],
    ["Applicants must partner with at least two other organisations.", 3],
    ["Applicants must work with at least one other municipality.", 2],
    ["Applications must be submitted by a consortium.", 2],
  ])("%j is demanded", (line, min) => {
    expect(readMin(line)).toBe(min);
  });

  it.each([
    "An applicant may apply as a single organization or consortia of organizations, however, one partner must be designated as the lead applicant.",
    "DOJ encourages applications that involve two or more entities, however, one eligible entity must be the applicant.",
    "The DISCOVERY Study is a multi-center longitudinal consortium conducted across 19 clinical sites.",
    "Non-Afghan organizations or companies are required to partner with an Afghan organization or company.",
    "Applicants must identify at least one employer partner that is committed to providing employment opportunities.",
    "The CESU Network is a national consortium of federal agencies and academic institutions (300 partners).",
    "The prize was awarded to a consortium of at least five universities.",
    "MCC partnerships take many forms and benefit both MCC and our partner organizations.",
  ])("%j demands none", (line) => {
    expect(readMin(line)).toBeNull();
  });
});
