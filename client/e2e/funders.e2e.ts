import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright/test";
import type { FunderView } from "@shared/validators/catalogue";
import { expect, get, test } from "./support/fixtures";
import { inspect } from "./support/inspect";
import { expectScreen } from "./support/steps";
import { buildProfiledEntity } from "./support/story";

const formatDayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function findFunder(page: Page, name: string): Promise<FunderView> {
  const funders = await get<FunderView[]>(page.request, "/api/funders");
  return funders.find((funder) => funder.name === name)!;
}
const findProfile = (page: Page, { name }: FunderView) => page.getByRole("dialog", { name, exact: true });
/** Finds the field "Notes", not the section of the profile with that name. */
const findNotesField = (profile: Locator) => profile.getByRole("textbox", { name: "Notes" });
const findNextSteps = (page: Page) => page.getByRole("region", { name: "Next steps" });

test.describe("a funder's profile", () => {
  test("a funder's profile has an address, closes with Back, and returns to the list with Escape", async ({
    page,
    member: _,
    isMobile,
  }) => {
    const funder = await findFunder(page, "Savannah Fund");
    await buildProfiledEntity(page.request);
    await page.goto("/funders?search=savannah");
    const open = page.getByRole("button", { name: "View Profile of Savannah Fund" });
    await open.click();
    const profile = findProfile(page, funder);
    await expect(page).toHaveURL(`/funders?search=savannah&profile=${funder.id}`);
    await expect(profile.getByText("$25,000", { exact: true })).toBeVisible();
    const fit = profile.getByRole("region", { name: "How it fits" });
    await expect(fit.getByText("Sunrise Labs")).toBeVisible();
    await expect(fit).toContainText("Africa");
    await expect(fit).toContainText("Kenya");
    await inspect(page, "a funder's profile", { isMobile });
    await page.goBack();
    await expect(profile).toBeHidden();
    await expect(page).toHaveURL("/funders?search=savannah");
    await page.goForward();
    await expect(profile).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL("/funders?search=savannah");

    await page.goto(`/funders?profile=${funder.id}`);
    await expect(profile).toBeVisible();
    await profile.getByRole("button", { name: "Close" }).last().click();
    await expectScreen(page, "/funders", "Funders & Investors");
  });

  test("a funder's profile lists its open opportunities and is still open after coming back from one @desktop", async ({
    page,
    member: _,
  }) => {
    const funder = await findFunder(page, "National Institutes of Health");
    await buildProfiledEntity(page.request, { type: "Research" });
    await page.goto(`/funders?profile=${funder.id}`);
    const open = findProfile(page, funder).getByRole("region", { name: "Open opportunities" });
    await expect(open.getByRole("listitem")).toHaveCount(5);
    await open.getByRole("button", { name: "Show all 20" }).click();
    await expect(open.getByRole("listitem")).toHaveCount(20);
    const first = open.getByRole("link").first();
    await expect(first).toContainText(/\d% match/);
    await first.click();
    await expect(page).toHaveURL(/\/opportunities\/[\w-]+$/);
    await expect(page.getByText("National Institutes of Health").first()).toBeVisible();
    await page.goBack();
    await expect(findProfile(page, funder)).toBeVisible();
  });
});

test.describe("notes of contact with a funder", () => {
  test("notes of contact are written, followed up, completed, deleted and restored @desktop", async ({
    page,
    member: _,
  }) => {
    const funder = await findFunder(page, "Savannah Fund");
    await buildProfiledEntity(page.request);
    await page.goto("/funders?search=savannah");
    await expect(page.getByRole("button", { name: /^View Profile/ }).first()).toBeVisible();
    await expect(findNextSteps(page)).toBeHidden();
    await page.getByRole("button", { name: "View Profile of Savannah Fund" }).click();
    const profile = findProfile(page, funder);
    await profile.getByRole("button", { name: "Add a note" }).click();
    await profile.getByRole("button", { name: "Save note" }).click();
    await expect(profile.getByLabel("Kind of contact")).toBeFocused();
    await expect(profile.getByText("Please choose how you were in touch")).toBeVisible();
    await inspect(page, "the form of a note, with an error", { narrow: true });
    await profile.getByLabel("Kind of contact").selectOption("Meeting");
    await profile.getByLabel("With whom").fill("Kofi Boateng");
    await findNotesField(profile).fill("Met at the demo day.");
    await profile.getByLabel("Next step").fill("Send the deck");
    await profile.getByLabel("By").fill(formatDayFromNow(-2));
    await profile.getByRole("button", { name: "Save note" }).click();
    await expect(profile.getByText("With Kofi Boateng")).toBeVisible();
    await expect(profile.getByRole("button", { name: "Add a note" })).toBeFocused();
    await inspect(page, "a funder with a note", { narrow: true });

    await page.keyboard.press("Escape");
    const step = findNextSteps(page).getByRole("link", { name: /^Send the deck/ });
    await expect(step).toContainText("Savannah Fund");
    await expect(step).toContainText("Overdue since");
    await inspect(page, "the next steps", { narrow: true });
    await step.click();
    await profile.getByRole("button", { name: "Done: Send the deck" }).click();
    await expect(profile.getByText(/^Met at the demo day\.\s+Done on .*: Send the deck$/)).toBeVisible();

    await profile.getByRole("button", { name: /^Delete the note/ }).click();
    const undo = profile.getByRole("button", { name: "Undo" });
    await expect(undo).toBeFocused();
    await expect(profile.getByText("With Kofi Boateng")).toBeHidden();
    await inspect(page, "a note that was deleted", { narrow: true });
    await undo.click();
    await expect(profile.getByText("With Kofi Boateng")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(profile).toBeHidden();
    await expect(findNextSteps(page)).toBeHidden();
    await page.goto(`/funders?profile=${funder.id}`);
    await expect(profile.getByText("With Kofi Boateng")).toBeVisible();
  });
});

test.describe("a resource", () => {
  test("a resource is read in a dialog with an address, and downloaded as a file @desktop", async ({
    page,
    member: _,
  }) => {
    await page.goto("/resources?search=one-page budget");
    await page.getByRole("button", { name: "View One-page budget with notes" }).click();
    const dialog = page.getByRole("dialog", { name: "One-page budget with notes" });
    await expect(page).toHaveURL(/\/resources\?search=[^&]+&view=[\w-]+$/);
    await expect(dialog.getByRole("heading", { name: "Where the money comes from" })).toBeVisible();
    await inspect(page, "a text of the library", { narrow: true });
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      dialog.getByRole("link", { name: "Download" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("One-page budget with notes.md");
    expect(await readFile(await download.path(), "utf8")).toMatch(/^# One-page budget with notes\n\n/);
    await page.goBack();
    await expect(dialog).toBeHidden();
  });
});
