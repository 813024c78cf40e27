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
  grant grants group groups help helps http https improve include included includes including increase
  information initiative intend invite invites kind known large make many member million must national need needs new
  non note number objective offer offers open opportunity opportunities organisation organisations organization organizations
  participate people period place plan please potential program programme programmes programs project projects
  proposal proposals propose provide provided provides providing public purpose range receive related require required requirements
  result results seek seeking seeks select selected service services set several specific start state submit submitted
  support supported supporting supports team three time title toward towards two type under various want well wide work
  working world www year years`.split(/\s+/),
);

/** British spellings and what they are in American texts, as endings of words. */
const BRITISH: readonly [ending: RegExp, american: string][] = [
  [/(?<=[a-z]{3})is(e[sdr]?|ing|ations?)$/, "iz$1"],
  [/(?<=lab|behavi|col|neighb|hon|rum|tum|harb|endeav|fav|flav)our/, "or"],
  [/(?<=cent|theat|fib|lit|met)re(?=s?$)/, "er"],
  [/programme/, "program"],
  [/cheque/, "check"],
  [/defence/, "defense"],
  [/ageing/, "aging"],
  [/paed/, "ped"],
  [/(?<=counse|trave|mode|signa|labe)ll(?=ing|ed|or|er)/, "l"],
];

/** What every word has that is spelled in a British way. One test is quicker than all of the above. */
const PERHAPS_BRITISH = /is(?:e|ing|ation)|our|res?$|programme|cheque|defence|ageing|paed|ll(?:ing|ed|or|er)/;

/** One spelling of a word that has two; words such as "exercise" change as well, but on both sides of a comparison. */
const american = (word: string): string =>
  PERHAPS_BRITISH.test(word)
    ? BRITISH.reduce((so, [ending, letters]) => so.replace(ending, letters), word)
    : word;

/** Most texts are of these characters alone, in which there are no accents to take off. */
const isPlain = (text: string) => /^[\0-\x7f]*$/.test(text);

/** Lower-case words without accents in one spelling, in order. Letters of every script count. */
export function listWords(text: string): string[] {
  const words = isPlain(text)
    ? text.toLowerCase().match(/[a-z0-9]+/g)
    : text
        .normalize("NFKD")
        .replace(/\p{M}/gu, "")
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu);
  return (words ?? []).map(american);
}

export const isCommon = (word: string) => COMMON.has(word);

/** French, Spanish and Portuguese words that tell nothing, without accents. They are left out of searches and of topics' phrases only. */
const FOREIGN_COMMON = new Set(
  `au aux avec ce ces cette comme dans de des du elle en et eux il ils je la le les leur leurs lui mais mes mon ne nos notre nous
  ou par pas pour qui que sa sans ses son sur ta te tes ton tu un une vos votre vous apres contre entre sous vers chez aide argent
  est sont etre avoir fait faire plus tres aussi quand quoi quel quelle quels quelles moi toi soi dont afin lors ainsi chaque tout tous
  toute toutes soutien subvention subventions financement financements programme fonds projet projets appel
  al como con del desde donde el ella ellas ellos es esta este esto ha hacia hasta lo los las mas mi mis muy nuestra nuestro o para
  pero por porque se si sin sobre su sus tambien una uno unos y ya ayuda dinero ser estar tener hacer cada todo todos toda todas cual
  cuales quien quienes cuando cuanto apoyo subvencion subvenciones financiamiento financiacion programa programas fondo fondos
  proyecto proyectos convocatoria convocatorias ayudas aides appels
  ao aos as da das dos e em na nas nos num numa os pela pelas pelo pelos seu sua seus suas um uma umas uns com mas mais muito
  nosso nossa quem quando onde como ja nao sim ter fazer apoio apoios ajuda ajudas dinheiro subsidio subsidios financiamentos
  financiamento edital editais projeto projetos verba verbas`.split(/\s+/),
);

/** Tells whether a word of a search says something about a subject. */
export const isTelling = (word: string) => word.length > 1 && !isCommon(word) && !FOREIGN_COMMON.has(word);

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

/** Words that mean something else without their s. */
const NO_PLURALS = new Set(["news", "aids", "arts", "species", "series"]);

/** A word without the ending of a plural. */
export function toSingular(word: string): string {
  if (!word.endsWith("s") || NO_PLURALS.has(word)) return word;
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  return /[^su]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word;
}

/** A light stem: what is left when a plural and one common ending are taken off. Rough, but the same for both sides of a comparison. */
export function stemWord(word: string): string {
  const stem = toSingular(word);
  const ending = ENDINGS.find((end) => stem.endsWith(end) && stem.length - end.length >= STEM_MIN);
  return ending === undefined ? stem : stem.slice(0, -ending.length);
}

/** A shorter stem than `stemWord` gives, on which many forms of French and Spanish words agree too. */
export function stemRoughly(word: string): string {
  const stem = stemWord(word);
  return stem.length > 5 ? stem.replace(/[aeosx]+$/, "") : stem;
}

/** Shorter stems that begin alike are different words: "water" and "watershed". */
const ALIKE_MIN = 7;
const IRREGULAR = new Map([
  ["children", "child"],
  ["women", "woman"],
  ["men", "man"],
]);

/** True for forms of one word, such as "agriculture" and "agricultural", "child" and "children". */
export function isSameWord(one: string, other: string): boolean {
  const [short, long] = [one, other]
    .map((word) => stemWord(IRREGULAR.get(word) ?? word))
    .sort((a, b) => a.length - b.length) as [string, string];
  return short === long || (short.length >= ALIKE_MIN && long.startsWith(short));
}
