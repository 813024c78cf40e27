import type { APPEAL_CRITERIA } from "@shared/constants/deck-criteria/appeal-criteria";
import type { DeckTopic } from "@shared/constants/deck-criteria/topics";
import { countWords, fold } from "../../../../platform/text/fold";
import { listNumbers } from "../numbers";
import { t } from "../../../../platform/text/words";
import { datesIn, hasCount, hasDate, hasMoney, hasPercent, amountsIn } from "./figures";
import { allAsks, amountOfAsk } from "./funds";
import { organisationsIn, peopleIn } from "./names";
import type { Passage } from "./read-deck";
import {
  fail,
  find,
  firstPassage,
  pass,
  type Rule,
  slidesAbout,
  slidesNotAbout,
  takesReader,
  topicFirst,
  unjudged,
  warn,
  words,
} from "./rule";
import { coverLine, saysWhatIsOffered, TAGLINE } from "./solution-rules";
import { ASKING, PLANNED } from "./vocabulary";

const SLIDES_MAX = { good: 20, middle: 30 };
/** So many slides with too many words are no slip any more. A share of all slides would make padding pay. */
const DENSE_SLIDES_MAX = 2;
const WORDS_MAX = 100;

const KIND = words(
  "equity|angel|safe|safes|convertible(?: notes?| loan)?|priced round|loan|debt|grants?|donations?|pre-?seed|seed|series [a-d]|bridge (?:loan|round)|sponsorship|prize|fellowship|scholarship|revenue[- ]based|crowdfunding|match(?:ed)? funding",
  "call for proposals|subvention[a-z]*|prets?|amorcage|fonds propres|bons de souscription|dons?",
);
const PLAN = words(
  "milestones?|roadmap|timeline|next steps?|phase \\d|launch[a-z]*|reach[a-z]*|complete[ds]?|deliver[a-z]*|expand[a-z]*|open[a-z]*|hire[a-z]*|train[a-z]*|pilot[a-z]*|release[ds]?|publish[a-z]*|start[a-z]*|break[- ]?even",
  "etapes?|jalons?|lancement|atteindre|ouvrir",
);
const WITHIN = words(
  "(?:in|within|over|for) (?:the next )?\\d+ (?:months|years|weeks)|\\d+ (?:months|weeks|mois)",
);
const RESULTS = words(
  "users?|customers?|clients?|downloads?|orders?|sales|pilots?|revenue|mrr|arr|served|trained|reached|enrol[a-z]+|graduat[a-z]+|delivered|installed|installations?|paying|contracts?|partners?|wait ?list|sign-?ups?|beneficiar[a-z]+",
  "papers?|publications?|citations?|pupils?|students?|girls?|women|farmers?|patients?|clinics?|schools?|trees|households?|jobs|visits|members?|volunteers?|transactions?|stars|deployments?|participants?|families|meals|litres|tonnes?|kits?|bookings?|events?",
  "equipe[es]*|livre[es]*|utilisateurs?|clientes?|beneficiaires?|eleves|agriculteurs?|femmes|ventes",
);
const VOUCH = words(
  "partner(?:s|ed|ship|ships)?|customers? include|clients? include|trusted by|used by|awards?|awarded|winners? of|won the|accelerator|incubator|backed by|supported by|funded by|collaborat[a-z]+|letters? of (?:intent|support|interest)|mou|testimonials?",
  "featured in|press|certified|accredited|endorsed|peer-review[a-z]*|published in|selected (?:by|for)|finalist|grants? from|raised from|in collaboration with|approved by|registered with|pilot with|contracts? with|fellows?",
  "partenaire[a-z]*|laureat[a-z]*|prix|soutenu[a-z]*|finance[a-z]* par",
);
const QUOTED = /["“«][^"“”«»]{20,300}["”»]\s*[-–—,]?\s*\p{Lu}/u;
const RISKS = words(
  "mitigat[a-z]+|(?:key|main|our|biggest|top) risks?|risks? (?:and|&|\\+)|(?:key|main|our) assumptions?|what could go wrong|contingenc[a-z]+|risk register|principaux risques|risques et|(?:nos|principales) hypotheses",
);
const EMAIL =
  /(?<![a-z0-9._%+-])[a-z0-9._%+-]{1,64} ?(?:@|\[at\]) ?[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,4}\.[a-z]{2,20}/;
const PHONE = /(?:\+|\b00|\btel\.?:? ?|\bphone:? ?|\bwhatsapp:? ?)\(?\d[\d ().-]{6,}\d/;
const SITE =
  /https?:\/\/\S+|\bwww\.\S+|(?<![a-z0-9@.-])[a-z0-9-]{2,63}(?:\.[a-z0-9-]{1,63}){0,4}\.(?:com|org|net|io|co|app|ai|dev|africa|ng|ke|gh|za|uk|fr|es|br|mx|de|eu|edu|ngo|health|tech)(?![a-z0-9])/;
const APPENDIX = words("appendix|appendices|back-?up|annex(?:es)?|annexes?");

const COST = words("costs?|budget|prices?|fees?|salar(?:y|ies)|couts?");
const GROWTH = words(
  "growth|growing|grew|mom|yoy|month over month|month-over-month|week over week|since|in \\d+ (?:weeks|months)|per month|a month|croissance|depuis",
);
const RISK_TITLE = words("risks?|risques?");
const AS_OF = words("as of|updated|version of|last update|mise a jour|actualizado|atualizado");
/** Slides on which a figure is no result. */
const NO_RESULTS: DeckTopic[] = [
  "problem",
  "market",
  "competition",
  "finance",
  "ask",
  "plan",
  "team",
  "traction",
];

export const APPEAL_RULES: Record<(typeof APPEAL_CRITERIA)[number]["id"], Rule> = {
  "ask-amount": (deck) =>
    pass(amountOfAsk(deck)?.passage) ??
    fail(
      slidesAbout(deck, "ask")
        .flatMap(({ passages }) => passages)
        .find(({ folded }) => ASKING.test(folded) && countWords(folded) >= 4),
      t("The deck asks for money or support, but does not say how much."),
    ),
  "ask-kind": (deck) => {
    const asks = allAsks(deck);
    const numbers = asks.map(({ slide }) => slide);
    const slides = deck.slides.filter(({ number, about }) => about.has("ask") || numbers.includes(number));
    return (
      pass(asks.find(({ folded }) => KIND.test(folded)) ?? find(slides, KIND)) ??
      fail(asks[0]) ??
      unjudged(t("No amount is asked for yet."))
    );
  },
  milestones: (deck) => {
    const plans = slidesAbout(deck, "plan");
    const asks = slidesAbout(deck, "ask");
    const manyDates = asks.filter(({ folded }) => datesIn(folded).length > 1);
    return (
      pass(
        find(plans, hasDate) ??
          find(manyDates, hasDate, (folded) => !ASKING.test(folded)) ??
          find(asks, hasDate, PLAN) ??
          find(slidesAbout(deck, "ask", "finance"), WITHIN, PLAN),
      ) ??
      warn(
        find(plans, (folded) => countWords(folded) >= 3),
        t("Next steps are named, but without dates."),
      )
    );
  },
  traction: (deck) => {
    const isReached = (folded: string) =>
      !PLANNED.test(folded) && (hasCount(folded) || hasMoney(folded) || hasPercent(folded));
    const isResult = (folded: string) => isReached(folded) && RESULTS.test(folded) && !COST.test(folded);
    const own = slidesAbout(deck, "traction");
    const elsewhere = slidesNotAbout(deck, ...NO_RESULTS).filter((slide) => slide !== deck.slides[0]);
    const dated = find(own, isReached, hasDate) ?? find(elsewhere, isResult, hasDate);
    if (dated) return pass(dated);
    const said = find(own, isReached) ?? find(elsewhere, isResult);
    if (!said)
      return warn(
        firstPassage(own),
        t("There is a slide about results, but no figure on it shows what was reached."),
      );
    const slide = deck.slides.find(({ number }) => number === said.slide);
    if (slide && (hasDate(slide.folded) || GROWTH.test(slide.folded))) return pass(said);
    return warn(
      said,
      t("Results are given in figures, but without dates: a reader cannot see how fast they grew."),
    );
  },
  "outside-proof": (deck) => {
    const slides = topicFirst(deck, "traction").filter(
      ({ about }) => !about.has("problem") && !about.has("competition"),
    );
    const isNamed = (_: string, { text }: Passage) =>
      organisationsIn(text, deck.entity.name).some((name) => !VOUCH.test(fold(name))) ||
      peopleIn(text).length > 0;
    return (
      pass(find(slides, VOUCH, isNamed) ?? find(slides, (_, { text }) => QUOTED.test(text))) ??
      warn(
        find(slidesAbout(deck, "traction", "reach", "team"), VOUCH),
        t("Partners or supporters are mentioned, but not by name."),
      )
    );
  },
  risks: (deck) => {
    const titled = deck.slides.find(({ foldedTitle }) => RISK_TITLE.test(foldedTitle));
    return pass(titled?.passages[0] ?? find(slidesNotAbout(deck, "problem"), RISKS));
  },
  cover: (deck) => {
    const line = coverLine(deck);
    if (!line) return undefined;
    return TAGLINE.test(line.folded) || saysWhatIsOffered(deck)(line.folded) ? pass(line) : takesReader();
  },
  "plain-language": takesReader,
  "consistent-figures": (deck) => {
    const asks = allAsks(deck).filter(({ folded }) => amountsIn(folded).length === 1);
    const amountOf = ({ folded }: Passage) => amountsIn(folded)[0];
    const slides = [...new Set(asks.map(({ slide }) => slide))].sort((a, b) => a - b);
    if (slides.length < 2)
      return unjudged(
        t("The rules compare only the amounts you ask for, and those stand in one place or none."),
      );
    const other = asks.find((ask) => amountOf(ask) !== amountOf(asks[0]!));
    return (
      warn(
        other,
        t("You ask for different amounts on slides {slides}; say how they belong together.", {
          slides: listNumbers(slides),
        }),
      ) ?? pass(asks[0])
    );
  },
  contact: (deck) => {
    const ends = deck.slides.filter(
      ({ about }, index) => index === 0 || index >= deck.slides.length - 2 || about.has("closing"),
    );
    return (
      pass(find(deck.slides, (folded) => EMAIL.test(folded) || PHONE.test(folded))) ??
      warn(
        find(ends.reverse(), SITE),
        t("A website is given, but no e-mail address or telephone number of a person."),
      )
    );
  },
  "deck-date": (deck) => {
    const ends = [...deck.slides.slice(0, 1), ...deck.slides.slice(-1)];
    return pass(
      find(ends, hasDate, (folded) => countWords(folded) <= 12) ?? find(deck.slides, AS_OF, hasDate),
    );
  },
  "deck-length": (deck) => {
    const appendix = deck.slides.find(({ foldedTitle }, index) => index > 3 && APPENDIX.test(foldedTitle));
    const length = appendix ? appendix.number - 1 : deck.slideCount;
    if (length <= SLIDES_MAX.good)
      return {
        verdict: "pass",
        slide: length,
        comment: t("A deck of this length is read in one sitting."),
      };
    return {
      verdict: length <= SLIDES_MAX.middle ? "warn" : "fail",
      slide: length,
      comment: t("The deck has {n} slides before any appendix, more than most funders read.", { n: length }),
    };
  },
  "slide-density": (deck) => {
    const dense = deck.slides.filter(({ words: count }) => count > WORDS_MAX);
    const { number, words: count } = deck.slides.reduce((a, b) => (b.words > a.words ? b : a));
    if (dense.length === 0)
      return {
        verdict: "pass",
        slide: number,
        comment: t("Every slide is short enough to be read at a glance."),
      };
    return {
      verdict: dense.length > DENSE_SLIDES_MAX ? "fail" : "warn",
      slide: number,
      comment: t("This slide has about {count} words, more than a reader takes in at a glance.", { count }),
    };
  },
  "no-placeholders": (deck) =>
    fail(deck.placeholders[0]) ?? {
      verdict: "pass",
      slide: deck.slides.at(-1)?.number ?? 1,
      comment: t("No text is left over from a template."),
    },
};
