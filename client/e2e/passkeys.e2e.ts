import type { Page } from "playwright/test";
import { expect, expectToast, test } from "./support/fixtures";
import { inspect } from "./support/inspect";
import { expectScreen, logIn, loseSession } from "./support/steps";

const findSection = (page: Page) => page.getByRole("region", { name: "Two-step sign-in" });

/** Gives the browser a device of its own that makes and uses passkeys without asking anybody. */
async function plugInDevice(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    unplug: () => devtools.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId }),
    countKeys: async () =>
      (await devtools.send("WebAuthn.getCredentials", { authenticatorId })).credentials.length,
  };
}

test("a passkey is added under a name, signs in after the password, and is removed @desktop", async ({
  page,
  member,
  expectErrors,
}) => {
  // The first call is refused until the password is given.
  expectErrors(/403.*\/api\/auth\/factors\/passkeys\/options/);
  const device = await plugInDevice(page);
  await page.goto("/settings#second-factor");
  await findSection(page).getByRole("button", { name: "Add a passkey" }).click();
  const question = page.getByRole("dialog", { name: "Is it you?" });
  await question.getByLabel("Your password").fill(member.password);
  await question.getByRole("button", { name: "Continue" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a passkey" });
  await dialog.getByLabel("Name").fill("Ama’s phone");
  await inspect(page, "adding a passkey", { narrow: true });
  await dialog.getByRole("button", { name: "Add a passkey" }).click();
  await expectToast(page, "Passkey added");
  expect(await device.countKeys()).toBe(1);
  const codes = page.getByRole("dialog", { name: "Your recovery codes" });
  await expect(codes.getByRole("listitem")).toHaveCount(10);
  await codes.getByRole("button", { name: "I have kept them" }).click();
  await expect(findSection(page).getByRole("heading", { name: "Ama’s phone" })).toBeVisible();
  await inspect(page, "Settings with a passkey", { narrow: true });

  await loseSession(page);
  await page.goto("/login");
  await logIn(page, member);
  const use = page.getByRole("button", { name: "Use a passkey" });
  await expect(use).toBeFocused();
  await inspect(page, "the second step with a passkey", { narrow: true });
  await use.click();
  await expectScreen(page, "/", "Hey there!");

  await page.goto("/settings#second-factor");
  await expect(findSection(page).getByText(/^Passkey, last used on/)).toBeVisible();
  await findSection(page).getByRole("button", { name: "Remove Ama’s phone" }).click();
  const removal = page.getByRole("dialog", { name: "Remove Ama’s phone?" });
  await removal.getByLabel("Your password").fill(member.password);
  await removal.getByRole("button", { name: "Remove" }).click();
  await expectToast(page, "Passkey removed");
  await expect(findSection(page).getByRole("heading", { name: "Ama’s phone" })).toBeHidden();
});

test("who has lost the device with the passkey signs in with a recovery code @desktop", async ({
  page,
  member,
  expectErrors,
}) => {
  expectErrors(/403.*\/api\/auth\/factors\/passkeys\/options/);
  const device = await plugInDevice(page);
  await page.goto("/settings#second-factor");
  await findSection(page).getByRole("button", { name: "Add a passkey" }).click();
  await page.getByRole("dialog").getByLabel("Your password").fill(member.password);
  await page.getByRole("dialog").getByRole("button", { name: "Continue" }).click();
  await page.getByRole("dialog", { name: "Add a passkey" }).getByLabel("Name").fill("Lost phone");
  await page.getByRole("dialog").getByRole("button", { name: "Add a passkey" }).click();
  const codes = page.getByRole("dialog", { name: "Your recovery codes" }).getByRole("listitem");
  const code = await codes.first().innerText();
  await device.unplug();

  await loseSession(page);
  await page.goto("/login");
  await logIn(page, member);
  await page.getByRole("button", { name: "Use a code" }).click();
  await page.getByLabel("Recovery code").fill(code);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expectScreen(page, "/", "Hey there!");
});
