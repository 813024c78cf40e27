import { expect, expectToast, test, waitForMailedLink } from "./support/fixtures";
import { inspect } from "./support/inspect";
import { holdRedirect } from "./support/steps";
import { buildEntity } from "./support/story";

test("a key is made in Settings, a program works with it, and it is ended @desktop", async ({
  page,
  member,
  playwright,
  baseURL,
  expectErrors,
}) => {
  // The server asks for the password first.
  expectErrors(/status of 403/);
  const { id } = await buildEntity(page.request, { name: "Sunrise Labs" });
  await holdRedirect(page);
  await page.goto(await waitForMailedLink(member.email, "/verify-email"));
  await expect(page.getByRole("heading", { name: "Email verified!" })).toBeVisible();
  await page.goto("/settings#api-keys");
  const section = page.getByRole("region", { name: "API keys" });
  await section.getByRole("button", { name: "Create an API key" }).click();
  const form = page.getByRole("dialog", { name: "Create an API key" });
  await form.getByLabel("Name").fill("Our spreadsheet");
  await form.getByLabel("Read applications").check();
  await inspect(page, "the dialog of a new API key", { narrow: true });
  await form.getByRole("button", { name: "Create key" }).click();
  const question = page.getByRole("dialog", { name: "Is it you?" });
  await question.getByLabel("Your password").fill(member.password);
  await question.getByRole("button", { name: "Continue" }).click();
  const shown = page.getByRole("dialog", { name: "Your new API key" });
  const secret = await shown.getByLabel("API key").inputValue();
  await inspect(page, "the secret of a new API key", { narrow: true });
  await shown.getByRole("button", { name: "I have kept it" }).click();
  await expect(section.getByRole("listitem")).toHaveCount(1);

  const program = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { Authorization: `Bearer ${secret}` },
  });
  const entities = (await (await program.get("/api/entities")).json()) as { id: string }[];
  expect(entities.map((entity) => entity.id)).toEqual([id]);
  expect((await program.get("/api/auth/user")).status()).toBe(403);

  await page.reload();
  await expect(section.getByText(/last used/)).toBeVisible();
  await inspect(page, "API keys", { narrow: true });
  await section.getByRole("button", { name: "End API key: Our spreadsheet" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "End key" }).click();
  await expectToast(page, "API key ended");
  await expect(section.getByRole("listitem")).toHaveCount(0);
  expect((await program.get("/api/entities")).status()).toBe(401);
  await program.dispose();
});
