/** Only names that mean one place are listed. "IST" and "CST" mean several. */
const ZONES: [RegExp, string][] = [
  [/\b(?:AoE|anywhere on earth)\b/i, "Etc/GMT+12"],
  [/\b(?:Brussels|Bruxelles)(?: local)? time\b|heure de Bruxelles/i, "Europe/Brussels"],
  [/\bParis(?: local)? time\b|heure de Paris/i, "Europe/Paris"],
  [/\bLondon(?: local)? time\b|\b(?:UK|British)(?: local)? time\b|\bBST\b/, "Europe/London"],
  [/\b(?:Nairobi|Kenyan?|East Africa(?:n)?)(?: local| standard)? time\b|\bEAT\b/i, "Africa/Nairobi"],
  [/\b(?:Lagos|Nigerian?|West Africa(?:n)?)(?: local| standard)? time\b|\bWAT\b/, "Africa/Lagos"],
  [/\b(?:South Africa(?:n)?)(?: local| standard)? time\b|\bSAST\b/, "Africa/Johannesburg"],
  [/\bCentral Africa(?:n)?(?: standard)? time\b|\bCAT\b/, "Africa/Maputo"],
  [/\b(?:Accra|Ghana(?:ian)?)(?: local)? time\b/i, "Africa/Accra"],
  [/\b(?:CET|CEST|MEZ|MESZ)\b|\bCentral European (?:Summer )?Time\b/i, "Europe/Brussels"],
  // "ET" is also French for "and", after an hour such as 17H00.
  [
    /\b(?:EST|EDT)\b|(?<!\dH\d{0,2} )\bET\b|(?<!Australian )\bEastern(?: (?:[Ss]tandard|[Dd]aylight))? [Tt]ime\b|(?<=[AaPp]\.?[Mm]\.?,? )Eastern\b(?! (?:Europe|Africa))/,
    "America/New_York",
  ],
  [/\bCDT\b|\bCentral(?: standard| daylight)? time\b/i, "America/Chicago"],
  [
    /\b(?:MST|MDT)\b|\bMountain(?: [Ss]tandard| [Dd]aylight)? [Tt]ime\b|(?<=[AaPp]\.?[Mm]\.?,? )Mountain\b/,
    "America/Denver",
  ],
  [
    /\b(?:PST|PDT|PT)\b|\bPacific(?: [Ss]tandard| [Dd]aylight)? [Tt]ime\b|(?<=[AaPp]\.?[Mm]\.?,? )Pacific\b/,
    "America/Los_Angeles",
  ],
  [/\b(?:AEST|AEDT)\b/, "Australia/Sydney"],
  [/\b(?:UTC|GMT)\b(?!\s*(?:\/\s*(?:UTC|GMT))?\s*[+\-−–]\s*\d)/, "UTC"],
];

/**
 * Reads the zone of the time beside a date. Returns null when the text names none, or one that means several.
 */
export function readTimeZone(text: string): string | null {
  for (const [pattern, zone] of ZONES) if (pattern.test(text)) return zone;
  return null;
}
