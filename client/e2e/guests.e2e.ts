import type { Page } from "playwright/test";
import { expect, expectToast, get, test, waitForMailedLink } from "./support/fixtures";
import { inspect } from "./support/inspect";
import { buildApplication, buildProfiledEntity, listOpportunities } from "./support/story";

const PDF = {
  name: "accounts-2025.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.7\nAccounts"),
};

/** The mailed link that confirms an address, which asking others needs, is opened. */
async function verifyAddress(page: Page, email: string): Promise<void> {
  const token = new URL(await waitForMailedLink(email, "/verify-email")).searchParams.get("token");
  await get(page.request, `/api/auth/verify-email/${token}`);
}

const findRequest = (page: Page, question: string) =>
  page.getByRole("listitem").filter({ hasText: question });

/** Fills the dialog and sends the mail. */
async function ask(
  page: Page,
  { kind, email, question, field }: { kind: string; email: string; question: string; field?: string },
): Promise<void> {
  await page.getByRole("button", { name: "Ask somebody" }).click();
  const dialog = page.getByRole("dialog", { name: "Ask somebody" });
  await dialog.getByLabel("What you ask for").selectOption(kind);
  if (field) await dialog.getByLabel("Which text").selectOption(field);
  await dialog.getByLabel("Name of the person").fill("Efua Adjei");
  await dialog.getByLabel("Their e-mail address").fill(email);
  await dialog.getByLabel("What you want to say to them").fill(question);
  await dialog.getByLabel("Until when").fill("2090-03-10");
  await dialog.getByRole("button", { name: "Send the mail" }).click();
  await expectToast(page, "Efua Adjei was asked by mail");
  await expect(dialog).toBeHidden();
}

test("somebody without an account answers, sends a document and approves a text, and an editor accepts", async ({
  page,
  member,
  browser,
  baseURL,
  isMobile,
  expectErrors,
}) => {
  test.slow();
  // A link that has ended.
  expectErrors(/404.*\/api\/guest\/read/);
  const entity = await buildProfiledEntity(page.request);
  const [opportunity] = await listOpportunities(page.request);
  const application = await buildApplication(page.request, entity.id, opportunity!, {
    narrative: "We light homes.",
    notes: "First note.",
  });
  await verifyAddress(page, member.email);
  const elsewhere = await browser.newContext({ baseURL, ...(isMobile && { viewport: page.viewportSize() }) });
  const guest = await elsewhere.newPage();
  const address = (of: string) => `${of}-${member.email}`;

  await test.step("a question is asked and answered", async () => {
    await page.goto(`/applications/${application.id}`);
    await ask(page, {
      kind: "The answer to a question",
      email: address("question"),
      question: "What was the turnover of 2025?",
    });
    await inspect(page, "an application with a request", { isMobile });
    await guest.goto(await waitForMailedLink(address("question"), "/guest"));
    await expect(
      guest.getByRole("heading", { name: "Ama Mensah of Sunrise Labs has a question for you" }),
    ).toBeVisible();
    await guest.getByLabel("Your answer").fill("30,000 cedis");
    await inspect(guest, "a question to a guest", { isMobile });
    await guest.reload();
    await expect(guest.getByLabel("Your answer")).toHaveValue("30,000 cedis");
    const calendar = guest.waitForEvent("download");
    await guest.getByRole("button", { name: "Add to your calendar" }).click();
    expect((await calendar).suggestedFilename()).toBe("day.ics");
    await guest.getByRole("button", { name: "Send the answer" }).click();
    await expect(guest.getByText("You can change it until it is accepted.")).toBeVisible();
    await inspect(guest, "an answered question", { isMobile });
    expect(await elsewhere.cookies()).toEqual([]);
  });

  await test.step("the editor is told, accepts it and takes it into the notes", async () => {
    const row = findRequest(page, "What was the turnover of 2025?");
    await expect(page.getByText("1 answer waits for you")).toBeVisible();
    await row.getByRole("button", { name: "Accept the answer" }).click();
    await expectToast(page, "Answer accepted");
    await row.getByRole("button", { name: "Insert into the notes" }).click();
    await expectToast(page, "Application updated successfully");
    await expect(page.getByText("First note.")).toBeVisible();
    const saved = await get<{ notes: string }>(page.request, `/api/applications/${application.id}`);
    expect(saved.notes).toBe("First note.\n\n30,000 cedis");
    await guest.reload();
    await expect(guest.getByRole("heading", { name: "This link is no longer valid" })).toBeVisible();
    await inspect(guest, "a link that has ended", { isMobile });
  });

  await test.step("a document is asked for, sent, and listed once it is accepted", async () => {
    const question = "The accounts of 2025, please";
    await ask(page, { kind: "A document", email: address("document"), question });
    await guest.goto(await waitForMailedLink(address("document"), "/guest"));
    await guest.getByRole("button", { name: "Send the file" }).click();
    await expect(guest.getByText("Choose a file first.")).toBeVisible();
    await guest.getByLabel("Your file").setInputFiles(PDF);
    await inspect(guest, "a document that is asked for", { isMobile });
    await guest.getByRole("button", { name: "Send the file" }).click();
    await expect(guest.getByText("Your answer was sent").first()).toBeVisible();
    const row = findRequest(page, question);
    await row.getByRole("button", { name: "Accept the answer" }).click();
    await expect(page.getByRole("heading", { name: "Supporting documents" })).toBeVisible();
    const download = page.waitForEvent("download");
    await page
      .getByRole("button", { name: `Download ${PDF.name}` })
      .last()
      .click();
    expect((await download).suggestedFilename()).toBe(PDF.name);
    await inspect(page, "an application with a guest's document", { isMobile });
  });

  await test.step("a text is approved, asked for again, and the link revoked", async () => {
    const question = "Do you agree with our narrative?";
    const email = address("approval");
    await ask(page, { kind: "The approval of a text", email, question, field: "Application Narrative" });
    const first = await waitForMailedLink(email, "/guest");
    await guest.goto(first);
    await expect(guest.getByText("We light homes.")).toBeVisible();
    await inspect(guest, "a text that is to be approved", { isMobile });
    await guest.getByLabel(/^A remark/).fill("Well said");
    await guest.getByRole("button", { name: "Approve the text" }).click();
    await expect(guest.getByText("You approved the text.")).toBeVisible();
    const row = findRequest(page, question);
    await row.getByRole("button", { name: "Ask again" }).click();
    const dialog = page.getByRole("dialog", { name: "Ask Efua Adjei again" });
    await dialog.getByLabel("What is missing").fill("As a board member too?");
    await inspect(page, "the dialog that asks again", { isMobile });
    await dialog.getByRole("button", { name: "Ask again" }).click();
    await expect(dialog).toBeHidden();
    await guest.goto(await waitForMailedLink(email, "/guest", first));
    await expect(guest.getByText("As a board member too?")).toBeVisible();
    await row.getByRole("button", { name: "Revoke" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove the request" }).click();
    // Behind the question no row has a role, so that it is hidden before it is gone.
    await expectToast(page, "Request removed");
    await expect(row).toBeHidden();
    await guest.reload();
    await expect(guest.getByRole("heading", { name: "This link is no longer valid" })).toBeVisible();
  });
  await elsewhere.close();
});
