import { CONCEPTS } from "../embedder/concepts";
import { withoutBoilerplate } from "../embedder/boilerplate";
import { findConcepts, type Part } from "../embedder/find-concepts";
import { listWords } from "../embedder/words";
import { findSought, readQuotable, type Sought, spanOf } from "./quotes";
import type { ServerText } from "../../../platform/text/words";

/**
 * The concepts that narrow an award: an illness, a people, a place or a trade. An entity without any relation
 * to the concept is not meant. Health, education, science or community alone narrow nothing.
 */
const NARROW = {
  illness:
    "mental-health addiction cancer brain heart-lung diabetes infection mother-child reproductive ageing disability dental eye rare-disease skin-bones drugs sanitation",
  people: "women youth children veterans tribal refugees trafficking violence rights homeless",
  place: "africa south-asia east-asia latin-america europe uk mena oceania canada new-york",
  trade:
    "farming livestock fishing forest irrigation food water climate renewable energy nuclear nature ocean pollution waste disaster ai software computing security defense space transport logistics manufacturing hardware devices telecoms open-source web3 fintech commerce consumer games media arts tourism sport housing work-safety rural",
};
const narrowIds = new Set(Object.values(NARROW).flatMap((ids) => ids.split(" ")));
const tradeIds = new Set(NARROW.trade.split(" "));

/** Industries so wide that being in one says nothing about a trade. */
const WIDE_INDUSTRIES: readonly string[] = ["health", "science", "biotech", "education", "community"];
const tradeIndustries: readonly (readonly [id: string, industries: readonly string[]])[] = CONCEPTS.filter(
  ({ id }) => tradeIds.has(id),
).map(({ id, industries }) => [id, industries.filter((slug) => !WIDE_INDUSTRIES.includes(slug))]);

/** The key implies the value: Australia is part of "Asia Pacific". */
const IMPLIED: Readonly<Record<string, string>> = {
  oceania: "east-asia",
  "south-asia": "east-asia",
  uk: "europe",
  work: "work-safety",
};

/** Institutes that fund one subject only, by the abbreviations in the names of their notices. */
const INSTITUTES: Readonly<Record<string, { about: ServerText; ids: readonly string[] }>> = {
  NCI: { about: "cancer", ids: ["cancer"] },
  NCMRR: { about: "rehabilitation", ids: ["disability"] },
  NEI: { about: "eyes", ids: ["eye"] },
  NHLBI: { about: "heart, lung and blood", ids: ["heart-lung"] },
  HLBS: { about: "heart, lung, blood and sleep", ids: ["heart-lung"] },
  NIA: { about: "ageing", ids: ["ageing", "brain"] },
  NIAAA: { about: "alcohol", ids: ["addiction"] },
  NIAID: { about: "infections", ids: ["infection"] },
  NIAMS: { about: "joints, muscles and skin", ids: ["skin-bones"] },
  NICHD: { about: "mothers and children", ids: ["mother-child", "children"] },
  NIDA: { about: "drug use", ids: ["addiction"] },
  NIDCD: { about: "hearing, voice and speech", ids: ["disability"] },
  NIDCR: { about: "teeth and mouth", ids: ["dental"] },
  NIDDK: { about: "diabetes and kidneys", ids: ["diabetes"] },
  NIEHS: { about: "environmental health", ids: ["pollution"] },
  NIMH: { about: "mental health", ids: ["mental-health"] },
  NINDS: { about: "brain and nerves", ids: ["brain"] },
  NIOSH: { about: "safety at work", ids: ["work-safety"] },
  HEAL: { about: "pain and opioids", ids: ["addiction", "pain"] },
};

/**
 * Returns the subject of an institute; undefined for a word that is no institute. It is translated where it
 * is shown.
 */
export const institutesSubject = (word: string) =>
  Object.hasOwn(INSTITUTES, word) ? INSTITUTES[word]?.about : undefined;

/**
 * Subjects for which the vocabulary is too wide, with a pattern for the names of notices and one for the
 * words of entities that work on them.
 */
const CLOSER: readonly (readonly [id: string, name: RegExp, own: RegExp])[] = [
  ["pain", /\bpain\b|\banalgesi\w*/i, /\bpain(?:ful)?\b|\banalgesi/i],
  [
    "primary-care",
    /\bprimary care\b/i,
    /\bprimary care\b|\bfamily medicine\b|\bhealth cent(?:er|re)s?\b|\bclinics?\b/i,
  ],
  [
    "health-services",
    /\bhealth services\b|\bhealth systems?\b/i,
    /\bservices\b|\bhealth systems?\b|\bclinics?\b|\bhospitals?\b|\bcare\b/i,
  ],
  [
    "informatics",
    /\binformatics\b|\bhealth information technology\b/i,
    /\binformatics\b|\brecords?\b|\bdata\b|\bsoftware\b|\bdigital\b|\bapps?\b/i,
  ],
  ["family", /\bfamily (?:health|level)\b/i, /\bfamil(?:y|ies)\b|\bparents?\b|\bhouseholds?\b|\bmothers?\b/i],
  [
    "work",
    /\brole of work\b|\boccupational\b|\bworkers?\b/i,
    /\bwork(?:ers?|places?)\b|\blabou?r\b|\bjobs?\b|\bemploy|\boccupational\b|\bat work\b|\bsafety\b|\bhir(?:e|es|ing)\b|\bwages?\b/i,
  ],
  [
    "implementation",
    /\bdissemination and implementation\b/i,
    /\bimplement|\bdisseminat|\buptake\b|\btake (?:them|it) up\b|\badopt|\broll(?:ing)? out\b/i,
  ],
  [
    "disparities",
    /\bdisparit\w*|\bhealth equity\b/i,
    /\bdisparit|\bequity\b|\binequal|\bminorit|\bunderserved\b|\bdisadvantaged\b|\blow[- ]income\b|\bpoor\b|\brural\b|\bcommunit|\bblack\b|\blatin[oax]\b|\bhispanic\b|\bindigenous\b|\bslums?\b|\bfavelas?\b/i,
  ],
  ["gut", /\bprobiotics?\b|\bmicrobiome\b/i, /\bgut\b|\bmicrob|\bbacteria|\bprobiotic|\bfungi\b/i],
  [
    "toxins",
    /\bchemical threats?\b|\bhazardous\b|\bsuperfund\b|\benvironmental health\b/i,
    /\btoxi|\bchemical|\bhazard|\bexposures?\b|\bpollut/i,
  ],
  [
    "animals",
    /\banimals?\b|\bveterinary\b|\bvet-lirn\b/i,
    /\banimals?\b|\bveterin|\blivestock\b|\bfeed\b|\bpoultry\b|\bcattle\b/i,
  ],
  ["rna", /\bRN(?:A|ome|omics)\b/, /\bRNA\b|\bgen(?:es?|om)/i],
  [
    "congenital",
    /\bcongenital\b|\bdown syndrome\b|\bbirth defects?\b/i,
    /\bcongenital\b|\bdown syndrome\b|\bbirth defects?\b|\brare\b|\bgene/i,
  ],
  ["library", /\blibrar(?:y|ies)\b/i, /\blibrar/i],
];

/**
 * A subject that the name of an opportunity narrows it to: any of `ids`, in the words of the name. Institutes
 * come with their subjects, "NEI: eyes; NIA: ageing". An entity that has any of `sought` in its own words
 * works on it.
 */
export type Subject = { phrase: string; ids: readonly string[]; sought: readonly Sought[] };

export const BETWEEN_INSTITUTES = "; ";

const subjectCache = new Map<string, readonly Subject[]>();
const CACHED_NAMES_MAX = 20_000;

/**
 * Finds the subjects that the name of an opportunity narrows it to; empty for any subject. The result is
 * cached by name.
 */
export function findSubjects(name: string): readonly Subject[] {
  let subjects = subjectCache.get(name);
  if (subjects === undefined) {
    if (subjectCache.size >= CACHED_NAMES_MAX) subjectCache.clear();
    subjectCache.set(name, (subjects = readSubjects(name)));
  }
  return subjects;
}

function readSubjects(name: string): Subject[] {
  const quotable = readQuotable(name);
  const toSubject = (id: string, parts: readonly Part[]): Subject[] => {
    const sought = parts.flatMap((part) => findSought(quotable, part));
    return sought.length === 0 ? [] : [{ phrase: sought[0]!.phrase, ids: [id], sought }];
  };
  const subjects = [...findConcepts(quotable.words.map(({ word }) => word)).concepts]
    .filter(([id, { sure }]) => sure > 0 && narrowIds.has(id))
    .flatMap(([id, { places }]) => toSubject(id, places));
  for (const [id, namePattern] of CLOSER) {
    const found = namePattern.exec(quotable.text);
    if (found !== null) subjects.push(...toSubject(id, [spanOf(quotable, found)]));
  }
  // Of several institutes that fund together, any one may fit.
  const institutes = [...new Set(name.match(/\b[A-Z]{3,5}\b/g) ?? [])].filter((word) =>
    Object.hasOwn(INSTITUTES, word),
  );
  if (institutes.length > 0) {
    const phrases = institutes.map((word) => `${word}: ${INSTITUTES[word]!.about}`);
    subjects.push({
      phrase: phrases.join(BETWEEN_INSTITUTES),
      ids: institutes.flatMap((word) => INSTITUTES[word]!.ids),
      sought: institutes.flatMap((word, place) => soughtBy(word, phrases[place]!)),
    });
  }
  return subjects;
}

/** Lists what an institute funds, each time in the same words. */
function soughtBy(institute: string, phrase: string): Sought[] {
  const about = readQuotable(INSTITUTES[institute]!.about);
  return about.phrases
    .flatMap((part) => findSought(about, part))
    .map((sought) => ({ ...sought, phrase, key: `${institute}: ${sought.key}` }));
}

/**
 * Finds the subjects that an entity works on.
 * @param text its own words, and the countries where it is
 * @param industries slugs of the list
 */
export function ownSubjects(text: string, industries: readonly string[]): ReadonlySet<string> {
  const ownIds = new Set(findConcepts(listWords(withoutBoilerplate(text))).concepts.keys());
  for (const [id, slugs] of tradeIndustries)
    if (slugs.some((slug) => industries.includes(slug))) ownIds.add(id);
  for (const [id, , words] of CLOSER) if (words.test(text)) ownIds.add(id);
  for (const id of [...ownIds]) if (Object.hasOwn(IMPLIED, id)) ownIds.add(IMPLIED[id]!);
  return ownIds;
}
