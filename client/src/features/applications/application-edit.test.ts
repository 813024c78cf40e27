import { describe, expect, it } from "vitest";
import type { ApplicationView } from "@shared/validators/applications";
import { changesOf, editDefaults, versionFor } from "./application-edit";
import { applicationEditSchema } from "./application-edit-schema";

const application: ApplicationView = {
  id: "a",
  entityId: "e",
  opportunityId: null,
  status: "draft",
  title: "Clean Energy Grant",
  askingAmount: "50000.00",
  askingCurrency: "USD",
  awardedAmount: null,
  awardedCurrency: null,
  aiProvider: null,
  submittedDate: null,
  decisionDate: null,
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
  opportunity: null,
  entity: { id: "e", name: "Sunrise Labs", type: "Startup" },
  notes: "Call Kofi",
  narrative: null,
  aiDraftNarrative: "## Need\n\nText",
  aiSuggestions: [],
  funderFeedback: null,
  version: 3,
};

const edit = (before: ApplicationView, typed: Partial<ReturnType<typeof editDefaults>> = {}) =>
  changesOf(before, applicationEditSchema.parse({ ...editDefaults(before), ...typed }));

describe("an edit", () => {
  it("sends status and notes always, and nothing else that was not touched", () => {
    expect(edit(application)).toEqual({ status: "draft", notes: "Call Kofi" });
  });

  it("sends the date and the award when they are set", () => {
    expect(edit(application, { submittedDate: "2026-02-01", awardedAmount: "1200.5" })).toMatchObject({
      submittedDate: "2026-02-01",
      awardedAmount: "1200.5",
    });
  });

  it("takes what a server leaves out for not set", () => {
    const { submittedDate: _, awardedAmount: __, version: ___, ...known } = application;
    expect(edit(known as ApplicationView)).toEqual({ status: "draft", notes: "Call Kofi" });
    expect(versionFor(known as ApplicationView, known as ApplicationView, {})).toBeUndefined();
  });

  it("clears a date that was taken out", () => {
    const before = { ...application, submittedDate: "2026-02-01" };
    expect(edit(before, { submittedDate: "" })).toMatchObject({ submittedDate: null });
  });

  it("sends a text only when it changed, and an emptied draft as none", () => {
    expect(edit(application, { narrative: "Our story" })).toMatchObject({ narrative: "Our story" });
    expect(edit(application, { aiDraftNarrative: "" })).toMatchObject({
      aiDraftNarrative: null,
      aiProvider: null,
    });
  });
});

describe("the version that a save names", () => {
  const newer = (parts: Partial<ApplicationView>) => ({ ...application, version: 4, ...parts });
  const typed = edit(application, { notes: "Typed here" });

  it("is the one that the edit began from, where something else stands in place of what it overwrites", () => {
    expect(versionFor(application, newer({ notes: "Typed there" }), typed)).toBe(3);
    expect(versionFor(application, newer({ status: "submitted" }), typed)).toBe(3);
  });

  it("is the newest one, where only what it leaves alone has changed", () => {
    expect(versionFor(application, newer({ aiDraftNarrative: "Written meanwhile" }), typed)).toBe(4);
    expect(versionFor(application, newer({ narrative: "Written there" }), typed)).toBe(4);
    const withNarrative = edit(application, { narrative: "Written here" });
    expect(versionFor(application, newer({ narrative: "Written there" }), withNarrative)).toBe(3);
  });
});
