import { fold } from "../../../platform/text/fold";
import { figuresIn, type Figure } from "./rules/figures";

/** "Slide 4", "slides 3 and 5", "la diapositive 4": where something stands, which is no figure of the deck. */
const SLIDES = /\b(?:slides?|diapositives?|diapos?|pages?) (\d+(?:(?:, ?| ?(?:and|et|to|a|&|-) ?)\d+)*)/g;

/** The numbers of the slides that a sentence names. */
export function slidesNamed(sentence: string): number[] {
  return [...fold(sentence).matchAll(SLIDES)]
    .flatMap(([, list = ""]) => list.match(/\d+/g) ?? [])
    .map(Number);
}

/**
 * Whether every figure of a sentence stands in one of the texts, in whatever way it is written: "$2M" for "2 million". Words for
 * small numbers are no figures: "three first names" counts what stands there.
 */
export function statesOnly(sentence: string, texts: readonly string[]): boolean {
  const stated = figuresIn(fold(sentence).replace(SLIDES, " "));
  if (stated.length === 0) return true;
  const known = texts.flatMap((text) => figuresIn(fold(text)));
  return stated.every((figure) => known.some((other) => isSame(figure, other)));
}

function isSame(figure: Figure, other: Figure): boolean {
  return figure.kind === other.kind && figure.values.some((value) => other.values.includes(value));
}
