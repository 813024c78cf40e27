import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { MemberRole } from "@shared/constants/members";
import type { ApplicationView } from "@shared/validators/applications";
import { fakeFetch } from "@/test/fake-fetch";
import { buildApplicationItem, buildEntityView } from "@/test/opportunities";
import { renderWithProviders } from "@/test/render";
import { ApplicationDetail } from "./application-detail";

const entity = buildEntityView();
const item = buildApplicationItem();
const application = {
  ...item,
  entityId: entity.id,
  opportunityId: item.opportunity?.id ?? null,
  notes: "Call Kofi",
  narrative: null,
  aiDraftNarrative: "A draft of the need.",
  aiSuggestions: [],
  funderFeedback: null,
  funderName: null,
  version: 1,
} as unknown as ApplicationView;

function open(role: MemberRole | undefined, change: Partial<ApplicationView> = {}) {
  fakeFetch({ "GET /api/entities": { body: [{ ...entity, role }] } });
  renderWithProviders(<ApplicationDetail application={{ ...application, ...change }} />);
}

describe("the heading of an application", () => {
  const heading = () => screen.getByRole("heading", { level: 1 }).closest("header");
  const { name } = item.opportunity!;

  it("says below its title what it applies for", async () => {
    open("owner", { title: "Pumps for Tamale" });
    expect(await screen.findByRole("heading", { level: 1, name: "Pumps for Tamale" })).toBeVisible();
    expect(heading()).toHaveTextContent(name);
  });

  it("says it once where the title is the same", async () => {
    open("owner", { title: name });
    expect(await screen.findByRole("heading", { level: 1, name })).toBeVisible();
    expect(heading()?.textContent?.split(name)).toHaveLength(2);
  });
});

describe("the button that has a draft written", () => {
  const findGenerate = () => screen.findByRole("button", { name: "Generate AI Draft" });

  it("is the next step while the application is not sent", async () => {
    open("owner", { aiDraftNarrative: null, status: "draft" });
    expect(await findGenerate()).toHaveClass("bg-accent");
  });

  it("stands back once the application is decided", async () => {
    open("owner", { aiDraftNarrative: null, status: "funded" });
    expect(await findGenerate()).not.toHaveClass("bg-accent");
  });
});

describe("an application of an entity that may only be read", () => {
  it("a reader sees all of it and is offered no change", async () => {
    open("viewer");
    expect(await screen.findByText("You can read this, but not change it.")).toBeVisible();
    expect(screen.getByText("Call Kofi")).toBeVisible();
    expect(screen.getByText("A draft of the need.")).toBeVisible();
    expect(screen.getByText("Nothing written yet.")).toBeVisible();
    for (const name of ["Edit Application", "Use as narrative"])
      expect(screen.queryByRole("button", { name })).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: /Word/ })).toBeVisible();
  });

  it("a reader cannot have a draft written", async () => {
    open("viewer", { aiDraftNarrative: null });
    expect(await screen.findByText("You can read this, but not change it.")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Generate AI Draft" })).not.toBeInTheDocument();
  });

  it.each(["editor", undefined] as const)("a member with the role %s may change it", async (role) => {
    open(role);
    expect(await screen.findByRole("button", { name: "Edit Application" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Use as narrative" })).toBeVisible();
    expect(screen.queryByText("You can read this, but not change it.")).not.toBeInTheDocument();
  });
});
