/** Deeper than any real page; what is nested further stands beside instead of within. */
const DEPTH_MAX = 250;
const ELEMENTS_MAX = 50_000;
/** Text beyond this is not read: the longest real notices have a tenth of it. */
const TEXT_MAX = 1_000_000;
const ATTRIBUTE_MAX = 4_096;
const SCRIPTS_MAX = 60;

export type TidyHtml = {
  /** Well-formed: every element is closed in order, nothing is nested deeper than a parser can bear. */
  html: string;
  /** Scripts that hold data, and not code. */
  data: { type: string; id: string; text: string }[];
};

const VOID = new Set("area base br col embed hr img input link meta param source track wbr".split(" "));
/** Left out with everything in them: no text of the page, and may look like tags. */
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
/** Opening one of them ends the open one before it, where nothing of the second column stands between. */
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
/** The attributes that reading needs. */
const KEPT = new Set(
  "id class href content name property rel type lang role hidden aria-hidden aria-label datetime itemprop itemscope itemtype itemref value title style colspan headers".split(
    " ",
  ),
);

const TAG_START = /<(?:!--|[!?]|(\/?)([a-zA-Z][a-zA-Z0-9:-]{0,60}))/g;
/** Characters behind a `<` within an attribute that one page may have: each may be looked at again. */
const WILD_MAX = 1_000_000;
const ATTRIBUTE = /([^\s"'<>/=]{1,60})(?:\s{0,20}=\s{0,20}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/**
 * A page of any quality as one that every parser reads in time: a page made for the purpose can draw a parser out to
 * minutes, or nest until the stack is full. Goes from tag to tag once and builds no tree.
 */
export function tidyHtml(page: string): TidyHtml {
  const out: string[] = [];
  const open: string[] = [];
  const data: TidyHtml["data"] = [];
  let dropped = 0;
  let elements = 0;
  let textLength = 0;
  let from = 0;
  const tag = new RegExp(TAG_START);
  const wild = { left: WILD_MAX };

  const addText = (until: number) => {
    if (until <= from || textLength >= TEXT_MAX) return;
    const text = page.slice(from, Math.min(until, from + TEXT_MAX - textLength)).replaceAll("<", "&lt;");
    textLength += text.length;
    out.push(text);
  };
  const closeDownTo = (depth: number) => {
    while (open.length > depth) out.push(`</${open.pop() ?? ""}>`);
  };
  const closeOpen = (ended: readonly string[], within: readonly string[]) => {
    for (let i = open.length - 1; i >= 0; i -= 1) {
      const name = open[i] ?? "";
      if (within.includes(name)) return;
      if (!ended.includes(name)) continue;
      const next = open[i - 1] ?? "";
      closeDownTo(i);
      // A new row ends the cell and the row.
      if (!ended.includes(next)) return;
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
    const tagEnd = endOfTag(page, tag.lastIndex, wild);
    // "p < 0.05"
    if (tagEnd < 0) continue;
    addText(match.index);
    const attributeText = page.slice(tag.lastIndex, tagEnd);
    from = tagEnd + 1;
    tag.lastIndex = from;
    const name = match[2]?.toLowerCase();
    if (name === undefined) continue;
    if (match[1] === "/") {
      // The end of one that was closed early, to make room.
      if (dropped > 0 && name !== open.at(-1)) {
        dropped -= 1;
        continue;
      }
      // Only what is near can be meant: an end tag without a beginning ends nothing.
      const at = open.lastIndexOf(name);
      if (at >= 0 && !(name !== "table" && open.indexOf("table", at) > at)) closeDownTo(at);
      continue;
    }
    const end = RAW.get(name);
    if (end && !attributeText.endsWith("/")) {
      const search = new RegExp(end);
      search.lastIndex = from;
      const found = search.exec(page);
      if (name === "script" && data.length < SCRIPTS_MAX) {
        const attributes = readAttributes(attributeText);
        const type = (attributes.get("type") ?? "").toLowerCase();
        if (/json/.test(type))
          data.push({
            type,
            id: attributes.get("id") ?? "",
            text: page.slice(from, found?.index ?? page.length),
          });
      }
      from = found ? search.lastIndex : page.length;
      tag.lastIndex = from;
      out.push(" ");
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
    out.push(`<${name}${parseAttributes(attributeText)}>`);
    if (!VOID.has(name)) open.push(name);
  }
  addText(page.length);
  closeDownTo(0);
  return { html: out.join(""), data };
}

/** Where the `>` of a tag is; -1 when another tag begins before it. */
function endOfTag(page: string, from: number, wild: { left: number }): number {
  let quote = "";
  let isWild = false;
  let before = "";
  for (let i = from; i < page.length; i += 1) {
    const char = page[i] ?? "";
    if (quote !== "") {
      if (char === quote) quote = "";
      else if (char === "<") isWild = true;
      if (isWild && (wild.left -= 1) < 0) return -1;
    } else if (char === ">") return i;
    else if (char === "<") return -1;
    else if ((char === '"' || char === "'") && before === "=") quote = char;
    if (char !== " " && char !== "\n") before = char;
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
  let kept = "";
  for (const [name, value] of readAttributes(text))
    if (KEPT.has(name)) kept += ` ${name}="${value.replaceAll('"', "&quot;").replaceAll("<", "&lt;")}"`;
  return kept;
}
