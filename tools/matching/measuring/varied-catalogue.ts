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
/** A spread such that what is open to an entity ranges from half of the catalogue to a hundredth of it. */
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

/** Numbers between 0 and 1, the same in every run (mulberry32). */
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
 * Opportunities as many as are wanted, made from those of the starter catalogue: names and sentences of two that share a field, and
 * facts of their own. Nine in ten are verified and open at `now`.
 */
export async function* variedCatalogue(count: number, now: Date, batch: number): AsyncGenerator<Row[]> {
  const { opportunities } = mapCatalogue((await readCatalogueFiles()).parse());
  const sources = opportunities.map(({ row }) => row).filter((row) => (row.description ?? "").length > 80);
  const random = seededRandom(5);
  for (let from = 0; from < count; from += batch)
    yield Array.from({ length: Math.min(batch, count - from) }, (_, i) =>
      varied(sources, from + i, now, random),
    );
}

function varied(sources: readonly CatalogueOpportunity[], n: number, now: Date, random: () => number): Row {
  const any = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const one = any(sources);
  const fields = new Set(one.industryFocus ?? []);
  const alike = sources.filter(({ industryFocus }) => industryFocus?.some((field) => fields.has(field)));
  const other = any(alike.length > 0 ? alike : sources);
  const sentences = [one, other].flatMap(({ description }) => (description ?? "").split(/(?<=[.!?])\s+/));
  const length = SENTENCES.fewest + Math.floor(random() * (SENTENCES.most - SENTENCES.fewest));
  const said = Array.from({ length }, () => any(sentences));
  const words = other.name.split(" ");
  const hasDeadline = random() < 0.6;
  const isClosed = random() < 0.07;
  const days = isClosed ? -1 - random() * 90 : 1 + random() * 700;
  const max = 5_000 * Math.ceil(random() ** 3 * 400);
  return {
    name: `${one.name.slice(0, 120)}: ${words.slice(0, 1 + Math.floor(random() * words.length)).join(" ")}`.slice(
      0,
      200,
    ),
    slug: `varied-${n}`,
    funderName: one.funderName ?? null,
    fundingType: one.fundingType ?? "grant",
    description: [...new Set(said)].join(" "),
    eligibleCountries: [...weighted(COUNTRIES, random())],
    eligibleEntityTypes: [...weighted(TYPES, random())],
    stageFocus: [...weighted(STAGES, random())],
    industryFocus: [...new Set([...(one.industryFocus ?? []), ...(other.industryFocus ?? [])])].slice(0, 4),
    minAmount: random() < 0.3 ? String(Math.round(max / 10)) : null,
    maxAmount: random() < 0.6 ? String(max) : null,
    currency: any(["USD", "USD", "USD", "EUR", "GBP"]),
    deadline: hasDeadline ? new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10) : null,
    verificationStatus: random() < 0.05 ? "pending" : "verified",
    featured: random() < 0.002,
  };
}

function weighted<T>(choices: Weighted<T>, at: number): T {
  const total = choices.reduce((sum, [weight]) => sum + weight, 0);
  let passed = 0;
  for (const [weight, value] of choices) {
    passed += weight;
    if (at * total < passed) return value;
  }
  return choices.at(-1)![1];
}
