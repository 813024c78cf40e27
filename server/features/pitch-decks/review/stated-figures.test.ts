import { describe, expect, it } from "vitest";
import { slidesNamed, statesOnly } from "./stated-figures";

const SLIDE = `
We raise $2M for 1,000 farms in 2027, up from 186 in Q4 2026.
40% of them pay 1.5 € a month; 3 300 FCFA in Mali.
Spending of two hundred households
Le marché : 2,4 milliards FCFA
`;
const states = (sentence: string) => statesOnly(sentence, [SLIDE]);

describe("figures that stand on the slide", () => {
  it.each([
    "You ask for $2M.",
    "You ask for 2 million dollars, US$2,000,000 or 2 000 000 USD.",
    "Vous demandez 2 millions de dollars.",
    "1000 farms, 1k farms, 1 000 exploitations, 1.000 farms.",
    "The year 2027 is far away; Q4 2026 is not.",
    "40 % pay, 40 percent, 40 per cent, 40 pour cent.",
    "They pay 1.50 € or 1,5 €.",
    "3,300 FCFA.",
    "The market of 2.4 billion has no source.",
    "A hundred households.",
    "The slide names three people and no roles.",
    "Slide 9 and slides 14 and 15 repeat it, la diapositive 22 aussi.",
    "A B2B product needs CO2 figures.",
    "It gives no figure at all.",
  ])("are accepted: %s", (sentence) => {
    expect(states(sentence)).toBe(true);
  });
});

describe("figures that do not stand on the slide", () => {
  it.each([
    "You ask for $3M.",
    "You ask for 2 billion.",
    "You ask for $2,500,000.",
    "1,001 farms.",
    "The year 2028 is far away.",
    "Only 41% pay.",
    // Forty of a hundred are no forty farms.
    "Only 40 farms pay.",
    "Of 186% growth nothing is shown.",
    "Break-even in Q3 is not shown.",
    "Twelve farms are too few.",
    "Douze exploitations ne suffisent pas.",
    "Some 17 people.",
  ])("are refused: %s", (sentence) => {
    expect(states(sentence)).toBe(false);
  });
});

it("the slides that a sentence names are found in both languages", () => {
  expect(slidesNamed("Slide 3 says $2M, slides 4, 5 and 7 say $3M.")).toEqual([3, 4, 5, 7]);
  expect(slidesNamed("Les diapositives 2 et 6 se contredisent.")).toEqual([2, 6]);
  expect(slidesNamed("Three slides say so.")).toEqual([]);
});
