/** Frequent short words of English and French. */
const FREQUENT = new Set(
  "the and of to for with our we is are this that by on from in it at be you your le les des du et pour nous est une dans avec sur aux ne qui au ce par plus notre elle".split(
    " ",
  ),
);
/** Every tenth word of a text in these languages is one of them at the least; of other languages hardly one is. */
const SHARE_MIN = 0.1;
/** Below this many words, figures and names say nothing about a language. */
const WORDS_MIN = 40;

/** Whether a folded text (see `fold`) is in a language that the rules read; a short text is taken to be. */
export function isReadLanguage(folded: string): boolean {
  const words = folded.match(/\p{L}+/gu) ?? [];
  const frequent = words.filter((word) => FREQUENT.has(word)).length;
  return words.length < WORDS_MIN || frequent >= words.length * SHARE_MIN;
}
