import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

/** The language is settled when the modules of a page run: each test brings its own. */
async function wordingIn(language: "en" | "fr") {
  localStorage.setItem("language", language);
  vi.resetModules();
  return import("./wording");
}
const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, " ");

beforeEach(() => localStorage.clear());
afterEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const MESSAGE =
  "Found 1,250: 1,200 new, 1 updated, 9 with changes to look at, 30 known already or closed, 10 could not be read.";
const MESSAGES = [
  MESSAGE,
  `${MESSAGE} The AI did not answer, so some details may be missing.`,
  "Nothing was found on this page. The AI did not answer, so some details may be missing.",
  "Found 3: 3 of another kind.",
  "Grants.gov did not answer in time. Please try again.",
  "What nobody knows.",
];

describe("what came of a run", () => {
  it("stays as it is in English", async () => {
    const { runMessage } = await wordingIn("en");
    expect(MESSAGES.map(runMessage)).toEqual(MESSAGES);
  });

  it("is told in French", async () => {
    const { runMessage } = await wordingIn("fr");
    const told =
      "1 250 trouvées : 1 200 nouvelles, 1 mise à jour, 9 avec des modifications à examiner, 30 déjà connues ou clôturées, 10 n’ont pas pu être lues.";
    expect(MESSAGES.map((message) => plain(runMessage(message)))).toEqual([
      told,
      `${told} L’IA n’a pas répondu ; il peut manquer des détails.`,
      "Rien n’a été trouvé sur cette page. L’IA n’a pas répondu ; il peut manquer des détails.",
      "3 trouvées : 3 of another kind.",
      "Grants.gov n’a pas répondu à temps. Veuillez réessayer.",
      "What nobody knows.",
    ]);
  });
});

it("counts, decides and remembers in French", async () => {
  const { activeHeadline, decisionToast, historyText, problemSubject } = await wordingIn("fr");
  expect([1, 1204].map((count) => plain(activeHeadline(count)))).toEqual([
    "1 opportunité active",
    "1 204 opportunités actives",
  ]);
  expect(decisionToast("reject", ["A", "B"], { changed: ["1", "2"], skipped: ["3"] })).toEqual({
    title: "2 opportunités rejetées",
    description: "1 opportunité avait déjà été traitée et est restée telle quelle.",
  });
  const at = "2026-11-20T10:00:00.000Z";
  expect(plain(historyText({ action: "edited", by: "Ama", at, fields: ["name", "minAmount"] }))).toBe(
    "Modifiée : Nom, Montant minimum, par Ama",
  );
  expect(problemSubject("Opportunity 351234")).toBe("Opportunité 351234");
});
