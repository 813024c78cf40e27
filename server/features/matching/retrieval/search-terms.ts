import { describeTerms } from "../embedder/terms";
import { findTopicPhrases, listPhrases } from "../embedder/topics";
import { isCommon, listWords } from "../embedder/words";

/** A search text by its terms. */
export type SearchTerms = {
  /** As `describeTerms` gives them. */
  terms: string;
  /** Its words, and the other phrases for the topics that it names. */
  phrases: string[];
};

/** So many phrases of each topic are searched for. */
const PHRASES_MAX = 40;

/** French and Spanish words that tell nothing, without accents. English ones are left out anyway. */
const FUNCTION_WORDS = new Set(
  `au aux avec ce ces cette comme dans de des du elle en et eux il ils je la le les leur leurs lui mais mes mon ne nos notre nous
  ou par pas pour qui que sa sans ses son sur ta te tes ton tu un une vos votre vous apres contre entre sous vers chez aide argent
  al como con del desde donde el ella ellas ellos en entre es esta este esto ha hacia hasta la las lo los mas mi mis muy nos nuestra
  nuestro o para pero por porque que se si sin sobre su sus tambien te tu un una uno unos y ya ayuda dinero`.split(
    /\s+/,
  ),
);
const isTelling = (word: string) => !isCommon(word) && !FUNCTION_WORDS.has(word);

/** Describes what a search is about; null if it has no word that tells. */
export function describeSearch(text: string): SearchTerms | null {
  const words = listWords(text);
  const terms = describeTerms(words.filter(isTelling).join(" "));
  if (terms === null) return null;
  const topics = findTopicPhrases(words).flatMap(({ meanings }) =>
    meanings.filter(({ isSure }) => isSure).map(({ id }) => id),
  );
  const others = [...new Set(topics)].flatMap((id) => listPhrases(id).slice(0, PHRASES_MAX));
  return { terms, phrases: [...new Set([...words.filter(isTelling), ...others])] };
}
