/** The states and territories of the United States with the abbreviations that people write. */
const STATES: Readonly<Record<string, string>> = Object.fromEntries(
  `Alabama AL,Alaska AK,Arizona AZ,Arkansas AR,California CA,Colorado CO,Connecticut CT,Delaware DE,District of Columbia DC,Florida FL,
  Georgia GA,Hawaii HI,Idaho ID,Illinois IL,Indiana IN,Iowa IA,Kansas KS,Kentucky KY,Louisiana LA,Maine ME,Maryland MD,Massachusetts MA,
  Michigan MI,Minnesota MN,Mississippi MS,Missouri MO,Montana MT,Nebraska NE,Nevada NV,New Hampshire NH,New Jersey NJ,New Mexico NM,
  New York NY,North Carolina NC,North Dakota ND,Ohio OH,Oklahoma OK,Oregon OR,Pennsylvania PA,Puerto Rico PR,Rhode Island RI,
  South Carolina SC,South Dakota SD,Tennessee TN,Texas TX,Utah UT,Vermont VT,Virginia VA,Washington WA,West Virginia WV,Wisconsin WI,
  Wyoming WY`
    .split(",")
    .map((state) => [state.trim().slice(-2).toLowerCase(), normaliseRegion(state.trim().slice(0, -3))]),
);
/** The territories that are not in the list above, with no abbreviation because these are words too. */
const TERRITORIES = ["guam", "american samoa", "virgin islands", "northern mariana islands"];
const STATE_NAMES = new Set([...Object.values(STATES), ...TERRITORIES]);

/** Tells whether a text is the name of a state or territory. */
export const isStateName = (text: string): boolean => STATE_NAMES.has(normaliseRegion(text));

/** Returns a text's words in lower case, without accents, punctuation and the words that the pattern finds. */
function simplifyWords(text: string, dropped: RegExp): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .replace(dropped, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** Normalises a region: "State of New York" and "Province of New York" both become "new york". */
function normaliseRegion(region: string): string {
  return simplifyWords(region, /\b(?:the|state|province|region|county|of)\b/g);
}

/** Abbreviations that people write for states beside the postal ones. */
const OLD_ABBREVIATIONS: Readonly<Record<string, string>> = {
  ...{ ala: "alabama", ariz: "arizona", calif: "california", cali: "california", colo: "colorado" },
  ...{ conn: "connecticut", fla: "florida", ill: "illinois", mass: "massachusetts", mich: "michigan" },
  ...{ minn: "minnesota", miss: "mississippi", mont: "montana", neb: "nebraska", nev: "nevada" },
  ...{ okla: "oklahoma", penn: "pennsylvania", penna: "pennsylvania", tenn: "tennessee", tex: "texas" },
  ...{ wash: "washington", wis: "wisconsin", wyo: "wyoming" },
};

/** Postal abbreviations that are also words. In lower case they name no state. */
const WORDS_TOO = new Set(["co", "de", "hi", "in", "la", "me", "ok", "or"]);

/** Cities and regions whose name alone tells the state, in lower case: none that several States have. */
const CITIES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    alaska: "anchorage,fairbanks,juneau",
    alabama: "huntsville,tuscaloosa",
    arizona: "phoenix,maricopa county,tucson,mesa,flagstaff,tempe,scottsdale",
    arkansas: "little rock",
    california:
      "los angeles,los angeles county,san diego,san diego county,san francisco,san jose,sacramento,fresno,oakland,bakersfield,anaheim,stockton,berkeley,bay area,silicon valley,central valley,santa barbara,santa cruz,palo alto,inland empire",
    colorado: "denver,boulder,colorado springs,fort collins",
    connecticut: "hartford,new haven,bridgeport,stamford",
    "district columbia": "washington dc,washington d c",
    florida: "miami,tampa,orlando,jacksonville,tallahassee,hialeah,fort lauderdale,st petersburg,space coast",
    georgia: "atlanta,savannah,macon",
    hawaii: "honolulu,oahu,maui,kauai,hilo,big island",
    idaho: "boise,idaho falls,pocatello",
    illinois: "chicago,rockford",
    indiana: "indianapolis,fort wayne,south bend",
    iowa: "des moines,cedar rapids,iowa city",
    kansas: "wichita,topeka",
    kentucky: "louisville",
    louisiana: "new orleans,baton rouge,shreveport",
    maine: "bangor",
    maryland: "baltimore,annapolis,bethesda",
    massachusetts: "boston,worcester,lowell,cape cod",
    michigan: "detroit,grand rapids,flint,ann arbor,lansing,upper peninsula",
    minnesota: "minneapolis,st paul,duluth,twin cities",
    mississippi: "biloxi,gulfport,tupelo",
    missouri: "st louis",
    montana: "billings,missoula,bozeman",
    nebraska: "omaha",
    nevada: "las vegas,reno",
    "new jersey": "newark,jersey city,trenton",
    "new mexico": "albuquerque,santa fe,las cruces",
    "new york": "new york city,nyc,brooklyn,bronx,harlem,buffalo,syracuse,staten island,long island",
    "north carolina": "charlotte,raleigh,durham,greensboro,asheville",
    "north dakota": "fargo,bismarck",
    ohio: "cleveland,cincinnati,toledo,akron,dayton,youngstown",
    oklahoma: "tulsa,oklahoma city",
    oregon: "eugene",
    pennsylvania:
      "philadelphia,philly,pittsburgh,harrisburg,allentown,scranton,erie,lehigh valley,wilkes barre",
    "puerto rico": "ponce,vieques",
    "rhode island": "providence",
    "south dakota": "sioux falls,rapid city",
    tennessee: "nashville,memphis,knoxville,chattanooga",
    texas: "houston,dallas,austin,san antonio,el paso,fort worth,lubbock,rio grande valley",
    utah: "salt lake city,provo",
    vermont: "montpelier",
    virginia: "norfolk,virginia beach,roanoke",
    washington: "seattle,tacoma,spokane",
    wisconsin: "milwaukee,green bay",
  }).flatMap(([state, cities]) => cities.split(",").map((city) => [city, state])),
);

/**
 * A pattern for any of the names, the longest first: "West Virginia" must come before "Virginia". The counties of that
 * name are mostly elsewhere: "Erie County NY", "Washington County".
 */
const findAny = (names: Iterable<string>, flags: string) =>
  new RegExp(`\\b(?:${[...names].sort((a, b) => b.length - a.length).join("|")})\\b(?! county)`, flags);

const anyState = findAny(STATE_NAMES, "g");
const anyCity = findAny(Object.keys(CITIES), "g");
const anyOldAbbreviation = findAny(Object.keys(OLD_ABBREVIATIONS), "g");

/**
 * Finds the states in which a region lies, as people write it: "Cambria county PA", "Philly", "Navajo Nation,
 * Arizona side". Names of states come before abbreviations, and those before cities.
 * @returns normalised names; empty if the text tells none
 */
export function findStatesOf(region: string): string[] {
  const words = simplifyWords(region, /\b(?:the|state|province|region|of)\b/g);
  const whole = normaliseRegion(region);
  const exact = STATES[whole] ?? (STATE_NAMES.has(whole) ? whole : undefined);
  if (exact !== undefined && !words.endsWith(" county")) return [exact];
  const isIn = (names: RegExpMatchArray | null) => [...new Set(names)];
  const named = isIn(words.replace(/\bkansas city\b|\bwashington d ?c\b/g, " ").match(anyState));
  if (named.length > 0) return named;
  const postal = readPostal(region);
  if (postal.length > 0) return postal;
  const abbreviated = isIn(words.match(anyOldAbbreviation)).map((word) => OLD_ABBREVIATIONS[word]!);
  if (abbreviated.length > 0) return abbreviated;
  return [...new Set(isIn(words.match(anyCity)).map((city) => CITIES[city]!))];
}

/** Reads postal abbreviations: in capitals anywhere, otherwise only as the last word. */
function readPostal(region: string): string[] {
  const words = region.match(/[\p{L}]+/gu) ?? [];
  const found = words.filter((word, index) => {
    const isLast = index === words.length - 1;
    const isWord = WORDS_TOO.has(word.toLowerCase());
    return /^[A-Z]{2}$/.test(word) || (isLast && !isWord);
  });
  return [...new Set(found.map((word) => STATES[word.toLowerCase()]).filter((state) => state !== undefined))];
}

/**
 * Tells whether one region is one of the allowed ones. Null if that is unknown: regions are free text, and a
 * town may be in any of them. Only for two different states of the United States is it sure that neither is
 * in the other.
 */
export function isInRegions(own: string, allowed: readonly string[]): boolean | null {
  const allowedNames = allowed.map((region) => {
    const words = normaliseRegion(region);
    return STATES[words] ?? words;
  });
  if (allowedNames.includes(normaliseRegion(own))) return true;
  const states = findStatesOf(own);
  if (states.length !== 1) return null;
  if (allowedNames.includes(states[0]!)) return true;
  return allowedNames.every((name) => STATE_NAMES.has(name)) ? false : null;
}

// In the names of notices these words mostly mean something else: a country or a capital.
const AMBIGUOUS = new Set(["georgia", "washington"]);
const statePattern = new RegExp(
  `\\b(?:${[...STATE_NAMES]
    .filter((name) => !AMBIGUOUS.has(name))
    // "West Virginia" must come before "Virginia".
    .sort((a, b) => b.length - a.length)
    .join("|")})\\b`,
  "giu",
);

/** The parts of the country that names of notices speak of, with the states in which they lie. */
const PARTS: readonly (readonly [part: RegExp, states: readonly string[]])[] = [
  [
    /\bgreat lakes\b(?![-– ]+(?:maritime|northern))/i,
    ["Illinois", "Indiana", "Michigan", "Minnesota", "New York", "Ohio", "Pennsylvania", "Wisconsin"],
  ],
  [
    /\bchesapeake bay\b/i,
    ["Delaware", "District of Columbia", "Maryland", "New York", "Pennsylvania", "Virginia", "West Virginia"],
  ],
  [
    /\bappalachian? (?:region|commission|area)/i,
    [
      ...["Alabama", "Georgia", "Kentucky", "Maryland", "Mississippi", "New York", "North Carolina"],
      ...["Ohio", "Pennsylvania", "South Carolina", "Tennessee", "Virginia", "West Virginia"],
    ],
  ],
  [
    /\bdelta regional? authority\b|\bmississippi delta\b|\bdelta states\b/i,
    [
      ...["Alabama", "Arkansas", "Illinois", "Kentucky"],
      ...["Louisiana", "Mississippi", "Missouri", "Tennessee"],
    ],
  ],
  [/\bnorthern border regional\b/i, ["Maine", "New Hampshire", "New York", "Vermont"]],
  [/\bdenali commission\b/i, ["Alaska"]],
  [/\bpuget sound\b/i, ["Washington"]],
  [
    /\bwestern united states\b/i,
    [
      ...[
        "Alaska",
        "Arizona",
        "California",
        "Colorado",
        "Hawaii",
        "Idaho",
        "Kansas",
        "Montana",
        "Nebraska",
        "Nevada",
      ],
      ...[
        "New Mexico",
        "North Dakota",
        "Oklahoma",
        "Oregon",
        "South Dakota",
        "Texas",
        "Utah",
        "Washington",
        "Wyoming",
      ],
    ],
  ],
];

/** Finds the states of a part of the country that a name speaks of. */
export const findPartStates = (name: string): string[] =>
  PARTS.flatMap(([part, states]) => (part.test(name) ? states : []));

/** The ten regions of federal agencies, in their order, with the states and territories of each. */
const FEDERAL_REGIONS: readonly (readonly string[])[] = [
  ["Connecticut", "Maine", "Massachusetts", "New Hampshire", "Rhode Island", "Vermont"],
  ["New Jersey", "New York", "Puerto Rico", "Virgin Islands"],
  ["Delaware", "District of Columbia", "Maryland", "Pennsylvania", "Virginia", "West Virginia"],
  [
    ...["Alabama", "Florida", "Georgia", "Kentucky"],
    ...["Mississippi", "North Carolina", "South Carolina", "Tennessee"],
  ],
  ["Illinois", "Indiana", "Michigan", "Minnesota", "Ohio", "Wisconsin"],
  ["Arkansas", "Louisiana", "New Mexico", "Oklahoma", "Texas"],
  ["Iowa", "Kansas", "Missouri", "Nebraska"],
  ["Colorado", "Montana", "North Dakota", "South Dakota", "Utah", "Wyoming"],
  [
    ...["Arizona", "California", "Hawaii", "Nevada"],
    ...["Guam", "American Samoa", "Northern Mariana Islands"],
  ],
  ["Alaska", "Idaho", "Oregon", "Washington"],
];
const USES_REGIONS = /\bFEMA\b|\benvironmental protection agency\b|\bemergency management agency\b/i;
const ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];

/** Finds the states of the federal region whose office a name tells: "Region 6". */
export function findFederalRegion(name: string, funderName: string): readonly string[] {
  if (!USES_REGIONS.test(funderName)) return [];
  const number = /\bRegion (\d{1,2}|[IVX]+)\b/i.exec(name)?.[1]?.toUpperCase() ?? "";
  const index = /^\d/.test(number) ? Number(number) - 1 : ROMAN.indexOf(number);
  return FEDERAL_REGIONS[index] ?? [];
}

/** In a list of States no name means anything else. */
const listedState = findAny(
  [...STATE_NAMES].map((name) => name.replace("district ", "district of ")),
  "gi",
);

/** Finds the states of a list that a text limits its work to: "in the States of Maine, Vermont and Washington". */
export function findListedStates(text: string): string[] {
  const list = /\bin the states of ([^.;]{3,300})/i.exec(text)?.[1] ?? "";
  return [...new Set(list.match(listedState))];
}

/** Finds the states of the United States that a text names in full, in the text's spelling. */
export const findNamedStates = (text: string): string[] => [...new Set(text.match(statePattern) ?? [])];

/**
 * The regional offices of the Economic Development Administration, by the city that each is named after, with
 * the states that it serves.
 */
const EDA_OFFICES: Readonly<Record<string, readonly string[]>> = {
  Atlanta: [
    "Alabama",
    "Florida",
    "Georgia",
    "Kentucky",
    "Mississippi",
    "North Carolina",
    "South Carolina",
    "Tennessee",
  ],
  Austin: ["Arkansas", "Louisiana", "New Mexico", "Oklahoma", "Texas"],
  Chicago: ["Illinois", "Indiana", "Michigan", "Minnesota", "Ohio", "Wisconsin"],
  Denver: [
    ...["Colorado", "Iowa", "Kansas", "Missouri", "Montana"],
    ...["Nebraska", "North Dakota", "South Dakota", "Utah", "Wyoming"],
  ],
  Philadelphia: [
    ...[
      "Connecticut",
      "Delaware",
      "District of Columbia",
      "Maine",
      "Maryland",
      "Massachusetts",
      "New Hampshire",
    ],
    ...[
      "New Jersey",
      "New York",
      "Pennsylvania",
      "Puerto Rico",
      "Rhode Island",
      "Vermont",
      "Virginia",
      "West Virginia",
    ],
  ],
  Seattle: ["Alaska", "Arizona", "California", "Hawaii", "Idaho", "Nevada", "Oregon", "Washington"],
};
const OFFICE = new RegExp(`\\b(${Object.keys(EDA_OFFICES).join("|")})\\b.*\\bEDA\\b`);

/** Finds the states that the regional office in a name serves; empty if the name has no such office. */
export const findOfficeStates = (name: string): readonly string[] =>
  EDA_OFFICES[OFFICE.exec(name)?.[1] ?? ""] ?? [];
