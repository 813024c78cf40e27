import { CALL_QUOTE_MAX } from "@shared/constants/calls";

const SENTENCE_END = /(?<=[.!?])\s+(?=[\p{Lu}«"])/u;
const ABBREVIATED =
  /^\(?\w{1,2}[.)]$|\b(?:[ap]\.m|e\.g|i\.e|no|tel|tél|art|max|incl|approx|fig|st|mr|ms|mrs|dr|u\.s)\.$/i;
/** "3." or "iv." is the mark of an item. */
const MARK = /^(?:(?:factor|criterion|critère|question) \d{1,2}\.|\(?(?:\d{1,2}|[a-h]|[ivx]{1,5})[.)])$/i;
/** An abbreviated "p.m." may still end its sentence. */
const NEW_SENTENCE =
  /^(?:the|a|an|we|you|no|late|applications?|proposals?|awards?|this|for|if|questions?)\b/i;
/** The limit or the points of a whole item: "Describe your plan. Say who helps. (300 words)" */
const LIMIT_AT_END =
  /[.;:)|]\s+(?:up to )?\d{1,3} points?\.?$|\bmax(?:imum)?\.?:? \d+ (?:words|characters|mots|caractères)$|\([^()]*\d\s*-?(?:points?|words?|characters?|mots|caractères|signes)\b[^()]*\)$/i;

/** Splits a line into its sentences. One that is too long to be quoted is cut between two words. */
export function splitSentences(line: string): string[] {
  if (LIMIT_AT_END.test(line) && line.length <= CALL_QUOTE_MAX) return [line];
  const sentences: string[] = [];
  for (const piece of line.split(SENTENCE_END)) {
    const last = sentences.at(-1);
    if (last !== undefined && (MARK.test(last) || (ABBREVIATED.test(last) && !NEW_SENTENCE.test(piece))))
      sentences[sentences.length - 1] = `${last} ${piece}`;
    else sentences.push(piece);
  }
  return sentences.flatMap(cutLong);
}

function cutLong(sentence: string): string[] {
  const pieces: string[] = [];
  let rest = sentence;
  while (rest.length > CALL_QUOTE_MAX) {
    const space = rest.lastIndexOf(" ", CALL_QUOTE_MAX);
    const at = space > 0 ? space : CALL_QUOTE_MAX;
    pieces.push(rest.slice(0, at));
    rest = rest.slice(at).trim();
  }
  return rest ? [...pieces, rest] : pieces;
}
