import { expect, expectToast, test } from "./support/fixtures";
import { inspect } from "./support/inspect";
import { addColleague, buildApplication, buildProfiledEntity, listOpportunities } from "./support/story";

test("a task is added, reminds on the home, is ticked off by keyboard and deleted", async ({
  page,
  member: _,
  isMobile,
}) => {
  const entity = await buildProfiledEntity(page.request);
  const [opportunity] = await listOpportunities(page.request);
  const application = await buildApplication(page.request, entity.id, opportunity!);
  const today = new Date().toISOString().slice(0, 10);

  await test.step("a task with a day, a person and a text is added", async () => {
    await page.goto(`/applications/${application.id}`);
    await page.getByRole("button", { name: "Add a task" }).click();
    const dialog = page.getByRole("dialog", { name: "Add a task" });
    await dialog.getByLabel("What is to be done").fill("Ask Kofi for the last accounts");
    await dialog.getByLabel("Until when").fill(today);
    await dialog.getByLabel("Who does it").selectOption("Ama Mensah (you)");
    await dialog.getByLabel("Which text it is about").selectOption("Notes");
    await inspect(page, "the dialog of a task", { isMobile });
    await dialog.getByRole("button", { name: "Save task" }).click();
    await expectToast(page, "Task added");
    await expect(dialog).toBeHidden();
    await expect(page.getByText("1 open task")).toBeVisible();
    await inspect(page, "an application with a task", { isMobile });
  });

  await test.step("it is on the home", async () => {
    await page.goto("/");
    const item = page.getByRole("link", { name: /Ask Kofi for the last accounts/ });
    await expect(item).toContainText(opportunity!.name);
    await item.click();
    await expect(page).toHaveURL(`/applications/${application.id}`);
  });

  await test.step("it is ticked off by keyboard", async () => {
    const box = page.getByRole("checkbox", { name: /^Ask Kofi/ });
    await box.focus();
    await page.keyboard.press("Space");
    await page.getByRole("button", { name: "Show 1 done" }).click();
    await expect(box).toBeChecked();
  });

  await test.step("it is deleted", async () => {
    await page.getByRole("button", { name: /^Delete Ask Kofi/ }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete task" }).click();
    await expectToast(page, "Task deleted");
    await expect(page.getByText(/^Nothing to do yet/)).toBeVisible();
  });
});

test("the board moves applications by its buttons, and shows those of a person", async ({
  page,
  member,
  playwright,
  baseURL,
  isMobile,
}) => {
  const entity = await buildProfiledEntity(page.request);
  // Whoever works alone is not offered a choice of people.
  const colleague = await playwright.request.newContext({ baseURL });
  await addColleague({ request: page.request, email: member.email }, { colleague, entityId: entity.id });
  await colleague.dispose();
  const [first, second] = await listOpportunities(page.request);
  const application = await buildApplication(page.request, entity.id, first!);
  await buildApplication(page.request, entity.id, second!, { status: "submitted" });
  const tasks = `/api/applications/${application.id}/tasks`;
  const { people } = (await (await page.request.get(tasks)).json()) as {
    people: { id: string; isCaller: boolean }[];
  };
  const assigneeId = people.find(({ isCaller }) => isCaller)!.id;
  await page.request.post(tasks, { data: { title: "Budget", assigneeId } });
  await page.goto("/applications");
  await page.getByRole("button", { name: "Board" }).click();
  await expect(page).toHaveURL("/applications?view=board");
  const card = (status: string) =>
    page.getByRole("region", { name: status, exact: true }).getByRole("link", { name: first!.name });
  await expect(card("Draft")).toBeVisible();
  await inspect(page, "the board of applications", { isMobile });

  await page.getByRole("button", { name: `Move ${first!.name} to another status` }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Under Review" }).press("Enter");
  await expectToast(page, `${first!.name} is now Under Review`);
  await expect(card("Under Review")).toBeVisible();
  await expect(page.getByRole("button", { name: `Move ${first!.name} to another status` })).toBeFocused();

  await page.getByLabel("Person").selectOption("Ama Mensah (you)");
  await expect(page.getByRole("link", { name: second!.name })).toBeHidden();
  await page.reload();
  await expect(card("Under Review")).toBeVisible();
  await expect(page.getByRole("link", { name: second!.name })).toBeHidden();
});

test("the board moves an application that is dragged to another column @desktop", async ({
  page,
  member: _,
}) => {
  const entity = await buildProfiledEntity(page.request);
  const [opportunity] = await listOpportunities(page.request);
  await buildApplication(page.request, entity.id, opportunity!);
  await page.goto("/applications?view=board");
  const card = page.getByRole("listitem").filter({ hasText: opportunity!.name });
  const column = page.getByRole("region", { name: "Submitted", exact: true });
  await card.dragTo(column);
  await expectToast(page, `${opportunity!.name} is now Submitted`);
  await expect(column.getByRole("link", { name: opportunity!.name })).toBeVisible();
});
