import type { Line } from "../html/lines";
import { type LabelKind, labelKind } from "../values/labels";
import { readEquity, readFundingType, readIndustries, readStages, readWeeks } from "../values/kinds";
import { readCountryList } from "../values/countries";
import { fold } from "../values/words";
import { type Award, readLabelledAward, readProseAward } from "./awards";
import { putConditions } from "./conditions";
import type { ReadContext } from "./context";
import { createDeadlineReader, type DeadlineReader, isEmptyValue } from "./deadlines";
import type { Draft } from "./draft";
import { createEligibilityReader, type EligibilityReader } from "./eligibility";
import { isFunderName, readFunderInProse } from "./funders";

/** These kinds have short values, so only the first lines under their heading are read. */
const SHORT_KINDS = new Set<LabelKind>([
  "funder",
  "deadline",
  "opens",
  "amount",
  "minimum",
  "maximum",
  "countries",
  "equity",
  "duration",
  "type",
  "stage",
  "industries",
  "name",
]);
const SHORT_LINES = 3;
/** Further down, a page speaks of other organisations. */
const FUNDER_LINES = 30;
/** At most this many characters of running text are read. The longest notices have fewer. */
const PROSE_MAX = 200_000;
const SECTION_YEAR = /\b(20\d{2})\b/g;

/**
 * Reads the lines of a page, or of one entry of a list, into a draft. Values behind labels come first, then
 * sections under headings, then prose.
 */
export function readFields(lines: readonly Line[], draft: Draft, context: ReadContext): void {
  const deadlines = createDeadlineReader();
  const eligibility = createEligibilityReader();
  const prose: { line: Line; section: LabelKind | null }[] = [];
  const conditions: string[] = [];
  let section: LabelKind | null = null;
  let sectionLevel = 0;
  let sectionLines = 0;
  let sectionContext = context;
  let proseLength = 0;

  for (const line of lines) {
    if (line.kind === "heading" && line.label === null) {
      const kind = labelKind(line.text);
      // A lower heading continues the section, unless it begins a section of its own.
      if (kind === null && section !== null && line.level > sectionLevel && sectionLevel > 0) continue;
      section = kind;
      sectionLevel = line.level;
      sectionLines = 0;
      sectionContext = addYear(line.text, context);
      continue;
    }
    if (line.label !== null) {
      const kind = labelKind(line.label);
      if (kind === null || kind === "eligibility") conditions.push(`${line.label}: ${line.text}`);
      if (kind !== null) readLabelled(kind, line, { draft, context: sectionContext, deadlines, eligibility });
      continue;
    }
    if (
      /:$/.test(line.text) &&
      line.text.length < 200 &&
      /deadline|clos|date limite|frist/i.test(line.text)
    ) {
      // Such a line opens a list of dates: "The 2026 application deadlines are:".
      section = "deadline";
      sectionLevel = 0;
      sectionLines = 0;
      sectionContext = addYear(line.text, context);
      continue;
    }
    sectionLines += 1;
    if (section !== null && SHORT_KINDS.has(section)) {
      const isList = section === "deadline" || section === "opens" || section === "amount";
      if (sectionLines <= (isList ? 12 : SHORT_LINES) && line.text.length < 600)
        readUnderHeading(section, line, { draft, context: sectionContext, deadlines, eligibility });
    } else if (section === "dates" && line.text.length < 300) deadlines.readProse(line.text, sectionContext);
    if (section === "eligibility" || section === "applicants") eligibility.add(line.text);
    proseLength += line.text.length;
    if (proseLength <= PROSE_MAX) prose.push({ line, section });
  }

  for (const [index, { line, section: place }] of prose.entries()) {
    if (place === "furniture" || place === "dates") continue;
    conditions.push(line.text);
    deadlines.readProse(line.text, context);
    if (place === "pot") continue;
    if (!draft.has("minAmount", "maxAmount")) putAward(draft, readProseAward(line.text, context));
    const equity = readEquity(line.text);
    if (equity) putEquity(draft, equity, line.text);
    const weeks = readWeeks(line.text, false);
    if (weeks) draft.put("durationWeeks", weeks, line.text);
    if (!draft.has("funderName") && index < FUNDER_LINES) {
      const funder = readFunderInProse(line.text);
      if (funder) draft.put("funderName", funder, line.text);
    }
    if (place !== "eligibility" && place !== "applicants") eligibility.readProse(line.text);
  }
  deadlines.settle(draft, context);
  eligibility.settle(draft);
  putConditions(draft, conditions);
}

type Readers = {
  draft: Draft;
  context: ReadContext;
  deadlines: DeadlineReader;
  eligibility: EligibilityReader;
};

function readLabelled(
  kind: LabelKind,
  line: Line,
  { draft, context, deadlines, eligibility }: Readers,
): void {
  const value = line.text;
  const quote = `${line.label ?? ""}: ${value}`;
  if (isEmptyValue(value)) return;
  switch (kind) {
    case "name":
      if (value.length < 200) draft.put("name", value, quote);
      return;
    case "funder":
      if (isFunderName(value)) draft.put("funderName", value.replace(/\.$/, ""), quote);
      return;
    case "deadline":
      deadlines.readLabelled(value, context);
      return;
    case "opens":
      deadlines.readOpening(value, context);
      return;
    case "dates":
      deadlines.readProse(value, context);
      return;
    case "amount":
    case "minimum":
    case "maximum":
      putLabelledAward(kind, value, quote, draft, context);
      return;
    case "eligibility":
      eligibility.add(value);
      return;
    case "applicants":
      eligibility.addList(value, quote);
      return;
    case "countries": {
      const isVenue = /^location$/i.test(line.label ?? "") && /,/.test(value);
      const countries = isVenue ? null : readCountryList(value);
      if (countries) draft.put("eligibleCountries", countries, quote);
      return;
    }
    case "industries":
      draft.put("industryFocus", readIndustries(value), quote);
      return;
    case "stage":
      draft.put("stageFocus", readStages(value), quote);
      return;
    case "equity": {
      const equity = readEquity(`${value} equity`) ?? readEquity(quote);
      if (equity) putEquity(draft, equity, quote);
      return;
    }
    case "duration":
      draft.put("durationWeeks", readWeeks(value, true), quote);
      return;
    case "type":
      draft.put("fundingType", readFundingType(value), quote);
      return;
    case "description":
      if (value.length > 40) draft.put("description", value, quote);
      return;
    case "apply":
      deadlines.readProse(value, context);
      return;
    case "status":
    case "pot":
    case "furniture":
  }
}

function readUnderHeading(kind: LabelKind, line: Line, readers: Readers): void {
  if (kind === "deadline") readers.deadlines.readLabelled(line.text, readers.context);
  else if (kind === "opens") readers.deadlines.readOpening(line.text, readers.context);
  else if (kind === "amount") {
    // A section about money may also name the whole budget.
    if (!readers.draft.has("minAmount", "maxAmount"))
      putAward(
        readers.draft,
        readProseAward(line.text, readers.context) ?? readShortAward(line, readers.context),
      );
  } else if (kind !== "name" || line.kind !== "item") readLabelled(kind, { ...line, label: kind }, readers);
}

const readShortAward = (line: Line, context: ReadContext) =>
  line.text.length < 80 ? readLabelledAward(line.text, context) : null;

function putLabelledAward(
  kind: "amount" | "minimum" | "maximum",
  value: string,
  quote: string,
  draft: Draft,
  context: ReadContext,
): void {
  const award = readLabelledAward(value, context);
  if (!award) return;
  if (kind === "amount") {
    // "Funding available: £5 million" is usually the whole budget. A range or "up to" is the amount for one
    // applicant.
    const isVague = /available/i.test(quote.slice(0, quote.indexOf(":"))) && award.min === award.max;
    if (!isVague) putAward(draft, { ...award, quote });
    return;
  }
  if (draft.values.currency && draft.values.currency !== award.currency) return;
  if (kind === "minimum") draft.put("minAmount", award.min ?? award.max, quote);
  else draft.put("maxAmount", award.max ?? award.min, quote);
  draft.put("currency", award.currency, quote);
}

/** Sets both ends together, because sums from two places do not make a range. */
export function putAward(draft: Draft, award: Award | null): void {
  if (!award || draft.has("minAmount", "maxAmount")) return;
  draft.put("minAmount", award.min, award.quote);
  draft.put("maxAmount", award.max, award.quote);
  draft.put("currency", award.currency, award.quote);
}

function putEquity(draft: Draft, equity: { min: string; max: string }, quote: string): void {
  if (/\b(?:equity-free|non-dilutive|no equity|zero equity)\b/i.test(quote)) return;
  draft.put("equityStakeMin", equity.min, quote);
  draft.put("equityStakeMax", equity.max, quote);
}

/** Adds the year when the words above a list of days name exactly one. */
function addYear(words: string, context: ReadContext): ReadContext {
  const years = new Set([...words.matchAll(SECTION_YEAR)].map((match) => Number(match[1])));
  const [year] = years;
  const isAboutDates = /deadline|dates|clos|frist|limite|cierre/.test(fold(words));
  return years.size === 1 && year && isAboutDates
    ? { ...context, dates: { ...context.dates, year } }
    : context;
}
