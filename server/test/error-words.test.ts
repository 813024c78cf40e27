import { describe, expect, it } from "vitest";
import { z } from "zod";
import messages from "@shared/words/fr/messages";
import sources from "@shared/words/fr/sources";
import { worded } from "@shared/words/sentences";
import { CUT_OFF, OUR_FAULT } from "../features/scraping/run-failure";
import { validationError } from "../http/request";
import { SOURCES } from "../lib/sources/sources";
import { speaking } from "../lib/speaking";
import { messagesIn, read, SAMPLE } from "./messages-in-source";
import { sourcesIn } from "./words-in-source";

/** What only a terminal says, in English like all of the command line. */
const COMMAND_LINE = /curation\/import-|lib\/grants-gov\/extract/;
/** Their answers go by a protocol that is written in English. */
const PROTOCOL = /validators\/common-grants/;

const files = ["shared/validators", "server/features", "server/http", "server/lib"]
  .flatMap((folder) => sourcesIn(folder))
  .filter((file) => !COMMAND_LINE.test(file) && !PROTOCOL.test(file))
  // What numbers and lists the messages speak of.
  .concat(sourcesIn("shared/constants", false));
const inFrench = (text: string) => speaking("fr", () => worded(text));

/** Those that nobody has put into French. */
const unknownAmong = (found: ReturnType<typeof messagesIn>) =>
  found.filter(({ text }) => inFrench(text) === text).map(({ at, text }) => `${at} ${text}`);

describe("what goes wrong", () => {
  const found = messagesIn(files.map(read));

  it("is found in the sources", () => {
    const texts = found.map(({ text }) => text);
    expect(texts).toEqual(
      expect.arrayContaining([
        "Opportunity not found",
        "Grants.gov did not answer in time. Please try again.",
        "You have used all Sample deck analyses of today. There are new ones tomorrow (UTC).",
        "The server is restarting. Please try again in a minute.",
        "This deck has more than 300 slides.",
        "Please enter a valid asking amount",
        "Say what the next step is, or clear its date",
        "Already has an application for this opportunity",
      ]),
    );
    expect(found.length).toBeGreaterThan(200);
  });

  it("is said in French", () => {
    expect(unknownAmong(found)).toEqual([]);
  });

  it("keeps the numbers of its message, written as the French do", () => {
    expect(inFrench("Must be at most 5,000 characters")).toMatch(/au plus 5\s000 caractères/u);
    expect(inFrench("This deck has more than 300 slides.")).toContain("300 diapositives");
  });

  it.each([
    "funder.example refuses to show this page to us (403). Some websites block scraping.",
    OUR_FAULT,
    CUT_OFF,
  ])("is said of a run that failed: %s", (message) => {
    expect(inFrench(message)).not.toBe(message);
  });

  it("is said of what only a program sends", () => {
    const schema = z.strictObject({ kind: z.string() });
    for (const given of [5, {}, { kind: "a", other: 1 }, { kind: "a", other: 1, more: 2 }]) {
      const { message } = validationError(schema.safeParse(given).error!);
      expect(inFrench(message), message).not.toBe(message);
    }
  });

  it("has no French that loses a value", () => {
    const valuesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
    for (const [english, french] of Object.entries(messages))
      expect(valuesIn(french), english).toEqual(valuesIn(english));
  });
});

it("tells of every source that can be read", () => {
  expect(SOURCES.map(({ description }) => description).filter((text) => !(text in sources))).toEqual([]);
});

describe("what finds messages", () => {
  const textsIn = (text: string, name = "server/sample.ts") =>
    messagesIn([{ name, text }]).map((one) => one.text);

  it.each([
    ["a literal", 'throw new AppError("conflict", "No such luck");', ["No such luck"]],
    [
      "a template",
      'throw new AppError("conflict", `At most ${limit} of these`);',
      [`At most ${SAMPLE} of these`],
    ],
    ["a constant", 'const GONE = "It is gone"; throw new AppError("conflict", GONE);', ["It is gone"]],
    [
      "a field",
      'throw new AppError("conflict", reason, { name: ["Taken by others"] });',
      ["Taken by others"],
    ],
    [
      "a branch",
      'throw new AppError("conflict", isOne ? "One too many" : "Far too many");',
      ["One too many", "Far too many"],
    ],
    [
      "what a function is given",
      'const notFound = (thing: string) => new AppError("not_found", `${thing} not found`); notFound("Shoe");',
      ["Shoe not found"],
    ],
    [
      "a table",
      'const ENDS = { a: "ran away", b: "fell down" }; new AppError("conflict", `It ${ENDS[kind]}`);',
      ["It ran away", "It fell down"],
    ],
    [
      "another kind of error",
      "class Lost extends AppError { constructor() { super('conflict', 'Lost at sea'); } }",
      ["Lost at sea"],
    ],
  ])("sees %s", (_case, source, texts) => {
    expect(textsIn(source)).toEqual(texts);
  });

  it("sees what a validator says, and not what describes it", () => {
    const source = 'z.string("Must be blue").max(9, `At most ${MAX} of them`).meta({ description: "A hue" })';
    expect(textsIn(source, "shared/validators/sample.ts")).toEqual([
      "Must be blue",
      "At most Sample of them",
    ]);
  });

  it("tells what nobody has put into French", () => {
    const found = messagesIn([
      {
        name: "server/sample.ts",
        text: 'throw new AppError("conflict", "The moon is in the way"); throw new AppError("conflict", "Not valid");',
      },
    ]);
    expect(unknownAmong(found)).toEqual(["server/sample.ts:1 The moon is in the way"]);
  });
});
