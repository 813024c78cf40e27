import { NUMBERED } from "./documents";
import { BULLET, HEADING_MAX } from "./lines";
import { PAPER } from "./papers";
import { IMPERATIVE } from "./questions";
import { findSection, isNumbered, withoutNumber } from "./sections";
import type { Section } from "./types";

const HEADING_WORDS_MAX = 9;
/** A sign that the line states something and announces nothing. */
const STATES = /\d{2,}|[%@€£$|]|\.{3,}/;

/** "Describe your idea", "When will your project begin?": a line of a form, and no heading. */
const ASKS_THE_WRITER =
  /^(?:please\b|(?:briefly )?(?:describe|explain) your\b|tell us\b|(?:décrivez|expliquez|présentez|describa|explique|descreva|apresente)(?!\p{L}))|\b(?:votre|vos|su|sus|seus?|suas?) (?:projet|structure|association|proyecto|entidad|organización|projeto|organização)\b.*\?$|\byour (?:project|organi[sz]ation|group|charity)\b.*\?$/iu;

/** A bold line may as well be a criterion with its points, or a question. */
export const mayHead = (line: string): boolean =>
  line.length <= HEADING_MAX && !STATES.test(withoutNumber(line)) && !/[.;,?]$/.test(line);

/** What a page shows as a heading is one, unless it states something or asks the applicant. */
export const mayTitle = (line: string): boolean =>
  line.length <= TITLE_MAX && !/[@€£$|;]|\d{4}|\d\s*(?:%|points?)/i.test(line) && !ASKS_THE_WRITER.test(line);
const TITLE_MAX = 120;

/** "Letters of support" with a text below it is a paper, in the part on what to send. */
export const findHeaded = (line: string, isInPapers: boolean): Section => {
  if (NUMBERED.test(line)) return "paper";
  const headed = findSection(line);
  return (headed === "other" || headed === "costs") &&
    isInPapers &&
    !isNumbered(line) &&
    PAPER_NAME.test(line)
    ? "paper"
    : headed;
};
const PAPER_NAME =
  /\b(?:agreements?|charts?|forms?|budgets?|budget (?:narrative|justification)|abstract|r[ée]sum[ée]s?|cvs?|(?:job|position) descriptions?|sketch(?:es)?|letters?(?: of \w+)?|status|references)$/i;

/** A part of the call that is mostly a list. */
export const isListed = (section: Section) => section === "document" || section === "criterion";

type Around = {
  isItem: boolean;
  section: Section;
  isAnnounced: boolean;
  isListOfItems: boolean | null;
  /** A paragraph stands below. */
  isAboveText: boolean;
};

/** "Step 4: Learn about the review" */
const PART =
  /^(?:step|part|section|étape|partie)\s+(?:\d{1,2}|[IVX]+|[A-H])\s*[:.–—-]\s*\p{L}|^(?:Step|Étape) \d \p{Lu}/iu;
const PART_MAX = 100;
const TEXT_MIN = 120;
/** A paragraph, and no name of a list. */
export const isText = (line: string | undefined): boolean =>
  line !== undefined && line.length >= TEXT_MIN && line.endsWith(".") && !BULLET.test(line);

/** A line that its page does not show as a heading is one by its words, and by what stands around it. */
export function isHeadingLine(
  line: string,
  { isItem, section, isAnnounced, isListOfItems, isAboveText }: Around,
): boolean {
  const plain = withoutNumber(line);
  if (NUMBERED.test(line) && line.length <= PART_MAX && !/[.;]$/.test(line)) return true;
  if (
    PART.test(line) &&
    line.length <= PART_MAX &&
    !/\d\s*(?:points?|%)|(?:points|scor\w+|weight)\W{0,3}\d/i.test(line)
  )
    return true;
  if (BULLET.test(line) || plain.length > HEADING_MAX || STATES.test(plain)) return false;
  if (/[.;,]$/.test(plain) || /\S:\s+\S/.test(plain)) return false;
  if (plain.split(/\s+/).length > HEADING_WORDS_MAX) return false;
  const known = findSection(line);
  // "Project budget" in a list of documents is one of them.
  const announced = known === "costs" && isListed(section) ? "other" : known;
  const isAsking = isItem && (section === "question" || (section === "criterion" && isAnnounced));
  const isOrdered = section === "question" && IMPERATIVE.test(plain);
  if (ASKS_THE_WRITER.test(plain) || isOrdered || (isAsking && plain.endsWith("?"))) return false;
  if (plain.endsWith("?")) return announced !== "other" || plain.split(/\s+/).length < 5;
  // "4. Letters of support from two partners" is one of a list that was announced.
  const isPaper =
    section === "document" &&
    isAnnounced &&
    (known === "consortium" || known === "cofunding" || known === "limit") &&
    PAPER.test(plain);
  // "(a) the budget" or "2. Budget" in a list of documents is one of them.
  if (
    isItem &&
    (section === "document" || section === "criterion" || section === "question") &&
    isListOfItems !== false
  )
    return (
      announced !== "other" && announced !== section && isNumbered(line) && !/^\(/.test(line) && !isPaper
    );
  // A list without marks goes on until a heading that is known, or that has a paragraph below it.
  const isOfAnnounced = section === "criterion" && isAnnounced && announced === "other";
  if (isAboveText && !isItem && announced !== section && !isNumbered(line) && !isOfAnnounced) return true;
  // "Scoring guide" below criteria is none of them.
  if (section === "criterion" && /\b(?:criteria|scoring|critères)\b/i.test(plain)) return true;
  if ((section === "criterion" || section === "document") && isListOfItems !== true && !isNumbered(line))
    return announced !== "other" && announced !== section;
  return announced !== "other" || isNumbered(line) || /^\p{Lu}/u.test(plain);
}
