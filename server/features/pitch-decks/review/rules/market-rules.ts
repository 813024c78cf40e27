import type { MARKET_CRITERIA } from "@shared/constants/deck-criteria/market-criteria";
import { countWords } from "../../../../platform/text/fold";
import { t } from "../../../../platform/text/words";
import { hasCount, hasDate, hasFigure, hasLargeFigure, hasMoney, hasPercent } from "./figures";
import { organisationsIn } from "./names";
import type { ReadDeck } from "./read-deck";
import {
  fail,
  find,
  firstStatement,
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
const PART = words("sam|som|serviceable|obtainable|bottom[- ]up|beachhead|initial market");
const TIMES = /\d[^×*\n]{0,40}(?:×|\*| x )[^×*\n]{0,40}\d/;
const SERVED = words(
  "target(?:s|ed|ing)?|our (?:first )?(?:customers?|users?|clients?|buyers?|beneficiar[a-z]+|participants?|pupils?|students?|patients?|learners?)",
  "(?:customers?|clients?|users?|beneficiar[a-z]+|buyers?) (?:are|include|is)|segments?|personas?|early adopters|beachhead|we (?:serve|sell to|work with|start with|reach|train|teach)",
  "ideal customer|who we serve|for whom|designed for|built for|made for|aimed at|focus(?:ed|ing)? on|serving|starting with",
  "cible|ciblons|nos (?:clients?|beneficiaires|utilisateurs|eleves)|destine[a-z]* a|s'adresse a",
);
const SERVED_TITLE = /who (?:benefits|we serve)|beneficia/;
const FIRST = words("we (?:start|begin) with|ciblons|commencons par");
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

const NOW_TITLE = words("why now|timing|pourquoi maintenant");

/** Organisations that sell nothing have a need in place of a market: people who are without. */
const sellsNothing = ({ entity }: ReadDeck) =>
  entity.type !== "Startup" && entity.type !== "Social Enterprise";

function marketFigure(deck: ReadDeck) {
  const isSize = (folded: string) =>
    hasLargeFigure(folded) ||
    (hasMoney(folded) && MARKET.test(folded)) ||
    (sellsNothing(deck) && namesPeople(folded));
  // "Market validation" counts those who are there already, "market adoption" how to win them.
  const own = slidesAbout(deck, "market").filter(
    ({ about }) => !about.has("traction") && !about.has("reach"),
  );
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
  "market-size": (deck) =>
    pass(marketFigure(deck)) ??
    warn(
      find(slidesAbout(deck, "market"), hasFigure),
      t("The market slide has a figure, but none that tells how large the whole is."),
    ) ??
    warn(
      find(slidesAbout(deck, "problem"), hasFigure, namesPeople),
      sellsNothing(deck)
        ? t("A figure tells of the problem, but not how many people or organisations have it in all.")
        : t("A figure tells of those who have the problem; how many could pay, and how much, is missing."),
    ),
  "market-source": (deck) => {
    const figure = marketFigure(deck);
    if (!figure) return unjudged(t("There is no market figure yet whose source could be checked."));
    const own = deck.slides.filter(({ number }) => number === figure.slide);
    return pass(find(own, namesSource) ?? find(own, TIMES)) ?? fail(figure);
  },
  "market-reachable": (deck) => {
    const slides = topicFirst(deck, "market", "reach").filter(({ about }) => !about.has("problem"));
    const planned = sellsNothing(deck) ? slidesAbout(deck, "plan", "ask") : [];
    return (
      pass(
        find(slides, REACHABLE, hasFigure) ??
          find(slidesAbout(deck, "market"), TIMES) ??
          find(planned, FUTURE, hasCount, namesPeople),
      ) ?? warn(find(slides, PART), t("The part you can reach is named, but not in figures."))
    );
  },
  "target-segment": (deck) => {
    const slides = topicFirst(deck, "market", "reach", "solution").filter(
      ({ about }) => !about.has("problem") && !about.has("team"),
    );
    const titled = deck.slides.filter(({ foldedTitle }) => SERVED_TITLE.test(foldedTitle));
    return (
      pass(find(slides, SERVED, namesPeople) ?? find(slides, FIRST, hasCount) ?? find(titled, namesPeople)) ??
      warn(
        find(slidesAbout(deck, "market", "reach"), namesPeople) ??
          find([...deck.slides.slice(0, 1), ...slidesAbout(deck, "solution")], namesPeople),
        t("A group is mentioned, but the deck does not say whom you serve first."),
      )
    );
  },
  "competitors-named": (deck) => {
    const denial = find(deck.slides, NO_RIVALS);
    if (denial)
      return fail(
        denial,
        t(
          "The deck says that there is no competition. Funders read that as “not looked”: doing nothing competes too.",
        ),
      );
    const own = rivalSlides(deck);
    const places =
      own.length > 0
        ? own.flatMap(({ passages }) => passages)
        : deck.slides.flatMap(({ passages }) => passages.filter(({ folded }) => RIVALS.test(folded)));
    const named = places.flatMap((passage) =>
      organisationsIn(passage.text, deck.entity.name).map((name) => ({ name, passage })),
    );
    const best = named.find(({ name }) => name !== name.toUpperCase()) ?? named[0];
    const count = new Set(named.map(({ name }) => name)).size;
    if (count > 1) return pass(best?.passage);
    return warn(
      best?.passage ?? places[0],
      count === 1
        ? t("Only one alternative is named; readers know more.")
        : t("Alternatives are described, but none is named."),
    );
  },
  "go-to-market": (deck) => {
    const own = slidesAbout(deck, "reach");
    const others = slidesNotAbout(deck, "problem", "team", "competition", "finance");
    return (
      pass(find(own, CHANNEL, (folded) => countWords(folded) > 2) ?? firstStatement(own)) ??
      warn(
        find(others, CHANNEL, namesPeople),
        t("A way to reach people is mentioned in passing; it deserves a slide of its own."),
      )
    );
  },
  "why-now": (deck) => {
    const titled = deck.slides.filter(({ foldedTitle }) => NOW_TITLE.test(foldedTitle)).slice(0, 1);
    const slides = slidesNotAbout(deck, "traction", "finance", "ask", "team", "plan", "model");
    return (
      pass(
        firstStatement(titled) ?? find(slides, CHANGE, (folded) => hasPercent(folded) || hasDate(folded)),
      ) ??
      warn(
        find(slidesAbout(deck, "market", "problem"), CHANGE),
        t("A change is mentioned, but without a date or figure it could be any year."),
      )
    );
  },
};
