/** Words that an abbreviation leaves out. */
const SMALL = new Set(["a", "and", "de", "des", "for", "in", "of", "on", "the", "to"]);
const ABBREVIATION_LENGTH = { min: 2, max: 10 };

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "").toUpperCase();

/** The first letters of the words that count: "National Institutes of Health" is "NIH". */
function initialsOf(name: string): string {
  return name
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && !SMALL.has(word.toLowerCase()))
    .map((word) => [...word][0] ?? "")
    .join("")
    .toUpperCase();
}

function isAbbreviation(short: string, long: string): boolean {
  const letters = lettersOf(short);
  const { min, max } = ABBREVIATION_LENGTH;
  return (
    letters.length >= min && letters.length <= max && !/\s/.test(short.trim()) && letters === initialsOf(long)
  );
}

/**
 * The names under which opportunities may speak of a funder: its own, and with "Name (ABBR)" or "ABBR (Name)" both parts, when one
 * is exactly the abbreviation of the other. A former name or a place in parentheses is no name of its own.
 */
export function namesOf(name: string): string[] {
  const plain = name.trim();
  const parts = /^(.+?)\s*\(([^()]+)\)$/.exec(plain);
  if (!parts) {
    const initials = initialsOf(plain);
    return isAbbreviation(initials, plain) ? [plain, `${plain} (${initials})`] : [plain];
  }
  const [outside = "", inside = ""] = parts.slice(1).map((part) => part.trim());
  const belong = isAbbreviation(inside, outside) || isAbbreviation(outside, inside);
  return belong ? [plain, outside, inside, `${inside} (${outside})`] : [plain];
}
