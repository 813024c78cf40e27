import type { ComparisonView } from "@shared/validators/comparisons";
import type { SimilarListView } from "@shared/validators/opportunities";
import { expect, expectToast, get, makePerson, post, test } from "./support/fixtures";
import { inspect } from "./support/inspect";
import { expectScreen, findCards } from "./support/steps";
import { buildProfiledEntity, listOpportunities } from "./support/story";

test("a member compares three opportunities, and a colleague opens the link to it", async ({
  page,
  member: _,
  isMobile,
  browser,
  baseURL,
}) => {
  test.slow();
  await buildProfiledEntity(page.request);
  const [first, second, third, fourth] = await listOpportunities(page.request);
  const bar = page.getByRole("region", { name: "To compare" });
  const choose = (name: string) => page.getByRole("button", { name: `Compare: ${name}`, exact: true });

  await test.step("they are chosen on their cards, three at most, and stay chosen on the next screen", async () => {
    await page.goto("/opportunities");
    await choose(first!.name).click();
    await expect(bar).toContainText("1 to compare");
    await choose(second!.name).click();
    await choose(third!.name).click();
    await choose(fourth!.name).click();
    await expectToast(page, "Three at most can be compared");
    await choose(third!.name).click();
    await expect(bar).toContainText("2 to compare");
    await inspect(page, "the list with a choice to compare", { isMobile });
    await page.reload();
    await expect(bar).toContainText("2 to compare");
    await findCards(page).filter({ hasText: third!.name }).getByRole("link").first().click();
    await expectScreen(page, `/opportunities/${third!.id}`, third!.name);
    await page.getByRole("button", { name: "Compare", exact: true }).click();
    await expect(page.getByRole("button", { name: "Chosen to compare" })).toBeVisible();
    await expect(bar).toContainText("3 to compare");
  });

  await test.step("they stand side by side, on a phone one thing after another", async () => {
    await bar.getByRole("link", { name: "Compare" }).click();
    await expectScreen(page, `/compare?ids=${first!.id},${second!.id},${third!.id}`, "Compare opportunities");
    const main = page.getByRole("main");
    for (const { name } of [first!, second!, third!])
      await expect(main.getByRole("link", { name, exact: true })).toBeVisible();
    if (isMobile) await expect(main.getByRole("heading", { name: "Who can apply" })).toBeVisible();
    else await expect(main.getByRole("rowheader", { name: "Who can apply" })).toBeVisible();
    if (!isMobile)
      for (const role of ["columnheader", "rowheader"] as const)
        await expect(main.getByRole(role).first()).toHaveCSS("text-align", "start");
    await inspect(page, "a comparison", { isMobile });
  });

  await test.step("the link opens for another member, who has chosen nothing", async () => {
    const context = await browser.newContext({ baseURL: baseURL! });
    const other = await context.newPage();
    await post(other.request, "/api/auth/signup", makePerson());
    await other.goto(page.url());
    await expect(other.getByRole("main").getByRole("link", { name: first!.name, exact: true })).toBeVisible();
    await context.close();
  });

  await test.step("one is taken out, and signing out forgets the choice", async () => {
    await page.getByRole("button", { name: `Take out of the comparison: ${second!.name}` }).click();
    await expect(page).toHaveURL(`/compare?ids=${first!.id},${third!.id}`);
    await page.goto("/settings");
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL(/\/login/);
    expect(await page.evaluate(() => sessionStorage.getItem("to-compare"))).toBeNull();
  });
});

test("an opportunity’s page leads to others like it, without those that were hidden", async ({
  page,
  member: _,
  isMobile,
}) => {
  await buildProfiledEntity(page.request);
  const [first] = await listOpportunities(page.request);
  const path = `/api/opportunities/${first!.id}/similar`;
  const { opportunities: similar } = await get<SimilarListView>(page.request, path);
  await page.goto(`/opportunities/${first!.id}`);
  const section = page.getByRole("region", { name: "More like this" });
  await expect(section.getByRole("article")).toHaveCount(similar.length);
  await expect(page.getByRole("heading", { name: "Is it worth it?" })).toBeVisible();
  await inspect(page, "an opportunity with others like it", { isMobile });

  const nearest = similar[0]!;
  await section.getByRole("button", { name: `Not for us: ${nearest.name}`, exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Skip the reason" }).click();
  await expect(section.getByRole("link", { name: nearest.name, exact: true })).toHaveCount(0);
  await expect
    .poll(async () => (await get<SimilarListView>(page.request, path)).opportunities.map(({ id }) => id))
    .not.toContain(nearest.id);
  const next = section.getByRole("article").first().getByRole("link");
  const name = (await next.textContent())!;
  await next.click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
});

test("a printed comparison has its address, its figures and no controls @desktop", async ({
  page,
  member: _,
}) => {
  const [first, second] = await listOpportunities(page.request);
  const ids = `${first!.id},${second!.id}`;
  const { opportunities } = await get<ComparisonView>(page.request, `/api/opportunities/compare?ids=${ids}`);
  await page.goto(`/compare?ids=${ids}`);
  await expect(page.getByRole("table")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(page.url(), { exact: true })).toBeVisible();
  await expect(page.getByRole("table")).toContainText(opportunities[1]!.name);
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "All opportunities" })).toBeHidden();
});
