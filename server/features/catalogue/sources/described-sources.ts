import { GRANTS_GOV_LIMIT, GRANTS_GOV_SOURCE_ID } from "@shared/constants/curation";
import type { Licence } from "@shared/validators/sources";
import { translateLabel } from "@shared/words/labels";
import { t } from "../../../platform/text/words";
import { API_SOURCES } from "../api-sources/api-sources";
import type { ApiSource } from "../api-sources/types";
import { GRANTS_GOV_NOTICE, GRANTS_GOV_SOURCE } from "../grants-gov/mapping";
import { SOURCES } from "./sources";
import { STARTER_LISTS } from "./starter-lists";
import type { ConfiguredSource, SourceDescription } from "./types";

const GRANTS_GOV: SourceDescription = {
  id: GRANTS_GOV_SOURCE_ID,
  name: GRANTS_GOV_SOURCE,
  description: "Grants of all federal agencies of the United States",
  url: "https://www.grants.gov/",
  country: "US",
  licence: { name: "Public domain in the United States", url: null },
  attribution: GRANTS_GOV_NOTICE,
  explainExtent: () =>
    t("Each reading takes the {n} newest notices. Older ones are missing unless they were read before.", {
      n: GRANTS_GOV_LIMIT,
    }),
};

/**
 * The sources that everybody is told about. Another kind of source joins by adding its descriptions here; it needs
 * nothing else to be listed. An opportunity of a source that is not here is listed by the source's name alone.
 */
export const DESCRIBED_SOURCES: readonly SourceDescription[] = [
  GRANTS_GOV,
  ...SOURCES.map(describeConfigured),
  // Another way to the opportunities of a source is no source of its own.
  ...API_SOURCES.filter(({ importAs }) => importAs === undefined).map(describeApi),
  ...Object.values(STARTER_LISTS),
];

const BY_NAME = new Map(DESCRIBED_SOURCES.map((source) => [source.name, source]));
/** Finds a source by the name that its opportunities carry. */
export const findDescribedSource = (name: string | null): SourceDescription | undefined =>
  name === null ? undefined : BY_NAME.get(name);

/** Words the name of a source's licence in the reader's language. */
export const wordLicence = ({ licence }: SourceDescription): Licence | null =>
  licence && { ...licence, name: translateLabel(licence.name) };

function describeApi({
  id,
  name,
  description,
  url,
  country,
  licence,
  attribution,
}: ApiSource): SourceDescription {
  return {
    id,
    name,
    description,
    url,
    country,
    licence: { name: licence, url: null },
    attribution,
    explainExtent: null,
    startsOff: true,
  };
}

function describeConfigured(source: ConfiguredSource): SourceDescription {
  const { id, name, description, url, country, licence = null, constants } = source;
  return {
    id,
    name,
    description,
    // A feed or a sitemap is nothing to look at.
    url: source.read.kind === "page" || source.read.kind === "listing" ? url : new URL(url).origin,
    country,
    licence,
    attribution: constants.attribution ?? null,
    explainExtent: () => explainExtent(source),
  };
}

/** Says what of a source is read, which follows from how it is read. */
function explainExtent({ read, more = [], details }: ConfiguredSource): string {
  switch (read.kind) {
    case "page":
      return `${explainPages(more.length + 1)} ${details === undefined ? "" : explainDetails(details)}`.trim();
    case "sitemap":
      return t("At most {n} of its pages, those that changed last.", { n: read.max });
    case "feed":
      return `${t("Only calls that its feed announces at the time.")} ${explainDetails(details)}`;
    case "listing":
      return `${t("Only what stands on its list.")} ${explainDetails(details)}`;
  }
}

const explainPages = (n: number) =>
  t.count(n, "Only what stands on one page of its site.", "Only what stands on {n} pages of its site.");

const explainDetails = (details: number | undefined) =>
  details === undefined
    ? t("The pages of the single calls are not read.")
    : t("Of the first {n} calls their own page is read too.", { n: details });
