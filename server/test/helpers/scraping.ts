import type { ScrapeAnswerView, ScrapeOverviewView, ScrapeRunView } from "@shared/validators/curation";
import { createLogger } from "../../platform/logger";
import { createGrantsGovClient } from "../../features/catalogue/grants-gov/client";
import type { TestApp } from "../app";

/** Makes a client for a fake Grants.gov that does not pause between attempts. */
export const impatientClient = (baseUrl: string, timeoutMs = 30_000) =>
  createGrantsGovClient({ baseUrl, log: createLogger("silent"), sleep: async () => {}, timeoutMs });

type Caller = TestApp["visitor"];

export async function getOverview(admin: Caller): Promise<ScrapeOverviewView> {
  return (await admin.get("/api/admin/scrape/runs")).body as ScrapeOverviewView;
}

export async function newestRun(admin: Caller): Promise<ScrapeRunView | undefined> {
  return (await getOverview(admin)).runs[0];
}

export const scrapeGrantsGov = (admin: Caller, limit?: number) =>
  admin.post("/api/admin/scrape/grants-gov").send(limit === undefined ? {} : { limit });

export const scrapeUrl = (admin: Caller, url: string, sourceName?: string) =>
  admin.post("/api/admin/scrape/custom-url").send({ url, ...(sourceName ? { sourceName } : {}) });

export const toScrapeAnswer = (body: unknown) => body as ScrapeAnswerView;
