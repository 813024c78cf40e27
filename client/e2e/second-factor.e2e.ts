import { TOTP } from "otpauth";
import type { Page } from "playwright/test";
import {
  expect,
  expectToast,
  makePerson,
  type Person,
  post,
  test,
  waitForMailedLink,
} from "./support/fixtures";
import { inspect } from "./support/inspect";
import { expectScreen, logIn, loseSession } from "./support/steps";

const STEP_MS = 30_000;

/**
 * Makes the code of the app when there is time left to send it, for a code ends with its half minute. Each works once:
 * setting up takes the code before as well, so that the present one is left for the sign-in.
 */
async function makeCode(secret: string, stepsLater = 0): Promise<string> {
  await expect
    .poll(() => STEP_MS - (Date.now() % STEP_MS), { timeout: STEP_MS })
    .toBeGreaterThanOrEqual(STEP_MS / 3);
  return new TOTP({ secret }).generate({ timestamp: Date.now() + stepsLater * STEP_MS });
}

const findSection = (page: Page) => page.getByRole("region", { name: "Two-step sign-in" });

/** Turns the app on as the signed-in user of the page. */
async function turnOnByCalls(page: Page, { password }: Person) {
  await page.request.post("/api/auth/confirm", { data: { password } });
  const { secret } = await post<{ secret: string }>(page.request, "/api/auth/factors/totp", {});
  const { recoveryCodes } = await post<{ recoveryCodes: string[] }>(
    page.request,
    "/api/auth/factors/totp/confirm",
    { code: await makeCode(secret, -1) },
  );
  return { secret, recoveryCodes };
}

async function signUpWithApp(page: Page) {
  const person = makePerson();
  await post(page.request, "/api/auth/signup", person);
  const app = await turnOnByCalls(page, person);
  await loseSession(page);
  return { person, ...app };
}

test("an authenticator app is set up in Settings, and its code is asked for at the next sign-in @desktop", async ({
  page,
  member,
  expectErrors,
}) => {
  // The first call is refused until the password is given.
  expectErrors(/403.*\/api\/auth\/factors\/totp/, /400.*\/api\/auth\/second-factor/);
  await page.goto("/settings#second-factor");
  await findSection(page).getByRole("button", { name: "Set up" }).click();
  const question = page.getByRole("dialog", { name: "Is it you?" });
  await question.getByLabel("Your password").fill(member.password);
  await question.getByRole("button", { name: "Continue" }).click();
  const dialog = page.getByRole("dialog", { name: "Set up an authenticator app" });
  await expect(dialog.getByRole("img", { name: "QR code for the authenticator app" })).toBeVisible();
  await inspect(page, "the set-up", { narrow: true });
  const secret = (await dialog.locator("code").innerText()).replaceAll(" ", "");
  await dialog.getByRole("textbox", { name: "Code" }).fill(await makeCode(secret, -1));
  await dialog.getByRole("button", { name: "Turn on" }).click();
  await expectToast(page, "Two-step sign-in is on");
  const codes = page.getByRole("dialog", { name: "Your recovery codes" });
  await expect(codes.getByRole("listitem")).toHaveCount(10);
  await inspect(page, "the recovery codes", { narrow: true });
  const download = page.waitForEvent("download");
  await codes.getByRole("button", { name: "Download" }).click();
  expect((await download).suggestedFilename()).toBe("recovery-codes.txt");
  await codes.getByRole("button", { name: "I have kept them" }).click();
  await expect(findSection(page).getByText(/^On since/)).toBeVisible();

  await loseSession(page);
  await page.goto("/login");
  await logIn(page, member);
  const code = page.getByRole("textbox", { name: "Code" });
  await expect(code).toBeFocused();
  await inspect(page, "the second step", { narrow: true });
  await code.fill("000000");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("This code is wrong, or was used already")).toBeVisible();
  await code.fill(await makeCode(secret, 1));
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText(/^The clock of your phone is ahead/)).toBeVisible();
  await expect(code).toBeFocused();
  await code.fill(await makeCode(secret));
  await page.getByRole("button", { name: "Sign in" }).click();
  await expectScreen(page, "/", "Hey there!");
});

test("a recovery code signs in when the phone is lost, and the app is then turned off @desktop", async ({
  page,
}) => {
  const { person, recoveryCodes } = await signUpWithApp(page);
  await page.goto("/login");
  await logIn(page, person);
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByLabel("Recovery code").fill(recoveryCodes[0]!);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expectScreen(page, "/", "Hey there!");
  await page.goto("/settings#second-factor");
  await expect(findSection(page).getByText("9 are left, for when you lose your phone.")).toBeVisible();
  await findSection(page).getByRole("button", { name: "Turn off" }).click();
  const dialog = page.getByRole("dialog", { name: "Turn off the authenticator app?" });
  await dialog.getByLabel("Your password").fill(person.password);
  await dialog.getByRole("button", { name: "Turn off" }).click();
  await expectToast(page, "The authenticator app is turned off");
  await expect(findSection(page).getByRole("button", { name: "Set up" })).toBeVisible();
});

test("who has lost phone and codes waits for the removal; who still has them stops it by mail or in Settings @desktop", async ({
  page,
  browser,
  baseURL,
}) => {
  const { person, recoveryCodes } = await signUpWithApp(page);
  const askForRemoval = async () => {
    await page.goto("/login");
    await logIn(page, person);
    await page.getByRole("button", { name: "I have lost all of these" }).click();
    await page.getByRole("button", { name: "Ask for the removal" }).click();
    await expect(page.getByText(/^We sent you a mail. Log in again from/)).toBeVisible();
  };

  await test.step("nobody is let in before the time has come", async () => {
    await askForRemoval();
    await inspect(page, "a removal that was asked for", { narrow: true });
    await page.goto("/login");
    await logIn(page, person);
    await expect(page.getByRole("textbox", { name: "Code" })).toBeVisible();
  });

  await test.step("the mailed link stops it", async () => {
    await page.goto(await waitForMailedLink(person.email, "/keep-second-step"));
    await expect(page.getByRole("heading", { name: "Keep the second step of your sign-in?" })).toBeVisible();
    await inspect(page, "the link that keeps the second step", { narrow: true });
    await page.getByRole("button", { name: "Keep it" }).click();
    await expect(page.getByRole("heading", { name: "The removal is stopped" })).toBeVisible();
  });

  await test.step("whoever is signed in elsewhere sees the next one at once, and stops it", async () => {
    const elsewhere = await browser.newContext({ baseURL });
    const owner = await elsewhere.newPage();
    await post(elsewhere.request, "/api/auth/login", person);
    await post(elsewhere.request, "/api/auth/second-factor", { code: recoveryCodes[0] });
    const listens = owner.waitForResponse("**/api/events");
    await owner.goto("/settings#second-factor");
    await listens;
    const section = findSection(owner);
    const warning = section.getByText("Your second step is going to be removed");
    await expect(section.getByText(/^On since/)).toBeVisible();
    await expect(warning).toBeHidden();
    await askForRemoval();
    await expect(warning).toBeVisible();
    await inspect(owner, "a removal that waits", { narrow: true });
    await section.getByRole("button", { name: "Stop it" }).click();
    await expectToast(owner, "Your second step stays as it is");
    await expect(warning).toBeHidden();
    await elsewhere.close();
  });
});
