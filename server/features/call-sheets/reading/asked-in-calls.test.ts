import { describe, expect, it } from "vitest";
import { readCall } from "./read-call";

const quotesOf = (kind: string, text: string) =>
  readCall([{ number: 1, text, isUnread: false }])
    .filter((line) => line.kind === kind)
    .map(({ quote }) => quote);
const BOATS = "- a letter of the crew\n- the accounts";

describe("a list of documents", () => {
  it.each([
    "Each packet must contain",
    "The following items are required:",
    "Please include the following with your proposal:",
    "Proposals must be accompanied by:",
    "You will need to provide:",
    "To apply, submit:",
    "Each crew must send ten copies of the following:",
    "The following forms must be completed. Others may follow later.",
    "What you will need to apply",
    "Submission requirements",
  ])("is announced by %j", (announcement) => {
    expect(quotesOf("document", `${announcement}\n${BOATS}`)).toHaveLength(2);
  });

  it("may have letters or Roman numerals as its marks, and short names", () => {
    expect(quotesOf("document", "Applications must contain:\na. a budget\nb. CV")).toEqual([
      "a. a budget",
      "b. CV",
    ]);
    expect(
      quotesOf("document", "Applications must contain:\n(i) a budget\n(ii) a map of the pier"),
    ).toHaveLength(2);
  });

  it("has no parts of the text, duties or notes in it", () => {
    const items =
      "• Crew: Describe who sails\n• The crew must not exceed five\n• Note that boats are insured";
    expect(quotesOf("document", `Your application must include:\n${items}`)).toEqual([]);
  });

  it("does not begin above an address, or where guidance stands below", () => {
    expect(quotesOf("document", `Send your letters to:\n• Harbour office\n• Pier 3`)).toEqual([]);
    expect(
      quotesOf(
        "document",
        "Upload it (see the guidance below on documents).\n• Fuel: at the rate of the town",
      ),
    ).toEqual([]);
  });
});

describe("a paper is asked for", () => {
  it("by orders and needs in other words", () => {
    for (const sentence of [
      "Applicants are required to upload a copy of their licence.",
      "Please provide a copy of your licence.",
      "A letter of support from the harbour master is required.",
      "Applicants are required to submit transcripts of the crew.",
      "• SF-LLL: Disclosure of Lobbying Activities",
      "Safety assessment | 10 pages",
    ])
      expect(quotesOf("document", sentence)).toHaveLength(1);
  });

  it("not by a long sentence on what a text has in it", () => {
    const sentence =
      "The proposal should also include a sound, lasting plan for the pier, its growth, its crew and its rules, a way to look after it, means to see how well it works, and work that keeps it safe.";
    expect(quotesOf("document", sentence)).toEqual([]);
  });
});

describe("a question", () => {
  it("may have its limit behind it or in the line below", () => {
    const text = "What will the crew do? Max 300 words\nDescribe your pier\n(max 200 words)";
    expect(
      readCall([{ number: 1, text, isUnread: false }]).map(
        (line) => line.kind === "question" && line.value.limit,
      ),
    ).toEqual([300, 200]);
  });

  it("may be a short line of a form that looks like a heading", () => {
    expect(quotesOf("question", "Describe your idea\nWhen will your project begin?\nOther facts")).toEqual([
      "Describe your idea",
      "When will your project begin?",
    ]);
    expect(quotesOf("question", "Please answer the following questions:\n1. Who will sail?")).toHaveLength(1);
  });

  it("may be an order in a list that is not addressed to anybody", () => {
    expect(
      quotesOf("question", "• Describe the pier.\n• List the goals of the crew for a year."),
    ).toHaveLength(2);
  });

  it("is none below a heading of what is often asked", () => {
    const answer = "It is paid in two parts, at the beginning and at the end of the year.";
    expect(quotesOf("question", `Frequently asked questions\nHow will you pay the crew?\n${answer}`)).toEqual(
      [],
    );
  });

  it("is none in the middle of a paragraph, nor a question about the world", () => {
    expect(quotesOf("question", "This helps us to see it. Explain the aims of your pier.")).toEqual([]);
    expect(quotesOf("question", "• What are effective ways to keep crews healthy?")).toEqual([]);
  });

  it("is none when those who judge ask it", () => {
    const asked = "Reviewers will consider the following questions:\n• Is the need clear?";
    expect(quotesOf("question", asked)).toEqual([]);
    expect(quotesOf("question", "• How well qualified is the crew to run the project?")).toEqual([]);
  });
});

describe("a rule on who may apply", () => {
  it("is no word that explains one, and nothing that there must be", () => {
    const text =
      "Eligibility\nThis means that the crew of a boat is counted once a year.\nThe term crew refers to sailors.";
    expect(quotesOf("eligibility", text)).toEqual([]);
    expect(quotesOf("eligibility", "There must be an account of the business.")).toEqual([]);
  });
});

it("cost sharing that is prohibited is not asked for", () => {
  expect(quotesOf("cofunding", "Voluntary committed cost sharing is prohibited.")).toHaveLength(1);
});

it("a limit may be of single-spaced pages, or not to be exceeded", () => {
  expect(quotesOf("limit", "The plan is at most 8 single-spaced pages.")).toHaveLength(1);
  expect(quotesOf("limit", "The title is not to exceed 75 characters.")).toHaveLength(1);
  expect(quotesOf("limit", "Award criteria (maximum 15 points)")).toEqual([]);
});

describe("a line of a form", () => {
  it.each([
    "A. Describe the boat and its crew. (1,500 characters)",
    "Provide a list of the months in which you sail. (100 words)",
    "Décrivez les étapes de votre projet",
    "1. Describa los barcos previstos (máximo 500 palabras)",
    "2. ¿A quién va dirigido el proyecto?",
    "1. Descreva o barco (máximo de 2000 caracteres)",
    "2. Quais portos você espera alcançar?",
    "1. Quel problème votre projet cherche-t-il à résoudre ?",
  ])("asks: %j", (line) => {
    expect(quotesOf("question", `Questionnaire\n${line}`)).toEqual([line]);
  });

  it("asks nothing where an order stands alone, or says how a cost is told", () => {
    expect(quotesOf("question", "The harbour\nIdentify the boats that will sail in May.")).toEqual([]);
    expect(quotesOf("question", "Travel\nDescribe each trip, and who will go on it.")).toEqual([]);
    const near = "Describe the harbour that you know.\nIdentify the boats that will sail in May.";
    expect(quotesOf("question", `The harbour\n${near}`)).toHaveLength(2);
  });

  it("names a paper of a list, also in other languages", () => {
    expect(
      quotesOf("document", "Documentación requerida\n- Estatutos\n- Memoria del muelle y de los barcos"),
    ).toHaveLength(2);
    expect(
      quotesOf("document", "Documentos exigidos\n• Certidão negativa de débitos do clube náutico"),
    ).toHaveLength(1);
    expect(quotesOf("document", "Required uploads\nRésumé of the mate")).toHaveLength(1);
    const letter = "4. Letters of support from at least two partners";
    expect(
      quotesOf("document", `Your package must contain the following:\n3. Crew list\n${letter}`),
    ).toHaveLength(2);
    expect(
      quotesOf("consortium", `Your package must contain the following:\n3. Crew list\n${letter}`),
    ).toEqual([]);
  });
});
