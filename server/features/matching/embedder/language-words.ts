/** The languages that the vocabulary is written in. */
export const LANGUAGES = ["english", "french", "spanish", "portuguese"] as const;
export type Language = (typeof LANGUAGES)[number];

const split = (words: string) => new Set(words.split(/\s+/));

/** Words that only join others, without accents. They say in which language a text is. */
const JOINING: Record<Language, ReadonlySet<string>> = {
  english: split("a an the of for to in on and or with by from at after against our my"),
  french: split(
    "de d des du la le les l et ou en au aux un une pour par dans sur avec contre chez nos mon notre",
  ),
  spanish: split("de del el la los las y o en al con por para un una contra nuestro mi"),
  portuguese: split(
    "de do da dos das o a os as e ou em no na nos nas ao aos com por para pelo pela um uma contra nosso",
  ),
};

/** Tells whether a word joins others in a language, or in any. */
export const isJoining = (word: string, language?: Language): boolean =>
  language === undefined ? LANGUAGES.some((one) => JOINING[one].has(word)) : JOINING[language].has(word);

/**
 * French, Spanish and Portuguese words that mean something else in English, or are names there. They are
 * understood only beside other words of their language: "pain" alone is no bread.
 */
const FALSE_FRIENDS = split(
  `ado adobe affection ai algue aliment allocation alternance ane ano arce artisan association aval avion bache baie banco
  barco bat bete bio bois bourse bruit brut cadre calle campo canot car carbon carga carte casa case caudal cave champ
  chat chef chile chine chose chou cine circulation cite coco coin col colis colle college colo comic commune como
  confection confinement conjoint conte corte costa coulee cour crack creche credit crue culture debit delta dent
  deportation detector divers dosage dot edition editorial ela electoral emission enceinte enclave exile exposition
  expulsion fabrication fauna filme fin finca fiscal fond fonte forage formation four foyer fragmentation fugue gai gala
  gato gema genie gift goutte grave gripe guide hale hogar ia inde indigo insertion intimidation its journal lait lande
  langue lava lecture legal legume lente lesion ley libre liege lion lit llano location loi luna luto luzerne main mal
  mangle mango maquis mar mara marin mars massif materiel mena mer metro mil militant mina mine mono montana monte mora
  moule mural mutual nain name napa nature negligence nerf nevada note obra once or orange os ours pain pan papa parquet
  passage pastor pavage pavo pay peine pie pine piste placement plan plaza pomme port pour praia predication premature
  presa preservation presidio propaganda prototype pueblo puma quad rage raid raie rama rampa rata rate ravine raya red
  redaction reforma rega rein remediation remo rend reno reparation resilience restauration robo rodeo rom romance rose
  route rsa sable sage salade sale salvador scanner semis sensible serpent serra serre seta sierra sig singe sirio sol
  solitude solo son sonda spa spatial square stage stress submersion suite sur tambo taro tea terra terrain the these
  thon tire tiza toilette torno tort tos transfusion travaux tristesse tsa uci urgence uva vague vent vestiges vice vin
  vine voile vol yuca`,
);

export const isFalseFriend = (word: string): boolean => FALSE_FRIENDS.has(word);

/** Words that a search takes for an English one, because it takes off English endings: "coree" becomes "core". */
const LIKE_ENGLISH = split(
  `affaires affection alternance calcul carriere chaine commercant coree documental eleve exploitant fille fiscal
  habitat independant intrication luzerne rehabilitation`,
);

/** Tells whether a search for a word of another language would find an English word with another meaning. */
export const isTakenForEnglish = (word: string): boolean => isFalseFriend(word) || LIKE_ENGLISH.has(word);

/**
 * A word, as `listWords` gives it, without what changes with number and gender: "acción" and "acciones", "ação" and
 * "ações", "local" and "locaux", "jovem" and "jovens" agree. Only for comparing; it need not be a word.
 */
export function foldWord(word: string): string {
  if (word.length < 4) return word.replace(/m$/, "n");
  const singular = /[smx]$/.test(word) ? foldNumber(word) : word;
  const stem = singular.length > 5 ? singular.replace(/[aeox]+$/, "") : singular.replace(/(?<=...)e$/, "");
  return stem.replace(/y$/, "i");
}

const foldNumber = (word: string) =>
  word
    .replace(/oes$/, "ao")
    .replace(/eaux$/, "eau")
    .replace(/(?:aux|ais)$/, "al")
    .replace(/eis$/, "el")
    .replace(/(?<!s)s$/, "")
    .replace(/m$/, "n");

/** Endings of singulars and plurals that PostgreSQL's stemmer for English does not bring together. */
const ENDINGS: Partial<Record<Language, readonly (readonly [singular: string, plural: string])[]>> = {
  french: [
    ["eau", "eaux"],
    ["al", "aux"],
  ],
  portuguese: [
    ["ão", "ões"],
    ["al", "ais"],
    ["vel", "veis"],
    ["m", "ns"],
  ],
};

/** Lists the forms of a phrase that a text may have: itself, and where a search would miss them its plural and singular. */
export function listForms(phrase: string, language: Language): string[] {
  const endings = ENDINGS[language] ?? [];
  const change = (from: 0 | 1) =>
    phrase
      .split(" ")
      .map((word) => {
        const pair = endings.find((one) => word.length > 3 && word.endsWith(one[from]));
        return pair ? word.slice(0, -pair[from].length) + pair[1 - from] : word;
      })
      .join(" ");
  return [...new Set([phrase, change(0), change(1)])];
}
