import { foldInPlace } from "../claims/project-facts";
import { type Claim, isPartial, readClaims, verbOf } from "../claims/claims";
import { readNumbers } from "../claims/numbers";
import { splitSentences } from "../claims/sentences";
import type { Found, ReadinessInput } from "../types";
import { listTexts, placeIn } from "../types";

const place = ({ text, quote, start }: Claim) => placeIn(text, quote, start);
const sameYears = (a: Claim, b: Claim) =>
  a.years.length === b.years.length && a.years.every((year) => b.years.includes(year));

/** Figures of one text that another gives otherwise: the same words name the thing, of the same time. */
export function findDifferingFigures(input: ReadinessInput): Found[] {
  const texts = listTexts(input).map((text) => readClaims(text).filter((claim) => !isPartial(claim)));
  const found: Found[] = [];
  texts.forEach((claims, index) => {
    const before = texts.slice(0, index).flat();
    for (const claim of claims) {
      const other = before.find((each) => each.value !== claim.value && isSameThing(each, claim, texts));
      // What another text says as well is no contradiction to it.
      const isAgreed = before.some((each) => each.noun === claim.noun && each.value === claim.value);
      if (other && !isAgreed)
        found.push({
          ...{ code: "figure_differs", params: { other: other.quote } },
          place: place(claim),
          against: { part: other.text.part, id: other.text.id, quote: other.quote },
        });
    }
  });
  return found;
}

function isSameThing(a: Claim, b: Claim, texts: readonly Claim[][]): boolean {
  if (a.noun !== b.noun || !sameYears(a, b)) return false;
  const isOnlyOne = (claim: Claim) =>
    texts.every((claims) => {
      const own = claims.filter((each) => each.noun === claim.noun && each.text === claim.text);
      return own.every(({ value }) => value === claim.value);
    });
  const verb = verbOf(a);
  return (verb !== null && verb === verbOf(b)) || (isOnlyOne(a) && isOnlyOne(b));
}

/** Promises of other live applications of the organisation: the same thing in the same year, another figure. */
export function findDifferingPromises(input: ReadinessInput): Found[] {
  const own = listTexts(input).flatMap((text) => readClaims(text).filter((claim) => !isPartial(claim)));
  return own
    .filter(({ years }) => years.length > 0)
    .flatMap((claim) => {
      for (const application of input.others.filter(({ isLive }) => isLive)) {
        const claims = application.texts.flatMap(readClaims).filter((each) => !isPartial(each));
        const same = claims.filter((each) => each.noun === claim.noun && sameYears(each, claim));
        const other = same.find((each) => verbOf(each) === verbOf(claim) || same.length === 1);
        if (other && same.every(({ value }) => value !== claim.value))
          return [promise(claim, other, { id: application.id, title: application.title })];
      }
      return [];
    });
}

const promise = (claim: Claim, other: Claim, application: { id: string; title: string | null }): Found => ({
  ...{ code: "promise_differs", params: { other: other.quote, application: application.title ?? "" } },
  place: place(claim),
  against: { part: other.text.part, id: other.text.id, quote: other.quote, application },
});

/** What the words are called that name a fact of the profile, and with which verbs they stand for all of it. */
const FACTS: Record<string, RegExp> = {
  volunteersCount: /^(?:volunteers|benevoles)$/,
  studentCount: /^(?:students|pupils|eleves|etudiants)$/,
  teacherCount: /^(?:teachers|enseignants|enseignantes|professeurs)$/,
  customerCount: /^(?:customers|clients)$/,
  beneficiariesReached: /^(?:beneficiaries|beneficiaires)$/,
  publicationsCount: /^publications$/,
  patentCount: /^(?:patents|brevets)$/,
};
const WHOLE =
  /\b(?:we have|has|have|we teach|teach(?:es)?|educates?|welcomes?|we serve|our|with|and|nous avons|nos|compte|comptons|accueille|accueillons|scolarise|scolarisons|avec|et) (?:about |environ )?$/;
const WHOLE_AFTER = /^(?:buy|use|pay|trust|achetent|utilisent|nous)/;

/** Figures in the texts that the profile gives otherwise. */
export function findOtherProfileFigures({ profile, ...input }: ReadinessInput): Found[] {
  const thisYear = Number(input.today.slice(0, 4));
  const claims = listTexts({ profile, ...input }).flatMap(readClaims);
  const figures = Object.entries(profile.facts).flatMap(([field, value]) => {
    const named = claims.filter(({ noun }) => FACTS[field]?.test(noun));
    // Where the profile's figure is stated as well, the others are parts of it.
    if (named.some((claim) => claim.value === value)) return [];
    return named
      .filter(({ years }) => !years.some((year) => year !== thisYear))
      .filter((claim) => !isPartial(claim) && (WHOLE.test(claim.before) || WHOLE_AFTER.test(claim.rest)))
      .map((claim) => differs(place(claim), field, value));
  });
  const years = profile.facts.yearsOfExperience;
  return years === undefined ? figures : [...figures, ...findExperience({ profile, ...input }, years)];
}

/** "15 years of experience". */
function findExperience(input: ReadinessInput, years: number): Found[] {
  return listTexts(input).flatMap((text) =>
    splitSentences(text.text).flatMap((sentence) =>
      readNumbers(sentence.text).flatMap(({ value, start, end }) => {
        const [lead, rest] = [
          foldInPlace(sentence.text.slice(0, start)),
          foldInPlace(sentence.text.slice(end)),
        ];
        const length = /^ (?:years of|ans d'|ans de|annees d') ?(?:\p{L}+ )?experience/u.exec(rest)?.[0]
          .length;
        if (length === undefined || value === years || !/\b(?:i have|my|j'ai|mes|with|avec) $/.test(lead))
          return [];
        const quote = sentence.text.slice(start, end + length);
        return [differs(placeIn(text, quote, sentence.start + start), "yearsOfExperience", years)];
      }),
    ),
  );
}

const differs = (where: Found["place"], field: string, value: number): Found => ({
  ...{ code: "profile_differs", params: { field, value: String(value) } },
  place: where,
  against: { part: "profile", id: field, quote: null },
});
