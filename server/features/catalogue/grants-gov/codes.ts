import { ALL_ENTITY_TYPES, type EntityType, type FundingType } from "@shared/constants/enums";
import { industryLabel } from "@shared/constants/industries";

type Applicant = {
  /** The words of Grants.gov, shortened where they only point to another field. */
  label: string;
  types: readonly EntityType[];
  /** Set when only an organisation under the law of the United States can be one. */
  isUnitedStates?: true;
  /** Set when the code covers applicants that it does not name. */
  isOpenEnded?: true;
};

/**
 * Maps codes to who may apply. A social enterprise trades, so a code that admits businesses admits it. A
 * nonprofit form is certain for nonprofits only. A school may be a college, which matching decides by its
 * words.
 */
const APPLICANTS = new Map<string, Applicant>(
  Object.entries({
    "00": { label: "State governments", types: ["Government"], isUnitedStates: true },
    "01": { label: "County governments", types: ["Government"], isUnitedStates: true },
    "02": { label: "City or township governments", types: ["Government"], isUnitedStates: true },
    "04": { label: "Special district governments", types: ["Government"], isUnitedStates: true },
    "05": { label: "Independent school districts", types: ["School"], isUnitedStates: true },
    "06": {
      label: "Public and State controlled institutions of higher education",
      types: ["Research", "School"],
      isUnitedStates: true,
    },
    "07": {
      label: "Native American tribal governments (Federally recognized)",
      types: ["Government"],
      isUnitedStates: true,
    },
    "08": {
      label: "Public housing authorities/Indian housing authorities",
      types: ["Government"],
      isUnitedStates: true,
    },
    "11": {
      label: "Native American tribal organizations (other than Federally recognized tribal governments)",
      types: [],
      isUnitedStates: true,
      isOpenEnded: true,
    },
    "12": {
      label: "Nonprofits having a 501(c)(3) status with the IRS, other than institutions of higher education",
      types: ["Nonprofit"],
      isUnitedStates: true,
    },
    "13": {
      label:
        "Nonprofits that do not have a 501(c)(3) status with the IRS, other than institutions of higher education",
      types: ["Nonprofit"],
    },
    "20": { label: "Private institutions of higher education", types: ["Research", "School"] },
    "21": { label: "Individuals", types: ["Individual"] },
    "22": {
      label: "For profit organizations other than small businesses",
      types: ["Startup", "Social Enterprise"],
    },
    "23": { label: "Small businesses", types: ["Startup", "Social Enterprise"], isUnitedStates: true },
    "25": { label: "Others, as the notice explains", types: [], isOpenEnded: true },
    "99": {
      label: "Unrestricted: open to any type of entity, subject to the notice",
      types: ALL_ENTITY_TYPES,
    },
  }),
);

/** Finds the codes whose labels a text lists, as `readApplicants` joins them. */
export function findApplicantCodes(text: string): string[] {
  const listed = new Set((text.split("\n")[0] ?? "").split("; "));
  return [...APPLICANTS].filter(([, { label }]) => listed.has(label)).map(([code]) => code);
}

export type Eligibility = {
  eligibleEntityTypes: EntityType[];
  eligibleEntityTypesOpenEnded: boolean;
  eligibleCountries: string[];
  eligibilityText: string | null;
};

/**
 * Reads the codes of who may apply. No codes means that the record does not say. The country is the United
 * States only when every code is a legal form of that country. Otherwise the notice decides, and no country
 * is stated.
 */
export function readApplicants(codes: readonly string[] | null | undefined): Eligibility {
  const codeSet = new Set(codes ?? []);
  const applicants = [...codeSet]
    .map((code) => APPLICANTS.get(code))
    .filter((applicant) => applicant !== undefined);
  const hasUnknown = applicants.length < codeSet.size;
  const types = new Set<EntityType>();
  for (const applicant of applicants) for (const type of applicant.types) types.add(type);
  const isComplete = applicants.length > 0 && !hasUnknown;
  return {
    eligibleEntityTypes: ALL_ENTITY_TYPES.filter((type) => types.has(type)),
    eligibleEntityTypesOpenEnded:
      types.size < ALL_ENTITY_TYPES.length &&
      (hasUnknown || applicants.some((applicant) => applicant.isOpenEnded === true)),
    eligibleCountries:
      isComplete && applicants.every((applicant) => applicant.isUnitedStates === true) ? ["US"] : [],
    eligibilityText: applicants.map((applicant) => applicant.label).join("; ") || null,
  };
}

/** These kinds of activity certainly belong to one of our industries. The others say too little. */
const INDUSTRY_OF_ACTIVITY = new Map(
  Object.entries({
    ACA: "health",
    AG: "agriculture",
    AR: "arts",
    CD: "community",
    DPR: "humanitarian",
    ED: "education",
    EIC: "energy",
    ELT: "workforce",
    EN: "energy",
    "Energy Infrastructure and Critical Mineral and Materials (EICMM)": "energy",
    ENV: "environment",
    FN: "food",
    HL: "health",
    HO: "housing",
    HU: "arts",
    IIJ: "housing",
    ISS: "poverty",
    LJL: "human-rights",
    NR: "environment",
    RD: "community",
    RT: "tourism",
    ST: "science",
    T: "mobility",
  }),
);

/** Returns the industry labels of a record's kinds of activity. */
export function readActivities(codes: readonly string[] | null | undefined): string[] {
  const slugs = (codes ?? []).flatMap((code) => INDUSTRY_OF_ACTIVITY.get(code) ?? []);
  return [...new Set(slugs)].map(industryLabel);
}

/**
 * Grants and cooperative agreements are grants, and so is a record without instruments. Contracts and the
 * rest are `other`.
 */
export function readInstruments(codes: readonly string[] | null | undefined): FundingType {
  if (!codes || codes.length === 0) return "grant";
  return codes.some((code) => code === "G" || code === "CA") ? "grant" : "other";
}
