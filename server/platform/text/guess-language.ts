import { type Language, LANGUAGES } from "@shared/words/language";

/** Frequent short words of each language, without accents, and none of the other's. */
const FREQUENT: Partial<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    "the and of to for with our we is are this that by from it be you your which their have has will must may who how what not or an".split(
      " ",
    ),
  ),
  fr: new Set(
    "le la les des du et pour nous est une un dans avec sur aux au qui par plus notre nos vos votre leur ce cette sont ont vous ou il elle pas en se".split(
      " ",
    ),
  ),
};
/** A text with fewer telling words could be in either. */
const TELLING_MIN = 2;

/** Returns the language of a text that has enough words to tell, else null. */
export function guessLanguage(text: string): Language | null {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const words = plain.match(/\p{L}+/gu) ?? [];
  const [first, second] = LANGUAGES.map((language) => ({
    language,
    telling: words.filter((word) => FREQUENT[language]?.has(word)).length,
  })).sort((a, b) => b.telling - a.telling);
  if (!first || first.telling < TELLING_MIN || first.telling === second?.telling) return null;
  return first.language;
}
