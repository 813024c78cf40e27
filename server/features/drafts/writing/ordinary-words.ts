import { CURRENCY_SYMBOLS } from "@shared/constants/money";
import texts from "./ordinary-words.json";

/** Lower case, without accents. */
export const fold = (word: string): string => word.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * Words that are no names although they may begin with a capital: what the product's own texts, English and
 * French, once wrote without one, and what drafts have besides.
 */
const ORDINARY = new Set(
  texts.words.concat(
    `about after again all almost alone already also always am among and are as at be been before being both but by can could did do does
    done each either even ever every few first for from had has have he her here hers him his how if in into is it its itself just
    many may me might more most much must my never next no not now of off on once one only onto or other our ours out over own per
    quite rather same second she should since so some soon such than thank that the their theirs them themselves then there these
    they third this those through to too toward under until up upon us very was we were what when where which while who whom whose
    why with within would you your yours
    accountant activist administrator advisory advisor affordable agriculture agronomist aid air analysis animal applied apprentice artisan assistant audience author
    awareness backed bakery banking battery bean bee biodiversity board boat book bus butcher cash cattle cereal chair chairman
    chairperson charcoal chamber chancellor chemistry clean clothing coach coast cocoa coffee cold combined commerce commercial competitor compost cook cooking
    cooperative coordinator counsellor craft crop curriculum cv deaf deliberate demonstration dentist desert designer developer diesel
    digital disability disabled disease doctor donation driver drought drug dry early ecology economist editor electrician electricity
    elder emission engineer engineering enrolled enrolment entrepreneur entrepreneurship environmental erosion evaluator expansion expert export fabric
    faculty fair faq fertiliser field film fish fisher fisherman fishing flood flour former founder freelance fresh frontline fuel
    gender general goat governor graduate grandmother grass green grid groundnut grower guardian hand handmade harvesting headteacher herb herder
    hiring historian honey hotel hunting hygiene independent indigenous indirect infant informal injury inmate insect installer
    instructor internship isolated journalist juror keeper laboratory landlord language laptop lawyer leadership leaver lecturer
    legal librarian library listening local logistics loss manager management manure marine market marketing mason mayor material maternal mechanic medical medicine
    mentor merchant midwife migrant migration mill miller minister mining mobile mobility motherhood motorcycle mushroom music musician
    native nature neonatal nomad nutrition nutritionist oil operating operation organic orphan outcome output owner packaging paint painter
    pastoralist peer pension pharmacist pharmacy physician physics pilgrim plant plantain plastic poet pollution pond port post
    potato potter poultry processing procurement producer prototype psychologist publisher pump pupils qualified radio rain
    rainfall recruitment recycling rehabilitation renewable repair researcher resident restaurant river road rope rubber sanitation
    satellite scholar scholarship science scientist seed seedling selling sensor server sewing shared sheep shop shopkeeper singer
    skilled small smartphone social soldier sorghum sport staffing storage street surgeon survey survivor sustainable sunlight tablet
    tea teaching technician technology telephone test textile thanks theatre therapist tourism tourist toy trader trading trainee
    trainer training tree tribe truck trustee tuition turnover unemployment unlike vaccine vehicle veterinarian veterinary victim
    video visitor war warehouse warranty weaver welfare wheelchair wildlife wind wood worker workshop
    above additionally afterwards although among annual another any anyone around attendance aucun aucune baby beaucoup because besides
    beyond boy brother carer cependant certains child chacun chaque chief child choice climate clinic college committee community
    consequently construction consultant costs cotton currently daily dairy daughter delivery demand despite director drop during
    ecole elle eleve enfant enterprise evening everybody everyone everything executive expense failure family farmer father fee femme
    fille filles finally food forest former fruit furthermore garcon girl grain greatest half harvest health hence herder home hospital
    house household however hunger husband ils income indeed irrigation job justice kitchen labour land lastly later least lesson
    likewise literacy livestock lower maize maker man many marriage meal meanwhile meeting men milk millet monthly moreover mother
    mothers moving nearly neighbour neither nevertheless night nobody none nor nos notably nothing notre nous nowadays nurse officer
    often older otherwise our parent patient people poor poverty practice practitioner pregnancy president primary principal produce
    professor pupil rarely recently refugee rent retention rice rural safeguarding sales scarcity secondary senior sister slum
    smallholder soil solar soon still successful supervisor surprisingly tailor teenage teenager therefore though throughout thus
    timber today together tomorrow tonight traditionally transport travel treasurer tutor typically ultimately uniform unless
    unlike upper urban usually vegetable vendor village volunteer vous wage waste weather wheat whenever whereas wherever whether
    whoever widow wife winter woman women worker yesterday yet young younger youth`.split(/\s+/),
  ),
);

/** Words that are written with a capital and name nobody. */
const CAPITALISED = new Set(
  `i monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october
  november december jan feb mar apr jun jul aug sept sep oct nov dec easter christmas ramadan eid
  english french spanish portuguese german arabic swahili kiswahili hausa yoruba igbo amharic somali zulu hindi urdu bengali chinese
  mandarin latin internet web wifi covid africa african europe european asia asian america american north south east west northern
  southern eastern western central sub-saharan sahara saharan mr mrs ms miss dr prof mme mlle sir madam hon rev st
  ai it ict hr ceo cto cfo coo cmo ngo ong csr sme pme smes sms ussd gps gis api hiv aids tb phd msc mba ba bsc ma led pv kpi esg sdg sdgs odd
  mvp saas iot pdf tv gdp mou roi crm erp qa rd me stem vat tva id usd eur gbp kes ghs ngn b2b b2c r2 ok faq covid19 un
  s m t n u k p g q q1 q2 q3 q4 ii iii iv vi vii`
    .split(/\s+/)
    .concat([...Intl.supportedValuesOf("currency"), ...Object.values(CURRENCY_SYMBOLS)].map(fold)),
);

const ENDINGS =
  /(?:ies|es|s|ied|ed|d|ing|ly|ally|er|ers|or|ors|r|rs|ness|ment|ments|al|ist|ists|able|ful|less|ive|ion|ions|ation|ations|ity|aux|eur|euse|ement)$/;
/** Nouns of these endings are hardly ever names, */
const NOUN_ENDING = /.{4}(?:[tsc]ions?|ness|ities|ity|ships?|ology|isms?)$/;
/** and of these seldom. */
const ABSTRACT = /.{3}(?:ments?|ances?|ences?|ings?|ages?|ites?)$/;

/** Whether a folded word is an ordinary one, in any of its forms. */
export function isOrdinary(word: string): boolean {
  if (CAPITALISED.has(word) || ORDINARY.has(word) || word.length < 2) return true;
  if (/^\d/.test(word) || NOUN_ENDING.test(word)) return true;
  const stem = word.replace(ENDINGS, "");
  return (
    stem.length > 2 &&
    stem !== word &&
    [stem, `${stem}e`, `${stem}y`, stem.replace(/(.)\1$/, "$1")].some((form) => ORDINARY.has(form))
  );
}

export const isAbstract = (word: string): boolean => ABSTRACT.test(word);
