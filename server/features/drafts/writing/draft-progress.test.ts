import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildDraftFacts } from "./draft-facts.fixture";
import {
  checkSection,
  createProgressReader,
  createTextFeed,
  mergeSoFar,
  renderSoFar,
} from "./draft-progress";
import { collectFacts } from "./fact-check";
import { mergeDrafts } from "./merge-drafts";
import { prepareFacts } from "./prepare-facts";
import { mapSections, renderDraft, SECTION_MAX } from "./render-draft";
import { DRAFT_SECTIONS, type DraftSections } from "../types";

const facts = collectFacts(prepareFacts(buildDraftFacts()));
const finalOf = (draft: DraftSections) =>
  renderDraft(mapSections((key) => checkSection(draft[key], facts).text)).join("");

const sentence = fc.constantFrom(
  "We serve 140 customers.",
  "Revenue is $120,000 a year!",
  "We will reach 9,999,999 people by 2044.",
  "Rs. 500 buys a crate, approx. half of it for seed.",
  "See [add: the name. And the year 1999.] for more?",
  "She said: “We grow.” He left.",
  "It costs 3.5 to 4.5 million.",
  "- one\n- two\n- three",
  "1. First. 2. Second.",
  "# A heading",
  "Visit https://shamba.example/a.b or www.evil.example today.",
  "\u200bHidden\u202e words",
  "日本語。文です。",
  "No end",
  "“We grow. We thrive,” says Dr. Ann Smith. J. K. Doe of Oxfam agrees.",
  'Shamba Direct works with Oxfam, [add: the partner] and UNDP. "Open',
  "The ‘last mile’. Les « mots. Encore » d’Ama Mensah.",
);
const text = fc
  .array(fc.tuple(sentence, fc.constantFrom(" ", "\n\n", "\n", "  ")), { maxLength: 12 })
  .map((parts) => parts.flat().join(""));
const draft = fc.record(
  Object.fromEntries(DRAFT_SECTIONS.map(({ key }) => [key, text])),
) as fc.Arbitrary<DraftSections>;

/** What a listener has in hand at the end, and how often it had to start over. */
function listen(pieces: readonly string[]) {
  const read = createProgressReader(facts);
  const heard = { text: "", restarts: 0, all: [] as string[] };
  const feed = createTextFeed({
    onText: (piece) => heard.all.push((heard.text += piece)),
    onRestart: () => {
      heard.text = "";
      heard.restarts += 1;
    },
  });
  for (const piece of pieces) feed(renderSoFar(read(piece)), "openai");
  return heard;
}

const inPieces = (content: object, length: number) =>
  JSON.stringify(content).match(new RegExp(`[^]{1,${length}}`, "gu")) ?? [];

describe("a draft that is still being written", () => {
  it("is the beginning of what it will be, without starting over, whatever it says", () => {
    fc.assert(
      fc.property(draft, fc.integer({ min: 1, max: 60 }), (sections, length) => {
        const final = finalOf(sections);
        const heard = listen(inPieces(sections, length));
        expect(heard.restarts).toBe(0);
        for (const step of heard.all) expect(final.startsWith(step)).toBe(true);
        const isEmpty = Object.values(sections).every((section) => checkSection(section, facts).text === "");
        if (!isEmpty && checkSection(sections.fit, facts).text !== "") expect(heard.text).toBe(final);
      }),
      { numRuns: 50 },
    );
  });

  it("is in the order of the sections, also when the answer is not", () => {
    const sections = Object.fromEntries(
      DRAFT_SECTIONS.map(({ key }) => [key, `About ${key}.`]),
    ) as DraftSections;
    const { solution, need, ...rest } = sections;
    const heard = listen(inPieces({ solution, need, ...rest }, 5));
    expect(heard.all[0]).toBe("## Need\n\nAbout need.\n\n## Solution\n\nAbout solution.");
    expect(heard.text).toBe(finalOf(sections));
  });

  it("is not looked through again and again when it runs away", () => {
    const read = createProgressReader(facts);
    read('{"need":"');
    const began = performance.now();
    for (let n = 0; n < 100_000; n += 1) read("word. Word ");
    // Some seconds; what looks through all of it each time takes many minutes.
    expect(performance.now() - began).toBeLessThan(60_000);
    expect(renderSoFar(read("")).length).toBeLessThan(SECTION_MAX + 20);
  });

  it("by two is the beginning of what their whole drafts are merged to", () => {
    fc.assert(
      fc.property(draft, draft, fc.nat(500), (one, other, cut) => {
        const readers = [createProgressReader(facts), createProgressReader(facts)];
        const check = (sections: DraftSections) => mapSections((key) => checkSection(sections[key], facts));
        const merged = mergeDrafts(check(one), check(other));
        const final = renderDraft(mapSections((key) => merged[key])).join("");
        const [first, second] = [one, other].map((sections, index) =>
          readers[index]!(JSON.stringify(sections).slice(0, index === 0 ? undefined : cut)),
        );
        expect(final.startsWith(renderSoFar(mergeSoFar(first!, second!)))).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});

describe("a growing text", () => {
  it("is handed out in pieces, and anew where it does not continue", () => {
    const heard: string[] = [];
    const feed = createTextFeed({
      onText: (piece) => heard.push(piece),
      onRestart: () => heard.push("restart"),
    });
    for (const step of ["", "One", "One", "One two", "One", "Other", "Other one"]) feed(step, "openai");
    expect(heard).toEqual(["One", " two", "restart", "Other", " one"]);
  });
});
