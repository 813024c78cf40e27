import { amountsIn, hasMoney, percentsIn } from "./figures";
import type { Passage, ReadDeck, ReadSlide } from "./read-deck";
import { find, slidesAbout, slidesNotAbout, words } from "./rule";
import { ASKING } from "./vocabulary";

type Part = { value: number; passage: Passage };
/** `totals`: amounts that the same slide calls the total. */
export type Parts = { kind: "percent" | "money"; parts: Part[]; totals: number[] };

/** What heads a division of money. */
export const USE = words(
  "use of (?:the )?(?:funds|proceeds|money|grant)|how we (?:will )?(?:use|spend)|what the money|where the money|allocation|budget|emploi des fonds|utilisation des fonds",
);
const TOTAL = words("total(?:es|s)?|sum|somme");
const NOT_A_PART = words(
  "total|equity|stake|discount|interest|return|irr|growth|margin|cagr|valuation|cap|revenue|mrr|arr|raised|match(?:ed|ing)?|participation|taux",
);
const ASKING_NOW = words(
  "raising|seeking|we ask|asking for|we (?:need|seek|request)|requested|needed|levons|recherchons|demandons",
);
const PAST = words("raised|received|won|to date|so far|already|levee? en");

/** The amount asked for, and the words that say so. */
export function amountOfAsk(deck: ReadDeck): { value: number; passage: Passage } | undefined {
  const [passage] = allAsks(deck);
  if (!passage) return undefined;
  // "$1 million raised, $2 million needed": what follows the asking. Several amounts after it: the largest is the total.
  const at = Math.max(0, passage.folded.search(ASKING_NOW));
  const amounts = amountsIn(passage.folded.slice(at));
  return { value: Math.max(...(amounts.length > 0 ? amounts : amountsIn(passage.folded))), passage };
}

/** Every passage that asks for an amount; where none does, the first amount on a slide about the ask. */
export function allAsks(deck: ReadDeck): Passage[] {
  const own = slidesAbout(deck, "ask");
  const isBefore = (folded: string) => PAST.test(folded) && !ASKING_NOW.test(folded);
  const isAsk = (folded: string) => ASKING.test(folded) && hasMoney(folded) && !isBefore(folded);
  const others = slidesNotAbout(deck, "problem", "market", "model", "competition", "traction", "team");
  const slides = [...own, ...others.filter((slide) => !own.includes(slide))];
  const asks = slides.flatMap(({ passages }) => passages.filter(({ folded }) => isAsk(folded)));
  if (asks.length > 0) return asks;
  const loose = find(slides, isAsk) ?? find(own, hasMoney, (folded) => !isBefore(folded));
  return loose ? [loose] : [];
}

/** The parts into which the money asked for is divided: percentages, else amounts, of one slide. */
export function partsOfFunds(deck: ReadDeck): Parts {
  const asked = amountOfAsk(deck);
  const slides = deck.slides
    .map((slide) => ({ slide, rank: rankOf(slide, asked?.passage.slide) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank);
  for (const { slide } of slides)
    for (const kind of ["percent", "money"] as const) {
      const parts = partsOn(slide, kind);
      const whole = kind === "percent" ? 100 : asked?.value;
      if (parts.length > 1 && (whole === undefined || isAbout(sumParts(parts), whole)))
        return { kind, parts, totals: totalsOn(slide) };
    }
  return { kind: "percent", parts: [], totals: [] };
}

function totalsOn({ passages }: ReadSlide): number[] {
  return passages.filter(({ folded }) => TOTAL.test(folded)).flatMap(({ folded }) => amountsIn(folded));
}

export function sumParts(parts: Parts["parts"]): number {
  return parts.reduce((total, { value }) => total + value, 0);
}

/** Near enough to be meant as the whole: what is far off are other figures. */
function isAbout(sum: number, whole: number): boolean {
  return sum >= whole * 0.5 && sum <= whole * 1.5;
}

function rankOf({ number, about, foldedTitle, folded }: ReadSlide, askSlide: number | undefined): number {
  const points = [
    [USE.test(foldedTitle), 4],
    [number === askSlide, 3],
    [about.has("ask"), 2],
    [USE.test(folded), 1],
  ] as const;
  return points.reduce((sum, [isSo, value]) => sum + (isSo ? value : 0), 0);
}

function partsOn(slide: ReadSlide, kind: Parts["kind"]): Part[] {
  const read = kind === "percent" ? percentsIn : amountsIn;
  return slide.passages
    .filter(({ folded }) => !NOT_A_PART.test(folded) && (kind === "percent" || !ASKING.test(folded)))
    .flatMap((passage) => read(passage.folded).map((value) => ({ value, passage })));
}
