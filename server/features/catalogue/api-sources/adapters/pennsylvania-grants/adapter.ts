import { z } from "zod";
import type { CoFunding, FundingType } from "@shared/constants/enums";
import { cutAtWord, toPlainLine, toPlainText } from "../../../../../platform/text/text";
import { readAwardRange, readDate } from "../../../grants-gov/values";
import { readApplicantLimit } from "../../../extraction/values/applicant-limit";
import { buildClosedReading, buildReading } from "../../reading";
import type { AdapterTools, ApiSource } from "../../types";
import * as values from "../../values";

const text = z.string().nullish();
const record = z.object({
  slug: z.string().min(1),
  last_modified: text,
  title: z.string().min(1),
  status: z.string(),
  category: text,
  populationServedType: text,
  populationServedGeography: text,
  issuingAgency: text,
  shortIssuingAgency: text,
  overview: text,
  openDate: text,
  closeDate: text,
  decisionDate: text,
  anticipatedFundingDate: text,
  grantCycle: text,
  applicantType: text,
  applicantCategory: text,
  eligibility: text,
  reportingMonitoring: text,
  fundingType: text,
  matchingFundsRequirements: text,
  totalFundsToBeAwarded: text,
  minimumAward: text,
  maximumAward: text,
  anticipatedFunding: text,
  fundingSource: text,
  linkToApply: text,
  shortDescription: text,
  issuingAgencyUrl: text,
  issuingAgencyGrantNumber: z.number().nullish(),
  processSteps: z.unknown().optional(),
  additionalResources: z.array(z.object({ title: text, url: text })).catch([]),
  FAQs: z.unknown().optional(),
});
type PennsylvaniaGrant = z.infer<typeof record>;

const answerForm = z.object({ grants: z.array(z.record(z.string(), z.unknown())) });

const APPLICANTS = values.byLowerCase<values.ApplicantWord>({
  Business: ["Startup", "Social Enterprise"],
  Individual: ["Individual"],
  "Institutions of Higher Education": ["Research", "School"],
  "Local government": ["Government"],
  Municipality: ["Government"],
  "For-Profit": ["Startup", "Social Enterprise"],
  "Native American Tribal Organization or Government": ["Government"],
  Nonprofit: ["Nonprofit"],
  "Non-Profit": ["Nonprofit"],
  Other: "others",
  "Other Legal Entity": "others",
  "Public Agency": ["Government"],
  // The portal means colleges too.
  School: ["Research", "School"],
  "Statewide Organizations": "others",
});

const CATEGORIES = values.byLowerCase<string | null>({
  Agriculture: "agriculture",
  "Community & economic development": "community",
  "Creative industry": "arts",
  Education: "education",
  "Employment, labor, & training": "workforce",
  Energy: "energy",
  "Environment & water": "environment",
  "Health & human services": "health",
  Housing: "housing",
  "Law, justice, & legal services": "human-rights",
  "Parks & recreation": "environment",
  "Science, technology, and r&d": "science",
  Transportation: "mobility",
  "Veterans & military": null,
});

/** The words of the portal, by their beginning. What pays or lowers a bill is neither a grant nor a loan. */
const KINDS: [RegExp, FundingType][] = [
  [/^grants?\b/, "grant"],
  [/^(?:low[- ]interest |revolving )?loans?\b/, "loan"],
  [/^equity\b/, "equity"],
  [
    /^(?:tax|allocation|delegation agreement|rebate|reimbursement|disaster reimbursement|fund|credit|incenti|bond|contract|scholarship|stipend|technical assistance)/,
    "other",
  ],
];

/** A call that closes more than this many years after it was last changed has no closing date. */
const STAND_IN_YEARS = 5;
const NOTE_MAX = 500;

/** The grants of all agencies of the state. Whom to ask about one is a person, and never stored. */
export const pennsylvaniaGrants: ApiSource<PennsylvaniaGrant, null> = {
  id: "pennsylvania-grants",
  name: "Pennsylvania Grants",
  description: "Grants, loans and tax credits of the agencies of Pennsylvania",
  url: "https://www.pa.gov/grants",
  country: "US",
  funderType: "government",
  licence: "Public data of the Commonwealth of Pennsylvania",
  attribution: "Pennsylvania Grants, https://grants.pa.gov",
  listsAll: true,

  // All grants come in one answer.
  ask: () => ({ url: "https://egrants-apibeta.azurewebsites.net/api/grants/" }),
  idField: "slug",
  readPage(answer) {
    const { grants } = answerForm.parse(answer);
    return { records: grants, next: null, total: grants.length };
  },
  record,
  removePersons(answer) {
    const { grants } = answerForm.parse(answer);
    return { grants: grants.map(({ pointOfContact: _, ...grant }) => grant) };
  },

  read(grant, tools) {
    const deadline = readCloseDate(grant);
    if (!isOpen(grant, tools) && values.lacksPastDeadline(deadline, tools.now))
      return buildClosedReading({
        url: this.url,
        externalId: grant.slug,
        name: toPlainLine(grant.title),
        words: `status: ${grant.status}`,
      });
    const range = readAwardRange(
      values.readSingleAmount(grant.minimumAward),
      values.readSingleAmount(grant.maximumAward),
    );
    const coFunding = readMatching(grant.matchingFundsRequirements);
    const matching = wordMatching(grant.matchingFundsRequirements);
    return buildReading({
      url: findPage(grant) ?? this.url,
      externalId: grant.slug,
      values: {
        name: toPlainLine(grant.title),
        funderName: nameAgency(grant.issuingAgency),
        funderWebsite: values.findWebAddress(grant.issuingAgencyUrl),
        description: values.joinTexts(
          grant.overview,
          range.minAmount === null ? ["Smallest award", wordAmount(grant.minimumAward)] : null,
          range.maxAmount === null ? ["Largest award", wordAmount(grant.maximumAward)] : null,
        ),
        applicationUrl: values.findWebAddress(grant.linkToApply),
        fundingType: readType(grant, tools),
        ...range,
        currency: "USD",
        ...values.readApplicantWords(values.splitList(grant.applicantCategory), APPLICANTS, (word) =>
          tools.noteCode("applicantCategory", word),
        ),
        eligibleCountries: ["US"],
        eligibleRegions: readRegions(grant.populationServedGeography),
        eligibilityText: values.joinTexts(
          grant.applicantType,
          grant.eligibility,
          ["Where", grant.populationServedGeography],
          ["Matching funds", matching],
        ),
        applicantLimit: readApplicantLimit([toPlainText(grant.eligibility ?? "")])?.limit ?? null,
        industryFocus: values.readCategories(
          grant.category ? [grant.category.trim()] : [],
          CATEGORIES,
          tools,
          "category",
        ),
        coFunding,
        openDate: readDate(grant.openDate),
        deadline,
        deadlineTimezone: deadline && "America/New_York",
        deadlineNote: deadline === null ? noteCycle(grant) : null,
      },
      quotes: {
        fundingType: grant.fundingType,
        minAmount: grant.minimumAward,
        maxAmount: grant.maximumAward,
        currency: null,
        eligibleEntityTypes: grant.applicantCategory,
        eligibleRegions: grant.populationServedGeography,
        industryFocus: grant.category,
        applicantLimit: grant.eligibility,
        coFunding: grant.matchingFundsRequirements,
        openDate: grant.openDate,
        deadline: grant.closeDate,
        deadlineTimezone: null,
        deadlineNote: grant.grantCycle,
      },
    });
  },
};

const readRegions = (geography: string | null | undefined): string[] =>
  /^(?:statewide|(?:all (?:of )?)?(?:pa|pennsylvania))$/i.test(toPlainLine(geography ?? "")) ? ["US-PA"] : [];

function isOpen({ status }: PennsylvaniaGrant, { noteCode }: AdapterTools): boolean {
  const word = status.trim().toLowerCase();
  if (word !== "accepting applications" && word !== "closed") noteCode("status", status);
  return word !== "closed";
}

/** Returns the printed day. Its time is always noon, and means nothing. */
function readCloseDate({ closeDate, last_modified, openDate }: PennsylvaniaGrant): string | null {
  const closes = readDate(closeDate);
  const changed = readDate(last_modified) ?? readDate(openDate);
  const isStandIn =
    closes !== null &&
    changed !== null &&
    Number(closes.slice(0, 4)) > Number(changed.slice(0, 4)) + STAND_IN_YEARS;
  return isStandIn ? null : closes;
}

function noteCycle({ grantCycle }: PennsylvaniaGrant): string {
  const cycle = toPlainLine(grantCycle ?? "");
  const words = /^(?:other|varies)?$/i.test(cycle) ? "" : ` How often: ${cycle}.`;
  return cutAtWord(`No closing date is given.${words}`, NOTE_MAX);
}

/** Where several kinds are offered, the first one counts. */
function readType({ fundingType, title }: PennsylvaniaGrant, { noteCode }: AdapterTools): FundingType | null {
  const kinds = values.splitList(fundingType?.toLowerCase(), /[;/]/);
  for (const kind of kinds) {
    const known = KINDS.find(([pattern]) => pattern.test(kind));
    if (known) return known[1];
    noteCode("fundingType", kind);
  }
  return kinds.length === 0 && !/tax credit/i.test(title) ? null : "other";
}

/** A fraction such as `0.25` may be one of the costs or of the grant, so no share is read from it. */
const FRACTION = /^0?\.\d+$|^1(?:\.0)?$/;

function readMatching(stated: string | null | undefined): CoFunding | null {
  const words = toPlainLine(stated ?? "");
  if (/^(?:none|no|n\/a|not required|0)\.?$/i.test(words)) return "not required";
  const isDemand = FRACTION.test(words) || /^(?:yes|\d+ ?%|\d+ ?(?:to|:) ?\d+|minimum of)/i.test(words);
  return isDemand ? "required" : null;
}

function wordMatching(stated: string | null | undefined): string | null {
  const words = toPlainLine(stated ?? "");
  return FRACTION.test(words) ? `${Number((Number(words) * 100).toFixed(2))}%` : words;
}

/** Returns what is said of an amount in words. A zero or a plain "no minimum" says nothing. */
const wordAmount = (stated: string | null | undefined): string | null =>
  /^(?:0|no minimum|n\/a|none)?$/i.test(toPlainLine(stated ?? "")) ? null : (stated ?? null);

/** Names an agency so that it is told from those of other states. The portal leaves out "Department of". */
function nameAgency(agency: string | null | undefined): string | null {
  const name = toPlainLine(agency ?? "");
  if (name === "" || name.includes("Pennsylvania")) return name;
  const isWhole = /Department|Agency|Authority|Board|Commission|Council|Office/.test(name);
  return `Pennsylvania ${isWhole ? "" : "Department of "}${name}`;
}

/** Finds the page about the programme among its resources. */
function findPage({ additionalResources, linkToApply, issuingAgencyUrl }: PennsylvaniaGrant): string | null {
  const page = additionalResources.find(({ title }) =>
    /\bprogram(?:me)? page\b|\bwebsite\b/i.test(title ?? ""),
  );
  return values.findWebAddress(page?.url, linkToApply, issuingAgencyUrl);
}
