import type { EntityType } from "@shared/constants/enums";
import { type ApplicantForm, checkForms } from "./applicant-forms";
import type { EntityFacts } from "./match-types";
import { isOfATribe } from "./own-organisation";
import { joinOwnText } from "./own-text";

type Kind = {
  /** One item of a list. */
  item: RegExp;
  types: readonly EntityType[];
  /** The types of which some are of this kind. */
  maybe?: readonly EntityType[];
  /** The legal forms of governments of this kind; all if it has none. */
  forms?: readonly ApplicantForm[];
  /** The words of an organisation of this kind, which may have any type. */
  own?: RegExp;
};

/** The kinds of applicants that states name in their lists. */
const KINDS = {
  county: {
    item: /^(?:\p{Lu}[\p{L}']+ ){0,3}[Cc]ount(?:y|ies)(?: [Gg]overnments?| entities)?$|^Single County Authorities$|^[Dd]istrict [Aa]ttorneys?$/u,
    types: ["Government"],
    forms: ["county"],
  },
  municipality: {
    item: /^(?:home rule |(?:non-?)?entitlement )?(?:municipal(?:i?ty|i?ties)|municipal governments?|cit(?:y|ies)|boroughs?|towns?|townships?)$/iu,
    types: ["Government"],
    forms: ["city", "county"],
  },
  "local government": {
    item: /^(?:financially distressed |(?:non-?)?entitlement |general )?(?:local governments?|local governmental entities|units? of local government)$/iu,
    types: ["Government"],
    forms: ["city", "county", "district"],
  },
  authority: {
    item: /^(?:(?:municipal|redevelopment|port|public|local public) )?authorit(?:y|ies)$|^(?:county )?conservation districts?$|^special districts?$|^councils? of governments?$/i,
    types: ["Government"],
    forms: ["district"],
  },
  state: { item: /^state (?:government )?agenc(?:y|ies)$/i, types: ["Government"], forms: ["state"] },
  tribe: { item: /^tribal governments?$|^indian tribes?$/i, types: ["Government"], forms: ["tribe"] },
  // The schools and universities of a State are public agencies too.
  "public agency": { item: /^public agenc(?:y|ies)$/i, types: ["Government"], maybe: ["School", "Research"] },
  nonprofit: {
    item: /^(?:non-?profits?|not-for-profits?)(?: corporations?| organizations?| entit(?:y|ies))?$|^501c3s?(?: organizations?)?$/i,
    types: ["Nonprofit"],
    maybe: ["Social Enterprise", "Community Group", "School", "Research"],
  },
  business: {
    item: /^(?:for[- ]profit(?: compan(?:y|ies)| organizations?| business(?:es)?| entit(?:y|ies))?|(?:small )?business(?:es)?)$/i,
    types: ["Startup", "Social Enterprise"],
    maybe: ["Individual", "School", "Research"],
  },
  school: {
    item: /^(?:public |charter |nonpublic )?school(?: district)?s?$/i,
    types: ["School"],
    maybe: ["Nonprofit"],
  },
  college: {
    item: /^institutions? of higher education$|^universit(?:y|ies)$|^colleges?$/i,
    types: ["Research", "School"],
    maybe: ["Nonprofit"],
  },
  "place of learning": {
    item: /^(?:institutions of learning|educational institutions?)$/i,
    types: ["School", "Research"],
    maybe: ["Nonprofit", "Community Group"],
  },
  individual: { item: /^(?:individuals?|residents?|homeowners?)$/i, types: ["Individual"] },
  "community organisation": {
    item: /^community(?:[- ]based)? organizations?$/i,
    types: ["Nonprofit", "Community Group"],
    maybe: ["Social Enterprise", "School", "Research"],
  },
  "workforce board": {
    item: /^(?:local )?workforce development boards?$/i,
    types: [],
    maybe: ["Government"],
    own: /workforce (?:development |investment )?board/i,
  },
  "transit agency": {
    item: /^(?:public )?trans(?:it|portation) agenc(?:y|ies)$/i,
    types: [],
    maybe: ["Government"],
    own: /\btransit\b|transport|\bbus(?:es)?\b/i,
  },
  "community lender": {
    item: /^community development financial institutions?$|^revolving loan funds?$/i,
    types: [],
    own: /\bCDFI|community development (?:financial|bank)|loan fund|\blend|credit union|micro-?(?:loan|credit|finance)/i,
  },
  "economic development agency": {
    item: /^(?:industrial|economic) development (?:agenc(?:y|ies)|organizations?|authorit(?:y|ies))$/i,
    types: [],
    maybe: ["Government"],
    own: /(?:economic|industrial|community) development|industry/i,
  },
} as const satisfies Record<string, Kind>;
type KindName = keyof typeof KINDS;
const KIND_NAMES = Object.keys(KINDS) as KindName[];
const listKinds = (names: readonly KindName[]): Kind[] => names.map((name) => KINDS[name]);

/** The only kinds of applicants that a text lists. */
export type ListedKinds = {
  kinds: KindName[];
  /** The types that the text after the list mentions, which may make them applicants. */
  mentioned: EntityType[];
  /** The list in the words of the text. */
  words: string;
};

const MENTIONS: readonly (readonly [words: RegExp, types: readonly EntityType[]])[] = [
  [/non-?profit|501\(c\)|charit|\borganizations?\b/i, ["Nonprofit"]],
  [/\bschools?\b|\beducational\b/i, ["School"]],
  [/universit|\bcolleges?\b|higher education|research (?:institut|organi)/i, ["Research", "School"]],
  [/\b(?:business(?:es)?|compan(?:y|ies)|for-profit|firms?)\b/i, ["Startup", "Social Enterprise"]],
  [/\b(?:individuals?|residents?|persons?)\b/i, ["Individual"]],
  [/\bassociations?\b|\bcommunity (?:groups?|organizations?)\b|\bvolunteer\b/i, ["Community Group"]],
  [/\bgovernments?\b|municipal|\bpublic agenc/i, ["Government"]],
];

const listMentions = (text: string): EntityType[] => [
  ...new Set(MENTIONS.flatMap(([words, types]) => (words.test(text) ? types : []))),
];

/** Words before an item, and clauses after it, that do not change its kind. */
const BEFORE = /^(?:all|any|eligible|incorporated|private|pa-based|pennsylvania|california)\s+/i;
const AFTER = /\s+(?:that|who|which|with|located|within|in|are eligible)\b.*$/i;
const LIST_MAX = 300;

function cleanItem(item: string): string {
  let rest = item.trim().replace(AFTER, "");
  while (BEFORE.test(rest) && !KIND_NAMES.some((name) => KINDS[name].item.test(rest)))
    rest = rest.replace(BEFORE, "");
  return rest;
}

/** A sentence with one of these may list who may not apply. */
const NEGATED = /\b(?:not|no|cannot|except|exclud\w+)\b|n['’]t\b/i;

/**
 * Reads a list of applicants in words, which is the first line of a text.
 * @returns null if any item is of a kind that is not known here, because then anybody may be meant
 */
export function readListedKinds(applicants: string | null): ListedKinds | null {
  const [list = "", ...lines] = (applicants ?? "").split("\n");
  if (list === "" || list.length > LIST_MAX || NEGATED.test(list)) return null;
  const items = list
    .replace(/\b501\s?\(c\)\s?\(3\)/gi, "501c3")
    .replace(/\([^)]*\)/g, " ")
    .replace(/^.*\bopen to (?:any |all )?/i, "")
    .split(/[;,.]|\band\b|\bor\b|\bincluding\b/)
    .map(cleanItem)
    .filter((item) => item !== "");
  const found = items.map((item) => KIND_NAMES.find((name) => KINDS[name].item.test(item)));
  const kinds = [...new Set(found.filter((name) => name !== undefined))];
  if (kinds.length === 0 || found.includes(undefined)) return null;
  return { kinds, mentioned: listMentions(lines.join("\n")), words: list.replace(/\.$/, "") };
}

/** The words before the list of the National Science Foundation. */
const PROPOSERS = /\bproposals may only be submitted by the following\b/i;

/**
 * Reads which kinds of organisations may propose in the standard words of the National Science Foundation, whose
 * lists begin with universities.
 */
export function readProposers(applicants: string | null): ListedKinds | null {
  const found = PROPOSERS.exec(applicants ?? "");
  if (applicants === null || found === null) return null;
  const mentioned = listMentions(applicants.slice(found.index));
  return mentioned.includes("Research") ? { kinds: ["college"], mentioned, words: found[0] } : null;
}

/** Checks an entity against the only kinds of applicants that a text lists. */
export function checkListedKinds(
  entity: EntityFacts,
  { kinds, mentioned }: ListedKinds,
): "met" | "failed" | "unknown" {
  const { type } = entity;
  const listed = listKinds(kinds);
  const ofType = listed.filter(({ types }) => types.includes(type));
  const forms = ofType.some((kind) => kind.forms === undefined)
    ? []
    : ofType.flatMap(({ forms }) => forms ?? []);
  const form = type === "Government" && forms.length > 0 ? checkForms(entity, forms) : "met";
  if (ofType.length > 0 && form !== "failed") return form === "unknown" ? "unknown" : "met";
  const hasOwnWords = Boolean(entity.mission) || Boolean(entity.description);
  const mayBeOfKind = listed.some(
    ({ maybe, own }) =>
      maybe?.includes(type) === true ||
      (own !== undefined && (!hasOwnWords || own.test(joinOwnText(entity)))),
  );
  const mayBeTribe = kinds.includes("tribe") && isOfATribe(entity);
  return mayBeOfKind || mayBeTribe || mentioned.includes(type) ? "unknown" : "failed";
}
