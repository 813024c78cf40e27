import { describe, expect, it } from "vitest";
import type { EditValues } from "../application-edit";
import { mergeEdits, mergeKept } from "./merge-edits";

const BASE: EditValues = {
  status: "draft",
  notes: "Call Kofi. Ask for prices.",
  submittedDate: "",
  awardedAmount: "",
  narrative: "We bring light.",
  aiDraftNarrative: "",
};
const merge = (mine: Partial<EditValues>, theirs: Partial<EditValues>, base = BASE) =>
  mergeEdits(base, { ...base, ...mine }, { ...base, ...theirs });

describe("two edits of an application", () => {
  it("that changed different fields are both in it", () => {
    const mine = { narrative: "We bring power.", status: "submitted" };
    const theirs = { notes: "Called.", submittedDate: "2026-11-28" };
    expect(merge(mine, theirs)).toEqual({ values: { ...BASE, ...mine, ...theirs }, conflicts: [] });
  });

  it("that changed different sentences of one text are both in it", () => {
    const { values, conflicts } = merge(
      { notes: "Now. Call Kofi. Ask for prices." },
      { notes: "Call Kofi. Ask for all prices." },
    );
    expect(conflicts).toEqual([]);
    expect(values.notes).toBe("Now. Call Kofi. Ask for all prices.");
  });

  it("that changed one sentence differently keep the text of mine, and name both", () => {
    const { values, conflicts } = merge({ notes: "Call Ama. Ask." }, { notes: "Call Esi. Ask." });
    expect(values.notes).toBe("Call Ama. Ask.");
    expect(conflicts).toEqual([
      { field: "notes", parts: [{ mine: "Call Ama. Ask.", theirs: "Call Esi. Ask." }] },
    ]);
  });

  it("never mix two dates, amounts or statuses", () => {
    const { values, conflicts } = merge(
      { submittedDate: "2026-11-01", awardedAmount: "100", status: "submitted" },
      { submittedDate: "2026-11-02", awardedAmount: "200", status: "rejected" },
    );
    expect(values).toMatchObject({ submittedDate: "2026-11-01", awardedAmount: "100", status: "submitted" });
    expect(conflicts.map(({ field }) => field)).toEqual(["status", "submittedDate", "awardedAmount"]);
  });

  it("that did the same agree", () => {
    const same = { notes: "Called.", status: "submitted" };
    expect(merge(same, same)).toEqual({ values: { ...BASE, ...same }, conflicts: [] });
  });
});

describe("an edit that was kept in the browser", () => {
  it("is merged with what was saved meanwhile, and takes back nothing that it did not change", () => {
    const opened = { ...BASE, notes: "Call Kofi. Ask for all prices.", status: "submitted" };
    const { values, conflicts } = mergeKept(BASE, { ...opened, notes: `Now. ${BASE.notes}` }, opened);
    expect(values).toEqual({ ...opened, notes: "Now. Call Kofi. Ask for all prices." });
    expect(conflicts).toEqual([]);
  });

  it("names what both wrote differently", () => {
    const opened = { ...BASE, narrative: "We bring power." };
    const { conflicts } = mergeKept(BASE, { ...opened, narrative: "We bring heat." }, opened);
    expect(conflicts).toEqual([
      { field: "narrative", parts: [{ mine: "We bring heat.", theirs: "We bring power." }] },
    ]);
  });
});
