import { fold } from "../values/words";
import { labelKind } from "../values/labels";

/** Funding programmes call themselves by these words, in several languages. */
const FUNDING_WORD =
  /\b(?:\w*funds?|funding|grants?|awards?|prizes?|loans?|schemes?|programmes?|programs?|challenges?|fellowships?|scholarships?|bursar(?:y|ies)|accelerators?|incubators?|calls?|initiatives?|competitions?|stipends?|fonds|subventions?|aides?|prix|bourses?|appels?|concours|dispositifs?|prets?|\w*forderung\w*|forder\w*|programm|\w*preis|\w*stipendi\w+|zuschuss\w*|darlehen|fondos?|premios?|becas?|ayudas?|convocatorias?|subvencion(?:es)?|edita(?:l|is)|opportunit(?:y|ies)|rfps?|hubs?|solicitation|sbir|sttr|partnerships?|vouchers?|credits?)\b/;

/** These are names of pages and sections, not of programmes. */
const GENERIC =
  /^(?:home|grants?|funding|our (?:grants|funding|programmes|programs|funds)|apply(?: for (?:funding|a grant|grants))?|(?:all |current |open |available )?(?:funding |grant )?(?:opportunities|programmes|programs|funds|calls|grants)|find (?:a )?(?:grant|funding)s?|search (?:grants|results)|read more|learn more|more|more info(?:rmation)?|details|view(?: more| details)?|apply now|click here|news|events|welcome|untitled|document|page|aides|appels a projets|financements?|forderprogramme|forderung|ayudas|convocatorias|en savoir plus|mehr(?: erfahren| lesen)?|weiterlesen|leer mas|funding programmes|step \d+.{0,60}|\d{4} grants|funds open now|closed funds)$/;
const NEVER =
  /\b(?:privacy|cookies?|log ?in|sign (?:in|up)|register|subscribe|newsletter|contact us|about us|faqs?|press release|vacanc\w*|terms (?:of|and)|accessibility|case stud(?:y|ies)|annual report|our impact|meet the|blog|podcast|donate|past|previous|historic|former|archive[ds]?|recipients?|grantees|winners of|how to apply|guidance|guidelines)\b|(?:^| )(?:suche|search|recherche|buscador)$/;

const NEWS = /\b(?:wins?|won|congratulations?|celebrat\w+|meet the winners|in pictures|looking back)\b/;
/** Whether a title is news about something that happened. */
export const isNews = (text: string) => NEWS.test(fold(text));

export const hasFundingWord = (text: string) => FUNDING_WORD.test(fold(text));

/** Whether a text can be the name of one opportunity. */
export function canBeName(text: string): boolean {
  const plain = fold(text).replace(/[\s:.!?]+$/, "");
  if (plain.length < 3 || plain.length > 250 || !/\p{L}{2}/u.test(plain)) return false;
  return (
    !GENERIC.test(plain) &&
    !NEVER.test(plain) &&
    !NEWS.test(plain) &&
    labelKind(text) === null &&
    !/^(?:https?:|www\.)/.test(plain)
  );
}

const CLOSED_LINE =
  /^(?:status ?: ?)?(?:this (?:fund|grant|programme|program|scheme|call|opportunity) (?:is|has) )?(?:now |currently |applications? (?:(?:are|is|have) )?(?:now )?)?(?:closed|expired|ended|clos|cloture|cloturee?|closee?|termine|geschlossen|beendet|abgelaufen|cerrad[oa]|encerrad[oa])\b(?! (?:on|date))/;
const CLOSED_STATUS =
  /\b(?:closed|expired|ended|paused|clos|closee?|cloture|cloturee?|termine|geschlossen|beendet|abgelaufen|cerrad[oa]|encerrad[oa])\b/;
const CLOSED_WORD = /(?:^|[\s_-])(?:closed|expired|past|archived?|inactive|ended)(?:$|[\s_-])/i;
const CLOSED_HEADING =
  /\b(?:closed|past|previous|archived?|expired|ended|former|historic|clos|cloturee?s?|termine[se]*|passes|geschlossen\w*|beendet\w*|abgelaufen\w*|vergangen\w*|cerrad[oa]s?|finalizad[oa]s?|encerrad[oa]s?)\b/;

/** Whether a line says "closed". */
export const isClosedLine = (text: string) => CLOSED_LINE.test(fold(text).slice(0, 120));
/** Whether the value of a status means closed. */
export const isClosedStatus = (text: string) =>
  CLOSED_STATUS.test(fold(text)) && !/\bopen\b(?! in)/.test(fold(text).replace(/reopens?/g, ""));
/** Whether a class or an id means closed. */
export const isClosedClass = (names: string) => CLOSED_WORD.test(names);
/** Whether a heading means that the entries below it are closed. */
export const isClosedHeading = (text: string) => text.length < 100 && CLOSED_HEADING.test(fold(text));
/** Whether a heading stands above links to other pages. */
export const isElsewhereHeading = (text: string) =>
  /^(?:related|similar|you may|you might|other (?:grants|funds|opportunities|programmes|funding)|more (?:grants|funding|opportunities|from|like)|see also|also |latest|recent|news|popular|featured stories|voir aussi|a lire aussi|autres|weitere|otras)/.test(
    fold(text),
  );

const PAST_AWARD_HEADERS =
  /\b(?:grantees?|recipients?|awardees?|winners?|laureats?|beneficiaires?|awarded to|project lead|principal investigator|fellows?|empfanger|beneficiarios?|organisation funded|institution)\b/;
/** Whether the header of a table belongs to a list of past awards. */
export function isPastAwards(headers: readonly string[]): boolean {
  return headers.some((header) => PAST_AWARD_HEADERS.test(fold(header)));
}
