import type { MARKET_CRITERIA } from "@shared/constants/deck-criteria/market-criteria";
import { countWords } from "../fold";
import { t } from "../../../../platform/text/words";
import { hasCount, hasDate, hasFigure, hasLargeFigure, hasMoney, hasPercent } from "./figures";
import { organisationsIn } from "./names";
import type { ReadDeck } from "./read-deck";
import {
  fail,
  find,
  firstStatement,
  NOTHING,
  pass,
  type Rule,
  slidesAbout,
  slidesNotAbout,
  topicFirst,
  unjudged,
  warn,
  words,
} from "./rule";
import { FUTURE, namesPeople, namesSource, rivalSlides, RIVALS } from "./vocabulary";

const MARKET = words(
  "markets?|tam|sam|som|addressable|industry|sector|spend(?:s|ing)?|opportunity|worth|segment|demand",
  "marche|secteur|filiere|depens[a-z]+",
);
const REACHABLE = words(
  "sam|som|bottom[- ]up|serviceable|obtainable|reachable|beachhead|initial market|first market|share of (?:the|our) (?:market|need)|market share",
  "we start with|starting with|commencons par|catchment|in our (?:district|region|county|city|area)|we (?:can|will) reach|of whom|of which|per (?:customer|user|clinic|school|farm|household) (?:a|per) year",
  "(?:nous )?ciblons|dans un premier temps|d'abord|marche (?:accessible|adressable|cible)|part de marche|dont",
);
const TIMES = /\d[^×*\n]{0,40}(?:×|\*| x )[^×*\n]{0,40}\d/;
const SERVED = words(
  "target(?:s|ed|ing)?|our (?:first )?(?:customers?|users?|clients?|buyers?|beneficiar[a-z]+|participants?|pupils?|students?|patients?|learners?)",
  "(?:customers?|clients?|users?|beneficiar[a-z]+|buyers?) (?:are|include|is)|segments?|personas?|early adopters|beachhead|we (?:serve|sell to|work with|start with|reach|train|teach)",
  "ideal customer|who we serve|for whom|designed for|built for|made for|aimed at|focus(?:ed|ing)? on|serving|starting with",
  "cible|ciblons|nos (?:clients?|beneficiaires|utilisateurs|eleves)|destine[a-z]* a|s'adresse a",
);
const NO_RIVALS = words(
  "no (?:direct |real |known |serious |other )*compet[a-z]+|(?:have|there (?:are|is)) no compet[a-z]+|without (?:any )?compet[a-z]+|first and only",
  "(?:pas de|aucun) concurren[a-z]+",
);
const CHANNEL = words(
  "go[- ]to[- ]market|channels?|sales (?:team|cycle|strategy|funnel|process|force|reps?|agents?)|direct sales|distribut[a-z]+|resellers?|referr[a-z]+|outreach",
  "word of mouth|ambassadors?|partner(?:s|ed|ing|ship|ships)? with|through (?:our |the |local )?[a-z]+|marketing|seo|social media|campaigns?|content|newsletters?|inbound|outbound",
  "recommend|sign up|app stores?|marketplaces?|cooperatives?|co-operatives?|associations?|field agents|community health workers|door to door|radio|whatsapp|events?|conferences?",
  "product-led|self[- ]serve|freemium|integrations?|wholesale|retail(?:ers)?|franchis[a-z]+|acquisition|recruit (?:participants|pupils|students|families)",
  "canaux|vente directe|partenari[a-z]+|bouche a oreille|reseaux sociaux|grace a|prescript[a-z]+",
);
const CHANGE = words(
  "why now|now is the time|timing|trends?|growing|growth|grows|grew|cagr|regulation|new law|legislation|mandat[a-z]+|directive|policy|since covid|post-covid|recent(?:ly)?|shift(?:s|ing)?",
  "rising|surg[a-z]+|boom[a-z]*|for the first time|now possible|deadline|became|becomes|just (?:passed|launched|opened)|last year|this year|by 20\\d\\d",
  "pourquoi maintenant|croissance|croit|nouvelle loi|reglement[a-z]*|tendance[a-z]*|desormais",
);

const marketSlides = (deck: ReadDeck) => slidesAbout(deck, "market");
/** Organisations that sell nothing have a need in place of a market: people who are without. */
const sellsNothing = ({ entity }: ReadDeck) =>
  entity.type !== "Startup" && entity.type !== "Social Enterprise";

function marketFigure(deck: ReadDeck) {
  const isSize = (folded: string) =>
    hasLargeFigure(folded) ||
    (hasMoney(folded) && MARKET.test(folded)) ||
    (sellsNothing(deck) && namesPeople(folded));
  // "Market validation" counts those who are there already, "market adoption" how to win them.
  const own = marketSlides(deck).filter(({ about }) => !about.has("traction") && !about.has("reach"));
  const onOwn = find(own, isSize, (folded) => hasCount(folded) || hasMoney(folded));
  if (onOwn) return onOwn;
  const spoken = find(
    slidesNotAbout(deck, "finance", "ask", "traction"),
    MARKET,
    (folded) => hasLargeFigure(folded) || hasMoney(folded),
  );
  if (spoken || !sellsNothing(deck)) return spoken;
  return find(slidesAbout(deck, "problem"), hasLargeFigure, namesPeople);
}

export const MARKET_RULES: Record<(typeof MARKET_CRITERIA)[number]["id"], Rule> = {
  "market-size": (deck) => {
    const said = marketFigure(deck);
    if (said) return pass(said);
    const smaller = find(marketSlides(deck), hasFigure);
    if (smaller)
      return warn(t("The market slide has a figure, but none that tells how large the whole is."), smaller);
    const people = find(slidesAbout(deck, "problem"), hasFigure, namesPeople);
    if (!people) return NOTHING;
    return warn(
      sellsNothing(deck)
        ? t("A figure tells of the problem, but not how many people or organisations have it in all.")
        : t("A figure tells of those who have the problem; how many could pay, and how much, is missing."),
      people,
    );
  },
  "market-source": (deck) => {
    const figure = marketFigure(deck);
    if (!figure) return unjudged(t("There is no market figure yet whose source could be checked."));
    const said = find(
      deck.slides.filter(({ number }) => number === figure.slide),
      (folded, passage) => namesSource(folded, passage) || TIMES.test(passage.folded),
    );
    return said ? pass(said) : fail(undefined, figure);
  },
  "market-reachable": (deck) => {
    const slides = topicFirst(deck, "market", "reach").filter(({ about }) => !about.has("problem"));
    const counted =
      find(slides, REACHABLE, hasFigure) ??
      find(marketSlides(deck), TIMES) ??
      (sellsNothing(deck)
        ? find(slidesAbout(deck, "plan", "ask"), FUTURE, hasCount, namesPeople)
        : undefined);
    if (counted) return pass(counted);
    const said = find(slides, words("sam|som|serviceable|obtainable|bottom[- ]up|beachhead|initial market"));
    return said ? warn(t("The part you can reach is named, but not in figures."), said) : NOTHING;
  },
  "target-segment": (deck) => {
    const slides = topicFirst(deck, "market", "reach", "solution").filter(
      ({ about }) => !about.has("problem") && !about.has("team"),
    );
    const said =
      find(slides, SERVED, namesPeople) ??
      find(slides, words("we (?:start|begin) with|ciblons|commencons par"), hasCount) ??
      find(
        deck.slides.filter(({ foldedTitle }) => /who (?:benefits|we serve)|beneficia/.test(foldedTitle)),
        namesPeople,
      );
    if (said) return pass(said);
    const near =
      find(slidesAbout(deck, "market", "reach"), namesPeople) ??
      find([...deck.slides.slice(0, 1), ...slidesAbout(deck, "solution")], namesPeople);
    return near
      ? warn(t("A group is mentioned, but the deck does not say whom you serve first."), near)
      : NOTHING;
  },
  "competitors-named": (deck) => {
    const denial = find(deck.slides, NO_RIVALS);
    if (denial)
      return fail(
        t(
          "The deck says that there is no competition. Funders read that as “not looked”: doing nothing competes too.",
        ),
        denial,
      );
    const own = rivalSlides(deck);
    const places = (own.length > 0 ? own : deck.slides).flatMap(({ passages }) =>
      passages.filter(({ folded }) => own.length > 0 || RIVALS.test(folded)),
    );
    const named = places.flatMap((passage) =>
      organisationsIn(passage.text, deck.entity.name).map((name) => ({ name, passage })),
    );
    const names = new Set(named.map(({ name }) => name));
    const best = named.find(({ name }) => name !== name.toUpperCase()) ?? named[0];
    if (names.size >= 2 && best) return pass(best.passage);
    const mention = places[0];
    if (!mention) return NOTHING;
    return warn(
      names.size === 1
        ? t("Only one alternative is named; readers know more.")
        : t("Alternatives are described, but none is named."),
      best?.passage ?? mention,
    );
  },
  "go-to-market": (deck) => {
    const own = slidesAbout(deck, "reach");
    const said = find(own, CHANNEL, (folded) => countWords(folded) > 2) ?? firstStatement(own);
    if (said) return pass(said);
    const elsewhere = find(
      slidesNotAbout(deck, "problem", "team", "competition", "finance"),
      CHANNEL,
      namesPeople,
    );
    return elsewhere
      ? warn(t("A way to reach people is mentioned in passing; it deserves a slide of its own."), elsewhere)
      : NOTHING;
  },
  "why-now": (deck) => {
    const titled = deck.slides.find(({ foldedTitle }) =>
      words("why now|timing|pourquoi maintenant").test(foldedTitle),
    );
    const own = titled && firstStatement([titled]);
    if (own) return pass(own);
    const slides = slidesNotAbout(deck, "traction", "finance", "ask", "team", "plan", "model");
    const said = find(slides, CHANGE, (folded) => hasPercent(folded) || hasDate(folded));
    if (said) return pass(said);
    const vague = find(slidesAbout(deck, "market", "problem"), CHANGE);
    return vague
      ? warn(t("A change is mentioned, but without a date or figure it could be any year."), vague)
      : NOTHING;
  },
};
