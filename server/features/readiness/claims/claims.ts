import { fold } from "../../../platform/text/fold";
import type { ReadText } from "../types";
import { listYears, readNumbers } from "./numbers";
import { splitSentences } from "./sentences";

/** How many of a thing a text says there are, with what tells which ones and when. */
export type Claim = {
  text: ReadText;
  value: number;
  /** The words that name the thing, folded: "children", "fishing boats". */
  noun: string;
  /** What follows the noun, folded, to its next mark. */
  rest: string;
  quote: string;
  start: number;
  /** The part of the sentence before the number, folded. */
  before: string;
  /** The years that the sentence names. */
  years: number[];
};

const STOP = new Set(
  `a an and are as at but by can each every for from had has have in into is it its more of on once or over per so than that the
  their them then there these they this to twice was we were when where which while who will with without year years month months
  week weeks day days hour hours percent cent
  au aux avec chaque dans de depuis des dont du elle en est et il ils la le les leur mais nous ou par pendant plus pour que qui
  sans se ses son sont sur un une an ans annee annees mois semaine semaines jour jours heures fois premier premiere premiers new
  other others autres`.split(/\s+/),
);
const IRREGULAR = new Set(["people", "children", "women", "men", "staff", "personnes", "femmes", "hommes"]);
const ADVERBS = new Set(
  "times fois euros dollars francs rupees shillings pounds percent pourcent meters metres km kg".split(" "),
);
const isPlural = (word: string) => IRREGULAR.has(word) || (/[sx]$/.test(word) && !/(?:ss|us|is)$/.test(word));

/** Reads the claims of a text. What is money, a share, a length of time or a year is none. */
export function readClaims(text: ReadText): Claim[] {
  return splitSentences(text.text).flatMap((sentence) =>
    readNumbers(sentence.text).flatMap((number) => {
      const before = sentence.text.slice(0, number.start);
      const after = sentence.text.slice(number.end);
      if (/[$€£₦₹]\s?$|\b[A-Z]{3}[ \u00a0]$/.test(before) || /^[ \u00a0\u202f]?[%€$£]/.test(after)) return [];
      const named = nameThing(after);
      if (!named || (number.value >= 1900 && number.value < 2100 && /^\d{4}$/.test(number.words))) return [];
      return [
        {
          ...{ text, value: number.value, noun: named.noun },
          rest: fold(after.slice(named.length).split(/[,;:(]/)[0]!).trim(),
          quote: sentence.text.slice(number.start, number.end + named.length),
          start: sentence.start + number.start,
          before: fold(before),
          years: listYears(sentence.text),
        },
      ];
    }),
  );
}

/** The noun behind a number, and up to where its words go: one word, or one that another describes. */
function nameThing(after: string): { noun: string; length: number } | undefined {
  const match = /^[ \u00a0]((?:\p{L}[\p{L}’'-]*))(?:[ \u00a0](\p{L}[\p{L}’'-]*))?/u.exec(after);
  if (!match) return undefined;
  const [whole, first = "", second] = match;
  const [one, two] = [fold(first), fold(second ?? "")];
  if (STOP.has(one) || ADVERBS.has(one) || one.length < 3) return undefined;
  if (isPlural(one)) return { noun: one, length: 1 + first.length };
  return two && !STOP.has(two) && isPlural(two) ? { noun: `${one} ${two}`, length: whole.length } : undefined;
}

/** Whether the claim is about some of the things only, or each of a number, or not certain. */
export function isPartial({ rest, before }: Claim): boolean {
  return (
    /^(?:of (?:them|whom|these|the|our)|at a time|each|per|who|whose|more|from|sat|joined|d'entre|par|chacun|a la fois|de (?:premiere|seconde|terminale)|supplementaires)\b/.test(
      rest,
    ) ||
    /\b(?:of whom|of which|each|per|every|includes?|including|another|extra|spare|additional|first|only|at least|up to|about|some of|if|when|dont|chaque|chacune?|soit|encore|premiers?|premieres?|si|quand|au moins|jusqu'a|parmi)\b[^,;]{0,40}$/.test(
      before,
    )
  );
}

/** The verb that governs the figure, by its first letters: "reach" of "will reach", "equip" of "équiperons". */
export function verbOf({ before }: Claim): string | null {
  const words = before
    .split(/[,;:]/)
    .at(-1)!
    .match(/\p{L}+/gu);
  const last = words?.filter((word) => !HELPERS.has(word)).at(-1);
  return last && last.length > 2
    ? last.startsWith("ma") && last.length < 5
      ? "mak"
      : last.slice(0, 4)
    : null;
}
const HELPERS = new Set(
  "about almost nearly around more than over some the our these those all environ plus pres les des nos ces".split(
    " ",
  ),
);
