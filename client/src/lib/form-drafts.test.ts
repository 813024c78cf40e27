import { beforeEach, describe, expect, it } from "vitest";
import { fakeFetch } from "@/test/fake-fetch";
import { createDraftCipher } from "./draft-cipher";
import { loadDraftKey } from "./draft-key";
import {
  dropAllDrafts,
  flushDraft,
  hasSealedDrafts,
  keepDraft,
  readDraft,
  setDraftCipher,
} from "./form-drafts";

const [KEY, OTHER] = ["B".repeat(43), "C".repeat(43)] as const;
const AMA = "ama";
const SECRET = "Runway of four months";
const type = (text = SECRET) => {
  keepDraft(AMA, "note", () => ({ values: { text } }));
  flushDraft(AMA, "note");
};
const stored = () => Object.entries(localStorage).flat().join("\n");

beforeEach(() => {
  dropAllDrafts(AMA);
  localStorage.clear();
});

describe("what the browser's storage holds of drafts", () => {
  it("cannot be read without the key, and comes back with it", () => {
    setDraftCipher(AMA, createDraftCipher(KEY));
    type();
    expect(localStorage).toHaveLength(1);
    expect(stored()).not.toContain("Runway");
    expect(readDraft(AMA, "note")?.values).toEqual({ text: SECRET });
    setDraftCipher(AMA, createDraftCipher(OTHER));
    expect(readDraft(AMA, "note")).toBeUndefined();
    setDraftCipher(AMA, createDraftCipher(KEY));
    expect(readDraft(AMA, "note")?.values).toEqual({ text: SECRET });
  });

  it("is another text each time, and opens only under its own name", () => {
    const cipher = createDraftCipher(KEY);
    const [one, two] = [cipher.seal("a", SECRET), cipher.seal("a", SECRET)];
    expect(one).not.toBe(two);
    expect([cipher.open("a", two), cipher.open("b", two), cipher.open("a", "nonsense")]).toEqual([
      SECRET,
      null,
      null,
    ]);
  });

  it("is nothing before the key is there, and nothing that was typed meanwhile is lost", async () => {
    type();
    expect(localStorage).toHaveLength(0);
    expect(readDraft(AMA, "note")?.values).toEqual({ text: SECRET });
    fakeFetch({ "GET /api/auth/draft-key": { body: { key: KEY } } });
    await loadDraftKey(AMA);
    expect(localStorage).toHaveLength(1);
    expect(stored()).not.toContain("Runway");
    expect(readDraft(AMA, "note")?.values).toEqual({ text: SECRET });
  });

  it("was readable in older releases: it is sealed once, and removed when it is too old", () => {
    const put = (form: string, at: number) =>
      localStorage.setItem(`form-draft:${AMA}:${form}`, JSON.stringify({ values: { text: SECRET }, at }));
    put("note", Date.now());
    put("old", Date.now() - 31 * 86_400_000);
    expect(hasSealedDrafts(AMA)).toBe(true);
    setDraftCipher(AMA, createDraftCipher(KEY));
    expect(localStorage).toHaveLength(1);
    expect(stored()).not.toContain("Runway");
    expect(readDraft(AMA, "note")?.values).toEqual({ text: SECRET });
  });

  it("goes when the person signs out, and so does the key", () => {
    setDraftCipher(AMA, createDraftCipher(KEY));
    type();
    dropAllDrafts(AMA);
    expect(localStorage).toHaveLength(0);
    type();
    expect(localStorage).toHaveLength(0);
  });
});
