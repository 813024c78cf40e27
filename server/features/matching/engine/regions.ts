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
const STATE_NAMES = new Set(Object.values(STATES));

/** Normalises a region: "State of New York" and "NY" both become "new york". */
function normaliseRegion(region: string): string {
  return region
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .replace(/\b(the|state|province|region|county|of)\b/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

const readRegionName = (region: string): string => {
  const words = normaliseRegion(region);
  return STATES[words] ?? words;
};

/**
 * Tells whether one region is one of the allowed ones. Null if that is unknown: regions are free text, and a
 * town may be in any of them. Only for two different states of the United States is it sure that neither is
 * in the other.
 */
export function isInRegions(own: string, allowed: readonly string[]): boolean | null {
  const ownName = readRegionName(own);
  const allowedNames = allowed.map(readRegionName);
  if (allowedNames.includes(ownName)) return true;
  const areStates = STATE_NAMES.has(ownName) && allowedNames.every((name) => STATE_NAMES.has(name));
  return areStates ? false : null;
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
