import { describe, expect, it } from "vitest";
import { readCall } from "./reading/read-call";
import { readWebPage } from "./read-web-page";

const page = (body: string) =>
  readWebPage(`<html><body><main>${body}</main></body></html>`, "https://harbour.example/call");
const read = (body: string) => readCall([page(body)]).map(({ kind, quote }) => [kind, quote]);

describe("a web page of a call", () => {
  it("tells its headings and items, whose marks are no words of it", () => {
    const { text, marks, headings } = page(
      "<h2>Crew</h2><p>Who sails.</p><ul><li><p>The cook</p><p>He cooks.</p></li><li>A mate<ol><li>of the first boat</li></ol></li></ul><p><strong>Sails</strong></p><p><b>Not</b> all</p>",
    );
    expect(text.split("\n")).toEqual([
      ...["Crew", "Who sails.", "The cook", "He cooks.", "A mate", "of the first boat", "Sails", "Not all"],
    ]);
    expect(marks).toEqual([
      { line: 0, kind: "heading", level: 2 },
      { line: 2, kind: "bullet", level: 1 },
      { line: 4, kind: "bullet", level: 1 },
      { line: 5, kind: "bullet", level: 2 },
    ]);
    expect(headings).toEqual(["Sails"]);
  });

  it("has the cells of a row in one line, unless the table only lays out the page", () => {
    expect(
      page(
        "<table><tr><th>Criterion</th><th>Points</th></tr><tr><td><p>Care</p></td><td>40</td></tr></table><table><tr><td><h2>Crew</h2><p>Who sails.</p></td><td>Menu</td></tr></table>",
      ).text.split("\n"),
    ).toEqual(["Criterion | Points", "Care | 40", "Crew", "Who sails.", "Menu"]);
  });

  it("keeps the items in a cell of a table that only lays out the page", () => {
    expect(
      read(
        "<table><tr><td>What to send</td><td><ul><li>Crew list</li><li>Sail plan</li></ul></td></tr></table>",
      ),
    ).toEqual([
      ["document", "Crew list"],
      ["document", "Sail plan"],
    ]);
  });

  it("has what is looked at beside a criterion in the row of its weight", () => {
    const row = "<td>Care</td><td><ul><li>Paint</li><li>Nails</li></ul></td><td>40</td>";
    expect(
      read(`<table><tr><th>Criterion</th><th>Indicators</th><th>Points</th></tr><tr>${row}</tr></table>`),
    ).toEqual([["criterion", "Care | Paint Nails | 40"]]);
  });

  it("keeps the name of a value apart from it", () => {
    for (const [name, value] of [
      ['<span class="field-label">Closing date</span>', "<span>3 March 2030</span>"],
      ["<span>Closing date</span>", '<span class="field-value">3 March 2030</span>'],
      ["<b>Closing date", '<span class="field-value">3 March 2030</span></b>'],
    ]) {
      expect(page(`<p>${name}${value}</p>`).text).toBe("Closing date 3 March 2030");
      expect(read(`<p>${name}${value}</p>`).map(([kind]) => kind)).toEqual(["closing"]);
    }
    expect(page('<p><span class="label">Closing date</span>: 3 March 2030</p>').text).toBe(
      "Closing date: 3 March 2030",
    );
  });

  it("keeps the name of a value before it", () => {
    expect(page("<p><b>Closing date</b>: 3 March 2030</p>").text).toBe("Closing date: 3 March 2030");
  });

  it("has its criteria, papers and questions in lists below headings", () => {
    expect(
      read(
        "<h2>Selection criteria</h2><ul><li>Care of the pier</li><li>Skill of the crew</li></ul><h2>What to send</h2><p>Please attach:</p><ul><li>Crew list</li><li>Sail plan</li></ul><h2>Application questions</h2><h3>About you</h3><ol><li>Your boat and its crew (100 words)</li></ol>",
      ),
    ).toEqual([
      ["criterion", "Care of the pier"],
      ["criterion", "Skill of the crew"],
      ["document", "Crew list"],
      ["document", "Sail plan"],
      ["question", "Your boat and its crew (100 words)"],
    ]);
  });

  it("has its criteria in the headings below the one that announces them", () => {
    expect(
      read(
        "<h2>Award criteria</h2><p>The jury looks at all of them.</p><h3>Care of the pier</h3><ul><li>It is painted</li></ul><h3>Skill of the crew</h3><p>They sail.</p><h3>Review process</h3><p>In May.</p><h2>Harbour</h2>",
      ),
    ).toEqual([
      ["criterion", "Care of the pier"],
      ["criterion", "Skill of the crew"],
    ]);
  });

  it("asks nothing in the headings that it answers, nor for papers after an award", () => {
    expect(
      read(
        "<h2>Frequently asked questions</h2><h3>Boats</h3><details><summary>Do you have a boat of your own?</summary><p>No.</p></details><h2>Award administration</h2><h3>What to send</h3><ul><li>Annual report</li></ul>",
      ),
    ).toEqual([]);
  });
});
