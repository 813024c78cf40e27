import { labelKind } from "../values/labels";
import { type ChildNode, isElement, isText, type PageElement, textWithin } from "./elements";
import { oneLine } from "./load-page";

export type Link = { href: string; text: string };

/** A line of a page as a reader sees it. */
export type Line = {
  /** A term names a value in a table or in a list of terms. */
  kind: "heading" | "text" | "item" | "cell" | "term";
  text: string;
  /** The level of a heading, 1 to 6. */
  level: number;
  /** The label of the line's value, when the page states one: `Closing date`. */
  label: string | null;
  links: Link[];
};

/** The elements that begin a line. */
export const BLOCK_NAMES: ReadonlySet<string> = new Set(
  "address article aside blockquote body br center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html legend li main nav ol option p pre section summary table tbody td tfoot th thead tr ul".split(
    " ",
  ),
);
const HEADING = /^h[1-6]$/;
const LINES_MAX = 20_000;
const LINE_MAX = 20_000;

/** These elements belong to the site and not to the page: menus, cookie notices, links to share. */
const FURNITURE_TAGS = new Set(["nav", "footer", "button", "dialog"]);
const FURNITURE_ROLES = new Set([
  "navigation",
  "banner",
  "contentinfo",
  "search",
  "dialog",
  "alertdialog",
  "menu",
  "menubar",
]);
const FURNITURE_CLASS =
  /(?:^|[\s_-])(?:cookies?|consent|breadcrumbs?|share|sharing|social|newsletter|subscribe|mega-?menu|menu|navbar|nav|site-header|site-footer|footer|skip-?link|modal|popup|comments?|pagination|pager|related|screen-reader-text|visually-hidden|sr-only|you-may-also|recommended)(?:$|[\s_-])/i;

/** Whether an element belongs to the site around a page. */
export function isFurniture(element: PageElement): boolean {
  const { name, attribs } = element;
  if (FURNITURE_TAGS.has(name)) return true;
  if (attribs["hidden"] !== undefined || attribs["aria-hidden"] === "true") return true;
  if (/display:\s{0,3}none/i.test(attribs["style"] ?? "")) return true;
  if (FURNITURE_ROLES.has(attribs["role"] ?? "")) return true;
  if (name === "body" || name === "html" || name === "main" || name === "article") return false;
  // Headings and paragraphs with such a class still belong to the page.
  if (HEADING.test(name) || name === "p") return false;
  return FURNITURE_CLASS.test(`${attribs["class"] ?? ""} ${attribs["id"] ?? ""}`);
}

/** Examples are "label", "field-label" and "summary-list__key". */
const TERM_CLASS = /(?:^|[\s_-])(?:label|key|term|caption|dt)(?:$|\s)/i;
const VALUE_CLASS = /(?:^|[\s_-])(?:value|widget|dd)(?:$|\s)/i;
const isTerm = ({ name, attribs, next }: PageElement) =>
  name === "th" ||
  name === "dt" ||
  ((name === "span" || name === "div") && next !== null && TERM_CLASS.test(attribs["class"] ?? ""));

/** Whether an element is the name of a value or the value itself, which its page shows apart from what stands beside it. */
export const isTermOrValue = (element: PageElement): boolean =>
  isTerm(element) || VALUE_CLASS.test(element.attribs["class"] ?? "");

/** Reads the lines below `root`, in order. `skip` leaves out further elements beside the site's furniture. */
export function readLines(root: PageElement, skip: (element: PageElement) => boolean = () => false): Line[] {
  const lines: Line[] = [];
  let text = "";
  let links = [] as Link[];
  let strong = "";
  const flush = (kind: Line["kind"], level = 0) => {
    const raw = text.slice(0, LINE_MAX);
    const lineLinks = links;
    const strongText = oneLine(strong);
    text = strong = "";
    links = [];
    if (lines.length >= LINES_MAX) return;
    for (const part of kind === "heading" ? [raw] : splitAtLabels(raw)) {
      const line = oneLine(part).slice(0, LINE_MAX);
      if (line !== "")
        lines.push(addLabel({ kind, text: line, level, label: null, links: lineLinks }, strongText));
    }
  };

  const stack: { node: ChildNode; isEnd: boolean }[] = [{ node: root, isEnd: false }];
  let kind = "text" as Line["kind"];
  let level = 0;
  while (stack.length > 0) {
    const step = stack.pop();
    if (!step) break;
    const { node } = step;
    if (isText(node)) {
      if (text.length < LINE_MAX) text += node.data.slice(0, LINE_MAX);
      continue;
    }
    if (!isElement(node)) continue;
    const { name } = node;
    const isBlock = BLOCK_NAMES.has(name) || isTermOrValue(node);
    if (step.isEnd) {
      if (name === "strong" || name === "b" || name === "dt" || name === "th") {
        if (strong === "") strong = text;
      }
      if (isBlock) {
        flush(kind, level);
        kind = "text";
        level = 0;
      }
      continue;
    }
    if (node !== root && (isFurniture(node) || skip(node))) {
      text += " ";
      continue;
    }
    if (isBlock) {
      flush(kind, level);
      if (name === "br") continue;
      level = HEADING.test(name) ? Number(name.slice(1)) : level;
      kind = HEADING.test(name)
        ? "heading"
        : name === "li" || name === "dd"
          ? "item"
          : isTerm(node)
            ? "term"
            : name === "td"
              ? "cell"
              : kind === "item" || kind === "heading"
                ? kind
                : "text";
    }
    if (name === "a" && node.attribs["href"]) {
      links.push({ href: node.attribs["href"], text: readLinkText(node) });
    }
    stack.push({ node, isEnd: true });
    for (let i = node.children.length - 1; i >= 0; i -= 1) {
      const child = node.children[i];
      if (child) stack.push({ node: child, isEnd: false });
    }
  }
  flush(kind, level);
  return joinLabels(lines);
}

/** Returns the visible text of a link, or its label for screen readers. */
const readLinkText = (link: PageElement) =>
  oneLine(textWithin(link, 300)) || oneLine(link.attribs["aria-label"] ?? link.attribs["title"] ?? "");

const LABEL_END = /:[ \n\t]/g;
const LABEL_WORDS_MAX = 6;

/** Starts a new line at each label: "Project location: England Amount: £300 to £20,000". */
function splitAtLabels(text: string): string[] {
  if (!text.includes(":")) return [text];
  const cuts: number[] = [];
  for (const match of text.matchAll(LABEL_END)) {
    const head = text.slice(Math.max(0, match.index - 60), match.index);
    const start = findLabelStart(head);
    if (start === null) continue;
    const at = match.index - head.length + start;
    if (at > (cuts.at(-1) ?? 0)) cuts.push(at);
  }
  const parts: string[] = [];
  let from = 0;
  for (const cut of cuts) {
    parts.push(text.slice(from, cut));
    from = cut;
  }
  parts.push(text.slice(from));
  return parts;
}

/**
 * Finds where a known label starts in `head` that reaches to its end. The longest one with a capital letter
 * wins.
 */
function findLabelStart(head: string): number | null {
  const words = [...head.matchAll(/[^\s.;!?]+/g)].slice(-LABEL_WORDS_MAX);
  for (const word of words) {
    if (!/^[\p{Lu}]/u.test(word[0])) continue;
    const candidate = head.slice(word.index);
    if (/[.;!?]/.test(candidate)) continue;
    const kind = labelKind(candidate);
    if (kind !== null && kind !== "dates") return word.index;
  }
  return null;
}

const OWN_LABEL = /^([^:]{2,70}?)\s?:\s+(\S.*)$/s;

/** Reads the label of "Closing date: 31 January" and of "<b>Closing date</b> 31 January". */
function addLabel(line: Line, strong: string): Line {
  if (line.kind === "heading" && !line.text.includes(": ")) return line;
  const match = OWN_LABEL.exec(line.text);
  if (match?.[1] && match[2] && (labelKind(match[1]) !== null || strong.replace(/:$/, "") === match[1]))
    return line.kind === "heading" && labelKind(match[1]) === null
      ? line
      : { ...line, label: match[1], text: match[2] };
  if (strong !== "" && strong.length < 70 && line.text.startsWith(strong) && labelKind(strong) !== null) {
    const value = line.text.slice(strong.length).replace(/^[\s:–-]+/, "");
    if (value !== "") return { ...line, label: strong.replace(/:$/, ""), text: value };
  }
  return line;
}

/** A line that is only a label becomes the label of the next line. */
function joinLabels(lines: readonly Line[]): Line[] {
  const joinedLines: Line[] = [];
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i];
    const next = lines[i + 1];
    if (!line) continue;
    const isLabel =
      line.label === null &&
      line.kind !== "heading" &&
      line.text.length <= 80 &&
      (line.kind === "term" || labelKind(line.text) !== null);
    const isAlone = line.kind === "term" || line.kind === "cell" || !/[.!?]$/.test(line.text);
    // The value of a term may be a word that is a label elsewhere: "Type: Grant".
    const isValue =
      next !== undefined &&
      next.kind !== "heading" &&
      next.kind !== "term" &&
      next.label === null &&
      (line.kind === "term" || labelKind(next.text) === null);
    if (isLabel && isAlone && isValue) {
      joinedLines.push({ ...next, label: line.text.replace(/\s*:$/, "") });
      i += 1;
    } else joinedLines.push(line);
  }
  return joinedLines;
}
