export type Inline =
  | { kind: "text" | "code"; text: string }
  | { kind: "strong" | "emphasis"; parts: Inline[] }
  | { kind: "link"; text: string; href: string };

const INLINE =
  /\*\*(?<strong>[^*]+(?:\*[^*]+\*[^*]*)*)\*\*|\*(?<emphasis>[^\s*][^*]*)\*|`(?<code>[^`]+)`|\[(?<label>[^[\]]+)\]\((?<href>[^\s()]+)\)/g;

/**
 * Parses bold, italics, code and links within a line of text. The caller decides which links may be followed.
 */
export function parseInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    const { strong, emphasis, code, label, href } = match.groups ?? {};
    if (match.index > end) parts.push({ kind: "text", text: text.slice(end, match.index) });
    end = match.index + match[0].length;
    if (strong !== undefined) parts.push({ kind: "strong", parts: parseInline(strong) });
    else if (emphasis !== undefined) parts.push({ kind: "emphasis", parts: parseInline(emphasis) });
    else if (code !== undefined) parts.push({ kind: "code", text: code });
    else parts.push({ kind: "link", text: label ?? "", href: href ?? "" });
  }
  if (end < text.length) parts.push({ kind: "text", text: text.slice(end) });
  return parts;
}
