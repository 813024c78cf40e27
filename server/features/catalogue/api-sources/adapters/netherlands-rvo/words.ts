import type { FundingType } from "@shared/constants/enums";
import { type ApplicantWord, byLowerCase } from "../../values";

/** Groups of applicants by a word in their name, because one group has several names. */
const APPLICANT_WORDS: [RegExp, string][] = [
  [/agrari|boer|landbouw|visser/i, "agrarisch"],
  [/grootbedrijf|mkb|ondernemer|bedrij(?:f|ven)\b|start-?up|scale-?up|zzp/i, "bedrijf"],
  [/kennisinstelling|universiteit|hogeschool/i, "kennisinstelling"],
  [/non-?profit|stichting|vereniging|maatschappelijk/i, "non-profit"],
  [/overheid|overheden|gemeente|provincie|waterschap/i, "overheid"],
  [/particulier|consument|woningeigena/i, "particulier"],
  [/onderwijs|school/i, "onderwijs"],
];
export const findApplicantWord = (word: string): string | undefined =>
  APPLICANT_WORDS.find(([pattern]) => pattern.test(word))?.[1];

/** A farm may be a company or a person, so it is no type of ours. */
export const APPLICANTS = byLowerCase<ApplicantWord>({
  agrarisch: "others",
  bedrijf: ["Startup", "Social Enterprise"],
  kennisinstelling: ["Research", "School"],
  "non-profit": ["Nonprofit"],
  overheid: ["Government"],
  particulier: ["Individual"],
  onderwijs: ["School"],
});

/** The list also has funds that take shares, guarantees and deductions from taxes. */
export const KINDS: [RegExp, FundingType][] = [
  [/\b(?:seed capital|seed business angel|participatie|aandelenkapitaal|durfkapitaal)/i, "equity"],
  [/\b(?:borgstelling|garantie)|fiscal|fiscaal|belasting|aftrek/i, "other"],
  [/\b(?:\p{L}*krediet|\p{L}*lening)/iu, "loan"],
  [/subsidie|tegemoetkoming|bijdrage/i, "grant"],
];

export const INDUSTRIES = byLowerCase<string | null>({
  "Agro & Food": "agriculture",
  Bouw: "housing",
  "Creatieve industrie": "arts",
  Cultuur: "arts",
  Defensie: "security",
  Energie: "energy",
  Gezondheidszorg: "health",
  ICT: "software",
  Industrie: "manufacturing",
  Landbouw: "agriculture",
  "Life Sciences & Health": "health",
  Logistiek: "logistics",
  Onderwijs: "education",
  Ruimtevaart: "space",
  Toerisme: "tourism",
  "Transport en logistiek": "logistics",
  Tuinbouw: "agriculture",
  Visserij: "agriculture",
  Water: "water",
  Zorg: "health",
});
