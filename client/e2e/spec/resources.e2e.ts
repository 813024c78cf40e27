import type { Page } from "playwright/test";
import type { ResourceView } from "@shared/validators/catalogue";
import { expect, get } from "../support/fixtures";
import { callsTo, held, open, test } from "../support/spec-test";
import { expectScreen } from "../support/steps";

// That the tiles count the real library, and what is said where nothing is found or where there is nothing, is in ../shell.e2e.ts.

/** A resource's text is more than the specification knows. */
test.beforeEach(({ expectErrors }) => expectErrors(/404.*\/api\/resources\/[^/]+$/));

/** What section 3.7 says that the client reads. */
const specResource = (given: Record<string, unknown> = {}) => ({
  id: "r1",
  title: "A budget on one page",
  description: "What funders look for in a budget.",
  resourceType: "template",
  relevantFor: ["Startup", "Nonprofit", "School", "Research"],
  fileUrl: null,
  ...given,
});

const main = (page: Page) => page.getByRole("main");
const cards = (page: Page) =>
  main(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 2 }) });

async function openLibrary(page: Page, ...given: Record<string, unknown>[]) {
  const body = given.map((each, index) => specResource({ id: `r${index}`, ...each }));
  const spec = await open(page, "/resources", { "GET /api/resources": { body } });
  await expect(cards(page)).toHaveCount(given.length);
  return spec;
}

test.describe("2.12 the library @desktop", () => {
  test("2.12 the title and the subtitle", async ({ page }) => {
    await openLibrary(page, {});
    await expectScreen(page, "/resources", "Resources & Templates");
    await expect(page.getByText("Everything you need to succeed in your funding journey")).toBeVisible();
  });

  test("7.4 the page reads GET /api/resources, once", async ({ page }) => {
    const { calls } = await openLibrary(page, {});
    const reads = callsTo(calls, "GET /api/resources");
    expect(reads.map(({ query }) => query.toString())).toEqual([""]);
  });

  test("2.12 the search filters by title or description, whatever the case", async ({ page }) => {
    await openLibrary(
      page,
      { title: "A BUDGET on one page", description: null, relevantFor: ["Choir"] },
      { title: "Pitching", description: "With a budget in mind." },
      { title: "Contracts" },
    );
    const search = page.getByPlaceholder("Search resources...");
    const titles = cards(page).getByRole("heading");
    await search.fill("Budget o");
    await expect(titles).toHaveText(["A BUDGET on one page"]);
    await search.fill("WITH A BUDGET");
    await expect(titles).toHaveText(["Pitching"]);
    await search.fill("choir");
    await expect(titles).toHaveCount(0);
  });

  test("2.12 and 9 six skeletons while loading", async ({ page }) => {
    const { released, release } = held();
    await open(page, "/resources", {
      "GET /api/resources": async () => {
        await released;
        return { body: [specResource()] };
      },
    });
    const loading = page.getByRole("status").filter({ hasText: "Loading resources" });
    // The first child is what is read out.
    await expect(loading.locator("> div")).toHaveCount(6);
    release();
    await expect(cards(page)).toHaveCount(1);
    await expect(loading).toHaveCount(0);
  });

  test("2.12 four tiles count the resources of their type", async ({ page }) => {
    const types = ["template", "template", "template", "guide", "video", "video"];
    await openLibrary(page, ...types.map((resourceType) => ({ resourceType })));
    for (const text of ["Templates3 items", "Guides1 item", "Tools0 items", "Videos2 items"])
      await expect(
        main(page)
          .getByRole("listitem")
          .filter({ hasText: new RegExp(`^${text}$`) }),
      ).toBeVisible();
  });
});

test.describe("2.12 a resource's card @desktop", () => {
  test("2.12 the icon of a video or a guide, otherwise a template's, and a badge of the type", async ({
    page,
  }) => {
    const types = ["template", "video", "guide", "tool", "checklist"];
    await openLibrary(page, ...types.map((resourceType) => ({ resourceType })));
    const icons = await cards(page).evaluateAll((all) =>
      all.map((card) => card.querySelector("svg")!.innerHTML),
    );
    const [template, video, guide, ...others] = icons;
    expect(new Set([template, video, guide]).size).toBe(3);
    expect(others).toEqual([template, template]);
    for (const [index, label] of ["Template", "Video", "Guide", "Tool", "Checklist"].entries())
      await expect(cards(page).nth(index).getByText(label, { exact: true })).toBeVisible();
  });

  test("2.12 the title in two lines, and the description", async ({ page }) => {
    await openLibrary(page, { title: `A budget ${"and more ".repeat(40)}` }, { description: null });
    await expect(cards(page).nth(0).getByRole("heading")).toHaveCSS("-webkit-line-clamp", "2");
    await expect(cards(page).nth(0).getByText("What funders look for in a budget.")).toBeVisible();
    await expect(
      cards(page)
        .nth(1)
        .getByText(/null|undefined/),
    ).toHaveCount(0);
  });

  test("2.12 and 9 the first three of relevantFor as badges", async ({ page }) => {
    await openLibrary(page, {}, { relevantFor: null });
    await expect(cards(page).nth(0).getByRole("listitem")).toHaveText(["Startup", "Nonprofit", "School"]);
    await expect(cards(page).nth(1).getByRole("listitem")).toHaveCount(0);
  });

  test("2.12 'Download' opens the fileUrl in a new tab, where there is one", async ({ page, baseURL }) => {
    const fileUrl = "https://files.example.org/budget.pdf";
    await openLibrary(page, { fileUrl }, { fileUrl: "/files/budget.pdf" });
    for (const [index, href] of [fileUrl, `${baseURL}/files/budget.pdf`].entries()) {
      const download = cards(page)
        .nth(index)
        .getByRole("link", { name: /^Download/ });
      await expect(download).toHaveText(/^Download/);
      await expect(download).toHaveAttribute("href", href);
      await expect(download).toHaveAttribute("target", "_blank");
      await expect(cards(page).nth(index).getByRole("button")).toHaveCount(0);
    }
  });

  test("2.12 otherwise 'View', which shows what there is to know", async ({ page }) => {
    await openLibrary(page, { fileUrl: null });
    await expect(cards(page).getByRole("link")).toHaveCount(0);
    const view = cards(page).getByRole("button");
    await expect(view).toHaveText("View");
    await view.click();
    const dialog = page.getByRole("dialog", { name: "A budget on one page" });
    await expect(dialog.getByText("What funders look for in a budget.")).toBeVisible();
    await expect(dialog.getByText("Startup, Nonprofit, School, Research")).toBeVisible();
    await expect(dialog.getByRole("alert")).toHaveCount(0);
  });

  test("2.12 the resources of the library keep to it too", async ({ page, member: _ }) => {
    const resources = await get<ResourceView[]>(page.request, "/api/resources");
    const [resource] = resources.toSorted((a, b) => b.relevantFor.length - a.relevantFor.length);
    await page.goto(`/resources?search=${encodeURIComponent(resource!.title)}`);
    const heading = page.getByRole("heading", { name: resource!.title, exact: true });
    const card = cards(page).filter({ has: heading });
    await expect(card.getByRole("listitem")).toHaveText(resource!.relevantFor.slice(0, 3));
    await expect(card.getByText(resource!.description!)).toBeVisible();
  });
});
