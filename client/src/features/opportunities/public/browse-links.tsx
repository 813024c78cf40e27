import { ANY_VALUE } from "@shared/constants/facets";
import type { PublicListView } from "@shared/validators/public-catalogue";
import { TextLink } from "@/components/text-link";
import { wordValue } from "@/lib/format/facet-wording";
import { paths } from "@/lib/paths";
import { t } from "@/words";

const SHOWN = 18;

/** Links to the pages of themes and countries, which search engines and readers go on from. */
export function BrowseLinks({ facets }: { facets: PublicListView["facets"] }) {
  return (
    <div className="grid gap-8 border-t border-line pt-8 sm:grid-cols-2">
      <Links
        title={t("Browse by theme")}
        links={listFound(facets, "themes").map(({ value, text }) => ({ href: paths.theme(value), text }))}
      />
      <Links
        title={t("Browse by country")}
        links={listFound(facets, "countries").map(({ value, text }) => ({
          href: paths.country(value),
          text,
        }))}
      />
    </div>
  );
}

const listFound = (facets: PublicListView["facets"], facet: "themes" | "countries") =>
  facets[facet].options
    .filter(({ value, count }) => value !== ANY_VALUE && count > 0)
    .slice(0, SHOWN)
    .map(({ value, label }) => ({ value, text: wordValue(facet, value, label) }));

function Links({ title, links }: { title: string; links: readonly { href: string; text: string }[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
        {links.map(({ href, text }) => (
          <li key={href}>
            <TextLink href={href} className="inline-flex min-h-11 items-center md:min-h-8">
              {text}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
