import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSignInProvider } from "../../server/test/fakes/fake-sign-in-provider";
import { freePort } from "../../server/test/processes/free-port";
import { spawnServer } from "../../server/test/processes/server-process";
import { expect, expectToast, makePerson, post, test as base } from "./support/fixtures";
import { inspect } from "./support/inspect";
import { createOwnDatabase } from "./support/own-database";

/** A server of its own: that of the other tests has no such service, so that their screens have no buttons for it. */
const test = base.extend<object, { service: string }>({
  service: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), "amberway-e2e-services-"));
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const address = { email_verified: true, given_name: "Ama", family_name: "Mensah" };
      const provider = await startSignInProvider(url, {
        ama: { ...address, email: "ama@example.org" },
        other: { ...address, email: "other@example.org", email_verified: false },
      });
      const database = await createOwnDatabase(`amberway_e2e_services_${port}`);
      const server = spawnServer({
        ...database.env,
        ...{ DATA_DIR: folder, PORT: String(port), PUBLIC_URL: url },
        SIGN_IN_PROVIDERS: JSON.stringify([provider.setting]),
      });
      await use(await server.ready);
      server.child.kill("SIGTERM");
      await server.ended;
      await database.drop();
      await provider.close();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

// The server is started once for all of these tests, not in each worker.
test.describe.configure({ mode: "default" });

test("another service makes an account, shows that it is still the same person, and is kept as the last way in @desktop", async ({
  page,
  service,
  expectErrors,
}) => {
  expectErrors(/403.*\/api\/auth\//, /409.*\/api\/auth\/identities/);
  await page.goto(`${service}/login?next=%2Fsettings`);
  await inspect(page, "the login with another service", { narrow: true });
  await page.getByRole("button", { name: "Continue with Fake ID" }).click();
  await page.getByRole("link", { name: "nobody" }).click();
  await expect(page.getByRole("alert")).toHaveText("You came back from Fake ID without signing in.");
  await inspect(page, "the login after a visit that was cancelled", { narrow: true });
  await page.getByRole("link", { name: "Get started" }).click();
  await page.getByRole("button", { name: "Continue with Fake ID" }).click();
  await page.getByRole("link", { name: "other" }).click();
  await expect(page.getByRole("alert")).toContainText("an e-mail address of yours that it has confirmed");
  // The service would go on as the person before.
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Continue with Fake ID" }).click();
  await page.getByRole("link", { name: "ama", exact: true }).click();
  await expect(page).toHaveURL(`${service}/settings`);

  const section = page.getByRole("region", { name: "Other ways to sign in" });
  await expect(section.getByText("Signs you in as ama@example.org")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send me the link" })).toBeVisible();
  await inspect(page, "Settings with another service", { narrow: true });
  await section.getByRole("button", { name: "Remove Fake ID" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  const question = page.getByRole("dialog", { name: "Is it you?" });
  await inspect(page, "the question whether it is the same person", { narrow: true });
  await question.getByRole("button", { name: "Continue with Fake ID" }).click();
  await page.getByRole("link", { name: "ama", exact: true }).click();
  await expectToast(page, "Thank you, it is you");
  await section.getByRole("button", { name: "Remove Fake ID" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expectToast(page, /This is the only way you can sign in/);
});

test("a member with a password adds another service and removes it @desktop", async ({
  page,
  service,
  expectErrors,
}) => {
  expectErrors(/403.*\/api\/auth\/identities/);
  const { password, ...person } = makePerson();
  await post(page.request, `${service}/api/auth/signup`, { ...person, password });
  await page.goto(`${service}/settings#sign-in`);
  const section = page.getByRole("region", { name: "Other ways to sign in" });
  await section.getByRole("button", { name: "Add Fake ID" }).click();
  const question = page.getByRole("dialog", { name: "Is it you?" });
  await question.getByLabel("Your password").fill(password);
  await question.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("link", { name: "other" }).click();
  await expectToast(page, "It signs you in from now on");
  await expect(section.getByText("Signs you in as other@example.org")).toBeVisible();
  await section.getByRole("button", { name: "Remove Fake ID" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expectToast(page, "It no longer signs you in");
  await expect(section.getByRole("button", { name: "Add Fake ID" })).toBeVisible();
});
