import { readFile } from "node:fs/promises";
import type { CalendarView } from "@shared/validators/calendar";
import type { EntityView } from "@shared/validators/entities";
import { expect, expectToast, get, post, test } from "./support/fixtures";
import { inspect } from "./support/inspect";
import { tabTo } from "./support/keyboard";
import { buildApplication, buildEntity, listOpportunities } from "./support/story";

/** Finds the open opportunity of the starter catalogue that closes last, so that the test stays valid as long as possible. */
async function findLastToClose(request: Parameters<typeof listOpportunities>[0]) {
  const dated = (await listOpportunities(request)).filter(({ deadline }) => deadline !== null);
  return dated.sort((a, b) => (a.deadline! < b.deadline! ? 1 : -1))[0]!;
}

test("a deadline is downloaded as a calendar entry @desktop", async ({ page, member: _ }) => {
  const opportunity = await findLastToClose(page.request);
  await page.goto(`/opportunities/${opportunity.id}`);
  await page.getByRole("button", { name: "Add to calendar" }).click();
  const dialog = page.getByRole("dialog", { name: "Add to calendar" });
  await inspect(page, "the ways into a calendar", { narrow: true });

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("link", { name: /^Download/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${opportunity.slug}.ics`);
  const file = (await readFile(await download.path(), "utf8")).replaceAll("\r\n ", "");
  expect(file).toContain(`\r\nDTSTART;VALUE=DATE:${opportunity.deadline!.replaceAll("-", "")}\r\n`);
  expect(file).toContain(`\r\nUID:deadline-${opportunity.id}\r\n`);

  const google = new URL((await dialog.getByRole("link", { name: /^Google/ }).getAttribute("href"))!);
  expect(google.searchParams.get("text")).toBe(`Deadline: ${opportunity.name}`);

  await dialog.getByRole("link", { name: "Settings" }).click();
  await expect(page).toHaveURL("/settings#calendar");
  await expect(page.getByRole("region", { name: "Calendar" })).toBeInViewport();
});

test("a calendar subscribes to all deadlines until the address is turned off @desktop", async ({
  page,
  member: _,
  browser,
  isMobile,
}) => {
  const opportunity = await findLastToClose(page.request);
  const { id } = await buildEntity(page.request, { name: "Blue Heron" } satisfies Partial<EntityView>);
  await buildApplication(page.request, id, opportunity);

  await page.goto("/settings");
  const section = page.getByRole("region", { name: "Calendar" });
  await section.getByRole("button", { name: "Create address" }).click();
  await expectToast(page, "Calendar address made");
  const field = section.getByLabel("Calendar address");
  await expect(field).toBeFocused();
  const address = await field.inputValue();
  await expect(section.getByRole("link", { name: "Subscribe" })).toHaveAttribute(
    "href",
    address.replace("http:", "webcal:"),
  );
  await inspect(page, "the calendar in Settings", { isMobile });

  // A calendar program has none of the user's cookies.
  const program = (await browser.newContext()).request;
  const read = async (url: string) => (await program.get(url)).text();
  const calendar = (await read(address)).replaceAll("\r\n ", "");
  expect(calendar).toContain(`UID:deadline-${opportunity.id}`);
  expect(calendar).toContain("Your application for Blue Heron");

  const toggle = section.getByRole("switch", { name: "Saved opportunities" });
  await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === "PATCH" && answer.ok()),
    toggle.uncheck(),
  ]);
  await page.reload();
  await expect(toggle).not.toBeChecked();

  await section.getByRole("button", { name: "Create a new address" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Create a new address" }).click();
  await expect(field).not.toHaveValue(address);
  expect((await program.get(address)).status()).toBe(404);
  const renewed = await field.inputValue();
  expect(await read(renewed)).toContain("BEGIN:VEVENT");

  await section.getByRole("button", { name: "Turn off" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Turn off" }).click();
  await expectToast(page, "Calendar turned off");
  await expect(section.getByRole("button", { name: "Create address" })).toBeFocused();
  expect((await program.get(renewed)).status()).toBe(404);
  expect((await get<CalendarView>(page.request, "/api/calendar")).url).toBeNull();
});

/** Makes an application with four tasks that are due today, and a saved opportunity; returns them. */
async function fillCalendar(request: Parameters<typeof listOpportunities>[0]) {
  const entity = await buildEntity(request);
  const [opportunity] = await listOpportunities(request);
  const application = await buildApplication(request, entity.id, opportunity!);
  const today = new Date().toLocaleDateString("sv");
  for (const title of ["Budget", "Letter", "Partners", "Summary"])
    await post(request, `/api/applications/${application.id}/tasks`, { title, dueDate: today });
  const saved = await findLastToClose(request);
  const kept = await request.put(`/api/opportunities/${saved.id}/feedback`, { data: { kind: "saved" } });
  expect(kept.ok()).toBe(true);
  return { application, saved, today };
}

test("the calendar is gone through by keyboard, and keeps its filter over reload and Back @desktop", async ({
  page,
  member: _,
}) => {
  const { application, saved, today } = await fillCalendar(page.request);
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Calendar" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Calendar" })).toBeVisible();
  const grid = page.getByRole("grid");
  await expect(grid.getByRole("link", { name: /Budget$/ })).toBeVisible();
  await inspect(page, "the calendar as a month", { narrow: true });

  await test.step("a full day leads to all of its entries", async () => {
    await tabTo(grid.locator(`[data-day="${today}"]`));
    await page.keyboard.press("Enter");
    const day = page.getByRole("region").filter({ has: page.getByRole("link", { name: /^Summary/ }) });
    await expect(day.getByRole("link")).toHaveCount(4);
    await expect(day.getByRole("heading")).toBeFocused();
    await expect(grid.getByRole("button", { name: /^\+1 more/ })).toBeVisible();
  });

  await test.step("arrow keys leave the month", async () => {
    await grid.locator(`[data-day="${today}"]`).focus();
    await page.keyboard.press("PageDown");
    await expect(page).toHaveURL(/month=\d{4}-\d{2}$/);
    await expect(grid.locator("[data-day]:focus")).toHaveCount(1);
    await page.getByRole("button", { name: "Today" }).click();
    await expect(page).toHaveURL("/calendar");
  });

  await test.step("a kind that is put out stays out", async () => {
    await page.getByText("Show 7 of 8 kinds").click();
    await page.getByRole("checkbox", { name: "Tasks" }).uncheck();
    await expect(grid.getByRole("link", { name: /Budget$/ })).toBeHidden();
    await page.goto(`${page.url()}&month=${saved.deadline!.slice(0, 7)}`);
    await grid.getByRole("link", { name: `Saved for later: ${saved.name}` }).click();
    await expect(page).toHaveURL(`/opportunities/${saved.id}`);
    await page.goBack();
    await expect(page.getByText("Show 6 of 8 kinds")).toBeVisible();
    await page.reload();
    await expect(page.getByText("Show 6 of 8 kinds")).toBeVisible();
    await expect(grid.getByRole("link", { name: `Saved for later: ${saved.name}` })).toBeVisible();
  });

  await test.step("an entry leads to its screen", async () => {
    await page.goto("/calendar?view=agenda");
    await page.getByRole("link", { name: /^Letter/ }).click();
    await expect(page).toHaveURL(`/applications/${application.id}`);
  });
});

test("the calendar opens as a list on a phone, and has dots in its month @phone", async ({
  page,
  member: _,
}) => {
  const { saved, today } = await fillCalendar(page.request);
  await page.goto("/calendar");
  await expect(page.getByRole("link", { name: /^Budget/ })).toBeVisible();
  await expect(page.getByRole("grid")).toBeHidden();
  await inspect(page, "the calendar as a list", { isMobile: true });
  await page.getByRole("button", { name: "Month", exact: true }).click();
  const grid = page.getByRole("grid");
  await expect(grid.getByRole("link")).toHaveCount(0);
  await inspect(page, "the calendar as a month", { isMobile: true });
  await grid.locator(`button[data-day="${today}"]`).click();
  await page.getByRole("link", { name: /^Letter/ }).click();
  await expect(page).toHaveURL(/^.*\/applications\//);

  await page.goto("/");
  await page.getByRole("link", { name: "Open the calendar" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Calendar" })).toBeVisible();
  await page.goto(`/calendar?month=${saved.deadline!.slice(0, 7)}`);
  await expect(page.getByRole("link", { name: `${saved.name} Saved for later` })).toBeVisible();
});
