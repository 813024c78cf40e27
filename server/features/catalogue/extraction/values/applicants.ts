import { ALL_ENTITY_TYPES, type EntityType } from "@shared/constants/enums";
import { fold } from "./words";

/**
 * Maps words to kinds of applicants. A social enterprise trades, so words that admit businesses admit it too.
 */
const KINDS: [RegExp, readonly EntityType[]][] = [
  [/\bstart-?ups?\b|\bjeunes pousses\b/, ["Startup"]],
  [
    /\bsmall(?: and medium(?:-sized)?)? (?:business(?:es)?|enterprises?|firms)\b|\bsmes?\b|\bmsmes?\b|\bpmes?\b|\bkmu\b|\bpymes\b|\bfor-profit\b|\bprivate sector\b|\bcompan(?:y|ies)\b|\bentreprises\b|\bunternehmen\b|\bempresas\b|\bbusinesses\b|\bregistered firms\b|\bprivate companies\b/,
    ["Startup", "Social Enterprise"],
  ],
  [
    /\bsocial enterprises?\b|\bentreprises sociales\b|\bsozialunternehmen\b|\bempresas sociales\b/,
    ["Social Enterprise"],
  ],
  [
    /\bnon-?\s?profits?\b|\bnot-for-profits?\b|\bcharit(?:y|ies)\b|\bcharitable organi[sz]ations?\b|\bngos?\b|\bnon-governmental organi[sz]ations?\b|\bassociations?\b|\bgemeinnutzige\b|\bsin (?:animo|fines) de lucro\b|\bong\b|\bcivil society organi[sz]ations?\b|\bvoluntary organi[sz]ations?\b/,
    ["Nonprofit"],
  ],
  [
    /\bindividuals\b|\bprivatpersonen\b|\bparticuliers\b|\bpersonas fisicas\b|\bsole traders?\b/,
    ["Individual"],
  ],
  [
    /\buniversit(?:y|ies|e|es|aten)\b|\bresearch (?:institut(?:ions?|es?)|organi[sz]ations?)\b|\bhigher education\b|\bresearchers\b|\bchercheurs\b|\bforschungseinrichtung(?:en)?\b|\bhochschulen?\b|\buniversidades\b|\borganismes de recherche\b|\beducational institutions\b/,
    ["Research"],
  ],
  [/\bschools?\b|\becoles?\b|\bschulen\b|\bescuelas\b/, ["School"]],
  [/\bcommunity (?:groups?|organi[sz]ations?)\b|\bvillage halls\b/, ["Community Group"]],
  [
    /\bpublic sector\b|\bgovernments?\b|\blocal authorit(?:y|ies)\b|\bmunicipalit(?:y|ies)\b|\bpublic bod(?:y|ies)\b|\bcollectivites\b|\bkommunen\b|\bcouncils\b|\bayuntamientos\b/,
    ["Government"],
  ],
];

const NEGATED =
  /\bnot\b|\bcannot\b|\bcan't\b|n't\b|\bexclud|\bexcept|\bineligible|\bother than\b|\bn'est pas\b|\bne peu|\bne sont pas\b|\bnicht\b|\bkeine?\b|\bno pueden\b|\bno son\b|\bexclu|\bunless\b|\bpartner|\bsupport(?:s|ed|ing)? (?:by|from)|\bwork(?:s|ing)? with\b/;

/** Reads a list of kinds of organisation. `isComplete` is true when each item is a kind that we know. */
export function readApplicantList(value: string): { types: EntityType[]; isComplete: boolean } | null {
  const parts = fold(value)
    .split(/[,;/|•\n]|\band\b|\bor\b|\bet\b|\bou\b|\bund\b|\boder\b/)
    .map((part) => part.replace(/^(?:both|all|any|registered|les|des|la|the) /, "").trim())
    .filter((part) => part !== "");
  const partTypes = parts.map((part) => findTypes(part));
  const types = new Set(partTypes.flat());
  if (types.size === 0 || parts.some((part) => NEGATED.test(part))) return null;
  return {
    types: ALL_ENTITY_TYPES.filter((type) => types.has(type)),
    isComplete: partTypes.every((kinds) => kinds.length > 0),
  };
}

/** Reads the kinds from a sentence about who may apply. Returns null when it excludes some, or names none. */
export function readApplicantTypes(sentence: string): EntityType[] | null {
  const plain = fold(sentence);
  if (NEGATED.test(plain)) return null;
  const types = findTypes(plain);
  return types.length > 0 ? types : null;
}

function findTypes(plain: string): EntityType[] {
  // These are names of institutions and subjects, not of applicants.
  const text = plain.replace(
    /\bschools? of\b|\bbusiness(?:es)? plan|\bgraduate school|\bcompany (?:registration|size)/g,
    " ",
  );
  const types = new Set(KINDS.flatMap(([pattern, kinds]) => (pattern.test(text) ? kinds : [])));
  return ALL_ENTITY_TYPES.filter((type) => types.has(type));
}
