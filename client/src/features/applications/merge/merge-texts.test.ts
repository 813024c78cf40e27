import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { joinParts, mergeTexts } from "./merge-texts";

const BASE = "Our village is dark after six. Kerosene costs too much.\n\nWe bring light.";
const merge = (mine: string, theirs: string, base = BASE) => mergeTexts({ base, mine, theirs });

describe("two texts that began as one", () => {
  it.each([
    [
      "changes of two sentences are both in it",
      BASE.replace("dark after six", "dark after five"),
      BASE.replace("bring light", "bring light to 400 homes"),
      "Our village is dark after five. Kerosene costs too much.\n\nWe bring light to 400 homes.",
    ],
    [
      "one writes at the end while the other deletes at the beginning",
      `${BASE} It lasts ten years.`,
      BASE.replace("Our village is dark after six. ", ""),
      "Kerosene costs too much.\n\nWe bring light. It lasts ten years.",
    ],
    ["the same change is there once", `${BASE} Soon.`, `${BASE} Soon.`, `${BASE} Soon.`],
    ["only one of them changed it", BASE, `${BASE} Soon.`, `${BASE} Soon.`],
    ["only the other one changed it", `${BASE} Soon.`, BASE, `${BASE} Soon.`],
  ])("are merged: %s", (_what, mine, theirs, merged) => {
    expect(merge(mine, theirs).every((part) => "text" in part)).toBe(true);
    expect(joinParts(merge(mine, theirs))).toBe(merged);
  });

  it("leave a sentence that both changed to those who wrote it, and merge the rest", () => {
    const mine = `Summary. ${BASE.replace("six", "five")}`;
    const theirs = BASE.replace("six", "seven").replace("light", "power");
    const parts = merge(mine, theirs);
    expect(parts.filter((part) => "mine" in part)).toEqual([
      {
        mine: "Summary. Our village is dark after five. ",
        theirs: "Our village is dark after seven. ",
      },
    ]);
    expect(joinParts(parts)).toBe(mine.replace("light", "power"));
    expect(joinParts(parts, ["theirs"])).toBe(theirs);
    expect(joinParts(parts, ["both"])).toContain("dark after five. Our village is dark after seven.");
  });

  it("are shown side by side when one deleted what the other changed", () => {
    const parts = merge("We bring light.", BASE.replace("six", "seven"));
    expect(joinParts(parts, ["mine"])).toBe("We bring light.");
    expect(joinParts(parts, ["theirs"])).toBe(BASE.replace("six", "seven"));
  });

  it("are shown side by side where they changed sentences that stand next to each other", () => {
    const parts = merge(BASE.replace("six", "five"), BASE.replace("too much", "a day's wage"));
    expect(parts.filter((part) => "mine" in part)).toHaveLength(1);
    expect(joinParts(parts, ["both"])).toContain("costs too much.\n\nOur village is dark after six.");
  });

  it("are shown whole when they repeat one sentence too often to compare", () => {
    const base = "a\n".repeat(400);
    const [mine, theirs] = [`${base}mine`, `theirs${base}`];
    expect(merge(mine, theirs, base)).toEqual([{ mine, theirs }]);
  });
});

// A dozen sentences, so that the same one stands at several places now and then.
const sentence = fc
  .tuple(fc.constantFrom("Light", "Water", "Seed", "Тепло", "水"), fc.integer({ min: 0, max: 3 }))
  .map(([word, n]) => `${word} ${n}${"。. \n"[n] ?? "."} `);
const text = fc.array(sentence, { maxLength: 12 }).map((sentences) => sentences.join(""));

describe("any two texts", () => {
  it("are wholly there when each choice is for one of them", () => {
    fc.assert(
      fc.property(text, text, text, (base, mine, theirs) => {
        const parts = mergeTexts({ base, mine, theirs });
        const contested = parts.filter((part) => "mine" in part);
        // What one of them wrote and the base had not, stands in the merged text or in a contested passage.
        for (const [side, whole] of [["mine", mine] as const, ["theirs", theirs] as const]) {
          const joined = joinParts(
            parts,
            contested.map(() => side),
          );
          const written = whole.split(/(?<=[.。\n]) /).filter((piece) => !base.includes(piece));
          for (const piece of written) expect(joined).toContain(piece.trim());
        }
      }),
    );
  });

  it("merge to the same, whoever of the two is asked", () => {
    fc.assert(
      fc.property(text, text, text, (base, mine, theirs) => {
        const [here, there] = [
          mergeTexts({ base, mine, theirs }),
          mergeTexts({ base, mine: theirs, theirs: mine }),
        ];
        const contested = here.filter((part) => "mine" in part);
        expect(contested).toHaveLength(there.filter((part) => "mine" in part).length);
        expect(joinParts(here)).toBe(
          joinParts(
            there,
            contested.map(() => "theirs" as const),
          ),
        );
      }),
    );
  });

  it("stay as they are beside an unchanged one", () => {
    fc.assert(
      fc.property(text, text, (base, changed) => {
        expect(joinParts(mergeTexts({ base, mine: changed, theirs: base }))).toBe(changed);
        expect(joinParts(mergeTexts({ base, mine: base, theirs: changed }))).toBe(changed);
      }),
    );
  });
});
