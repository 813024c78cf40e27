import type { FINANCE_CRITERIA } from "@shared/constants/deck-criteria/finance-criteria";
import { t } from "../../../../platform/text/words";
import { decimalMark, groupDigits } from "@shared/words/figures";
import { amountOfAsk, partsOfFunds, sumParts, USE } from "./funds";
import { datesIn, hasCount, hasDate, hasFigure, hasMoney, hasPercent } from "./figures";
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
import { ASKING, FUTURE } from "./vocabulary";

const INCOME = words(
  "business model|revenue (?:model|streams?|share|from)|subscri(?:ption|bers?|be)[a-z]*|commissions?|take rate|tuition|membership fees?|licens(?:e|ing) fees?",
  "we (?:sell|charge|earn)|paying customers|(?:paid|funded) (?:by|from)|pay(?:s|ing)? (?:us|for|per|a|an|monthly|yearly)|per (?:seat|user) per month|\\/ ?(?:user|seat|month|mo)",
  "earned income|donations? (?:from|of)|individual donors|grants from|sponsors?(?:hip)?|sliding scale|service contracts?",
  "modele economique|abonnements?|cotisations?|nous (?:vendons|facturons)|paient|financ[a-z]+ par",
);
const PRICE = words(
  "prices?|pricing|priced|per (?:seat|user|month|year|unit|transaction|kg|kilo|litre|student|pupil|session|order|licen[cs]e|household|device|kit|farm|bed)|subscription|plans?|fee|sells? (?:for|at)|costs? (?:only )?",
  "\\/ ?(?:mo|month|yr|year|user|seat|unit|kg|student)|contract (?:size|value)|acv|arpu|prix|tarif[a-z]*|abonnement|par (?:mois|an|utilisateur|unite)",
);
const COST_SIDE = words("costs? (?:us|to|of)|it costs|cac|ltv|acquisition|gross|margin|burn|revenue|coute");
const SHARE = words("commissions?|take rate|fees?|share of|margin of|royalt[a-z]+");
const UNIT = words(
  "cac|ltv|clv|lifetime value|gross margins?|contribution margin|unit economics|payback|cost (?:per|of serving|to serve)|arpu|acv|margin(?: per)?|per (?:beneficiary|pupil|student|patient|participant|child|trainee|learner|household|farmer|customer|user|unit|order)",
  "(?:average|avg) (?:[a-z]+ )?(?:fee|order|ticket|contract|revenue|spend|basket|donation|deal)|acquisition cost|churn|marge (?:brute)?|cout par",
);
const UNIT_NAMED = words("cac|ltv|unit economics|gross margin|contribution margin|cost per [a-z]+");
const MONEY_SO_FAR = words(
  "revenues?|mrr|arr|sales|turnover|income|annual budget|budget (?:of|20\\d\\d)|raised|grants? (?:received|won|of)|donations|bookings|gmv|funded to date|invested|bootstrapped|earned|profit",
  "chiffre d'affaires|ca|recettes|levee?s?|subvention[a-z]*",
);
const NONE_YET = words(
  "pre-?revenue|no revenue yet|not yet (?:earning|generating)|no income yet|pas encore de (?:revenus?|chiffre)",
);
const PROJECTION = words(
  "projections?|projected|forecasts?|to reach|(?:over|in|within) (?:the next )?\\d+ months|year [1-5]|y[1-5]|target(?:s|ed)?|plan(?:ned)?|expect(?:s|ed)?|by (?:[a-z0-9]+ )?20\\d\\d|will|previsionnel[a-z]*|previsions?|annee [1-5]|d'ici",
  "estime[a-z]*",
);
const PROJECTION_NAMED = words("projections?|forecasts?|projected|prevision[a-z]*");
const COSTS = words(
  "burn(?: rate)?|operating (?:costs?|budget|expenses)|running costs?|expenses|annual budget|budget|opex|monthly (?:costs?|spend)|costs? (?:us|of running|per (?:month|year))|overheads?|payroll|salaries|expenditure",
  "charges|depenses|couts? (?:annuels?|mensuels?|de fonctionnement)",
);
const LASTS = words(
  "runway|\\d+(?:[- ]to[- ]\\d+|-\\d+)?[ -]months?|(?:over|for|in|next) (?:the next )?(?:\\d+|one|two|three|five) (?:years?|months)|until (?:q[1-4]|the end|[a-z]+ 20\\d\\d|20\\d\\d)|\\d+[- ]year (?:grant|project|programme|program)",
  "(?:one|two|three|five|six|twelve|eighteen|twenty-four)[- ](?:months?|years?)|grant period|project period|\\d+ mois|sur \\d+ ans|jusqu'(?:en|a) [a-z]* ?20\\d\\d",
);
const PAYS_ITS_WAY = words(
  "break[- ]?even|profitab[a-z]+|self[- ]sustain[a-z]*|self[- ]fund[a-z]*|financial(?:ly)? sustainab[a-z]+|sustainability plan|cash[- ]?flow positive|after (?:the|this) (?:grant|funding|project|money)|endowment|diversif[a-z]+ (?:our )?(?:income|funding|revenue)",
  "(?:are|is) (?:paid|covered|met) (?:from|by)|taken over by|handed over|handover|long-term funding|recurring (?:income|donations|funding)|covers? (?:its|our|all|the) (?:own )?costs?|pays? for itself|seuil de rentabilite|rentab[a-z]+|autofinanc[a-z]+|perennit[a-z]+",
  "autofinanci[a-z]+",
);
const GOES_TO = words(
  "to (?:hire|build|expand|launch|scale|grow|complete|fund|finish|open|reach|train|develop|buy|finance|cover|pay)|use of|will (?:fund|pay|cover|go)|pour (?:financer|recruter|developper|lancer)",
);

export const FINANCE_RULES: Record<(typeof FINANCE_CRITERIA)[number]["id"], Rule> = {
  "revenue-model": (deck) => {
    const own = slidesAbout(deck, "model");
    return pass(
      find(own, INCOME) ??
        find(own, hasMoney) ??
        find(slidesNotAbout(deck, "problem", "competition"), INCOME),
    );
  },
  price: (deck) => {
    const own = slidesAbout(deck, "model");
    const slides = topicFirst(deck, "model", "product", "finance").filter(
      ({ about }) => !about.has("problem") && !about.has("market"),
    );
    const isPrice = (folded: string) => hasMoney(folded) && !COST_SIDE.test(folded);
    // A share of each sale is a price as well.
    return pass(find(own, hasPercent, SHARE) ?? find(own, isPrice) ?? find(slides, isPrice, PRICE));
  },
  "unit-economics": (deck) => {
    const slides = slidesNotAbout(deck, "problem");
    return (
      pass(find(slides, UNIT, hasFigure)) ??
      warn(
        find(slides, UNIT_NAMED),
        t("The figures for one customer or beneficiary are mentioned, but not given."),
      )
    );
  },
  "current-finances": (deck) => {
    const slides = slidesNotAbout(deck, "market", "problem", "competition");
    const isPast = (folded: string) => !FUTURE.test(folded) && !ASKING.test(folded);
    return pass(find(slides, MONEY_SO_FAR, hasMoney, isPast) ?? find(slides, NONE_YET));
  },
  projections: (deck) => {
    const own = slidesAbout(deck, "finance", "plan", "model");
    const table = own.find(
      ({ folded, about }) => about.has("finance") && datesIn(folded).length > 1 && hasMoney(folded),
    );
    return (
      pass(
        find(own, PROJECTION, hasMoney) ??
          table?.passages.find(({ folded }) => hasMoney(folded)) ??
          find(own, PROJECTION, hasCount) ??
          find(slidesAbout(deck, "ask"), PROJECTION, hasDate, hasCount),
      ) ?? warn(find(own, PROJECTION_NAMED), t("Projections are mentioned, but not in figures."))
    );
  },
  "operating-costs": (deck) =>
    pass(find(slidesNotAbout(deck, "problem", "market"), COSTS, hasMoney)) ??
    warn(find(slidesAbout(deck, "finance"), COSTS), t("Costs are mentioned, but not in figures.")),
  "use-of-funds": (deck) => {
    const { parts } = partsOfFunds(deck);
    if (parts.length > 1) return pass(parts[0]!.passage);
    const titled = deck.slides.filter(({ foldedTitle }) => USE.test(foldedTitle)).slice(0, 1);
    return warn(
      firstStatement(titled) ??
        find(deck.slides, ASKING, hasMoney, GOES_TO) ??
        find(slidesAbout(deck, "ask"), GOES_TO),
      t("What the money is for is named, but not how much goes where."),
    );
  },
  "use-of-funds-adds-up": (deck) => {
    const { parts, kind, totals } = partsOfFunds(deck);
    if (parts.length < 2) return unjudged(t("The money is not divided into parts that could be added up."));
    const sum = sumParts(parts);
    const first = parts[0]!.passage;
    if (kind === "percent") {
      if (Math.abs(sum - 100) <= 1) return pass(first);
      const rounded = String(Math.round(sum * 10) / 10).replace(".", decimalMark());
      return fail(
        first,
        t("The parts of the use of funds add up to {sum} %, not to 100 %.", { sum: rounded }),
      );
    }
    const isRight = (total: number) => Math.abs(sum - total) <= total * 0.01;
    if (totals.some(isRight)) return pass(first);
    const asked = amountOfAsk(deck)?.value;
    if (asked === undefined) return unjudged(t("No total is stated that the parts could be compared with."));
    if (isRight(asked)) return pass(first);
    const grouped = (value: number) => groupDigits(String(Math.round(value)));
    return fail(
      first,
      t("The parts of the use of funds add up to {sum}, but you ask for {asked}.", {
        sum: grouped(sum),
        asked: grouped(asked),
      }),
    );
  },
  runway: (deck) =>
    pass(
      find(slidesAbout(deck, "ask", "finance", "plan"), LASTS) ?? find(deck.slides, ASKING, hasMoney, LASTS),
    ),
  sustainability: (deck) => pass(find(slidesNotAbout(deck, "problem"), PAYS_ITS_WAY)),
};
