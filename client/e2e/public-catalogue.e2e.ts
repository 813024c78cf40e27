import type { PublicListView, PublicOpportunityView } from "@shared/validators/public-catalogue";
import { expect, get, makePerson, test } from "./support/fixtures";
import { inspect } from "./support/inspect";
import { expectScreen } from "./support/steps";

test("a visitor searches the catalogue, reads a call and comes back to it with a new account", async ({
  page,
  isMobile,
}) => {
  await page.goto("/");
  await page
    .getByRole("banner")
    .or(page.locator("main"))
    .getByRole("link", { name: "Opportunities" })
    .first()
    .click();
  await expectScreen(page, "/opportunities", "Funding opportunities");
  await inspect(page, "the list for visitors", { isMobile });

  await page.getByRole("searchbox", { name: "Search opportunities" }).fill("fellowship");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL("/opportunities?search=fellowship");
  // The address says so a moment before the list does.
  const { opportunities } = await get<PublicListView>(
    page.request,
    "/api/public/opportunities?search=fellowship",
  );
  const { name } = opportunities[0]!;
  const first = page.locator("[data-card]").first().getByRole("link");
  await expect(first).toHaveText(name);
  await first.click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await inspect(page, "an opportunity for visitors", { isMobile });

  await page.getByRole("link", { name: "See how well you match" }).click();
  const person = makePerson();
  await page.getByLabel("First name").fill(person.firstName);
  await page.getByLabel("Last name").fill(person.lastName);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL(/\/opportunities\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByRole("main").getByRole("button", { name: "Start Application" })).toBeVisible();
});

test("filters are links, which lead to pages of their own and back", async ({ page, isMobile }) => {
  await page.goto("/opportunities");
  const filters = isMobile ? page.locator("details") : page.locator("main");
  if (isMobile) await filters.getByText("Filters").click();
  await filters.getByRole("link", { name: /^Loan/ }).first().click();
  await expect(page).toHaveURL("/opportunities?types=loan");
  await expect(page.locator("[data-card]").first()).toContainText("LOAN");
  await page.goBack();
  await expect(page).toHaveURL("/opportunities");
  await page.getByRole("navigation", { name: "Browse by theme" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/themes\/[a-z-]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Funding: \S/);
  await inspect(page, "the page of a theme", { isMobile });
});

test(
  "without the page's code a visitor reads and searches all the same",
  { tag: "@desktop" },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto("/opportunities");
    await page.getByRole("searchbox").fill("fellowship");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/\/opportunities\?search=fellowship/);
    await page.locator("[data-card]").first().getByRole("link").click();
    await expect(page.getByRole("link", { name: "See how well you match" })).toBeVisible();
    await context.close();
  },
);

test("a member opens public addresses and sees their own screens @desktop", async ({ page, member: _ }) => {
  const list = await get<PublicListView>(page.request, "/api/public/opportunities?limit=50");
  const { id, slug, name } = list.opportunities[0]!;
  await page.goto(`/opportunities/${slug}`);
  await expectScreen(page, `/opportunities/${id}`, name);
  await page.goto("/themes/health");
  await expectScreen(page, "/opportunities?themes=health", /funding opportunities$/);
  await page.goto("/countries/gh");
  await expectScreen(page, "/opportunities?countries=GH", /funding opportunities$/);
  for (const { slug: key } of list.opportunities) {
    const { funder } = await get<PublicOpportunityView>(page.request, `/api/public/opportunities/${key}`);
    if (!funder) continue;
    await page.goto(`/funders/${funder.id}`);
    await expect(page).toHaveURL(`/funders?profile=${funder.id}`);
    await expect(page.getByRole("dialog", { name: funder.name })).toBeVisible();
    return;
  }
  throw new Error("No opportunity has a funder of the directory");
});

test.describe("in French on a narrow phone", () => {
  test.use({ locale: "fr-FR", viewport: { width: 320, height: 640 } });

  test("the head of a visitor's page has two tidy rows @phone", async ({ page }) => {
    await page.goto("/opportunities");
    const head = page.getByRole("banner");
    const middle = async (name: string | RegExp) => {
      const box = (await head.getByRole("link", { name }).boundingBox())!;
      return Math.round(box.y + box.height / 2);
    };
    await expect(head.getByRole("link", { name: "Se connecter" })).toBeVisible();
    expect(await middle("Commencer")).toBe(await middle(/Amberway/));
    expect(await middle("Se connecter")).toBe(await middle("Opportunités"));
    const foot = page.getByRole("contentinfo");
    await expect(foot.getByRole("link", { name: "Comment ça marche" })).toBeVisible();
  });
});
