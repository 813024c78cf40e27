import { CONCEPTS } from "../embedder/concepts";
import { withoutBoilerplate } from "../embedder/boilerplate";
import { findConcepts } from "../embedder/find-concepts";
import { wordsOf } from "../embedder/words";
import type { ServerText } from "../../../platform/text/words";

/**
 * What of the field's vocabulary narrows an award to some: an illness, a people, a place, a trade. Whoever has nothing to do with it is
 * not meant. Health, education, science or community as such narrow nothing.
 */
const NARROW = {
  illness:
    "mental-health addiction cancer brain heart-lung diabetes infection mother-child reproductive ageing disability dental eye rare-disease skin-bones drugs sanitation",
  people: "women youth children veterans tribal refugees trafficking violence rights homeless",
  place: "africa south-asia east-asia latin-america europe uk mena oceania canada new-york",
  trade:
    "farming livestock fishing forest irrigation food water climate renewable energy nuclear nature ocean pollution waste disaster ai software computing security defense space transport logistics manufacturing hardware devices telecoms open-source web3 fintech commerce consumer games media arts tourism sport housing work-safety rural",
};
const narrow = new Set(Object.values(NARROW).flatMap((ids) => ids.split(" ")));
const trades = new Set(NARROW.trade.split(" "));

/** Industries that hold so much that to be in one says nothing of a trade. */
const WIDE_INDUSTRIES: readonly string[] = ["health", "science", "biotech", "education", "community"];
const tradeIndustries: readonly (readonly [id: string, industries: readonly string[]])[] = CONCEPTS.filter(
  ({ id }) => trades.has(id),
).map(({ id, industries }) => [id, industries.filter((slug) => !WIDE_INDUSTRIES.includes(slug))]);

/** Somebody in the one is meant by the other: "Asia Pacific" by Australia. */
const IMPLIED: Readonly<Record<string, string>> = {
  oceania: "east-asia",
  "south-asia": "east-asia",
  uk: "europe",
  work: "work-safety",
};

/** Institutes that give for one subject only, as the names of their notices shorten them. */
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

/** What an institute gives for, which is said by the words of matching where it is shown; undefined for a word that names none. */
export const institutesSubject = (word: string) =>
  Object.hasOwn(INSTITUTES, word) ? INSTITUTES[word]?.about : undefined;

/** Subjects that the vocabulary holds too wide: as the names of notices say them, and as those who work on them speak. */
const CLOSER: readonly (readonly [id: string, said: RegExp, own: RegExp])[] = [
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
 * Something that the name of an opportunity narrows it to: any of `ids`, in its own words; institutes with what they give for,
 * "NEI: eyes; NIA: ageing".
 */
export type Subject = { said: string; ids: readonly string[] };

export const BETWEEN_INSTITUTES = "; ";

const known = new Map<string, readonly Subject[]>();
const NAMES_REMEMBERED = 20_000;

/** What the name of an opportunity narrows it to; empty for one that is for any subject. Read once for each name. */
export function subjectsOf(name: string): readonly Subject[] {
  let subjects = known.get(name);
  if (subjects === undefined) {
    if (known.size >= NAMES_REMEMBERED) known.clear();
    known.set(name, (subjects = readSubjects(name)));
  }
  return subjects;
}

/** Words of one's vocabulary as a name writes them, where it writes them so. */
function asWritten(words: string, name: string): string {
  const at = name.toLowerCase().indexOf(words);
  return at < 0 ? words : name.slice(at, at + words.length);
}

function readSubjects(name: string): Subject[] {
  const plain = withoutBoilerplate(name);
  const subjects: Subject[] = [...findConcepts(wordsOf(plain)).concepts]
    .filter(([id, { sure }]) => sure > 0 && narrow.has(id))
    .map(([id, { as }]) => ({ said: asWritten(as, plain), ids: [id] }));
  for (const [id, said] of CLOSER) {
    const found = said.exec(plain)?.[0];
    if (found !== undefined) subjects.push({ said: found, ids: [id] });
  }
  // Of several institutes that give together any may be the one.
  const institutes = [...new Set(name.match(/\b[A-Z]{3,5}\b/g) ?? [])].filter((word) =>
    Object.hasOwn(INSTITUTES, word),
  );
  if (institutes.length > 0)
    subjects.push({
      said: institutes.map((word) => `${word}: ${INSTITUTES[word]!.about}`).join(BETWEEN_INSTITUTES),
      ids: institutes.flatMap((word) => INSTITUTES[word]!.ids),
    });
  return subjects;
}

/**
 * The subjects that somebody has to do with.
 * @param text their own words, and the countries where they are
 * @param industries slugs of the list
 */
export function ownSubjects(text: string, industries: readonly string[]): ReadonlySet<string> {
  const own = new Set(findConcepts(wordsOf(withoutBoilerplate(text))).concepts.keys());
  for (const [id, of] of tradeIndustries) if (of.some((slug) => industries.includes(slug))) own.add(id);
  for (const [id, , words] of CLOSER) if (words.test(text)) own.add(id);
  for (const id of [...own]) if (Object.hasOwn(IMPLIED, id)) own.add(IMPLIED[id]!);
  return own;
}
