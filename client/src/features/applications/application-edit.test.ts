import { describe, expect, it } from "vitest";
import type { ApplicationView } from "@shared/validators/applications";
import { listChanges, parseEditBase, toEditBase, toEditValues } from "./application-edit";
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
  funderName: null,
  version: 3,
  openComments: 0,
  forbidsAi: false,
};

const edit = (before: ApplicationView, typed: Partial<ReturnType<typeof toEditValues>> = {}) =>
  listChanges(toEditValues(before), applicationEditSchema.parse({ ...toEditValues(before), ...typed }));

describe("the request of an edited application", () => {
  it("an edit always sends status and notes, and nothing else that is unchanged", () => {
    expect(edit(application)).toEqual({ status: "draft", notes: "Call Kofi" });
  });

  it("an edit sends the date and the award when they are set", () => {
    expect(edit(application, { submittedDate: "2026-02-01", awardedAmount: "1200.5" })).toMatchObject({
      submittedDate: "2026-02-01",
      awardedAmount: "1200.5",
    });
  });

  it("an edit takes fields that a server leaves out as not set", () => {
    const { submittedDate: _, awardedAmount: __, version: ___, ...known } = application;
    expect(edit(known as ApplicationView)).toEqual({ status: "draft", notes: "Call Kofi" });
  });

  it("an edit clears a date that was removed", () => {
    const before = { ...application, submittedDate: "2026-02-01" };
    expect(edit(before, { submittedDate: "" })).toMatchObject({ submittedDate: null });
  });

  it("an edit sends a text only when it changed, and an emptied draft as none", () => {
    expect(edit(application, { narrative: "Our story" })).toMatchObject({ narrative: "Our story" });
    expect(edit(application, { aiDraftNarrative: "" })).toMatchObject({
      aiDraftNarrative: null,
      aiProvider: null,
    });
  });
});

describe("the state that an edit began from", () => {
  it("an edit that comes back knows the fields as they were", () => {
    const base = toEditBase(application);
    expect(base).toMatchObject({ version: 3, values: { notes: "Call Kofi", narrative: "" } });
    expect(parseEditBase(JSON.stringify(base))).toEqual(base);
  });

  it("an edit that was kept with a version alone, or with nothing, has none", () => {
    expect(parseEditBase("3")).toBeUndefined();
    expect(parseEditBase(undefined)).toBeUndefined();
  });
});
