/**
 * Returns lower case without accents, with single spaces and plain quotes. Use it to compare words and never
 * to show them.
 */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[‘’‛′`´]/g, "'")
    .replace(/[‐‑‒–—―−]/g, "-")
    .replace(/\s+/g, " ")
    .trim();
}

const ABBREVIATIONS =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|inc|ltd|co|no|nr|art|approx|max|min|st|dr|mr|mrs|prof|vs|u\.s|u\.k|ca|z\.b|d\.h|bzw|inkl|mio|mrd|tsd|ex|env|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|janv|fevr|févr|avr|juil|[a-z])$/i;

/** Splits a line into its sentences, in order. A semicolon ends a sentence too. */
export function splitSentences(line: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const match of line.matchAll(/[.!?;•]["”’)]? +/g)) {
    const at = match.index;
    const next = line[at + match[0].length] ?? "";
    if (match[0].startsWith(".")) {
      // A number with a point is an ordinal when a lower-case word or a month follows it.
      if (!/[\p{Lu}\d"“‘(€£$₦•–—*]/u.test(next)) continue;
      if (ABBREVIATIONS.test(line.slice(Math.max(0, at - 12), at))) continue;
      if (/(?:^|\s)\d{1,2}$/.test(line.slice(Math.max(0, at - 4), at))) continue;
    }
    sentences.push(line.slice(from, at + match[0].length).trim());
    from = at + match[0].length;
  }
  sentences.push(line.slice(from).trim());
  return sentences.filter((sentence) => sentence !== "");
}
