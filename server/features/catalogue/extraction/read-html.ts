import { parseUrl } from "@shared/parse-url";
import type { OriginKind } from "@shared/schema/curation";
import type { FetchedPage } from "../../../platform/fetch/types";
import { isSiteHeader, mainContent } from "./html/main-content";
import { elementsWithin, type PageElement } from "./html/elements";
import { type Line, readLines } from "./html/lines";
import { loadPage, type Page } from "./html/load-page";
import { type Listing, readListingParts } from "./listing/read-listing";
import { readSections } from "./listing/sections";
import { isPastAwardsTable } from "./listing/tables";
import { createContext, type ReadContext } from "./reading/context";
import { createDraft, type Draft } from "./reading/draft";
import { isOwnFunder } from "./reading/funders";
import { readPageName, listSiteNames } from "./reading/page-name";
import { readFields } from "./reading/read-fields";
import { canBeName, hasFundingWord } from "./reading/signs";
import { grantNodesIn, readGrantNode } from "./structured/grant-node";
import { readIslands } from "./structured/islands";
import { readMicrodata } from "./structured/microdata";
import { objectsIn, textIn, textsIn } from "./structured/walk";
import type { ScrapedOpportunity } from "./types";
import { isSameHost, isSamePage } from "./urls";
import { readFundingType } from "./values/kinds";
import { labelKind } from "./values/labels";
import { fold } from "./values/words";

/** A page as its structure and words state it, before a model is asked. */
export type HtmlReading = {
  url: string;
  language: string | null;
  /** The lines of the main text. */
  text: string;
  kind: "single" | "listing" | "none";
  opportunities: ScrapedOpportunity[];
  /** The draft of a single opportunity. It exists even when the page has none. */
  draft: Draft;
  context: ReadContext;
  /** A model need not be asked, because the page lists past awards or has almost no text. */
  isHopeless: boolean;
  detailLinks: string[];
};

const TEXT_MIN = 200;

/** Reads an HTML page without a model. */
export function readHtml(
  fetched: FetchedPage,
  options: { now: Date; sourceName: string | null },
): HtmlReading {
  const page = loadPage(fetched.text, fetched.url);
  const root = mainContent(page);
  const lines = root ? readLines(root, (element) => isSiteHeader(element) || isPastAwardsTable(element)) : [];
  const text = lines
    .map((line) => (line.label === null ? line.text : `${line.label}: ${line.text}`))
    .join("\n");
  const context = createContext({
    text,
    url: page.url,
    languageTag: page.languageTag,
    now: options.now,
    how: "text",
  });
  const base = { url: page.url, language: context.language, text, context };
  const hasPastAwards = root !== null && elementsWithin(root, ["table"], 50).some(isPastAwardsTable);
  const draft = createDraft("text");
  const detailLinks = findDetailLinks(page, lines);

  const structured = page.data.filter(({ type }) => /ld\+json/.test(type)).map(({ value }) => value);
  const jsonLdGrants = grantNodesIn(structured);
  const how = jsonLdGrants.length > 0 ? "json-ld" : "microdata";
  const grants = jsonLdGrants.length > 0 ? jsonLdGrants : grantNodesIn(readMicrodata(page.$));
  const funder = findOwnFunder(page, text, options.sourceName);
  const addSiteFunder = (opportunities: readonly ScrapedOpportunity[]) =>
    addFunder(opportunities, funder, page.url);
  if (grants.length > 1)
    return {
      ...base,
      kind: "listing",
      opportunities: addSiteFunder(grants.flatMap((node) => readNode(node, context, how))),
      draft,
      isHopeless: false,
      detailLinks,
    };
  const islands = readIslands(page, context);
  if (grants.length === 0 && islands.length > 1)
    return {
      ...base,
      kind: "listing",
      opportunities: islands,
      draft,
      isHopeless: false,
      detailLinks: listEntryLinks(islands, page.url),
    };

  if (root && grants.length === 0) {
    const listing = findListing(page, root, lines, context);
    if (listing && isListing(listing, root, page, context))
      return {
        ...base,
        kind: "listing",
        opportunities: addSiteFunder(listing.opportunities),
        draft,
        isHopeless: false,
        detailLinks: listEntryLinks(listing.opportunities, page.url),
      };
  }

  const [grant] = grants;
  if (grant) readGrantNode(grant, draft, context, how);
  readSinglePage(page, lines, draft, context);
  if (funder) draft.put("funderName", funder.name, funder.quote, "meta");
  const isSingle = grant !== undefined || isAboutOne(draft, lines, text, hasPastAwards);
  const opportunity = isSingle ? draft.finish(page.url) : null;
  return {
    ...base,
    kind: opportunity ? "single" : "none",
    opportunities: opportunity ? [opportunity] : [],
    draft,
    isHopeless: hasPastAwards || text.length < TEXT_MIN,
    detailLinks,
  };
}

function readNode(
  node: Record<string, unknown>,
  context: ReadContext,
  how: OriginKind,
): ScrapedOpportunity[] {
  const draft = createDraft(how);
  readGrantNode(node, draft, context, how);
  const url = textIn(node["url"]);
  const address = (url && parseUrl(url, context.url)?.href) || context.url;
  const opportunity = draft.finish(isSameHost(address, context.url) ? address : context.url);
  return opportunity ? [opportunity] : [];
}

function readSinglePage(page: Page, lines: readonly Line[], draft: Draft, context: ReadContext): void {
  const name = readPageName(page, lines);
  readFields(lines, draft, context);
  if (name) draft.put("name", name.name, name.name, name.how);
  draft.put("fundingType", readFundingType(draft.values.name ?? ""), draft.values.name ?? "");
  putApplicationLink(lines, draft, context);
  const description = describe(lines, draft.values.name ?? "");
  draft.put("description", description, description);
  const meta = page.meta.get("description") ?? page.meta.get("og:description");
  draft.put("description", meta, meta ?? "", "meta");
}

const DESCRIPTION_MAX = 3_000;

/** Returns the paragraphs that describe the opportunity, up to the first section about something else. */
export function describe(lines: readonly Line[], name: string): string {
  const paragraphs: string[] = [];
  let length = 0;
  let isAside = false;
  const start = lines.findIndex(({ kind, text }) => kind === "heading" && text === name);
  for (const line of lines.slice(start + 1)) {
    if (line.kind === "heading" && line.label === null) {
      const kind = labelKind(line.text);
      isAside = kind !== null && kind !== "description";
      continue;
    }
    if (
      isAside ||
      line.label !== null ||
      line.kind === "cell" ||
      line.text === name ||
      length > DESCRIPTION_MAX
    )
      continue;
    const isLink =
      line.links.length > 0 &&
      line.links.reduce((sum, link) => sum + link.text.length, 0) > line.text.length * 0.7;
    if (isLink || (line.kind === "text" && line.text.length < 30 && paragraphs.length === 0)) continue;
    paragraphs.push(line.text);
    length += line.text.length;
  }
  return paragraphs.join("\n");
}

const APPLY_NOW =
  /^(?:apply(?: (?:now|here|online|today|for .{1,60}|via .{1,40}|through .{1,40}))?|start (?:your |an |my )?application|submit (?:your |an |a )?(?:application|proposal|entry|idea)|(?:online )?application (?:form|portal)|enter now|postuler.{0,30}|candidater.{0,30}|je (?:candidate|postule)|deposer (?:un|mon|votre|une|ma) .{1,40}|acceder (?:au formulaire|a la demarche).{0,30}|(?:jetzt|online) (?:bewerben|beantragen)|zum (?:antrag|bewerbungsformular).{0,20}|(?:solicitar|inscribirse|postular).{0,30}|presentar .{1,40}|candidatar-se)\W*$/;

function putApplicationLink(lines: readonly Line[], draft: Draft, context: ReadContext): void {
  const links = lines.flatMap((line) => line.links).filter((link) => !isSamePage(link.href, context.url));
  const applyLink = links.find(({ text }) => APPLY_NOW.test(fold(text)));
  if (applyLink) draft.put("applicationUrl", applyLink.href, applyLink.text);
}

/** Whether the page is about one funding programme, by its facts or by its name and words. */
function isAboutOne(
  { values }: Draft,
  lines: readonly Line[],
  text: string,
  hasPastAwards: boolean,
): boolean {
  if (!values.name || !canBeName(values.name) || text.length < 80) return false;
  const hasSum = values.minAmount != null || values.maxAmount != null || values.equityStakeMin != null;
  const isDated = values.deadline != null || values.deadlineNote != null;
  const hasApplicants = values.eligibilityText != null;
  const hasLink = values.applicationUrl != null;
  const asksToApply =
    hasApplicants ||
    hasLink ||
    lines.some((line) => line.kind === "heading" && labelKind(line.text) === "apply");
  const signs = [hasSum, isDated, hasApplicants, hasLink].filter(Boolean).length;
  if (hasPastAwards && signs < 3) return false;
  if (hasFundingWord(values.name)) return signs >= 1 || (asksToApply && hasFundingWord(text.slice(0, 2_000)));
  // News may name a sum and a date, so the page must also ask readers to apply or state a deadline.
  return signs >= 2 && (asksToApply || isDated) && hasFundingWord(text);
}

function findListing(
  page: Page,
  root: PageElement,
  lines: readonly Line[],
  context: ReadContext,
): Listing | null {
  return readListingParts(page.url, root, context) ?? readSections(lines, page.url, context);
}

/**
 * Whether the page is the list that was found on it, and not about one programme with parts that look alike.
 */
function isListing(listing: Listing, root: PageElement, page: Page, context: ReadContext): boolean {
  if (listing.opportunities.length === 0) return false;
  const surroundingLines = readLines(
    root,
    (element) => isSiteHeader(element) || listing.members.has(element),
  );
  const pageDraft = createDraft("text");
  readFields(surroundingLines, pageDraft, context);
  const isDated =
    pageDraft.has("deadline") &&
    surroundingLines.some(
      (line) => line.label !== null || (line.kind === "heading" && labelKind(line.text) === "deadline"),
    );
  const asksToApply = surroundingLines.some((line) =>
    line.links.some((link) => APPLY_NOW.test(fold(link.text))),
  );
  const sectionCount = surroundingLines.filter(
    (line) =>
      line.kind === "heading" &&
      ["eligibility", "apply", "deadline", "amount"].includes(labelKind(line.text) ?? ""),
  ).length;
  const name = readPageName(page, surroundingLines)?.name;
  const isNamed =
    name !== undefined &&
    hasFundingWord(name) &&
    !/(?:funds|grants|programmes|programs|opportunities|prizes|awards|calls|aides|financements|schemes|loans|scholarships)\b/i.test(
      name,
    );
  const pageSigns = [isDated, asksToApply, sectionCount > 0, pageDraft.has("minAmount", "maxAmount")].filter(
    Boolean,
  ).length;
  if (pageSigns >= 2 && (isNamed || listing.linked < listing.opportunities.length / 2)) return false;
  return listing.opportunities.length > 1 || pageSigns === 0;
}

type Funder = { name: string; quote: string };

/** Finds the organisation behind the site, when it is the one that gives the money. */
function findOwnFunder(page: Page, text: string, sourceName: string | null): Funder | null {
  const organisations = [
    ...objectsIn(page.data.filter(({ type }) => /ld\+json/.test(type)).map(({ value }) => value)),
  ]
    .filter((node) =>
      textsIn(node["@type"]).some((type) => /Organization$|GovernmentOrganization$|^NGO$/.test(type)),
    )
    .map((node) => textIn(node["name"]))
    .filter((name) => name !== null);
  const candidates = [...organisations, ...listSiteNames(page), ...(sourceName ? [sourceName] : [])];
  const name = candidates.find((candidate) => isOwnFunder(candidate, text, page.url));
  return name ? { name, quote: name } : null;
}

/** Adds the funder to entries without one. Entries that link to another site are calls of others. */
function addFunder(
  opportunities: readonly ScrapedOpportunity[],
  funder: Funder | null,
  url: string,
): ScrapedOpportunity[] {
  if (!funder) return [...opportunities];
  return opportunities.map((entry) =>
    entry.values.funderName || !isSameHost(entry.url, url)
      ? entry
      : {
          ...entry,
          values: { ...entry.values, funderName: funder.name },
          origins: { ...entry.origins, funderName: { quote: funder.quote, how: "meta" as const } },
        },
  );
}

const listEntryLinks = (opportunities: readonly ScrapedOpportunity[], url: string) =>
  [...new Set(opportunities.map((entry) => entry.url))]
    .filter((link) => isSameHost(link, url) && !isSamePage(link, url))
    .slice(0, 100);

/** Finds links of the main text that seem to lead to one programme each. */
function findDetailLinks(page: Page, lines: readonly Line[]): string[] {
  const links = lines
    .flatMap((line) => line.links)
    .filter(
      ({ href, text }) =>
        isSameHost(href, page.url) &&
        !isSamePage(href, page.url) &&
        text.length > 6 &&
        canBeName(text) &&
        hasFundingWord(text),
    )
    .map(({ href }) => href.replace(/#.*$/, ""));
  return [...new Set(links)].slice(0, 100);
}
