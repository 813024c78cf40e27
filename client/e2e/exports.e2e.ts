import { readFileSync } from "node:fs";
import type { Download, Page } from "playwright/test";
import { parse } from "csv-parse/sync";
import { unzipSync } from "fflate";
import { readCall } from "./support/applying";
import { expect, expectToast, test } from "./support/fixtures";
import { inspect } from "./support/inspect";
import { expectScreen, logIn, findMainNav } from "./support/steps";
import { buildApplication, buildDeck, buildEntity, DECK, listOpportunities } from "./support/story";

/** Presses the button that starts a download and waits for the file. */
async function downloadFile(
  page: Page,
  press: () => Promise<void>,
): Promise<{ name: string; bytes: Buffer }> {
  const begun: Promise<Download> = page.waitForEvent("download");
  await press();
  const download = await begun;
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

const parseRows = (bytes: Buffer): Record<string, string>[] => parse(bytes, { bom: true, columns: true });

async function buildTwoApplications(page: Page) {
  const entity = await buildEntity(page.request);
  const [first, second] = await listOpportunities(page.request);
  const draft = "## Need\n\nFarmers need **pumps**.\n\n- one\n- two";
  return {
    entity,
    sent: await buildApplication(page.request, entity.id, first!, { status: "submitted" }),
    draft: await buildApplication(page.request, entity.id, second!, {
      notes: "=Ask Kofi",
      aiDraftNarrative: draft,
      aiProvider: "builtin",
    }),
  };
}

test("the applications on the page are exported as a spreadsheet with the chosen columns @desktop", async ({
  page,
  member: _,
}) => {
  const { draft } = await buildTwoApplications(page);
  await page.goto("/applications?status=draft");
  await page.getByRole("button", { name: "Export" }).click();
  const dialog = page.getByRole("dialog", { name: "Export as CSV" });
  await expect(dialog.getByLabel("Status")).toBeChecked();
  await inspect(page, "the choice of columns", { narrow: true });
  await dialog.getByLabel("Notes").check();
  await dialog.getByLabel("Entity", { exact: true }).uncheck();
  const { name, bytes } = await downloadFile(page, () =>
    dialog.getByRole("button", { name: "Download CSV" }).click(),
  );
  expect(name).toMatch(/^applications-\d{4}-\d\d-\d\d\.csv$/);
  const rows = parseRows(bytes);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ Opportunity: draft.title, Status: "Draft", Notes: "'=Ask Kofi" });
  expect(rows[0]).not.toHaveProperty("Entity");
  await expectToast(page, "Your file is ready");
  await expect(dialog).toBeHidden();
});

test("the list of opportunities is exported as a spreadsheet with its filters @desktop", async ({
  page,
  member: _,
}) => {
  await page.goto("/opportunities?country=GH&sort=deadline");
  await page.getByRole("button", { name: "Export" }).click();
  const dialog = page.getByRole("dialog", { name: "Export as CSV" });
  await expect(dialog).toContainText("at most 2,000, the best first");
  await dialog.getByRole("button", { name: "Choose all" }).click();
  const { bytes } = await downloadFile(page, () =>
    dialog.getByRole("button", { name: "Download CSV" }).click(),
  );
  const rows = parseRows(bytes);
  expect(rows.length).toBeGreaterThan(5);
  for (const row of rows) expect(row["Eligible countries"]).toMatch(/^$|Global|Ghana/);
  const deadlines = rows.map((row) => row.Deadline || "~");
  expect(deadlines).toEqual(deadlines.toSorted());

  await page.getByRole("button", { name: "Export" }).click();
  await inspect(page, "the export with JSON", { narrow: true });
  const file = await downloadFile(page, () => dialog.getByRole("button", { name: "Download JSON" }).click());
  expect(file.name).toMatch(/^opportunities-\d{4}-\d\d-\d\d\.json$/);
  const { opportunities } = JSON.parse(file.bytes.toString()) as { opportunities: { name: string }[] };
  expect(opportunities.map(({ name }) => name)).toEqual(rows.map((row) => row.Name));
});

test("a visitor takes the list with its filters as a file @desktop", async ({ page }) => {
  await page.goto("/opportunities?search=climate");
  const files = page.getByRole("navigation", { name: "This list as a file" });
  await files.scrollIntoViewIfNeeded();
  await inspect(page, "the public list with its files", { narrow: true });
  const csv = await downloadFile(page, () => files.getByRole("link", { name: "Spreadsheet (CSV)" }).click());
  expect(csv.name).toMatch(/\.csv$/);
  const json = await downloadFile(page, () =>
    files.getByRole("link", { name: "For programs (JSON)" }).click(),
  );
  const { opportunities } = JSON.parse(json.bytes.toString()) as { opportunities: { name: string }[] };
  expect(opportunities.map(({ name }) => name)).toEqual(parseRows(csv.bytes).map((row) => row.Name));
});

test("the saved state of an application is exported as a Word document @desktop", async ({
  page,
  member: _,
  isMobile,
}) => {
  const { draft } = await buildTwoApplications(page);
  await page.goto(`/applications/${draft.id}`);
  await page.getByRole("button", { name: "Edit Application" }).click();
  await page.getByRole("button", { name: "Download as Word" }).click();
  const dialog = page.getByRole("dialog", { name: "Download as Word" });
  await expect(dialog).toContainText("What you have typed since is not in it");
  await inspect(page, "the Word dialog", { isMobile });
  await dialog.getByLabel("Include my notes").check();
  const { name, bytes } = await downloadFile(page, () =>
    dialog.getByRole("button", { name: "Download" }).click(),
  );
  expect(name).toMatch(/\.docx$/);
  const xml = Buffer.from(unzipSync(new Uint8Array(bytes))["word/document.xml"]!).toString();
  for (const text of ["pumps", "=Ask Kofi", "Sunrise Labs"]) expect(xml).toContain(`>${text}<`);
});

test("a printed application has its texts and no controls @desktop", async ({ page, member: _ }) => {
  const { draft } = await buildTwoApplications(page);
  await readCall(page.request, `/api/applications/${draft.id}`);
  await page.goto(`/applications/${draft.id}/call`);
  await expect(page.getByRole("heading", { name: "Ask this call" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Ask this call" })).toBeHidden();
  await expect(page.getByRole("heading", { name: "Closing date" })).toBeVisible();
  await expect(page.getByText(page.url())).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await page.goto(`/applications/${draft.id}`);
  await expect(page.getByText("Farmers need pumps.")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Farmers need pumps.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(findMainNav(page)).toBeHidden();
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("link", { name: /View Opportunity/ })).toHaveCount(0);
  await expect(page.getByRole("navigation", { name: "Pages of this application" })).toBeHidden();
  // Who printed it, when, and where it is found.
  await expect(page.getByText(page.url())).toBeVisible();
});

test("a user downloads all data and then deletes the account @desktop", async ({
  page,
  member,
  isMobile,
  expectErrors,
}) => {
  expectErrors(/400.*\/api\/auth\/user$/, /401.*\/api\/auth\/login$/);
  const { entity, draft } = await buildTwoApplications(page);
  await buildDeck(page.request, entity.id);
  await page.goto("/settings#data");
  const { name, bytes } = await downloadFile(page, () =>
    page.getByRole("button", { name: "Download", exact: true }).click(),
  );
  expect(name).toMatch(/^amberway-data-.*\.zip$/);
  const entries = unzipSync(new Uint8Array(bytes));
  const textOf = (entry: string) => Buffer.from(entries[entry]!).toString();
  expect(textOf("README.txt")).toContain(member.email);
  expect(textOf("applications.json")).toContain(draft.id);
  expect(Buffer.from(entries["files/1-Cognivern.pptx"]!).equals(readFileSync(DECK))).toBe(true);

  await page.getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await expect(dialog).toContainText("Your applications with narratives, AI drafts and notes");
  await inspect(page, "the question before an account is deleted", { isMobile });
  await dialog.getByLabel("Your password").fill("not my password");
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await expect(dialog.getByText("The password is not right")).toBeVisible();
  await dialog.getByLabel("Your password").fill(member.password);
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await expectToast(page, "Your account was deleted");
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "Login" }).first()).toBeVisible();

  await page.goto("/login");
  await logIn(page, member);
  await expectToast(page, "Invalid email or password");
  await expectScreen(page, "/login", /.*/);
});
