import { NAME_MAX } from "@shared/constants/limits";
import { parseUrl } from "@shared/parse-url";
import { fold, splitSentences } from "../values/words";

/** Organisations that give money have these words in their names. */
const GIVER =
  /\b(?:foundation|fund|trust|council|agency|ministry|minister[ei]?\w*|commission|bank|banque|fondation|stiftung|fundacion|fundacao|fondo|government|department|institutes?|universit\w+|accelerator|ventures|capital|society|association|authority|office|endowment|board|service|services|administration|bureau|corporation|union|organi[sz]ation|nations|programme|academy|institut|bundesministerium|agence|conseil|region|region academique|caisse|chamber|centre|center|partners|labs?|school|club|federation|network)\b/;

/** Sites that list calls of others have these words in their names. */
const LISTS =
  /\b(?:opportunit\w*|grants? ?(?:portal|finder|hub|search|watch|station|list|database|directory|gov)|funds? ?for|scholarships?|desk|news|blog|jobs|magazine|directory|finder|portal|hub|listing|aides-territoires|feed|alerts?)\b/;

/** Matches up to ten words that begin with capitals, with small words between them. */
const CAPITALISED = String.raw`(?:[\p{Lu}][\p{L}\p{M}&.'’-]*)(?:,? (?:(?:of|for|the|and|de|du|des|la|le|les|del|et|y|für|und|der|&) ){0,3}[\p{Lu}&][\p{L}\p{M}&.'’-]*){0,9}`;
const FUNDED_BY = new RegExp(
  `(?:[Ff]unded|[Ff]inanced|[Oo]ffered|[Ss]ponsored|[Pp]rovided|[Oo]rgani[sz]ed|[Aa]warded|[Ff]inancée?|[Gg]efördert|[Ff]inanciad[oa]) (?:by|par|durch|von|por) (?:the |la |le |l['’]|das |die |den |el )?(${CAPITALISED})`,
  "u",
);
const GIVES = new RegExp(
  `^(?:The |La |Le |L['’]|Die |Das |El )?(${CAPITALISED}) (?:\\([A-Z]{2,10}\\) )?(?:is |are )?(?:offers?|offering|invites?|inviting|awards?|provides?|announces?|announced|launches|launched|seeks?|seeking|welcomes?|supports?|funds|makes grants|gives|accepting|is accepting|lance|propose|invite|finance|fördert|vergibt|schreibt|convoca|lanza|ofrece) `,
  "u",
);

/** Whether the value of a label is a name and not a sentence. */
export function isFunderName(value: string): boolean {
  return (
    value.length <= NAME_MAX &&
    value.split(" ").length <= 16 &&
    !/[.!?] \p{Lu}|https?:|@/u.test(value) &&
    /\p{L}{2}/u.test(value)
  );
}

/**
 * Finds the funder in sentences such as "funded by the X Foundation" and "The X Foundation invites
 * applications".
 */
export function readFunderInProse(line: string): string | null {
  if (line.length > 5_000) return null;
  for (const sentence of splitSentences(line).slice(0, 60)) {
    const funder = FUNDED_BY.exec(sentence)?.[1];
    if (funder && isGiver(funder)) return trimName(funder);
    const giver = GIVES.exec(sentence.slice(0, 400))?.[1];
    if (giver && GIVER.test(fold(giver)) && !isProgramme(giver)) return trimName(giver);
  }
  return null;
}

const isGiver = (name: string) => GIVER.test(fold(name)) || /^[A-Z]{3,8}$/.test(name);
/** In "The Community Energy Fund offers …" the name is that of the programme and not of the funder. */
const isProgramme = (name: string) =>
  /\b(?:funds?|fonds|programmes?|programs?|accelerator|scheme|prize|grants?|awards?|challenge|service|fellowships?|scholarships?)$/i.test(
    name,
  );
const trimName = (name: string) => name.replace(/[.,'’]+$/, "").replace(/['’]s$/, "");

/**
 * Whether the organisation behind a site gives the money that a page is about. Either the text writes "X's",
 * or the address is the organisation's own and its name stands in the text or is that of a giver. A site that
 * lists calls of others does not count.
 */
export function isOwnFunder(name: string, text: string, url: string): boolean {
  const plain = fold(name);
  if (plain.length < 2 || plain.length > NAME_MAX || LISTS.test(plain)) return false;
  const host = parseUrl(url)?.hostname.replace(/^www\d?\./, "") ?? "";
  if (LISTS.test(host.replace(/[.-]/g, " "))) return false;
  const plainText = ` ${fold(text.slice(0, 200_000)).replace(/[^\p{L}\p{N}']+/gu, " ")} `;
  const plainName = plain.replace(/[^\p{L}\p{N}']+/gu, " ").trim();
  if (plainText.includes(` ${plainName}'s `)) return true;
  const isNamed = plainText.includes(` ${plainName} `);
  const isItsAddress = matchesHost(plainName, host);
  return isItsAddress && (GIVER.test(plain) || isNamed);
}

/** "Example Foundation" matches foundation.example.org, and "National Science Foundation" matches nsf.gov. */
function matchesHost(name: string, host: string): boolean {
  const words = name.split(" ").filter((word) => !/^(?:the|of|for|and|de|la|le|du|des|et|l|d)$/.test(word));
  const initials = words.map((word) => word[0] ?? "").join("");
  const labels = host.split(/[.-]/);
  const compact = host.replace(/[.-]/g, "");
  if (initials.length >= 3 && labels.includes(initials)) return true;
  return words.some((word) => word.length >= 3 && !GIVER.test(word) && compact.includes(word));
}
