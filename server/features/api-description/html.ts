/** Markup that is ready to be sent. Whatever else goes into `html` is text, and escaped. */
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

function markupOf(part: Part): string {
  if (part instanceof Html) return part.markup;
  if (part === false || part == null) return "";
  if (typeof part === "object") return part.map(markupOf).join("");
  return escape(String(part));
}

/** Markup with text and other markup in it; lists are joined, and nothing is made of false, null and undefined. */
export const html = (markup: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(markup.map((piece, index) => piece + markupOf(parts[index])).join(""));

/** A text in which `words` in back quotes are code and addresses are links. */
export const prose = (text: string): Html[] =>
  text.split(/(`[^`]+`|https:\/\/[^\s)]+)/).map((piece, index) => {
    if (index % 2 === 0) return html`${piece}`;
    return piece.startsWith("`")
      ? html`<code>${piece.slice(1, -1)}</code>`
      : html`<a href="${piece}">${piece}</a>`;
  });
