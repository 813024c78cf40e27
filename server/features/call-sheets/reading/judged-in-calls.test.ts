import { describe, expect, it } from "vitest";
import { readTableRow } from "./criteria-table";
import { readCall } from "./read-call";

/** Criteria with their weights, as "name 20p" or "name -". */
const criteriaOf = (text: string) =>
  readCall([{ number: 1, text, isUnread: false }]).flatMap((line) =>
    line.kind === "criterion"
      ? [
          `${line.value.name} ${line.value.weight ?? "-"}${line.value.weight === null ? "" : line.value.unit === "points" ? "p" : "%"}`,
        ]
      : [],
  );

describe("the weight of a criterion", () => {
  it.each([
    ["Care of the pier: 15 points total", "Care of the pier 15p"],
    ["Care of the pier (25 points):", "Care of the pier 25p"],
    ["Care of the pier: maximum of 15 combined points", "Care of the pier 15p"],
    ["Care of the pier [20 points]", "Care of the pier 20p"],
    ["Care of the pier (20 points): the extent to which it is shown", "Care of the pier 20p"],
    ["Care of the pier - 20 points - how often it is painted", "Care of the pier 20p"],
    ["Care of the pier | 20 points | 2 pages", "Care of the pier 20p"],
    ["Care of the pier | 10 | 50%", "Care of the pier 50%"],
    ["Care of the pier 0/15", "Care of the pier 15p"],
    ["Care of the pier: 20/100", "Care of the pier 20p"],
    ["Care of the pier (Scoring: 0-5 points, threshold 3)", "Care of the pier 5p"],
    ["40% Care of the pier", "Care of the pier 40%"],
    ["20 | Care of the pier", "Care of the pier 20p"],
    ["Up to 20 points will be given for the care of the pier.", "the care of the pier 20p"],
    ["Care of the pier = 20 points", "Care of the pier 20p"],
    ["Is the pier cared for? 20 points", "Is the pier cared for? 20p"],
    ["Is the pier cared for?\n0-20 points", "Is the pier cared for? 20p"],
    ["Care of the pier\nMaximum number of points: 20", "Care of the pier 20p"],
    ["The care of the pier is worth up to 20 points.", "The care of the pier 20p"],
    ["Care of the pier accounts for 20% of the total score.", "Care of the pier 20%"],
    ["(20 points) How well the pier is cared for.", "How well the pier is cared for 20p"],
    ["Applicants can receive up to 20 points for the care of the pier.", "the care of the pier 20p"],
    ["Cuidado del muelle (máximo 20 puntos)", "Cuidado del muelle 20p"],
    ["Cuidado do cais: até 20 pontos", "Cuidado do cais 20p"],
    ["Part 1: Care of the pier (Score: 20)", "Part 1: Care of the pier 20p"],
    ["Care of the pier. It is painted in time. 20 points", "Care of the pier. It is painted in time 20p"],
  ])("is read from %j", (line, expected) => {
    expect(criteriaOf(`Selection criteria\n${line}`)).toEqual([expected]);
  });

  it("is neither a number of something else nor a bonus nor the size of letters", () => {
    for (const line of ["For track 1", "Harbour towns get 5 additional points", "Minimum 12 pt font"])
      expect(criteriaOf(`Selection criteria\n${line}`)).toEqual([]);
  });

  it("is no number of pages or of anything else in the last cell of a row", () => {
    for (const row of ["Page limit | 10", "Care in 2030 | 10", "Font | 12"])
      expect(criteriaOf(`Selection criteria\n${row}`)).toEqual([]);
  });

  it("is in headings whose percentages make up a hundred, wherever they stand", () => {
    const text =
      "Need of the coast (15 percent)\nWho is helped.\nDesign of the pier (40 percent)\nHow it is built.\nCosts (45 percent)";
    expect(criteriaOf(text)).toEqual(["Need of the coast 15%", "Design of the pier 40%", "Costs 45%"]);
  });

  it("stays apart from the marked line below it", () => {
    expect(
      criteriaOf("Selection criteria\n• Care of the whole long pier (5 points)\nii. Crew (25 points)"),
    ).toEqual(["Care of the whole long pier 5p", "Crew 25p"]);
  });
});

describe("a table of criteria", () => {
  it("tells with its head in which cell the weight stands, however long a row is", () => {
    const long =
      "The panel looks at whether the pier is painted in time. It asks the harbour master as well.";
    expect(
      criteriaOf(
        `Criterion | Threshold | Weight (%)\n1. Care of the pier: ${long} | 3/5 | 60\nSkill of the crew | 3/5 | 40\nTotal | 10/15 | 100`,
      ),
    ).toEqual(["Care of the pier 60%", "Skill of the crew 40%"]);
    expect(criteriaOf("Critério | Peso\nCuidado do cais | 70%\nTripulação | 30%")).toEqual([
      "Cuidado do cais 70%",
      "Tripulação 30%",
    ]);
  });

  it("may have a first column with numbers, and a first row below the long head of a column", () => {
    expect(criteriaOf("No | Criterion | Points\n1 | Care of the pier | 30\n2 | Crew | 70")).toEqual([
      "Care of the pier 30p",
      "Crew 70p",
    ]);
    expect(criteriaOf("Criterion | Points\n1 | Care of the pier | 30")).toEqual(["Care of the pier 30p"]);
    expect(
      criteriaOf("No | Criterion for the choice | Maximum number of points\n1 | Care | 30\n2 | Crew | 70"),
    ).toEqual(["Care 30p", "Crew 70p"]);
  });

  it("may have a first cell that several rows share", () => {
    expect(criteriaOf("Part | Criterion | Points\nA. Harbour | Care of the pier | 30\nCrew | 70")).toEqual([
      "Care of the pier 30p",
      "Crew 70p",
    ]);
  });

  it("has no threshold for a weight", () => {
    expect(criteriaOf("Criterion | Weight | Threshold\nCare | n/a | 3/5\nCrew | 40 | 2/5")).toEqual([
      "Crew 40p",
    ]);
  });

  it("may have no weights, and ends where its rows end", () => {
    expect(
      criteriaOf("Criteria | What we look at\nCare of the pier | It is painted\nHarbour\nBoats | 12"),
    ).toEqual(["Care of the pier -"]);
    expect(criteriaOf("Harbour | Points of sale\nOld pier | 12")).toEqual([]);
  });
});

describe("a sentence", () => {
  it.each([
    ["Applications will be assessed on the care of the pier and the skill of the crew.", 2],
    ["The jury will consider the care of the pier, the skill of the crew, and whether boats are safe.", 3],
    ["Selection criteria include care of the pier, skill and thrift.", 2],
    ["Boats are judged on the following criteria: care of the pier; skill of the crew; thrift.", 3],
    ["Les projets seront évalués au regard de la qualité du quai, de l'équipage et du prix.", 2],
    ["Las solicitudes se valorarán en función de la calidad del muelle, la tripulación y el precio.", 3],
    ["As propostas serão avaliadas quanto ao cuidado do cais, à tripulação e ao preço.", 2],
  ])("names what is judged: %j", (sentence, count) => {
    expect(criteriaOf(sentence)).toHaveLength(count);
  });

  it("names several criteria with their weights", () => {
    expect(
      criteriaOf(
        "Selection criteria: (1) Care of the pier (60 points); and (2) Skill of the crew (40 points).",
      ),
    ).toEqual(["Care of the pier 60p", "Skill of the crew 40p"]);
    expect(criteriaOf("Proposals will be scored on care (60%) and skill (40%).")).toEqual([
      "care 60%",
      "skill 40%",
    ]);
  });

  it.each([
    "Applications are reviewed on a rolling basis.",
    "Applications will be evaluated for merit by a panel of sailors.",
    "Proposals will be selected based on the availability of funds.",
    "The maximum score for all of the selection criteria is 100 points.",
    "Overall pass score: 60/100",
  ])("names none when it says how, when or how many: %j", (sentence) => {
    expect(criteriaOf(`Selection criteria\n${sentence}`)).toEqual([]);
  });
});

describe("criteria without a weight", () => {
  it.each([
    "Selection will be based on the following factors:",
    "The jury will consider:",
    "Boats are reviewed for:",
    "Evaluation factors",
    "How will applications be assessed?",
    "How we will assess your application",
    "Le projet est apprécié à partir des éléments suivants :",
  ])("are announced by %j", (announcement) => {
    expect(criteriaOf(`${announcement}\n• care of the pier\n• skill of the crew`)).toEqual([
      "care of the pier -",
      "skill of the crew -",
    ]);
  });

  it("may be numbered, and explained behind a colon", () => {
    expect(criteriaOf("Criterion A: Care\nIt is painted.\nCriterion B: Crew\nIt is trained.")).toEqual([
      "Care -",
      "Crew -",
    ]);
    expect(
      criteriaOf("Award criteria\nCare: the pier is painted in time and by people who know how"),
    ).toEqual(["Care -"]);
  });

  it("are those with a number of their own where there are some, and what stands below says what is looked at", () => {
    const text =
      "Review criteria\nFactor 1. Care of the pier\nPaint\n• Evaluate how often it is painted.\nFactor 2. Skill of the crew\n• Consider who sails.";
    expect(criteriaOf(text)).toEqual(["Care of the pier -", "Skill of the crew -"]);
  });

  it("may be questions that those who judge ask of a proposal", () => {
    const text =
      "Proposals will be evaluated based on the following criteria:\n1. Does the proposal show who sails?\n2. Is the crew large enough?";
    expect(criteriaOf(text)).toHaveLength(2);
    expect(
      readCall([{ number: 1, text, isUnread: false }]).filter(({ kind }) => kind === "question"),
    ).toEqual([]);
  });

  it("may be headings with a text of their own, below a sentence that tells of them", () => {
    const told =
      "The people of the harbour say how they look after it, and they show who helps them, in which months, and for how many years.";
    expect(
      criteriaOf(`Boats are ranked using the criteria listed below.\nCare of the pier\n${told}`),
    ).toEqual(["Care of the pier -"]);
  });
});

it("a long name is cut before an emoji, not inside it, for the database refuses half of one", () => {
  const name = `${"Care ".repeat(23)}pier`;
  const table = { width: 2, nameAt: 0, weightAt: null, isPercent: false };
  expect(readTableRow(`${name}😀 and all of it | 20`, table)?.name).toBe(name);
});
