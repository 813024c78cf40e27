import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getCountryNames } from "../constants/country-names";
import { ALL_ENTITY_TYPES } from "../constants/enums";
import { listQuestions } from "../constants/questionnaires";
import { PROFILE_LAYERS } from "../constants/questionnaires/layers";
import type { QuestionDefinition } from "../constants/questionnaires/questions";
import { labels, questionnaires, rules } from "./fr";
import { addWritingRules, type Language, setLanguageSource } from "./language";
import { addLabels, type Labels, translateLabel } from "./labels";

/** Figures, addresses and currencies with their signs are the same in every language. */
const SAME = /^([\d.]+|https:\/\/example\.org|[A-Z]{3} \(.+\))$/;

function listTexts({
  label,
  placeholder,
  helpText,
  description,
  options = [],
}: QuestionDefinition): string[] {
  const choices = options.map((option) => (typeof option === "string" ? option : option.label));
  return [label, placeholder, helpText, description, ...choices].filter(
    (text) => text !== undefined && !SAME.test(text),
  ) as string[];
}

const STEPS = PROFILE_LAYERS.flatMap(({ title, estimate }) => [title, estimate]);
const questionTexts = ALL_ENTITY_TYPES.flatMap((type) => listQuestions(type).flatMap(listTexts));
const shownTexts = [...new Set([...STEPS, ...questionTexts])];
const ownLabels: Labels = questionnaires;
const knownLabels: Labels = { ...getCountryNames("fr"), ...labels, ...questionnaires };

describe("the French of the questionnaires", () => {
  let language: Language = "fr";
  beforeAll(() => {
    addLabels("fr", knownLabels);
    addWritingRules("fr", rules);
    setLanguageSource(() => language);
  });
  afterAll(() => setLanguageSource(() => "en"));

  it("every question and option has a French text", () => {
    expect(shownTexts.filter((text) => !(text in knownLabels))).toEqual([]);
  });

  it("there is no French text without a question or an option", () => {
    const shownSet = new Set(shownTexts);
    expect(Object.keys(ownLabels).filter((english) => !shownSet.has(english))).toEqual([]);
  });

  it("a text of the fixed lists has no second translation", () => {
    expect(Object.keys(ownLabels).filter((english) => english in labels)).toEqual([]);
  });

  it("figures in examples stay the same", () => {
    const findFigures = (text: string) => text.match(/\d+/g) ?? [];
    for (const [english, french] of Object.entries(ownLabels))
      expect(findFigures(french)).toEqual(findFigures(english));
  });

  it("the texts follow French typography, and code adds the spaces that do not break", () => {
    const badTypography = /\p{L}'\p{L}|[\u00A0\u202F]|[^\s(][;!?»%]|«\S|\p{L}:( |$)| $|^ /u;
    expect(Object.values(ownLabels).filter((french) => badTypography.test(french))).toEqual([]);
  });

  it("a reader of French sees the French texts", () => {
    expect(translateLabel("What does your startup do?")).toBe("Que fait votre startup\u202F?");
    expect(translateLabel("60 % product, 25 % sales, 15 % operations, over 18 months")).toBe(
      "60\u00A0% produit, 25\u00A0% ventes, 15\u00A0% fonctionnement, sur 18 mois",
    );
    language = "en";
    expect(shownTexts.map(translateLabel)).toEqual(shownTexts);
  });
});
