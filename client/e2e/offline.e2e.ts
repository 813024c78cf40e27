import type { Page } from "playwright/test";
import { READ_CACHE, SHELL_ADDRESS } from "@shared/offline/names";
import { expect, expectToast, makePerson, post, test } from "./support/fixtures";
import { inspect } from "./support/inspect";
import { expectScreen, findCards, goTo, logIn, openScreen } from "./support/steps";
import { buildApplication, buildProfiledEntity, listOpportunities } from "./support/story";

test.use({ serviceWorkers: "allow" });

test.beforeEach(({ expectErrors, member: _ }) => {
  expectErrors(/net::ERR_/, /Failed to load resource/, /Failed to fetch/);
});

/** Lists what the caches of the browser hold: each address with its text. */
const listKept = (page: Page) =>
  page.evaluate(async () => {
    const kept: { cache: string; address: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const { pathname, search } = new URL(request.url);
        const text = await (await cache.match(request))!.text();
        kept.push({ cache: name, address: pathname + search, text });
      }
    }
    return kept;
  });

/** Lists the addresses in one of the caches, or in all. */
const listAddresses = (page: Page, name?: string) =>
  page.evaluate(async (only) => {
    const names = only === undefined ? await caches.keys() : [only];
    const all = await Promise.all(
      names.map(async (one) => ((await caches.has(one)) ? (await caches.open(one)).keys() : [])),
    );
    return all.flat().map(({ url }) => url.slice(location.origin.length));
  }, name);

const listRead = (page: Page) => listAddresses(page, READ_CACHE);

/** Waits until the browser has the build, and what was read at these addresses of the API. */
async function waitUntilKept(page: Page, ...addresses: string[]): Promise<void> {
  await expect
    .poll(async () => (await listAddresses(page)).some((address) => address.startsWith(SHELL_ADDRESS)))
    .toBe(true);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  for (const address of ["/api/auth/user", "/api/auth/draft-key", ...addresses])
    await expect.poll(() => listRead(page), { message: address }).toContain(address);
}

/** Expects neither an answer nor the key that it was sealed with. The files of the build may stay. */
async function expectNothingRead(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain(READ_CACHE);
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise((resolve, reject) => {
            const opening = indexedDB.open("offline");
            opening.onerror = () => reject(opening.error!);
            opening.onsuccess = () => {
              const count = opening.result.transaction("keepers").objectStore("keepers").count();
              count.onsuccess = () => resolve(count.result);
              opening.result.close();
            };
          }),
      ),
    )
    .toBe(0);
}

const findNotice = (page: Page) => page.getByRole("main").getByText("You see what was read here last");
const offlineBanner = (page: Page) => page.getByRole("status").getByText("You are offline", { exact: true });

test("what was read opens without a network, says since when, and is read anew once there is one @desktop", async ({
  page,
  context,
}) => {
  const entity = await buildProfiledEntity(page.request);
  const [opportunity] = await listOpportunities(page.request);
  const { id } = await buildApplication(page.request, entity.id, opportunity!);
  await page.goto("/");
  await expectScreen(page, "/", "Hey there!");
  await waitUntilKept(page, "/api/opportunities/matched", "/api/applications");
  await page.goto(`/opportunities/${opportunity!.id}`);
  await waitUntilKept(page, `/api/opportunities/${opportunity!.id}`);
  await page.goto("/calendar");
  await expect.poll(async () => (await listRead(page)).join()).toContain("/api/calendar/entries?");
  await page.goto(`/applications/${id}`);
  await waitUntilKept(page, `/api/applications/${id}`);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: opportunity!.name })).toBeVisible();
  await expect(offlineBanner(page)).toBeVisible();
  await expect(findNotice(page)).toBeVisible();
  await inspect(page, "an application without a network", { narrow: true });
  await page.goto("/");
  await expectScreen(page, "/", "Hey there!");
  await expect(findNotice(page)).toBeVisible();
  await goTo(page, "Applications");
  await expect(page.getByRole("main").getByText(opportunity!.name).first()).toBeVisible();
  await page.goto("/calendar");
  await expect(findNotice(page)).toBeVisible();
  await page.goto(`/opportunities/${opportunity!.id}`);
  await expect(page.getByRole("heading", { level: 1, name: opportunity!.name })).toBeVisible();

  await page.goto("/funders");
  await expect(page.getByText("This page was not read here before. It needs a connection.")).toBeVisible();
  await inspect(page, "a page that was not read before", { narrow: true });
  await page.getByRole("main").getByRole("button", { name: "Try again" }).first().click();
  await expect(offlineBanner(page)).toBeVisible();

  await context.setOffline(false);
  await expect(offlineBanner(page)).toBeHidden();
  await expect(page.getByText("This page was not read here before.")).toBeHidden();
  await expect(page.getByRole("main").getByRole("alert")).toBeHidden();
});

test("what is typed without a network is there after a reload, and can be saved once there is one @desktop", async ({
  page,
  context,
}) => {
  const entity = await buildProfiledEntity(page.request);
  const [opportunity] = await listOpportunities(page.request);
  const { id } = await buildApplication(page.request, entity.id, opportunity!);
  await page.goto(`/applications/${id}`);
  await waitUntilKept(page, `/api/applications/${id}`);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole("button", { name: "Edit Application" }).click();
  await page.getByLabel("Narrative").fill("Written on the train.");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expectToast(page, "Failed to update application");
  await expect(page.getByLabel("Narrative")).toHaveValue("Written on the train.");
  page.once("dialog", (asked) => void asked.accept());
  await page.reload();
  await expect(page.getByText("What you had typed is back. It is not saved yet.")).toBeVisible();
  await expect(page.getByLabel("Narrative")).toHaveValue("Written on the train.");

  await context.setOffline(false);
  await expect(offlineBanner(page)).toBeHidden();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expectToast(page, "Application updated successfully");
  await expect(page.getByRole("main").getByText("Written on the train.")).toBeVisible();
});

test("what is kept cannot be read in the storage, and nothing of it stays after signing out @desktop", async ({
  page,
  member,
}) => {
  const entity = await buildProfiledEntity(page.request);
  await page.goto("/settings");
  await waitUntilKept(page, "/api/entities");
  for (const { address, text } of await listKept(page)) {
    if (address.startsWith(SHELL_ADDRESS)) expect(text).not.toContain('id="server-state"');
    for (const word of [member.email, member.lastName, entity.id]) expect(text).not.toContain(word);
  }
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/login/);
  await expectNothingRead(page);
});

test("nothing stays of a session that was ended elsewhere, whether its page is open or comes later @desktop", async ({
  page,
  expectErrors,
}) => {
  expectErrors(/401.*\/api\//);
  await buildProfiledEntity(page.request);
  await page.goto("/applications");
  await waitUntilKept(page, "/api/applications");
  await page.request.post("/api/auth/logout");
  // Without a press: a push of the lost session may open the dialog over the links before it.
  await openScreen(page, "/opportunities");
  await expect(page.getByRole("dialog", { name: "Sign in again" })).toBeVisible();
  await expectNothingRead(page);
});

test("nothing stays of a session that has ended while its page was closed @desktop", async ({
  page,
  member,
}) => {
  await page.goto("/");
  await waitUntilKept(page);
  await page.goto("about:blank");
  // Ended on the server as well, or an answer that the worker still waited for would bring the session back with its cookie.
  await page.request.post("/api/auth/logout");
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Login" }).first()).toBeVisible();
  await expectNothingRead(page);
  await page.goto("/login");
  await logIn(page, member);
  await waitUntilKept(page);
});

test("another person in the same browser sees nothing of the one before, with or without a network @desktop", async ({
  page,
  context,
  member,
}) => {
  await buildProfiledEntity(page.request);
  await page.goto("/applications");
  await waitUntilKept(page, "/api/applications", "/api/entities");
  // Signed in without the page in between: no screen of a visitor was open.
  await post(page.request, "/api/auth/signup", { ...makePerson(), firstName: "Kofi" });
  await page.goto("/settings");
  await expect(page.getByText(member.email)).toBeHidden();
  // First the other's answers go, then these come: an answer that both have read says nothing before that.
  await expect.poll(() => listRead(page)).not.toContain("/api/applications");
  await waitUntilKept(page, "/api/entities");
  await context.setOffline(true);
  await page.goto("/applications");
  await expect(page.getByText("This page was not read here before. It needs a connection.")).toBeVisible();
});

test("nothing stays of an account that was deleted @desktop", async ({ page, member }) => {
  await page.goto("/settings");
  await waitUntilKept(page);
  const answer = await page.request.delete("/api/auth/user", { data: { password: member.password } });
  expect(answer.ok(), await answer.text()).toBe(true);
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Login" }).first()).toBeVisible();
  await expectNothingRead(page);
});

test("no visitor gets a worker, and every page comes from the server while there is a network @desktop", async ({
  page,
  browser,
}) => {
  const visitor = await (await browser.newContext({ serviceWorkers: "allow" })).newPage();
  await visitor.goto("/opportunities");
  await expect(findCards(visitor).first()).toBeVisible();
  await visitor.waitForLoadState("networkidle");
  expect(await visitor.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
    0,
  );
  expect(await visitor.evaluate(() => caches.keys())).toEqual([]);
  await visitor.context().close();

  await page.goto("/");
  await waitUntilKept(page);
  const answer = await page.goto("/", { waitUntil: "commit" });
  expect(await answer!.text()).toContain("server-state");
});
