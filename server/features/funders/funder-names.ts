/** Words that abbreviations leave out. */
const SMALL_WORDS = new Set(["a", "and", "de", "des", "for", "in", "of", "on", "the", "to"]);
const ABBREVIATION_LENGTH = { min: 2, max: 10 };

const extractLetters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "").toUpperCase();

/** The initials without small words: "National Institutes of Health" is "NIH". */
function buildInitials(name: string): string {
  return name
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && !SMALL_WORDS.has(word.toLowerCase()))
    .map((word) => [...word][0] ?? "")
    .join("")
    .toUpperCase();
}

function isAbbreviation(short: string, long: string): boolean {
  const letters = extractLetters(short);
  const { min, max } = ABBREVIATION_LENGTH;
  return (
    letters.length >= min &&
    letters.length <= max &&
    !/\s/.test(short.trim()) &&
    letters === buildInitials(long)
  );
}

/**
 * The names that opportunities may use for a funder: its own, and of "Name (ABBR)" or "ABBR (Name)" both parts, if one is exactly the
 * abbreviation of the other. A former name or a place in parentheses does not count.
 */
export function listFunderNames(name: string): string[] {
  const plain = name.trim();
  const parts = /^(.+?)\s*\(([^()]+)\)$/.exec(plain);
  if (!parts) {
    const initials = buildInitials(plain);
    return isAbbreviation(initials, plain) ? [plain, `${plain} (${initials})`] : [plain];
  }
  const [outside = "", inside = ""] = parts.slice(1).map((part) => part.trim());
  const belong = isAbbreviation(inside, outside) || isAbbreviation(outside, inside);
  return belong ? [plain, outside, inside, `${inside} (${outside})`] : [plain];
}
