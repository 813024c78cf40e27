const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1)));
/** Shorter names are words of their own in some languages. */
const NAME_MIN = 3;

const known = new Map<string, { pattern: RegExp; numbers: ReadonlyMap<string, number> } | null>();

/** Names of months beside a figure, and their numbers. Null for a language that writes months in figures. */
function getMonthNames(language: string) {
  const kept = known.get(language);
  if (kept !== undefined) return kept;
  const made = makeMonthNames(language);
  known.set(language, made);
  return made;
}

function makeMonthNames(language: string) {
  const numbers = new Map<string, number>();
  for (const form of [{ month: "long" }, { month: "long", day: "numeric" }, { month: "short" }] as const) {
    const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, { ...form, timeZone: "UTC" });
    for (const [at, day] of MONTHS.entries()) {
      const name = format.formatToParts(day).find(({ type }) => type === "month")?.value ?? "";
      const plain = name.replace(/\.$/, "").toLowerCase();
      if (plain.length >= NAME_MIN && !/\d/.test(plain)) numbers.set(plain, at + 1);
    }
  }
  if (numbers.size === 0) return null;
  // The longest name first, so that "mars" is not read as "mar".
  const names = [...numbers.keys()].sort((a, b) => b.length - a.length).join("|");
  const pattern = new RegExp(
    String.raw`(?<=\d(?:er|st|nd|rd|th|º|\.)?[\s,]{0,2}(?:de |of |d['’])?)(?:${names})(?!\p{L})|(?<!\p{L})(?:${names})(?=\.?[\s,]{1,2}(?:de |del |of )?\d)`,
    "giu",
  );
  return { pattern, numbers };
}

/** Lists the months that a text names beside a figure. */
export function readMonths(text: string, language: string): number[] {
  const months = getMonthNames(language);
  if (!months) return [];
  return Array.from(text.matchAll(months.pattern), ([name]) =>
    // "up to 3 may apply": without its capital it is the verb.
    language === "en" && name === "may" ? [] : (months.numbers.get(name.toLowerCase()) ?? []),
  ).flat();
}
