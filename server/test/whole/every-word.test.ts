import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as shownWords from "../../../client/src/words/fr";
import * as serverWords from "../../words/fr";
import type { Dictionary } from "@shared/words/words";
import { literalsIn, sourcesIn, unsaidTexts } from "../words-in-source";

/**
 * No text is missing in French. The compiler refuses a text that a dictionary lacks; what it cannot see stands here: texts that go
 * round the dictionaries, entries that nobody says, and translations that lost a value.
 */
const CLIENT = ["app", "components", "features", "forms", "hooks", "lib", "ui"];
const clientFiles = CLIENT.flatMap((name) => sourcesIn(`client/src/${name}`));
const serverFiles = sourcesIn("server");
/** Of the server's texts most are for programs: what its people read is said by files that have words. */
const sayingFiles = serverFiles.filter((file) =>
  /import \{ t \} from "[./]*\/words"/.test(readFileSync(file, "utf8")),
);
const inWords = ({ file, line, text }: { file: string; line: number; text: string }) =>
  `${file}:${line} ${text}`;

type Side = { side: string; files: string[]; saying: string[]; dictionary: Dictionary; messages: Dictionary };
const SIDES: Side[] = [
  { side: "client", files: clientFiles, saying: clientFiles, dictionary: shownWords.words, messages: {} },
  {
    side: "server",
    files: serverFiles,
    saying: sayingFiles,
    dictionary: serverWords.words,
    messages: serverWords.messages,
  },
];

describe.each(SIDES)("the $side", ({ files, saying, dictionary, messages }) => {
  it("says every text through its words", () => {
    const unsaid = saying.flatMap((file) => unsaidTexts(file));
    // A constant may hold what is said elsewhere by `t(LABELS[key])`, or what is thrown and worded on its way out.
    const isSaidElsewhere = (text: string) => text in dictionary || text in messages;
    expect(
      unsaid.filter(({ text, isShownAsIs }) => isShownAsIs || !isSaidElsewhere(text)).map(inWords),
    ).toEqual([]);
  });

  it("has no translation of what nobody says", () => {
    const said = new Set(files.flatMap((file) => [...literalsIn(file)]));
    expect(Object.keys(dictionary).filter((english) => !said.has(english))).toEqual([]);
  });

  it("is translated with every value, in good typography", () => {
    for (const [english, french] of Object.entries(dictionary))
      for (const form of [french].flat()) expect(faultsOf(english, form), `${english}: ${form}`).toEqual([]);
  });
});

const valuesIn = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();

/** What is wrong with a translation; one form of two may leave the number out ("un jour"). */
function faultsOf(english: string, french: string): string[] {
  const lost = valuesIn(english).filter((name) => name !== "{n}" && !french.includes(name));
  const invented = valuesIn(french).filter((name) => !english.includes(name));
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

describe("what finds texts", () => {
  const found = (source: string) => unsaidTexts("sample.tsx", source).map(({ text }) => text);

  it.each([
    ["text of an element", "const a = <p>Save changes</p>;", ["Save changes"]],
    ["an attribute", 'const a = <img alt="a photo of us" />;', ["a photo of us"]],
    ["a template", "const a = (n: number) => `${n} days left`;", ["{} days left"]],
    ["a constant", 'const LABELS = { draft: "In progress" };', ["In progress"]],
    ["a branch", 'const a = (b: boolean) => <p>{b ? "Yes" : "No answer yet"}</p>;', ["Yes", "No answer yet"]],
  ])("sees %s", (_case, source, texts) => {
    expect(found(source)).toEqual(texts);
  });

  it.each([
    ["what is said", 'const a = <p title={t("Close")}>{t("Save changes")}</p>;'],
    ["classes", 'const a = <p className="Flex items-center" />;'],
    ["what is compared", 'const a = key === "Startup name";'],
    ["what a programmer reads", 'throw new Error("This screen needs somebody");'],
  ])("leaves %s alone", (_case, source) => {
    expect(found(source)).toEqual([]);
  });
});
