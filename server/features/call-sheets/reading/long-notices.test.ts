import { describe, expect, it } from "vitest";
import { readCall } from "./read-call";

const read = (text: string) =>
  readCall([{ number: 1, text, isUnread: false }]).map(({ kind, quote }) => [kind, quote]);
const PARAGRAPH =
  "The money that is left over at the end of a year stays with the project, and it may be spent on the same costs in the year that follows.";

describe("in a long notice", () => {
  it("a criterion has the weight that stands in the line below it", () => {
    expect(
      readCall([{ number: 1, text: "Criterion 1: Need\n15 points\nWho needs it.", isUnread: false }]),
    ).toEqual([
      expect.objectContaining({
        kind: "criterion",
        value: { name: "Criterion 1: Need", weight: 15, unit: "points" },
      }),
    ]);
  });

  it("a list without marks ends at a heading with a paragraph below it", () => {
    const found = read(`Award criteria\nImpact\nQuality of the team\nLeft-over money\n${PARAGRAPH}`);
    expect(found).toContainEqual(["criterion", "Quality of the team"]);
    expect(found).not.toContainEqual(["criterion", "Left-over money"]);
  });

  it("a list ends where a sentence begins a list of something else", () => {
    const found = read(
      "Documents to send\n• a project budget\nWe will not look at an application that:\n• comes after the last day",
    );
    expect(found).toEqual([["document", "• a project budget"]]);
  });

  it("a sentence below a list of criteria may set a limit, and a heading is none of them", () => {
    expect(
      read("Award criteria\nImpact (40 points)\nQuestions\nThe proposal must not exceed 10 pages."),
    ).toEqual([
      ["criterion", "Impact (40 points)"],
      ["limit", "The proposal must not exceed 10 pages."],
    ]);
    const below = read("Award criteria\nImpact (40 points)\nThe proposal must not exceed 10 pages.");
    expect(below).toContainEqual(["limit", "The proposal must not exceed 10 pages."]);
  });

  it("a numbered step ends the list before it", () => {
    const found = read("Required documents\nProject budget\nStep 4: Learn how we look at it\nFirst look");
    expect(found).toEqual([["document", "Project budget"]]);
  });

  it("a duty of whoever applies is no rule on who may apply", () => {
    expect(read("You must submit your application through the portal.")).toEqual([]);
    expect(read("You must be a charity in Wales.")).toEqual([
      ["eligibility", "You must be a charity in Wales."],
    ]);
  });

  it("what costs or plans of an evaluation are headed by is no criterion", () => {
    expect(read("Evaluation costs\n• software for reports")).toEqual([]);
  });

  it('a dollar sign or a "No" is no document', () => {
    expect(read("Required documents\nProject budget\nNo\n$")).toEqual([["document", "Project budget"]]);
  });

  it("titles and numbers at the edge of page after page are no text of the call", () => {
    const page = (number: number, text: string) => ({
      ...{ number, isUnread: false },
      text: `Community Fund 2027\n${text}\nPage ${number}`,
    });
    const found = readCall([
      page(1, "Required documents\n• Project budget"),
      page(2, "• Letters of support"),
      page(3, "• Proof of registration"),
    ]);
    expect(found.map(({ kind, quote }) => [kind, quote])).toEqual([
      ["document", "• Project budget"],
      ["document", "• Letters of support"],
      ["document", "• Proof of registration"],
    ]);
  });

  it("a line that ends in the middle of a name goes on in the next one", () => {
    expect(read("Attachment 2: Letters of support and\nMemoranda of agreement")).toEqual([
      ["document", "Attachment 2: Letters of support and Memoranda of agreement"],
    ]);
  });

  it("lists of what a project does are no lists of documents", () => {
    const work = "• a plan of courses\n• a directory of clinics";
    for (const sentence of ["The website should include the following:", "Topics of the training include:"])
      expect(read(`${sentence}\n${work}`)).toEqual([]);
    expect(read(`Your application must include the following:\n${work}`)).toHaveLength(2);
  });

  it("in a list of documents, what tells how to send them is none", () => {
    const found = read(
      "Required documents\n• Once you open the form, save the file\n• File name: Budget\n• Work plan\nStandard forms",
    );
    expect(found).toEqual([["document", "• Work plan"]]);
  });

  it("names in a table of what to send are documents, and so are forms with a number", () => {
    const found = read(
      "Project abstract\nUse the Project Abstract Summary form.\nBudget narrative Upload in the attachments form\nDisclosure of Lobbying Activities (SF-LLL)",
    );
    expect(found.map(([, quote]) => quote)).toEqual([
      "Project abstract",
      "Budget narrative Upload in the attachments form",
      "Disclosure of Lobbying Activities (SF-LLL)",
    ]);
  });

  it("the same limit is kept for each paper it is set for", () => {
    expect(read("Provide a one-page work plan.\nPosition descriptions should be\none page each.")).toEqual(
      expect.arrayContaining([
        ["limit", "Provide a one-page work plan."],
        ["limit", "Position descriptions should be one page each."],
      ]),
    );
    expect(read("Page limit: 12")).toEqual([["limit", "Page limit: 12"]]);
  });

  it("a section has the points of the line below it, and they are no size of letters", () => {
    expect(
      readCall([
        { number: 1, text: "Section A: Need\n25 points – approximately two pages.", isUnread: false },
      ]),
    ).toEqual([
      expect.objectContaining({
        kind: "criterion",
        value: { name: "Section A: Need", weight: 25, unit: "points" },
      }),
    ]);
  });

  it("what makes trainees or costs eligible is no rule on who may apply, and neither are facts below one", () => {
    for (const heading of ["Trainee eligibility", "Eligible costs"])
      expect(read(`${heading}\n• A citizen of the country\n• Salaries of staff`)).toEqual([]);
    expect(
      read("Eligible applicants\n• Tribal organizations\nExpected awards: 12 new grants a year"),
    ).toEqual([["eligibility", "• Tribal organizations"]]);
  });

  it("a word that only names the eligible states no rule", () => {
    expect(read("The office invites all eligible organizations to send a proposal.")).toEqual([]);
    expect(read("Only charities are eligible for this fund.")).toHaveLength(1);
  });

  it("a sign that was lost in a copy asks nothing, and neither does a question about the world", () => {
    expect(read("It supports the Forum?s localities and how they work with your neighbours.")).toEqual([]);
    expect(read("How did the universe begin?")).toEqual([]);
    expect(read("How will you reach people in villages?")).toHaveLength(1);
  });

  it("where complaints and fraud are told is no contact for questions", () => {
    expect(read("Contact the Office for Civil Rights at 1-800-555-0111.")).toEqual([]);
  });

  it("a telephone number keeps the 1 before it", () => {
    expect(read("Questions? Call 1-800-555-0170.")).toEqual([["contact", "1-800-555-0170"]]);
  });
});
