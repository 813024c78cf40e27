const NAME = "found-words";

/**
 * Shows words in a part of the page: selects them where they stand in a box that is typed into, else marks them. Returns
 * whether they are there.
 */
export function showWords(part: HTMLElement, words: string): boolean {
  const wanted = simplify(words);
  return wanted !== "" && (selectInBox(part, words.trim()) || markInText(part, wanted));
}

/** Rendered texts have no marks of Markdown, and other white space. */
const simplify = (text: string) => text.replace(/[*#_]/g, "").replace(/\s+/g, " ").trim();

function selectInBox(part: HTMLElement, words: string): boolean {
  for (const box of part.querySelectorAll("textarea")) {
    const at = box.value.indexOf(words);
    if (at < 0) continue;
    box.focus();
    box.setSelectionRange(at, at + words.length);
    return true;
  }
  return false;
}

function markInText(part: HTMLElement, words: string): boolean {
  const range = findRange(part, words);
  if (!range) return false;
  range.startContainer.parentElement?.scrollIntoView({ block: "center" });
  // Older browsers only scroll there.
  if (typeof Highlight === "function") CSS.highlights.set(NAME, new Highlight(range));
  return true;
}

/** The words in the text of a part, also where they go over several elements. */
function findRange(part: HTMLElement, words: string): Range | undefined {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const places: { node: Node; offset: number }[] = [];
  let text = "";
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const content = node.textContent ?? "";
    for (let offset = 0; offset < content.length; offset += 1) {
      const isSpace = /\s/.test(content[offset]!);
      if (isSpace && (text === "" || text.endsWith(" "))) continue;
      places.push({ node, offset });
      text += isSpace ? " " : content[offset]!;
    }
  }
  const at = text.indexOf(words);
  const [from, to] = [places[at], places[at + words.length - 1]];
  if (at < 0 || !from || !to) return undefined;
  const range = document.createRange();
  range.setStart(from.node, from.offset);
  range.setEnd(to.node, to.offset + 1);
  return range;
}
