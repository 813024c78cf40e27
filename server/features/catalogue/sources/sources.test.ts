import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { wordMessage } from "@shared/words/messages";
import { extractPage } from "../extraction/extract-page";
import type { ScrapedOpportunity } from "../extraction/types";
import { answerWith, buildFetcher, page, startSite } from "../../../platform/fetch/site.fixture";
import { readSource } from "./read-source";
import { findSource, SOURCES } from "./sources";
import type { ConfiguredSource } from "./types";

const NOW = new Date("2026-11-20T09:00:00Z");
const FIXTURES = fileURLToPath(new URL("./fixtures", import.meta.url));
const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".xml": "application/rss+xml; charset=utf-8",
};

/** Starts a site on this machine that serves the pages of a source's folder, at the paths of the source. */
async function startSourceSite({ id, url }: ConfiguredSource) {
  const { origin } = new URL(url);
  const folder = join(FIXTURES, id);
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = new Map<string, { text: string; type: string }>();
  for (const file of files.filter((entry) => entry.isFile())) {
    const path = join(file.parentPath, file.name);
    const type = TYPES[extname(file.name)] ?? "text/plain";
    texts.set(path.slice(folder.length), { text: await readFile(path, "utf8"), type });
  }
  const localSite = { origin: "" };
  const find = (path: string) =>
    [path, `${path.replace(/\/$/, "")}.html`, `${path.replace(/\/$/, "")}.xml`].find((name) =>
      texts.has(name),
    );
  const site = await startSite(
    new Proxy(
      {},
      {
        get: (_none, path) => {
          const file = texts.get(find(String(path)) ?? "");
          if (!file) return answerWith(404);
          return page(file.type, file.text.replaceAll(origin, localSite.origin));
        },
      },
    ),
  );
  localSite.origin = site.origin;
  return { site, origin };
}

async function readFixture(source: ConfiguredSource) {
  const { site, origin } = await startSourceSite(source);
  const toLocalUrl = (url: string) => url.replace(origin, site.origin);
  const found: ScrapedOpportunity[] = [];
  const problems: string[] = [];
  const progress = { total: 0, done: 0 };
  await readSource(
    { ...source, url: toLocalUrl(source.url), ...(source.more ? { more: source.more.map(toLocalUrl) } : {}) },
    {
      pages: buildFetcher(),
      extract: (fetched) =>
        extractPage(fetched, { sourceName: source.name, now: NOW, readPdf: () => Promise.resolve([]) }),
      now: NOW,
      signal: new AbortController().signal,
      endBy: Infinity,
    },
    {
      expect: (total) => void (progress.total = total),
      step: (done) => void (progress.done = done),
      take: async (readings) => void found.push(...readings),
      skip: () => {},
      fail: (what, cause) =>
        void problems.push(`${typeof what === "string" ? what : wordMessage(what)}: ${String(cause)}`),
      remark: (what, cause) => void problems.push(`${what}: ${String(cause)}`),
    },
  );
  const foundJson = JSON.stringify(found).replaceAll(site.origin, origin);
  return { found: JSON.parse(foundJson) as ScrapedOpportunity[], problems, progress };
}

type Expected = Partial<ScrapedOpportunity["values"]> & { url: string };

/** The pages in each source's folder state these values. */
const EXPECTED: Record<string, Expected[]> = {
  nsf: [
    {
      url: "https://www.nsf.gov/funding/opportunities/ai-datasets-unlocking-dataset-value-ai-enabled-scientific-discovery",
      name: "Unlocking Dataset Value for AI-Enabled Scientific Discovery (AI Datasets)",
      funderName: "U.S. National Science Foundation",
      currency: "USD",
    },
    {
      url: "https://www.nsf.gov/funding/opportunities/small-business-innovation-research-small-business-technology",
      funderName: "U.S. National Science Foundation",
    },
    {
      url: "https://www.nsf.gov/funding/opportunities/idss-integrated-data-systems-services",
      name: "Integrated Data Systems & Services (IDSS)",
    },
  ],
  ukri: [
    {
      url: "https://www.ukri.org/opportunity/resilient-coastal-communities-research-grants/",
      name: "Resilient coastal communities: research grants",
      funderName: "Natural Environment Research Council (NERC)",
      fundingType: "grant",
      maxAmount: "1250000",
      currency: "GBP",
      openDate: "2026-11-09",
      deadline: "2027-02-18",
    },
    {
      url: "https://www.ukri.org/opportunity/fellowship-data-science-for-health-and-care/",
      name: "Fellowship: data science for health & care",
      funderName: "Medical Research Council (MRC)",
      maxAmount: "400000",
      deadline: "2027-03-24",
    },
  ],
  "find-a-grant": [
    {
      url: "https://www.find-government-grants.service.gov.uk/grants/aisi-challenge-fund-1",
      name: "AISI Challenge Fund",
      funderName: "Department for Science, Innovation and Technology",
      minAmount: "50000",
      maxAmount: "200000",
      currency: "GBP",
      deadline: "2026-03-31",
    },
    {
      url: "https://www.find-government-grants.service.gov.uk/grants/workplace-charging-scheme-2",
      name: "Workplace Charging Scheme",
      maxAmount: "20000",
      deadline: "2027-03-31",
    },
    {
      url: "https://www.find-government-grants.service.gov.uk/grants/example-programme-without-money-1",
      name: "Example programme that awards no money",
    },
  ],
  "national-lottery-community-fund": [
    {
      url: "https://www.tnlcommunityfund.org.uk/funding/programmes/national-lottery-awards-for-all-england",
      name: "National Lottery Awards for All England",
      minAmount: "300",
      maxAmount: "20000",
    },
    {
      url: "https://www.tnlcommunityfund.org.uk/funding/programmes/reaching-communities-england",
      name: "Reaching Communities England",
      minAmount: "20001",
    },
  ],
  "heritage-fund": [
    {
      url: "https://www.heritagefund.org.uk/funding/national-lottery-heritage-grants-10k-250k",
      name: "National Lottery Heritage Grants £10,000 to £250,000",
      minAmount: "10000",
      maxAmount: "250000",
      description:
        "For projects that connect people and communities to the national, regional and local heritage of the UK.",
    },
    {
      url: "https://www.heritagefund.org.uk/funding/national-lottery-heritage-grants-250k-10m",
      minAmount: "250000",
      maxAmount: "10000000",
    },
    {
      url: "https://www.heritagefund.org.uk/funding/heritage-innovation-fund",
      name: "Heritage Innovation Fund",
    },
  ],
  "two-ridings": [
    {
      url: "https://tworidingscf.org.uk/fund/community-energy/",
      name: "Community Energy Fund",
      minAmount: "1000",
      maxAmount: "10000",
      deadline: "2027-01-15",
    },
    { url: "https://tworidingscf.org.uk/fund/young-people/", name: "Young People’s Fund", maxAmount: "5000" },
  ],
  "community-foundation-wales": [
    {
      url: "https://communityfoundationwales.org.uk/grants/welsh-language-community-fund/",
      name: "Welsh Language Community Fund",
      minAmount: "500",
      maxAmount: "5000",
      deadline: "2027-03-26",
    },
    {
      url: "https://communityfoundationwales.org.uk/grants/gwent-high-sheriffs-fund/",
      name: "Gwent High Sheriff's Fund",
      maxAmount: "2500",
      deadline: "2027-02-12",
    },
  ],
  afd: [
    {
      url: "https://www.afd.fr/fr/appels-a-projets/initiatives-osc-2027",
      name: "Initiatives des organisations de la société civile 2027",
      minAmount: "150000",
      maxAmount: "600000",
      currency: "EUR",
      deadline: "2027-01-15",
    },
    {
      url: "https://www.afd.fr/fr/appels-a-projets/fonds-biodiversite-afrique-ouest",
      maxAmount: "300000",
      deadline: "2027-02-26",
    },
  ],
  msca: [
    {
      url: "https://marie-sklodowska-curie-actions.ec.europa.eu/calls/msca-doctoral-networks-2027",
      name: "MSCA Doctoral Networks 2027",
      funderName: "European Commission",
      deadline: "2027-11-24",
    },
    {
      url: "https://marie-sklodowska-curie-actions.ec.europa.eu/calls/msca4ukraine-2027",
      name: "MSCA4Ukraine: second call for fellowships opens",
      deadline: "2027-03-31",
    },
  ],
  "start-up-chile": [
    {
      url: "https://startupchile.org/en/apply/build/",
      name: "Build",
      funderName: "CORFO",
      deadline: "2027-01-14",
    },
    { url: "https://startupchile.org/en/apply/ignite/", name: "Ignite", fundingType: "accelerator" },
    { url: "https://startupchile.org/en/apply/growth/", name: "Growth", deadline: "2027-01-28" },
  ],
  startmate: [
    {
      url: "https://www.startmate.com/accelerator/program",
      name: "Startmate Accelerator",
      funderName: "Startmate",
      fundingType: "accelerator",
      maxAmount: "120000",
      currency: "AUD",
      deadline: "2027-11-08",
      applicationUrl: "https://www.startmate.com/apply",
    },
  ],
  "next-36": [
    {
      url: "https://www.nextcanada.com/next-36/",
      name: "Next 36",
      maxAmount: "40000",
      currency: "CAD",
      deadline: "2027-10-15",
      applicationUrl: "https://my.nextcanada.com/apply/n36",
    },
  ],
  "tony-elumelu-foundation": [
    {
      url: "https://www.tonyelumelufoundation.org/tef-entrepreneurship-programme/",
      name: "TEF Entrepreneurship Programme",
      funderName: "Tony Elumelu Foundation",
      deadline: "2027-03-01",
    },
  ],
};

describe("the configured sources", () => {
  it.each(SOURCES.map((source) => [source.id, source] as const))(
    "the source %s is read as its fixture pages state it",
    async (id, source) => {
      const { found, problems, progress } = await readFixture(source);
      expect(problems).toEqual([]);
      expect(found.map(({ url, values }) => ({ url, ...values }))).toMatchObject(EXPECTED[id] ?? []);
      expect(progress).toEqual({ total: found.length, done: found.length });
      for (const { constants, origins, values } of found) {
        expect(constants?.funderType).toBe(source.constants.funderType);
        expect(origins.name?.quote).toBeTruthy();
        // Every field with an origin has a value, and an amount or a date always has an origin.
        for (const field of Object.keys(origins)) expect(values).toHaveProperty(field);
        for (const field of ["minAmount", "maxAmount", "deadline", "openDate"] as const)
          if (values[field] != null) expect(origins[field]?.quote).toBeTruthy();
      }
    },
  );

  it("each source has a fixture folder, and each page states its origin", async () => {
    expect((await readdir(FIXTURES)).sort()).toEqual(SOURCES.map(({ id }) => id).sort());
    for (const file of await readdir(FIXTURES, { recursive: true, withFileTypes: true }))
      if (file.isFile())
        expect(await readFile(join(file.parentPath, file.name), "utf8")).toMatch(
          /<!-- (Modelled|Three entries) /,
        );
  });

  it("there are at least ten sources of several countries, with ids that fit into an address", () => {
    expect(SOURCES.length).toBeGreaterThanOrEqual(10);
    expect(new Set(SOURCES.map(({ country }) => country)).size).toBeGreaterThanOrEqual(6);
    expect(new Set(SOURCES.map(({ id }) => id)).size).toBe(SOURCES.length);
    for (const { id, url, more = [] } of SOURCES) {
      expect(id).toMatch(/^[a-z0-9-]{1,60}$/);
      for (const address of [url, ...more]) {
        expect(address).toMatch(/^https:\/\//);
        expect(new URL(address).hostname).not.toMatch(/candid\.org|grantwatch|grantstation|instrumentl/);
      }
      expect(findSource(id)?.id).toBe(id);
    }
    expect(findSource("nobody")).toBeUndefined();
  });
});
