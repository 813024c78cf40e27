import { countryName } from "@shared/constants/countries";
import { getCountryNames } from "@shared/constants/country-names";
import { TRANSLATED } from "@shared/words/language";
import { DRAFT_SECTIONS } from "../types";
import type { PreparedFacts } from "./prepare-facts";
import { LITTLE, readWords, stripPlural, type Word } from "./words-of-line";

export type NameBase = {
  /** All words of the facts in their order, each fact between bars. */
  wordings: string;
  /** The same without little words such as "of" and "the". */
  names: string;
  words: ReadonlySet<string>;
  /** What "Kenya" and "Kenyan" begin with. */
  roots: ReadonlySet<string>;
  /** Capitals of names that stand in the facts: "undp". */
  initials: ReadonlySet<string>;
};

/** The most words that a name is taken to have. */
const NAME_MAX = 12;

/** What prizes and bodies are called. With other words before or after it, it makes them a name. */
const NAMING = new Set(
  `award prize medal trophy fellowship scholarship honour honor certificate laureate prix foundation fondation fund trust bank banque
  university universite college institute institut academy academie ministry ministere department agency agence council commission
  authority assembly parliament association alliance federation network union society company corporation ltd inc gmbh limited hub lab
  centre center incubator accelerator group partner venture capital initiative challenge summit forum conference chamber journal magazine
  times post news nation herald hospital church mission embassy`
    .split(/\s+/)
    .map(stripPlural),
);
const TRANSLATED_COUNTRIES = TRANSLATED.map(getCountryNames);

const PEOPLE = /(?:ese|ian|an|n|ish|i|ais|aise|ois|oise|ien|ienne)$/;
/** What "Togo" and "Togolese" begin with. */
const rootOf = (name: string) => name.replace(/[aeiouy]+$/, "");

/** Everything that a draft from these facts may name or quote. */
export const collectNames = ({ entity, opportunity }: PreparedFacts): NameBase =>
  collectNamesIn([
    ...DRAFT_SECTIONS.map(({ heading }) => heading),
    entity.name,
    entity.type,
    // A "yes" makes the words of its question true.
    ...entity.facts.map((fact) => (fact.value === true ? fact.label : fact.value)).flatMap(textsOf),
    ...Object.values(opportunity).flatMap(textsOf),
    ...opportunity.eligibleCountries.map(countryName),
  ]);

/** The names and wordings of some texts. */
export function collectNamesIn(texts: readonly string[]): NameBase {
  const countries = texts.flatMap((text) => {
    const translated = TRANSLATED_COUNTRIES.flatMap((names) => names[text] ?? []);
    return text === "United States" ? [...translated, "US, USA, America"] : translated;
  });
  const wordings: string[] = [];
  const names: string[] = [];
  const initials = new Set<string>();
  const all = new Set<string>();
  const roots = new Set<string>();
  for (const text of [...texts, ...countries]) {
    const words = text.split("\n").flatMap(readWords);
    const main = words.filter(({ folded }) => !LITTLE.has(folded));
    wordings.push(words.map(({ folded }) => folded).join(" "));
    names.push(main.map(({ folded }) => folded).join(" "));
    for (const { folded, isCapital } of words) {
      all.add(folded);
      if (isCapital && folded.length > 3) roots.add(rootOf(folded));
    }
    for (const run of capitalRuns(main))
      for (let from = 0; from < run.length; from += 1)
        for (let to = from + 2; to <= Math.min(run.length, from + NAME_MAX); to += 1)
          initials.add(
            run
              .slice(from, to)
              .map(({ folded }) => folded[0])
              .join(""),
          );
  }
  const join = (lines: string[]) => ` ${lines.join(" | ")} `;
  return { wordings: join(wordings), names: join(names), words: all, roots, initials };
}

function capitalRuns(words: readonly Word[]): Word[][] {
  const runs: Word[][] = [[]];
  for (const word of words) {
    if (word.isCapital) runs.at(-1)?.push(word);
    else runs.push([]);
  }
  return runs;
}

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return Array.isArray(value) ? value.flatMap(textsOf) : [];
}

export const isNaming = (word: Word | undefined) => word !== undefined && NAMING.has(word.folded);

const isKnown = (words: readonly Word[], base: NameBase): boolean =>
  words.every(({ folded }) => base.words.has(folded)) &&
  base.names.includes(` ${words.map(({ folded }) => folded).join(" ")} `);

/** Whether a word is an ordinary one, or stands in the facts. */
export function isPlain(word: Word, base: NameBase): boolean {
  const { folded } = word;
  if (word.isOrdinary) return true;
  return base.words.has(folded) || (PEOPLE.test(folded) && isOfPlace(folded, base));
}

/** "Kenyan" and "Togolese" are of places that the facts name. */
function isOfPlace(folded: string, { roots }: NameBase): boolean {
  for (let length = Math.max(3, folded.length - 5); length < folded.length; length += 1)
    if (roots.has(folded.slice(0, length))) return true;
  return false;
}

/** Whether a name stands in the facts, in one piece or in pieces, or is made of ordinary words that name nobody. */
export function isSupported(all: readonly Word[], base: NameBase): boolean {
  const words = all.filter(({ folded }) => !LITTLE.has(folded));
  if (words.length === 0 || isKnown(words, base)) return true;
  const initials = words.map(({ folded }) => folded[0]).join("");
  const [only] = words;
  if (words.length === 1 && only)
    return isPlain(only, base) || (/^\p{Lu}{2,}$/u.test(only.text) && base.initials.has(only.folded));
  if (words.length > 2 && base.words.has(initials)) return true;
  let hasLooseNaming = false;
  for (let at = 0; at < words.length;) {
    let length = Math.min(words.length - at, NAME_MAX);
    while (length > 0 && !isKnown(words.slice(at, at + length), base)) length -= 1;
    if (length < 2 && isNaming(words[at])) hasLooseNaming = true;
    if (length === 0) {
      const word = words[at]!;
      const isAcronym = /^\p{Lu}{2,}$/u.test(word.text) && base.initials.has(word.folded);
      if (!isPlain(word, base) && !isAcronym) return false;
    }
    at += Math.max(1, length);
  }
  return !hasLooseNaming;
}
