import { cutText } from "../../../platform/documents/text";
import { fold } from "../../../platform/text/fold";
import type { Sentence, SourcePage, Subject } from "../types";

const SENTENCE_END = /(?<=[.!?])\s+(?=[\p{Lu}«"“¿¡])/u;
const ABBREVIATED =
  /(?:^|\s)(?:no|nº|n°|st|dr|mr|ms|mrs|mme|sr|sra|inc|ltd|approx|co|av|tel|tél|\p{Lu})\.$/iu;
const QUOTE_MAX = 500;

const ORGANISATION =
  "organi[sz]ation|company|charity|foundation|association|institute|department|council|school|college|choir|group|lab|laboratory|cooperative|agency|authority|centre|center|nonprofit|business|start-?up|enterprise|studio|network|fondation|entreprise|coopérative|institut|structure|société|école|fundaci[oó]n|asociaci[oó]n|empresa|organizaci[oó]n|cooperativa|escuela|colegio|instituto|organizaç[aã]o|associaç[aã]o|fundaç[aã]o|escola|equipa|equipe|équipe|equipo|team";
/** Our own people and figures, after "our". */
const POSSESSED =
  "board|staff|team|budget|annual|yearly|total|income|revenue|turnover|expenditure|spending|researchers|work|mission|conseil|chiffre|budget|équipe|équipe|trabalho|orçamento|presupuesto|equipo";
const PRONOUN =
  /^(?:we|i|my (?:films?|work|practice|project)|it|nous|elle|je|hoy somos|somos|nosotros|nós)\b/iu;
const OWN_NOUN = new RegExp(
  `^(?:(?:the|our|this|la|le|cette|notre|nuestra?|nuestro|el|esta|este|a|o|a nossa|o nosso)\\s+|l[’'])(?:${ORGANISATION})(?![\\p{L}])`,
  "iu",
);
const OUR = new RegExp(
  `^(?:our|notre|nuestr[oa]s?|a nossa|o nosso|nosso|nossa)\\s+(?:${POSSESSED})(?![\\p{L}])`,
  "iu",
);
/** "Contamos con", "atendimos": a verb that says "we". */
const WE_VERB = /^\p{Lu}\p{L}+(?:amos|emos|imos|ámos)(?=\s)/u;
/** The subject is somebody else's, however the sentence begins. */
const OTHERS =
  /^(?:our|notre|nuestr[oa]s?|nosso|nossa|a nossa|o nosso)\s+(?:partner|funder|sponsor|client|customer|cto|landlord|partenaire|parceir|soci[oa] |financeur)/iu;

const FOUNDED_FIRST =
  /^(?:founded|established|set up|started|created|fondée?s?|créée?s?|fundad[oa]s?|cread[oa]s?|criad[oa]s?)\s+(?:in|en|em|by|par|por)\s[^,]{2,60}(?:,\s+an?\s[^,]{2,50})?,\s+(?=\S)/iu;
const TIME_FIRST =
  /^(?:in|since|en|em|depuis|desde|during|by|last|each|every|this|today|now|aujourd[’']hui|hoy|hoje|to|jusqu)\b[^,.]{0,45}?(?:,\s+|(?<=\d{4})\s+|(?<=year|today|now|hoy|date)\s+)(?=\S)/iu;

/** Splits the pages into sentences and lines, and says of each whether the organisation speaks of itself in it. */
export function readSentences(pages: readonly SourcePage[], subject: Subject): Sentence[] {
  const isName = createNameTest(pages, subject);
  const [first] = pages;
  return pages.flatMap(({ number, text }) => {
    let wasOwn = false;
    return listSentences(text).map(({ text: sentence, isLineStart }, at): Sentence => {
      const core = sentence.replace(FOUNDED_FIRST, "").replace(TIME_FIRST, "");
      const follows = /^(?:it|elle|ella|ela)\s/i.test(core);
      const isOwn = follows ? wasOwn && !isLineStart : isOwnSubject(core, isName);
      wasOwn = isOwn;
      return { page: number, text: sentence, core, isOwn, isFirstPage: number === first?.number, at };
    });
  });
}

function isOwnSubject(core: string, isName: (text: string) => boolean): boolean {
  if (OTHERS.test(core)) return false;
  return isName(core) || PRONOUN.test(core) || OWN_NOUN.test(core) || OUR.test(core) || WE_VERB.test(core);
}

/** Tells whether a text begins with the name of the organisation. */
export function createNameTest(pages: readonly SourcePage[], subject: Subject): (text: string) => boolean {
  const squash = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, "");
  const host = pages[0]?.address ? new URL(pages[0].address).hostname.replace(/^www\./, "") : "";
  const names = [subject.name, host.split(".")[0] ?? ""].map(squash).filter((name) => name.length >= 4);
  return (text) => {
    const words = text
      .replace(/^(?:(?:the|la|le|les|el|los|las|a|o|os|as)\s+|l[’'])/iu, "")
      .split(/\s+/)
      .slice(0, 6);
    for (let count = words.length; count > 0; count -= 1) {
      const begin = squash(words.slice(0, count).join(""));
      if (begin.length >= 4 && names.some((name) => name === begin || (count > 1 && name.startsWith(begin))))
        return true;
    }
    return false;
  };
}

type Piece = { text: string; isLineStart: boolean };

function listSentences(text: string): Piece[] {
  return joinLines(text).flatMap((line) => {
    const pieces: string[] = [];
    for (const piece of line.split(SENTENCE_END)) {
      const last = pieces.at(-1);
      if (last !== undefined && ABBREVIATED.test(last)) pieces[pieces.length - 1] = `${last} ${piece}`;
      else pieces.push(piece);
    }
    return pieces.map((piece, at) => ({ text: cutText(piece, QUOTE_MAX).trim(), isLineStart: at === 0 }));
  });
}

/** Joins the lines of a sentence that goes on in the next line, as it does in a PDF. */
function joinLines(text: string): string[] {
  const joined: string[] = [];
  for (const raw of text.split("\n")) {
    const line = raw
      .replace(/\s+/g, " ")
      .trim()
      .replace(/^[•·▪◦*-]\s+/, "");
    const last = joined.at(-1);
    if (line === "") continue;
    if (last !== undefined && last.length > 30 && /^[\p{Ll}\d(]/u.test(line) && !/[.!?:;]$/.test(last))
      joined[joined.length - 1] = `${last} ${line}`;
    else joined.push(line);
  }
  return joined;
}
