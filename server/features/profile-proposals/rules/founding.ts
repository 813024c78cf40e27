import { listYears } from "../../readiness/claims/numbers";
import type { Finding, Sentence } from "../types";

const BEGAN = String.raw`(?:founded|established|set up|started|incorporated|launched|fondée?s?|créée?s?|fundad[oa]s?|cread[oa]s?|nació|criad[oa]s?|nasceu|née?s?)`;
const YEAR = String.raw`((?:1[89]|20)\d\d)`;
const STATED = new RegExp(
  `${BEGAN}(?:\\s+(?:by|par|por)\\s[^.;]{3,60}?)?\\s+(?:in|en|em)\\s+(?:\\p{L}+\\s+)?${YEAR}(?!\\d)`,
  "iu",
);
const LABELLED = new RegExp(
  `^(?:founded|established|year founded|date de création|fondée? en|fundad[oa] en)\\s*:\\s*${YEAR}\\.?$`,
  "iu",
);
const FIRST = new RegExp(`^${BEGAN}\\s+(?:in|en|em)\\s+(?:\\p{L}+\\s+)?${YEAR}(?!\\d)`, "iu");
const NAME = String.raw`((?:\p{Lu}[\p{L}’'-]+\s+){1,3}\p{Lu}[\p{L}’'-]+)`;
const BY_NAME = new RegExp(`${BEGAN}(?:\\s+(?:in|en|em)\\s+\\d{4})?\\s+(?:by|par|por)\\s+${NAME}`, "u");
const NAME_BEGAN = new RegExp(
  `^${NAME}\\s+(?:founded|established|set up|started|a fondé|a créé|fundó|fundou)\\s+(.+)$`,
  "u",
);
const ANY = new RegExp(BEGAN, "iu");
/** What began is a part of the organisation. */
const PART =
  /\b(?:programme|program|project|branch|office|campaign|festival|shop|bakery|building|mill|network|réseau)\b/iu;

/** Reads in which year the organisation began, and who founded it. */
export function readFounding(sentence: Sentence, isName: (text: string) => boolean): Finding[] {
  const { text, core, page, isOwn } = sentence;
  const base = { quote: text, page };
  const label = LABELLED.exec(text);
  if (label?.[1]) return [{ ...base, fact: "foundedYear", value: Number(label[1]) }];
  const begun = NAME_BEGAN.exec(text);
  if (begun?.[1] && begun[2] && isName(begun[2])) {
    const [year] = listYears(begun[2]);
    return [
      { ...base, fact: "founderName", value: begun[1] },
      ...(year === undefined ? [] : [{ ...base, fact: "foundedYear", value: year }]),
    ];
  }
  if (!ANY.test(text)) return [];
  return [...readYear(sentence, isName), ...(isOwn || core !== text ? readFounder(sentence) : [])];
}

function readYear({ text, core, page, isOwn }: Sentence, isName: (text: string) => boolean): Finding[] {
  const year = Number((STATED.exec(text) ?? [])[1]);
  const base = { fact: "foundedYear", quote: text, page };
  const first = FIRST.exec(text);
  // "Founded in 1923, the Bauhaus" is about the Bauhaus, and "Founded in 2015." about us.
  if (first?.[1]) {
    const rest = text.slice(first[0].length);
    const isOurs = /^(?:\.?$|\.\s)/.test(rest) || (core !== text && isOwn) || isOwnAfterComma(rest, isName);
    return isOurs ? [{ ...base, value: Number(first[1]) }] : [];
  }
  if (isOwn && year) {
    const subject = core.slice(0, core.search(ANY));
    if (subject.length < 80 && !PART.test(subject.replace(/^[^,]*,/, ""))) return [{ ...base, value: year }];
  }
  // "In 2013, the year Two Stories was founded" tells a year, but not plainly enough.
  const at = text.search(ANY);
  const isAboutUs = [...text.slice(0, at).matchAll(/(?<=^|\s)\p{Lu}/gu)].some(({ index }) =>
    isName(text.slice(index)),
  );
  return isAboutUs ? listYears(text).map((value) => ({ ...base, value, isDoubt: true })) : [];
}

const isOwnAfterComma = (rest: string, isName: (text: string) => boolean) => {
  const after = rest.slice(rest.lastIndexOf(", ") + 2);
  return rest.includes(", ") && isName(after);
};

function readFounder({ text, page }: Sentence): Finding[] {
  const [, name] = BY_NAME.exec(text) ?? [];
  return name === undefined ? [] : [{ fact: "founderName", value: name, quote: text, page }];
}
