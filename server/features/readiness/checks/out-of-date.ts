import { foldInPlace } from "../claims/project-facts";
import { listYears } from "../claims/numbers";
import { splitSentences } from "../claims/sentences";
import type { Found, ReadinessInput, ReadText } from "../types";
import { listTexts, placeAt, placeIn } from "../types";

/** A deadline that has passed, and documents that are no longer valid on it. */
export function findExpired({ isUnsent, call, checklist, today }: ReadinessInput): Found[] {
  const deadline = call?.deadline ?? today;
  return [
    ...(isUnsent && call?.isClosed && call.deadline !== null
      ? [{ code: "deadline_passed" as const, params: { deadline }, place: placeAt("deadline") }]
      : []),
    ...checklist.flatMap((line): Found[] => {
      const { name, expiresOn, documentId, requirement } = line;
      if (expiresOn === null || name === null) return [];
      const place = placeAt("document", documentId ?? requirement);
      if (expiresOn < today) return [{ code: "document_expired", params: { name, expiresOn }, place }];
      return expiresOn < deadline
        ? [{ code: "document_expires", params: { name, expiresOn, deadline }, place }]
        : [];
    }),
  ];
}

const MONTHS = [
  ..."january february march april may june july august september october november december".split(" "),
  ..."janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre".split(" "),
];
const DATE = new RegExp(
  String.raw`\b(?:(?<day>\d{1,2})(?:st|nd|rd|th|er)? )?(?<month>${MONTHS.join("|")}),? (?<year>20\d\d)\b|\b(?<prep>in|by|from|en|des|d'ici) (?<only>20\d\d)\b`,
  "g",
);
const WILL =
  /\b(?:will|is going to|are going to|is to|are to|(?:is|are) due to|shall|va|vont|allons)\b|\b(?!patrons|environs|citrons|marrons|leurons|livrons|parrain)\p{L}{2,}(?:era|eront|erons|ira|iront|irons|dra|drons|dront|aura|aurons|auront)\b/gu;
const BEGUN = /\b(?:began|begun|started|since|made|of|\p{L}+ed|commence|debute|depuis|lance\p{L}*)\s*$/u;

/** Dates in the past that a text speaks of as to come. */
export function findPastPlans(input: ReadinessInput): Found[] {
  return listTexts(input).flatMap((text) =>
    splitSentences(text.text).flatMap((sentence) => {
      const folded = foldInPlace(sentence.text);
      const wills = [...folded.matchAll(WILL)];
      return [...folded.matchAll(DATE)].flatMap((date): Found[] => {
        const [from, to] = [date.index, date.index + date[0].length];
        if (!isPast(date.groups!, input.today)) return [];
        const isPlan = wills.some((will) =>
          will.index < from
            ? leadsTo(folded.slice(will.index + will[0].length, from))
            : follows(folded.slice(to, will.index)),
        );
        if (!isPlan) return [];
        const quote = sentence.text.slice(from, to);
        return [
          {
            code: "past_as_future",
            params: { date: quote },
            place: placeIn(text, quote, sentence.start + from),
          },
        ];
      });
    }),
  );
}

/** Whether a date belongs to the verb before it. */
const leadsTo = (between: string) =>
  between.length < 90 &&
  !BEGUN.test(between) &&
  !/[:]|\b(?:which|that|who|qui|que|after|apres|because|car|than)\b/.test(between);
/** "In May 2026, we will": hardly a word between. */
const follows = (between: string) =>
  (between.match(/\p{L}+/gu) ?? []).length <= 3 && !BEGUN.test(`${between.trim()} `);

function isPast({ day, month, year, only }: Record<string, string | undefined>, today: string): boolean {
  if (only !== undefined) return only < today.slice(0, 4);
  const number = String((MONTHS.indexOf(month!) % 12) + 1).padStart(2, "0");
  return `${year}-${number}-${(day ?? "31").padStart(2, "0")}` < today;
}

const NOW =
  /\b(?:currently|today|at present|at the moment|right now|these days|this year|actuellement|aujourd'hui|a ce jour|a l'heure actuelle|cette annee)\b/;
const LAST_YEAR = /\b(?:last year|l'annee derniere|l'an dernier)\b/;

/** Figures of years ago that a text calls those of today. */
export function findOldFigures(input: ReadinessInput): Found[] {
  const thisYear = Number(input.today.slice(0, 4));
  return listTexts(input).flatMap((text) =>
    splitSentences(text.text).flatMap((sentence): Found[] => {
      const folded = foldInPlace(sentence.text);
      const years = listYears(folded);
      if (
        years.length !== 1 ||
        /\b(?:since|depuis|founded|fondee?|creee?|compared|than|contre|from)\b/.test(folded)
      )
        return [];
      const [year] = years as [number];
      const isThisYear = /\b(?:this year|cette annee)\b,? (?:in |en )?20\d\d/.test(folded);
      const isOld =
        (NOW.test(folded) && (year < thisYear - 1 || (isThisYear && year < thisYear))) ||
        (LAST_YEAR.test(folded) &&
          /(?:last year|derni\p{L}+),? (?:in |en )?\(?20\d\d/u.test(folded) &&
          year < thisYear - 1);
      if (!isOld) return [];
      const at = folded.indexOf(String(year));
      return [
        {
          code: "old_as_current",
          params: { year: String(year) },
          place: placeIn(text, String(year), sentence.start + at),
        },
      ];
    }),
  );
}

/** What the organisation tells of other funders' money, where their names belong. */
const TELLS =
  /\b(?:(?:grant|support|funding|money|award|loan|help) (?:from|of|by)|funded|financed|co-funded|supported|paid|awarded|granted|received|thanks to|partners?|also|together with|already|grace|soutien|finance\p{L}*|cofinanc\p{L}*|appui|partenaires?|recu|aupres|egalement|deja)\b/u;

/** Names of other funders and calls that an earlier application left behind. */
export function findOtherNames(input: ReadinessInput): Found[] {
  const thisYear = Number(input.today.slice(0, 4));
  const isOwn = (name: string) => input.ownNames.some((each) => each.includes(name) || name.includes(each));
  const names = new Set(
    input.others
      .flatMap(({ funderName, callName, title }) => [funderName, callName, title])
      .filter(isTelling),
  );
  return [...names]
    .filter((name) => !isOwn(name))
    .flatMap((name) => listTexts(input).flatMap((text) => findName(text, name, thisYear)));
}

/** A name of its own, not words that any text has. */
const isTelling = (name: string | null): name is string =>
  name !== null && name.length >= 6 && (name.match(/(?<!\p{L})\p{Lu}\p{L}+/gu) ?? []).length >= 2;

function findName(text: ReadText, name: string, thisYear: number): Found[] {
  return splitSentences(text.text).flatMap((sentence): Found[] => {
    const at = sentence.text.indexOf(name);
    const isHistory =
      listYears(sentence.text).some((year) => year <= thisYear) || TELLS.test(foldInPlace(sentence.text));
    if (at < 0 || isHistory) return [];
    return [{ code: "other_name", params: { name }, place: placeIn(text, name, sentence.start + at) }];
  });
}
