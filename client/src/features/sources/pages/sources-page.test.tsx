import { screen, within } from "@testing-library/react";
import { describe, expect, it, onTestFinished } from "vitest";
import type { SourceListView, SourceView } from "@shared/validators/sources";
import { errorAnswer, fakeFetch } from "@/test/fake-fetch";
import { renderWithProviders } from "@/test/render";
import SourcesPage from "./sources-page";

const build = (given: Partial<SourceView>): SourceView => ({
  id: "ukri",
  name: "UK Research and Innovation",
  description: "Calls of research councils",
  url: "https://www.ukri.org",
  country: "GB",
  licence: { name: "Open Government Licence v3.0", url: "https://example.org/licence" },
  attribution: "Contains public sector information.",
  extent: "Only what stands on its list.",
  openCount: 1234,
  lastReadAt: "2026-11-26T05:00:00.000Z",
  lastChangeAt: "2026-11-25T05:00:00.000Z",
  lastReading: { outcome: "failed", text: "The site could not be read.", at: "2026-11-27T23:30:00.000Z" },
  ...given,
});

function open(list: Partial<SourceListView> = {}) {
  const body = { sources: [build({})], others: [], openCount: 2345, ...list };
  fakeFetch({ "GET /api/sources": { body } });
  return renderWithProviders(<SourcesPage />, { path: "/sources", user: null });
}
const card = async (name: RegExp) =>
  (await screen.findByRole("heading", { level: 2, name })).closest("li") as HTMLElement;

describe("the page of sources", () => {
  it("a visitor sees what is published of a source, its licence and how its last reading ended", async () => {
    open();
    const source = within(await card(/UK Research and Innovation/));
    expect(source.getByText("1,234")).toBeVisible();
    expect(source.getByText("United Kingdom")).toBeVisible();
    expect(source.getByRole("link", { name: /Open Government Licence v3\.0/ })).toHaveAttribute(
      "href",
      "https://example.org/licence",
    );
    expect(source.getByText("26 Nov 2026")).toBeVisible();
    expect(source.getByText("25 Nov 2026")).toBeVisible();
    expect(source.getByText("Reading of 27 Nov 2026: The site could not be read.")).toBeVisible();
    expect(source.getByText("What is read: Only what stands on its list.")).toBeVisible();
    expect(source.getByText("Contains public sector information.")).toBeVisible();
    expect(screen.getByText("2,345 opportunities are open.")).toBeVisible();
  });

  it("what is not known of a source is said to be so", async () => {
    const unknown = { country: null, licence: null, attribution: null, lastReadAt: null, lastChangeAt: null };
    open({ sources: [build({ ...unknown, lastReading: null })] });
    const source = within(await card(/UK Research/));
    for (const text of ["Several countries", "Not stated", "Not read yet", "Not recorded"])
      expect(source.getByText(text)).toBeVisible();
    expect(source.getByText(/^Not read here yet\./)).toBeVisible();
  });

  it("a source that was never read and has nothing to show is named below the others", async () => {
    const never = { openCount: 0, lastReadAt: null, lastChangeAt: null, lastReading: null };
    open({ sources: [build({}), build({ ...never, id: "afd", name: "AFD", country: "FR", licence: null })] });
    const heading = await screen.findByRole("heading", { name: "Not read here yet" });
    const section = within(heading.closest("section") as HTMLElement);
    expect(section.getByRole("listitem")).toHaveTextContent(
      "AFD (opens in a new tab)France · Licence: Not statedCalls of research councils",
    );
    expect(await card(/UK Research/)).toBeVisible();
  });

  it("a link of a source that is no web address is not a link", async () => {
    open({ sources: [build({ url: "javascript:alert(1)", licence: { name: "Own", url: "data:x" } })] });
    const source = within(await card(/UK Research/));
    expect(source.queryByRole("link")).not.toBeInTheDocument();
    expect(source.getByText("Own")).toBeVisible();
  });

  it("the source that a link names is scrolled to and focused", async () => {
    const scrolled: Element[] = [];
    Element.prototype.scrollIntoView = function () {
      scrolled.push(this);
    };
    history.replaceState(null, "", "#ukri");
    onTestFinished(() => history.replaceState(null, "", "#"));
    open({ sources: [build({ id: "nsf", name: "NSF" }), build({})] });
    const source = await card(/UK Research/);
    expect(source).toHaveFocus();
    expect(scrolled).toEqual([source]);
  });

  it("single pages are listed by their names below the sources", async () => {
    open({
      others: [{ name: "tips.example", attribution: null, openCount: 3, lastReadAt: "2026-01-02T00:00:00Z" }],
    });
    expect(await screen.findByRole("heading", { name: "Single pages and older lists" })).toBeVisible();
    expect(screen.getByText("tips.example").closest("li")).toHaveTextContent(
      "tips.example3 open · Last read 2 Jan 2026",
    );
  });

  it("a list that does not load says so and is asked for again", async () => {
    const { routes } = fakeFetch({
      "GET /api/sources": errorAnswer("unavailable", "Please try again soon."),
    });
    const { user } = renderWithProviders(<SourcesPage />, { path: "/sources", user: null });
    expect(await screen.findByText("Please try again soon.")).toBeVisible();
    routes["GET /api/sources"] = { body: { sources: [build({})], others: [], openCount: 1 } };
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await card(/UK Research/)).toBeVisible();
  });
});
