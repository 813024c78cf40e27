import { docxParagraph, docxTable, makeDocx } from "../../server/test/files/documents";
import { expect, expectToast, test } from "./support/fixtures";
import { inspect } from "./support/inspect";
import { buildApplication, buildProfiledEntity, listOpportunities } from "./support/story";

const file = (name: string, words: string) => ({
  name,
  mimeType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  buffer: Buffer.from(makeDocx({ body: docxParagraph(words) + docxTable([["Year", "Income"]]) })),
});

test("a document is added, found by its words, attached to an application, renewed and deleted", async ({
  page,
  member: _,
  isMobile,
  expectErrors,
}) => {
  // The refused file.
  expectErrors(/400.*\/api\/documents$/);
  const entity = await buildProfiledEntity(page.request);
  const [opportunity] = await listOpportunities(page.request);
  const application = await buildApplication(page.request, entity.id, opportunity!);

  await test.step("an empty library says what it is for", async () => {
    await page.goto("/documents");
    await expect(page.getByText("No documents yet")).toBeVisible();
    await inspect(page, "an empty library", { isMobile });
  });

  await test.step("a file that is none is refused, and another is added", async () => {
    await page.getByRole("button", { name: "Add a document" }).click();
    const dialog = page.getByRole("dialog", { name: "Add a document" });
    await dialog
      .getByLabel("File")
      .setInputFiles({ ...file("x.docx", ""), buffer: Buffer.from("no document") });
    await dialog.getByRole("button", { name: "Add document" }).click();
    await expect(dialog.getByText(/^This is not a PDF, DOCX/)).toBeVisible();
    await dialog.getByLabel("File").setInputFiles(file("Budget 2026.docx", "Solar lamps for schools"));
    await expect(dialog.getByLabel("Name of the document")).toHaveValue("Budget 2026");
    await dialog.getByLabel("Kind").selectOption("Budget");
    await dialog.getByLabel("Valid until").fill("2024-01-31");
    await inspect(page, "the dialog of a new document", { isMobile });
    await dialog.getByRole("button", { name: "Add document" }).click();
    await expectToast(page, "Document added");
  });

  const details = page.getByRole("dialog", { name: "Budget 2026" });
  await test.step("its details are shown", async () => {
    await expect(details.getByText("Solar lamps for schools")).toBeVisible();
    await expect(details.getByText("No application names it yet.")).toBeVisible();
    await inspect(page, "the details of a document", { isMobile });
    await page.keyboard.press("Escape");
    await expect(details).toBeHidden();
  });

  await test.step("it is found by a word of its text", async () => {
    await page.getByRole("searchbox", { name: "Search documents" }).fill("lamp");
    await expect(page).toHaveURL(/search=lamp/);
    await expect(page.getByRole("link", { name: /^Budget 2026/ })).toContainText("Expired on 31 Jan 2024");
    await page.getByRole("combobox", { name: "Kind" }).selectOption("Letter");
    await expect(page.getByText("No documents found")).toBeVisible();
    await page.getByRole("combobox", { name: "Kind" }).selectOption("Budget");
    await expect(page.getByRole("link", { name: /^Budget 2026/ })).toBeVisible();
    await inspect(page, "the library", { isMobile });
  });

  await test.step("it is attached to an application, where it is out of date", async () => {
    await page.goto(`/applications/${application.id}`);
    await page.getByRole("button", { name: "Attach a document" }).click();
    const dialog = page.getByRole("dialog", { name: "Attach a document" });
    await inspect(page, "the dialog that attaches a document", { isMobile });
    await dialog.getByRole("button", { name: /^Budget 2026/ }).click();
    await expectToast(page, "Document attached");
    await expect(page.getByText(/^Out of date/)).toBeVisible();
    await inspect(page, "an application with a document", { isMobile });
    await page.getByRole("link", { name: "Budget 2026" }).click();
  });

  await test.step("a new version takes its place", async () => {
    await details.getByRole("button", { name: "New version" }).click();
    await details.getByLabel("File").setInputFiles(file("Budget 2027.docx", "More lamps"));
    await details.getByRole("button", { name: "Upload new version" }).click();
    await expectToast(page, "New version added");
    await expect(details.getByText("More lamps")).toBeVisible();
    await expect(details.getByRole("link", { name: "Budget 2026.docx" })).toBeVisible();
  });

  await test.step("it is deleted, after it is said where it is used", async () => {
    await details.getByRole("button", { name: "Delete" }).click();
    const question = page.getByRole("alertdialog", { name: "Delete “Budget 2026”?" });
    await expect(question).toContainText(`It is attached to: ${opportunity!.name}.`);
    await question.getByRole("button", { name: "Delete document" }).click();
    await expectToast(page, "Document deleted");
    await expect(page.getByText("No documents yet")).toBeVisible();
  });
});
