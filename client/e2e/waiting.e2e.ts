import type { Page } from "playwright/test";
import { expect, expectToast, get, makePerson, post, test, waitForMailedLink } from "./support/fixtures";
import { inspect } from "./support/inspect";
import { addColleague, buildApplication, buildProfiledEntity, listOpportunities } from "./support/story";

/** What waits for the answer of somebody else, as both see it meanwhile. */

/** Confirms the address of a member, which inviting others asks for. */
async function verifyAddress(page: Page, email: string): Promise<void> {
  const token = new URL(await waitForMailedLink(email, "/verify-email")).searchParams.get("token");
  await get(page.request, `/api/auth/verify-email/${token}`);
}

test("an invitation that nobody has answered is sent again, and the invited find it in their Settings @desktop", async ({
  page,
  member,
  browser,
  baseURL,
}) => {
  const entity = await buildProfiledEntity(page.request);
  await verifyAddress(page, member.email);
  const elsewhere = await browser.newContext({ baseURL });
  const other = await elsewhere.newPage();
  const kofi = { ...makePerson(), firstName: "Kofi", lastName: "Boateng" };
  await post(elsewhere.request, "/api/auth/signup", kofi);
  await verifyAddress(other, kofi.email);
  const esi = makePerson().email;
  for (const email of [kofi.email, esi])
    await post(page.request, `/api/entities/${entity.id}/invitations`, { email, role: "editor" });
  const members = page.getByRole("region", { name: "Members" });
  const waiting = (email: string) => members.getByRole("listitem").filter({ hasText: email });

  await test.step("the inviter sees both among the open ones, and sends one again", async () => {
    await page.goto("/settings#members");
    await expect(members.getByRole("heading", { name: "Open invitations" })).toBeVisible();
    await expect(waiting(kofi.email)).toContainText("Sent today");
    await expect(waiting(esi)).toContainText("Editor");
    const first = await waitForMailedLink(esi, "/invitation");
    await members.getByRole("button", { name: `Send again to ${esi}` }).click();
    await expectToast(page, `Invitation sent to ${esi}`);
    await waitForMailedLink(esi, "/invitation", first);
    const stranger = await browser.newPage({ baseURL });
    await stranger.goto(first);
    await expect(stranger.getByRole("heading", { name: "This invitation does not work" })).toBeVisible();
    await stranger.close();
  });

  await test.step("it is revoked, and gone from the list", async () => {
    await members.getByRole("button", { name: `Revoke the invitation of ${esi}` }).click();
    await expect(waiting(esi)).toBeHidden();
    await expect(waiting(kofi.email)).toBeVisible();
  });

  await test.step("the invited see who wants them, and decline; the inviter's page shows it without a reload", async () => {
    await other.goto("/settings");
    const invited = other.getByRole("region", { name: "You are invited" });
    await expect(invited.getByText(/^As Editor, invited by Ama Mensah\. Open until/)).toBeVisible();
    await inspect(other, "an invitation in Settings", { narrow: true });
    await invited.getByRole("button", { name: "Decline the invitation to Sunrise Labs" }).click();
    await expect(invited).toBeHidden();
    await expect(waiting(kofi.email)).toBeHidden();
  });
  await elsewhere.close();
});

test("a suggestion waits for whoever may edit, and its author sees that it was declined", async ({
  page,
  member,
  browser,
  baseURL,
  isMobile,
}) => {
  const entity = await buildProfiledEntity(page.request);
  const [opportunity] = await listOpportunities(page.request);
  const text = "We sell lamps in the north.";
  const { id } = await buildApplication(page.request, entity.id, opportunity!, { narrative: text });
  const elsewhere = await browser.newContext({ baseURL });
  const owner = { request: page.request, email: member.email };
  await addColleague(owner, { colleague: elsewhere.request, entityId: entity.id, role: "commenter" });
  await post(elsewhere.request, `/api/applications/${id}/comments`, {
    ...{ field: "narrative", quote: "lamps", start: text.indexOf("lamps") },
    ...{ text: "More exact.", replacement: "solar lamps" },
  });

  const other = await elsewhere.newPage();
  const suggestionOn = (on: Page) => on.getByRole("listitem").filter({ hasText: "More exact." });
  await test.step("its author sees it, and decides nothing", async () => {
    await other.goto(`/applications/${id}?comment=all`);
    const suggestion = suggestionOn(other);
    await expect(suggestion.getByText("Suggestion", { exact: true })).toBeVisible();
    await expect(suggestion.getByRole("button", { name: "Reply" })).toBeVisible();
    for (const name of ["Accept", "Decline"])
      await expect(suggestion.getByRole("button", { name })).toBeHidden();
    await inspect(other, "a suggestion that waits, as its author sees it", { isMobile });
  });

  await test.step("the owner decides, and declines", async () => {
    await page.goto(`/applications/${id}`);
    await page.getByRole("button", { name: /^Comments/ }).click();
    const suggestion = suggestionOn(page);
    await expect(suggestion.getByRole("button", { name: "Accept" })).toBeVisible();
    await inspect(page, "a suggestion that waits for a decision", { isMobile });
    await suggestion.getByRole("button", { name: "Decline" }).click();
    await expect(suggestion).toBeHidden();
    await expect(page.getByRole("textbox", { name: "Application Narrative" })).toHaveValue(text);
  });

  await test.step("its author's page shows the decision, and so do the news", async () => {
    await other.getByLabel("Show resolved (1)").check();
    await expect(suggestionOn(other).getByText("Declined", { exact: true })).toBeVisible();
    await other.goto("/news");
    await expect(other.getByText("Your suggestion was declined").first()).toBeVisible();
  });
  await elsewhere.close();
});

test("a saved search is shared with the members of an entity, until its owner ends it @desktop", async ({
  page,
  member,
  browser,
  baseURL,
}) => {
  const entity = await buildProfiledEntity(page.request);
  const elsewhere = await browser.newContext({ baseURL });
  const owner = { request: page.request, email: member.email };
  await addColleague(owner, { colleague: elsewhere.request, entityId: entity.id });
  const search = { name: "Wells", search: "water", country: "KE", sort: "deadline", frequency: "daily" };
  await post(elsewhere.request, "/api/saved-searches", search);

  const other = await elsewhere.newPage();
  await other.goto("/settings#notifications");
  const choice = other.getByLabel("Who sees Wells");
  await expect(choice).toHaveValue("");
  const listens = page.waitForResponse("**/api/events");
  await page.goto("/settings#notifications");
  await listens;
  const mine = page.getByRole("region", { name: "Email Notifications" });
  await expect(mine.getByRole("link", { name: "Wells" })).toBeHidden();

  await choice.selectOption("Shared with Sunrise Labs");
  await expect(other.getByText("The others find it in their lists. Mails go to you only.")).toBeVisible();
  await inspect(other, "a search that is shared", { narrow: true });
  // Told by a push, without a reload.
  await expect(
    mine.getByText("Shared by Kofi Boateng with Sunrise Labs. Only they get mails about it."),
  ).toBeVisible();
  await inspect(page, "a search that somebody else shares", { narrow: true });
  await mine.getByRole("link", { name: "Wells" }).click();
  await expect(page).toHaveURL("/opportunities?search=water&country=KE&sort=deadline");

  await page.goto("/settings#notifications");
  await mine.getByRole("button", { name: "Stop sharing Wells" }).click();
  await expect(mine.getByRole("link", { name: "Wells" })).toBeHidden();
  await expect(choice).toHaveValue("");
  await elsewhere.close();
});
