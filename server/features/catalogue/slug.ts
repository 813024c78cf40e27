import { inArray, like, or } from "drizzle-orm";
import { fundingOpportunities } from "@shared/schema/index";
import type { Db } from "../../platform/db/database";

const SLUG_MAX = 80;
const ATTEMPTS = 5;
/** Latin letters that Unicode does not split into a letter and an accent. */
const PLAIN: Record<string, string> = { ø: "o", œ: "oe", æ: "ae", ß: "ss", ł: "l", đ: "d", ð: "d" };

/** A name as part of a web address: `Café & Co. Fund` becomes `cafe-co-fund`. A name without Latin letters becomes `opportunity`. */
export function toSlug(name: string): string {
  const words = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[øœæßłđð]/g, (letter) => PLAIN[letter] ?? "")
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, SLUG_MAX)
    .replace(/^-+|-+$/g, "");
  return words === "" ? "opportunity" : words;
}

/** The first of `base`, `base-2`, `base-3`, … that is not taken. */
export function findFreeSlug(base: string, taken: ReadonlySet<string>): string {
  if (!taken.has(base)) return base;
  for (let n = 2; ; n += 1) if (!taken.has(`${base}-${n}`)) return `${base}-${n}`;
}

/** One slug per name, in order: different from each other and from all in the catalogue. */
export async function findUniqueSlugs(db: Db, names: readonly string[]): Promise<string[]> {
  const bases = [...new Set(names.map(toSlug))];
  if (bases.length === 0) return [];
  const { slug } = fundingOpportunities;
  const rows = await db
    .select({ slug })
    .from(fundingOpportunities)
    // Slugs hold letters, digits and hyphens only, so LIKE needs no escaping.
    .where(or(inArray(slug, bases), ...bases.map((base) => like(slug, `${base}-%`))));
  const taken = new Set(rows.map((row) => row.slug));
  return names.map((name) => {
    const free = findFreeSlug(toSlug(name), taken);
    taken.add(free);
    return free;
  });
}

export async function findUniqueSlug(db: Db, name: string): Promise<string> {
  const [slug] = await findUniqueSlugs(db, [name]);
  return slug!;
}

/**
 * Runs `insert` with a free slug, and again with another one when somebody took it in between. `insert` must use
 * `on conflict (slug) do nothing` and return `undefined` when nothing was inserted, so that a transaction around it stays usable.
 */
export async function withUniqueSlug<T>(
  db: Db,
  name: string,
  insert: (slug: string) => Promise<T | undefined>,
): Promise<T> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const inserted = await insert(await findUniqueSlug(db, name));
    if (inserted !== undefined) return inserted;
  }
  throw new Error("No free slug after several attempts");
}
