import { countryName } from "@shared/constants/countries";
import { formatCount } from "@/lib/format";
import type { Arranged } from "./arrange";
import type { Filters } from "./filters";

const headlineNumber = new Intl.NumberFormat("en-GB", { useGrouping: "min2" });

export const headline = (total: number) => `${headlineNumber.format(total)} funding opportunities`;

/**
 * What the country filter and the sort, which see only what has been loaded, really cover. Undefined when neither is
 * set.
 */
export function coverageNote(
  { country, sort }: Filters,
  { loaded, shown, currencies }: Arranged,
  hasMore: boolean,
): string | undefined {
  const sentences: string[] = [];
  const soFar = hasMore ? " loaded so far" : "";
  if (country) {
    const applicants = `applicants from ${countryName(country)}, or name no countries`;
    sentences.push(
      `${formatCount(shown.length)} of the ${formatCount(loaded)}${soFar} accept ${applicants}.`,
    );
  }
  if (sort !== "relevance" && hasMore) {
    sentences.push(`Sorted among ${country ? "these" : `the ${formatCount(loaded)}${soFar}`}.`);
  }
  // Without a rate, amounts in different currencies cannot be compared.
  if (sort === "amount" && currencies > 1) sentences.push("Each currency is sorted by itself.");
  return sentences.length > 0 ? sentences.join(" ") : undefined;
}
