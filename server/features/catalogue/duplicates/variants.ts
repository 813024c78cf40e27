/** What tells the calls of one series apart, as titles state it. */
export type Variants = {
  /** Four-digit years, those of "2026-27" and "FY27" too. */
  years: string[];
  /** Numbers after "phase", "level", "round" and the like, and Roman ones: "phase 2", "round 27". */
  steps: string[];
  /** Activity codes such as "r01", "k08", "u54". */
  activities: string[];
  /** Whether a clinical trial is required, allowed or not. */
  trial: string | null;
  seasons: string[];
  /** Amounts of more than three digits. */
  amounts: string[];
};

const ROMAN: Readonly<Record<string, string>> = { i: "1", ii: "2", iii: "3", iv: "4", v: "5", vi: "6" };
const STEP =
  /\b(phase|fase|level|niveau|stage|tier|round|ronde|runde|cohort|batch|class|session|cycle|edition|stream|call|rfp|part|notice|step|option|track)\s+(?:no\.?\s*)?(\d{1,3}|iv|vi|v|i{1,3})(b?)\b/g;
const ORDINALS = [
  ["first", 1],
  ["second", 2],
  ["third", 3],
] as const;
/** Numbers of cohorts count up while the offer stays, so that sources state other ones, or none. */
const COUNTED = new Set(["cohort", "batch", "session", "class", "edition", "round", "call"]);

function findYears(text: string): string[] {
  const years = new Set(text.match(/\b20[12]\d\b/g));
  for (const [, first, second] of text.matchAll(/\b(20\d{2})\s*[-/–]\s*(\d{2})\b/g))
    if (Number(second) === (Number(first) + 1) % 100) years.add(`20${second}`);
  for (const [, year] of text.matchAll(/\bfy\s?'?(\d{2})\b/g)) years.add(`20${year}`);
  return [...years].sort();
}

const findTrial = (text: string): string | null =>
  /basic experimental|besh/.test(text)
    ? "besh"
    : (text.match(/trials?\s+(not allowed|required|optional)/)?.[1] ?? null);

/** Reads a title for what tells it from others of its series. */
export function readVariants(title: string): Variants {
  const text = ORDINALS.reduce(
    (written, [word, number]) =>
      written.replace(new RegExp(`\\b${word} (phase|stage|round|level)\\b`, "g"), `$1 ${number}`),
    title.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase(),
  );
  const steps = [...text.matchAll(STEP)]
    .filter(([, kind]) => !COUNTED.has(kind!))
    .map(([, kind, number, b]) => `${kind === "fase" ? "phase" : kind} ${ROMAN[number!] ?? number}${b}`);
  const roman = text.match(/\b(?:ii|iii|iv)\b/g)?.map((number) => `number ${ROMAN[number]}`) ?? [];
  const before = [...text.matchAll(/\b(\d)\s*(?:st|nd|rd|th)?\s*(?:phase|level)\b|\blevel\s*(\d)\b/g)].map(
    ([, one, two]) => `level ${one ?? two}`,
  );
  return {
    years: findYears(text),
    steps: [...new Set([...steps, ...before, ...(steps.length === 0 ? roman : [])])],
    activities: [...new Set(text.match(/\b(?:[a-z]\d{2}|[a-z]{2}\d|dp\d|rc\d)\b/g))],
    trial: findTrial(text),
    seasons: [...new Set(text.match(/\b(?:spring|summer|fall|autumn|winter)\b/g))],
    amounts: [...new Set(text.replace(/(\d),(\d{3})\b/g, "$1$2").match(/\b\d{4,}\b/g))].filter(
      (number) => !/^20[12]\d$/.test(number),
    ),
  };
}

const areDisjoint = (a: readonly string[], b: readonly string[]) =>
  a.length > 0 && b.length > 0 && !a.some((one) => b.includes(one));

/** The names of the traits in which two titles state different things. */
export function listConflicts(
  a: Variants,
  b: Variants,
): ("years" | "steps" | "activities" | "trial" | "seasons" | "amounts")[] {
  const lists = (["years", "steps", "activities", "seasons", "amounts"] as const).filter((trait) =>
    areDisjoint(a[trait], b[trait]),
  );
  const isOtherTrial = a.trial !== null && b.trial !== null && a.trial !== b.trial;
  return isOtherTrial ? [...lists, "trial"] : lists;
}
