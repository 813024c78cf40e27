import { COUNTRY_NAMES, getCountryNames } from "@shared/constants/country-names";
import { TRANSLATED } from "@shared/words/language";
import { fold } from "../../../platform/text/fold";
import type { ComparedProfile, Verdict } from "./types";

/** Only a rule that shuts others out can be contradicted. */
const BINDS = /\bmust\b|\bonly\b|\bdoit\b|\bdoivent\b|\buniquement\b|\bexclusivement\b/;
const BASED =
  /\b(?:based|registered|established|headquartered|incorporated|located|domiciled|resident|etablie?s?|situee?s?|domiciliee?s?|immatriculee?s?) (?:in|en|au|aux|a) (.+)$/;
const NEGATED = /\bnot\b|\bne\b|\bn'|\bno\b|outside|hors /;
/** Wider than a country, or left open. */
const WIDER =
  /\beu\b|europe|africa|afrique|asia|asie|america|member state|etats? membres?|associated|worldwide|any country|countries|pays|region|state\b|county|city|commune|departement/;
const OTHER_NAMES: Record<string, string> = {
  ...{
    uk: "GB",
    "great britain": "GB",
    england: "GB",
    wales: "GB",
    scotland: "GB",
    "northern ireland": "GB",
  },
  ...{ usa: "US", "u.s.": "US", "united states of america": "US", angleterre: "GB", "etats-unis": "US" },
};
const NAMES = [
  ...[COUNTRY_NAMES, ...TRANSLATED.map(getCountryNames)].flatMap((names) =>
    Object.entries(names).map(([code, name]): [string, string] => [fold(name), code]),
  ),
  ...Object.entries(OTHER_NAMES),
].filter(([name]) => name.length > 1);

/** The countries that a text names. "Guinea-Bissau" is not Guinea: longer names are taken first. */
function findCountries(text: string): Set<string> {
  const found = new Set<string>();
  let rest = ` ${text.replace(/[,;()]/g, " ")} `;
  for (const [name, code] of [...NAMES].sort(([a], [b]) => b.length - a.length)) {
    const at = rest.search(
      new RegExp(`(?<![\\p{L}])${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\p{L}])`, "u"),
    );
    if (at < 0) continue;
    found.add(code);
    rest = rest.slice(0, at) + rest.slice(at + name.length);
  }
  return found;
}

/** "Applicants must be based in Wales." */
export function askCountry(quote: string, { country }: ComparedProfile): Verdict | undefined {
  const words = fold(quote);
  const where = BASED.exec(words)?.[1];
  if (where === undefined || !BINDS.test(words) || NEGATED.test(words) || WIDER.test(where)) return undefined;
  const named = findCountries(where);
  if (named.size === 0) return undefined;
  if (country === null) return { fact: "country", verdict: "unknown" };
  return { fact: "country", verdict: named.has(country.toUpperCase()) ? "met" : "contradicts" };
}
