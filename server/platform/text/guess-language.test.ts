import { describe, expect, it } from "vitest";
import { guessLanguage } from "./guess-language";

describe("the language of a text", () => {
  it.each([
    ["We are looking for projects that help the people of the region.", "en"],
    ["Nous cherchons des projets qui aident les habitants de la région.", "fr"],
    ["Décrivez votre projet et ses objectifs pour la ville.", "fr"],
    ["Buscamos proyectos que ayuden a las personas de la región y a sus familias.", "es"],
    ["Describe tu proyecto y sus objetivos en un texto breve.", "es"],
    ["Procuramos projetos que ajudem as pessoas da região e os seus filhos.", "pt"],
    ["Descreva o seu projeto e os seus objetivos em um texto curto.", "pt"],
    ["نبحث عن مشاريع تساعد الناس في المنطقة.", "ar"],
    ["Budget 2026", null],
    ["Wir suchen Projekte, die den Menschen helfen.", null],
  ])("%s: %s", (text, language) => expect(guessLanguage(text)).toBe(language));
});
