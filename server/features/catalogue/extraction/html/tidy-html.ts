/** No real page is as deep. Elements that are nested more deeply become siblings. */
const DEPTH_MAX = 250;
const ELEMENTS_MAX = 50_000;
/** Text beyond this is not read. The longest real notices have a tenth of it. */
const TEXT_MAX = 1_000_000;
const ATTRIBUTE_MAX = 4_096;
const SCRIPTS_MAX = 60;

export type TidyHtml = {
  /**
   * The page is well-formed: every element is closed in order, and none is nested deeper than a parser can
   * handle.
   */
  html: string;
  /** These scripts hold data instead of code. */
  data: { type: string; id: string; text: string }[];
};

const VOID = new Set("area base br col embed hr img input link meta param source track wbr".split(" "));
/** These elements are left out with their content. It is no text of the page, and may look like tags. */
const RAW = new Map(
  [
    "script",
    "style",
    "noscript",
    "template",
    "svg",
    "iframe",
    "object",
    "textarea",
    "math",
    "canvas",
    "audio",
    "video",
    "select",
  ].map((name) => [name, new RegExp(`</${name}\\b[^<>]*>`, "gi")] as const),
);
/** Such an element ends an open element of the first list, unless one of the second list stands between. */
const ENDS_OPEN = new Map<string, [ended: readonly string[], within: readonly string[]]>([
  ["li", [["li"], ["ul", "ol", "menu"]]],
  ["dt", [["dt", "dd"], ["dl"]]],
  ["dd", [["dt", "dd"], ["dl"]]],
  ["tr", [["tr", "td", "th"], ["table"]]],
  [
    "td",
    [
      ["td", "th"],
      ["tr", "table"],
    ],
  ],
  [
    "th",
    [
      ["td", "th"],
      ["tr", "table"],
    ],
  ],
  ["tbody", [["tbody", "thead", "tr", "td", "th"], ["table"]]],
  ["option", [["option"], ["select"]]],
]);
const ENDS_PARAGRAPH = new Set(
  "address article aside blockquote div dl fieldset footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul".split(
    " ",
  ),
);
/** Reading needs these attributes. */
const KEPT = new Set(
  "id class href content name property rel type lang role hidden aria-hidden aria-label datetime itemprop itemscope itemtype itemref value title style colspan headers".split(
    " ",
  ),
);

const TAG_START = /<(?:!--|[!?]|(\/?)([a-zA-Z][a-zA-Z0-9:-]{0,60}))/g;
/**
 * A page may have this many characters after a `<` within attributes, because each of them may be read again.
 */
const RESCANS_MAX = 1_000_000;
const ATTRIBUTE = /([^\s"'<>/=]{1,60})(?:\s{0,20}=\s{0,20}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/**
 * Turns a page of any quality into one that every parser reads in time. A malicious page can keep a parser
 * busy for minutes, or nest elements until the stack is full. This function goes from tag to tag once and
 * builds no tree.
 */
export function tidyHtml(page: string): TidyHtml {
  const parts: string[] = [];
  const open: string[] = [];
  const data: TidyHtml["data"] = [];
  let dropped = 0;
  let elements = 0;
  let textLength = 0;
  let from = 0;
  const tag = new RegExp(TAG_START);
  const rescans = { left: RESCANS_MAX };

  const addText = (until: number) => {
    if (until <= from || textLength >= TEXT_MAX) return;
    const text = page.slice(from, Math.min(until, from + TEXT_MAX - textLength)).replaceAll("<", "&lt;");
    textLength += text.length;
    parts.push(text);
  };
  const closeDownTo = (depth: number) => {
    while (open.length > depth) parts.push(`</${open.pop() ?? ""}>`);
  };
  const closeOpen = (endedNames: readonly string[], within: readonly string[]) => {
    for (let i = open.length - 1; i >= 0; i -= 1) {
      const name = open[i] ?? "";
      if (within.includes(name)) return;
      if (!endedNames.includes(name)) continue;
      const next = open[i - 1] ?? "";
      closeDownTo(i);
      // A new row ends both the cell and the row.
      if (!endedNames.includes(next)) return;
    }
  };

  for (let match = tag.exec(page); match; match = tag.exec(page)) {
    if (match[0] === "<!--") {
      addText(match.index);
      from = tag.lastIndex;
      const end = page.indexOf("-->", from);
      from = end < 0 ? page.length : end + 3;
      tag.lastIndex = from;
      continue;
    }
    const tagEnd = findTagEnd(page, tag.lastIndex, rescans);
    // The text "p < 0.05" holds no tag.
    if (tagEnd < 0) continue;
    addText(match.index);
    const attributeText = page.slice(tag.lastIndex, tagEnd);
    from = tagEnd + 1;
    tag.lastIndex = from;
    const name = match[2]?.toLowerCase();
    if (name === undefined) continue;
    if (match[1] === "/") {
      // This tag ends an element that was closed early to make room.
      if (dropped > 0 && name !== open.at(-1)) {
        dropped -= 1;
        continue;
      }
      // An end tag without a start tag ends nothing. Inside a table it ends nothing outside the table.
      const at = open.lastIndexOf(name);
      if (at >= 0 && !(name !== "table" && open.indexOf("table", at) > at)) closeDownTo(at);
      continue;
    }
    const end = RAW.get(name);
    if (end && !attributeText.endsWith("/")) {
      const search = new RegExp(end);
      search.lastIndex = from;
      const endTag = search.exec(page);
      if (name === "script" && data.length < SCRIPTS_MAX) {
        const attributes = readAttributes(attributeText);
        const type = (attributes.get("type") ?? "").toLowerCase();
        if (/json/.test(type))
          data.push({
            type,
            id: attributes.get("id") ?? "",
            text: page.slice(from, endTag?.index ?? page.length),
          });
      }
      from = endTag ? search.lastIndex : page.length;
      tag.lastIndex = from;
      parts.push(" ");
      continue;
    }
    if (elements >= ELEMENTS_MAX || textLength >= TEXT_MAX) continue;
    elements += 1;
    const rule = ENDS_OPEN.get(name);
    if (rule) closeOpen(...rule);
    if (ENDS_PARAGRAPH.has(name) && open.at(-1) === "p") closeDownTo(open.length - 1);
    if (!VOID.has(name) && open.length >= DEPTH_MAX) {
      closeDownTo(open.length - 1);
      dropped += 1;
    }
    parts.push(`<${name}${parseAttributes(attributeText)}>`);
    if (!VOID.has(name)) open.push(name);
  }
  addText(page.length);
  closeDownTo(0);
  return { html: parts.join(""), data };
}

/** Returns where the `>` of a tag is, or -1 when another tag begins before it. */
function findTagEnd(page: string, from: number, rescans: { left: number }): number {
  let quote = "";
  let hasTagStart = false;
  let previous = "";
  for (let i = from; i < page.length; i += 1) {
    const char = page[i] ?? "";
    if (quote !== "") {
      if (char === quote) quote = "";
      else if (char === "<") hasTagStart = true;
      if (hasTagStart && (rescans.left -= 1) < 0) return -1;
    } else if (char === ">") return i;
    else if (char === "<") return -1;
    else if ((char === '"' || char === "'") && previous === "=") quote = char;
    if (char !== " " && char !== "\n") previous = char;
  }
  return -1;
}

function readAttributes(text: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = "", double, single, bare] of text.slice(0, 4 * ATTRIBUTE_MAX).matchAll(ATTRIBUTE))
    if (!attributes.has(name.toLowerCase()))
      attributes.set(name.toLowerCase(), (double ?? single ?? bare ?? "").slice(0, ATTRIBUTE_MAX));
  return attributes;
}

function parseAttributes(text: string): string {
  let result = "";
  for (const [name, value] of readAttributes(text))
    if (KEPT.has(name)) result += ` ${name}="${value.replaceAll('"', "&quot;").replaceAll("<", "&lt;")}"`;
  return result;
}
