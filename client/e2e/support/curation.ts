import { randomUUID } from "node:crypto";
import type { APIRequestContext, Locator, Page } from "playwright/test";
import type { AdminOpportunityDetailView, ScrapeAnswerView } from "@shared/validators/curation";
import { ADMIN } from "./admin-account";
import { expect, post } from "./fixtures";
import type { Programme } from "./fake-sites";

/**
 * Helpers of the administrators' tests. Each test finds its own rows by name, and all are past their deadline, so that founders never see
 * them.
 */

const OVER = "2020-01-31";
/** A much later year is not accepted as a deadline. */
export const NEXT_YEAR = new Date().getUTCFullYear() + 1;

export const signInAsAdmin = (request: APIRequestContext) => post(request, "/api/auth/login", ADMIN);

/** Makes a word that is in no other name. */
export const makeUniqueWord = () => `w${randomUUID().replaceAll("-", "").slice(0, 14)}`;

export const buildActive = (request: APIRequestContext, given: { name: string } & Record<string, unknown>) =>
  post<AdminOpportunityDetailView>(request, "/api/admin/opportunities", {
    description: "Pilots of clean water in small towns.",
    fundingType: "grant",
    funderName: "Water Trust",
    deadline: OVER,
    ...given,
  });

/** Makes pending opportunities. */
export async function buildPending(
  request: APIRequestContext,
  names: readonly string[],
  given: Record<string, unknown> = {},
): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) ids.push((await buildActive(request, { ...given, name })).id);
  await post(request, "/api/admin/opportunities/bulk", { ids, decision: "reopen" });
  return ids;
}

/**
 * Publishes a programme's page on the fake website, or changes it.
 * @returns its address
 */
export async function publish(
  request: APIRequestContext,
  key: string,
  programme: Programme,
  { host = "127.0.0.1" }: { host?: "127.0.0.1" | "localhost" } = {},
): Promise<string> {
  const { port } = new URL(process.env.E2E_SITES_URL!);
  const answer = await request.put(`http://127.0.0.1:${port}/programmes/${key}`, { data: programme });
  expect(answer.ok()).toBe(true);
  return `http://${host}:${port}/programmes/${key}`;
}

/** Makes the same programme twice: typed in as `twin`, and read from a page as `name`. */
export async function buildTwins(request: APIRequestContext, word: string, kind: string) {
  const [name, twin] = [`${kind} ${word} Prize`, `${kind}, ${word} Prize`];
  const funder = `${kind} ${word} Foundation`;
  await buildPending(request, [twin], { funderName: funder, maxAmount: "5000000000" });
  const deadline = `30 April ${NEXT_YEAR}`;
  await scrapeUrl(request, await publish(request, word, { name, funder, deadline }));
  return { name, twin };
}

export const scrapeUrl = (request: APIRequestContext, url: string) =>
  post<ScrapeAnswerView>(request, "/api/admin/scrape/custom-url", { url });

export const findRow = (page: Page, name: string): Locator =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name, exact: true, level: 3 }) });

export const openPending = (page: Page, search: string) =>
  page.goto(`/admin/verification?search=${encodeURIComponent(search)}`);
export const openActive = (page: Page, search: string) =>
  page.goto(`/admin/verification?tab=active&search=${encodeURIComponent(search)}`);
