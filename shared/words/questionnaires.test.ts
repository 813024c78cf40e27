import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countriesIn } from "../constants/countries";
import { ALL_ENTITY_TYPES } from "../constants/enums";
import { listQuestions } from "../constants/questionnaires";
import { PROFILE_LAYERS } from "../constants/questionnaires/layers";
import type { QuestionDefinition } from "../constants/questionnaires/questions";
import { labels, questionnaires } from "./fr";
import { type Language, setLanguageSource } from "./language";
import { addLabels, type Labels, translateLabel } from "./labels";

/** Figures, addresses and currencies with their signs are the same to everybody. */
const SAME = /^([\d.]+|https:\/\/example\.org|[A-Z]{3} \(.+\))$/;

function textsOf({ label, placeholder, helpText, description, options = [] }: QuestionDefinition): string[] {
  const choices = options.map((option) => (typeof option === "string" ? option : option.label));
  return [label, placeholder, helpText, description, ...choices].filter(
    (text) => text !== undefined && !SAME.test(text),
  ) as string[];
}

const STEPS = PROFILE_LAYERS.flatMap(({ title, estimate }) => [title, estimate]);
const asked = ALL_ENTITY_TYPES.flatMap((type) => listQuestions(type).flatMap(textsOf));
const shown = [...new Set([...STEPS, ...asked])];
const ours: Labels = questionnaires;
const known: Labels = { ...countriesIn("fr"), ...labels, ...questionnaires };

describe("the French of the questionnaires", () => {
  let language: Language = "fr";
  beforeAll(() => {
    addLabels("fr", known);
    setLanguageSource(() => language);
  });
  afterAll(() => setLanguageSource(() => "en"));

  it("says everything that is asked and offered", () => {
    expect(shown.filter((text) => !(text in known))).toEqual([]);
  });

  it("says nothing that is not asked", () => {
    const all = new Set(shown);
    expect(Object.keys(ours).filter((english) => !all.has(english))).toEqual([]);
  });

  it("leaves to the fixed lists what they say: a text has one translation", () => {
    expect(Object.keys(ours).filter((english) => english in labels)).toEqual([]);
  });

  it("leaves figures of examples as they are", () => {
    const figures = (text: string) => text.match(/\d+/g) ?? [];
    for (const [english, french] of Object.entries(ours)) expect(figures(french)).toEqual(figures(english));
  });

  it("is set like French, and leaves the spaces that do not break to the code", () => {
    const faulty = /\p{L}'\p{L}|[\u00A0\u202F]|[^\s(][;!?»%]|«\S|\p{L}:( |$)| $|^ /u;
    expect(Object.values(ours).filter((french) => faulty.test(french))).toEqual([]);
  });

  it("is what a reader of French sees", () => {
    expect(translateLabel("What does your startup do?")).toBe("Que fait votre startup\u202F?");
    expect(translateLabel("60 % product, 25 % sales, 15 % operations, over 18 months")).toBe(
      "60\u00A0% produit, 25\u00A0% ventes, 15\u00A0% fonctionnement, sur 18 mois",
    );
    language = "en";
    expect(shown.map(translateLabel)).toEqual(shown);
  });
});
