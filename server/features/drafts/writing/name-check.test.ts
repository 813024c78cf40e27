import { describe, expect, it } from "vitest";
import { buildDraftFacts } from "./draft-facts.fixture";
import { checkNames } from "./name-check";
import { collectNames } from "./name-facts";
import { NAME_FACTS, SET_ASIDE, TUNED_ON } from "./name-sentences.fixture";
import { prepareFacts } from "./prepare-facts";

const X = "[add: confirm name]";
const Q = "[add: confirm quotation]";

const base = collectNames(prepareFacts(NAME_FACTS));
const check = (text: string) => checkNames(text, base).text;
const startup = collectNames(prepareFacts(buildDraftFacts("Startup")));

describe("the check of names and quotations", () => {
  it.each(TUNED_ON.invented)("takes the invention out of: %s", (sentence, invention) => {
    expect(check(sentence)).not.toContain(invention);
  });
  it.each(TUNED_ON.truth)("leaves alone: %s", (sentence) => {
    expect(check(sentence)).toBe(sentence);
  });

  it("does as well on sentences that it was not made with", () => {
    const caught = SET_ASIDE.invented.filter(([sentence, invention]) => !check(sentence).includes(invention));
    expect(caught.length / SET_ASIDE.invented.length).toBeGreaterThan(0.95);
    const alarms = SET_ASIDE.truth.filter((sentence) => check(sentence) !== sentence);
    expect(alarms.length / SET_ASIDE.truth.length).toBeLessThan(0.08);
  });

  it.each([
    ["We won the Zayed Prize and Oxfam’s support.", `We won the ${X}’s support.`],
    ["Partners: UNICEF, Techstars and Oxfam.", `Partners: ${X}.`],
    ["Ama Mensah, our CEO, ran logistics for ShopRite.", `Ama Mensah, our CEO, ran logistics for ${X}.`],
    ["The Bank of Africa and Dr. Ann Smith agree.", `The ${X} agree.`],
    ["Farmers call it 'the fair app'.", `Farmers call it ${Q}.`],
    ["She said: “We grow. We thrive.” He left.", `She said: ${Q} He left.`],
    ["[add: confirm that Oxfam pays] and [add: who pays]", `${X} and [add: who pays]`],
  ])("puts one marker in place of one invention: %s", (sentence, expected) => {
    expect(checkNames(sentence, startup).text).toBe(expected);
  });

  it.each([
    "Next we want to enter Togo; Togolese traders and Ghanaian farmers gain.",
    "The Meridian Foundation’s grants, MERIDIAN FOUNDATION grants, a Harvest Innovation Grant.",
    "WhatsApp groups and wholesalers sell; our React Native app does better for KSh 500 or USD 5.",
    "Budget and Use of Funds:\n- Cold Storage\n- Training",
    "See https://Meridian.example/Harvest or write to Ama@shamba.example.",
  ])("knows a name in its other forms: %s", (sentence) => {
    expect(checkNames(sentence, startup).text).toBe(sentence);
  });

  it("takes the words of a question that was answered with yes for true", () => {
    const answers = (bCorpCertified: boolean) =>
      collectNames(prepareFacts(buildDraftFacts("Social Enterprise", { answers: { bCorpCertified } })));
    const sentence = "We are a certified B Corporation.";
    expect(checkNames(sentence, answers(true)).text).toBe(sentence);
    expect(checkNames(sentence, answers(false)).text).toBe(`We are a certified ${X}.`);
  });

  it("counts what it took out", () => {
    expect(checkNames("Oxfam pays. Ama Mensah leads. “We sing and dance,” he says.", startup).removed).toBe(
      2,
    );
  });
});
