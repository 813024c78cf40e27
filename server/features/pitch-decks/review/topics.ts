import { countWords, fold } from "../../../platform/text/fold";

/** What is asked of a slide to tell what it is about. */
export type TopicSlide = { number: number; title: string; text: string };

/** What a slide is about shows at its beginning. */
const TEXT_MAX = 800;
const LONG_TITLE_WORDS = 6;

type Folded = { title: string; text: string };
const foldedSlides = new WeakMap<TopicSlide, Folded>();
const patterns = new Map<readonly string[], RegExp>();

/** How many of the words stand in a folded text (see `TOPICS` for how they are compared). */
export function countTopicWords(folded: string, topics: readonly string[]): number {
  if (topics.length === 0) return 0;
  let pattern = patterns.get(topics);
  if (!pattern) {
    const words = [...new Set(topics.map((word) => fold(word).replace(/[.*+?^${}()|[\]\\]/g, "\\$&")))];
    // Longest first, so that "business model" is not read as "model" alone.
    words.sort((a, b) => b.length - a.length);
    pattern = new RegExp(`(?<![a-z0-9])(?:${words.join("|")})(?:e?s|x)?(?![a-z0-9])`, "g");
    patterns.set(topics, pattern);
  }
  return new Set(folded.match(pattern)).size;
}

/**
 * How many of the words a slide's title names. A title that is a sentence may name one in passing ("Finance teams waste a
 * week"): it counts where the text or a second word bears it out. What stands before a colon is a title of its own.
 */
export function countInTitle(slide: TopicSlide, topics: readonly string[]): number {
  const { title, text } = foldedOf(slide);
  const inTitle = countTopicWords(title, topics);
  if (inTitle === 0) return 0;
  const head = /^[^:]{3,40}(?=:)/.exec(title)?.[0] ?? title;
  const inHead = countTopicWords(head, topics);
  if (inHead > 0 && countWords(head) < LONG_TITLE_WORDS) return inHead;
  const isBorneOut = inTitle > 1 || countTopicWords(text.replace(title, ""), topics) > 0;
  return isBorneOut ? inTitle : 0;
}

/**
 * The slide where something about these topics belongs: the one whose title names them best, else one whose text names at
 * least two of them. `undefined` when there is none; the first slide, a cover as a rule, does not count.
 */
export function slideAbout(slides: readonly TopicSlide[], topics: readonly string[]): number | undefined {
  let best: { number: number; score: number } | undefined;
  for (const slide of slides.length > 1 ? slides.slice(1) : slides) {
    const inTitle = countInTitle(slide, topics);
    const inText = countTopicWords(foldedOf(slide).text, topics);
    const score = inTitle > 0 ? 100 * inTitle + inText : inText > 1 ? inText : 0;
    if (score > (best?.score ?? 0)) best = { number: slide.number, score };
  }
  return best?.number;
}

function foldedOf(slide: TopicSlide): Folded {
  let folded = foldedSlides.get(slide);
  if (!folded) {
    folded = { title: fold(slide.title), text: fold(slide.text.slice(0, TEXT_MAX)) };
    foldedSlides.set(slide, folded);
  }
  return folded;
}
