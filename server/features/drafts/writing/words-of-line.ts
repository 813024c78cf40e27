import { fold, isOrdinary } from "./ordinary-words";

/** Short forms whose full stop ends no sentence, before a name. */
export const SHORT_TITLES = "Dr|Prof|Mr|Mrs|Ms|Mme|Mlle|Hon|Rev|St|Ste|Sr|Jr";

/** They make no difference to a name: "the Meridian Foundation". */
export const LITTLE = new Set(
  "of for the in and a an at on de du des la le les l d et von van der den del della di da dos y e".split(
    " ",
  ),
);
export type Word = {
  text: string;
  folded: string;
  isOrdinary: boolean;
  start: number;
  end: number;
  isCapital: boolean;
  isFirst: boolean;
};

export function stripPlural(word: string): string {
  if (word.length < 4 || word.endsWith("ss")) return word;
  return word.endsWith("ies") ? `${word.slice(0, -3)}y` : word.replace(/s$/, "");
}

type Form = Pick<Word, "folded" | "isOrdinary">;
const FORMS_MAX = 10_000;
/** A growing draft is checked again with every sentence. */
const forms = new Map<string, Form>();

/** Folds a word to one form: no case, no accents, no plural, no "'s". */
function readForm(word: string): Form {
  let form = forms.get(word);
  if (form !== undefined) return form;
  const lower = fold(word).replace(/['’](?:s|$)/g, "");
  const folded = stripPlural(lower);
  form = { folded, isOrdinary: isOrdinary(folded) || isOrdinary(lower) };
  if (forms.size >= FORMS_MAX) forms.clear();
  forms.set(word, form);
  return form;
}

const WORD = /[\p{L}\p{N}]+(?:['’]\p{L}+|\.\p{Ll}{2,})*(?:['’](?=\s|$))?/gu;
const SHORT = new RegExp(`^(?:${SHORT_TITLES}|\\p{Lu})$`, "u");
const POSSESSIVE = /['’]s?$/;
const CAPITAL = /^\p{Lu}|\p{Ll}\p{Lu}/u;
const ELISION = /^(?:[ldcjmnst]|qu|jusqu|lorsqu|puisqu)['’](?=\p{L})/iu;

/** The words of a line, with what tells names from other words. */
export function readWords(line: string): Word[] {
  const words: Word[] = [];
  for (const { 0: whole, index } of line.matchAll(WORD)) {
    const elided = ELISION.exec(whole)?.[0].length ?? 0;
    const text = elided === 0 ? whole : whole.slice(elided);
    const { folded, isOrdinary: isCommon } = readForm(text);
    const before = words.at(-1);
    const gap = line.slice(before?.end ?? 0, index);
    const isShort = before !== undefined && gap.startsWith(".") && SHORT.test(before.text);
    words.push({
      text,
      folded,
      isOrdinary: isCommon,
      start: index + elided,
      end: index + whole.replace(POSSESSIVE, "").length,
      isCapital: CAPITAL.test(text),
      isFirst: elided === 0 && (!before || (!isShort && /[.!?…:;“«"]/.test(gap))),
    });
  }
  return words;
}
