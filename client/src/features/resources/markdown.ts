/** The part of Markdown that the library's texts use. Anything else stays as it was typed, never as HTML. */
export type Block =
  | { kind: "heading"; level: 1 | 2 | 3; text: string }
  | { kind: "list"; isOrdered: boolean; start: number; items: ListItem[] }
  | { kind: "paragraph"; text: string };
/** `isTicked` is null for an item without a box. */
export type ListItem = { text: string; isTicked: boolean | null };

const HEADING = /^(#{1,6})\s+(.+?)\s*#*$/;
const BULLET = /^\s*[-*+]\s+(.*)$/;
const NUMBER = /^\s*(\d{1,9})[.)]\s+(.*)$/;
const BOX = /^\[([ xX])\]\s+(.*)$/;

function parseItem(text: string): ListItem {
  const box = BOX.exec(text);
  return box ? { text: box[2] ?? "", isTicked: box[1] !== " " } : { text, isTicked: null };
}

/** Parses headings, lists (with checkboxes) and paragraphs with their line breaks. Nested lists become one list. */
export function parseMarkdown(source: string): Block[] {
  const blocks: Block[] = [];
  let isOpen = false;
  for (const line of source.replace(/\r\n?/g, "\n").split("\n")) {
    const last = isOpen ? blocks.at(-1) : undefined;
    if (line.trim() === "") {
      isOpen = false;
      continue;
    }
    const heading = HEADING.exec(line);
    const number = NUMBER.exec(line);
    const item = BULLET.exec(line)?.[1] ?? number?.[2];
    if (heading) {
      const level = Math.min(heading[1]?.length ?? 1, 3) as 1 | 2 | 3;
      blocks.push({ kind: "heading", level, text: heading[2] ?? "" });
      isOpen = false;
      continue;
    }
    if (item !== undefined) {
      const isOrdered = number !== null;
      if (last?.kind === "list" && last.isOrdered === isOrdered) last.items.push(parseItem(item));
      else
        blocks.push({ kind: "list", isOrdered, start: Number(number?.[1] ?? 1), items: [parseItem(item)] });
    } else if (last?.kind === "paragraph") last.text += `\n${line.trim()}`;
    else if (last?.kind === "list") {
      const lastItem = last.items.at(-1);
      if (lastItem) lastItem.text += `\n${line.trim()}`;
    } else blocks.push({ kind: "paragraph", text: line.trim() });
    isOpen = true;
  }
  return blocks;
}
