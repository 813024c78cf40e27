import { SaxesParser } from "saxes";
import type { GrantsGovRecord } from "./mapping";
import { toPlainLine } from "../../../platform/text/text";
import { readYesOrNo } from "./values";

const RECORDS = new Map<string, GrantsGovRecord["docType"]>([
  ["OpportunitySynopsisDetail_1_0", "synopsis"],
  ["OpportunityForecastDetail_1_0", "forecast"],
]);

/** The schema allows descriptions of at most 18,000 characters. */
const FIELD_MAX = 200_000;
const LIST_MAX = 200;
const DEPTH_MAX = 20;
/**
 * No field has this many characters without a tag. A file that begins a field and never ends it would fill
 * the memory.
 */
const UNTAGGED_MAX = 2_000_000;
/**
 * XML does not allow these characters and does not know these entities. The text stays as it is and is
 * cleaned later.
 */
const FORGIVEN =
  /^(?:disallowed character(?: in entity name)?|undefined entity|malformed character entity)\.$|\]\]>/;

export type ExtractParser = {
  /** Reads the next piece. It does nothing once there is a problem. */
  write(text: string): void;
  end(): void;
  /** Returns the records that were read since the last call. */
  take(): GrantsGovRecord[];
  /** The number of records that `take` would return. */
  ready(): number;
  /** The number of records without an id or a title. */
  failed(): number;
  /**
   * The number of records whose id came before. Synopses come first, so such a record is a forecast that has
   * been posted since.
   */
  repeated(): number;
  /** Why reading stopped, in words that follow "The file". */
  problem(): string | null;
};

/**
 * Reads the XML of the daily extract (OpportunityDetail-V1.0) piece by piece. It never reads an entity of a
 * document type.
 */
export function createExtractParser(): ExtractParser {
  // With eight or more handlers the engine keeps the parser as a dictionary, which makes it five times
  // slower.
  const parser = new SaxesParser({ position: false });
  let records: GrantsGovRecord[] = [];
  let failed = 0;
  let repeated = 0;
  let problem: string | null = null;
  let untaggedLength = 0;
  let depth = 0;
  let hasOtherRecords = false;
  let docType: GrantsGovRecord["docType"] | null = null;
  let fields = new Map<string, string[]>();
  let field: string | null = null;
  let text = "";
  const seen = new Set<number | string>();

  const stop = (reason: string) => {
    problem ??= reason;
  };
  const addText = (piece: string) => {
    untaggedLength = 0;
    if (field !== null && text.length < FIELD_MAX) text += piece;
  };

  parser.on("opentag", ({ name }) => {
    untaggedLength = 0;
    depth += 1;
    const localName = name.slice(name.indexOf(":") + 1);
    if (depth > DEPTH_MAX) stop("is nested more deeply than an extract of Grants.gov.");
    else if (depth === 1 && localName !== "Grants") stop("is not an extract of Grants.gov.");
    else if (depth === 1 && !/^(?:utf-?8|us-ascii)$/i.test(parser.xmlDecl.encoding ?? "UTF-8"))
      stop("is not written in UTF-8.");
    else if (depth === 2) {
      docType = RECORDS.get(localName) ?? null;
      hasOtherRecords ||= docType === null;
      fields = new Map();
    } else if (depth === 3 && docType !== null) {
      field = localName;
      text = "";
    } else addText("\n");
  });
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", () => {
    untaggedLength = 0;
    depth -= 1;
    if (problem !== null) return;
    if (depth === 2 && field !== null) {
      const values = fields.get(field);
      if (values === undefined) fields.set(field, [text.trim()]);
      else if (values.length < LIST_MAX) values.push(text.trim());
      field = null;
    } else if (depth === 1 && docType !== null) {
      const record = toRecord(docType, fields);
      if (record === null) failed += 1;
      else if (isRepeated(seen, record.id)) repeated += 1;
      else records.push(record);
    }
  });
  parser.on("doctype", () => stop("declares a document type, which an extract of Grants.gov does not."));
  // With a handler the parser continues after an error. `problem` decides whether anything after it is used.
  parser.on("error", ({ message }) => {
    if (!FORGIVEN.test(message)) stop("is damaged or ends too early.");
  });

  return {
    write: (piece) => {
      if (problem !== null) return;
      untaggedLength += piece.length;
      parser.write(piece);
      if (untaggedLength > UNTAGGED_MAX)
        stop("has a field that is longer than an extract of Grants.gov allows.");
    },
    end: () => {
      if (problem !== null) return;
      parser.close();
      if (hasOtherRecords && seen.size === 0 && failed === 0)
        stop("holds no opportunities in the present format of Grants.gov (OpportunityDetail-V1.0).");
    },
    take: () => {
      const batch = records;
      records = [];
      return batch;
    },
    ready: () => records.length,
    failed: () => failed,
    repeated: () => repeated,
    problem: () => problem,
  };
}

/** Remembers the id. As a number it keeps nothing in memory of the text that it was cut from. */
function isRepeated(seen: Set<number | string>, id: string): boolean {
  const key = id.length <= 15 ? Number(id) : id;
  const isKnown = seen.has(key);
  seen.add(key);
  return isKnown;
}

/** Returns null when the id or the title is missing. */
function toRecord(
  docType: GrantsGovRecord["docType"],
  fields: ReadonlyMap<string, string[]>,
): GrantsGovRecord | null {
  const getValue = (name: string) => fields.get(name)?.[0] ?? null;
  const findValue = (...names: string[]) =>
    names.map(getValue).find((value) => value !== null && value !== "") ?? null;
  const id = getValue("OpportunityID") ?? "";
  const title = getValue("OpportunityTitle") ?? "";
  if (!/^\d{1,20}$/.test(id) || toPlainLine(title) === "") return null;
  const isForecast = docType === "forecast";
  return {
    id,
    number: getValue("OpportunityNumber"),
    title,
    agency: getValue("AgencyName"),
    docType,
    openDate: isForecast ? findValue("EstimatedSynopsisPostDate", "PostDate") : getValue("PostDate"),
    closeDate: getValue(isForecast ? "EstimatedSynopsisCloseDate" : "CloseDate"),
    responseDateDesc: getValue(isForecast ? "EstimatedSynopsisCloseDateExplanation" : "CloseDateExplanation"),
    archiveDate: getValue("ArchiveDate"),
    description: getValue("Description"),
    applicantTypes: fields.get("EligibleApplicants") ?? null,
    eligibilityDesc: getValue("AdditionalInformationOnEligibility"),
    fundingInstruments: fields.get("FundingInstrumentType") ?? null,
    fundingActivityCategories: fields.get("CategoryOfFundingActivity") ?? null,
    costSharing: readYesOrNo(getValue("CostSharingOrMatchingRequirement")),
    awardFloor: getValue("AwardFloor"),
    awardCeiling: getValue("AwardCeiling"),
    fundingDescLinkUrl: getValue("AdditionalInformationURL"),
  };
}
