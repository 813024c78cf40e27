import { expect, expectToast, test } from "./support/fixtures";
import { inspect } from "./support/inspect";
import { openScreen } from "./support/steps";
import { buildApplication, buildProfiledEntity, listOpportunities } from "./support/story";

/** What follows once an application is sent: what was kept, the funder's decision, and what an award asks for. */

/** A day that the home screen already names. */
const inTenDays = () => new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);

test("an application is kept as it was sent, its award recorded, and its report dates followed", async ({
  page,
  member: _,
  isMobile,
}) => {
  const entity = await buildProfiledEntity(page.request);
  const [opportunity] = await listOpportunities(page.request);
  const { id } = await buildApplication(page.request, entity.id, opportunity!, {
    narrative: "We rent out 40 solar pumps.",
  });
  const main = page.getByRole("main");
  const dialog = page.getByRole("dialog");

  await test.step("it is marked as sent, and what was sent is kept with its hash", async () => {
    await page.goto(`/applications/${id}/after`);
    await expect(main.getByText("The funder has not decided yet.")).toBeVisible();
    await inspect(page, "an application that is not sent", { isMobile });
    await main.getByRole("button", { name: "Mark as sent" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Keep it" }).click();
    await expectToast(page, "Kept as it was sent");
    await expect(main.getByRole("heading", { name: /^Sent .*, kept by Ama Mensah$/ })).toBeVisible();
    await expect(main.getByText(/^[0-9a-f]{64}$/)).toBeVisible();
  });

  await test.step("what is changed afterwards does not change what was kept", async () => {
    const hash = await main.getByText(/^[0-9a-f]{64}$/).textContent();
    await openScreen(page, `/applications/${id}`);
    await main.getByRole("button", { name: "Edit Application" }).click();
    await main.getByLabel("Narrative").fill("We sell them.");
    await main.getByRole("button", { name: "Save Changes" }).click();
    await expectToast(page, "Application updated successfully");
    await openScreen(page, `/applications/${id}/after`);
    await expect(main.getByText(hash!)).toBeVisible();
    const download = page.waitForEvent("download");
    await main.getByRole("button", { name: "Download as PDF" }).first().click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
    await openScreen(page, `/applications/${id}/ready`);
    await expect(main.getByText(/^This application was sent on/)).toBeVisible();
    await openScreen(page, `/applications/${id}/after`);
  });

  await test.step("the award is recorded with what decided it", async () => {
    await main.getByRole("button", { name: "Record the result" }).click();
    await inspect(page, "the dialog of the funder's decision", { isMobile });
    await dialog.getByLabel("Decision", { exact: true }).selectOption("Funded");
    await dialog.getByLabel("Day of the decision").fill("2026-11-20");
    await dialog.getByLabel("Awarded amount").fill("45000");
    await dialog.getByLabel("Feedback of the funder").fill("Say what happens after the second year.");
    await dialog.getByRole("checkbox", { name: "The plan" }).check();
    await dialog.getByRole("button", { name: "Save the result" }).click();
    await expectToast(page, "Result saved");
    await expect(main.getByText("Say what happens after the second year.")).toBeVisible();
    await expect(main.getByText("Decided 20 Nov 2026")).toBeVisible();
  });

  await test.step("a report has its date, a condition none, and what is done is ticked off", async () => {
    const add = async (kind: "Report" | "Condition", title: string, until?: string) => {
      await main.getByRole("button", { name: "Add a condition or report" }).click();
      await dialog.getByLabel("What it is").selectOption(kind);
      await dialog.getByLabel("What is to be done").fill(title);
      if (until) await dialog.getByLabel("Until when").fill(until);
      await dialog.getByRole("button", { name: "Add", exact: true }).click();
      await expect(dialog).toBeHidden();
    };
    await add("Report", "Final report", inTenDays());
    await add("Condition", "Keep receipts for seven years");
    await expect(main.getByText("2 open")).toBeVisible();
    await main.getByRole("checkbox", { name: "Keep receipts for seven years" }).click();
    await expect(main.getByText("1 open")).toBeVisible();
    await expect(main.getByText(/^Done .* by Ama Mensah$/)).toBeVisible();
    await inspect(page, "an award with its conditions and reports", { isMobile });
  });

  await test.step("the home screen names the report that is due", async () => {
    await openScreen(page, "/");
    await expect(main.getByText("Final report")).toBeVisible();
  });
});
