import { t } from "../../../platform/text/words";
import type { SourceDescription } from "./types";

/** The licence (CC BY 4.0) asks for this notice wherever these rows are shown. */
export const FOUNDSHORE_NOTICE =
  "From “Startup Accelerators & Founder Programs”, compiled by Lucas Jin / Foundshore " +
  "(https://github.com/luc3xhj/startup-accelerators), CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/). " +
  "Changes: selection, mapping to the fields of this catalogue, descriptions rewritten.";

/** The lists that the starter catalogue is made from. They were read once and have no runs. */
export const STARTER_LISTS = {
  "foundshore-2026": {
    id: "foundshore-2026",
    name: "Startup Accelerators & Founder Programs (Foundshore)",
    description: "A list of accelerators and founder programmes all over the world",
    url: "https://github.com/luc3xhj/startup-accelerators",
    country: null,
    licence: { name: "CC BY 4.0", url: "https://creativecommons.org/licenses/by/4.0/" },
    attribution: FOUNDSHORE_NOTICE,
    explainExtent: () => t("A selection, taken once. Later changes of the list are not followed."),
  },
  "nyserda-2026": {
    id: "nyserda-2026",
    name: "NYSERDA solicitations",
    description: "Energy programmes of New York State",
    url: "https://www.nyserda.ny.gov/",
    country: "US",
    licence: { name: "Facts only, described in our own words", url: null },
    attribution: null,
    explainExtent: () =>
      t("Titles, addresses and dates, taken once. Later changes of the list are not followed."),
  },
} as const satisfies Record<string, SourceDescription>;
