import type { EntityView } from "@shared/validators/entities";
import type { OpportunityListView } from "@shared/validators/opportunities";
import { expect, expectToast, get, test } from "./support/fixtures";
import { resize } from "./support/inspect";
import { readCardLinks, findCards, expectScreen, findMainNav } from "./support/steps";
import { chooseAmount, buildEntity, listOpportunities } from "./support/story";

test.describe("the list of opportunities", () => {
  test("the list of opportunities loads page after page, each opportunity once, and returns as it was", async ({
    page,
    member: _,
  }) => {
    await page.goto("/opportunities?country=KE");
    await expect(findCards(page).first()).toBeVisible();
    // Scroll until several pages are there; each adds up to ten opportunities that pass the filter.
    await expect
      .poll(async () => {
        await findCards(page).last().scrollIntoViewIfNeeded();
        return findCards(page).count();
      })
      .toBeGreaterThan(35);
    const before = await readCardLinks(page);
    expect(new Set(before).size).toBe(before.length);

    const card = findCards(page).nth(25);
    const name = (await card.getByRole("heading").textContent())!;
    await card.getByRole("link").scrollIntoViewIfNeeded();
    const place = async () => Math.round((await card.boundingBox())?.y ?? NaN);
    const left = await place();
    await card.getByRole("link").click();
    await expectScreen(page, before[25]!, name);
    await page.getByRole("button", { name: "Back" }).click();
    await expect(page).toHaveURL("/opportunities?country=KE");
    await expect.poll(async () => Math.abs((await place()) - left)).toBeLessThanOrEqual(1);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    expect((await readCardLinks(page)).slice(0, before.length)).toEqual(before);
    await expect(page.getByLabel("Country")).toHaveValue("KE");
  });

  test("the list of opportunities searches on the server and says when nothing is found and when it ends @desktop", async ({
    page,
    member: _,
  }) => {
    const { total } = (
      await get<OpportunityListView>(page.request, "/api/opportunities?page=1&limit=1&search=fellowship")
    ).pagination;
    await page.goto("/opportunities");
    const search = page.getByLabel("Search opportunities");
    await search.fill("fellowship");
    await expect(page).toHaveURL("/opportunities?search=fellowship");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${total} funding opportunities`);
    await expect
      .poll(async () => {
        await findCards(page).last().scrollIntoViewIfNeeded();
        return findCards(page).count();
      })
      .toBe(total);
    await expect(page.getByText("You've reached the end of the list")).toBeVisible();

    await search.fill("zzzzqqqq");
    await expect(
      page.getByRole("heading", { name: "No opportunities found matching your criteria" }),
    ).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("0 funding opportunities");
    await page.getByRole("button", { name: "Clear search and filters" }).click();
    await expect(page).toHaveURL("/opportunities");
    await expect(search).toHaveValue("");
    await expect(findCards(page).first()).toBeVisible();
  });

  test("the list of opportunities asks one question about a profile that says little, and a press answers it @desktop", async ({
    page,
    member: _,
  }) => {
    const { id } = await buildEntity(page.request, { stage: null });
    await page.goto("/opportunities");
    const question = page.getByRole("group", { name: /Sunrise Labs/ });
    const words = question.getByRole("paragraph");
    const asked = (await words.textContent())!;
    await question.getByRole("button").first().click();
    await expectToast(page, "Your matches are updated");
    // The toast stays while it is pointed at.
    await page.getByRole("status").filter({ hasText: "Your matches are updated" }).hover();
    const { country, industry, stage } = await get<EntityView>(page.request, `/api/entities/${id}`);
    expect([country, ...industry, stage].filter((fact) => fact !== null)).toHaveLength(1);
    await page.getByRole("button", { name: "Undo" }).click();
    // The question is asked again, in place of the one that came after it.
    await expect(words).toHaveText(asked);
    await question.getByRole("button", { name: "Not now" }).click();
    await expect(question).toBeHidden();
    await page.reload();
    await expect(findCards(page).first()).toBeVisible();
    await expect(question).toBeHidden();
  });
});

test.describe("an opportunity", () => {
  test("an opportunity is read in a low window with little floating over it @desktop", async ({
    page,
    member: _,
  }) => {
    await page.goto("/opportunities");
    await findCards(page).getByRole("link").first().click();
    await resize(page, { width: 640, height: 400 });
    const apply = page.getByRole("button", { name: "Apply Now" });
    await expect(apply).toHaveCount(1);
    await page.getByRole("heading", { name: "Funder Information" }).scrollIntoViewIfNeeded();
    await expect(page.getByRole("banner").first()).not.toBeInViewport();
    await expect(apply).not.toBeInViewport();
  });

  test("an opportunity tells what it gives, until when, where, and where that was read @desktop", async ({
    page,
    member: _,
  }) => {
    const opportunity = (await listOpportunities(page.request)).find(({ deadline }) => deadline)!;
    await page.goto(`/opportunities/${opportunity.id}`);
    await expectScreen(page, `/opportunities/${opportunity.id}`, opportunity.name);
    const main = page.getByRole("main");
    for (const term of ["Funding Amount", "Deadline", "Eligible Regions"])
      await expect(main.getByRole("term").filter({ hasText: term })).toBeVisible();
    const remaining = main.getByRole("paragraph").filter({ hasText: /^(\d+ days? remaining|Closes today)$/ });
    await expect(remaining).toBeVisible();
    for (const name of ["About", "Eligibility Criteria", "Funder Information"])
      await expect(main.getByRole("region", { name })).toBeVisible();
    const outside = main.getByRole("link", { name: /Visit Application Page/ });
    await expect(outside).toHaveAttribute("target", "_blank");
    await expect(outside).toHaveAttribute("rel", /noopener/);
    await expect(main.getByText(/Source/).first()).toBeVisible();
    await expect(main.getByRole("button", { name: "Apply Now" })).toBeVisible();
    await expect(findMainNav(page).getByRole("link", { name: "Opportunities" })).toHaveAttribute(
      "aria-current",
      "page",
    );
  });
});

test.describe("the panel to create an application", () => {
  const opened = { name: "Create Application" };

  test(
    "the panel to create an application can be filled in and closed with the keyboard alone",
    { tag: "@desktop" },
    async ({ page, member: _ }) => {
      await buildEntity(page.request);
      const opportunity = (await listOpportunities(page.request))[0]!;
      await page.goto(`/opportunities/${opportunity.id}`);
      const opener = page.getByRole("button", { name: "Apply Now" });
      await opener.focus();
      await page.keyboard.press("Enter");
      const panel = page.getByRole("dialog", opened);
      await expect(panel.getByLabel("Entity")).toBeFocused();
      // Tab stays inside the panel.
      for (let press = 0; press < 6; press++) {
        await page.keyboard.press("Tab");
        await expect(
          panel
            .getByRole("button")
            .or(panel.getByRole("combobox"))
            .or(panel.getByRole("textbox"))
            .and(page.locator(":focus")),
        ).toHaveCount(1);
      }
      await page.keyboard.press("Escape");
      await expect(panel).toBeHidden();
      await expect(opener).toBeFocused();

      await page.keyboard.press("Enter");
      await expect(panel.getByLabel("Entity")).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(panel.getByLabel("Asking amount")).toBeFocused();
      await page.keyboard.type(chooseAmount(opportunity));
      await page.keyboard.press("Escape");
      const question = page.getByRole("alertdialog", { name: "Discard your changes?" });
      await expect(question.getByRole("button", { name: "Keep editing" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(question).toBeHidden();
      await expect(panel.getByLabel("Asking amount")).toBeFocused();
      await expect(panel.getByLabel("Asking amount")).toHaveValue(chooseAmount(opportunity));
      await page.keyboard.press("Enter");
      await expectScreen(page, "/applications", "Your applications");
    },
  );
});
