import { describe, expect, it } from "vitest";
import type { OpportunityChangeView } from "@shared/validators/curation";
import { testId } from "@/test/opportunities";
import { listProposals } from "./proposals";
import { buildAdminOpportunity, buildDetail } from "./test-catalogue";

const change = (n: number, over: Pick<OpportunityChangeView, "field" | "before" | "after">) => ({
  id: testId(n),
  quote: null,
  createdAt: "2026-11-20T10:00:00.000Z",
  ...over,
});
const deadline = change(70, { field: "deadline", before: "2027-03-31", after: "2027-04-30" });
const currency = change(71, { field: "currency", before: "USD", after: "EUR" });
const most = change(72, { field: "maxAmount", before: "100000.00", after: "90000" });
const shown = (changes: OpportunityChangeView[], over: Parameters<typeof buildAdminOpportunity>[0] = {}) =>
  listProposals(buildDetail(buildAdminOpportunity(over), { changes })).map((proposal) => [
    proposal.id,
    ...proposal.changes.map(({ field, before, after }) => `${field} ${before} ${after}`),
  ]);

describe("proposed changes", () => {
  it("proposed changes are decided one by one", () => {
    expect(shown([deadline, most])).toEqual([
      [deadline.id, "deadline 31 Mar 2027 30 Apr 2027"],
      [most.id, "maxAmount $100,000 $90,000"],
    ]);
  });

  it("proposed amounts and their currency are one proposal, each figure in its own currency, including unchanged amounts", () => {
    expect(shown([currency, deadline, most])).toEqual([
      [currency.id, "minAmount $25,000 €25,000", "maxAmount $100,000 €90,000", "currency USD EUR"],
      [deadline.id, "deadline 31 Mar 2027 30 Apr 2027"],
    ]);
  });

  it("proposed amounts and their currency quote the same words only once", () => {
    const quote = "up to €90,000 each";
    const [proposal] = listProposals(
      buildDetail(buildAdminOpportunity(), {
        changes: [
          { ...currency, quote },
          { ...most, quote },
        ],
      }),
    );
    expect(proposal?.changes.map((each) => [each.field, each.quote])).toEqual([
      ["minAmount", null],
      ["maxAmount", quote],
      ["currency", null],
    ]);
  });

  it("each proposal has the name of what it changes, also where several fields go together", () => {
    const hour = change(73, { field: "deadlineTime", before: "17:00", after: "17:00" });
    const name = (changes: OpportunityChangeView[]) =>
      listProposals(buildDetail(buildAdminOpportunity(), { changes })).map(({ label }) => label);
    expect(name([deadline, hour, most])).toEqual(["Deadline", "Maximum amount"]);
    expect(name([currency, most, hour])).toEqual(["Amount and currency", "Hour of the deadline"]);
  });

  it("a call that its source lists no more says when it was listed last", () => {
    const lastListedAt = "2026-11-02T06:00:00.000Z";
    const changes = [{ ...deadline, lastListedAt }, most];
    expect(
      listProposals(buildDetail(buildAdminOpportunity(), { changes })).map((each) => each.lastListedAt),
    ).toEqual([lastListedAt, null]);
  });

  it("a proposed currency alone tells what the stated amounts will be", () => {
    expect(shown([currency], { minAmount: null })).toEqual([
      [currency.id, "maxAmount $100,000 €100,000", "currency USD EUR"],
    ]);
    expect(shown([currency], { minAmount: null, maxAmount: null })).toEqual([
      [currency.id, "currency USD EUR"],
    ]);
  });
});
