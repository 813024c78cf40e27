import { SaxesParser } from "saxes";
import type { GrantsGovRecord } from "./mapping";
import { toPlainLine } from "../../../platform/text/text";

const RECORDS = new Map<string, GrantsGovRecord["docType"]>([
  ["OpportunitySynopsisDetail_1_0", "synopsis"],
  ["OpportunityForecastDetail_1_0", "forecast"],
]);

/** The longest description that the schema allows has 18,000 characters. */
const FIELD_MAX = 200_000;
const LIST_MAX = 200;
const DEPTH_MAX = 20;
/** So many characters without a tag are no field: a file that begins one and never ends it would fill the memory. */
const SILENCE_MAX = 2_000_000;
/** Characters that XML does not allow and entities that it does not know: the text stays as it stands, and is cleaned later. */
const FORGIVEN =
  /^(?:disallowed character(?: in entity name)?|undefined entity|malformed character entity)\.$|\]\]>/;

export type ExtractParser = {
  /** Reads on; does nothing once there is a problem. */
  write(text: string): void;
  end(): void;
  /** What has been read since the last call. */
  take(): GrantsGovRecord[];
  /** How many `take` would give. */
  ready(): number;
  /** Records without an id or a title. */
  failed(): number;
  /** Records whose id came before. Synopses stand first, so this is a forecast that has been posted since. */
  repeated(): number;
  /** Why reading stopped, in words that follow "The file". */
  problem(): string | null;
};

/** Reads the XML of the daily extract (OpportunityDetail-V1.0) piece by piece. No entity of a document type is ever read. */
export function createExtractParser(): ExtractParser {
  // With eight handlers or more the engine keeps the parser as a dictionary, which makes it five times slower.
  const parser = new SaxesParser({ position: false });
  let records: GrantsGovRecord[] = [];
  let failed = 0;
  let repeated = 0;
  let problem: string | null = null;
  let silence = 0;
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
    silence = 0;
    if (field !== null && text.length < FIELD_MAX) text += piece;
  };

  parser.on("opentag", ({ name }) => {
    silence = 0;
    depth += 1;
    const local = name.slice(name.indexOf(":") + 1);
    if (depth > DEPTH_MAX) stop("is nested more deeply than an extract of Grants.gov.");
    else if (depth === 1 && local !== "Grants") stop("is not an extract of Grants.gov.");
    else if (depth === 1 && !/^(?:utf-?8|us-ascii)$/i.test(parser.xmlDecl.encoding ?? "UTF-8"))
      stop("is not written in UTF-8.");
    else if (depth === 2) {
      docType = RECORDS.get(local) ?? null;
      hasOtherRecords ||= docType === null;
      fields = new Map();
    } else if (depth === 3 && docType !== null) {
      field = local;
      text = "";
    } else addText("\n");
  });
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", () => {
    silence = 0;
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
  // With a handler the parser reads on after an error; `problem` says whether anything of that is taken.
  parser.on("error", ({ message }) => {
    if (!FORGIVEN.test(message)) stop("is damaged or ends too early.");
  });

  return {
    write: (piece) => {
      if (problem !== null) return;
      silence += piece.length;
      parser.write(piece);
      if (silence > SILENCE_MAX) stop("has a field that is longer than an extract of Grants.gov allows.");
    },
    end: () => {
      if (problem !== null) return;
      parser.close();
      if (hasOtherRecords && seen.size === 0 && failed === 0)
        stop("holds no opportunities in the present format of Grants.gov (OpportunityDetail-V1.0).");
    },
    take: () => {
      const taken = records;
      records = [];
      return taken;
    },
    ready: () => records.length,
    failed: () => failed,
    repeated: () => repeated,
    problem: () => problem,
  };
}

/** Notes the id. As a number it holds on to nothing of the text that it was cut from. */
function isRepeated(seen: Set<number | string>, id: string): boolean {
  const key = id.length <= 15 ? Number(id) : id;
  const isKnown = seen.has(key);
  seen.add(key);
  return isKnown;
}

/** Null without an id and a title. */
function toRecord(
  docType: GrantsGovRecord["docType"],
  fields: ReadonlyMap<string, string[]>,
): GrantsGovRecord | null {
  const one = (name: string) => fields.get(name)?.[0] ?? null;
  const first = (...names: string[]) =>
    names.map(one).find((value) => value !== null && value !== "") ?? null;
  const id = one("OpportunityID") ?? "";
  const title = one("OpportunityTitle") ?? "";
  if (!/^\d{1,20}$/.test(id) || toPlainLine(title) === "") return null;
  const isForecast = docType === "forecast";
  return {
    id,
    number: one("OpportunityNumber"),
    title,
    agency: one("AgencyName"),
    docType,
    openDate: isForecast ? first("EstimatedSynopsisPostDate", "PostDate") : one("PostDate"),
    closeDate: one(isForecast ? "EstimatedSynopsisCloseDate" : "CloseDate"),
    responseDateDesc: one(isForecast ? "EstimatedSynopsisCloseDateExplanation" : "CloseDateExplanation"),
    archiveDate: one("ArchiveDate"),
    description: one("Description"),
    applicantTypes: fields.get("EligibleApplicants") ?? null,
    eligibilityDesc: one("AdditionalInformationOnEligibility"),
    fundingInstruments: fields.get("FundingInstrumentType") ?? null,
    fundingActivityCategories: fields.get("CategoryOfFundingActivity") ?? null,
    awardFloor: one("AwardFloor"),
    awardCeiling: one("AwardCeiling"),
    fundingDescLinkUrl: one("AdditionalInformationURL"),
  };
}
