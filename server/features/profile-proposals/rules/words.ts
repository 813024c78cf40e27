import { SDGS } from "@shared/constants/questionnaires/options";
import type { Finding, Sentence, SourcePage, Subject } from "../types";

const MISSION =
  /^(?:(?:our|the) mission is|our purpose is|notre mission est|nuestra misión es|a nossa missão é|nossa missão é|l[’'](?:association|entreprise|organisation|école) a pour mission|we exist to)\s/iu;
const ACTIVE_EN =
  /^(?:[^,.;]{2,60}?\s)?(?:is|are)\s(?:an?\s)?(?!raising|hiring|proud|part|closed|open|located|based|not|now|team|also|here|growing|delighted|looking|grateful|headquartered|registered|certified|independent of|run by|on\b)\p{L}|^(?:we|i)\s(?!are\b|were\b|have\b|had\b|won\b|employ|hold\b|operate in|met\b|use\b|love\b|believe|contribute|close|will\b|work towards|can\b|am\b|rehearse|live\b|studied|cannot|need\b|welcome\b|thank|respect|do\b|may\b|collect (?:data|cookies)|was\b)\p{L}+\s/iu;
const VERB_S = /^(?!was|has|is\b|employs|works (?:with|towards)|counts)\p{Ll}+s$/u;
const ACTIVE_FR = /^nous\s(?!sommes|avons|contribuons|utilisons|étions|recrutons|comptons)\p{L}+ons\s/iu;
const ACTIVE_WE =
  /^(?!Somos|Contamos|Estamos|Temos|Tenemos|Contribu|Trabajamos en|Usamos|Utilizamos|Agradec|Buscamos)\p{Lu}\p{L}+(?:amos|emos|imos)\s/u;
const DESCRIPTION_MIN = 30;
const DESCRIPTION_MAX = 300;
const FIRST_LINES = 8;

/** Reads what the organisation says it does and wants. */
export function readTexts({ text, core, page, isOwn, isFirstPage, at }: Sentence): Finding[] {
  const base = { quote: text, page, value: text };
  if (MISSION.test(text) && text.length >= DESCRIPTION_MIN) return [{ ...base, fact: "mission" }];
  if (!isFirstPage || at >= FIRST_LINES || !isOwn || core !== text || /[?!:]$|\d{4}/.test(text)) return [];
  if (text.length < DESCRIPTION_MIN || text.length > DESCRIPTION_MAX || !/[.]$/.test(text)) return [];
  return tells(text) ? [{ ...base, fact: "description" }] : [];
}

const tells = (text: string) =>
  ACTIVE_EN.test(text) ||
  ACTIVE_FR.test(text) ||
  ACTIVE_WE.test(text) ||
  text
    .split(" ")
    .slice(1, 6)
    .some((word) => VERB_S.test(word)) ||
  /\s(?:donne|fabrique|propose|aide|forme|accompagne|développe|crée|vend|répare|collecte|ofrece|fabrica|ayuda|forma|vende|oferece|ajuda)\s/u.test(
    text.slice(0, 60),
  );

const GOALS =
  /\b(?:SDGs?|ODD|ODS|(?:sustainable development|global) goals?)\s*(?:n[º°]\s*|numbers?\s*)?((?:\d{1,2}(?:\s*\([^)]{3,60}\))?(?:\s*(?:,|and|et|y|e|&)\s*(?:(?:SDGs?|ODD|ODS)\s*)?)?)+)/giu;
const TOWARDS = /\b(?:work towards|contribu|support|align|serve|advance|address|towards|trabaj|apoi)/iu;
const GOALS_MAX = 8;

/** Reads the Sustainable Development Goals that the organisation names as its own. */
export function readGoals({ text, page, isOwn }: Sentence): Finding[] {
  const numbers = [...text.matchAll(GOALS)].flatMap(([, said]) =>
    [...(said ?? "").replace(/\([^)]*\)/g, "").matchAll(/\d{1,2}/g)].map(([digits]) => Number(digits)),
  );
  const isLine = /^(?:SDG|ODD|ODS)\s*\d/u.test(text) && text.length < 80;
  const goals = [...new Set(numbers)].filter((number) => number >= 1 && number <= SDGS.length);
  if (goals.length === 0 || goals.length > GOALS_MAX || !(isLine || (isOwn && TOWARDS.test(text)))) return [];
  return [
    {
      fact: "sdgAlignment",
      value: goals.sort((a, b) => a - b).map((goal) => SDGS[goal - 1]!),
      quote: text,
      page,
    },
  ];
}

const REGISTERED = [
  /registered charity(?:\s+in\s+[\p{L} ]{3,40}?)?[\s,(]*(?:\(?\s*(?:no\.?|number|nº)?[\s:]*)(\d{6,8}(?:-\d)?)\)?/iu,
  /\bEIN[\s:#]*(\d{2}-\d{7})\b/u,
  /\bRNA[\s:]*(W\d{9})\b/u,
  /\bNIT[\s:]*(\d{3}\.?\d{3}\.?\d{3}-\d)\b/u,
];

/** Reads the number under which a charity is registered, with the words that say of what register it is. */
export function readRegistration({ text, page, isOwn }: Sentence): Finding[] {
  for (const pattern of REGISTERED) {
    const found = pattern.exec(text);
    if (!found) continue;
    const isOurs =
      isOwn ||
      found.index === 0 ||
      /^(?:\S+\s){0,3}$/.test(text.slice(0, found.index)) ||
      /(?:is|are) an?\s*$/.test(text.slice(0, found.index));
    if (isOurs) return [{ fact: "charityRating", value: found[0].trim(), quote: text, page }];
  }
  return [];
}

const NOT_YET = /\b(?:not|becoming|become|pending|working towards|aim|on the way|en voie)\b/iu;
const STAGE =
  /\b(?:raising|closing|seeking|opening)\s+(?:our|a|its|the)\s+(pre-seed|seed|series [abc])(?![\p{L}])/iu;

/** Reads whether it is a B Corp, and which round it raises. */
export function readMarks({ text, page, isOwn }: Sentence): Finding[] {
  const findings: Finding[] = [];
  const isMark = /\bcertified B Corp(?:oration)?\b|\bB Corp certified\b|\bcertifiée? B Corp\b/iu.test(text);
  if (isMark && !NOT_YET.test(text) && (isOwn || text.length < 40))
    findings.push({ fact: "bCorpCertified", value: true, quote: text, page });
  const [, stage] = STAGE.exec(text) ?? [];
  if (stage && isOwn) findings.push({ fact: "fundraisingStageSeeking", value: stage, quote: text, page });
  return findings;
}

const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,24}/gu;
const GENERAL =
  /^(?:contact|contacto|contato|info|hello|hi|hola|ola|hey|hej|office|team|bonjour|mail|post|geral|secretaria|secretary|enquiries|inquiries|admin|kontakt)[@.]/iu;

/** Reads the address for letters: the only one, or the only general one. */
export function readEmail(sentences: readonly Sentence[]): Finding[] {
  const found = new Map<string, Sentence>();
  for (const sentence of sentences)
    for (const [email] of sentence.text.matchAll(EMAIL)) if (!found.has(email)) found.set(email, sentence);
  const all = [...found.keys()];
  const general = all.filter((email) => GENERAL.test(email));
  const [only] = all.length === 1 ? all : general.length === 1 ? general : [];
  const at = only === undefined ? undefined : found.get(only);
  return only && at ? [{ fact: "founderEmail", value: only, quote: at.text, page: at.page }] : [];
}

/** The page of a person says the name first. */
export function readPerson(pages: readonly SourcePage[], { type, name }: Subject): Finding[] {
  const [first] = pages;
  const line = first?.text.trim().split("\n")[0]?.trim() ?? "";
  const isName = /^(?:\p{Lu}[\p{L}’'-]+\s){1,3}\p{Lu}[\p{L}’'-]+$/u.test(line);
  const speaks = /(?:^|[.\n]\s*)(?:I|Je|Soy|Sou)\s/u.test(first?.text ?? "");
  return type === "Individual" && first && isName && speaks && line === name
    ? [{ fact: "founderName", value: line, quote: line, page: first.number }]
    : [];
}
