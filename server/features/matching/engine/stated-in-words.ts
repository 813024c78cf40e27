import { COUNTRY_CODES, countryName } from "@shared/constants/countries";
import { GRANTS_GOV_SOURCE } from "../../catalogue/grants-gov/mapping";
import type { DomesticReason, EntityFacts, OpportunityRules, StatedInWords } from "./match-types";
import { findCapitalsCountry } from "./capitals";
import { findDesignation } from "./designations";
import { areOthersTribal, readForms } from "./applicant-forms";
import { readListedKinds, readProposers } from "./listed-kinds";
import { findPlaces } from "./places";
import {
  findFederalRegion,
  findListedStates,
  findNamedStates,
  findOfficeStates,
  findPartStates,
} from "./regions";
import { findWorldRegion } from "./world-regions";
import { joinOwnText } from "./own-text";

/** The fields of an opportunity that are read for that. */
type RulesInWords = Pick<
  OpportunityRules,
  "name" | "funderName" | "source" | "applicants" | "eligibleCountries"
> & {
  /** The beginning of its description. */
  description: string | null;
};

/** Other names that notices use, in lower case. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  burma: "MM",
  "cote d'ivoire": "CI",
  "democratic republic of the congo": "CD",
  "democratic republic of congo": "CD",
  drc: "CD",
  korea: "KR",
  macedonia: "MK",
  "republic of korea": "KR",
  "the gambia": "GM",
  "the philippines": "PH",
  turkey: "TR",
  "united arab emirates": "AE",
  "united kingdom": "GB",
};
const listNames = (code: string) => [
  countryName(code).toLowerCase().replace(" & ", " and "),
  ...Object.keys(OTHER_NAMES).filter((name) => OTHER_NAMES[name] === code),
];
const codesByName = new Map(
  COUNTRY_CODES.flatMap((code) => listNames(code).map((name) => [name, code] as const)),
);

/** Names of countries that are also names of people, of places in the United States or of other things. */
const NO_COUNTRY_FOR_SURE: readonly string[] = ["US", "GE", "JO", "TD", "CU", "GU", "PR", "VI", "AS", "MP"];
const countryPatterns = [...codesByName]
  // "Democratic Republic of Congo" must come before "Congo".
  .sort(([one], [other]) => other.length - one.length)
  .filter(([, code]) => !NO_COUNTRY_FOR_SURE.includes(code))
  .map(([name, code]) => {
    const words = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    return {
      code,
      country: name,
      pattern: new RegExp(`(?<!new |equatorial |papua new |north )\\b${words}\\b`, "gi"),
    };
  });

/** 15 U.S.C. 638 limits these programmes to for-profit firms of the United States. */
const SMALL_BUSINESS =
  /\b(?:SBIR|STTR|R4[1-4]|SB1)\b|small business (?:innovation research|technology transfer|translator)/i;
/** Notices that help small businesses to those programmes are for other applicants. */
const ABOUT_SMALL_BUSINESS = /assistance|partnership|outreach|support center|\bFAST\b(?![- ]?track)/i;

const TRIBAL =
  /\btrib(?:al|es?)\b|\bindian country\b|\balaska native\b|\bnative american research centers\b/i;
/** Words of a name that say that it is for others as well as tribes. */
const TRIBES_AND_OTHERS = /\bstates?\b|\blocal\b|\bterritor|\bresearchers?\b|[- ]serving\b/i;
const TRIBAL_FUNDERS = /\bindian health service\b|\bbureau of indian\b/i;
/** Only the current holder may apply: one named organisation, or the centers of a network. */
const PRESENT_HOLDERS =
  /\b(?:single|sole)[- ]source\b|\brenewal for the continuation\b|\blimited competition\b.*\b(?:continuation|renewal)\b|\bNIST MEP\b|\bplanning instructions? and allotments\b/i;
const INVITED = /\binvited to apply\b|\bby invitation\b|\binvitational program\b/i;
const LIMITED =
  /limited competition|administrative supplements?|\brevisions? (?:applications?|for)\b|competing (?:continuation|revision)s?|\brenewals?\b|\bextension requests?\b|\baffiliated partners?\b/i;
/** Words about the only applicants in the text of who may apply, or in the description. */
const LIMITED_IN_TEXT =
  /\binvitation only\b|\bopen only to current [^.;]*?(?:grantees|awardees|recipients)\b|\bis for renewal grantees\b/i;
/** Words about applicants that only some of the listed types can be. */
const RESTRICTED =
  /\bfollowing types of (?:entities|applicants|organi[sz]ations) are eligible\b|\bopen to one organi[sz]ation\b|\bspecifically for eligible [\p{L} ]{3,40}(?!\p{L})|\b(?:applicants?|applicant organi[sz]ations?|borrowers?) must be (?:a state\b|(?:an? )?(?:current|existing|designated|certified|permanent) [\p{L} ]{3,60}(?!\p{L})|designated\b)/iu;
/** The only applicants of some federal notices. Agencies often mean any firm by it, and most firms are small. */
const LARGE_FIRMS = /^For profit organizations other than small businesses$/;
const COLLEGES = /\bhigher education\b|\bcolleges?\b|\buniversit/i;
const SCHOOLS =
  /\b(?:pre)?schools?\b|\bdistricts?\b|\beducational (?:institutions?|agenc(?:y|ies))\b|\binstitutions? of learning\b|\bLEAs?\b|\bK-?12\b/i;
/** Public schools of some kinds, with the words of their names. */
const PUBLIC_SCHOOLS =
  /\bschool districts?\b|\b(?:area )?career (?:and|&) technical (?:schools?|centers?)\b|\b(?:regional |cyber )?charter schools?\b|\bintermediate units?\b/gi;

/** Reads which schools a State means by its words about applicants; null if it does not narrow them. */
function findSchoolsMeant(applicants: string): StatedInWords["schoolsMeant"] {
  if (COLLEGES.test(applicants) && !SCHOOLS.test(applicants)) return "colleges";
  const rest = applicants.replace(PUBLIC_SCHOOLS, " ");
  return rest !== applicants && !COLLEGES.test(rest) && !SCHOOLS.test(rest.replace(/school entities/gi, " "))
    ? "public schools"
    : null;
}

/** Awards to people of one profession, with a pattern for the words of such a person. */
const PROFESSIONS: readonly (readonly [name: RegExp, own: RegExp])[] = [
  [/\baudiologists?\b/i, /audiolog|\bAu\.?D\b/i],
  [/\bdentists?\b/i, /dent(?:al|ist)|\bD\.?(?:D\.?S|M\.?D)\b/i],
  [/\bnurses?\b/i, /nurs|infirmi|\b(?:RN|BSN)\b/i],
  [/\bveterinarians?\b/i, /veterinar/i],
  [/\bpharmacists?\b/i, /pharmac/i],
  [
    /\bclinical scientists?\b|\bclinicians?\b/i,
    /clinic|physician|surgeon|psychiatr|pa?ediatric|médecin|(?:cardi|onc|neur|radi|dermat|path|esthesi|enter|nephr|ur|hemat|rheumat|pulmon|endocrin|ophthalm|gyna?ec)ologist|medical doctor|\bM\.?D\b/i,
  ],
];
/** Text that says that the States and territories are the only applicants. */
const STATES_IN_TEXT =
  /\bonly (?:those )?state (?:agencies|governments)\b|\b(?:applications from|grants to) (?:eligible |the )?states(?: and|, the district of columbia,? and) (?:u\.s\. )?territories\b|\bgrants to state, tribal,? and territorial governments\b/i;
const STATE_GOVERNMENTS =
  /^State governments(?:; Native American tribal governments \(Federally recognized\))?(?:$|\n)/;

/** Agencies that by law fund only inside the United States, except for names that match the pattern below. */
const DOMESTIC_FUNDERS =
  /health resources and services administration|agency for health ?care research|indian health service|bureau of indian|substance abuse and mental health|administration for children|department of education|housing and urban development|national park service|fish and wildlife service|national endowment for|museum and library|americorps|national and community service|department of commerce|economic development administration|administration for community living|employment and training administration|mine safety and health|\bfema\b|rural (?:business|housing|utilities)|office (?:on violence against women|of justice programs|of juvenile justice|for victims of crime)|bureau of justice|community oriented policing/i;
const ABROAD =
  /\b(?:global|international|foreign|world|africa|asia|latin america|mexic|caribbean|pepfar|elephant|rhino|tiger|apes?\b|turtle|neotropical|without borders|critically endangered|amphibians|western hemisphere|canad|traffick)/i;
/** Words that look foreign but are domestic. */
const AT_HOME =
  /\bNew Mexico\b|\bMexican (?:Spotted Owl|Gr[ae]y Wol)|\b(?:African|Asian)[- ]Americans?\b|\bWorld (?:Trade Center|War)\b/gi;
/**
 * Awards of the National Institutes of Health that no foreign institution may get: training, most career
 * awards, AREA.
 */
const DOMESTIC_AWARDS =
  /\b(?:T15|T3[2-5]|TL[14]|F3[0-3]|K0[1-8]|K1[28]|K2[2-6]|K76|K99|R00|R15|R36|KL2)\b|Ruth L\. Kirschstein/;
/** Words which say that only organisations of the United States may apply. */
const DOMESTIC_WORDS =
  /(?<!not )\b(?:only|limited to|restricted to) (?:domestic|U\.?S\.?(?:-based)?) (?:organi[sz]ations|institutions|entities|applicants)\b|\bU\.?S\.? public and private non-?profit organi[sz]ations?\b|\b(?:domestic|U\.?S\.?) (?:organi[sz]ations|institutions|entities|applicants) only\b|\bforeign (?:institutions|organizations|entities)\)? are not eligible\b|\bhaving a campus located in,? the U\.?S\b(?![^]*\bforeign organizations)/i;
const STATE_PROGRAMMES =
  /\b(?:Core State|State (?:Veterans|Awards?|Occupational|Injury|Governments?|Agenc(?:y|ies)|Partnerships?|Offices?))\b/;
const MISSION =
  /\b(?:U\.?S\.?|United States) (?:Mission|Embassy|Consulate(?: General)?)(?: to| in)? (?:the )?([\p{L}' -]+)/iu;

/** The programmes of the Office of Insular Affairs. */
const INSULAR = /^OIA\b|\binsular (?:areas?|affairs)\b/i;

/** Missions to international organisations fund work where these sit, and organisations of any country. */
const SEATS: readonly (readonly [city: RegExp, code: string])[] = [
  [/\bGeneva\b/i, "CH"],
  [/\bVienna\b/i, "AT"],
  [/\bRome\b/i, "IT"],
  [/\bNairobi\b/i, "KE"],
  [/\bOECD\b|\bUNESCO\b/, "FR"],
];
const findSeat = (place: string) => SEATS.find(([city]) => city.test(place))?.[1] ?? null;

/** Reads only what is sure. Words that only might mean a limit are ignored. */
export function readStatedWords(opportunity: RulesInWords): StatedInWords {
  const { name, funderName, source, eligibleCountries } = opportunity;
  const isFederal = source === GRANTS_GOV_SOURCE;
  const isAmerican = isFederal || (eligibleCountries.length === 1 && eligibleCountries[0] === "US");
  const text = [opportunity.applicants, opportunity.description].filter(Boolean).join("\n");
  const isFor = findTargetGroup(opportunity, text, isFederal);
  const abroad = isFederal ? (ABROAD.exec(name.replace(AT_HOME, " "))?.[0] ?? null) : null;
  // Other offices mention embassies too, but only these notices are written by one.
  const embassyText = funderName === "Department of State" ? (opportunity.description ?? "") : "";
  const places = [funderName ?? "", name, embassyText]
    .map(findMissionPlace)
    .filter((place) => place !== null);
  const missionCountry = places.map(findCountry).find(Boolean) ?? null;
  const applicants = opportunity.applicants ?? "";
  const limitInText =
    LIMITED_IN_TEXT.exec(text)?.[0] ??
    (isFederal ? findOnlyLargeFirms(applicants) : RESTRICTED.exec(applicants)?.[0]) ??
    null;
  const forms = readForms(isFederal ? opportunity.applicants : null);
  const worksAbroad = isFederal && WORKS_ABROAD.test(funderName ?? "");
  const workCountry = worksAbroad ? findOnlyCountry(name) : null;
  return {
    isFor,
    profession: PROFESSIONS.map(([profession]) => profession.exec(name)?.[0]).find(Boolean) ?? null,
    designation: findDesignation(name),
    limitedTo: LIMITED.exec(name)?.[0] ?? limitInText,
    isLimitInText: !LIMITED.test(name) && limitInText !== null,
    schoolsMeant: isFederal ? null : findSchoolsMeant(applicants.split("\n")[0] ?? ""),
    domesticBecause: isFederal ? findDomesticReason(opportunity, text, isFor, abroad) : null,
    missionCountry: missionCountry ?? workCountry,
    worldRegion: worksAbroad ? findWorldRegion(name) : null,
    isCountryInName: missionCountry === null && workCountry !== null,
    forms: forms.isOpen ? [] : forms.listed,
    formsBesideOthers: forms.isOpen ? forms.listed : [],
    listed: isFederal ? readProposers(opportunity.applicants) : readListedKinds(opportunity.applicants),
    namesTribalColleges: /\btribal(?:ly controlled)? colleges\b/i.test(`${name}\n${text}`),
    areOthersTribal: isFederal && areOthersTribal(opportunity.applicants),
    isSelfHelp: places.length > 0 && /\bself-help\b/i.test(name),
    states: isAmerican
      ? [...new Set([...findNamedStates(name), ...findOfficeStates(name), ...findPartStates(name)])]
      : [],
    officeStates: isFederal ? [...findFederalRegion(name, funderName ?? ""), ...findListedStates(text)] : [],
    places: isAmerican ? findPlaces(name, opportunity.applicants) : [],
    isInsular: isFederal && INSULAR.test(`${name}\n${funderName ?? ""}`),
    funderCountry: isFederal ? "US" : null,
    abroad,
    seatCountry: places.map(findSeat).find(Boolean) ?? null,
  };
}

function findOnlyLargeFirms(applicants: string): string | undefined {
  const [list = ""] = applicants.split("\n");
  return LARGE_FIRMS.exec(list)?.[0];
}

function findTargetGroup(
  { name, funderName, applicants }: RulesInWords,
  text: string,
  isFederal: boolean,
): StatedInWords["isFor"] {
  if (PRESENT_HOLDERS.test(name)) return "present holders";
  if (INVITED.test(name)) return "those invited";
  if (!isFederal) return null;
  if ((TRIBAL.test(name) && !TRIBES_AND_OTHERS.test(name)) || TRIBAL_FUNDERS.test(funderName ?? ""))
    return "tribes";
  if (STATE_GOVERNMENTS.test(applicants ?? "") || STATES_IN_TEXT.test(text)) return "state governments";
  return SMALL_BUSINESS.test(name) && !ABOUT_SMALL_BUSINESS.test(name) ? "small businesses" : null;
}

function findDomesticReason(
  { name, funderName }: RulesInWords,
  text: string,
  isFor: StatedInWords["isFor"],
  abroad: string | null,
): DomesticReason | null {
  if (isFor === "small businesses" || isFor === "tribes") return { why: isFor };
  const words = DOMESTIC_WORDS.exec(text)?.[0];
  if (words !== undefined) return { why: "words", words };
  if (abroad !== null) return null;
  const award = DOMESTIC_AWARDS.exec(name)?.[0];
  if (award !== undefined) return { why: "award", award };
  const states = STATE_PROGRAMMES.exec(name)?.[0];
  if (states !== undefined) return { why: "states", words: states };
  const funder = funderName ?? "";
  return DOMESTIC_FUNDERS.test(funder) ? { why: "funder", funder } : null;
}

/** Offices that pay for work in one country, which the names of their notices tell. */
const WORKS_ABROAD =
  /-GHC\b|agency for international development|\bUSAID\b|\binternational narcotics\b|\bbureau of (?:democracy|near eastern|african|south and central|east asian|western hemisphere|european)|office to monitor|\bdepartment of state\b|\bafrica regional services\b|\bmission to\b/i;

/** Finds the one country abroad that a name contains; null for none or several. */
function findOnlyCountry(name: string): string | null {
  const found = new Set<string>();
  const lowerName = name.toLowerCase();
  let rest = name;
  for (const { code, country, pattern } of countryPatterns) {
    // A pattern that was used once stays compiled, which takes memory. Most never have to be.
    if (!lowerName.includes(country)) continue;
    const others = rest.replace(pattern, " ");
    if (others !== rest) found.add(code);
    rest = others;
  }
  return found.size === 1 ? [...found][0]! : null;
}

/** Finds the place of a mission of the United States in a text: the words after "Mission to". */
const findMissionPlace = (text: string) => MISSION.exec(text)?.[1]?.trim() ?? null;

function findCountry(place: string): string | null {
  const lowerPlace = place.toLowerCase();
  for (const [name, code] of codesByName)
    if (lowerPlace === name || lowerPlace.startsWith(`${name} `)) return code;
  return findCapitalsCountry(lowerPlace);
}

/** Tells whether a person's own words show the profession in a name. Null if the person has no text. */
export function hasProfession(entity: EntityFacts, profession: string): boolean | null {
  if (!entity.mission && !entity.description) return null;
  return PROFESSIONS.some(([name, own]) => name.test(profession) && own.test(joinOwnText(entity)));
}
