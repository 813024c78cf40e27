import { Bookmark, EyeOff, SearchX, type LucideIcon } from "lucide-react";
import { countryName } from "@shared/constants/countries";
import type { ListView } from "@shared/constants/matching";
import { formatCount } from "@/lib/format";
import type { Arranged } from "./arrange";
import type { Filters } from "./filters";

const headlineNumber = new Intl.NumberFormat("en-GB", { useGrouping: "min2" });

/** The list's heading: how many there are of what it shows. */
export function headline(total: number, show: ListView = "all"): string {
  const count = headlineNumber.format(total);
  const noun = total === 1 ? "opportunity" : "opportunities";
  if (show === "saved") return `${count} saved ${noun}`;
  return show === "dismissed" ? `${count} ${noun} put away` : `${count} funding opportunities`;
}

/** What an empty list says, and what can be done about it. */
export function nothingFound({ show, search, country }: Pick<Filters, "show" | "search" | "country">): {
  icon: LucideIcon;
  title: string;
  description: string;
} {
  if (search === "" && country === "" && show === "saved")
    return {
      icon: Bookmark,
      title: "Nothing saved yet",
      description: "Press the bookmark on an opportunity, and it is kept here for later.",
    };
  if (search === "" && country === "" && show === "dismissed")
    return {
      icon: EyeOff,
      title: "Nothing put away",
      description: "What you mark as “Not for us” leaves your lists. You can bring it back from here.",
    };
  return {
    icon: SearchX,
    title: "No opportunities found matching your criteria",
    description: "Try other words, or another country.",
  };
}

/**
 * What the country filter and the sort, which see only what has been loaded, really cover. Undefined when neither is
 * set.
 */
export function coverageNote(
  { country, sort }: Pick<Filters, "country" | "sort">,
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
