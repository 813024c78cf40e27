import { describe, expect, it } from "vitest";
import { readCall } from "./read-call";

const find = (text: string) => readCall([{ number: 1, text, isUnread: false }]);
const read = (text: string) => find(text).map(({ kind, quote }) => [kind, quote]);
const quotesOf = (kind: string, text: string) =>
  find(text)
    .filter((line) => line.kind === kind)
    .map(({ quote }) => quote);

describe("a list of documents", () => {
  it("may be announced without a colon, and by an item that has a list inside it", () => {
    expect(
      read("Please have the following documents at hand before you begin.\n- Latest harbour dues bill"),
    ).toEqual([["document", "- Latest harbour dues bill"]]);
    expect(
      read(
        "• Applications by clubs should include this supporting documentation:\n◦ details of the boat insurance",
      ),
    ).toEqual([["document", "◦ details of the boat insurance"]]);
  });

  it("names its papers in the first sentence of an item only", () => {
    expect(read("All applications must include the following:\n• A lease. The plan may be short.")).toEqual([
      ["document", "• A lease."],
    ]);
  });

  it("ends at a sentence without a mark", () => {
    const text =
      "Your application must include:\n- a sail plan;\n- a crew list.\nThe harbour master reads every plan with care.";
    expect(quotesOf("document", text)).toEqual(["- a sail plan;", "- a crew list."]);
  });

  it("is not what a text or an award has in it, nor what is sent after the end", () => {
    for (const sentence of ["The abstract must include:", "Successful clubs must send us:", "Include:"])
      expect(read(`Required documents\n${sentence}\n• name of the mooring`)).toEqual([]);
    expect(read("Reporting requirements\nSubmit a copy of the receipts.\n• Annual report")).toEqual([]);
  });

  it("is not what applications may be about", () => {
    expect(read("Proposals may include the following:\n• Reports on lost boats\n• Repair of a pier")).toEqual(
      [],
    );
    expect(read("Your application must include:\n• Develop training for crews")).toEqual([]);
  });

  it("has no rules on how to send in it", () => {
    const rules = "• All clubs must say who steers\n• Your plan covers a whole season";
    expect(read(`Required documents\n• Crew list\n${rules}`)).toEqual([["document", "• Crew list"]]);
  });

  it("is known by a heading in capitals without accents", () => {
    expect(read("PIECES A JOINDRE AU DOSSIER\n• Copie du récépissé de la préfecture")).toEqual([
      ["document", "• Copie du récépissé de la préfecture"],
    ]);
  });

  it("goes on with headings that name a paper and have a text below", () => {
    const text =
      "Send it with the form of the town, on white paper, and let the treasurer and the chair sign on every page of it, please.";
    expect(read(`Attachments\nIndirect cost agreement\n${text}\nOrganizational chart\n${text}`)).toEqual([
      ["document", "Indirect cost agreement"],
      ["document", "Organizational chart"],
    ]);
  });
});

describe("a table of what to send", () => {
  it("names a paper in its first cell, before when it is sent or how long it may be", () => {
    expect(
      read("Sail plan | 4 pages\nCrew letters With application\nSF-424A: Budget of the boat").map(
        ([, quote]) => quote,
      ),
    ).toEqual(["Sail plan | 4 pages", "Crew letters With application", "SF-424A: Budget of the boat"]);
    expect(read("The plan is sent with the boat | Yes")).toEqual([]);
  });
});

describe("a sentence asks for a paper", () => {
  it("when an application must contain it, not when something else must", () => {
    expect(read("Each proposal must contain a draft plan of the pier.")).toHaveLength(1);
    for (const sentence of [
      "Counties must include a rate of repair in their cooperative agreement.",
      "Proposals must include teams of at least two sailors.",
      "All applications must include a reference to notice 12.",
    ])
      expect(quotesOf("document", sentence)).toEqual([]);
  });
});

describe("criteria", () => {
  it("may have their points behind whole sentences, or before their names", () => {
    const text =
      "• How well will the crew know the coast? It shows who trains them. (15 points)\n20 points: Need for the pier";
    expect(find(text).map(({ value }) => value)).toEqual([
      { name: expect.stringMatching(/^How well will the crew/), weight: 15, unit: "points" },
      { name: "Need for the pier", weight: 20, unit: "points" },
    ]);
  });

  it("stand in a table that was read cell by cell, when its numbers make up a hundred", () => {
    const cells = "Criterion\nPoints\nNeed of the coast\n45\nStrength of the crew\n35\nCosts\n20";
    expect(find(cells).map(({ value }) => value)).toEqual([
      { name: "Need of the coast", weight: 45, unit: "points" },
      { name: "Strength of the crew", weight: 35, unit: "points" },
      { name: "Costs", weight: 20, unit: "points" },
    ]);
    expect(read("Number of boats\n45\nNumber of piers\n20")).toEqual([]);
  });

  it("may have what is looked at behind their points", () => {
    const text =
      "Need of the coast | 30 points | How many boats are lost\nCrew (20 points): Who steers, and since when.";
    expect(find(text).map(({ value }) => value)).toEqual([
      { name: "Need of the coast", weight: 30, unit: "points" },
      { name: "Crew", weight: 20, unit: "points" },
    ]);
  });

  it("may have a line of their own for the points, or lines at the edges of their row", () => {
    const text = "Need of the coast\nMaximum of 55 points.\n| Crew | 45 points |";
    expect(find(text).map(({ value }) => value)).toEqual([
      { name: "Need of the coast", weight: 55, unit: "points" },
      { name: "Crew", weight: 45, unit: "points" },
    ]);
  });

  it("are the weighted ones where some have weights", () => {
    const text = "Award criteria\n• Need (60 points)\n• Crew (40 points)\n• shows who steers";
    expect(quotesOf("criterion", text)).toEqual(["• Need (60 points)", "• Crew (40 points)"]);
  });

  it("may be announced by what applications are judged for, and not by the steps of the judging", () => {
    expect(quotesOf("criterion", "Applications are evaluated for their:\n- Value to the coast")).toEqual([
      "- Value to the coast",
    ]);
    expect(read("There are two stages in the assessment process:\n- Look by the harbour master")).toEqual([]);
  });

  it("have questions below them that are asked of those who judge", () => {
    const text =
      "Need of the coast – up to 30 points\n- How does the project help the coast?\n- How will you keep the pier?";
    expect(quotesOf("question", text)).toEqual(["- How will you keep the pier?"]);
  });
});

describe("questions", () => {
  it("are the items below a sentence that announces them", () => {
    expect(quotesOf("question", "Please summarise:\n• What your crew does\n• The coast you keep")).toEqual([
      "• What your crew does",
      "• The coast you keep",
    ]);
  });

  it("have the limit that ends their last sentence", () => {
    const [line] = find("• Describe your pier. Say who built it. (150 words)");
    expect(line).toMatchObject({ kind: "question", value: { limit: 150, unit: "words" } });
  });

  it("are none where the call asks for whoever reads it, or says how one paper is written", () => {
    for (const text of [
      "Can I apply for more than one boat in the same year?",
      "What happens if my boat sinks before the grant is paid?",
      "Does the proposal show which organization steers the boat?",
      "Is a boat of our project insured?\nEvery boat of a funded project is insured by the town.",
      "Budget narrative\nDescribe how you set the price of each sail.",
      "Attachment 2: Letters of support\nDescribe how the letters help your plan.",
    ])
      expect(quotesOf("question", text)).toEqual([]);
  });
});

describe("who may apply", () => {
  it("may be a list below a sentence that says what they must be", () => {
    expect(read("The applicant must be:\n- A sailing club\n- A town on the coast")).toEqual([
      ["eligibility", "- A sailing club"],
      ["eligibility", "- A town on the coast"],
    ]);
  });

  it("may stand behind its name", () => {
    expect(read("Eligible applicants: towns and sailing clubs")).toHaveLength(1);
  });

  it("is not said by what money is given to, nor by how many applications may be sent", () => {
    for (const text of [
      "Grants are made to eligible clubs that keep a boat.",
      "Not all eligible applications can be funded.",
      "Applicants may apply for more than one pier.",
    ])
      expect(read(text)).toEqual([]);
  });
});

describe("the closing day", () => {
  it("is the later one when it was moved", () => {
    const [line] = find("The due date is extended from 1 May 2027 to 15 May 2027.");
    expect(line).toMatchObject({ kind: "closing", value: { date: "2027-05-15" } });
  });

  it("is not the day of something else in the same sentence", () => {
    expect(read("The deadline is 15 September next, and the work must be over on 31 March 2028.")).toEqual(
      [],
    );
    expect(read("Registration is due on 3 March 2027.")).toEqual([]);
  });
});

describe("a contact", () => {
  it("may be an address alone in its line, and is no postcode and no person", () => {
    expect(read("piers@coast.example")).toEqual([["contact", "piers@coast.example"]]);
    expect(read("Contact: Harbour Office, Marina 20546-0001")).toEqual([]);
    expect(read("Questions: mira.k.sund@coast.example")).toEqual([]);
  });
});
