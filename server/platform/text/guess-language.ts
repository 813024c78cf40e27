import { type Language, LANGUAGES } from "@shared/words/language";

/** Frequent short words of each language, without accents, and none of the others'. */
const FREQUENT: Partial<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    "the and of to for with our we is are this that by from it be you your which their have has will must may who how what not or an".split(
      " ",
    ),
  ),
  fr: new Set(
    "le les des du et pour nous est une dans avec sur aux au qui par plus notre vos votre leur ce cette sont ont vous il elle pas".split(
      " ",
    ),
  ),
  es: new Set(
    "el los las y del con su sus nuestro nuestra nuestros nuestras lo al muy pero sin hasta donde cuando este estos estas una mas hay fue ser quien".split(
      " ",
    ),
  ),
  pt: new Set(
    "os dos das em na nas um uma com nao sao ao aos pelo pela seu sua seus suas nosso nossa ate isso foi mais".split(
      " ",
    ),
  ),
  ar: new Set("من في على الى عن ان هذا هذه التي الذي مع او كل ما لا".split(" ")),
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
