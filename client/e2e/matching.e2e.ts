import type { APIRequestContext, Locator, Page } from "playwright/test";
import type { MatchedListView, OpportunityView } from "@shared/validators/opportunities";
import { expect, get, test } from "./support/fixtures";
import { inspect } from "./support/inspect";
import { findCards } from "./support/steps";
import { buildEntity, buildProfiledEntity, listOpportunities } from "./support/story";

const LONG_NAME = "Ọmọlúàbí Community Health & Solar Irrigation Initiative of the Lower Volta ".padEnd(
  140,
  "w",
);

const findMatchButton = (card: Locator) => card.getByRole("button", { name: /% match/ });
const findBreakdown = (page: Page) => page.getByRole("group", { name: "How the match adds up" });
const findReasons = (page: Page) => page.getByRole("region", { name: /^Why this (matches|does not match)$/ });

/** Reads the points of each part and their sum from the screen. */
async function readPoints(place: Locator): Promise<{ points: number[]; sum: number }> {
  const texts = await place.locator("li > p:first-child > span:last-child").allInnerTexts();
  const points = texts.map((text) => Number.parseInt(text.replace("−", "-"), 10));
  return { points, sum: Number.parseInt(await place.getByText(/^\d+%$/).innerText(), 10) };
}
const addUp = (points: number[]) => points.reduce((sum, each) => sum + each, 0);

const listMatches = async (request: APIRequestContext) =>
  (await get<MatchedListView>(request, "/api/opportunities/matched")).opportunities;

test.describe("the breakdown of a match", () => {
  test("the breakdown of a match opens with a press, adds up to the score, and leaves the card closed", async ({
    page,
    member: _,
    isMobile,
  }) => {
    await buildProfiledEntity(page.request);
    await page.goto("/opportunities");
    const match = findMatchButton(findCards(page).first());
    const score = Number.parseInt((await match.textContent())!, 10);
    if (isMobile) await match.tap();
    else await match.click();
    await expect(match).toHaveAttribute("aria-expanded", "true");
    const breakdown = findBreakdown(page);
    await expect(breakdown.getByText("Sum")).toBeVisible();
    await expect(breakdown.getByText(/^(Strong|Possible|Weak) match$/)).toBeVisible();
    const { points, sum } = await readPoints(breakdown);
    expect(addUp(points)).toBe(sum);
    expect(sum).toBe(score);
    await inspect(page, "a card's breakdown", { isMobile });
    await page.keyboard.press("Escape");
    await expect(breakdown).toBeHidden();
    await expect(match).toBeFocused();
    await expect(page).toHaveURL("/opportunities");
  });

  test(
    "the breakdown of a match opens on hover and on keyboard focus",
    { tag: "@desktop" },
    async ({ page, member: _ }) => {
      await buildProfiledEntity(page.request);
      await page.goto("/");
      const card = findCards(page).first();
      await findMatchButton(card).hover();
      await expect(findBreakdown(page)).toBeVisible();
      // The pointer can move from the button into the breakdown.
      await findBreakdown(page).hover();
      await expect(findBreakdown(page).getByText("Sum")).toBeVisible();
      await page.getByRole("heading", { level: 1 }).hover();
      await expect(findBreakdown(page)).toBeHidden();

      await card.getByRole("link").focus();
      await page.keyboard.press("Shift+Tab");
      await expect(findMatchButton(card)).toBeFocused();
      await expect(findBreakdown(page)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(findBreakdown(page)).toBeHidden();
      await expect(findMatchButton(card)).toBeFocused();
    },
  );
});

test.describe("an opportunity's page", () => {
  test("an opportunity's page explains how the score is added up @desktop", async ({ page, member: _ }) => {
    const { id: entityId } = await buildProfiledEntity(page.request, { name: LONG_NAME });
    const { id } = (await listMatches(page.request))[0]!;
    const detail = await get<OpportunityView>(page.request, `/api/opportunities/${id}`);
    expect(detail.matchedEntityId).toBe(entityId);
    await page.goto(`/opportunities/${id}`);
    const adding = findReasons(page).getByRole("region", { name: "How the score adds up" });
    await expect(adding.getByText("Sum")).toBeHidden();
    await adding.getByText("How the score adds up").click();
    await expect(adding.getByText("Sum")).toBeVisible();
    const { points, sum } = await readPoints(adding);
    expect(points).toEqual(detail.matchParts.map((part) => part.points));
    expect(addUp(points)).toBe(sum);
    expect(sum).toBe(detail.matchScore);
    await expect(findReasons(page).getByText(`${sum}% match`)).toBeVisible();
    for (const { how } of detail.matchParts)
      await expect(findReasons(page).getByText(how, { exact: true })).toBeVisible();
    const rules = findReasons(page).getByRole("region", { name: "Rules" }).getByRole("listitem");
    await expect(rules).toHaveCount(detail.matchGates.length);
    await inspect(page, "why this matches", { narrow: true });
  });

  test("an opportunity's page names the rule that excludes the entity @desktop", async ({
    page,
    member: _,
    isMobile,
  }) => {
    await buildProfiledEntity(page.request);
    // Many opportunities are for universities alone.
    const { id } = (await listOpportunities(page.request, "university")).find(
      ({ matchScore }) => matchScore === null,
    )!;
    const { matchGates } = await get<OpportunityView>(page.request, `/api/opportunities/${id}`);
    const broken = matchGates.filter(({ verdict }) => verdict === "not_met");
    expect(broken).not.toHaveLength(0);
    await page.goto(`/opportunities/${id}`);
    await expect(findReasons(page).getByText("Not eligible")).toBeVisible();
    for (const { label } of broken)
      await expect(
        findReasons(page).getByText(new RegExp(`^(This rule is|These rules are) not met: .*${label}`)),
      ).toBeVisible();
    await expect(findReasons(page).getByText(/% match/)).toHaveCount(0);
    await inspect(page, "why this does not match", { isMobile });
  });

  test("an opportunity's page leads to the one open question and, once answered, shows a better match @desktop", async ({
    page,
    member: _,
    isMobile,
  }) => {
    const { id: entityId } = await buildProfiledEntity(page.request, { stage: undefined });
    const cleared = await page.request.post(`/api/profile/${entityId}`, { data: { stage: null } });
    expect(cleared.ok()).toBe(true);
    const isOpenInStage = ({ matchGates }: MatchedListView["opportunities"][number]) =>
      matchGates.some(
        ({ ask, opportunity }) => String(ask) === "stage" && opportunity?.includes("Traction"),
      ) && matchGates.every(({ ask }) => ask.every((name) => name === "stage"));
    const opportunity = (await listMatches(page.request)).find(isOpenInStage)!;
    await page.goto(`/opportunities/${opportunity.id}`);
    await expect(findReasons(page).getByText(`${opportunity.matchScore}% match`)).toBeVisible();
    const stage = findReasons(page)
      .getByRole("listitem")
      .filter({ hasText: /^Stage/ });
    await expect(stage.getByText("Unknown")).toBeVisible();
    await expect(
      findReasons(page).getByRole("heading", { name: "What is unclear: answer 1 question to know" }),
    ).toBeVisible();
    await findReasons(page).getByRole("link", { name: "Answer 1 question" }).click();

    const dialog = page.getByRole("dialog", { name: "What is unclear" });
    await expect(dialog.getByRole("combobox")).toHaveCount(1);
    await inspect(page, "the questions alone", { isMobile });
    await dialog.getByRole("combobox").selectOption("Traction");
    await dialog.getByRole("button", { name: "Save" }).click();

    await expect(page).toHaveURL(`/opportunities/${opportunity.id}`);
    await expect(stage.getByText("Met", { exact: true })).toBeVisible();
    await expect(findReasons(page).getByText(/answer 1 question/)).toBeHidden();
    const score = findReasons(page).getByText(/^\d+% match$/);
    await expect
      .poll(async () => Number.parseInt(await score.innerText(), 10))
      .toBeGreaterThan(opportunity.matchScore);
    // Back does not return to Settings.
    await page.goBack();
    await expect(page).not.toHaveURL(/settings/);
  });
});

test("matches are for the chosen entity on every screen", async ({ page, member: _, isMobile }) => {
  const first = await buildProfiledEntity(page.request, { name: LONG_NAME });
  const second = await buildEntity(page.request, { name: "شركة الشروق للطاقة", type: "Nonprofit" });
  await page.goto("/");
  const choice = page.getByLabel("Matches for");
  await expect(choice).toHaveValue("");
  const asked = page.waitForRequest(`**/api/opportunities/matched?entityId=${second.id}`);
  await choice.selectOption(second.id);
  await asked;
  await expect(page).toHaveURL(`/?entity=${second.id}`);
  await inspect(page, "the dashboard for one entity", { isMobile });

  await page.getByRole("main").getByRole("link", { name: "See all opportunities" }).click();
  await expect(page).toHaveURL(`/opportunities?entity=${second.id}`);
  await expect(choice).toHaveValue(second.id);
  await page.getByLabel("Sort by").selectOption("Deadline");
  await expect(page).toHaveURL(`/opportunities?sort=deadline&entity=${second.id}`);
  await findCards(page).first().getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`/opportunities/[\\w-]+\\?entity=${second.id}$`));
  await expect(choice).toHaveValue(second.id);
  await choice.selectOption(first.id);
  await expect(page).toHaveURL(new RegExp(`entity=${first.id}$`));
  await page.reload();
  await expect(choice).toHaveValue(first.id);

  await choice.selectOption("All my entities");
  await expect(page).toHaveURL(/\/opportunities\/[\w-]+$/);
  await page.goto("/opportunities?entity=00000000-0000-4000-8000-000000000000");
  await expect(choice).toHaveValue("");
  await expect(findCards(page).first()).toBeVisible();
});
