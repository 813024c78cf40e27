import { describe, expect, it } from "vitest";
import type { CheckedText } from "./fact-check";
import { mergeDrafts } from "./merge-drafts";
import { mapSections } from "./render-draft";

const section = (text: string, supported = 0, removed = 0): CheckedText => ({ text, supported, removed });
const draft = (text: string, changes: Record<string, CheckedText> = {}) => ({
  ...mapSections(() => section(text)),
  ...changes,
});

describe("merging two drafts", () => {
  it("takes the section with more figures that are facts", () => {
    const merged = mergeDrafts(
      draft("Plain.", { need: section("We serve many.") }),
      draft("Plain.", { need: section("We serve 140.", 1) }),
    );
    expect(merged.need).toBe("We serve 140.");
  });

  it("distrusts a section in which a figure was invented", () => {
    const merged = mergeDrafts(
      draft("Plain.", { impact: section("We serve 140 and [add: confirm figure].", 1, 1) }),
      draft("Plain.", { impact: section("We serve many.") }),
    );
    expect(merged.impact).toBe("We serve many.");
  });

  it("never prefers an empty section", () => {
    const empty = draft("Plain.", { team: section("") });
    const mended = draft("Plain.", { team: section("Led by [add: confirm figure] people.", 0, 1) });
    expect(mergeDrafts(empty, mended).team).toBe("Led by [add: confirm figure] people.");
    expect(mergeDrafts(mended, empty).team).toBe("Led by [add: confirm figure] people.");
  });

  it("lets both speak where both are as good", () => {
    const merged = Object.values(mergeDrafts(draft("By the first."), draft("By the second.")));
    expect(merged.filter((text) => text === "By the first.")).toHaveLength(3);
    expect(merged.filter((text) => text === "By the second.")).toHaveLength(3);
  });

  it("adds sentences with facts that only the other has, but not the same fact in other words", () => {
    const merged = mergeDrafts(
      draft("Plain.", { need: section("Farmers lose 40% of each harvest. Traders pay late.", 2) }),
      draft("Plain.", {
        need: section(
          "A loss of 40% hits every farm. Kitchens in the city spend $500,000 a year on produce.",
          1,
        ),
      }),
    );
    expect(merged.need).toBe(
      "Farmers lose 40% of each harvest. Traders pay late.\n\nKitchens in the city spend $500,000 a year on produce.",
    );
  });
});
