import type { Section } from "./types";

/** What one sentence says that applications are judged by. */
type Said = { name: string; weight: number | null; unit: "points" | "percent" | null };

const SUBJECT = String.raw`(?:applications?|proposals?|projects?|submissions?|requests?|applicants?|candidates?|nominations?|nominees|bids?|entries|ideas|you)`;
const JUDGED = String.raw`(?:evaluated|assessed|judged|scored|rated|ranked|reviewed|selected|chosen|prioriti[sz]ed)`;
const WILL_BE = String.raw`\b${SUBJECT}\b[^.:;]{0,60}\b(?:will be|shall be|are|is|be)\s+(?:\w+ly\s+)?${JUDGED}(?:(?:,| and| or)+ ${JUDGED})*`;
/** Each has the list of what is judged as its last group. */
const SENTENCES: readonly RegExp[] = [
  /\b(?:criteria|factors|critères(?: suivants)?|criterios(?: siguientes)?|critérios(?: seguintes)?)\s*:\s+(.+)$/i,
  new RegExp(
    String.raw`${WILL_BE}(?:(?<=evaluated|assessed|judged|scored|rated|ranked)\s+(?:on|for)|\s+(?:based\s+(?:up)?on|on the basis of|against|according to|in terms of|with regard to))\s+(?:the basis of\s+)?(.+)$`,
    "i",
  ),
  /\b(?:selection|evaluation|decisions?)\b(?![^.:;]{0,40}\bamounts?\b)[^.:;]{0,40}\b(?:will be|is|are)\s+(?:made\s+)?(?:based\s+(?:up)?on|on the basis of)\s+(.+)$/i,
  /\b(?:selection|evaluation|review|award|assessment|judging|scoring|merit)\s+(?:criteria|factors)(?:\s+for\s+[^.:;,]{3,60}?)?\s+(?:will\s+)?(?:include|are|comprise)s?(?:\s+the following)?:?\s+(.+)$/i,
  /\b(?:reviewers?|panel(?:ists|lists)?|jury|judges|assessors|committee)\s+(?:will\s+)?(?:consider|evaluate|assess|weigh|take into account|look at)\s+((?:the|how|whether)\s.+)$/i,
  /\b(?:projets?|dossiers?|candidatures?|propositions?|offres?)\b[^.:;]{0,60}\b(?:seront|sont|sera|est)\s+(?:évalué|apprécié|sélectionné|jugé|noté|classé)e?s?\s+(?:au regard|sur la base|en fonction|selon|d'après|sur)\s+(?:(?:de la|de l['’]|du|des|de|la|le|les|l['’])\s*)?(.+)$/i,
  /\b(?:solicitudes|propuestas|proyectos|candidaturas)\b[^.:;]{0,60}\b(?:se (?:valorarán|evaluarán|seleccionarán)|serán (?:evaluad|valorad|seleccionad)[ao]s)\s+(?:en función de|según|atendiendo a|de acuerdo con|por)\s+(.+)$/i,
  /^se valorará[n]?\s+(?:especialmente\s+|positivamente\s+)?((?:la|el|los|las)\s.+)$/i,
  /\b(?:propostas|projetos|candidaturas|inscrições)\b[^.:;]{0,60}\b(?:serão|são)\s+(?:avaliad|selecionad|julgad|classificad)[ao]s\s+(?:com base n?em?|quanto [aà]o?s?|segundo|de acordo com|conforme|pel[ao]s?)\s+(.+)$/i,
];
/** Elsewhere these also say how much money there is, who meets when, and what happens to those who are chosen. */
const AMONG_CRITERIA: readonly RegExp[] = [
  new RegExp(String.raw`${WILL_BE}\s+(?:up)?(?:on|for)\s+(.+)$`, "i"),
  /\b(?:awards?|funding|grants?)\b(?![^.:;]{0,40}\bamounts?\b)[^.:;]{0,40}\b(?:will be|is|are)\s+(?:made\s+)?(?:based\s+(?:up)?on|on the basis of)\s+(.+)$/i,
  /\b(?:trustees|board|we)\s+(?:will\s+)?(?:consider|evaluate|assess|weigh|take into account|look at)\s+((?:the|how|whether)\s.+)$/i,
  /\b(?:projets?|dossiers?|candidatures?|propositions?|offres?)\b[^.:;]{0,60}\b(?:seront|sont|sera|est)\s+(?:examiné|retenu)e?s?\s+(?:au regard|sur la base|en fonction|selon|d'après|sur)\s+(?:(?:de la|de l['’]|du|des|de|la|le|les|l['’])\s*)?(.+)$/i,
];
/** Criteria that say who may apply, or what may go wrong. */
const OTHER_CRITERIA =
  /\b(?:in)?(?:eligib\w*|admis\w*|exclu\w*|risks?|success)\s+(?:\w+\s+){0,2}(?:criteria|criterion|factors?)\b|\b(?:criteria|criterion|factors?|critères?|criterios?|critérios?)\s+(?:\S+\s+){0,2}\S*(?:[eé]ligib|elegib|admis|exclu|risk|success)/i;
/** Who judges, when and in which order, and lists that stand elsewhere, name no criterion. */
const NO_LIST =
  /\b(?:criteri(?:a|on)|critères?|criterios?|critérios?|following|suivants?|siguientes?|seguintes?|below|above|rolling|first[- ]come|basis|panel|committee|reviewers?|staff|experts?|peers?|scale|points?|scores?|competitive(?:ly)?|case[- ]by|dates?|deadlines?|months?|years?|quarter|rounds?|complet(?:e|eness)|eligib\w*|availab\w*|funding|awards?|consideration|feedback|approval|sections?|policy|policies|guidelines|regulations?|priorities|procedures?|process|laws?|calendar|lottery|random|one|two|three|groups?|applications?|proposals?|requests?|projects|submissions?|nominations?|entries|bids?|candidates?|meetings?)\b|\bby an?\b|\bby the\b|\d|@|["“«]/i;
const SPLIT =
  /\s*[;,]\s*(?:and\s+|or\s+|et\s+|y\s+|e\s+)?|\s+(?:and|et|y|e)\s+(?=(?:the|its|their|how|whether|l[ae]s?|l['’]|el|los|o|a|os|as)\s)/i;
const ITEM_WORDS_MAX = 14;
const ITEMS_MAX = 10;
const SENTENCE_MAX = 500;

/** "Applications will be assessed on their quality, their reach and their cost." */
export function listJudged(sentence: string, section: Section): Said[] {
  if (section === "eligibility" || sentence.length > SENTENCE_MAX || !/[.;]$/.test(sentence)) return [];
  if (OTHER_CRITERIA.test(sentence)) return [];
  const list = findList(sentence, section);
  if (list === undefined || NO_LIST.test(list)) return [];
  const names = list
    .replace(/[.;]$/, "")
    .split(SPLIT)
    .map((name) => name.trim())
    .filter((name) => /\p{L}{3}/u.test(name));
  if (names.length === 0 || names.length > ITEMS_MAX) return [];
  if (names.some((name) => name.split(/\s+/).length > ITEM_WORDS_MAX)) return [];
  return names.map((name) => ({ name, weight: null, unit: null }));
}

/** The part of a sentence that names what is judged. */
function findList(sentence: string, section: Section): string | undefined {
  const patterns = section === "criterion" ? [...SENTENCES, ...AMONG_CRITERIA] : SENTENCES;
  return patterns.map((pattern) => pattern.exec(sentence)?.[1]).find((one) => one !== undefined);
}

/** One of several names with its points in a sentence: "(1) Need (40 points);", "Need – 40%," */
const WEIGHED =
  /(?:^|[;:,.]\s*|\s)(?:and\s+|et\s+)?(?:\(?(?:\d{1,2}|[a-h]|[ivx]{1,4})[.)]\s*)?(\p{L}[^;:()|,.]{2,100}?)\s*(?:\(|[–—:-]\s*)(?:(?:up to|max(?:imum)?\.?|worth|weight(?:ed)?|jusqu['’]à)\s*:?\s*)?(\d{1,3})\s*(points?|pts?\.?|%|percent)(?:\s*max\w*)?\)?(?=\s*(?:[;,.]|$|and\b|et\b))/giu;
const SEVERAL = 2;
/** The evaluation of a project is something that costs; being evaluated is not. */
const OF_JUDGING = /criteri|critèr|\bscor(?:e[ds]?|ing)\b|\bevaluated\b/i;

/** "Criteria: (1) Need (40 points); (2) Plan (60 points)": the names and points of a sentence that has several. */
export function listWeighed(sentence: string, section: Section): Said[] {
  if (sentence.includes("|") || OTHER_CRITERIA.test(sentence)) return [];
  const list = findList(sentence, section);
  const said = [...(list ?? sentence).matchAll(WEIGHED)].map(([, name, number, unit]): Said => ({
    name: name!.replace(/^(?:and|et)\s+/i, "").trim(),
    weight: Number(number),
    unit: /^(?:%|per)/i.test(unit!) ? "percent" : "points",
  }));
  const total = said.reduce((sum, { weight }) => sum + (weight ?? 0), 0);
  // The parts of a payment and the shares of the costs make up a hundred as well.
  const isOfCriteria = section === "criterion" || list !== undefined;
  return said.length >= SEVERAL && ((total === 100 && isOfCriteria) || OF_JUDGING.test(sentence)) ? said : [];
}
