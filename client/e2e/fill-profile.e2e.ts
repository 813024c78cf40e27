import { docxParagraph, makeDocx } from "../../server/test/files/documents";
import { expect, expectToast, test } from "./support/fixtures";
import { inspect } from "./support/inspect";
import { buildEntity } from "./support/story";

const WORDS = [
  "Bright Reeds teaches basket weaving to young people in Accra.",
  "Bright Reeds was founded in 2016. We have 12 employees.",
  "Bright Reeds is based in Accra, Ghana.",
];
const report = {
  name: "Report 2025.docx",
  mimeType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  buffer: Buffer.from(makeDocx({ body: WORDS.map((words) => docxParagraph(words)).join("") })),
};

test("a profile is filled from a report, answer by answer, and nothing is saved before", async ({
  page,
  member: _,
  isMobile,
}) => {
  const { id } = await buildEntity(page.request, { name: "Bright Reeds", type: "Nonprofit" });
  const year = page.getByRole("checkbox", { name: /In which year was it founded/ });

  await test.step("the profile leads to it", async () => {
    await page.goto(`/settings?entity=${id}&profile=1`);
    await page.getByRole("link", { name: "Fill it from what exists already" }).click();
    await expect(page.getByRole("heading", { name: "What should be read?" })).toBeVisible();
    await inspect(page, "the choice of what is read for a profile", { isMobile });
  });

  await test.step("a file gives answers with their words, and matches beside them", async () => {
    await page.getByLabel("File", { exact: true }).setInputFiles(report);
    await page.getByRole("button", { name: "Read the file" }).click();
    await expect(year).not.toBeChecked();
    await expect(page.getByText("Bright Reeds was founded in 2016.", { exact: true })).toBeVisible();
    await expect(page.getByText(/open calls? fits?$/)).toBeVisible();
    await inspect(page, "the answers that are proposed for a profile", { isMobile });
  });

  await test.step("what is ticked is saved, and the rest is not", async () => {
    await year.check();
    await page.getByRole("button", { name: "Use the 1 ticked" }).click();
    await expectToast(page, "1 answer saved");
    await expect(page.getByText("In your profile")).toBeVisible();
    await page.getByRole("link", { name: "To the questions" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByLabel("In which year was it founded?")).toHaveValue("2016");
    await expect(dialog.getByLabel("What does your organisation do?")).toHaveValue("");
  });
});
