import { COUNTRY_CODES, countryName } from "@shared/constants/countries";
import { fold } from "./words";

const LANGUAGES = ["en", "fr", "de", "es", "pt"];

/** The tables of country names lack these names. */
const OTHER_NAMES: Record<string, string> = {
  uk: "GB",
  "u.k.": "GB",
  "uk-wide": "GB",
  "great britain": "GB",
  britain: "GB",
  england: "GB",
  scotland: "GB",
  wales: "GB",
  "northern ireland": "GB",
  usa: "US",
  "u.s.": "US",
  "u.s.a.": "US",
  us: "US",
  "united states of america": "US",
  uae: "AE",
  "ivory coast": "CI",
  "cote d'ivoire": "CI",
  "czech republic": "CZ",
  "republic of ireland": "IE",
  "the gambia": "GM",
  "the netherlands": "NL",
  holland: "NL",
  swaziland: "SZ",
  "cape verde": "CV",
  drc: "CD",
  "democratic republic of congo": "CD",
  "democratic republic of the congo": "CD",
  "republic of the congo": "CG",
  "republic of palau": "PW",
  "republic of the marshall islands": "MH",
  "federated states of micronesia": "FM",
  "u.s. virgin islands": "VI",
  rca: "CF",
  turkey: "TR",
  "south korea": "KR",
  vietnam: "VN",
  russia: "RU",
  palestine: "PS",
  burma: "MM",
};
/** These words mean something else at least as often. */
const AMBIGUOUS = new Set([
  "georgia",
  "jersey",
  "jordan",
  "man",
  "niue",
  "reunion",
  "saint martin",
  "congo",
  "micronesia",
  "chad",
]);

const names = new Map<string, string>();
for (const language of LANGUAGES) {
  const display = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
  for (const code of COUNTRY_CODES) {
    const name = display.of(code);
    if (name) names.set(fold(name), code);
  }
}
for (const code of COUNTRY_CODES) names.set(fold(countryName(code)), code);
for (const [name, code] of Object.entries(OTHER_NAMES)) names.set(name, code);
for (const name of AMBIGUOUS) names.delete(name);

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const ANY_NAME = new RegExp(
  `(?<![\\p{L}\\d-])(${[...names.keys()]
    .sort((a, b) => b.length - a.length)
    .map(escape)
    .join("|")})(?![\\p{L}\\d])`,
  "gu",
);

/** These words leave the list open, because they do not say which countries they include. */
const OPEN =
  /\b(?:africa|afrique|afrika|europe|european|eu|europa|asia|asie|latin america|amerique|america latina|caribbean|caraibes|middle east|maghreb|developing countr|low-? and middle-?income|eligible countries|other countr|commonwealth (?:countries|nations)|sub-saharan|overseas|pays en developpement|francophone|associated countries|member states|etats membres|including|notamment|such as|e\.g\.)/;
const WORLD =
  /^(?:global|globally|worldwide|international|any country|all countries|anywhere(?: in the world)?|open to all countries|monde entier|tous les pays|weltweit|mundial|global \(all countries\))\.?$/;

/** Returns the codes of the countries that a text names, in order. The pronoun "us" is not read as the US. */
function findCountries(text: string): string[] {
  const plain = removePronoun(text);
  return [...new Set([...plain.matchAll(ANY_NAME)].map((match) => names.get(match[1] ?? "") ?? ""))].filter(
    Boolean,
  );
}

/** The word "us" is a pronoun, and "US$" is money. */
const removePronoun = (text: string) => fold(text.replace(/\bus\b|\bU\.?S\.? ?(?=\$|[Dd]ollars)/g, " "));

/**
 * Reads a value that lists countries ("Ghana, Kenya and Nigeria"). Returns `*` for the whole world, and null
 * when the value is no such list or holds anything else.
 */
export function readCountryList(value: string): string[] | null {
  const plain = fold(value);
  if (plain === "") return null;
  if (WORLD.test(plain)) return ["*"];
  const remainder = removePronoun(value)
    .replace(ANY_NAME, " ")
    .replace(
      /\b(?:and|et|und|y|e|or|ou|oder|the|la|le|les|l'|der|die|only|uniquement|national|of|north|south|east|west|republic)\b|[^\p{L}]+/gu,
      " ",
    )
    .trim();
  const codes = findCountries(value);
  return remainder === "" && codes.length > 0 ? codes : null;
}

/**
 * Reads the countries from a sentence about where applicants must be. Returns null when it names none, or
 * others besides.
 */
export function readApplicantCountries(sentence: string): string[] | null {
  if (OPEN.test(fold(sentence).replace(/commonwealth of|european commission|european union funding/g, "")))
    return null;
  const codes = findCountries(sentence);
  return codes.length > 0 ? codes : null;
}
