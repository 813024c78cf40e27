import { describe, expect, it } from "vitest";
import { guessLanguage } from "./guess-language";

describe("the language of a text", () => {
  it.each([
    ["We are looking for projects that help the people of the region.", "en"],
    ["Nous cherchons des projets qui aident les habitants de la région.", "fr"],
    ["Décrivez votre projet et ses objectifs pour la ville.", "fr"],
    ["Budget 2026", null],
    ["Wir suchen Projekte, die den Menschen helfen.", null],
  ])("%s: %s", (text, language) => expect(guessLanguage(text)).toBe(language));
});
