/** Frequent short words that tell languages apart. */
const STOP_WORDS: Record<string, string> = {
  en: "the and of to for with our we is are this that by on from",
  fr: "le les des du et pour nous est une dans avec sur aux ne qui",
  es: "el los las y del para una con por que es nuestra nuestro su en",
  pt: "os uma com para do da dos das nos em nao que nossa nosso e",
  de: "der die das und fur mit wir ist eine im den auf zu von nicht",
  it: "il gli della di per con che sono una nel i siamo nostra non alla",
  nl: "het een van voor met wij zijn onze en niet op naar bij wordt ook",
  pl: "jest nie na sie dla oraz przez ktore jako od w z do nasza lub",
  tr: "ve bir icin ile bu olarak daha cok biz olan en var gibi da de",
  sw: "na ya wa kwa ni za katika la cha kwamba yetu wetu hii kuwa pia",
  id: "dan yang untuk dengan kami di dari ini adalah pada ke akan oleh dalam para",
};
const READ = ["en", "fr"];
const SETS = Object.entries(STOP_WORDS).map(([name, words]) => [name, new Set(words.split(" "))] as const);
/** Below this many words, figures and names say nothing about a language. */
const WORDS_MIN = 40;

/** Whether a folded text (see `fold`) is in a language that the rules read; a short text is taken to be. */
export function isReadLanguage(folded: string): boolean {
  const words = folded.match(/\p{L}+/gu) ?? [];
  const letters = words.join("");
  const latin = letters.match(/[a-zß-ɏ]/g)?.length ?? 0;
  if (letters.length > WORDS_MIN && latin < letters.length / 2) return false;
  if (words.length < WORDS_MIN) return true;
  const counts = SETS.map(
    ([name, set]) => [name, words.filter((word) => set.has(word)).length] as const,
  ).sort(([, a], [, b]) => b - a);
  const [name, count] = counts[0] ?? ["en", 0];
  return count === 0 || READ.includes(name);
}
