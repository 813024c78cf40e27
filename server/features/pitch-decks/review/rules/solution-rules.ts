import type { SOLUTION_CRITERIA } from "@shared/constants/deck-criteria/solution-criteria";
import { countWords, fold } from "../../../../platform/text/fold";
import { t } from "../../../../platform/text/words";
import { hasFigure } from "./figures";
import type { Passage, ReadDeck } from "./read-deck";
import {
  find,
  firstPassage,
  pass,
  type Rule,
  slidesAbout,
  slidesNotAbout,
  takesReader,
  topicFirst,
  warn,
  words,
} from "./rule";
import { FUTURE } from "./vocabulary";

const DOES =
  "(?:is an?|helps?|lets?|connects?|gives?|enables?|turns?|brings?|empowers?|allows?|trains?|teaches|provides?|delivers?|offers?|makes?|runs?|builds?|sells?|est une?|permet|aide|propose|forme|connecte)";
const WE_DO = words(
  "we (?:also )?(?:build|offer|provide|help|run|train|make|connect|deliver|teach|sell|develop|created?|enable|give|support|turn|bring|use|let|lend|buy|collect|install|grow)",
  `(?:it|our [a-z]+|the (?:platform|app|tool|service|programme|program|device|kit|project|school)) ${DOES}`,
  "(?:platform|app|application|tool|service|marketplace|programme|program|kit|device|software|system|network|association|charity|school|lab) (?:that|for|which|where)",
  "nous (?!avons|sommes|allons|recherchons|levons|demandons|voulons|pensons)[a-z]+ons",
  "(?:notre|la|le) [a-z]+ (?:permet|aide|propose|forme|connecte)|une? (?:plateforme|application|outil|service|association|programme|reseau) (?:qui|pour|de)",
);
export const TAGLINE = words("for|that|to|in|on|with|without|from|into|by|pour|qui|que|de|sans");
const NO_TAGLINE =
  /\b(?:pitch|deck|presentation|investors?|round|confidential|prepared|all rights reserved|version|track|team)\b|@|https?:|www\./;
const STEPS = words(
  "how it works|how we work|step \\d|steps?|first|then|finally|process|workflow|methodology|comment ca marche|etapes?",
);
const NUMBERED = /^\W*(?:\d[.)]|step \d|etape \d)(?: |:)/;
const ARROWS = /(?:→|->|⇒|➔|►).*(?:→|->|⇒|➔|►)/;
const STATUS = words(
  "launched|in production|beta|pilot(?:s|ed|ing)?|prototypes?|mvp|proof of concept|in use|deployed|available (?:now|today|on|in)|running|operating",
  "(?:is|are|now|already|went|goes?) live|live (?:demo|product|since|now|in \\d+|on|with|today)|since (?:[a-z]+ )?(?:19|20)\\d\\d|founded (?:in )?(?:19|20)\\d\\d|shipped",
  "works today|working (?:product|prototype)|app store|google play|trl ?\\d|clinical trial|tested (?:with|in|on|against)|idea stage|concept stage|pre-?launch",
  "approved|in development|production[- ]ready|open source|paying customers|our programmes?|in our [a-z]+ year|now in its|version \\d|v\\d|alpha|generally available",
  "lance(?:e|s)?|en service|en production|pilotes?|depuis (?:[a-z]+ )?(?:19|20)\\d\\d|en developpement|disponible|operationnel[a-z]*",
);
const SHOWN = words(
  "demo|screenshots?|see it|try it|videos?|app store|google play|figma|loom|youtube|vimeo|photos?|photographs?|pictured|prototype at|live at",
  "capture d'ecran|demonstration",
);
const DIFFERENT = words(
  "unlike|differ(?:s|ent|ently|ence|entiat[a-z]+)|only (?:one|solution|platform|programme|program|product|provider|company|organi[sz]ation)|first to|the first",
  "(?:better|faster|cheaper|safer|lighter|simpler|fewer|easier) than|(?:cheaper|faster)|vs|versus|compared (?:to|with)|advantages?|what sets|edge|moat|instead of|no one else|nobody else",
  "rather than|no need (?:for|to)|without (?:a|the|any)|alternatives?|competit[a-z]+|beats?|whereas|while others|others (?:do|only|need|require)",
  "contrairement|avantages?|differen[a-z]+|moins cher|plus rapide|seule? (?:solution|plateforme)|au lieu de",
);
const DIFFERENT_TITLE = words("wins?|advantages?|differen[a-z]+|moat|avantages?");
const CLAIM = words(
  "unique|innovative|best|leading|revolutionary|cutting[- ]edge|world[- ]class|state[- ]of[- ]the[- ]art|next[- ]generation|game[- ]chang[a-z]+|disruptive",
  "innovant[a-z]*|revolution[a-z]*",
);
const HARD_TO_COPY = words(
  "patent(?:s|ed)?|patent[- ]pending|proprietary|intellectual property|ip|trade secrets?|exclusive|exclusivity|network effects?|licen[cs]e[ds]?|trademarks?",
  "accredit[a-z]+|certifi[a-z]+|moat|barriers? to entry|long-term contracts?|switching costs?|know-how|our data|data ?sets?|unique data|years of data|first[- ]mover",
  "brevet[a-z]*|exclusi[a-z]+|savoir-faire",
);
const CHANGE_OF_FIGURE = /(?<![\d.,])\d[\d.,]{0,15} ?(?:%|[a-z]{1,8})? ?(?:→|->) ?[$€£]?\d/;
const GAIN = words(
  "sav(?:e|es|ed|ing|ings)|reduc[a-z]+|increas[a-z]+|cuts?|cutting|faster|cheaper|less|fewer|more|higher|lower|improv[a-z]+|halv[a-z]+|doubl[a-z]+|tripl[a-z]+",
  "ris(?:e|es|en)|rose|grew|pass(?:ed|es)?|against \\d+|yields?|earn(?:s|ed)?|gain(?:s|ed)?|recover[a-z]*|retain[a-z]*|completed?|graduat[a-z]+|found (?:work|jobs?)|fell|from \\d+[^.]{0,20} to \\d+|accuracy",
  "economis[a-z]+|redui[a-z]*|augment[a-z]+|plus de|moins de|gagn[a-z]+|economiz[a-z]+",
);

const offerSlides = (deck: ReadDeck) => slidesAbout(deck, "solution", "product");

/** "We help…", or the same with the name of the organisation or of what the cover shows. */
export function saysWhatIsOffered(deck: ReadDeck): (folded: string) => boolean {
  const names = [fold(deck.entity.name), deck.slides[0]?.foldedTitle ?? ""]
    .filter((name) => name !== "" && countWords(name) <= 5)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const byName = names.length > 0 ? new RegExp(`^(?:${names.join("|")}) ${DOES} `) : undefined;
  return (folded) => WE_DO.test(folded) || byName?.test(folded) === true;
}

/** The line on the cover, in the name or under it, that can say what is offered. What stands further down is no such line. */
export function coverLine({ slides: [cover] }: ReadDeck): Passage | undefined {
  const line = cover?.passages.find(({ folded, text }) => countWords(text) >= 4 && !NO_TAGLINE.test(folded));
  if (!line || !cover?.folded.split("\n").slice(0, 3).includes(line.folded)) return undefined;
  return countWords(line.text) <= 30 ? line : undefined;
}

export const SOLUTION_RULES: Record<(typeof SOLUTION_CRITERIA)[number]["id"], Rule> = {
  "solution-sentence": (deck) => {
    const offers = [...deck.slides.slice(0, 1), ...topicFirst(deck, "solution", "product")].filter(
      ({ about }) => !about.has("problem") && !about.has("competition") && !about.has("team"),
    );
    const says = saysWhatIsOffered(deck);
    const isShort = (_: string, { text }: Passage) => countWords(text) >= 5 && countWords(text) <= 30;
    const line = coverLine(deck);
    const tagline = line && TAGLINE.test(line.folded) ? line : undefined;
    return (
      pass(find(offers.slice(0, 1), says, isShort) ?? tagline ?? find(offers, says, isShort)) ??
      warn(find(offers, says), t("The sentence that says what you offer is longer than 30 words.")) ??
      warn(
        firstPassage(offerSlides(deck)),
        t("A slide is about what you offer, but no one sentence sums it up."),
      )
    );
  },
  "solution-answers-problem": takesReader,
  "how-it-works": (deck) => {
    const arrows = find(deck.slides, ARROWS);
    if (arrows) return pass(arrows);
    const own = offerSlides(deck);
    const isNumbered = ({ folded }: Passage) => NUMBERED.test(folded);
    const steps = own.find(({ passages }) => passages.filter(isNumbered).length > 1);
    if (steps) return pass(steps.passages.find(isNumbered));
    const titled = deck.slides.find(
      (slide) =>
        STEPS.test(slide.foldedTitle) &&
        (slide.passages.length > 2 || (slide.passages.length > 1 && slide.words >= 12)),
    );
    if (titled) return pass(titled.pairs[0] ?? titled.passages[0]);
    return own.length > 0 ? takesReader() : undefined;
  },
  "product-status": (deck) =>
    pass(
      find(
        topicFirst(deck, "traction", "product", "solution", "plan").filter(
          ({ about }) => !about.has("problem") && !about.has("team"),
        ),
        STATUS,
      ),
    ),
  "product-shown": (deck) => pass(find(topicFirst(deck, "product", "solution"), SHOWN)) ?? takesReader(),
  differentiation: (deck) => {
    const own = slidesAbout(deck, "competition");
    const others = slidesNotAbout(deck, "problem", "market", "team", "finance", "ask", "competition").filter(
      (slide) => slide !== deck.slides[0],
    );
    const isSentence = (folded: string) => countWords(folded) >= 4;
    const titled = own.find(({ foldedTitle }) => DIFFERENT_TITLE.test(foldedTitle));
    return (
      pass(find(own, DIFFERENT, isSentence) ?? find(others, DIFFERENT, isSentence) ?? titled?.passages[0]) ??
      warn(firstPassage(own), t("The deck tells of others, but does not say in what you differ.")) ??
      warn(find(deck.slides, CLAIM), t("The deck claims to be special, but does not say in what."))
    );
  },
  defensibility: (deck) => pass(find(slidesNotAbout(deck, "problem", "team", "ask", "model"), HARD_TO_COPY)),
  "benefit-measured": (deck) => {
    const isGain = (folded: string) => GAIN.test(folded) && hasFigure(folded) && !FUTURE.test(folded);
    return pass(
      find(slidesAbout(deck, "traction", "solution", "product"), isGain) ??
        find(slidesNotAbout(deck, "problem", "finance", "ask", "plan"), CHANGE_OF_FIGURE) ??
        find(slidesNotAbout(deck, "problem", "market", "finance", "ask", "plan", "team"), isGain),
    );
  },
};
