import { type Locator, type Page, expect } from "playwright/test";
import type { Person } from "./fixtures";

/** What a person does on more than one screen. */

type Account = Pick<Person, "email" | "password">;

/** Goes to another address of the product as a link would, without loading the page anew. */
const visit = (page: Page, path: string) =>
  page.evaluate((address) => history.pushState(null, "", address), path);

/** Opens another screen, and loads the page only where it must be: a check of the whole page is taught to it once, then runs warm. */
export async function goOnTo(page: Page, path: string): Promise<void> {
  const screenOf = (address: string) => new URL(address, "http://product").pathname;
  const isElsewhere = page.url().startsWith("http") && screenOf(page.url()) !== screenOf(path);
  const title = await page.title();
  await (isElsewhere ? visit(page, path) : page.goto(path));
  if (isElsewhere) await expect(page).not.toHaveTitle(title);
}

/** On the login screen. */
export async function logIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login" }).click();
}

/** On the signup screen. */
export async function signUp(page: Page, person: Person): Promise<void> {
  await page.getByLabel("First name").fill(person.firstName);
  await page.getByLabel("Last name").fill(person.lastName);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Create account" }).click();
}

/** The rail on a desktop, the bar at the bottom on a phone. */
export const mainNav = (page: Page): Locator => page.getByRole("navigation", { name: "Main" });

export async function goTo(page: Page, name: "Home" | "Opportunities" | "Applications"): Promise<void> {
  await mainNav(page).getByRole("link", { name }).click();
}

/** The cards of a list or grid of opportunities. */
export const cardsIn = (within: Page | Locator): Locator => within.getByRole("main").getByRole("article");

/** Where the card leads, for each card that is shown. */
export async function cardAddresses(page: Page): Promise<string[]> {
  return cardsIn(page)
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
