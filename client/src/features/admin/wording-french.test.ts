import { afterEach, beforeEach, expect, it, vi } from "vitest";

/** The language is fixed when modules are loaded, so each test loads them again. */
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

it("counts, decisions and history are worded in French", async () => {
  const { formatActiveHeadline, getDecisionToast, formatHistory } = await wordingIn("fr");
  expect([1, 1204].map((count) => plain(formatActiveHeadline(count)))).toEqual([
    "1 opportunité active",
    "1 204 opportunités actives",
  ]);
  expect(getDecisionToast("reject", ["A", "B"], { changed: ["1", "2"], skipped: ["3"] })).toEqual({
    title: "2 opportunités rejetées",
    description: "1 opportunité avait déjà été traitée et est restée telle quelle.",
  });
  const at = "2026-11-20T10:00:00.000Z";
  expect(plain(formatHistory({ action: "edited", by: "Ama", at, fields: ["name", "minAmount"] }))).toBe(
    "Modifiée : Nom, Montant minimum, par Ama",
  );
});
