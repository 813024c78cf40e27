import { COUNTRY_CODES, countryName } from "@shared/constants/countries";
import { findRegionCode, regionName } from "@shared/constants/regions/regions";
import { describeLanguage, LANGUAGES } from "@shared/words/language";
import { fold } from "../../../platform/text/fold";
import type { Finding, Sentence } from "../types";

/** Whose names of countries are read. */
const LOCALES = [
  ...LANGUAGES.map((language) => describeLanguage(language).locale),
  "es-ES",
  "pt-PT",
  "pt-BR",
];
const OTHER_NAMES: Readonly<Record<string, string>> = {
  ...{
    uk: "GB",
    "great britain": "GB",
    england: "GB",
    scotland: "GB",
    wales: "GB",
    "northern ireland": "GB",
  },
  ...{ usa: "US", "u.s.a.": "US", "united states of america": "US", "the gambia": "GM", "ivory coast": "CI" },
};

let codesByName: Map<string, string> | undefined;
/** The countries by their names in the languages that are read, without accents. */
function getCodesByName(): Map<string, string> {
  if (codesByName) return codesByName;
  const names = LOCALES.map((locale) => new Intl.DisplayNames([locale], { type: "region" }));
  codesByName = new Map([
    ...COUNTRY_CODES.flatMap((code) => [
      [fold(countryName(code)), code] as const,
      ...names.map((name) => [fold(name.of(code) ?? code), code] as const),
    ]),
    ...Object.entries(OTHER_NAMES),
  ]);
  return codesByName;
}

/** The code of the country whose whole name a text is; undefined for anything else. */
export function readCountry(text: string): string | undefined {
  const name = fold(text.trim().replace(/\.$/, "")).replace(
    /^(?:the|la|le|les|l'|el|o|a|os|as)\s?(?=\p{L})/u,
    "",
  );
  const codes = getCodesByName();
  return codes.get(fold(text.trim().replace(/\.$/, ""))) ?? codes.get(name);
}

const BASED =
  /\b(?:based in|headquartered in|headquarters in|basée? à|siège (?:est )?à|con sede en|sediad[oa] em|com sede em|I live in|located in)\s+(.{2,80})$/iu;
const BASED_LABEL = /^(?:headquarters|head office|location|siège|sede)\s*:\s*(.{2,80})$/iu;
const KIND_IN =
  /\b(?:institute|organi[sz]ation|company|charity|school|foundation|association|group|escola|colegio)\s+(?:in|à|en|em)\s+(.{2,60})$/iu;
const IN_TAGLINE = /\b(?:in|à|en|em|no|na)\s+((?:el|la|le|o|os)?\s?\p{Lu}[^.;]{2,80})$/iu;
const WORK_IN =
  /\b(?:operate|work|are active|are present|travaillons|trabajamos|trabalhamos|intervenons)\s+(?:in|en|au|em)\s+(.{3,160})$/iu;
const ADDRESS_PARTS_MIN = 3;
const ADDRESS_MAX = 140;

/** Reads where the organisation is, and in which countries it works. */
export function readPlaces(sentence: Sentence): Finding[] {
  const { text, page, isOwn, isFirstPage, at } = sentence;
  const plain = text.replace(/[.\s]+$/, "");
  const parts = plain.split(",").map((part) => part.trim());
  const country = readCountry(parts.at(-1) ?? "");
  const base = { quote: text, page };
  if (
    parts.length >= ADDRESS_PARTS_MIN &&
    country &&
    plain.length <= ADDRESS_MAX &&
    /\d/.test(plain + (isFirstPage ? "" : "0")) &&
    !/[.!?]$/.test(text)
  )
    return listPlaces(parts, country, base);
  const label = BASED_LABEL.exec(plain);
  const based = label ?? (isOwn ? (BASED.exec(plain) ?? KIND_IN.exec(plain)) : null);
  if (based?.[1]) return readBase(based[1], base, label !== null || BASED.test(plain));
  if (isFirstPage && at < TAGLINE_AT && country && parts.length === 2) {
    const place = IN_TAGLINE.exec(plain)?.[1];
    if (place)
      return listPlaces(
        place.split(",").map((part) => part.trim()),
        country,
        base,
      );
  }
  const worked = isOwn ? WORK_IN.exec(plain)?.[1] : undefined;
  return worked ? readWorkedIn(worked, base) : [];
}
const TAGLINE_AT = 6;

type Base = { quote: string; page: number };

function readBase(said: string, base: Base, isSeat: boolean): Finding[] {
  const parts = said.split(",").map((part) => part.trim().replace(/^(?:en|au|in)\s+/iu, ""));
  const country = readCountry(parts.at(-1) ?? "");
  const [place] = parts;
  const isTown =
    place && /^\p{Lu}[\p{L}\p{M}’' -]{1,40}$/u.test(place) && (parts.length > 1 || !readCountry(place));
  const seat = isTown ? place : undefined;
  return [
    ...(isSeat && seat && (country || parts.length === 1)
      ? [
          { ...base, fact: "headquarters", value: seat },
          { ...base, fact: "location", value: seat },
        ]
      : []),
    ...(country ? listPlaces(parts, country, base) : []),
  ];
}

function listPlaces(parts: readonly string[], country: string, base: Base): Finding[] {
  // Towns have the names of regions too, so a region has its town before it, and in an address the street as well.
  const from = parts.some((part) => /\d/.test(part)) ? 2 : 1;
  const named = parts.slice(from).flatMap((part) => {
    const words = part.replace(/^(?:el|la|le|o|os)\s/iu, "").replace(/\s*\d[\d -]*$/, "");
    const code = /^\d/.test(words) ? undefined : findRegionCode(words, [country]);
    return code === undefined ? [] : [{ code, words }];
  });
  const region = named.at(-1);
  return [
    { ...base, fact: "country", value: country },
    ...(region
      ? [
          {
            ...base,
            fact: "region",
            value: /^[A-Z]{2,3}$/.test(region.words) ? regionName(region.code) : region.words,
          },
        ]
      : []),
  ];
}

function readWorkedIn(said: string, base: Base): Finding[] {
  const parts = said
    .split(/,|\s(?:and|et|y|e)\s/u)
    .map((part) => part.trim())
    .filter(Boolean);
  const codes = parts.map(readCountry);
  return codes.length > 0 && codes.every((code) => code !== undefined)
    ? [{ ...base, fact: "countriesOperating", value: [...new Set(codes)] }]
    : [];
}
