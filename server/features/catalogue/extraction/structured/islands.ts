import { toPlainLine, toPlainText } from "../../../../platform/text/text";
import type { Page } from "../html/load-page";
import { readLabelledAward } from "../reading/awards";
import type { ReadContext } from "../reading/context";
import { createDeadlineReader } from "../reading/deadlines";
import { createDraft, type Draft } from "../reading/draft";
import type { ScrapedOpportunity } from "../types";
import { absoluteUrl } from "../urls";
import { readApplicantList } from "../values/applicants";
import { readCountryList } from "../values/countries";
import { readIsoDate } from "../values/dates";
import { readFundingType, readIndustries } from "../values/kinds";
import { type JsonObject, listsIn, textIn, textsIn } from "./walk";

/** Turns "grantMaximumAwardDisplay" into "grant maximum award display". */
const splitWords = (key: string) =>
  key
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/[_\-.]+/g, " ")
    .toLowerCase()
    .trim();

const THING =
  "(?:grant|fund|funding|programme|program|opportunity|call|award|scheme|application|project|challenge)";
const KEYS = {
  name: new RegExp(`^(?:${THING} )?(?:name|title)$|^headline$`),
  funder: new RegExp(
    `^(?:${THING} )?(?:funder|funder name|agency|agency name|funding organi[sz]ation|donor|sponsor|organi[sz]ation|funding body)$`,
  ),
  description: new RegExp(`^(?:${THING} )?(?:short )?(?:description|summary|excerpt|abstract)$`),
  url: new RegExp(`^(?:${THING} )?(?:url|link|href|permalink|web address)$`),
  slug: new RegExp(`^(?:${THING} )?(?:slug|label|path|uri)$`),
  deadline: new RegExp(
    `^(?:${THING} )*(?:close|closes|closing|close date|closing date|deadline|deadline date|end date|due date|close at)$`,
  ),
  opens: new RegExp(`^(?:${THING} )*(?:open date|opening date|opens|open|opens at|open at)$`),
  minimum: /\b(?:min|minimum|floor|from)\b(?!.*\btotal\b)/,
  maximum: /\b(?:max|maximum|ceiling|up to)\b(?!.*\btotal\b)/,
  amount: new RegExp(`^(?:${THING} )*(?:amount|value|award|award amount|funding|size)(?: display| text)?$`),
  location: new RegExp(`^(?:${THING} )?(?:eligible )?(?:locations?|countr(?:y|ies)|regions?)$`),
  applicants: new RegExp(
    `^(?:${THING} )?(?:eligible )?(?:applicants?|applicant types?|organi[sz]ation types?|eligible applicants)$`,
  ),
  themes: new RegExp(`^(?:${THING} )?(?:sectors?|themes?|industr(?:y|ies)|focus areas?)$`),
  type: new RegExp(`^(?:${THING} )?(?:type|funding type|instrument)$`),
  status: new RegExp(`^(?:${THING} )?status$`),
} as const;
type Key = keyof typeof KEYS;

const MONEY_KEY = /\b(?:award|amount|grant|funding|value|loan|prize)\b/;
const ENTRIES_MAX = 100;

/** Reads the opportunities that are listed in data for the page's own scripts. */
export function readIslands(page: Page, context: ReadContext): ScrapedOpportunity[] {
  const values = page.data.map(({ value }) => value);
  return readIslandEntries(values, (slugs) => findLinkPrefix(page, slugs), context);
}

/**
 * Reads the longest list whose entries have a name and a sign of funding.
 * @param findPrefix returns how the page's links to entries with these slugs begin
 */
export function readIslandEntries(
  values: readonly unknown[],
  findPrefix: (slugs: ReadonlySet<string>) => string | null,
  context: ReadContext,
): ScrapedOpportunity[] {
  let best: JsonObject[] = [];
  for (const value of values)
    for (const list of listsIn(value)) {
      const opportunities = list.filter(isOpportunity);
      if (opportunities.length > best.length && opportunities.length >= list.length / 2) best = opportunities;
    }
  const entries = best.slice(0, ENTRIES_MAX);
  const slugs = new Set(entries.map((entry) => textIn(pick(entry, "slug"))).filter((slug) => slug !== null));
  const prefix = findPrefix(slugs);
  return entries
    .filter(
      (entry) => !/^(?:closed|expired|archived|draft|ended)$/i.test(textIn(pick(entry, "status")) ?? ""),
    )
    .map((entry) => readEntry(entry, resolveEntryUrl(entry, prefix, context.url), context))
    .filter((entry) => entry !== null);
}

function isOpportunity(entry: JsonObject): boolean {
  if (textIn(entry["@type"]) !== null || typeof pick(entry, "name") !== "string") return false;
  const keys = Object.keys(entry).map(splitWords);
  const hasKey = (key: Key) => keys.some((words) => KEYS[key].test(words));
  const signs = [
    hasKey("funder"),
    hasKey("deadline"),
    keys.some((words) => MONEY_KEY.test(words) && !/name|type/.test(words)),
  ];
  return signs.filter(Boolean).length >= 2;
}

const pick = (entry: JsonObject, key: Key): unknown =>
  entry[Object.keys(entry).find((name) => KEYS[key].test(splitWords(name)) && entry[name] != null) ?? ""];

/** Finds how the page's links to one of these entries begin. */
function findLinkPrefix(page: Page, slugs: ReadonlySet<string>): string | null {
  for (const link of page.$("a[href]").toArray()) {
    const href = (link.attribs["href"] ?? "").replace(/[?#].*$/, "").replace(/\/$/, "");
    const at = href.lastIndexOf("/") + 1;
    if (slugs.has(href.slice(at))) return href.slice(0, at);
  }
  return null;
}

/** Returns the entry's own address, or one built like the page's links to other entries. */
function resolveEntryUrl(entry: JsonObject, prefix: string | null, url: string): string {
  const ownUrl = absoluteUrl(textIn(pick(entry, "url")), url);
  const slug = textIn(pick(entry, "slug"));
  const linkedUrl = prefix && slug && /^[\w%.~-]+$/.test(slug) ? absoluteUrl(prefix + slug, url) : null;
  return ownUrl ?? linkedUrl ?? url;
}

function readEntry(entry: JsonObject, url: string, context: ReadContext): ScrapedOpportunity | null {
  const draft = createDraft("api");
  const putText = (field: "name" | "funderName" | "description", key: Key) => {
    const text = textIn(pick(entry, key));
    const value = text && (field === "description" ? toPlainText(text) : toPlainLine(text));
    if (value) draft.put(field, value, value);
  };
  putText("name", "name");
  putText("funderName", "funder");
  putText("description", "description");
  readSums(entry, draft, context);
  readDay(entry, "opens", draft, context);
  readDay(entry, "deadline", draft, context);
  const places = textsIn(pick(entry, "location"));
  const countries = places.map(readCountryList);
  if (countries.length > 0 && countries.every((codes) => codes !== null))
    draft.put("eligibleCountries", [...new Set(countries.flat())], places.join(", "));
  const applicants = textsIn(pick(entry, "applicants")).join("; ");
  const kinds = readApplicantList(applicants);
  if (kinds) {
    draft.put("eligibleEntityTypes", kinds.types, applicants);
    if (!kinds.isComplete) draft.put("eligibleEntityTypesOpenEnded", true, applicants);
  }
  draft.put("eligibilityText", applicants, applicants);
  draft.put(
    "industryFocus",
    readIndustries(textsIn(pick(entry, "themes")).join("; ")),
    textsIn(pick(entry, "themes")).join("; "),
  );
  draft.put(
    "fundingType",
    readFundingType(textIn(pick(entry, "type")) ?? ""),
    textIn(pick(entry, "type")) ?? "",
  );
  return draft.finish(url);
}

/** A displayed sum states its currency. The bare number beside it does not, so it is skipped. */
function readSums(entry: JsonObject, draft: Draft, context: ReadContext): void {
  for (const [key, value] of Object.entries(entry)) {
    const words = splitWords(key);
    const text = textIn(value);
    if (text === null || !MONEY_KEY.test(words) || /\b(?:total|budget|date|type|name)\b/.test(words))
      continue;
    const award = readLabelledAward(text, context);
    if (!award || (draft.values.currency && draft.values.currency !== award.currency)) continue;
    if (KEYS.minimum.test(words)) draft.put("minAmount", award.min ?? award.max, text);
    else if (KEYS.maximum.test(words)) draft.put("maxAmount", award.max ?? award.min, text);
    else if (KEYS.amount.test(words)) {
      draft.put("minAmount", award.min, text);
      draft.put("maxAmount", award.max, text);
    } else continue;
    draft.put("currency", award.currency, text);
  }
}

function readDay(entry: JsonObject, key: "opens" | "deadline", draft: Draft, context: ReadContext): void {
  const text = textIn(pick(entry, key));
  if (text === null) return;
  const date = readIsoDate(text);
  const field = key === "opens" ? "openDate" : "deadline";
  if (date) {
    draft.put(field, date, text);
    // The day belongs to the time zone in which it is written.
    if (key !== "deadline" || !text.endsWith("Z")) return;
    draft.put("deadlineTimezone", "UTC", text);
    // Programs write a day without an hour as midnight, often of another zone: only the last minute of an hour is sure.
    const hour = /T(\d{2}:59)/.exec(text)?.[1];
    if (hour !== undefined) draft.put("deadlineTime", hour, text);
  } else {
    const reader = createDeadlineReader();
    if (key === "deadline") reader.readLabelled(toPlainLine(text), context);
    else reader.readOpening(toPlainLine(text), context);
    reader.settle(draft, context);
  }
}
