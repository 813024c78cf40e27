import { cutText } from "../../../platform/documents/text";
import { ASKED_PAPER, PAPER } from "./papers";
import type { FoundLine, Passage } from "./types";

/** Words that ask for nothing but papers. */
const ASKS =
  /\b(?:please )?attach\b|\b(?:applications?|proposals?|submissions?|bids?|dossiers?|packages?|you|applicants?|candidates?|files?|envelopes?|responses?|requests?|tenders?|expressions? of interest|e-?mails?|folders?|packs?|bundles?)\b[^.]{0,60}\b(?:must|should|shall) (?:also )?(?:contain|include)\b|\bmust (?:also )?(?:upload|enclose)|\bneed to upload|that you must upload|\benclose\b|package includes|^(?:the )?(?:required|mandatory|supporting) (?:documents?|attachments?|annexes)\s*:|\bjoindre\b|^submit an?\b|^documents? (?:to|à)/i;
/** Orders that ask for a paper only when they name one. */
const ORDERS =
  /^(?:in this attachment, |for [^,]{3,40}, |please (?:also )?|(?:you|applicants?) (?:must|should|will)(?: also)? )?(?:include|attach|upload|provide|submit|enclose|insert)\b|\b(?:you|applicants?|applications?|proposals?|submissions?|bids?|organi[sz]ations?)\b[^.]{0,60}\b(?:must|will|should|(?:is|are) required to) (?:also )?(?:include|provide|submit|attach|upload|send)\b|\bmust be (?:submitted|provided|included)\b|\baccompanied by\b|^an? [^,.]{3,70} (?:is|are) required\.$/i;
/** In the middle of a paragraph, an order may as well be about what a paper has in it. */
const OF_COPIES = /\b(?:attach(?:ments?)?|cop(?:y|ies)|must|letters?|upload)\b/i;
const NO_DOCUMENT =
  /must include at least|must include (?:both|either)|partnership must include|must be included in (?:the|a) [^.]{0,20}(?:partnership|consorti|team)|\bdo not (?:include|submit|provide|attach)\b|^(?:once|when|after|if (?:you (?:get|receive|are)|we fund|funded|awarded))\b|\b(?:recipients?|awardees?|grantees?|personnel) (?:must|will|should)\b|\b(?:report|notify)\b[^.]*\bwithin\b|\bfails? to\b|\bsupporting documentation\b|to support this information|(?:these|all) (?:costs|activities)|provide the number of|\b(?:following|these) (?:\w+ )?(?:documents?|documentation|attachments?)\b(?!.*:\s*\S)|\bin an? \S* ?(?:pdf|word)\b/i;
/** What an item begins with that tells how to do something, or is a part of a sentence. */
const NO_NAME =
  /^(?:once|when|where|if|after|before|during|for (?:each|sections?|more)|save|repeat|state|make sure|use|see|do(?:es)? not|ensure|complete (?:all|the)|click|select|open|fails?|is|are|has|have|how|what|whether|that|to|in (?:line|order)|develop|conduct|organi[sz]e|create|establish|promote|increase|improve|build|engage|indicate|highlight|meet|comply|maintain|participate|implement|collect|identify|describe|explain|discuss|demonstrate|list the|provide the (?:total )?number|the (?:total|projected|number|names?|types?)|name and|year|new applicants|insert each|upload (?:using|in)|counts? toward|(?:file|page|font|paper) (?:name|format|size|limit|colou?r)|required format|fonts?|margins|spacing|colou?r|keep|place|note|no more than)\b/i;
/** A sentence with its verb says something of the papers, unless it says that they are needed. */
const STATES =
  /^(?:all|each|every|any|you|your|we|they|no|le|la|les|tout|toute|tous|toutes)\b[^,;]{0,60}\b(?:is|are|must|may|will|should|cannot|covers?|have|has|sont|doi(?:t|vent))\b|^[^,;]{0,80}\bmust (?!be (?:included|provided|submitted|attached|uploaded))|\b(?:apply|applies) to\b|\b(?:is|are|will be|may be|must be|can be) (?!(?:required|mandatory|needed|responsible|primarily)\b)\w+ed\b/i;
/** Names of a whole list, or of the form that takes a document, and not of one. */
const GENERIC =
  /^(?:(?:the )?(?:(?:standard|required|other|additional|supporting|mandatory|summary|narrative|all)\s+)?\s*(?:narrative )?(?:forms?|documents?|documentation|attachments?|attachment forms?|annexes|appendi(?:x|ces)|materials(?: required)?)|pièces (?:jointes|à joindre))(?: form)?(?: if .*| [–—-] .*)?\.?$/i;
/** "Project abstract: use the Project Abstract Summary form": a row of a table of what to send, and how. */
const ROW =
  /^(\p{Lu}[^.:;|]{2,60}?)\s+(?:\|\s+)?(?:Use|Upload|Insert|Attach|Submit|Complete)\s+(?:the|in|each|as|using|it|this)\b/u;
/** "Work plan | 5 pages": a row of a table of what to send, with when it is sent or how long it may be. */
const CELLS =
  /^(\p{Lu}[^.:;|]{2,70}?)\s*(?:\|\s*(?:Yes|No|Required|Optional|N\/A|\d{1,2}(?: pages?)?)\b|(?:\|\s*|\s)(?:With (?:the |your )?application|(?:If|As) applicable|Page limit)\b)/u;
/** What has a length of its own is a paper, whatever it is called. */
const LENGTH = /^(?!(?:total|page|maximum|font|margin|limit)).*\|\s*\d{1,2} pages?\b/i;
const HAS_VERB =
  /\b(?:is|are|must|may|can|should|will|has|have|submit|provide|include|complete|exceed|than|within)\b/i;
const HOW = /^(?:use|upload|insert|attach|submit|complete)\b.{0,90}\b(?:forms?|attachments?|portal|pdf)\b/i;
/** "Attachment 3: Letters of support", wherever it stands. */
export const NUMBERED =
  /^(?:(?:Attachment|Annexe?|Appendix|Exhibit|Enclosure|Tab|Pi[èe]ce)|(?:ATTACHMENT|ANNEX|APPENDIX))\s+(?:\d{1,2}|[A-Z]|[IVX]+)\s*[:.–—-]\s*(?=\p{Lu})/u;
/** A form of the United States by its name and number, alone in a line. */
const FORM =
  /\((?:SF|PHS|ED|HUD)[- ]?\w{3,6}\)(?: form)?$|^SF-?\w{3,5}\b.{0,60}\)$|^SF[- ]?(?:\d{3}\w?|LLL)\s*[:–—(-]\s*\p{Lu}|\bForm$/u;
/** What is said above a list; "List of trustees:" is a name itself. */
const INTRODUCES = /^(?!list\b).*:$|^.*\b(?:must|should|will|following|please)\b.*:$/i;
/** Where the list of a sentence begins. */
const BEFORE_LIST =
  /^.*?(?::\s+|\b(?:attach|upload|enclose|includes?|contain|submit|provide|joindre(?:\s+au\s+dossier)?)\s+(?!ed\b))/i;
/** A long sentence tells what a text has in it, unless it names a paper of its own. */
const LONG = 160;
/** "Community: describe whom you reach" is a part of the text. */
const PART_OF_TEXT =
  /^([^:]{3,60}):\s(?:describe|include|articulate|explain|discuss|identify|provide|state|outline)\b/i;
const NAME_MAX = 160;
const LINE_MAX = 90;
/** An item of a list of documents with so few words is a name, whatever its words are. */
const SHORT_NAME_WORDS = 4;
/** A dollar sign, a "No" or a number names nothing. */
const NAMES = /\p{L}{3}|\bCVs?\b|\bSF-?\d/u;

/** The documents that an application has to bring. */
export function readDocuments({
  text,
  body,
  page,
  section,
  isHeading,
  isItem,
  isAnnounced,
  isFirst,
}: Passage): FoundLine[] {
  const make = (name: string): FoundLine => ({
    ...{ kind: "document", page, quote: text },
    value: { name: cutText(name, NAME_MAX) },
  });
  if (GENERIC.test(body)) return [];
  const row = ROW.exec(body);
  if (row && PAPER.test(row[1]!) && !GENERIC.test(row[1]!)) return [make(row[1]!)];
  const cells = CELLS.exec(body);
  if (
    cells &&
    (PAPER.test(cells[1]!) || LENGTH.test(body)) &&
    !GENERIC.test(cells[1]!) &&
    !HAS_VERB.test(cells[1]!)
  )
    return [make(cells[1]!)];
  const isLine = text.length <= LINE_MAX && !text.endsWith(".");
  if (NUMBERED.test(text) && isLine) return [make(text.replace(NUMBERED, ""))];
  if (FORM.test(body) && isLine && (!isItem || /^SF/.test(body)) && /^\p{Lu}/u.test(body))
    return [make(body)];
  if (isHeading) return section === "paper" ? [make(text)] : [];
  const asks =
    (ASKS.test(body) && (body.length > LONG ? ASKED_PAPER : PAPER).test(body.replace(BEFORE_LIST, ""))) ||
    ((isFirst || OF_COPIES.test(body)) && ORDERS.test(body) && ASKED_PAPER.test(body));
  if (asks && !NO_DOCUMENT.test(body) && !/:$/.test(body)) return listNames(body).map(make);
  if (section !== "document" || NO_NAME.test(body) || INTRODUCES.test(body)) return [];
  const part = PART_OF_TEXT.exec(body);
  if (part && !PAPER.test(part[1]!)) return [];
  const isName = isItem ? isNamedItem(body, isAnnounced) : isNamedLine(body);
  return isName && NAMES.test(body) && !/\d+\s*%|@/.test(body)
    ? [make(body.replace(/^[^:]{1,20}\d\s*:\s*/, "").replace(/[.;,:]$/, ""))]
    : [];
}

/** Whether an item of a list of documents names one. Below a sentence that asks for them, its words need not say so. */
const isNamedItem = (body: string, isAnnounced: boolean): boolean =>
  !STATES.test(body) && (isAnnounced || PAPER.test(body) || body.split(/\s+/).length <= SHORT_NAME_WORDS);

/** Whether a line without a mark, below such a heading, names a document. */
const isNamedLine = (body: string): boolean =>
  body.length < LINE_MAX &&
  !/[.:]$|^(?:the|this|these|see|for)\b/i.test(body) &&
  PAPER.test(body) &&
  !/\b(?:is|are|may|must|will|should|limited|exceed|dépasse)\b/i.test(body);

function listNames(sentence: string): string[] {
  const list = sentence.replace(BEFORE_LIST, "").replace(/[.]$/, "");
  const names = list
    .split(
      /\s*[;,]\s*(?:and\s+|et\s+)?|\s+(?:and|et)\s+(?=(?:an?|the|your|two|one|letters?|les?|la|des|un|une)\s)/i,
    )
    .map((name) => name.trim())
    .filter((name) => name.length > 1);
  const papers = names.filter((name) => PAPER.test(name));
  if (sentence.length > LONG && papers.length > 0) return papers;
  return names.length > 0 && names.length <= 20 ? names : [list];
}

/** Marks the names in a table of what to send, which have below them how to send it. */
export function markSentForms(passages: readonly Passage[]): Passage[] {
  return passages.map((passage, at) => {
    const { body, isItem } = passage;
    const isName = !isItem && body.length <= LINE_MAX && /^\p{Lu}[^.:;]+$/u.test(body) && PAPER.test(body);
    return isName && HOW.test(passages[at + 1]?.text ?? "")
      ? { ...passage, section: "document", isHeading: false, isItem: true }
      : passage;
  });
}
