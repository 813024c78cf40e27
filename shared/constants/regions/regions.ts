import { translateLabel } from "../../words/labels";
import { ELSEWHERE } from "./elsewhere";
import { EUROPE } from "./europe";

/** A part of a country with a code of its own. `Intl` and the packages that we keep name countries only, so the table is ours. */
export type Region = {
  /** The ISO 3166-2 code: `US-CA`. */
  code: string;
  /** The ISO 3166-1 code of its country. */
  country: string;
  /** The code of the European Union for the same area, where there is one. */
  nuts: string | null;
  /** Its English name, which is also the label that is translated. */
  name: string;
};

const readLines = (country: string, lines: string): (Region & { spellings: string[] })[] =>
  lines
    .trim()
    .split("\n")
    .map((line) => {
      const [part = "", nuts = "", name = "", others = ""] = line.split("|");
      const code = `${country}-${part}`;
      const spellings = [nuts, name, ...others.split(",")].filter((name) => name !== "");
      return { code, country, nuts: nuts || null, name, spellings };
    });

const KNOWN = Object.entries({ ...ELSEWHERE, ...EUROPE }).flatMap(([country, lines]) =>
  readLines(country, lines),
);
export const REGIONS: readonly Region[] = KNOWN;
const regionsByCode = new Map(REGIONS.map((region) => [region.code, region]));

/** Returns the region of an ISO 3166-2 code; undefined for any other text. */
export const findRegion = (code: string): Region | undefined => regionsByCode.get(code);

/**
 * Finds the code of a region by its ISO or NUTS code or by its name in English, French or its own language: "US-NY", "ES30", "État de New
 * York", "Bayern". Case, accents and words such as "State of" make no difference.
 * @param countries where the region may be; regions of all countries count when it is empty
 * @returns undefined for an unknown region, and for a name that several regions have
 */
export function findRegionCode(text: string, countries: readonly string[] = []): string | undefined {
  const byCode = findRegion(text.trim().toUpperCase());
  const named = byCode ? [byCode] : (getRegionsByName().get(normaliseName(text)) ?? []);
  const found = named.filter(
    ({ country }) => countries.length === 0 || countries.includes("*") || countries.includes(country),
  );
  return found.length === 1 ? found[0]!.code : undefined;
}

/** Returns the codes of regions, each once. A region without a code here keeps its words. */
export const toRegionCodes = (regions: readonly string[], countries: readonly string[] = []): string[] => [
  ...new Set(
    regions.map((region) => (findRegion(region) ? region : (findRegionCode(region, countries) ?? region))),
  ),
];

/** Returns the English name of a region's code. Any other text is returned as it is. */
export const regionName = (code: string): string => regionsByCode.get(code)?.name ?? code;

/** Returns the name of a region's code, or of an English name, in the reader's language. Any other text is returned as it is. */
export const regionLabel = (code: string): string => translateLabel(regionName(code));

/** The words around a name that do not tell one region from another. */
const AROUND =
  /\b(?:the|states?|province|prefecture|region|land|etat|comunidad autonoma|of|de|du|d|l|la|el)\b/g;

function normaliseName(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .replace(AROUND, " ")
    .replace(/ +/g, " ")
    .trim();
}

/** Lists the regions by each of their names. Regions of two countries may share one. */
function indexNames(): Map<string, Region[]> {
  const byName = new Map<string, Region[]>();
  for (const region of KNOWN)
    for (const name of new Set(region.spellings.map(normaliseName)))
      byName.set(name, [...(byName.get(name) ?? []), region]);
  return byName;
}

let regionsByName: Map<string, Region[]> | undefined;
/** The index is made at its first use, because most pages only show names. */
const getRegionsByName = () => (regionsByName ??= indexNames());
