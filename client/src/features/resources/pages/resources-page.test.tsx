import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { ResourceView } from "@shared/validators/catalogue";
import { errorAnswer, fakeFetch } from "@/test/fake-fetch";
import { testId } from "@/test/opportunities";
import { renderWithProviders } from "@/test/render";
import ResourcesPage from "./resources-page";

const build = (given: Partial<ResourceView>): ResourceView => ({
  id: testId(1),
  title: "One-page budget",
  description: "The lines of a budget.",
  content: null,
  hasContent: true,
  resourceType: "template",
  relevantFor: ["Grant"],
  fileUrl: null,
  publisher: "Amberway",
  sourceUrl: null,
  licence: "MIT",
  lastSyncedAt: "2026-11-21T00:00:00.000Z",
  ...given,
});
const OWN = build({});
const LINKED = build({
  id: testId(2),
  title: "Seed guide",
  hasContent: false,
  publisher: "Y Combinator",
  sourceUrl: "https://example.org/guide",
});
const FILE = build({
  id: testId(3),
  title: "Programme guide",
  hasContent: false,
  fileUrl: "https://example.org/guide.pdf",
});
const TEXT = [
  "## The lines",
  "- [ ] **People** first",
  "- <img src=x onerror=alert(1)>",
  "",
  "[A page](https://example.org/x) and [a trap](javascript:alert(1))",
].join("\n");

function open(path = "/resources") {
  fakeFetch({
    "GET /api/resources": { body: [OWN, LINKED, FILE] },
    [`GET /api/resources/${OWN.id}`]: { body: { ...OWN, content: TEXT } },
    [`GET /api/resources/${LINKED.id}`]: { body: LINKED },
    [`GET /api/resources/${testId(9)}`]: errorAnswer("not_found", "Resource not found"),
  });
  return renderWithProviders(<ResourcesPage />, { path });
}

describe("a resource", () => {
  it("a resource is shown and opened when a server does not say what it is for", async () => {
    const { relevantFor: _none, ...bare } = OWN;
    fakeFetch({
      "GET /api/resources": { body: [bare, { ...LINKED, relevantFor: null }] },
      [`GET /api/resources/${OWN.id}`]: { body: { ...bare, content: TEXT } },
    });
    const { user } = renderWithProviders(<ResourcesPage />, { path: "/resources" });
    expect(await screen.findByRole("heading", { name: "Seed guide" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "View One-page budget" }));
    const dialog = within(await screen.findByRole("dialog", { name: "One-page budget" }));
    expect(await dialog.findByRole("heading", { name: "The lines" })).toBeInTheDocument();
  });

  it("a resource with its own text is read in a dialog, and downloaded", async () => {
    const { user, history } = open();
    await user.click(await screen.findByRole("button", { name: "View One-page budget" }));
    expect(history.at(-1)).toBe(`/resources?view=${OWN.id}`);
    const dialog = within(await screen.findByRole("dialog", { name: "One-page budget" }));
    const text = within(await dialog.findByRole("region", { name: "The text" }));
    expect(text.getByRole("heading", { name: "The lines" })).toBeInTheDocument();
    expect(text.getByText("People").tagName).toBe("STRONG");
    // HTML in a text is shown as text.
    expect(text.getByText("<img src=x onerror=alert(1)>")).toBeInTheDocument();
    expect(text.getAllByRole("link")).toHaveLength(1);
    expect(text.getByRole("link", { name: /A page/ })).toHaveAttribute("rel", "noopener noreferrer");
    expect(dialog.getByRole("link", { name: "Download" })).toHaveAttribute(
      "href",
      `/api/resources/${OWN.id}/file`,
    );
    await user.keyboard("{Escape}");
    expect(history.at(-1)).toBe("/resources");
  });

  it("a resource of another publisher shows its facts and leads there", async () => {
    open(`/resources?view=${LINKED.id}`);
    const dialog = within(await screen.findByRole("dialog", { name: "Seed guide" }));
    const link = await dialog.findByRole("link", { name: /^Open at Y Combinator/ });
    expect(link).toHaveAttribute("href", "https://example.org/guide");
    expect(link).toHaveAttribute("target", "_blank");
    expect(dialog.queryByRole("link", { name: "Download" })).not.toBeInTheDocument();
  });

  it("a resource that is a file is downloaded from its card", async () => {
    open();
    expect(await screen.findByRole("link", { name: /^Download/ })).toHaveAttribute(
      "href",
      "https://example.org/guide.pdf",
    );
  });

  it("a resource that does not exist says so", async () => {
    open(`/resources?view=${testId(9)}`);
    expect(await screen.findByRole("dialog", { name: "Resource not found" })).toBeInTheDocument();
  });
});
