import { type Locator, type Page, expect } from "playwright/test";
import { VERIFY_REDIRECT_MS } from "@shared/constants/limits";
import type { Person } from "./fixtures";

/** Steps that a person takes on several screens. */

type Account = Pick<Person, "email" | "password">;

/** Goes to another address of the product as a link would, without a page load. */
const visit = (page: Page, path: string) =>
  page.evaluate((address) => history.pushState(null, "", address), path);

/** Opens another screen without a page load where possible, because axe has to be loaded only once per page. */
export async function openScreen(page: Page, path: string): Promise<void> {
  const screenOf = (address: string) => new URL(address, "http://product").pathname;
  const isElsewhere = page.url().startsWith("http") && screenOf(page.url()) !== screenOf(path);
  const title = await page.title();
  await (isElsewhere ? visit(page, path) : page.goto(path));
  // Looks at every frame: an expectation asks again only after a tenth of a second.
  if (isElsewhere) await page.waitForFunction((before) => document.title !== before, title);
}

/** Loses the session as a browser does whose cookies are cleared. The page is left first: its last answers renew them. */
export async function loseSession(page: Page): Promise<void> {
  await page.goto("about:blank");
  await page.context().clearCookies();
}

/** Fills in and sends the login screen. */
export async function logIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login" }).click();
}

/** Fills in and sends the signup screen. */
export async function signUp(page: Page, person: Person): Promise<void> {
  await page.getByLabel("First name").fill(person.firstName);
  await page.getByLabel("Last name").fill(person.lastName);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Create account" }).click();
}

/**
 * Makes "Email verified!" stay: a busy machine may not see it in the two seconds until the page leaves.
 * @returns a function that lets the page leave
 */
export async function holdRedirect(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript((redirect) => {
    const setTimeout = window.setTimeout.bind(window);
    const left = new Promise<void>((resolve) => Object.assign(window, { leave: resolve }));
    window.setTimeout = ((work: () => void, ms?: number, ...rest: unknown[]) =>
      ms === redirect
        ? setTimeout(() => void left.then(work), ms)
        : setTimeout(work, ms, ...rest)) as typeof window.setTimeout;
  }, VERIFY_REDIRECT_MS);
  return () => page.evaluate(() => (window as unknown as { leave: () => void }).leave());
}

/** Finds the rail of a desktop or the bottom bar of a phone. */
export const findMainNav = (page: Page): Locator => page.getByRole("navigation", { name: "Main" });

export async function goTo(page: Page, name: "Home" | "Opportunities" | "Applications"): Promise<void> {
  await findMainNav(page).getByRole("link", { name }).click();
}

/** Finds the cards of a list or grid of opportunities. */
export const findCards = (within: Page | Locator): Locator => within.getByRole("main").getByRole("article");

/** Reads the link of each card that is shown. */
export async function readCardLinks(page: Page): Promise<string[]> {
  return findCards(page)
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
}

export async function expectScreen(
  page: Page,
  path: string | RegExp,
  heading: string | RegExp,
): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
}
