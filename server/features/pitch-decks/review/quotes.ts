import { toOneLine } from "../../../platform/ai/text";
import { fold } from "../../../platform/text/fold";
import type { PreparedSlide } from "./prepare-deck";

export const QUOTE_MAX = 160;

/** Scripts that put no spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

/** A text reduced to what a quotation must share with it, with the place in the original that each character came from. */
type Reduced = { chars: string; origins: number[] };
const reducedSlides = new WeakMap<PreparedSlide, Reduced>();

/**
 * The words of a slide that a quotation stands for, as they are written there: case, accents, white space and punctuation
 * may differ. `undefined` when they do not stand there, or are too few to show anything.
 */
export function findQuote(slide: PreparedSlide, quote: string): string | undefined {
  // A model may leave words out: each part must stand there, and the first one is shown.
  const parts = quote.split(/…|\.{3,}|\[\.\.\.\]/).filter((part) => reduce(part).chars.trim() !== "");
  let text = reducedSlides.get(slide);
  if (!text) reducedSlides.set(slide, (text = reduce(slide.text)));
  const whole = text;
  const found = parts.map((part) => locate(slide.text, whole, part));
  return found.every((part) => part !== undefined) ? found[0] : undefined;
}

/** Words of a slide, cut to what is kept of a quotation. */
export function clampQuote(text: string): string {
  const line = toOneLine(text);
  if (line.length <= QUOTE_MAX) return line;
  const head = line.slice(0, QUOTE_MAX).replace(/\p{Cs}$/u, "");
  const lastSpace = head.lastIndexOf(" ");
  return lastSpace > 0 ? head.slice(0, lastSpace) : head;
}

function locate(original: string, text: Reduced, quote: string): string | undefined {
  const wanted = reduce(quote).chars.trim();
  if (!showsSomething(wanted)) return undefined;
  const at = UNSPACED.test(wanted) ? text.chars.indexOf(wanted) : ` ${text.chars} `.indexOf(` ${wanted} `);
  if (at < 0) return undefined;
  const start = text.origins[at] ?? 0;
  const end = (text.origins[at + wanted.length - 1] ?? original.length - 1) + 1;
  // What belongs to the last word but is no letter: "40 %", "(SAFE)".
  const isOpen =
    original.lastIndexOf("(", end) > original.lastIndexOf(")", end - 1) &&
    original.lastIndexOf("(", end) >= start;
  const tail = (isOpen ? /^ ?[%€£$₦]?\)/ : /^ ?[%€£$₦]/).exec(original.slice(end))?.[0] ?? "";
  const head = /[$€£₦₵₹]$/.exec(original.slice(0, start))?.[0] ?? "";
  return clampQuote(head + original.slice(start, end) + tail);
}

/** One word, a title perhaps, proves nothing; a figure does, and so does a run of a script that has no spaces. */
function showsSomething(reduced: string): boolean {
  return /\S \S/.test(reduced) || /\d/.test(reduced) || /[^\p{Script=Latin}\s]{4}/u.test(reduced);
}

/** Letters and digits in lower case without accents; whatever stands between them is one space. */
function reduce(text: string): Reduced {
  let chars = "";
  const origins: number[] = [];
  let index = 0;
  for (const char of text) {
    const kept = /^[A-Za-z0-9]$/.test(char) ? char.toLowerCase() : fold(char).replace(/[^\p{L}\p{N}]/gu, "");
    const next = kept === "" ? (chars === "" || chars.endsWith(" ") || isMark(char) ? "" : " ") : kept;
    for (let i = 0; i < next.length; i += 1) origins.push(index);
    chars += next;
    index += char.length;
  }
  const trimmed = chars.trimEnd();
  return { chars: trimmed, origins: origins.slice(0, trimmed.length) };
}

/** A combining accent or an apostrophe, which parts no words. */
function isMark(char: string): boolean {
  return /[\p{M}'’‘`´]/u.test(char);
}
