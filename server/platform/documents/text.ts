/** Invisible characters: controls, soft hyphens, zero-width marks, direction marks, icons of private fonts. */
const UNSEEN = /[^\P{Cc}\n\t]|[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uE000-\uF8FF]/gu;
const LONE_SURROGATES = /\p{Cs}/gu;

/** Makes a text storable: it removes outer and double spaces, invisible characters and empty lines. */
export function tidyText(text: string): string {
  return text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
    .replace(LONE_SURROGATES, "")
    .replace(UNSEEN, "")
    .split("\n")
    .map((line) => line.replace(/\s+/gu, " ").trim())
    .filter((line) => line !== "")
    .join("\n");
}

/** Returns the first `max` characters, without half a character at the end. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  return text.slice(0, max).replace(LONE_SURROGATES, "").trimEnd();
}
