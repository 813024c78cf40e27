import { getCatalogueDb, type ServiceContext } from "../../context/deps";
import { selectNamed } from "./named-opportunities.queries";

type NamedCall = { name: string | null; funderName: string | null; link: string | null };

/**
 * For each call that a person names, in the same order, the one verified opportunity with its name and funder, or else the one with its
 * address; null where there is none, or more than one.
 */
export async function findNamedOpportunities(
  ctx: Omit<ServiceContext<"clock">, "actor">,
  calls: readonly NamedCall[],
): Promise<({ id: string; name: string } | null)[]> {
  if (calls.length === 0) return [];
  const hits = await selectNamed(getCatalogueDb(ctx), calls);
  const byCall = new Map<number, typeof hits>();
  for (const hit of hits) byCall.set(hit.n, [...(byCall.get(hit.n) ?? []), hit]);
  return calls.map((_, index) => {
    const found = byCall.get(index + 1) ?? [];
    const named = found.filter(({ isNamed }) => isNamed);
    const [only, other] = named.length > 0 ? named : found;
    return only && !other ? { id: only.id, name: only.name } : null;
  });
}
