import { expect, expectToast, test } from "./support/fixtures";
import { inspect } from "./support/inspect";
import { buildProfiledEntity } from "./support/story";

const TRACKER = `Our grants 2028,,,,,
Grant,Funder,Status,Amount requested,Date applied,Officer
Light for Schools,Amber Trust,Awarded,"$50,000",03/04/2028,Ama
Clean Water,River Fund,Withdrawn,12000,,Kofi
Seeds,Green Trust,Pending,about 5k,05/06/2028,
`;
const csv = (text: string, name = "grants.csv") => ({
  name,
  mimeType: "text/csv",
  buffer: Buffer.from(text),
});

test("a spreadsheet of applications is looked at and taken over", async ({
  page,
  member: _,
  isMobile,
  expectErrors,
}) => {
  // The refused file.
  expectErrors(/400.*\/api\/trackers\/entries$/);
  await buildProfiledEntity(page.request);
  const dialog = page.getByRole("dialog", { name: "Import a tracker" });

  await test.step("a file without names of columns is refused at its field", async () => {
    await page.goto("/applications");
    await page.getByRole("button", { name: "Import a tracker" }).click();
    await inspect(page, "the dialog that takes a tracker", { isMobile });
    await dialog.getByRole("button", { name: "Read the file" }).click();
    await expect(dialog.getByText("Choose a file first.")).toBeVisible();
    await dialog.getByLabel("File").setInputFiles(csv("Apple,Pear\n1,2\n"));
    await dialog.getByRole("button", { name: "Read the file" }).click();
    await expect(dialog.getByText(/^No row with the names of columns was found/)).toBeVisible();
  });

  await test.step("every row is shown with what would be kept, and what is open is asked", async () => {
    await dialog.getByLabel("File").setInputFiles(csv(TRACKER));
    await dialog.getByRole("button", { name: "Read the file" }).click();
    await expect(dialog.getByRole("checkbox", { name: "Light for Schools" })).toBeChecked();
    await expect(
      dialog.getByText("Not understood, so that it goes to the notes: Amount requested: about 5k"),
    ).toBeVisible();
    await dialog.getByRole("button", { name: "What the columns mean" }).click();
    await inspect(page, "the proposed applications of a tracker", { isMobile });
    await dialog.getByRole("button", { name: "Keep 3 applications" }).click();
    await inspect(page, "the proposed applications with what is missing", { isMobile });
    await dialog.getByLabel("How days such as 03/04/2025 are meant").selectOption("Day first: 3 April");
    await expect(dialog.getByText("Sent 3 Apr 2028", { exact: false })).toBeVisible();
    await dialog.getByLabel("Withdrawn in 1 row").selectOption("Rejected");
    await dialog.getByRole("checkbox", { name: "Seeds" }).uncheck();
    await dialog.getByRole("button", { name: "Keep 2 applications" }).click();
    await expectToast(page, "2 applications kept");
    await expect(dialog).toBeHidden();
  });

  await test.step("the applications are in the list, and the same file adds only what is left", async () => {
    await expect(page.getByRole("link", { name: /Clean Water/ }).first()).toBeVisible();
    await page.getByRole("button", { name: "Import a tracker" }).click();
    await dialog.getByLabel(/^Or paste rows/).fill(TRACKER.replaceAll(",,", ", ,"));
    await dialog.getByRole("button", { name: "Read the file" }).click();
    await dialog.getByLabel("How days such as 03/04/2025 are meant").selectOption("Day first: 3 April");
    await expect(dialog.getByText(/^Is there already/)).toHaveCount(2);
    await dialog.getByRole("button", { name: "Keep 1 application" }).click();
    await expectToast(page, "1 application kept");
    await page
      .getByRole("link", { name: /Light for Schools/ })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1, name: "Light for Schools" })).toBeVisible();
    await expect(page.getByText("Officer: Ama")).toBeVisible();
    await inspect(page, "the application of a tracker", { isMobile });
  });
});
