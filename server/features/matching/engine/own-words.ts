import { countryName } from "@shared/constants/countries";
import { industryLabel } from "@shared/constants/industries";
import { listCountries } from "./gates";
import type { EntityWithAnswers } from "./match-types";
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

const wordsCache = new WeakMap<EntityWithAnswers, OwnWords>();

/** Reads an entity's own words, once for each entity. */
export function readOwnWords(entity: EntityWithAnswers): OwnWords {
  let words = wordsCache.get(entity);
  if (words === undefined) wordsCache.set(entity, (words = readWords(entity)));
  return words;
}

function readWords(entity: EntityWithAnswers): OwnWords {
  const { name, mission, description, answers, industry, region } = entity;
  const fields = industry ?? [];
  const labels = fields.map(industryLabel);
  const told = joinLines(name, mission, description);
  const text = joinLines(told, labels.join(", "));
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
    subjects: ownSubjects(joinLines(text, answers, countries.join(", ")), fields),
    quotable: readOwnQuotable(joinLines(told, answers), countries, region, labels),
  };
}

const joinLines = (...lines: (string | null)[]) => lines.filter(Boolean).join("\n");
