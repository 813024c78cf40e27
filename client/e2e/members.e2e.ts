import type { Page } from "playwright/test";
import { expect, expectToast, makePerson, test, waitForMailedLink } from "./support/fixtures";
import { inspect } from "./support/inspect";
import { expectScreen, goTo, logIn, signUp } from "./support/steps";
import { buildApplication, buildProfiledEntity, listOpportunities } from "./support/story";

const findMembers = (page: Page) => page.getByRole("region", { name: "Members" });
const findMember = (page: Page, text: string) =>
  findMembers(page).getByRole("listitem").filter({ hasText: text });

/** Opens the mailed link that confirms an address, which inviting others asks for. */
async function verifyAddress(page: Page, email: string): Promise<void> {
  const link = new URL(await waitForMailedLink(email, "/verify-email"));
  const answer = await page.request.get(`/api/auth/verify-email/${link.searchParams.get("token")}`);
  expect(answer.ok()).toBe(true);
}

async function invite(page: Page, email: string, role: "Editor" | "Owner" | "Viewer"): Promise<void> {
  const form = findMembers(page).getByRole("form", { name: "Invite somebody" });
  await form.getByLabel("Their email address").fill(email);
  await form.getByLabel("Role").selectOption(role);
  await form.getByRole("button", { name: "Send invitation" }).click();
  await expectToast(page, `Invitation sent to ${email}`);
  await expect(findMember(page, email)).toContainText("Sent today");
}

test("somebody is invited, reads, is made an editor, edits, and is removed", async ({
  page,
  member,
  browser,
  baseURL,
  isMobile,
  expectErrors,
}) => {
  test.slow();
  // A save that meets a newer state is refused first, and then merged.
  expectErrors(/40[149]/);
  const newcomer = { ...makePerson(), firstName: "Kofi", lastName: "Boateng" };
  const entity = await buildProfiledEntity(page.request);
  const [opportunity] = await listOpportunities(page.request);
  const application = await buildApplication(page.request, entity.id, opportunity!);
  await verifyAddress(page, member.email);

  await test.step("the owner invites a viewer", async () => {
    await page.goto("/settings#members");
    await invite(page, newcomer.email, "Viewer");
    await inspect(page, "members with an open invitation", { isMobile });
  });

  const elsewhere = await browser.newContext({ baseURL });
  const other = await elsewhere.newPage();

  await test.step("the invited person makes an account and joins", async () => {
    await other.goto(await waitForMailedLink(newcomer.email, "/invitation"));
    await expect(
      other.getByRole("heading", { name: "Ama Mensah invites you to Sunrise Labs as Viewer" }),
    ).toBeVisible();
    await expect(other.getByLabel("Email")).toHaveValue(newcomer.email);
    await inspect(other, "an invitation of a new address", { isMobile });
    await other.getByLabel("First name").fill(newcomer.firstName);
    await other.getByLabel("Last name").fill(newcomer.lastName);
    await other.getByLabel("Password", { exact: true }).fill(newcomer.password);
    await other.getByRole("button", { name: "Create account and join" }).click();
    await expectToast(other, "You have joined Sunrise Labs");
    await expect(other).toHaveURL("/");
    await expect(other.getByText("Verify your email address")).toBeHidden();
  });

  await test.step("a viewer reads the application, and is offered no change", async () => {
    await goTo(other, "Applications");
    await other.getByRole("link", { name: opportunity!.name }).first().click();
    await expect(other).toHaveURL(`/applications/${application.id}`);
    await expect(other.getByText("You can read this, but not change it.")).toBeVisible();
    await expect(other.getByRole("button", { name: "Edit Application" })).toBeHidden();
    await expect(other.getByRole("button", { name: "Generate AI Draft" })).toBeHidden();
    await inspect(other, "an application of a viewer", { isMobile });
    await other.goto(`/settings?entity=${entity.id}&profile=1`);
    const profile = other.getByRole("dialog", { name: "Profile" });
    await expect(profile.getByText("You can read this, but not change it.")).toBeVisible();
    await expect(profile.getByText(/^Affordable solar irrigation pumps/)).toBeVisible();
    await expect(profile.getByRole("textbox")).toHaveCount(0);
    await inspect(other, "the profile of a viewer", { isMobile });
    await profile.getByRole("button", { name: "Close" }).click();
    await expect(other.getByRole("button", { name: "Edit Sunrise Labs" })).toBeHidden();
  });

  await test.step("the owner makes them an editor, who edits", async () => {
    const role = findMember(page, "Kofi Boateng").getByRole("combobox", { name: "Role of Kofi Boateng" });
    await role.selectOption("Editor");
    await expectToast(page, "Role changed");
    // Told by a push, without a reload.
    await expect(other.getByRole("button", { name: "Edit Sunrise Labs" })).toBeVisible();
    await other.goto(`/applications/${application.id}`);
    await other.getByRole("button", { name: "Edit Application" }).click();
    await other.getByLabel("Notes").fill("Kofi asks for the audited accounts.");
    await other.getByRole("button", { name: "Save Changes" }).click();
    await expect(other.getByText("Kofi asks for the audited accounts.")).toBeVisible();
    await page.goto(`/applications/${application.id}`);
    await expect(page.getByText("Kofi asks for the audited accounts.")).toBeVisible();
  });

  await test.step("both edit it, see each other, and no word of either is lost", async () => {
    await page.getByRole("button", { name: "Edit Application" }).click();
    await other.getByRole("button", { name: "Edit Application" }).click();
    await other.getByLabel("Notes").pressSequentially(" They came.");
    await expect(page.getByText("Kofi Boateng is writing in Notes")).toBeVisible();
    await expect(page.getByText("Kofi Boateng is writing here too.")).toBeVisible();
    await page.getByLabel("Narrative").fill("We bring light.");
    await expect(other.getByText("Ama Mensah is writing in Application Narrative")).toBeVisible();
    await inspect(page, "an application in which somebody else writes", { isMobile });
    await other.getByRole("button", { name: "Save Changes" }).click();
    await expectToast(other, "Application updated successfully");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expectToast(page, "Application updated successfully");
    for (const each of [page, other]) {
      await expect(each.getByText("Kofi asks for the audited accounts. They came.")).toBeVisible();
      await expect(each.getByText("We bring light.")).toBeVisible();
      await expect(each.getByText(/(is here too|is writing)/).first()).toBeVisible();
    }
    await other.goto("/applications");
    await expect(page.getByText(/(is here too|is writing)/)).toBeHidden();
  });

  await test.step("the owner removes them, and nothing is left to see", async () => {
    await page.goto("/settings#members");
    await findMember(page, "Kofi Boateng").getByRole("button", { name: "Remove Kofi Boateng" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await expectToast(page, "Member removed");
    await expect(findMember(page, "Kofi Boateng")).toBeHidden();
    await other.goto(`/applications/${application.id}`);
    await expect(other.getByRole("heading", { name: "Application not found" })).toBeVisible();
    await goTo(other, "Applications");
    await expect(other.getByRole("heading", { name: "No applications yet" })).toBeVisible();
  });
  await elsewhere.close();
});

test("an invitation leads somebody with an account through signing out and the login @desktop", async ({
  page,
  member,
  browser,
  baseURL,
  expectErrors,
}) => {
  expectErrors(/401/);
  const invited = { ...makePerson(), firstName: "Esi", lastName: "Owusu" };
  await buildProfiledEntity(page.request);
  await verifyAddress(page, member.email);
  const elsewhere = await browser.newContext({ baseURL });
  const other = await elsewhere.newPage();
  await other.goto("/signup");
  await signUp(other, invited);
  await expectScreen(other, "/", "Hey there!");
  await elsewhere.close();

  await page.goto("/settings#members");
  await invite(page, invited.email, "Editor");
  await page.goto(await waitForMailedLink(invited.email, "/invitation"));
  await expect(page.getByRole("heading", { name: "This invitation is for another address" })).toBeVisible();
  await inspect(page, "an invitation for another address", { narrow: true });
  await page.getByRole("button", { name: "Sign out and go on" }).click();
  await page.getByRole("link", { name: "Log in to join" }).click();
  await logIn(page, invited);
  await expect(
    page.getByRole("heading", { name: "Ama Mensah invites you to Sunrise Labs as Editor" }),
  ).toBeVisible();
  await inspect(page, "an invitation of a signed-in user", { narrow: true });
  await page.getByRole("button", { name: "Join" }).click();
  await expectToast(page, "You have joined Sunrise Labs");
  await page.goto("/settings#members");
  await findMember(page, "Esi Owusu").getByRole("button", { name: "Leave" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
  await expectToast(page, "You have left Sunrise Labs");
  await expect(page.getByRole("heading", { name: "No entities yet" })).toBeVisible();
});
