import { describe, expect, it } from "vitest";
import { buildDraftFacts } from "./draft-facts.fixture";
import { checkFigures, collectFacts } from "./fact-check";
import { prepareFacts } from "./prepare-facts";

const X = "[add: confirm figure]";

const base = collectFacts(
  prepareFacts(
    buildDraftFacts("Startup", {
      answers: {
        annualRevenue: "1234000.00",
        annualRevenueCurrency: "USD",
        foundedYear: 2021,
        grossMargin: "48.50",
        customerCount: 5000,
        problemStatement:
          "Two of five farms lose half of a harvest. See https://facts.example/losses for 1.200 cases.",
        website: "https://shamba.example",
        founderEmail: "ama@shamba.example",
      },
      opportunity: { description: "Closes on 2 May 2031 for the first round.", deadline: "2031-11-30" },
    }),
  ),
);
const check = (text: string) => checkFigures(text, base).text;

describe("figures that the facts bear out", () => {
  it.each([
    "We ask for $50,000, USD 50,000, US$50k, 50 000 dollars or fifty thousand dollars.",
    "Revenue was $1,234,000.00, or $1.2M, or about 1.23 million.",
    "We serve 5,000 customers, 5k of them, five thousand in all.",
    "Gross margin is 48.5%, 48.50 % or 48.5 percent.",
    "Founded in 2021; the deadline is 30 November 2031, November 30, 2031, 2031-11-30 or 30 November.",
    "The first round closes on the 2nd of May 2031, in 2031.",
    "Two of five farms lose half of it, in 1,200 cases.",
    "Le premier tour ferme le 2 mai 2031, la date limite est le 30 novembre 2031.",
    "See https://facts.example/losses. Write to ama@shamba.example.",
  ])("stay: %s", (text) => {
    expect(check(text)).toBe(text);
  });
});

describe("words that are no figures", () => {
  it.each([
    "B2B software on Web3 with CO2 sensors and 3D printing since COVID-19.",
    "One of our aims is zero waste; on behalf of everyone, we may march on.",
    "1. Build\n2. Sell",
    "[add: the number of farms] [add: revenue of 2021]",
  ])("stay: %s", (text) => {
    expect(check(text)).toBe(text);
  });
});

describe("figures without a fact", () => {
  it.each([
    ["We ask for $60,000.", `We ask for ${X}.`],
    ["Revenue was about $1 million.", `Revenue was about ${X}.`],
    ["Revenue was EUR 2.5m, KSh7,000 and €3bn.", `Revenue was ${X}, ${X}.`],
    ["We grew 300% and 13 per cent, 3x in all.", `We grew ${X}, ${X} in all.`],
    ["Founded in 2019, not 2021.", `Founded in ${X}, not 2021.`],
    ["Between 10 and 15 people, 20-30 cars, 24/7.", `Between ${X} people, ${X} cars, ${X}.`],
    ["By 1 December 2031 or December 2, 2031 or 2031-12-03.", `By ${X}.`],
    ["The 4th cohort of twenty-five people.", `The ${X} cohort of ${X} people.`],
    ["A hundred and twenty thousand people, dozens of towns.", `${X} people, ${X} of towns.`],
    ["Sales doubled; thousands came.", `Sales ${X}; ${X} came.`],
    ["Some ７０００ people and ٥٠٠٠ more.", `Some ${X} people and ${X} more.`],
    ["Top 10 of all 700 people.", `Top ${X} of all ${X} people.`],
    [
      "See https://invented.example/x or a@invented.example",
      "See [add: confirm link] or [add: confirm link]",
    ],
    ["[add: confirm that 8,000 farms joined]", X],
  ])("are taken out of: %s", (text, expected) => {
    expect(check(text)).toBe(expected);
  });
});

it("counts what it kept and what it took out", () => {
  expect(checkFigures("In 2021 we had 5,000 customers, in 2022 7,000.", base)).toMatchObject({
    supported: 2,
    removed: 2,
  });
});
