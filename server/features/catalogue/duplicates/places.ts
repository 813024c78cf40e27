import { COUNTRY_CODES, countryName } from "@shared/constants/countries";
import { listWords } from "../../matching/embedder/words";

/** States of the United States, parts of other countries, and cities in which programmes of several places are held. */
const OTHERS =
  `alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa
  kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada ohio oklahoma
  oregon pennsylvania tennessee texas utah vermont virginia wisconsin wyoming england scotland wales quebec ontario alberta bavaria
  catalonia flanders wallonia brittany andalusia lagos nairobi accra cairo dubai riyadh abu dhabi doha mumbai bangalore delhi jakarta
  singapore sydney melbourne tokyo seoul beijing shanghai shenzhen london manchester birmingham edinburgh dublin paris lyon berlin munich
  hamburg vienna zurich amsterdam rotterdam stockholm oslo copenhagen helsinki madrid barcelona lisbon porto milan rome athens warsaw
  prague bratislava budapest bucharest toronto montreal vancouver boston chicago denver detroit atlanta austin dallas houston seattle
  philadelphia miami baltimore boulder milwaukee nordics`
    .split(/\s+/)
    .filter((word) => word.length > 3);

const countries = COUNTRY_CODES.map((code) => [listWords(countryName(code)).join(" "), code] as const);
const COUNTRIES = new Map(countries.filter(([name]) => !name.includes(" ")));
const PLACES = new Set([...OTHERS, ...COUNTRIES.keys()]);

/** Short names, which are words in lower case. */
const SHORT = /\b(?:US|USA|UK|UAE|APAC|EMEA|LATAM)\b/g;
const SHORT_COUNTRIES = new Map([
  ["us", "US"],
  ["usa", "US"],
  ["uk", "GB"],
  ["uae", "AE"],
]);

/** The countries, states and large cities whose names of one word are in a text. */
export const findPlaces = (text: string): string[] => [
  ...new Set([
    ...listWords(text).filter((word) => PLACES.has(word)),
    ...(text.match(SHORT) ?? []).map((name) => name.toLowerCase()),
  ]),
];

/** The code of a country that `findPlaces` found, or undefined for another place. */
export const findPlaceCountry = (place: string): string | undefined =>
  COUNTRIES.get(place) ?? SHORT_COUNTRIES.get(place);
