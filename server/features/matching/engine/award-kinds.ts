import { ALL_ENTITY_TYPES, type EntityType } from "@shared/constants/enums";
import { withoutBoilerplate } from "../embedder/boilerplate";
import { GRANTS_GOV_SOURCE } from "../../catalogue/grants-gov/mapping";
import type { ServerText } from "../../../platform/text/words";
import type { OpportunityRules } from "./match-types";

/** A kind of award: what such awards pay for, how their names show it, and who gets them. */
export type AwardKind = {
  /** The text after "It is"; empty for an unknown kind. */
  purpose: ServerText | "";
  /** A pattern for the names of such awards; null if the kind fits every name that no other kind fits. */
  name: RegExp | null;
  /** The entity types that mostly get such awards. */
  types: readonly EntityType[];
  /** The entity types that sometimes get one. */
  also?: readonly EntityType[];
  /** A pattern for the words of an entity that looks for such an award; null if its type is enough. */
  asks: RegExp | null;
  /** The pattern for the types in `also`, if it differs. */
  alsoAsks?: RegExp;
  /** True if the award is useful only to entities whose words match `asks`. */
  isOnlyForThem?: boolean;
  /** True if a name is only assumed to be of this kind, because it shows no other. No reason is made of it. */
  isAssumed?: boolean;
};

const RESEARCH: readonly EntityType[] = ["Research"];
const FIRMS: readonly EntityType[] = ["Startup", "Social Enterprise"];
const CIVIC: readonly EntityType[] = [
  ...(["Nonprofit", "Government", "Community Group", "School"] as const),
  "Social Enterprise",
];

const TRAINS =
  /\b(?:train(?:s|ing|ed)?|students?|doctoral|fellows|residenc(?:y|ies)|undergraduates?|teach(?:es|ing|ers?)?|courses?|young (?:scientists|investigators|researchers))\b/i;
const TRIALS = /\btrials?\b/i;
const TRAINING: AwardKind = {
  purpose: "for training and teaching",
  name: /\bT03\b|\btraining (?!cent)|\btraining$|\beducation programs?\b|\bresidency\b|\bleadership education\b|\bscholarships?\b|\bworkforce development\b|\bservice academy\b/i,
  types: ["Research", "School"],
  also: CIVIC,
  asks: TRAINS,
};
const DEFENCE: AwardKind = {
  purpose: "for research that the armed forces or NASA have a use for",
  name: null,
  types: ["Research", "Startup"],
  asks: /\b(?:defen[cs]e|armed forces|army|navy|air force|military|NASA|soldiers?|space|spacecraft|satellites?|aircraft)\b/i,
};

/**
 * The awards of agencies that pay for science. The first kind whose name pattern matches is used. The letters
 * and digits are activity codes of the National Institutes of Health: T and R25 train people, F and K pay for
 * one person's career, R41 to R44 are for small businesses, R15 and R16 for colleges, R24, U24, P40, S10 and
 * X01 for shared resources, P and U54 for centers.
 */
const SCIENCE_KINDS: readonly AwardKind[] = [
  {
    purpose: "more for an award that somebody holds already",
    name: /change of recipient|administrative supplements?|compet(?:ing|itive) (?:revision|continuation)s?|extension request|\brecipients\b/i,
    types: [],
    asks: null,
  },
  {
    purpose: "for firms that have had a Phase II award of SBIR or STTR",
    name: /\bphase IIB\b|\brenewal awards of SBIR\b|\bcommercialization readiness\b/i,
    types: FIRMS,
    asks: /\b(?:SBIR|STTR|phase (?:II|2|two))\b/i,
    isOnlyForThem: true,
  },
  {
    purpose: "for small businesses that develop something (SBIR, STTR)",
    name: /\b(?:SBIR|STTR|R4[1-4]|SB1)\b|small business (?:innovation research|technology transfer)/i,
    types: FIRMS,
    asks: null,
  },
  {
    purpose: "for conferences",
    name: /\b(?:R13|U13)\b|\bconferences?\b|\bworkshops?\b|\bscientific meetings\b/i,
    types: ["Research", "Nonprofit"],
    asks: /\b(?:conferences?|workshops?|side events?|symposi(?:um|a))\b/i,
    isOnlyForThem: true,
  },
  {
    purpose: "for schools and colleges that have had little research money",
    name: /\b(?:R15|R16)\b|\bundergraduate-focused\b|\bresearch enhancement award\b/i,
    types: ["Research", "School"],
    asks: /\b(?:(?:primarily|mostly) undergraduate|undergraduates? (?:work|do research)|bachelor'?s? degrees?|(?:teaching|undergraduate|tribal|community|liberal arts) colleges?|(?:professional|graduate) school|little (?:federal )?research (?:money|funding|support))\b/i,
    isOnlyForThem: true,
  },
  {
    purpose: "for the career of one scientist",
    name: /\b(?:F3\d|K(?!12)\d\d|R36|R00|DP5)\b|\bfellowships?\b|\bcareer (?:development|transition)\b|\btransition award\b/i,
    types: ["Individual"],
    also: RESEARCH,
    asks: /\b(?:(?:young|new|early[- ]stage) (?:scientists|investigators|researchers)|early[- ]career|postdoc(?:s|toral)?|fellows?|fellowships?|(?:physician|clinician)-scientists?|recent graduates|first years of (?:\w+ )?research|own laborator(?:y|ies)|laborator(?:y|ies) of (?:my|their|our) own)\b/i,
    isOnlyForThem: true,
  },
  {
    purpose: "for training people in research",
    name: /\b(?:T(?!03)\d\d|TL1|K12|KL2|D43|R25|UE5|R38)\b|\b(?:research|science) education\b|\bresearch training\b|\bscientist training\b/i,
    types: RESEARCH,
    also: ["School", "Nonprofit"],
    asks: TRAINS,
    alsoAsks: /\b(?:research|scien(?:ce|tists?)|laborator(?:y|ies))\b/i,
  },
  TRAINING,
  {
    purpose: "for what many researchers use: facilities, data and materials",
    name: /\b(?:U24|R24|P4[01]|S10|C06|G20|X01|R50|U42|UG4)\b|\bresources?\b|\bfacilit(?:y|ies)\b|\binfrastructure (?:in|program|-?1|improvement)|\bmid-scale\b|\bequipment\b|\bcoordinating centers?\b|\bdata archives\b|\binstrumentation\b|\bopen science\b/i,
    types: RESEARCH,
    asks: /\b(?:shar(?:e|es|ing)|facilit(?:y|ies)|resources?|archives?|tools|infrastructure|repositor(?:y|ies)|open science|librar(?:y|ies|ians)|instruments?)\b/i,
  },
  DEFENCE,
  {
    purpose: "for the development of a drug or device",
    name: /\b(?:devices?|drugs?|therapeutics?|analgesic|medtech|small molecules|neurotherapeutics)\b/i,
    types: ["Research", "Startup"],
    asks: /\b(?:drugs?|devices?|molecules?|therap(?:y|ies|eutics?)|implant(?:able)?|prototype|stimulat(?:ion|or))\b/i,
  },
  {
    purpose: "for clinical trials",
    name: /(?<!not involving clinical )\btrials?\b/i,
    types: RESEARCH,
    also: ["Startup"],
    asks: TRIALS,
  },
  {
    purpose: "for a research center",
    name: /\b(?:P[25]\d|P30|U54|U19|UM1)\b|\bcenters?\b/i,
    types: RESEARCH,
    asks: /\b(?:cent(?:er|re)s?|institutes?|network)\b/i,
  },
  {
    purpose: "for a research project",
    name: null,
    isAssumed: true,
    types: RESEARCH,
    also: ["Nonprofit"],
    asks: null,
    alsoAsks:
      /\b(?:research|stud(?:y|ies)|scien(?:ce|tists?|tific)|laborator(?:y|ies)|university|test(?:s|ed)?)\b/i,
  },
];

/** The awards of agencies that pay for services, building and planning. */
const SERVICE_KINDS: readonly AwardKind[] = [
  TRAINING,
  {
    purpose: "for work that serves the public",
    name: null,
    isAssumed: true,
    types: CIVIC,
    also: RESEARCH,
    asks: null,
  },
];

const UNKNOWN_KIND: AwardKind = { purpose: "", name: null, types: ALL_ENTITY_TYPES, asks: null };
const UNKNOWN_AWARD: Award = { kind: UNKNOWN_KIND, requires: null };
/** Programmes outside the federal government that name stages of companies. */
const FOUNDER_AWARD: Award = {
  kind: {
    purpose: "for founders and young companies",
    name: null,
    types: ["Startup", "Individual", "Social Enterprise"],
    asks: null,
  },
  requires: null,
};

const CODE = /\b[A-Z]{1,3}\d[\dA-Z]?\b/g;
const SCIENCE_CODES = /\b(?:[RUPKTFX]\d\d|U[GHE]\d|UE5|SB1|C06|S10|D43)\b/;
const SCIENCE_FUNDERS =
  /national (?:institutes of health|science foundation)|health ?care research|research projects agency|\bDARPA\b|\bNASA\b|\barmy\b|air force|naval|munitions|threat reduction|standards and technology/i;
const DEFENCE_FUNDERS = /\bDARPA\b|\bNASA\b|\barmy\b|air force|naval|munitions|threat reduction/i;

/** A requirement in the name of an award, and the pattern for the words of entities that do such work. */
export type Requirement = { label: ServerText; name: RegExp; own: RegExp };
const REQUIREMENTS: readonly Requirement[] = [
  { label: "clinical trials", name: /\b(?:clinical trials?|CT) required\b/i, own: TRIALS },
  {
    label: "studies with people",
    name: /\bexperimental studies with humans required\b/i,
    own: /\b(?:humans?|people|volunteers|participants|patients)\b/i,
  },
];

export type Award = { kind: AwardKind; requires: Requirement | null };

/** The cached awards by name and funder, because the same notices are read for every entity. */
const awardCache = new Map<string, Map<string, Award>>();
const CACHED_NAMES_MAX = 20_000;

/** Finds the kind of award of an opportunity, and its requirement. */
export function findAward({ name, funderName, source, stageFocus }: OpportunityRules): Award {
  if (source !== GRANTS_GOV_SOURCE) return stageFocus.length > 0 ? FOUNDER_AWARD : UNKNOWN_AWARD;
  let awardsByFunder = awardCache.get(name);
  if (awardsByFunder === undefined) {
    if (awardCache.size >= CACHED_NAMES_MAX) awardCache.clear();
    awardCache.set(name, (awardsByFunder = new Map<string, Award>()));
  }
  const funder = funderName ?? "";
  let award = awardsByFunder.get(funder);
  if (award === undefined) {
    const requires = REQUIREMENTS.find((requirement) => requirement.name.test(name)) ?? null;
    awardsByFunder.set(funder, (award = { kind: readKind(name, funder), requires }));
  }
  return award;
}

function readKind(name: string, funder: string): AwardKind {
  const codes = (name.match(CODE) ?? []).join(" ");
  // "Clinical Trial Not Allowed" is removed as boilerplate together with the codes beside it, so the codes
  // are added again.
  const text = `${codes} ${withoutBoilerplate(name)}`.trim();
  const isOfScience = SCIENCE_CODES.test(codes) || SCIENCE_FUNDERS.test(funder);
  const isOfKind = (kind: AwardKind) =>
    kind === DEFENCE ? DEFENCE_FUNDERS.test(funder) : (kind.name?.test(text) ?? true);
  return (isOfScience ? SCIENCE_KINDS : SERVICE_KINDS).find(isOfKind) ?? UNKNOWN_KIND;
}
