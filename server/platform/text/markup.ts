/** These elements start a new line. */
const BLOCK = toSet(
  "address article aside blockquote body br caption center dd details dialog dir div dl dt fieldset figcaption figure footer form frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html legend li main menu nav ol optgroup option p plaintext pre search section summary table tr ul xmp",
);
/** These elements are inside a word or line and leave nothing behind. */
const INLINE = toSet(
  "a abbr acronym b bdi bdo big blink cite code data del dfn em font i img ins kbd label mark nobr q rb rp rt rtc ruby s samp small span strike strong sub sup tbody tfoot thead time tt u var wbr",
);
/** These elements leave a space. */
const OTHER = toSet(
  "applet area audio base basefont bgsound button canvas col colgroup command content datalist embed frame image input isindex keygen link listing map marquee math maction menclose menuitem merror meta meter mfenced mfrac mi mmultiscripts mn mo mover mpadded mphantom mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr multicol munder munderover nextid noscript object output param picture progress rbc select shadow slot source spacer td textarea th track video",
);
/** The content of these elements is not text of the page. */
const HIDDEN = toSet("iframe noembed noframes script style svg template title xml");

function toSet(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}

const NAME = /<\/?[a-z][^\s/<>"'=]*/iy;
/**
 * Names with a prefix, from word processors and feeds: `o:p`, `st1:place`. Not the start of an address such as
 * `https://`.
 */
const PREFIXED = /^[a-z]{1,3}\d?:[a-z][\w.-]*$/;
const CLOSING = new Map([...HIDDEN].map((name) => [name, new RegExp(`</${name}(?=[\\s/>])[^<>]*>`, "gi")]));
/** After an unknown name these are still attributes and not words: `<x onclick=…>`, `<x title="…">`. */
const HAS_ATTRIBUTE = /[\s/"']on[a-z]+\s*=|=\s*["']/i;
/** The attributes of a tag that does not end. */
const ATTRIBUTES = /(?:[\s/]+[^\s/<>"'=]+\s*=\s*(?:"[^"<>]*"?|'[^'<>]*'?|[^\s"'<>]+))+/y;
const PIECE = /[^<>=]+|=\s*(?:"[^"]*"|'[^']*')?/y;

const COMMENT = { start: "<!--", end: "-->" };
const CDATA = { start: "<![CDATA[", end: "]]>" };
/** `<!DOCTYPE html>`, `<?xml version="1.0"?>`, `<![if !supportLists]>` */
const DECLARATION = /<[!?][a-z[][^<>]*>/iy;

type Found = {
  /** The index after its last character. */
  end: number;
  replacement: string;
};

/**
 * Removes markup from a text. Tags end where a browser would end them, but are recognized by their names, because
 * people also write `p < 0.05`, `<5 employees`, `List<String>` and `<info@example.org>`. Reads the text once and builds
 * no tree, because a hostile text could keep a parser busy. The result may contain new markup: call it until nothing
 * changes.
 */
export function removeMarkup(text: string): string {
  const kept: string[] = [];
  const findEnd = createEndFinder(text);
  let from = 0;
  for (let at = text.indexOf("<"); at >= 0; at = text.indexOf("<", at)) {
    const found = readMarkup(text, at, findEnd);
    if (found) {
      kept.push(text.slice(from, at), found.replacement);
      from = found.end;
    }
    at = found?.end ?? at + 1;
  }
  return from === 0 ? text : kept.join("") + text.slice(from);
}

type FindEnd = (end: string | RegExp, from: number) => number;

/**
 * Creates a function that finds the next end mark, -1 for none. It does not search again for a mark that was not found.
 */
function createEndFinder(text: string): FindEnd {
  const missing = new Set<string | RegExp>();
  return (end, from) => {
    if (missing.has(end)) return -1;
    const after =
      typeof end === "string" ? findAfterText(text, end, from) : findAfterPattern(text, end, from);
    if (after < 0) missing.add(end);
    return after;
  };
}

function findAfterText(text: string, end: string, from: number): number {
  const at = text.indexOf(end, from);
  return at < 0 ? -1 : at + end.length;
}

/** @param pattern global or sticky */
function findAfterPattern(text: string, pattern: RegExp, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : -1;
}

function readMarkup(text: string, at: number, findEnd: FindEnd): Found | null {
  const behindName = findAfterPattern(text, NAME, at);
  if (behindName < 0) return readDeclaration(text, at, findEnd);
  const isClosing = text[at + 1] === "/";
  const name = text.slice(at + (isClosing ? 2 : 1), behindName).toLowerCase();
  const replacement = getReplacement(name) ?? (PREFIXED.test(name) ? "" : null);
  const end = findTagEnd(text, behindName);
  const cutOff = end < 0 ? findAfterPattern(text, ATTRIBUTES, behindName) : end;
  if (replacement === null) {
    const isTag = cutOff > 0 && HAS_ATTRIBUTE.test(text.slice(behindName, cutOff));
    return isTag ? { end: cutOff, replacement: " " } : null;
  }
  // Not a tag yet, but it could become one together with the text after it.
  if (cutOff < 0) return { end: at + 1, replacement: "< " };
  const closing = isClosing || end < 0 ? undefined : CLOSING.get(name);
  return { end: closing ? Math.max(end, findEnd(closing, end)) : cutOff, replacement };
}

/** Returns the text that replaces a tag; null for a name that is not an element. */
function getReplacement(name: string): string | null {
  if (BLOCK.has(name)) return "\n";
  if (INLINE.has(name)) return "";
  return OTHER.has(name) || HIDDEN.has(name) ? " " : null;
}

/** Returns the index after the `>` of a tag; -1 when another tag begins before it or the text ends. */
function findTagEnd(text: string, from: number): number {
  let at = from;
  for (let next = at; next >= 0; next = findAfterPattern(text, PIECE, at)) at = next;
  return text[at] === ">" ? at + 1 : -1;
}

/** Reads markup that begins with `<!` or `<?`. */
function readDeclaration(text: string, at: number, findEnd: FindEnd): Found | null {
  if (text.startsWith(COMMENT.start, at)) {
    const end = findEnd(COMMENT.end, at + 2);
    return { end: end < 0 ? at + COMMENT.start.length : end, replacement: " " };
  }
  if (text.startsWith(CDATA.start, at)) {
    const begin = at + CDATA.start.length;
    const end = findEnd(CDATA.end, begin);
    return end < 0
      ? { end: begin, replacement: "" }
      : { end, replacement: text.slice(begin, end - CDATA.end.length) };
  }
  const end = findAfterPattern(text, DECLARATION, at);
  return end < 0 ? null : { end, replacement: " " };
}
