import { describe, expect, it } from "vitest";
import { type Language, TRANSLATED, type WritingRules } from "@shared/words/language";
import type { Dictionary } from "@shared/words/words";

/**
 * Checks each further language against French, whose own completeness `every-word.test.ts` checks. The compiler finds
 * a text of a screen or the server that is missing; these tests find labels that are, forms and values.
 */
const REFERENCE = "fr" satisfies Language;
const OTHERS = TRANSLATED.filter((language) => language !== REFERENCE);
const FOLDERS = ["shared/words", "src/words", "../words"];
/** Regions are left out of a dictionary where a language calls them as English does. */
const MAY_LACK_KEYS = ["regions", "shownLabels", "labels"];
/** A text of fewer letters may be the same in two languages by right. */
const TELLING_LETTERS = 40;

type Entries = Record<string, Dictionary>;
const files = import.meta.glob<Entries & { rules: WritingRules }>(
  ["../../../shared/words/??.ts", "../../../client/src/words/??.ts", "../../words/??.ts"],
  { eager: true },
);
const readFile = (folder: string, language: Language) => {
  const [, { rules, ...entries }] = Object.entries(files).find(([file]) =>
    file.endsWith(`${folder}/${language}.ts`),
  )!;
  return { rules, entries };
};
const findValues = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort().join(" ");

describe.each(OTHERS.flatMap((language) => FOLDERS.map((folder) => ({ folder, language }))))(
  "the $language of $folder",
  ({ folder, language }) => {
    it("translates every text that French does, and nothing else", () => {
      const [french, translated] = [readFile(folder, REFERENCE).entries, readFile(folder, language).entries];
      expect(Object.keys(translated).sort()).toEqual(Object.keys(french).sort());
      const differing = Object.entries(french).flatMap(([name, entries]) => {
        const missing = Object.keys(entries).filter((key) => !(key in translated[name]!));
        const unknown = Object.keys(translated[name]!).filter((key) => !(key in entries));
        return [...(MAY_LACK_KEYS.includes(name) && folder !== "shared/words" ? [] : missing), ...unknown];
      });
      expect(differing).toEqual([]);
    });

    it("keeps every value, and has as many forms as the language counts with", () => {
      const { rules, entries } = readFile(folder, language);
      const faults = Object.values(entries).flatMap((entries) =>
        Object.entries(entries).flatMap(([english, translation]) => {
          if (typeof translation === "string")
            return findValues(translation) === findValues(english) ? [] : [`${english}: ${translation}`];
          if (translation.length !== rules.forms) return [`${english}: ${translation.length} forms`];
          // A form for one number may say it in a word, "un día".
          const withoutNumber = findValues(english.replaceAll("{n}", ""));
          return translation
            .filter((form) => ![findValues(english), withoutNumber].includes(findValues(form)))
            .map((form) => `${english}: ${form}`);
        }),
      );
      expect(faults).toEqual([]);
    });

    it("has no French or English sentences, no context and no spaces of its own", () => {
      const [french, translated] = [readFile(folder, REFERENCE).entries, readFile(folder, language).entries];
      const faults = Object.entries(translated).flatMap(([name, entries]) =>
        Object.entries(entries).flatMap(([english, translation]) =>
          [translation]
            .flat()
            .filter((form) => {
              const isLeftOver =
                form.length >= TELLING_LETTERS &&
                !form.startsWith("https://") &&
                [english, french[name]?.[english]].flat().includes(form);
              const hasSpaces = form !== form.trim() && english === english.trim();
              return isLeftOver || hasSpaces || form.includes(" § ") || / [;:!?]/.test(form);
            })
            .map((form) => `${english}: ${form}`),
        ),
      );
      expect(faults).toEqual([]);
    });
  },
);
