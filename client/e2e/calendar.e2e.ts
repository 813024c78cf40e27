import { readFile } from "node:fs/promises";
import type { CalendarView } from "@shared/validators/calendar";
import type { EntityView } from "@shared/validators/entities";
import { expect, expectToast, get, test } from "./support/fixtures";
import { inspect } from "./support/inspect";
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
  await section.getByRole("button", { name: "Make address" }).click();
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

  await section.getByRole("button", { name: "Make a new address" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Make a new address" }).click();
  await expect(field).not.toHaveValue(address);
  expect((await program.get(address)).status()).toBe(404);
  const renewed = await field.inputValue();
  expect(await read(renewed)).toContain("BEGIN:VEVENT");

  await section.getByRole("button", { name: "Turn off" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Turn off" }).click();
  await expectToast(page, "Calendar turned off");
  await expect(section.getByRole("button", { name: "Make address" })).toBeFocused();
  expect((await program.get(renewed)).status()).toBe(404);
  expect((await get<CalendarView>(page.request, "/api/calendar")).url).toBeNull();
});
