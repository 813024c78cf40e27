import { LRUCache } from "lru-cache";
import {
  AMOUNT_RANGES,
  AMOUNT_UNSTATED,
  AMOUNT_VALUES,
  ANY_VALUE,
  type Facet,
  toFacetValue,
} from "@shared/constants/facets";
import { ALL_ENTITY_TYPES, FUNDING_TYPES } from "@shared/constants/enums";
import { findIndustries, INDUSTRY_SLUGS, TAGS_WITHOUT_INDUSTRY } from "@shared/constants/industries";
import { findRegionCode } from "@shared/constants/regions/regions";
import type { Db } from "../../../platform/db/database";
import { createYield } from "../../../platform/concurrency/yield-to-event-loop";
import { type CodeColumn, CodeColumnBuilder, UNSTATED } from "./code-columns";
import { type FacetRow, selectFacetRows, splitList } from "./facets.queries";
import { IdTable } from "./id-table";

const ROWS_AT_ONCE = 2_000;
const WORK_MS = 10;
const EVERYWHERE = "*";
const REMEMBERED_MAX = 2_000;

/** The facets that a row has for good. The others depend on the time. */
type StoredFacet = Exclude<Facet, "statuses" | "closes">;

/**
 * What the list of opportunities is filtered, counted and sorted by, of all verified opportunities, closed ones included.
 * A row is a number: its place when featured ones come first, then the soonest closing time, then the id.
 */
export type CatalogueColumns = {
  size: number;
  ids: IdTable;
  featured: Uint8Array;
  /** Milliseconds; `Infinity` without a deadline. */
  closesAt: Float64Array;
  /** The end of the deadline's day in its time zone, in milliseconds; `Infinity` without a deadline. */
  dayEndsAt: Float64Array;
  /** Milliseconds; `-Infinity` when applications are not said to open on a day. */
  opensAt: Float64Array;
  /** The days of the deadline since 2000-01-01, `Infinity` without one. */
  deadlineDay: Float64Array;
  /** The largest stated amount; 0 without one. */
  amount: Float64Array;
  currencies: CodeColumn;
  facets: Record<StoredFacet, CodeColumn>;
};

/** Reads the columns from the database, in batches, so that requests are served in between. */
export async function loadCatalogueColumns(db: Db): Promise<CatalogueColumns> {
  const yieldToOthers = createYield({ workMs: WORK_MS, pauseMs: 0 });
  const collector = new Collector();
  for (const featured of [true, false]) {
    let last: FacetRow | undefined;
    do {
      const rows = await selectFacetRows(db, featured, last, ROWS_AT_ONCE);
      for (const row of rows) {
        collector.add(row);
        await yieldToOthers();
      }
      last = rows.length < ROWS_AT_ONCE ? undefined : rows.at(-1);
    } while (last);
  }
  return collector.build();
}

/** Arranges a few rows in columns, in their order. */
export function buildColumns(rows: readonly FacetRow[]): CatalogueColumns {
  const collector = new Collector();
  for (const row of rows) collector.add(row);
  return collector.build();
}

class Collector {
  readonly #ids: string[] = [];
  readonly #numbers: Record<
    "featured" | "closesAt" | "dayEndsAt" | "opensAt" | "deadlineDay" | "amount",
    number[]
  > = {
    featured: [],
    closesAt: [],
    dayEndsAt: [],
    opensAt: [],
    deadlineDay: [],
    amount: [],
  };
  readonly #currencies = new CodeColumnBuilder();
  readonly #facets: Record<StoredFacet, CodeColumnBuilder> = {
    types: new CodeColumnBuilder(FUNDING_TYPES),
    amounts: new CodeColumnBuilder(AMOUNT_VALUES),
    // These two come first where they accept every choice, see `choose-rows`.
    countries: new CodeColumnBuilder([UNSTATED, ANY_VALUE]),
    regions: new CodeColumnBuilder(),
    themes: new CodeColumnBuilder([ANY_VALUE, ...INDUSTRY_SLUGS]),
    applicants: new CodeColumnBuilder([UNSTATED, ...ALL_ENTITY_TYPES]),
    sources: new CodeColumnBuilder(),
  };

  add(row: FacetRow): void {
    this.#ids.push(row.id);
    this.#numbers.featured.push(Number(row.featured));
    this.#numbers.closesAt.push(row.closesAt);
    this.#numbers.dayEndsAt.push(row.dayEndsAt);
    this.#numbers.opensAt.push(row.opensAt);
    this.#numbers.deadlineDay.push(row.deadlineDay ?? Infinity);
    this.#numbers.amount.push(row.amount);
    this.#currencies.addRow([plain(row.currency)]);
    const facets = this.#facets;
    facets.types.addRow([plain(row.fundingType)]);
    facets.amounts.addRow([plain(findAmountValue(row.amount))]);
    facets.countries.addRow(readCountries(splitList(row.countries)).map(plain));
    facets.regions.addRow(nameAll(splitList(row.regions).map(readRegion)));
    facets.themes.addRow(splitList(row.themes).flatMap(readThemes).map(plain));
    facets.applicants.addRow(readApplicants(splitList(row.applicants)).map(plain));
    facets.sources.addRow(nameAll(row.source === null ? [] : [row.source]));
  }

  build(): CatalogueColumns {
    const { featured, closesAt, dayEndsAt, opensAt, deadlineDay, amount } = this.#numbers;
    const facets = this.#facets;
    return {
      size: this.#ids.length,
      ids: new IdTable(this.#ids),
      featured: Uint8Array.from(featured),
      closesAt: Float64Array.from(closesAt),
      dayEndsAt: Float64Array.from(dayEndsAt),
      opensAt: Float64Array.from(opensAt),
      deadlineDay: Float64Array.from(deadlineDay),
      amount: Float64Array.from(amount),
      currencies: this.#currencies.build(),
      facets: {
        types: facets.types.build(),
        amounts: facets.amounts.build(),
        countries: facets.countries.build(),
        regions: facets.regions.build({ hasLabels: true }),
        themes: facets.themes.build(),
        applicants: facets.applicants.build(),
        sources: facets.sources.build({ hasLabels: true }),
      },
    };
  }
}

type Named = readonly [value: string, label: string];
const plain = (value: string): Named => [value, value];
const nameAll = (names: readonly string[]): Named[] =>
  names.map((name): Named => [readName(name), name]).filter(([value]) => value !== "");

/** Catalogues repeat a few texts thousands of times. */
function remember<T>(read: (text: string) => T): (text: string) => T {
  const known = new LRUCache<string, { value: T }>({ max: REMEMBERED_MAX });
  return (text) => {
    const found = known.get(text) ?? { value: read(text) };
    known.set(text, found);
    return found.value;
  };
}
const readName = remember(toFacetValue);
const readRegion = remember((name) => findRegionCode(name) ?? name);

const findAmountValue = (amount: number): string =>
  amount === 0 ? AMOUNT_UNSTATED : AMOUNT_RANGES.find(({ to }) => amount <= to)!.value;

function readCountries(countries: readonly string[]): string[] {
  if (countries.length === 0) return [UNSTATED];
  return countries.includes(EVERYWHERE) ? [ANY_VALUE] : countries.map((code) => code.toUpperCase());
}

/** Nobody filters by "any type", so it counts like types that are not stated. */
const readApplicants = (types: readonly string[]): readonly string[] =>
  types.length === 0 || types.includes(EVERYWHERE) ? [UNSTATED] : types;

const readThemes = remember((tag): string[] => {
  const slugs = findIndustries(tag);
  if (slugs.length > 0) return slugs;
  return TAGS_WITHOUT_INDUSTRY.includes(tag.trim().toLowerCase()) ? [ANY_VALUE] : [];
});
