import { docxParagraph, docxTable, makeDocx } from "../../server/test/files/documents";
import { expect, expectToast, test } from "./support/fixtures";
import { inspect } from "./support/inspect";
import { buildProfiledEntity } from "./support/story";

const word = (name: string, ...paragraphs: string[]) => ({
  name,
  mimeType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  buffer: Buffer.from(
    makeDocx({
      body:
        paragraphs.map((text) => docxParagraph(text)).join("") +
        docxTable([
          ["Question", "Answer"],
          ["Which partners do you have?", "Harbour Trust and the village of Ada"],
        ]),
    }),
  ),
});

test("answers of a past application are read from its file, looked at, and kept for the next one", async ({
  page,
  member: _,
  isMobile,
  expectErrors,
}) => {
  // The refused file.
  expectErrors(/400.*\/api\/documents$/);
  await buildProfiledEntity(page.request);
  const dialog = page.getByRole("dialog", { name: "Add from a past application" });
  const file = word(
    "Light for Schools 2024.docx",
    "Section A: Your project",
    "1. What is the need for your project? (max 300 words)",
    "Most homes have no light after dark.",
    "2. What are the main risks?",
    "Panels may be stolen.",
    "3. Anything else that we should know?",
  );

  await test.step("an empty library offers it, and a file that is none is refused", async () => {
    await page.goto("/answers");
    await page.getByRole("button", { name: "Add from a past application" }).click();
    await inspect(page, "the dialog that takes a past application", { isMobile });
    await dialog.getByRole("button", { name: "Read the file" }).click();
    await expect(dialog.getByText("Choose a file first.")).toBeVisible();
    await dialog.getByLabel("File").setInputFiles({ ...file, buffer: Buffer.from("no document") });
    await dialog.getByRole("button", { name: "Read the file" }).click();
    await expect(dialog.getByText(/^This is not a PDF, DOCX/)).toBeVisible();
  });

  await test.step("what was found is shown with its place, and nothing is kept yet", async () => {
    await dialog.getByLabel("File").setInputFiles(file);
    await dialog.getByRole("button", { name: "Read the file" }).click();
    await expect(dialog.getByLabel("Question 1")).toHaveValue("What is the need for your project?");
    await expect(dialog.getByText("Paragraph 2 · Section A: Your project · At most 300 words")).toBeVisible();
    await expect(dialog.getByText("Table 1, row 2", { exact: false })).toBeVisible();
    await expect(dialog.getByText("1 question has no answer in the file:")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Keep the accepted answers" })).toBeDisabled();
    await expect(dialog.getByLabel("Name of the call")).toHaveValue("Light for Schools 2024");
    await inspect(page, "the proposed answers", { isMobile });
  });

  await test.step("what is changed and accepted is kept, the rest is left out", async () => {
    await dialog
      .getByRole("textbox", { name: "Answer 2" })
      .fill("Panels may be stolen. We use one-way bolts.");
    await dialog.getByRole("checkbox", { name: "Accept answer 2" }).check();
    await dialog.getByRole("checkbox", { name: "Accept answer 3" }).check();
    await dialog.getByRole("button", { name: "Keep 2 answers" }).click();
    await expect(dialog.getByText("Write who the funder is")).toBeVisible();
    await expect(dialog.getByText("Choose what became of it")).toBeVisible();
    await inspect(page, "the proposed answers with what is missing", { isMobile });
    await dialog.getByRole("textbox", { name: "Funder" }).fill("Amber Trust");
    await dialog.getByLabel("Sent on").fill("2024-05-12");
    await dialog.getByLabel("What became of it").selectOption("Funded");
    await dialog.getByRole("button", { name: "Keep 2 answers" }).click();
    await expectToast(page, "2 answers kept");
    const list = page.getByRole("list", { name: "Accepted answers" });
    await expect(list.getByRole("listitem")).toHaveCount(2);
    await expect(list).toContainText("Panels may be stolen. We use one-way bolts.");
    await expect(list).toContainText("Amber Trust");
    await expect(list).toContainText("Sent 12 May 2024 · Funded");
    await inspect(page, "the library with answers of a past application", { isMobile });
  });

  await test.step("the same file is there to be read again, and nothing is kept twice", async () => {
    await page.getByRole("button", { name: "Add from a past application" }).click();
    await dialog.getByRole("button", { name: "Read it" }).click();
    await dialog.getByRole("button", { name: "Accept all 3" }).click();
    await dialog.getByRole("textbox", { name: "Funder" }).fill("Amber Trust");
    await dialog.getByLabel("Sent on").fill("2024-05-12");
    await dialog.getByLabel("What became of it").selectOption("Funded");
    await dialog.getByRole("button", { name: "Keep 3 answers" }).click();
    await expectToast(page, "2 answers kept");
    await expect(page.getByRole("list", { name: "Accepted answers" }).getByRole("listitem")).toHaveCount(4);
  });

  await test.step("its application shows the funder's words as an opportunity outside the catalogue", async () => {
    await page.getByRole("link", { name: "Light for Schools 2024" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Light for Schools 2024" })).toBeVisible();
    await expect(page.getByText("Amber Trust")).toBeVisible();
    await expect(page.getByText("This call is not in the catalogue.")).toBeVisible();
    await expect(page.getByText("Day not known")).toBeVisible();
    await inspect(page, "the application of a past file", { isMobile });
  });
});
