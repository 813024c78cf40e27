import { fold } from "../../../../platform/text/fold";
import { ROLE } from "./vocabulary";
import type { Passage, ReadSlide } from "./read-deck";
import { words } from "./rule";

const PART = String.raw`\p{Lu}[\p{Ll}\p{M}]*(?:['’-]\p{Lu}?[\p{Ll}\p{M}]+)*`;
const PARTICLE = "(?:de|da|do|dos|del|van|von|der|den|bin|ben|al|el|ibn|ould|la|le)";
/** Two to four capitalised words, with initials and particles between them. */
const PERSON = new RegExp(
  String.raw`(?<![\p{L}\p{N}@.])(?:(?:Dr|Prof|Mr|Ms|Mrs|Eng)\.? )?${PART}(?: ${PARTICLE})?(?: (?:${PART}|\p{Lu}\.)){0,2} (?:${PARTICLE} )?\p{Lu}[\p{Ll}\p{M}'’-]+(?![\p{L}\p{N}])`,
  "gu",
);
/** Capitalised words of headings, titles and places, which make no person. */
const NO_NAME = words(
  "the|our|we|why|how|what|who|meet|team|teams|founders?|co-?founders?|founding|leadership|advisors?|advisers?|advisory|board|staff|about|us",
  "ceo|cto|coo|cfo|chief|executive|officer|director|head|manager|lead|engineer|engineering|president|principal|professor|researcher|senior|junior",
  "product|technology|technical|operations|business|development|sales|marketing|finance|financial|program|programme|project|research",
  "university|college|school|institute|bank|group|foundation|fund|ventures?|capital|inc|ltd|llc|corp|company|labs?|centre|center|ministry",
  "market|problem|solution|vision|mission|next|steps|use|funds|key|full|time|part|years?|experience|former|previously|ex|human|resources",
  "africa|america|europe|asia|united|states|kingdom|new|york|san|francisco|cape|town|saint|city|county",
  "series|seed|phase|stage|slide|deck|pitch|contact|thank|thanks|join|call|action|data|machine|learning|computer|science|software|customer",
  "medical|health|care|public|policy|community|youth|women|girls|education|energy|solar|climate|food|water|digital|global|international",
  "master|bachelor|degree|an?|notre|nos|equipe|direction|general|directrice|directeur",
  "each|every|all|any|one|only|option|track|step|day|week|month|january|february|march|april|june|july|august|september|october|november|december",
  "google|microsoft|amazon|apple|facebook|meta|netflix|uber|stripe|mckinsey|deloitte|harvard|stanford|oxford|cambridge|mit",
);

const INTRODUCED =
  /\b(?:founded by|led by|run by|founders?|director|ceo|principal investigator|fondee? par|dirigee? par)[: ]*$/;

export type Named = { name: string; passage: Passage };

/** Names of people in a line; `AMA MENSAH` counts where the line holds nothing else. */
export function peopleIn(line: string): string[] {
  const isShouted = /^[\p{Lu}\p{M}.'’ -]{5,40}$/u.test(line) && line.split(" ").length <= 4;
  const readable = isShouted
    ? line.replace(/(\p{L})(\p{L}*)/gu, (_, first: string, rest: string) => first + rest.toLowerCase())
    : line;
  return [...readable.matchAll(PERSON)].flatMap(([run]) => nameWithin(run) ?? []);
}

/** The people whom a slide about them names. */
export function peopleOn(slide: ReadSlide): Named[] {
  return slide.passages.flatMap((passage) => peopleIn(passage.text).map((name) => ({ name, passage })));
}

/** The people whom any slide names together with a role: "Ama Mensah, director", "founded by Ama Mensah". */
export function peopleWithRoles(slide: ReadSlide): Named[] {
  return slide.passages.flatMap((passage) =>
    peopleIn(passage.text).flatMap((name) => {
      const [before = "", after = ""] = passage.text.split(name, 2).map(fold);
      const isNamedWithRole =
        (/^ ?[,:(|/-]/.test(after) && ROLE.test(after.slice(0, 40))) || INTRODUCED.test(before.slice(-30));
      return isNamedWithRole ? [{ name, passage }] : [];
    }),
  );
}

/** The longest run of words that can be a name: "Founder Ama Mensah" holds one, "Chief Executive" none. */
function nameWithin(run: string): string | undefined {
  const runs: string[][] = [[]];
  for (const word of run.split(" ")) {
    if (NO_NAME.test(fold(word))) runs.push([]);
    else runs.at(-1)?.push(word);
  }
  return runs.find((words) => words.length >= 2)?.join(" ");
}

const TOKEN = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}&-]+(?:\.\p{L}{2,3})?/gu;
/** Capitalised words and abbreviations that name no organisation. */
const NO_ORGANISATION = words(
  "the|our|we|us|they|it|this|that|these|no|yes|not|only|and|or|but|for|with|why|how|what|who|all|most|some|many|more|less|low|high",
  "[a-z]{1,2}|saas|api|apis|sdk|b2b|b2c|b2g|crm|erp|iot|ui|ux|roi|kpi|usd|eur|gbp|ngo|ngos|sme|smes|hr|cost|price|speed|quality|features?",
  "manual|paper|existing|traditional|current|other|others|alternatives?|competitors?|competition|direct|indirect|public|private|local|global",
  "market|solution|product|platform|open|source|data|user|users|customers?|support|access|mobile|web|app|apps|time|safe|easy|cheap|expensive",
  "january|february|march|april|may|june|july|august|september|october|november|december|spreadsheets?|email|portals?|status|quo|nothing|doing",
  "les|des|nos|nous|une?|as|prix",
);

/** What follows a name at the beginning of a line, where any word has a capital: "Kira, …", "Kira and Luminance", "Kira sells". */
const AFTER_NAME =
  /^(?:[,;:/|•]| (?:and|et|&) \p{Lu}| \p{Lu}| (?:sells?|offers?|serves?|supports?|exports?|makes?|charges?|costs?|is|has|does|vend|propose|offre|est)\b)/u;

/** Names of organisations and products in a line, `own` excepted. */
export function organisationsIn(line: string, own: string): string[] {
  const isShort = line.split(" ").length <= 3;
  const ownWords = new Set(fold(own).split(/\s+/));
  return [...line.matchAll(TOKEN)]
    .filter(({ 0: name, index }) => isShort || index > 0 || AFTER_NAME.test(line.slice(name.length)))
    .map(([name]) => name)
    .filter((name) => !NO_ORGANISATION.test(fold(name)) && !ownWords.has(fold(name)));
}
