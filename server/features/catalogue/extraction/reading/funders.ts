import { NAME_MAX } from "@shared/constants/limits";
import { parseUrl } from "@shared/parse-url";
import { fold, splitSentences } from "../values/words";

/** Words in the names of those who give. */
const GIVER =
  /\b(?:foundation|fund|trust|council|agency|ministry|minister[ei]?\w*|commission|bank|banque|fondation|stiftung|fundacion|fundacao|fondo|government|department|institutes?|universit\w+|accelerator|ventures|capital|society|association|authority|office|endowment|board|service|services|administration|bureau|corporation|union|organi[sz]ation|nations|programme|academy|institut|bundesministerium|agence|conseil|region|region academique|caisse|chamber|centre|center|partners|labs?|school|club|federation|network)\b/;

/** Sites that list what others give. */
const LISTS =
  /\b(?:opportunit\w*|grants? ?(?:portal|finder|hub|search|watch|station|list|database|directory|gov)|funds? ?for|scholarships?|desk|news|blog|jobs|magazine|directory|finder|portal|hub|listing|aides-territoires|feed|alerts?)\b/;

/** One to nine words that begin with capitals, with small words between them. */
const CAPITALISED = String.raw`(?:[\p{Lu}][\p{L}\p{M}&.'’-]*)(?:,? (?:(?:of|for|the|and|de|du|des|la|le|les|del|et|y|für|und|der|&) ){0,3}[\p{Lu}&][\p{L}\p{M}&.'’-]*){0,9}`;
const FUNDED_BY = new RegExp(
  `(?:[Ff]unded|[Ff]inanced|[Oo]ffered|[Ss]ponsored|[Pp]rovided|[Oo]rgani[sz]ed|[Aa]warded|[Ff]inancée?|[Gg]efördert|[Ff]inanciad[oa]) (?:by|par|durch|von|por) (?:the |la |le |l['’]|das |die |den |el )?(${CAPITALISED})`,
  "u",
);
const GIVES = new RegExp(
  `^(?:The |La |Le |L['’]|Die |Das |El )?(${CAPITALISED}) (?:\\([A-Z]{2,10}\\) )?(?:is |are )?(?:offers?|offering|invites?|inviting|awards?|provides?|announces?|announced|launches|launched|seeks?|seeking|welcomes?|supports?|funds|makes grants|gives|accepting|is accepting|lance|propose|invite|finance|fördert|vergibt|schreibt|convoca|lanza|ofrece) `,
  "u",
);

/** Whether the value of a label is a name, and not a sentence. */
export function isFunderName(value: string): boolean {
  return (
    value.length <= NAME_MAX &&
    value.split(" ").length <= 16 &&
    !/[.!?] \p{Lu}|https?:|@/u.test(value) &&
    /\p{L}{2}/u.test(value)
  );
}

/** A sentence that says who gives: "funded by the X Foundation", "The X Foundation invites applications". */
export function readFunderInProse(line: string): string | null {
  if (line.length > 5_000) return null;
  for (const sentence of splitSentences(line).slice(0, 60)) {
    const by = FUNDED_BY.exec(sentence)?.[1];
    if (by && isGiver(by)) return tidy(by);
    const gives = GIVES.exec(sentence.slice(0, 400))?.[1];
    if (gives && GIVER.test(fold(gives)) && !isProgramme(gives)) return tidy(gives);
  }
  return null;
}

const isGiver = (name: string) => GIVER.test(fold(name)) || /^[A-Z]{3,8}$/.test(name);
/** "The Community Energy Fund offers …" names what is given, not who gives it. */
const isProgramme = (name: string) =>
  /\b(?:funds?|fonds|programmes?|programs?|accelerator|scheme|prize|grants?|awards?|challenge|service|fellowships?|scholarships?)$/i.test(
    name,
  );
const tidy = (name: string) => name.replace(/[.,'’]+$/, "").replace(/['’]s$/, "");

/**
 * Whether the organisation behind a site is the one that gives what a page is about: the page's own text names it as one who
 * acts, or its name is one of a giver's and the address is its own. A site that lists others' calls is none.
 */
export function isOwnFunder(name: string, text: string, url: string): boolean {
  const plain = fold(name);
  if (plain.length < 2 || plain.length > NAME_MAX || LISTS.test(plain)) return false;
  const host = parseUrl(url)?.hostname.replace(/^www\d?\./, "") ?? "";
  if (LISTS.test(host.replace(/[.-]/g, " "))) return false;
  const words = ` ${fold(text.slice(0, 200_000)).replace(/[^\p{L}\p{N}']+/gu, " ")} `;
  const wanted = plain.replace(/[^\p{L}\p{N}']+/gu, " ").trim();
  if (words.includes(` ${wanted}'s `)) return true;
  const isNamed = words.includes(` ${wanted} `);
  const isItsAddress = belongsTo(wanted, host);
  return isItsAddress && (GIVER.test(plain) || isNamed);
}

/** "Example Foundation" at foundation.example.org, "National Science Foundation" at nsf.gov. */
function belongsTo(name: string, host: string): boolean {
  const words = name.split(" ").filter((word) => !/^(?:the|of|for|and|de|la|le|du|des|et|l|d)$/.test(word));
  const initials = words.map((word) => word[0] ?? "").join("");
  const labels = host.split(/[.-]/);
  const compact = host.replace(/[.-]/g, "");
  if (initials.length >= 3 && labels.includes(initials)) return true;
  return words.some((word) => word.length >= 3 && !GIVER.test(word) && compact.includes(word));
}
