/** Trusted markup. Everything else that goes into `html` is escaped. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

type Part = string | number | Html | false | null | undefined | readonly Part[];

function renderPart(part: Part): string {
  if (part instanceof Html) return part.markup;
  if (part === false || part == null) return "";
  if (typeof part === "object") return part.map(renderPart).join("");
  return escape(String(part));
}

/** Builds markup: text is escaped, lists are joined, and false, null and undefined are left out. */
export const html = (markup: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(markup.map((piece, index) => piece + renderPart(parts[index])).join(""));

/** Renders a text: `words` in back quotes become code, and addresses become links. */
export const renderProse = (text: string): Html[] =>
  text.split(/(`[^`]+`|https:\/\/[^\s)]+)/).map((piece, index) => {
    if (index % 2 === 0) return html`${piece}`;
    return piece.startsWith("`")
      ? html`<code>${piece.slice(1, -1)}</code>`
      : html`<a href="${piece}">${piece}</a>`;
  });
