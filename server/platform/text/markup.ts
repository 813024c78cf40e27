/** Begin a line of their own. */
const BLOCK = namesIn(
  "address article aside blockquote body br caption center dd details dialog dir div dl dt fieldset figcaption figure footer form frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html legend li main menu nav ol optgroup option p plaintext pre search section summary table tr ul xmp",
);
/** Stand within a word or a line, and leave nothing. */
const INLINE = namesIn(
  "a abbr acronym b bdi bdo big blink cite code data del dfn em font i img ins kbd label mark nobr q rb rp rt rtc ruby s samp small span strike strong sub sup tbody tfoot thead time tt u var wbr",
);
/** Leave a space. */
const OTHER = namesIn(
  "applet area audio base basefont bgsound button canvas col colgroup command content datalist embed frame image input isindex keygen link listing map marquee math maction menclose menuitem merror meta meter mfenced mfrac mi mmultiscripts mn mo mover mpadded mphantom mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr multicol munder munderover nextid noscript object output param picture progress rbc select shadow slot source spacer td textarea th track video",
);
/** What is in them is no text of a page. */
const HIDDEN = namesIn("iframe noembed noframes script style svg template title xml");

function namesIn(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}

const NAME = /<\/?[a-z][^\s/<>"'=]*/iy;
/** Of word processors and feeds: `o:p`, `st1:place`. Not the beginning of an address: `https://`, `doi:10.1`. */
const PREFIXED = /^[a-z]{1,3}\d?:[a-z][\w.-]*$/;
const CLOSING = new Map([...HIDDEN].map((name) => [name, new RegExp(`</${name}(?=[\\s/>])[^<>]*>`, "gi")]));
/** Behind a name that nobody knows these are still attributes, and not words: `<x onclick=…>`, `<x title="…">`. */
const HAS_ATTRIBUTE = /[\s/"']on[a-z]+\s*=|=\s*["']/i;
/** What can be told of the attributes of a tag that does not end. */
const ATTRIBUTES = /(?:[\s/]+[^\s/<>"'=]+\s*=\s*(?:"[^"<>]*"?|'[^'<>]*'?|[^\s"'<>]+))+/y;
const PIECE = /[^<>=]+|=\s*(?:"[^"]*"|'[^']*')?/y;

const COMMENT = { start: "<!--", end: "-->" };
const CDATA = { start: "<![CDATA[", end: "]]>" };
/** `<!DOCTYPE html>`, `<?xml version="1.0"?>`, `<![if !supportLists]>` */
const DECLARATION = /<[!?][a-z[][^<>]*>/iy;

type Found = {
  /** Behind its last character. */
  end: number;
  instead: string;
};

/**
 * A text without the markup in it. Where a tag ends is told as a browser tells it; what is a tag, by its name, since people also write
 * `p < 0.05`, `<5 employees`, `List<String>` and `<info@example.org>`. Goes through the text once and builds no tree, for what a source sends
 * can be made to keep a parser busy. What stays may be markup again by what was taken out of it: the caller looks until nothing changes.
 */
export function withoutMarkup(text: string): string {
  const kept: string[] = [];
  const findEnd = createEndFinder(text);
  let from = 0;
  for (let at = text.indexOf("<"); at >= 0; at = text.indexOf("<", at)) {
    const found = markupAt(text, at, findEnd);
    if (found) {
      kept.push(text.slice(from, at), found.instead);
      from = found.end;
    }
    at = found?.end ?? at + 1;
  }
  return from === 0 ? text : kept.join("") + text.slice(from);
}

type FindEnd = (end: string | RegExp, from: number) => number;

/** Finds where the next of some ends ends, -1 for none. Looks no further for one that was not there before. */
function createEndFinder(text: string): FindEnd {
  const gone = new Set<string | RegExp>();
  return (end, from) => {
    if (gone.has(end)) return -1;
    const behind = typeof end === "string" ? behindText(text, end, from) : behindPattern(text, end, from);
    if (behind < 0) gone.add(end);
    return behind;
  };
}

function behindText(text: string, end: string, from: number): number {
  const at = text.indexOf(end, from);
  return at < 0 ? -1 : at + end.length;
}

/** @param pattern global or sticky */
function behindPattern(text: string, pattern: RegExp, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : -1;
}

function markupAt(text: string, at: number, findEnd: FindEnd): Found | null {
  const behindName = behindPattern(text, NAME, at);
  if (behindName < 0) return declarationAt(text, at, findEnd);
  const isClosing = text[at + 1] === "/";
  const name = text.slice(at + (isClosing ? 2 : 1), behindName).toLowerCase();
  const instead = insteadOf(name) ?? (PREFIXED.test(name) ? "" : null);
  const end = endOfTag(text, behindName);
  const cutOff = end < 0 ? behindPattern(text, ATTRIBUTES, behindName) : end;
  if (instead === null) {
    const isTag = cutOff > 0 && HAS_ATTRIBUTE.test(text.slice(behindName, cutOff));
    return isTag ? { end: cutOff, instead: " " } : null;
  }
  // Not a tag yet, but one with what may come behind it.
  if (cutOff < 0) return { end: at + 1, instead: "< " };
  const closing = isClosing || end < 0 ? undefined : CLOSING.get(name);
  return { end: closing ? Math.max(end, findEnd(closing, end)) : cutOff, instead };
}

/** Null for a name that is none of a tag. */
function insteadOf(name: string): string | null {
  if (BLOCK.has(name)) return "\n";
  if (INLINE.has(name)) return "";
  return OTHER.has(name) || HIDDEN.has(name) ? " " : null;
}

/** Behind the `>` of a tag; -1 when another one begins before it, or nothing more comes. */
function endOfTag(text: string, from: number): number {
  let at = from;
  for (let next = at; next >= 0; next = behindPattern(text, PIECE, at)) at = next;
  return text[at] === ">" ? at + 1 : -1;
}

/** What begins with `<!` or `<?`. */
function declarationAt(text: string, at: number, findEnd: FindEnd): Found | null {
  if (text.startsWith(COMMENT.start, at)) {
    const end = findEnd(COMMENT.end, at + 2);
    return { end: end < 0 ? at + COMMENT.start.length : end, instead: " " };
  }
  if (text.startsWith(CDATA.start, at)) {
    const begin = at + CDATA.start.length;
    const end = findEnd(CDATA.end, begin);
    return end < 0
      ? { end: begin, instead: "" }
      : { end, instead: text.slice(begin, end - CDATA.end.length) };
  }
  const end = behindPattern(text, DECLARATION, at);
  return end < 0 ? null : { end, instead: " " };
}
