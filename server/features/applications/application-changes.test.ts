import { describe, expect, it } from "vitest";
import type { ApplicationStatus } from "@shared/constants/enums";
import type { Application } from "@shared/schema/index";
import { deriveChanges, findDifferingFields, type SentFields } from "./application-changes";

const TODAY = "2031-05-17";

const application = (given: Partial<Application> = {}) =>
  ({
    status: "draft",
    notes: null,
    submittedDate: null,
    decisionDate: null,
    accepted: null,
    awardedAmount: null,
    askingCurrency: "KES",
    ...given,
  }) as Application;

describe("the changes derived from a new status", () => {
  const DECIDED_ON = "2031-01-02";
  it.each<[ApplicationStatus, Partial<Application>, SentFields, object]>([
    ["draft", {}, { status: "submitted" }, { submittedDate: TODAY, decisionDate: null, accepted: null }],
    ["draft", {}, { status: "submitted", submittedDate: null }, { submittedDate: TODAY }],
    ["draft", {}, { status: "submitted", submittedDate: "2031-05-01" }, { submittedDate: "2031-05-01" }],
    ["draft", { submittedDate: "2031-04-01" }, { status: "submitted" }, { submittedDate: "2031-04-01" }],
    ["submitted", {}, { status: "under_review" }, { accepted: null, decisionDate: null }],
    ["submitted", {}, { status: "accepted" }, { accepted: true, decisionDate: TODAY }],
    ["submitted", {}, { status: "funded" }, { accepted: true, decisionDate: TODAY }],
    ["submitted", {}, { status: "rejected" }, { accepted: false, decisionDate: TODAY }],
    [
      "submitted",
      {},
      { status: "rejected", decisionDate: DECIDED_ON },
      { accepted: false, decisionDate: DECIDED_ON },
    ],
    [
      "accepted",
      { accepted: true, decisionDate: DECIDED_ON },
      { status: "funded" },
      { accepted: true, decisionDate: DECIDED_ON },
    ],
    [
      "rejected",
      { accepted: false, decisionDate: DECIDED_ON },
      { status: "under_review" },
      { accepted: null, decisionDate: null },
    ],
  ])("from %s (%j) by %j", (status, given, sent, expected) => {
    expect(deriveChanges(application({ status, ...given }), sent, TODAY)).toMatchObject(expected);
  });

  it.each<[ApplicationStatus, SentFields]>([
    ["submitted", { status: "submitted", submittedDate: null }],
    ["accepted", { status: "accepted", notes: "x" }],
    ["funded", { status: "completed" }],
    ["draft", { notes: "x" }],
  ])("is nothing from %s by %j", (status, sent) => {
    expect(deriveChanges(application({ status }), sent, TODAY)).toEqual({});
  });
});

describe("the currency of an award", () => {
  it("is that of the application, and is cleared with the amount", () => {
    expect(deriveChanges(application(), { awardedAmount: "5" }, TODAY)).toEqual({ awardedCurrency: "KES" });
    expect(deriveChanges(application(), { awardedAmount: null }, TODAY)).toEqual({ awardedCurrency: null });
  });

  it("stays what it is for another amount", () => {
    const awarded = application({ awardedAmount: "5", awardedCurrency: "EUR" });
    expect(deriveChanges(awarded, { awardedAmount: "6" }, TODAY)).toEqual({ awardedCurrency: "EUR" });
  });
});

describe("the differing fields of a save", () => {
  it("are those with another value, however an amount is written", () => {
    const now = application({ notes: "old", awardedAmount: "50000.00", status: "funded" });
    expect(findDifferingFields(now, { notes: "new", awardedAmount: "50000", status: "funded" })).toEqual([
      "notes",
    ]);
    expect(findDifferingFields(now, { awardedAmount: "50000.01" })).toEqual(["awardedAmount"]);
    expect(findDifferingFields(now, { awardedAmount: null, narrative: null })).toEqual(["awardedAmount"]);
  });
});
