import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as shownWords from "../../../client/src/words/fr";
import * as serverWords from "../../words/fr";
import type { Dictionary } from "@shared/words/words";
import { findLiterals, sourcesIn, findUnsaidTexts } from "../words-in-source";

/**
 * Checks that French is complete. The compiler finds a text that a dictionary lacks. These tests find texts
 * that are not translated, entries that no code uses, and translations that lost a value.
 */
const CLIENT = ["app", "components", "features", "forms", "hooks", "lib", "ui"];
const clientFiles = CLIENT.flatMap((name) => sourcesIn(`client/src/${name}`));
const serverFiles = sourcesIn("server");
/** Most texts of the server are for programs. Texts for users are in files that import `t`. */
const translatingFiles = serverFiles.filter((file) =>
  /import \{ t \} from "[./]*\/words"/.test(readFileSync(file, "utf8")),
);
const describeText = ({ file, line, text }: { file: string; line: number; text: string }) =>
  `${file}:${line} ${text}`;

type Side = { side: string; files: string[]; saying: string[]; dictionary: Dictionary; messages: Dictionary };
const SIDES: Side[] = [
  { side: "client", files: clientFiles, saying: clientFiles, dictionary: shownWords.words, messages: {} },
  {
    side: "server",
    files: serverFiles,
    saying: translatingFiles,
    dictionary: serverWords.words,
    messages: serverWords.messages,
  },
];

describe.each(SIDES)("the texts of the $side", ({ files, saying, dictionary, messages }) => {
  it("every text is translated", () => {
    const untranslated = saying.flatMap((file) => findUnsaidTexts(file));
    // A constant may have a text that is translated by `t(LABELS[key])`, or when an error leaves the server.
    const isTranslatedElsewhere = (text: string) => text in dictionary || text in messages;
    expect(
      untranslated
        .filter(({ text, isShownAsIs }) => isShownAsIs || !isTranslatedElsewhere(text))
        .map(describeText),
    ).toEqual([]);
  });

  it("the dictionary has no unused entry", () => {
    const literals = new Set(files.flatMap((file) => [...findLiterals(file)]));
    expect(Object.keys(dictionary).filter((english) => !literals.has(english))).toEqual([]);
  });

  it("the dictionary keeps every value and follows French typography", () => {
    for (const [english, french] of Object.entries(dictionary))
      for (const form of [french].flat())
        expect(findFaults(english, form), `${english}: ${form}`).toEqual([]);
  });
});

const findValues = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();

/** Lists the faults of a translation. One of two plural forms may leave out the number ("un jour"). */
function findFaults(english: string, french: string): string[] {
  const lost = findValues(english).filter((name) => name !== "{n}" && !french.includes(name));
  const invented = findValues(french).filter((name) => !english.includes(name));
  return [
    ...lost.map((name) => `lost ${name}`),
    ...invented.map((name) => `invented ${name}`),
    ...(french.trim() !== french && english.trim() === english ? ["spaces around it"] : []),
    ...(/\p{L}'\p{L}/u.test(french) ? ["a straight apostrophe"] : []),
    ...(/[\u00A0\u202F]/.test(french) ? ["a space that does not break: the code sets those"] : []),
    ...(/\S[;!?»]|«\S|\p{L}:( |$)/u.test(french.replace(/\{\w+\}/g, "x").replace(/https?:\S+/g, ""))
      ? ["no space before ; : ! ? or inside « »"]
      : []),
    ...(english === french && english.split(" ").length > 3 ? ["still English"] : []),
  ];
}

describe("the search for untranslated texts", () => {
  const findTexts = (source: string) => findUnsaidTexts("sample.tsx", source).map(({ text }) => text);

  it.each([
    ["text of an element", "const a = <p>Save changes</p>;", ["Save changes"]],
    ["an attribute", 'const a = <img alt="a photo of us" />;', ["a photo of us"]],
    ["a template", "const a = (n: number) => `${n} days left`;", ["{} days left"]],
    ["a constant", 'const LABELS = { draft: "In progress" };', ["In progress"]],
    ["a branch", 'const a = (b: boolean) => <p>{b ? "Yes" : "No answer yet"}</p>;', ["Yes", "No answer yet"]],
  ])("the search finds %s", (_case, source, texts) => {
    expect(findTexts(source)).toEqual(texts);
  });

  it.each([
    ["a translated text", 'const a = <p title={t("Close")}>{t("Save changes")}</p>;'],
    ["classes", 'const a = <p className="Flex items-center" />;'],
    ["a compared text", 'const a = key === "Startup name";'],
    ["a developer error", 'throw new Error("This screen needs somebody");'],
  ])("the search ignores %s", (_case, source) => {
    expect(findTexts(source)).toEqual([]);
  });
});
