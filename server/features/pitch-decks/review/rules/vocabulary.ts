import type { Passage, ReadDeck } from "./read-deck";
import { slidesAbout, words } from "./rule";

/** Words that several rules share, in folded English and French (see `words`). */

const PEOPLE = words(
  "farmers?|divers|growers?|fishers|teachers?|learners?|trainers?|engineers?|developers?|designers?|lawyers?|lenders?|buyers?|sellers?|traders?|drivers?|makers",
  "bankers?|builders?|riders?|readers?|managers?|employers?|manufacturers?|producers?|retailers?|carers?|caregivers?|volunteers?|prisoners?|newcomers?|respondents?",
  "operators?|contractors?|chefs?|artists?|scientists?|therapists?|pharmacists?|researchers?|technicians?|midwives|infirmiers|infirmieres|sages-femmes",
  "women|men|girls?|boys?|children|kids|youth|young people|adults|elderly|seniors|families|households?|parents|mothers?|fathers?",
  "students?|pupils?|patients?|nurses?|doctors?|clinicians?|smallholders?|refugees?|migrants|survivors?|veterans?|tenants?|landlords?",
  "smes?|smbs?|startups|companies|firms|businesses|enterprises?|institutions?|hospitals?|clinics?|schools?|universities|teams",
  "merchants?|vendors?|restaurants?|shops?|stores|hotels?|banks?|insurers?|governments?|municipalities|cities|villages?|ngos?",
  "health (?:cent(?:er|re)s?|facilities)|centres? de sante|nonprofits?|charities|cooperatives?|co-operatives?|agencies|cfos?|ctos?|cios?|freelancers?|employees|workers?|residents?",
  "agriculteurs?|agricultrices?|enseignante?s?|femmes?|jeunes?|enfants?|familles?|eleves?|etudiante?s?|entreprises?|habitants?",
  "pme|menages?|commercante?s?|ecoles?|hopitaux|cliniques?|producteurs?|paysans?|meres?|artisans?",
);
const ANYBODY = words(
  "people|persons?|users?(?! (?:experience|interface|data|journey))|customers?|consumers?|clients?|participants?|citizens?|communities|everyone|anyone|organi[sz]ations",
  "personnes|gens|utilisateurs?|clientes?",
);

/** Whether a text names a particular group of people or organisations. */
export const namesPeople = (folded: string) => PEOPLE.test(folded);
/** Whether a text speaks of people, be it only "users" or "everyone". */
export const speaksOfPeople = (folded: string) => namesPeople(folded) || ANYBODY.test(folded);

const SOURCE = words(
  "source|sources|according to|cited in|report(?! card)|study|studies|survey|census|data from|statistics|index|whitepaper|outlook",
  "research(?: by)?|published|gartner|idc|statista|mckinsey|deloitte|pwc|bcg|forrester|world bank|unicef|unesco|undp|fao|ilo",
  "eurostat|oecd|gsma|ifc|imf|gso|nbs|knbs|gss|ministry of [a-z]+|selon|d'apres|enquete|rapport|etude|insee|banque mondiale|oms",
  "our own (?:count|data|survey)|own (?:calculation|estimate|survey)|bottom[- ]up",
);
const LINK = /https?:\/\/\S+|\bwww\.\S+|\((?:[^()]{2,60}[, ]+)?(?:19|20)\d\d\)|\[\d{1,2}\]/;
/** Whether a text says where its figures come from. */
export const namesSource = (folded: string, { text }: Passage) =>
  SOURCE.test(folded) || LINK.test(folded) || /\bWHO\b/.test(text);

const PLANS =
  "projected|projections?|forecast(?:s|ed)?|target(?:s|ed)?|goal|plan(?:s|ned)?|expect(?:s|ed)?|will|aim|estimate[ds]?|prevision[a-z]*|prevoyons|objectif|year [1-9]|next";
/** Words that speak of what is planned. */
export const PLANNED = words(PLANS);
/** The same, and dates by which something is to be there: a result can have such a date as well. */
export const FUTURE = words(PLANS, "by (?:[a-z0-9]+ )?20\\d\\d");

export const ASKING = words(
  "rais(?:e|ing)|seek|seeking|ask(?:ing)?(?: for)?|the ask|our ask|request(?:ing|ed)?|looking for|we need|needed|funding (?:of|goal|need|required)",
  "fundraising|fund raise|round|invest(?:ment)? of|investment sought|total budget|grant of|apply for|applying for|support of",
  "levee|levons|recherchons|sollicitons|demandons|besoin de|cherchons|montant demande|tour de table",
);

export const ROLE = words(
  "ceo|cto|coo|cfo|cmo|cpo|cso|chief [a-z ]{3,30} officer|co-?founders?|founders?|founding [a-z]+|director|head of|lead|manager|engineer",
  "president|principal|professor|prof|researcher|coordinator|officer|developer|designer|head ?teacher|teacher|chair|chairperson",
  "treasurer|secretary|scientist|investigator|physician|nurse|agronomist|lawyer|accountant|operations|product|technology|partnerships",
  "directeur|directrice|fondateur|fondatrice|cofondat[a-z]+|responsable|ingenieure?|presidente?|coordinat[a-z]+|charge de|dg|pdg",
);

/** Words that speak of others in the field. */
export const RIVALS = words(
  "competit[a-z]+|ours|state of the art|incumbents?|alternatives?|vs|versus|beats?|compared (?:to|with)|other (?:organi[sz]ations|providers|programmes|programs|tools|apps|charities)|unlike",
  "concurren[a-z]+|contrairement",
);
const RIVAL_TITLE = words(
  "competit[a-z]+|competing|state of the art|landscape|alternatives?|vs|versus|beats?|others?|who else|incumbents?|compared (?:to|with)|concurren[a-z]+",
);
/** The slides about others in the field; "Why we win" may speak of the product alone. */
export const rivalSlides = (deck: ReadDeck) =>
  slidesAbout(deck, "competition").filter(
    ({ foldedTitle, folded }) => RIVAL_TITLE.test(foldedTitle) || RIVALS.test(folded),
  );
