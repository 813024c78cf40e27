import type { Page } from "playwright/test";
import { expect, test as realTest } from "../support/fixtures";
import {
  SPEC_USER,
  type SpecRoutes,
  specApplication,
  specEntity,
  specOpportunity,
} from "../support/spec-api";
import { callsTo, expectFailure, expectTold, open, specFunds, test } from "../support/spec-test";
import { expectScreen } from "../support/steps";
import { buildApplication, buildEntity, listOpportunities } from "../support/story";

/** In the middle of a day and of a month. */
const NOW = new Date("2026-03-16T12:00:00Z");
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS).toISOString();
const MATCHED = "GET /api/opportunities/matched";
const APPLICATIONS = "GET /api/applications";
const ENTITIES = "GET /api/entities";

const card = (page: Page, label: string) =>
  page.getByRole("region", { name: "Overview" }).locator("[data-card]").filter({ hasText: label });
const matches = (page: Page) => page.getByRole("region", { name: "Top opportunity matches" });
const show = async (page: Page, routes: SpecRoutes = {}) => {
  await page.clock.setFixedTime(NOW);
  return open(page, "/", routes);
};

test.describe("2.4 the dashboard @desktop", () => {
  test("2.4 the greeting is 'Hey there!' with a subtitle", async ({ page }) => {
    const { calls } = await show(page);
    await expectScreen(page, "/", "Hey there!");
    await expect(page.getByText("Here's your funding overview for today", { exact: true })).toBeVisible();
    for (const route of [MATCHED, APPLICATIONS, ENTITIES]) expect(callsTo(calls, route)).toHaveLength(1);
    expect(callsTo(calls, MATCHED)[0]!.query.size).toBe(0);
  });

  test("2.4 Opportunities Found counts the matches, and '+N today' those created today", async ({ page }) => {
    await show(page, {
      [MATCHED]: {
        body: {
          opportunities: [
            ...specFunds(2, { createdAt: daysAgo(0) }),
            specOpportunity({ id: "yesterday", createdAt: "2026-03-15T23:59:59.000Z" }),
            specOpportunity({ id: "a year ago", createdAt: "2025-03-16T12:00:00.000Z" }),
            specOpportunity({ id: "this morning", createdAt: "2026-03-16T00:00:00.000Z" }),
          ],
        },
      },
    });
    await expect(card(page, "Opportunities Found")).toHaveText("Opportunities Found5+3 today");
  });

  test("2.4 Your applications says 'N in draft'", async ({ page }) => {
    const statuses = ["draft", "draft", "in_progress", "submitted", "under_review", "rejected", "completed"];
    await show(page, {
      [APPLICATIONS]: { body: statuses.map((status, n) => specApplication({ id: `a${n}`, status })) },
    });
    await expect(card(page, "Your applications")).toHaveText("Your applications72 in draft");
  });

  test("2.4 Total funded is a dollar amount, with '$X this month'", async ({ page }) => {
    const awarded = (id: string, given: Record<string, unknown>) =>
      specApplication({ id, status: "funded", awardedAmount: "1000", decisionDate: "2026-03-02", ...given });
    const { routes } = await show(page, {
      [APPLICATIONS]: {
        body: [
          awarded("this month", { awardedAmount: "250000" }),
          awarded("accepted", { status: "accepted", awardedAmount: "500.00", decisionDate: "2026-03-31" }),
          awarded("last month", { awardedAmount: "1200000", decisionDate: "2026-02-28" }),
          awarded("not won", { status: "rejected" }),
          awarded("no amount", { awardedAmount: null }),
        ],
      },
    });
    await expect(card(page, "Total funded")).toHaveText("Total funded$1.5M$251K this month");
    routes[APPLICATIONS] = { body: [] };
    await page.reload();
    await expect(card(page, "Total funded")).toHaveText("Total funded$0$0 this month");
  });

  test("2.4 a match is a card that opens /opportunities/{id}, of which up to 4 are shown", async ({
    page,
  }) => {
    await show(page, { [MATCHED]: { body: { opportunities: specFunds(101) } } });
    await expect(card(page, "Opportunities Found")).toHaveText("Opportunities Found101+0 today");
    await expect(matches(page).getByRole("heading", { level: 3 })).toHaveText([
      "Fund 1",
      "Fund 2",
      "Fund 3",
      "Fund 4",
    ]);
    // Anywhere on the card.
    await matches(page)
      .getByRole("article")
      .nth(1)
      .click({ position: { x: 12, y: 12 } });
    await expect(page).toHaveURL("/opportunities/o2");
  });

  test("9 the match percentage is a fixed 85, shown as 'N% match'", async ({ page }) => {
    await show(page, { [MATCHED]: { body: { opportunities: specFunds(2) } } });
    for (const match of await matches(page).getByRole("article").all())
      await expect(match.getByText(/% match$/)).toHaveText("85% match");
    await expect(matches(page).getByRole("article")).toHaveCount(2);
  });

  test("2.4 without matches it says 'No recommendations' and leads to /opportunities", async ({ page }) => {
    await show(page);
    await expect(matches(page).getByRole("heading", { name: "No recommendations" })).toBeVisible();
    await matches(page).getByRole("link", { name: "Explore opportunities" }).click();
    await expectScreen(page, "/opportunities", "0 funding opportunities");
  });
});

test.describe("2.4 action items @desktop", () => {
  const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
  const items = (page: Page, title: string) => page.getByRole("main").getByRole("link", { name: title });
  const PROFILE = "Complete your profile for better matches";
  const DRAFT = "Complete draft application";

  test("2.4 none: 'No action items this week'", async ({ page }) => {
    await show(page);
    await expect(heading(page, "No action items this week")).toBeVisible();
    await expect(page.getByText("Please attend to these within the next 7 days")).toBeHidden();
  });

  test("2.4 no entity: 'Add an entity to your account', to /settings", async ({ page }) => {
    await show(page, { [ENTITIES]: { body: [] } });
    await expect(heading(page, "1 action item this week")).toBeVisible();
    await expect(page.getByText("Please attend to these within the next 7 days")).toBeVisible();
    await items(page, "Add an entity to your account").click();
    await expect(page).toHaveURL((url) => url.pathname === "/settings");
  });

  test("2.4 each entity whose profile completion is under 50: 'Complete your profile for better matches'", async ({
    page,
  }) => {
    await show(page, {
      [ENTITIES]: {
        body: [0, 49, 50, 100].map((score) =>
          specEntity({ id: `e${score}`, name: `Entity ${score}`, profileCompletionScore: score }),
        ),
      },
    });
    await expect(heading(page, "2 action items this week")).toBeVisible();
    await expect(items(page, PROFILE)).toHaveCount(2);
    await expect(items(page, PROFILE).first()).toContainText("Entity 0");
    await items(page, PROFILE).last().click();
    await expect(page).toHaveURL((url) => url.pathname === "/settings");
  });

  test("2.4 each draft not updated for over 7 days: 'Complete draft application', to /applications/{id}", async ({
    page,
  }) => {
    const justOver = new Date(NOW.getTime() - 7 * DAY_MS - 1_000).toISOString();
    await show(page, {
      [APPLICATIONS]: {
        body: [
          specApplication({ id: "fresh", updatedAt: daysAgo(1) }),
          specApplication({ id: "seven", updatedAt: daysAgo(7) }),
          specApplication({ id: "stale", updatedAt: justOver }),
          specApplication({ id: "sent", status: "submitted", updatedAt: daysAgo(30) }),
          specApplication({ id: "old", updatedAt: daysAgo(30) }),
        ],
      },
    });
    await expect(heading(page, "2 action items this week")).toBeVisible();
    await expect(items(page, DRAFT)).toHaveCount(2);
    await items(page, DRAFT).first().click();
    await expect(page).toHaveURL("/applications/stale");
  });

  test("2.4 the headline counts all kinds together", async ({ page }) => {
    await show(page, {
      [ENTITIES]: { body: [specEntity({ profileCompletionScore: 10 })] },
      [APPLICATIONS]: { body: [specApplication({ updatedAt: daysAgo(8) })] },
    });
    await expect(heading(page, "2 action items this week")).toBeVisible();
    await expect(items(page, PROFILE)).toHaveCount(1);
    await expect(items(page, DRAFT)).toHaveCount(1);
  });
});

test.describe("2.4 the unverified-email banner @desktop", () => {
  const RESEND = "POST /api/auth/resend-verification";
  const UNVERIFIED = { "GET /api/auth/user": { body: { ...SPEC_USER, emailVerified: false } } };
  const button = (page: Page) => page.getByRole("button", { name: "Resend verification email" });

  test("6 only somebody whose emailVerified is false sees it", async ({ page }) => {
    const { routes } = await open(page, "/");
    await expectScreen(page, "/", "Hey there!");
    await expect(page.getByText("Verify your email address")).toBeHidden();
    Object.assign(routes, UNVERIFIED);
    await page.reload();
    await expect(page.getByText("Verify your email address")).toBeVisible();
    await expect(button(page)).toBeEnabled();
  });

  test("4 after success the button reads 'Sent!' and is disabled for 60 seconds", async ({ page }) => {
    await page.clock.install();
    const { calls } = await open(page, "/", { ...UNVERIFIED, [RESEND]: { status: 200 } });
    await button(page).click();
    await expectTold(
      page,
      "Verification email sent",
      "Check your inbox at ama@example.org for the verification link.",
    );
    await expect(page.getByRole("button", { name: "Sent!" })).toBeDisabled();
    expect(callsTo(calls, RESEND)).toMatchObject([{ body: undefined }]);
    await page.clock.fastForward(45_000);
    await expect(page.getByRole("button", { name: "Sent!" })).toBeDisabled();
    await page.clock.fastForward(15_000);
    await expect(button(page)).toBeEnabled();
  });

  test("8 a failure says 'Failed to send email', and what the server says or to try again later", async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/(429|500).*\/api\/auth\/resend-verification$/);
    const { routes } = await open(page, "/", { ...UNVERIFIED, [RESEND]: { status: 500 } });
    await button(page).click();
    await expectFailure(page, "Failed to send email", "Please try again later.");
    routes[RESEND] = { status: 429, body: { message: "Five mails are enough." } };
    await button(page).click();
    await expectFailure(page, "Failed to send email", "Five mails are enough.");
    await expect(button(page)).toBeEnabled();
  });
});

realTest.describe("2.4 the dashboard before the real server @desktop", () => {
  realTest("says of a newcomer's figures that there are none yet", async ({ page, member: _ }) => {
    await page.goto("/");
    await expect(card(page, "Your applications")).toHaveText("Your applications00 in draft");
    await expect(card(page, "Total funded")).toHaveText("Total funded$0$0 this month");
    await expect(matches(page).getByText("No recommendations")).toBeVisible();
  });

  realTest("counts drafts and awards, and asks for thin profiles", async ({ page, member: _ }) => {
    const entity = await buildEntity(page.request);
    const [first, second] = await listOpportunities(page.request);
    await buildApplication(page.request, entity.id, first!);
    await buildApplication(page.request, entity.id, second!, { status: "funded", awardedAmount: "125000" });
    await page.goto("/");
    await expect(card(page, "Your applications")).toHaveText("Your applications21 in draft");
    await expect(card(page, "Total funded")).toHaveText("Total funded$125K$125K this month");
    await expect(page.getByRole("heading", { name: "1 action item this week" })).toBeVisible();
    await page.getByRole("link", { name: "Complete your profile for better matches" }).click();
    await expect(page.getByRole("dialog", { name: "Complete profile" })).toBeVisible();
  });
});
