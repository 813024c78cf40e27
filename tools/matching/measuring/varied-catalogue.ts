import type { EntityType } from "@shared/constants/enums";
import type { fundingOpportunities } from "@shared/schema/index";
import type { CatalogueOpportunity } from "../../../server/features/catalogue/grants-gov/mapping";
import { readCatalogueFiles } from "../../../server/seed/catalogue-files";
import { mapCatalogue } from "../../../server/seed/catalogue";

type Row = typeof fundingOpportunities.$inferInsert;
type Weighted<T> = readonly (readonly [weight: number, value: T])[];

const DAY_MS = 86_400_000;
const SENTENCES = { fewest: 3, most: 9 } as const;

const AFRICA = "BJ BF CD CI CM EG ET GH KE MA ML MW MZ NE NG RW SN TG TN TZ UG ZA ZM ZW".split(" ");
const EUROPE = "AT BE DE DK ES FI FR IE IT NL PL PT SE".split(" ");
/**
 * With these weights, the share of the catalogue that is open to an entity ranges from half to one percent.
 */
const COUNTRIES: Weighted<readonly string[]> = [
  [45, ["US"]],
  [25, ["*"]],
  [5, []],
  [7, AFRICA],
  [6, EUROPE],
  [5, ["GB"]],
  [4, ["IN"]],
  [3, ["CA"]],
];
const TYPES: Weighted<readonly EntityType[]> = [
  [36, ["Startup"]],
  [30, ["Startup", "Social Enterprise"]],
  [22, ["Nonprofit", "School", "Social Enterprise"]],
  [8, ["Research", "Individual"]],
  [4, []],
];
const STAGES: Weighted<readonly ("Idea" | "MVP" | "Traction" | "Growth" | "Scale")[]> = [
  [60, []],
  [20, ["Idea", "MVP", "Traction"]],
  [12, ["MVP", "Traction", "Growth"]],
  [8, ["Growth", "Scale"]],
];

/** Generates numbers from 0 to 1 that are the same in every run (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Makes varied opportunities from those of the starter catalogue. Each has names and sentences of two that
 * share an industry, and random facts. Nine in ten are verified and open at `now`.
 */
export async function* variedCatalogue(count: number, now: Date, batch: number): AsyncGenerator<Row[]> {
  const { opportunities } = mapCatalogue((await readCatalogueFiles()).parse());
  const sources = opportunities.map(({ row }) => row).filter((row) => (row.description ?? "").length > 80);
  const random = seededRandom(5);
  for (let from = 0; from < count; from += batch)
    yield Array.from({ length: Math.min(batch, count - from) }, (_, i) =>
      buildVaried(sources, from + i, now, random),
    );
}

function buildVaried(
  sources: readonly CatalogueOpportunity[],
  n: number,
  now: Date,
  random: () => number,
): Row {
  const pickRandom = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const firstSource = pickRandom(sources);
  const fields = new Set(firstSource.industryFocus ?? []);
  const similarSources = sources.filter(({ industryFocus }) =>
    industryFocus?.some((field) => fields.has(field)),
  );
  const secondSource = pickRandom(similarSources.length > 0 ? similarSources : sources);
  const sentences = [firstSource, secondSource].flatMap(({ description }) =>
    (description ?? "").split(/(?<=[.!?])\s+/),
  );
  const length = SENTENCES.fewest + Math.floor(random() * (SENTENCES.most - SENTENCES.fewest));
  const pickedSentences = Array.from({ length }, () => pickRandom(sentences));
  const words = secondSource.name.split(" ");
  const hasDeadline = random() < 0.6;
  const isClosed = random() < 0.07;
  const days = isClosed ? -1 - random() * 90 : 1 + random() * 700;
  const max = 5_000 * Math.ceil(random() ** 3 * 400);
  return {
    name: `${firstSource.name.slice(0, 120)}: ${words.slice(0, 1 + Math.floor(random() * words.length)).join(" ")}`.slice(
      0,
      200,
    ),
    slug: `varied-${n}`,
    funderName: firstSource.funderName ?? null,
    fundingType: firstSource.fundingType ?? "grant",
    description: [...new Set(pickedSentences)].join(" "),
    eligibleCountries: [...pickWeighted(COUNTRIES, random())],
    eligibleEntityTypes: [...pickWeighted(TYPES, random())],
    stageFocus: [...pickWeighted(STAGES, random())],
    industryFocus: [
      ...new Set([...(firstSource.industryFocus ?? []), ...(secondSource.industryFocus ?? [])]),
    ].slice(0, 4),
    minAmount: random() < 0.3 ? String(Math.round(max / 10)) : null,
    maxAmount: random() < 0.6 ? String(max) : null,
    currency: pickRandom(["USD", "USD", "USD", "EUR", "GBP"]),
    deadline: hasDeadline ? new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10) : null,
    verificationStatus: random() < 0.05 ? "pending" : "verified",
    featured: random() < 0.002,
  };
}

function pickWeighted<T>(choices: Weighted<T>, position: number): T {
  const total = choices.reduce((sum, [weight]) => sum + weight, 0);
  let weightSoFar = 0;
  for (const [weight, value] of choices) {
    weightSoFar += weight;
    if (position * total < weightSoFar) return value;
  }
  return choices.at(-1)![1];
}
