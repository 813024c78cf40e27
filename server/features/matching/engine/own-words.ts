import { countryName } from "@shared/constants/countries";
import { industryLabel } from "@shared/constants/industries";
import { listCountries } from "./gates";
import type { EntityFacts } from "./match-types";
import { type OwnQuotable, readOwnQuotable } from "./own-quotes";
import { ownSubjects } from "./subjects";

/** An entity's own words, read for scoring. */
export type OwnWords = {
  /** Returns the first words that match a pattern; null if none do. Each pattern is searched once. */
  find: (pattern: RegExp) => string | null;
  /** True if it has more text than its name. */
  hasDescription: boolean;
  /** The subjects (see `subjects.ts`) that it works on. */
  subjects: ReadonlySet<string>;
  /** What can be quoted to show that it works on a subject. */
  quotable: OwnQuotable;
};

const wordsCache = new WeakMap<EntityFacts, OwnWords>();

/** Reads an entity's own words, once for each entity. */
export function readOwnWords(entity: EntityFacts): OwnWords {
  let words = wordsCache.get(entity);
  if (words === undefined) wordsCache.set(entity, (words = readWords(entity)));
  return words;
}

function readWords(entity: EntityFacts): OwnWords {
  const { name, mission, description, industry, region } = entity;
  const fields = industry ?? [];
  const labels = fields.map(industryLabel);
  const told = [name, mission, description].filter(Boolean).join("\n");
  const text = [told, labels.join(", ")].filter(Boolean).join("\n");
  const countries = listCountries(entity).map(countryName);
  const matches = new Map<RegExp, string | null>();
  const find = (pattern: RegExp) => {
    let words = matches.get(pattern);
    if (words === undefined) matches.set(pattern, (words = pattern.exec(text)?.[0] ?? null));
    return words;
  };
  return {
    find,
    hasDescription: Boolean(mission || description),
    subjects: ownSubjects(`${text}\n${countries.join(", ")}`, fields),
    quotable: readOwnQuotable(told, countries, region, labels),
  };
}
