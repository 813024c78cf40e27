import { randomUUID } from "node:crypto";
import { expect, expectToast, post, test, waitForMailedLink } from "./support/fixtures";
import { inspect } from "./support/inspect";
import { expectScreen, logIn } from "./support/steps";

const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:134.0) Gecko/20100101 Firefox/134.0";

test("a session on another device is ended from Settings, and so are all others @desktop", async ({
  page,
  member,
  browser,
  baseURL,
  expectErrors,
}) => {
  // The server asks for the password first.
  expectErrors(/status of 403/);
  const others = await Promise.all(
    [FIREFOX, "curl/8.5.0"].map((userAgent) => browser.newContext({ baseURL, userAgent })),
  );
  for (const other of others) await post(other.request, "/api/auth/login", member);

  await page.goto("/settings#devices");
  const section = page.getByRole("region", { name: "Devices" });
  await expect(section.getByRole("listitem")).toHaveCount(3);
  await expect(section.getByText("This device")).toBeVisible();
  await inspect(page, "devices", { narrow: true });
  await section.getByRole("button", { name: /^End session: Firefox on Windows/ }).click();
  const question = page.getByRole("dialog", { name: "Is it you?" });
  await question.getByLabel("Your password").fill(member.password);
  await question.getByRole("button", { name: "Continue" }).click();
  await expectToast(page, "Session ended");
  await expect(section.getByRole("listitem")).toHaveCount(2);
  expect((await others[0]!.request.get("/api/entities")).status()).toBe(401);
  expect((await others[1]!.request.get("/api/entities")).status()).toBe(200);

  await section.getByRole("button", { name: "End all other sessions" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "End sessions" }).click();
  await expectToast(page, "All other sessions ended");
  await expect(section.getByRole("listitem")).toHaveCount(1);
  expect((await others[1]!.request.get("/api/entities")).status()).toBe(401);
  expect((await page.request.get("/api/entities")).status()).toBe(200);
  for (const other of others) await other.close();
});

test("the mail address is changed with the link that goes to the new one @desktop", async ({
  page,
  member,
}) => {
  const email = `${randomUUID()}@example.net`;
  await page.goto("/settings");
  await page.getByRole("button", { name: "Change mail address" }).click();
  const dialog = page.getByRole("dialog", { name: "Change mail address" });
  await dialog.getByLabel("New mail address").fill(email);
  await dialog.getByLabel("Current password").fill(member.password);
  await inspect(page, "the dialog of a new address", { narrow: true });
  await dialog.getByRole("button", { name: "Send the link" }).click();
  await expect(dialog.getByText(`We sent a link to ${email}.`)).toBeVisible();

  await page.goto(await waitForMailedLink(email, "/change-email"));
  await page.getByRole("button", { name: "Use this address" }).click();
  await expect(page.getByRole("heading", { name: "Your address is changed" })).toBeVisible();
  await page.getByRole("link", { name: "Go to Settings" }).click();
  await expect(page.getByRole("form", { name: "Profile information" }).getByLabel("Email")).toHaveValue(
    email,
  );

  await post(page.request, "/api/auth/change-email", {
    email: `${randomUUID()}@example.net`,
    currentPassword: member.password,
  });
  await page.goto(await waitForMailedLink(email, "/cancel-email-change"));
  await page.getByRole("button", { name: "Stop the change" }).click();
  await expect(page.getByRole("heading", { name: "The change is stopped" })).toBeVisible();
});

test("somebody signs in with the new address after opening the link in another browser @desktop", async ({
  page,
  member,
  browser,
  baseURL,
  expectErrors,
}) => {
  expectErrors(/401/);
  const email = `${randomUUID()}@example.net`;
  await post(page.request, "/api/auth/change-email", { email, currentPassword: member.password });
  const elsewhere = await browser.newContext({ baseURL });
  const other = await elsewhere.newPage();
  await other.goto(await waitForMailedLink(email, "/change-email"));
  await other.getByRole("button", { name: "Use this address" }).click();
  await expect(other.getByText(`Your e-mail address is ${email} now.`)).toBeVisible();
  await elsewhere.close();
  await page.goto("/login");
  await logIn(page, { ...member, email });
  await expectScreen(page, "/", "Hey there!");
});
