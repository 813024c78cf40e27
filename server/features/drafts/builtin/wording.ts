/** Small rules of English that the section writers share. */

const BULLET = /^[-*•]\s+/;

/** A marker for something that the applicant has to add. */
export const add = (what: string) => `[add: ${what}]`;

/** What somebody typed as full sentences: capital first, full stop last, lists kept as lists. */
function prose(text: string): string {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return lines.reduce((before, line) => {
    const isItem = BULLET.test(line);
    const next = isItem ? `- ${line.replace(BULLET, "")}` : sentence(line);
    if (before === "") return next;
    return before + (isItem && /(^|\n)- [^\n]*$/.test(before) ? "\n" : "\n\n") + next;
  }, "");
}

/** `text` with a capital at its beginning and a full stop at its end. */
function sentence(text: string): string {
  return upperFirst(endSentence(text));
}

function endSentence(text: string): string {
  const trimmed = text.trim().replace(/[,;:]+$/, "");
  return /[.!?…]["'”’)]?$/.test(trimmed) ? trimmed : `${trimmed}.`;
}

// Words that begin a full sentence about oneself, which needs no lead.
const OWN_SUBJECT = /^(?:we|i|our|my|they|it|this|these|there|he|she)\b/i;
// Words whose capital only marks the beginning; of any other word the capital may be a name's.
const PLAIN_START =
  /^(?:A|An|The|To|For|In|On|At|By|From|With|Through|When|Where|Because|As|If|Each|Every|All|Many|Most|Some|Those|People|Who|What|How|Not|No)\b/;

// "2022: a prize of …" brings a lead of its own.
const OWN_LEAD = /^[^.:]{1,30}: /;

/**
 * An answer with what it answers in front: "Our customers: city restaurants." Answers of several sentences, those that
 * speak of themselves ("We help …") and those with a lead of their own stand alone.
 */
export function say(lead: string, text: string): string {
  if (BULLET.test(text)) return `${lead}:\n${prose(text)}`;
  const isOneSentence = !text.includes("\n") && !/[.!?]\s+\p{Lu}/u.test(text);
  if (!isOneSentence || OWN_SUBJECT.test(text) || OWN_LEAD.test(text)) return prose(text);
  const words = endSentence(text);
  return `${lead}: ${PLAIN_START.test(words) ? lowerFirst(words) : words}`;
}

/** Sentences in one paragraph. What comes after a list begins a new one. */
export function paragraph(...parts: (string | undefined | false)[]): string {
  return parts
    .filter((part) => typeof part === "string" && part !== "")
    .reduce<string>((before, part) => {
      if (before === "") return String(part);
      return before + (/(^|\n)- [^\n]*$/.test(before) ? "\n\n" : " ") + String(part);
    }, "");
}

/** Paragraphs of a section, without the empty ones. */
export function section(...paragraphs: string[]): string {
  return paragraphs.filter((text) => text !== "").join("\n\n");
}

export function upperFirst(text: string): string {
  // A brand such as "iPhone" begins as it wants to.
  return /^\p{Ll}\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

/** Lower-cases a sentence-case word ("Private", "A"), but no abbreviation ("AI"). */
export function lowerFirst(text: string): string {
  return /^\p{Lu}(?:\p{Ll}|\s)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** "a startup", "an online school". */
export function withArticle(noun: string): string {
  return `${/^[aeiou]/i.test(noun) && !/^(uni|eu|one\b)/i.test(noun) ? "an" : "a"} ${noun}`;
}

/** "1 patent", "2 patents". */
export function counted(count: { text: string; value: number }, one: string, many = `${one}s`): string {
  return `${count.text} ${count.value === 1 ? one : many}`;
}

/** A typed list begins with a capital for no other reason than that it begins: "Rural households, clinics". */
export function listItems(items: readonly string[]): readonly string[] {
  const [first = "", ...others] = items;
  return others.some((item) => /^\p{Ll}/u.test(item)) ? [lowerFirst(first), ...others] : items;
}

/** Labels such as "Education & learning" inside a sentence: "education and learning, and water". */
export function fieldNames(labels: readonly string[]): string {
  const names = labels.map((label) => lowerFirst(label).replaceAll(" & ", " and "));
  const separator = names.some((name) => name.includes(" and ")) ? ", and " : " and ";
  return names.length < 2
    ? names.join("")
    : `${names.slice(0, -1).join(", ")}${separator}${names.at(-1) ?? ""}`;
}

const WITH_THE =
  /^(?:United|Netherlands|Philippines|Gambia|Bahamas|Maldives|Comoros|Seychelles|Central African|Dominican Republic|Congo)|Islands$|Territories$/;

/** "Kenya", "the United States": a country inside a sentence. */
export function countryInSentence(name: string): string {
  return WITH_THE.test(name) ? `the ${name}` : name;
}
