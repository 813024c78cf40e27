import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { filterCalls, listChanges, type SpecRoutes } from "@/test/spec-api";
import { expectFailure, expectToast, fill, loadScreens } from "@/test/spec-screen";
import { openAdmin } from "./admin-screen";

loadScreens("/admin/verification");

const SOURCES = [
  { id: "echoing-green", name: "Echoing Green", description: "Fellowships for founders." },
  { id: "water-trust", name: "Water Trust", description: "Calls of the trust." },
];
const GRANTS_GOV = "POST /api/admin/scrape/grants-gov";
const SOURCE = "POST /api/admin/scrape/source/water-trust";
const CUSTOM = "POST /api/admin/scrape/custom-url";
const ADDRESS = "https://example.org/calls";

/** Opens the screen with its sources; the result can press one of its buttons. */
async function openScraping(routes: SpecRoutes = {}) {
  const spec = openAdmin({ "GET /api/admin/scrape/sources": { body: SOURCES }, ...routes });
  await screen.findByText("Water Trust");
  const scraping = within(screen.getByRole("region", { name: "Scraping" }));
  const custom = within(scraping.getByRole("form", { name: "Scrape a custom URL" }));
  const press = (name: string) => spec.user.click(scraping.getByRole("button", { name }));
  return { ...spec, scraping, custom, press };
}

describe("2.14 scraping by the specification", () => {
  it("6 the screen of administrators is open to any signed-in person, with two tabs", async () => {
    const { calls } = await openScraping();
    const tabs = screen.getAllByRole("tab");
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      "Scraping & Verification",
      "Active Opportunities",
    ]);
    expect(tabs[0]).toHaveAttribute("aria-selected", "true");
    expect(await screen.findByRole("heading", { name: "0 pending" })).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    for (const route of ["GET /api/admin/scrape/sources", "GET /api/admin/opportunities/pending"])
      expect(filterCalls(calls, route).map(({ query }) => query.toString())).toEqual([""]);
  });

  it("2.14 offers the federal grants and every source that the server lists", async () => {
    const { scraping } = await openScraping();
    const known = scraping.getAllByRole("listitem");
    expect(known.map((source) => within(source).getByRole("heading").textContent)).toEqual([
      expect.stringMatching(/^Grants\.gov/),
      "Echoing Green",
      "Water Trust",
    ]);
    expect(known[2]).toHaveTextContent("Calls of the trust.");
    for (const source of known)
      expect(
        within(source)
          .getAllByRole("button")
          .map(({ textContent }) => textContent),
      ).toEqual(["Scrape"]);
  });

  it("7.5 the federal grants are read with the limit 50, the answer is told and the lists are read anew", async () => {
    const { calls, press } = await openScraping({
      [GRANTS_GOV]: { body: { message: "Scraped 12 grants." } },
    });
    await press("Scrape Grants.gov");
    await expectToast("Scraping Complete", "Scraped 12 grants.");
    expect(listChanges(calls)).toEqual([
      { method: "POST", path: "/api/admin/scrape/grants-gov", body: { limit: 50 } },
    ]);
    await waitFor(() => expect(filterCalls(calls, "GET /api/admin/opportunities/pending")).toHaveLength(2));
  });

  it("7.5 a configured source is read by its id, whatever the answer says", async () => {
    const { calls, press } = await openScraping({ [SOURCE]: {} });
    await press("Scrape Water Trust");
    await expectToast("Scraping Complete");
    expect(listChanges(calls)).toEqual([
      { method: "POST", path: "/api/admin/scrape/source/water-trust", body: undefined },
    ]);
  });

  it("7.5 a custom URL is read with the name given to it, and says that this takes 30-60 seconds", async () => {
    const { calls, custom, press, user } = await openScraping({ [CUSTOM]: {} });
    expect(custom.getByText("30-60 seconds")).toBeVisible();
    await fill(user, custom.getByLabelText(/^URL/), ADDRESS);
    await fill(user, custom.getByLabelText("Source name"), "Example");
    await press("Scrape URL");
    await expectToast("Scraping Complete");
    expect(listChanges(calls)).toEqual([
      {
        method: "POST",
        path: "/api/admin/scrape/custom-url",
        body: { url: ADDRESS, sourceName: "Example" },
      },
    ]);
    await waitFor(() => expect(custom.getByLabelText(/^URL/)).toHaveValue(""));
  });

  it("2.14 a custom URL needs no source name", async () => {
    const { calls, custom, press, user } = await openScraping({ [CUSTOM]: {} });
    expect(custom.getByLabelText("Source name")).not.toHaveAttribute("aria-required");
    await fill(user, custom.getByLabelText(/^URL/), ADDRESS);
    await press("Scrape URL");
    await expectToast("Scraping Complete");
    expect(listChanges(calls)[0]!.body).toEqual({ url: ADDRESS, sourceName: null });
  });

  it("5 a custom URL is required", async () => {
    const { calls, press } = await openScraping();
    await press("Scrape URL");
    await expectFailure("URL Required", "Please enter a URL to scrape");
    expect(listChanges(calls)).toEqual([]);
  });

  it.each([
    ["the federal grants", GRANTS_GOV, "Scrape Grants.gov", "Failed to scrape opportunities"],
    [
      "a configured source",
      SOURCE,
      "Scrape Water Trust",
      "Failed to scrape opportunities. Some websites may block scraping.",
    ],
    ["a custom URL", CUSTOM, "Scrape URL", "Failed to scrape custom URL"],
  ])(
    "8 a failed scrape of %s is told in the server's words, or its own",
    async (_what, route, button, fallback) => {
      const { custom, press, routes, user } = await openScraping({ [route]: { status: 500 } });
      if (route === CUSTOM) await fill(user, custom.getByLabelText(/^URL/), ADDRESS);
      await press(button);
      await expectFailure("Scraping Failed", fallback);
      routes[route] = { status: 403, body: { message: "The site refuses to be read." } };
      await press(button);
      await expectFailure("Scraping Failed", "The site refuses to be read.");
    },
  );
});
