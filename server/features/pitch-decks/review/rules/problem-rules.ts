import type { PROBLEM_CRITERIA } from "@shared/constants/deck-criteria/problem-criteria";
import { countWords } from "../../../../platform/text/fold";
import { t } from "../../../../platform/text/words";
import { hasCount, hasFigure } from "./figures";
import { organisationsIn } from "./names";
import type { ReadDeck } from "./read-deck";
import {
  fail,
  find,
  firstStatement,
  pass,
  type Rule,
  slidesAbout,
  topicFirst,
  unjudged,
  warn,
  words,
} from "./rule";
import { FUTURE, namesPeople, namesSource, rivalSlides, speaksOfPeople } from "./vocabulary";

const TROUBLE = words(
  "problems?|no easy way|hard to|difficult(?:y|ies)?|struggl[a-z]+|lacks?|lacking|cannot|can't|unable|suffer[a-z]*|fail(?:s|ed|ing)?|barriers?|shortage|broken|inefficien[a-z]+|pain",
  "los(?:e|es|t|ing)|wast(?:e|es|ed|ing)|die|dies|dying|poverty|hunger|excluded|no access|without access|too (?:slow|expensive|late|costly)",
  "probleme|manque[a-z]*|perd(?:ent|u)?|souffr[a-z]+|sans acces|trop (?:cher|lent)|difficulte[a-z]*|precarite|chomage",
);
const CONSEQUENCE = words(
  "cost(?:s|ing|ly)?|los(?:e|es|t|ing|ses|s)|wast(?:e|es|ed|ing)|delay(?:s|ed)?|late|slow(?:er|s|ed)?|die|dies|died|deaths?|drop(?:s|ped)? out|dropout",
  "without (?:ever|a|any)|never|only \\d+ ?%|no easy way|disconnected|left out|left behind|poverty|hunger|malnutrition|unemploy[a-z]+|debts?|miss(?:es|ed|ing)?|risk[a-z]*|stress|friction|expensive|churn|spoil(?:s|ed|age)?|rot(?:s|ted)?",
  "leaks?|leakage|kills?|freeze|fraud|injur[a-z]+|illness|disease|suicide|violence|marry|married|overpay|penalt[a-z]+|fines?|turnover|burnout",
  "hours? (?:a|per) (?:day|week)|poor|fail(?:s|ed|ures?)?|unable|excluded|abandon[a-z]*|waits?|waiting",
  "meur[a-z]+|coute[a-z]*|perd(?:ent|u|re)?|pertes?|gaspill[a-z]+|retards?|mort[a-z]*|chomage|pauvrete|abandonn?[a-z]*|maladies?|dettes?",
);
const TODAY = words(
  "today|currently|existing|still|relies|rely|by hand|manual(?:ly)?|paper|spreadsheets?|excel|whatsapp|workarounds?|status quo|traditional(?:ly)?",
  "alternatives?|instead|incumbents?|legacy|now use|for now|other providers|nothing else|only option|e-?mail|portals?|saas|middlem[a-z]+|money ?lenders?",
  "aujourd'hui|actuellement|encore|a la main|tableurs?|existant[a-z]*|intermediaires?",
);
const STATUS_QUO = words(
  "status quo|workarounds?|existing (?:solutions?|tools?|methods?|options?|alternatives?|providers?|services?|approaches)|spreadsheets?|by hand",
  "current (?:solutions?|tools?|methods?|options?|alternatives?|practice|process|approaches)|(?:still|today|currently) (?:rely|relies|use|uses|depends?)",
  "solutions? (?:actuelles?|existantes?)|traditional (?:methods?|approaches|providers?)|utilisent encore",
);
const TODAY_TITLE = /today|aujourd'hui|status quo/;
const ASKED = words(
  "interview(?:s|ed|ing)?|surveyed|our survey|focus groups?|we (?:spoke|talked|listened|asked|met|visited|shadowed)|user research|customer discovery",
  "discovery calls?|needs assessment|co-?design(?:ed)?|field (?:visits?|research|trials?)|wait(?:ing)? ?list|letters? of (?:intent|interest)|pilot(?:s|ed)?",
  "conversations with|user tests?|usability|community meetings?|consultations?|baseline",
  "entretiens?|notre enquete|nous avons (?:rencontre|interroge|parle)|pilotes?|liste d'attente|atelier[a-z]*",
);

/** The slides about the problem; without a title that says so, the first after the cover that is headed by a trouble. */
const problemSlides = (deck: ReadDeck) => {
  const own = slidesAbout(deck, "problem");
  if (own.length > 0) return own;
  return deck.slides
    .slice(1, 5)
    .filter(({ foldedTitle }) => TROUBLE.test(foldedTitle))
    .slice(0, 1);
};
/** Where the problem is told: its own slides, else whichever speak of trouble. */
const troubleSlides = (deck: ReadDeck) => {
  const own = problemSlides(deck);
  return own.length > 0 ? own : deck.slides.filter(({ folded }) => TROUBLE.test(folded));
};
const figureOfProblem = (deck: ReadDeck) =>
  find(problemSlides(deck), hasFigure) ??
  find(deck.slides, hasFigure, TROUBLE, (folded) => !FUTURE.test(folded));

export const PROBLEM_RULES: Record<(typeof PROBLEM_CRITERIA)[number]["id"], Rule> = {
  "problem-named": (deck) => {
    const own = problemSlides(deck);
    return (
      pass(find(own, TROUBLE) ?? firstStatement(own)) ??
      warn(
        find(deck.slides, TROUBLE, (_, { text }) => text.split(" ").length >= 5),
        t("A problem is mentioned, but no slide is given to it."),
      )
    );
  },
  "problem-sufferer": (deck) => {
    const told = troubleSlides(deck);
    const found =
      pass(find(told, namesPeople)) ??
      warn(find(told, speaksOfPeople), t("The deck speaks of people or users in general; say which ones."));
    if (found || problemSlides(deck).length === 0 || !find(deck.slides, namesPeople)) return found;
    return {
      verdict: "warn",
      comment: t("The problem slide does not say whose problem it is; other slides name people."),
    };
  },
  "problem-evidence": (deck) => pass(figureOfProblem(deck)),
  "problem-source": (deck) => {
    const figure = figureOfProblem(deck);
    if (!figure)
      return unjudged(t("There is no figure about the problem yet whose source could be checked."));
    const slides = deck.slides.filter(({ number, about }) => number === figure.slide || about.has("problem"));
    return pass(find(slides, namesSource)) ?? fail(figure);
  },
  "problem-consequence": (deck) =>
    pass(find(problemSlides(deck), CONSEQUENCE) ?? find(troubleSlides(deck), CONSEQUENCE, namesPeople)),
  "current-alternatives": (deck) =>
    pass(
      firstStatement(deck.slides.filter(({ foldedTitle }) => TODAY_TITLE.test(foldedTitle))) ??
        find(slidesAbout(deck, "problem", "competition"), TODAY) ??
        find(deck.slides, STATUS_QUO) ??
        find(
          rivalSlides(deck),
          (_, { text }) => organisationsIn(text, deck.entity.name).length > 0 && countWords(text) > 3,
        ),
    ),
  "problem-first-hand": (deck) =>
    pass(find(deck.slides, ASKED, hasCount)) ??
    warn(
      find(topicFirst(deck, "problem", "traction"), ASKED),
      t("You asked those affected or ran a pilot, but the deck does not say with how many."),
    ),
};
