import { countryName } from "@shared/constants/countries";
import { industryLabel } from "@shared/constants/industries";
import { countriesOf } from "./gates";
import type { EntityFacts } from "./match-types";
import { ownSubjects } from "./subjects";

/** What an entity says of itself, read for scoring. */
export type OwnWords = {
  /** The first words of it that a pattern finds; null for none. Each pattern is looked for once. */
  find: (pattern: RegExp) => string | null;
  /** Whether it says more than its name. */
  isTold: boolean;
  /** The subjects (see `subjects.ts`) that it has to do with. */
  subjects: ReadonlySet<string>;
};

const known = new WeakMap<EntityFacts, OwnWords>();

/** Read once for each entity. */
export function ownWordsOf(entity: EntityFacts): OwnWords {
  let words = known.get(entity);
  if (words === undefined) known.set(entity, (words = readWords(entity)));
  return words;
}

function readWords(entity: EntityFacts): OwnWords {
  const { name, mission, description, industry } = entity;
  const fields = industry ?? [];
  const text = [name, mission, description, fields.map(industryLabel).join(", ")].filter(Boolean).join("\n");
  const places = countriesOf(entity).map(countryName).join(", ");
  const found = new Map<RegExp, string | null>();
  const find = (pattern: RegExp) => {
    let words = found.get(pattern);
    if (words === undefined) found.set(pattern, (words = pattern.exec(text)?.[0] ?? null));
    return words;
  };
  return {
    find,
    isTold: Boolean(mission || description),
    subjects: ownSubjects(`${text}\n${places}`, fields),
  };
}
