/** Words that every text of a funder or an organisation has, and that therefore tell none from another. */
const COMMON = new Set(
  `a about above after again all also am an and any are as at be because been before being below between both but by can
  could did do does doing down during each either etc few for from further had has have having he her here hers him his
  how i if in into is it its itself just like may me might more most much must my no nor not now of off on once one only
  or other our ours out over own per same shall she should so some such than that the their theirs them then there these
  they this those through to too under until up upon us use used using very via was we were what when where which while
  who whom why will with within without would you your yours
  ability able activity address aim aims amount annual applicant applicants application applications apply assist
  assistance available award awards based benefit build building call com company companies
  competition create current deadline describe description develop different each early eligible eligibility encourage ensure entity
  entities established exist expected fiscal focus following free full fund funded funding funds general goal goals
  grant grants group groups help helps http https improve include included includes including increase individual
  information initiative intend invite invites kind known large make many member million must national need needs new
  non note number objective offer offers open opportunity opportunities organisation organisations organization organizations
  participate people period place plan please potential program programme programmes programs project projects
  proposal proposals propose provide provided provides providing public purpose range receive related require required requirements
  result results seek seeking seeks select selected service services set several specific start state submit submitted
  support supported supporting supports team three time title toward towards two type under various want well wide work
  working world www year years`.split(/\s+/),
);

/** Lower-case words without accents, in order. Letters of every script count. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

export const isCommon = (word: string) => COMMON.has(word);

const ENDINGS = [
  "isations",
  "izations",
  "isation",
  "ization",
  "ational",
  "ative",
  "ations",
  "ation",
  "ments",
  "ness",
  "ment",
  "ings",
  "ions",
  "ally",
  "ical",
  "ures",
  "ives",
  "able",
  "ible",
  "ing",
  "ion",
  "ers",
  "als",
  "ity",
  "ure",
  "ive",
  "ous",
  "ful",
  "ed",
  "er",
  "al",
  "ly",
  "ic",
  "e",
  "y",
];
const STEM_MIN = 4;

/** A light stem: what is left when a plural and one common ending are taken off. Rough, but the same for both sides of a comparison. */
export function stemOf(word: string): string {
  let stem = word;
  if (/ies$/.test(stem) && stem.length > 4) stem = `${stem.slice(0, -3)}y`;
  else if (/(ss|sh|ch|x|z)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (/[^su]s$/.test(stem) && stem.length > 3) stem = stem.slice(0, -1);
  const ending = ENDINGS.find((end) => stem.endsWith(end) && stem.length - end.length >= STEM_MIN);
  return ending === undefined ? stem : stem.slice(0, -ending.length);
}
