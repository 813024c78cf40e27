import type { Page } from "playwright/test";
import { expect, expectToast, makePerson, post, test, waitForMailedLink } from "./support/fixtures";
import { inspect } from "./support/inspect";
import { buildApplication, buildProfiledEntity, listOpportunities } from "./support/story";

const TEXT = "We sell lamps in the north and kits in the south.";

/** Selects words in the text of the dialog, as a person does with the mouse, a finger or the keyboard. */
async function selectWords(page: Page, words: string): Promise<void> {
  const box = page
    .getByRole("dialog", { name: "Comments" })
    .getByRole("textbox", { name: "Application Narrative" });
  await box.focus();
  await box.evaluate((element, wanted) => {
    const text = element as HTMLTextAreaElement;
    const start = text.value.indexOf(wanted);
    text.setSelectionRange(start, start + wanted.length);
  }, words);
}

test("a commenter comments on words and suggests others; the owner is told, and accepts", async ({
  page,
  member,
  browser,
  baseURL,
  isMobile,
}) => {
  test.slow();
  const kofi = { ...makePerson(), firstName: "Kofi", lastName: "Boateng" };
  const entity = await buildProfiledEntity(page.request);
  const [opportunity] = await listOpportunities(page.request);
  const application = await buildApplication(page.request, entity.id, opportunity!);
  const path = `/applications/${application.id}`;
  expect((await page.request.patch(`/api${path}`, { data: { narrative: TEXT } })).ok()).toBe(true);
  const verify = new URL(await waitForMailedLink(member.email, "/verify-email"));
  await page.request.get(`/api/auth/verify-email/${verify.searchParams.get("token")}`);
  await post(page.request, `/api/entities/${entity.id}/invitations`, {
    email: kofi.email,
    role: "commenter",
  });

  const elsewhere = await browser.newContext({ baseURL });
  const other = await elsewhere.newPage();
  await other.goto(await waitForMailedLink(kofi.email, "/invitation"));
  await expect(
    other.getByRole("heading", { name: "Ama Mensah invites you to Sunrise Labs as Commenter" }),
  ).toBeVisible();
  await other.getByLabel("First name").fill(kofi.firstName);
  await other.getByLabel("Last name").fill(kofi.lastName);
  await other.getByLabel("Password", { exact: true }).fill(kofi.password);
  await other.getByRole("button", { name: "Create account and join" }).click();
  await expectToast(other, "You have joined Sunrise Labs");

  const theirs = other.getByRole("dialog", { name: "Comments" });
  await test.step("the commenter comments on words, and mentions the owner", async () => {
    await other.goto(path);
    await expect(other.getByText("You can read and comment on this, but not change it.")).toBeVisible();
    await other.getByRole("button", { name: "Comments", exact: true }).click();
    await expect(theirs.getByText("No comments yet")).toBeVisible();
    await expect(theirs.getByRole("button", { name: "Comment on the words" })).toBeDisabled();
    await inspect(other, "no comments yet", { isMobile });
    await selectWords(other, "kits");
    await theirs.getByRole("button", { name: "Comment on the words" }).click();
    await theirs.getByLabel("Mention a member").selectOption("Ama Mensah");
    const box = theirs.getByRole("textbox", { name: "Comment on these words" });
    await expect(box).toHaveValue("@Ama Mensah ");
    await box.press("End");
    await box.pressSequentially("which ones?");
    await theirs.getByRole("button", { name: "Comment", exact: true }).click();
    await expect(theirs.getByRole("listitem").filter({ hasText: "@Ama Mensah which ones?" })).toBeVisible();
  });

  await test.step("the commenter suggests other words", async () => {
    await selectWords(other, "lamps");
    await theirs.getByRole("button", { name: "Suggest other words" }).click();
    await theirs.getByLabel("New words").fill("solar lamps");
    await inspect(other, "writing a suggestion", { isMobile });
    await theirs.getByRole("button", { name: "Suggest", exact: true }).click();
    await expect(theirs.getByRole("listitem").filter({ hasText: "solar lamps" })).toBeVisible();
    await expect(theirs.getByRole("button", { name: "Accept" })).toBeHidden();
  });

  const mine = page.getByRole("dialog", { name: "Comments" });
  await test.step("the owner sees the news, and finds the comment with its words", async () => {
    await page.goto("/news");
    await page.getByRole("link", { name: /Mention by Kofi Boateng/ }).click();
    const thread = mine.getByRole("listitem").filter({ hasText: "which ones?" });
    await expect(thread).toBeInViewport();
    await thread.getByRole("button", { name: "Show in the text: kits" }).click();
    const box = mine.getByRole("textbox", { name: "Application Narrative" });
    await expect(box).toBeFocused();
    const selected = await box.evaluate((element) => {
      const text = element as HTMLTextAreaElement;
      return text.value.slice(text.selectionStart, text.selectionEnd);
    });
    expect(selected).toBe("kits");
    await inspect(page, "comments with a suggestion", { isMobile });
  });

  await test.step("the owner accepts the suggestion, and resolves the comment", async () => {
    const suggestion = mine.getByRole("listitem").filter({ hasText: "solar lamps" });
    await suggestion.getByRole("button", { name: "Accept" }).click();
    await expect(suggestion).toBeHidden();
    await expect(mine.getByRole("textbox", { name: "Application Narrative" })).toHaveValue(
      "We sell solar lamps in the north and kits in the south.",
    );
    await mine.getByRole("button", { name: "Resolve" }).click();
    await expect(mine.getByText("Resolved by Ama Mensah")).toBeVisible();
    await mine.getByLabel("Show resolved (2)").check();
    await expect(mine.getByText("Accepted")).toBeVisible();
    await inspect(page, "settled comments", { isMobile });
    await mine.getByRole("button", { name: "Close" }).click();
    await expect(mine).toBeHidden();
    await expect(page.getByText("We sell solar lamps in the north")).toBeVisible();
  });

  await test.step("a version is kept, and the commenter's page has the new text", async () => {
    await page.getByRole("button", { name: "Versions of Application Narrative" }).click();
    const versions = page.getByRole("dialog", { name: "Versions of Application Narrative" });
    await expect(versions.getByLabel("Version").getByRole("option")).toHaveCount(1);
    await expect(theirs.getByRole("textbox", { name: "Application Narrative" })).toHaveValue(
      "We sell solar lamps in the north and kits in the south.",
    );
  });
  await elsewhere.close();
});
