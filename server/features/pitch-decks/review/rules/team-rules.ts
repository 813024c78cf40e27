import type { TEAM_CRITERIA } from "@shared/constants/deck-criteria/team-criteria";
import { fold } from "../../../../platform/text/fold";
import { t } from "../../../../platform/text/words";
import { hasCount } from "./figures";
import { type Named, organisationsIn, peopleIn, peopleOn, peopleWithRoles } from "./names";
import type { Passage, ReadDeck, ReadSlide } from "./read-deck";
import {
  find,
  pass,
  type Rule,
  slidesAbout,
  slidesNotAbout,
  takesReader,
  topicFirst,
  warn,
  words,
} from "./rule";
import { ROLE } from "./vocabulary";

const PROOF = words(
  "(?:\\d+\\+?|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty) (?:years|yrs)|\\d+ (?:ans|publications|papers|patents|citations|companies|exits)",
  "former(?:ly)?|ex|previously|prior|worked (?:at|for|in|as)|background in|phd|dphil|mba|bsc|msc|md|university|graduate[ds]?|studied",
  "founded|sold|exit(?:ed)?|published|led|ran|built|managed|taught|author of|fellow|ancien(?:ne)?|diplom[a-z]+|doctora[a-z]*|a (?:fonde|dirige|travaille)",
);
const CLAIMED = words("experienced?|expert[a-z]*|veterans?|trained|award[a-z]*|alumn[a-z]+|degree");
const TIME_GIVEN = words(
  "full[- ]?time|part[- ]?time|fte|\\d+ (?:employees|staff|volunteers|teachers|people|members|engineers|developers|field officers)|(?:team|staff) of \\d+|\\d+-person",
  "temps plein|temps partiel|salaries?|\\d+ (?:personnes|benevoles|employes|enseignants)",
);
const ADVICE = words(
  "advisors?|advisers?|advisory|(?:our|the) board|board(?: (?:of|members?|chair)|:)|trustees?|mentors?|mentored|backed by|supported by|investors include|patrons?|steering (?:committee|group)|scientific committee|governors",
  "conseil|mentore[a-z]*|soutenu[a-z]*|mentor[a-z]*",
);
const HIRING = words(
  "hire[ds]?|hires|hiring|recruit(?:ing)? (?:an?|our|two|three|four|\\d+)|open (?:positions?|roles?)|to join (?:us|the team)|key hires?|first hires?|will add|new (?:engineers?|staff|teachers?|developers?)",
  "headcount|grow the team|expand the team|missing|embauch[a-z]+|recrut[a-z]+",
);
const MAKES = words(
  "cto|cpo|engineers?|engineering|technical|technology|developers?|product|research(?:er)?|scien(?:ce|tist)|programmes?|programs?|teachers?|clinical|physician|nurse|agronom[a-z]+",
  "curriculum|design(?:er)?|data|lab|professor|investigator|production|artist|education|field|technique|ingenieur[a-z]*|technolog[a-z]*|produit",
);
const RUNS = words(
  "ceo|coo|cfo|cmo|business|sales|marketing|finance|financial|operations|executive director|managing|growth|fundrais[a-z]+|partnerships?|commercial|administrat[a-z]+|treasurer|principal|head ?teacher|bursar|accountant",
  "director|directrice|directeur|commerciale?|finances?|dg|pdg",
);

/** "Why us" alone may be about the product. */
const ABOUT_PEOPLE = words(
  "(?:the |our )?(?:team|people|staff|board|faculty|leadership|management)|(?:co-?)?founders?|who we are|about us|who runs it|who leads|who does the work|founding team|advis[oe]rs?|researchers?|investigators?|teachers?",
  "(?:notre |l')?equipe|fondateurs?|fondatrices?|qui sommes-nous",
);

const teamSlides = (deck: ReadDeck) =>
  deck.slides.filter(({ about, foldedTitle }) => about.has("team") && ABOUT_PEOPLE.test(foldedTitle));
/** The people whom the deck presents: on a team slide, or anywhere with a role beside the name. */
function people(deck: ReadDeck): Named[] {
  const onTeamSlides = teamSlides(deck).flatMap(peopleOn);
  return onTeamSlides.length > 0 ? onTeamSlides : deck.slides.flatMap(peopleWithRoles);
}
/** Where the team is told: its own slides, or those that name people. */
function whereTeamIs(deck: ReadDeck): ReadSlide[] {
  const numbers = new Set(people(deck).map(({ passage }) => passage.slide));
  const own = teamSlides(deck);
  return deck.slides.filter((slide) => own.includes(slide) || numbers.has(slide.number));
}
const isPerson = (_: string, { text }: Passage) => peopleIn(text).length > 0;
const isFirstName = (_: string, { text }: Passage) =>
  /^\p{Lu}[\p{Ll}'’-]+\s*(?:[,:(–—|-])/u.test(text) && ROLE.test(fold(text));

export const TEAM_RULES: Record<(typeof TEAM_CRITERIA)[number]["id"], Rule> = {
  "team-named": (deck) =>
    pass(people(deck)[0]?.passage) ??
    warn(find(teamSlides(deck), isFirstName), t("People appear with first names only; give full names.")),
  "team-roles": (deck) => {
    const slides = whereTeamIs(deck);
    return pass(find(slides, ROLE, isPerson) ?? find(slides, ROLE));
  },
  "team-experience": (deck) => {
    const slides = whereTeamIs(deck);
    const isConcrete = (folded: string, { text }: Passage) =>
      organisationsIn(text, deck.entity.name).length > 0 || hasCount(folded);
    return (
      pass(find(slides, PROOF) ?? find(slides, CLAIMED, isConcrete)) ??
      warn(
        find(slides, CLAIMED),
        t("Experience is claimed, but not shown: no years, earlier employers, degrees or results."),
      )
    );
  },
  "team-why-us": (deck) => (whereTeamIs(deck).length > 0 ? takesReader() : undefined),
  "team-complete": (deck) => {
    const slides = whereTeamIs(deck);
    const who = (field: RegExp) => find(slides, ROLE, field, isPerson) ?? find(slides, ROLE, field);
    const [making, running] = [who(MAKES), who(RUNS)];
    if (making && running) return pass(running);
    return (
      warn(running, t("The team shows who runs it, but not who makes it: product, programme or research.")) ??
      warn(making, t("The team shows who makes it, but not who runs it: business, funds or operations.")) ??
      (slides.length > 0 ? takesReader() : undefined)
    );
  },
  "team-commitment": (deck) =>
    pass(
      find(slidesAbout(deck, "team"), TIME_GIVEN) ??
        find(slidesNotAbout(deck, "market", "problem", "competition"), TIME_GIVEN),
    ),
  "team-advisors": (deck) => pass(find(topicFirst(deck, "team", "traction"), ADVICE)),
  "team-hires": (deck) => pass(find(slidesAbout(deck, "team", "ask", "plan", "finance"), HIRING)),
};
