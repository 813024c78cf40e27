import { describe, expect, it } from "vitest";
import type { ScrapeCounts } from "@shared/validators/curation";
import { wordMessage } from "@shared/words/messages";
import { withLanguage } from "../../../platform/text/with-language";
import { describeRun } from "./run-message";

const counts = (given: Partial<ScrapeCounts>): ScrapeCounts => ({
  created: 0,
  updated: 0,
  proposed: 0,
  skipped: 0,
  failed: 0,
  found: Object.values(given).reduce((sum, n) => sum + n, 0),
  ...given,
});

describe("the message of a finished run", () => {
  it.each([
    [
      { created: 12, updated: 3, proposed: 1, skipped: 30, failed: 4 },
      "Found 50: 12 new, 3 updated, 1 with changes to look at, 30 known already or closed, 4 could not be read.",
    ],
    [{ created: 1 }, "Found 1: 1 new."],
    [{ skipped: 1200 }, "Found 1,200: 1,200 known already or closed."],
    [{ failed: 2 }, "Found 2: 2 could not be read."],
    [{}, "Nothing was found on this page."],
  ])("of %j is %s", (given, expected) => {
    expect(wordMessage(describeRun(counts(given), { isPage: true }))).toBe(expected);
  });

  it("does not mention a page when a source has nothing", () => {
    expect(wordMessage(describeRun(counts({}), { isPage: false }))).toBe("Nothing was found.");
  });

  it("is worded in French with the same counts", () => {
    const given = counts({ created: 1_200, updated: 1, proposed: 9, skipped: 30, failed: 10 });
    const french = withLanguage("fr", () => wordMessage(describeRun(given, { isPage: true })));
    expect(french.replace(/[\u00A0\u202F]/g, " ")).toBe(
      "1 250 trouvées : 1 200 nouvelles, 1 mise à jour, 9 avec des modifications à examiner, 30 déjà connues ou clôturées, 10 n’ont pas pu être lues.",
    );
  });
});
