import { describe, expect, it } from "vitest";
import { listMentioned } from "./mention-select";
import { listThreads, splitAtMentions } from "./threads";
import { buildComment } from "./test-comments";

describe("threads", () => {
  it("have the replies to each comment in order, and none whose comment is gone", () => {
    const comments = [
      buildComment("1"),
      buildComment("2"),
      buildComment("3", { parentId: "1" }),
      buildComment("4", { parentId: "9" }),
      buildComment("5", { parentId: "1" }),
    ];
    const ids = listThreads(comments).map(({ root, replies }) => [root.id, replies.map(({ id }) => id)]);
    expect(ids).toEqual([
      ["1", ["3", "5"]],
      ["2", []],
    ]);
  });
});

describe("mentions", () => {
  const people = [
    { userId: "k", name: "Kofi" },
    { userId: "kb", name: "Kofi Boateng" },
    { userId: "x", name: "A.* (x)" },
  ];

  it("are the longest names that stand in the text", () => {
    expect(listMentioned("@Kofi Boateng, see @A.* (x)", people)).toEqual(["kb", "x"]);
    expect(listMentioned("@Kofi and Kofi Boateng", people)).toEqual(["k"]);
    expect(listMentioned("kofi@example.org", people)).toEqual([]);
  });

  it("stand apart from the rest of the text", () => {
    expect(splitAtMentions("Ask @Kofi now", ["Kofi"])).toEqual(["Ask ", "@Kofi", " now"]);
    expect(splitAtMentions("Ask @Kofi now", [])).toEqual(["Ask @Kofi now"]);
  });
});
