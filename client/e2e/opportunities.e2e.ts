import { randomUUID } from "node:crypto";
import type { EntityView } from "@shared/validators/entities";
import type { OpportunityListView } from "@shared/validators/opportunities";
import { expect, expectToast, get, test } from "./support/fixtures";
import { sendPlainPages } from "./support/plain-pages";
import { readCardLinks, findCards, expectScreen, findMainNav } from "./support/steps";
import { chooseAmount, buildApplication, buildEntity, listOpportunities } from "./support/story";

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

  test("the list of opportunities keeps country and sort in the address @desktop", async ({
    page,
    member: _,
  }) => {
    await page.goto("/opportunities");
    await page.getByLabel("Country").selectOption("Kenya");
    await page.getByLabel("Sort by").selectOption("Deadline");
    await expect(page).toHaveURL("/opportunities?country=KE&sort=deadline");
    await expect(
      page.getByText(/accept applicants from Kenya, or name no countries\. Sorted among/).first(),
    ).toBeVisible();

    await page.reload();
    await expect(page.getByLabel("Country")).toHaveValue("KE");
    await expect(page.getByLabel("Sort by")).toHaveValue("deadline");
    await expect(findCards(page).nth(5)).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    const deadlines = findCards(page).getByText(/Due in \d+ days$|^No due date$/);
    // No ^ before "Due in": a near deadline begins with a text for screen readers.
    await expect.poll(() => deadlines.count()).toBeGreaterThan(5);
    const days = (await deadlines.allTextContents()).map((text) => Number(/\d+/.exec(text)?.[0] ?? Infinity));
    // Time zones of the deadlines may differ by a day.
    expect(days.every((each, index) => index === 0 || each >= days[index - 1]! - 1)).toBe(true);

    await page.getByLabel("Country").selectOption("All countries");
    await page.getByLabel("Sort by").selectOption("Relevance");
    await expect(page).toHaveURL("/opportunities");
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
    await question.getByRole("button").first().click();
    await expectToast(page, "Your matches are updated");
    const { country, industry, stage } = await get<EntityView>(page.request, `/api/entities/${id}`);
    expect([country, ...industry, stage].filter((fact) => fact !== null)).toHaveLength(1);
    await page.getByRole("button", { name: "Undo" }).click();
    await question.getByRole("button", { name: "Not now" }).click();
    await expect(question).toBeHidden();
    await page.reload();
    await expect(findCards(page).first()).toBeVisible();
    await expect(question).toBeHidden();
  });

  test("a list of opportunities that fails to load says so and can be loaded again @desktop", async ({
    page,
    member: _,
    expectErrors,
  }) => {
    expectErrors(/500.*\/api\/opportunities\?/);
    await sendPlainPages(page);
    await page.route("**/api/opportunities?*", (route) => route.fulfill({ status: 500, json: {} }), {
      times: 1,
    });
    await page.goto("/opportunities");
    const failure = page.getByRole("alert").filter({ hasText: "Failed to fetch opportunities" });
    await failure.getByRole("button", { name: "Try again" }).click();
    await expect(findCards(page)).not.toHaveCount(0);
    await expect(failure).toBeHidden();

    // A failure after the first page keeps its cards.
    await page.route("**/api/opportunities?*page=2*", (route) => route.fulfill({ status: 500, json: {} }), {
      times: 1,
    });
    await page.reload();
    await expect(findCards(page)).toHaveCount(10);
    await findCards(page).last().scrollIntoViewIfNeeded();
    await failure.getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => findCards(page).count()).toBeGreaterThanOrEqual(20);
  });
});

test.describe("an opportunity", () => {
  test("an opportunity that does not exist leads back to the list @desktop", async ({
    page,
    member: _,
    expectErrors,
  }) => {
    expectErrors(/404.*\/api\/opportunities\//);
    await page.goto(`/opportunities/${randomUUID()}`);
    await expect(page.getByRole("heading", { name: "Opportunity not found" })).toBeVisible();
    await page.getByRole("link", { name: "Back to Opportunities" }).click();
    await expectScreen(page, "/opportunities", /funding opportunities$/);
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
    await expect(main.getByText(/^(\d+ days? remaining|Closes today)$/)).toBeVisible();
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

  test("the panel to create an application asks for an amount within the opportunity's range @desktop", async ({
    page,
    member: _,
  }) => {
    await buildEntity(page.request);
    const opportunities = await listOpportunities(page.request);
    const opportunity = opportunities.find(
      ({ minAmount, maxAmount }) => Number(maxAmount) > Number(minAmount) && Number(maxAmount) >= 10_000,
    )!;
    await page.goto(`/opportunities/${opportunity.id}`);
    await page.getByRole("button", { name: "Start Application" }).click();
    const panel = page.getByRole("dialog", opened);
    const amount = panel.getByLabel("Asking amount");
    const save = panel.getByRole("button", { name: "Save" });
    await expect(save).toBeDisabled();
    for (const refused of ["0", "-5", "many", String(Number(opportunity.maxAmount) + 1)]) {
      await amount.fill(refused);
      await amount.blur();
      await expect(amount).toHaveAccessibleDescription(/Please enter a valid asking amount/);
    }
    const most = Number(opportunity.maxAmount).toLocaleString("en-US");
    await amount.fill(most);
    await expect(amount).not.toHaveAttribute("aria-invalid", "true");
    await save.click();
    await expectToast(page, "Application created successfully");
    await expect(page.getByText(/k fund requested$/)).toBeVisible();
  });

  test("the panel to create an application says that one exists already and leads to it @desktop", async ({
    page,
    member: _,
  }) => {
    const [first, second] = [
      await buildEntity(page.request),
      await buildEntity(page.request, { name: "Moonlight Labs" }),
    ];
    const opportunity = (await listOpportunities(page.request))[0]!;
    const { id } = await buildApplication(page.request, first.id, opportunity, { status: "under_review" });
    await page.goto(`/opportunities/${opportunity.id}`);
    await page.getByRole("button", { name: "Start Application" }).click();
    const panel = page.getByRole("dialog", opened);
    await panel.getByLabel("Asking amount").fill(chooseAmount(opportunity));
    await panel.getByLabel("Entity").selectOption(second.id);
    await expect(panel.getByRole("button", { name: "Save" })).toBeEnabled();
    await panel.getByLabel("Entity").selectOption(first.id);
    await expect(panel.getByText("Application Already Exists")).toBeVisible();
    await expect(panel.getByText("Status: Under Review")).toBeVisible();
    await expect(panel.getByRole("button", { name: "Save" })).toBeDisabled();
    await panel.getByRole("link", { name: "View existing application" }).click();
    await expectScreen(page, `/applications/${id}`, opportunity.name);
  });

  test("the panel to create an application sends a user without an entity to Settings @desktop", async ({
    page,
    member: _,
  }) => {
    const opportunity = (await listOpportunities(page.request))[0]!;
    await page.goto(`/opportunities/${opportunity.id}`);
    await page.getByRole("button", { name: "Apply Now" }).click();
    const panel = page.getByRole("dialog", opened);
    await expect(
      panel.getByText("No entities found. Please create an entity in Settings first."),
    ).toBeVisible();
    await panel.getByRole("link", { name: "Create an entity" }).click();
    await expect(page.getByRole("dialog", { name: "Add new entity" })).toBeVisible();
  });

  test("the panel to create an application keeps what was typed when creating fails @desktop", async ({
    page,
    member: _,
    expectErrors,
  }) => {
    expectErrors(/503.*\/api\/applications$/);
    await buildEntity(page.request);
    const opportunity = (await listOpportunities(page.request))[0]!;
    await page.route(
      "**/api/applications",
      (route) =>
        route.fulfill({ status: 503, json: { message: "The database is away", code: "unavailable" } }),
      { times: 1 },
    );
    await page.goto(`/opportunities/${opportunity.id}`);
    await page.getByRole("button", { name: "Start Application" }).click();
    const panel = page.getByRole("dialog", opened);
    await panel.getByLabel("Asking amount").fill(chooseAmount(opportunity));
    await panel.getByRole("button", { name: "Save" }).click();
    await expectToast(page, "The database is away");
    await expect(panel.getByLabel("Asking amount")).toHaveValue(chooseAmount(opportunity));
    await panel.getByRole("button", { name: "Save" }).click();
    await expectToast(page, "Application created successfully");
  });
});
