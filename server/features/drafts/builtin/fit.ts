import { countryName } from "@shared/constants/countries";
import { ALL_ENTITY_TYPES, type FundingType, matchWord } from "@shared/constants/enums";
import { findIndustries, industryLabel } from "@shared/constants/industries";
import { formatDate, joinWords } from "../writing/format";
import { clampText, toOneLine } from "../../../platform/ai/text";
import { type Applicant, TYPE_WORDS } from "./applicant";
import {
  add,
  countryInSentence,
  fieldNames,
  lowerFirst,
  paragraph,
  section,
  upperFirst,
  withArticle,
} from "./wording";

const QUOTE_MAX = 320;
const NAMED_MAX = 8;

/** Why the applicant may apply, criterion by criterion, and why this funder. */
export function writeFit(applicant: Applicant): string {
  const { voice } = applicant;
  const criteria = [type(applicant), country(applicant), industry(applicant), stage(applicant)]
    .filter((text) => text !== undefined)
    .map((text) => `- ${text}`);
  const meetsAll = !criteria.some((text) => text.includes("[add:"));
  const lead = meetsAll
    ? `${voice.We} meet the stated criteria:`
    : `How ${voice.we} stand against the stated criteria:`;
  return section(
    paragraph(purpose(applicant)),
    criteria.length > 0 ? [lead, ...criteria].join("\n") : "",
    paragraph(eligibilityWords(applicant)),
    paragraph(...practical(applicant)),
    add(WHY_PROMPTS[applicant.facts.opportunity.fundingType] ?? WHY_PROMPT),
  );
}

const WHY_PROMPT =
  "why this funder in particular: work of theirs that yours builds on, or a conversation you have had with them";
const WHY_PROMPTS: Partial<Record<FundingType, string>> = {
  equity:
    "why this investor in particular: companies in their portfolio, knowledge or contacts that would help you",
  accelerator: "why this programme in particular: mentors, alumni or contacts that would help you",
  loan: "why this lender in particular, and how you have repaid earlier loans",
};

/** What the opportunity is about, in the words of its listing. */
function purpose({ facts }: Applicant): string | undefined {
  const { description, name, funderName } = facts.opportunity;
  if (!description) return `${name} is offered by ${funderName ?? add("the funder")}.`;
  const by = funderName && !name.includes(funderName) ? `, offered by ${funderName},` : "";
  return `${name}${by} is described as follows: “${quote(description)}”`;
}

function quote(text: string): string {
  const words = clampText(toOneLine(text), QUOTE_MAX).replaceAll(/[“”"]/g, "'");
  return /[.!?…]$/.test(words) || words.length === toOneLine(text).length ? words : `${words} …`;
}

function type({ facts, type: own, name, isPerson }: Applicant): string | undefined {
  const open = facts.opportunity.eligibleEntityTypes;
  if (open.length === 0) return undefined;
  const known = open.map((word) => matchWord(ALL_ENTITY_TYPES, word));
  const named = joinWords(
    open
      .map((word, index) => (known[index] ? TYPE_WORDS[known[index]].many : lowerFirst(word)))
      .slice(0, NAMED_MAX),
  );
  const others = facts.opportunity.eligibleEntityTypesOpenEnded ? ", among others" : "";
  const who = isPerson
    ? `I apply as ${withArticle(TYPE_WORDS[own].one)}`
    : `${name} is ${withArticle(TYPE_WORDS[own].one)}`;
  return known.includes(own)
    ? `${who}; the opportunity is open to ${named}${others}.`
    : `${who}; the opportunity names ${named}${others}. ${add("why you are eligible all the same, or the partner you apply with")}`;
}

function country({ facts, read, voice }: Applicant): string | undefined {
  const codes = facts.opportunity.eligibleCountries;
  if (codes.length === 0) return undefined;
  const own = read.text("country");
  if (!own)
    return codes.includes("*")
      ? "The opportunity is open to applicants from every country."
      : `The opportunity is for applicants in ${places(codes)}: ${add("the country you are based in")}`;
  const based = `${voice.We} ${voice.are} based in ${countryInSentence(own)}`;
  if (codes.includes("*")) return `${based}; the opportunity is open to applicants from every country.`;
  if (codes.some((code) => countryName(code) === own))
    return codes.length === 1
      ? `${based}, the country that the opportunity is for.`
      : `${based}, one of the countries that the opportunity is for.`;
  return `${based}; the opportunity names ${places(codes)}. ${add("how you are active in a country that is eligible")}`;
}

function places(codes: readonly string[]): string {
  const names = codes.slice(0, NAMED_MAX).map((code) => countryInSentence(countryName(code)));
  return codes.length > NAMED_MAX ? `${names.join(", ")} and other countries` : joinWords(names);
}

function industry({ facts, read, voice }: Applicant): string | undefined {
  const focus = facts.opportunity.industryFocus;
  const own = read.list("industry");
  if (focus.length === 0 || own.length === 0) return undefined;
  if (focus.includes("*"))
    return `${voice.We} work in ${fieldNames(own)}; the opportunity is open to every field.`;
  const slugs = new Set(focus.flatMap((name) => [name.toLowerCase(), ...findIndustries(name)]));
  const shared = own.filter((name) =>
    [name.toLowerCase(), ...findIndustries(name)].some((slug) => slugs.has(slug)),
  );
  const wanted = fieldNames(focus.slice(0, NAMED_MAX).map(industryLabel));
  return shared.length > 0
    ? `The opportunity supports work in ${fieldNames(shared)}, which ${shared.length > 1 ? "are" : "is"} ${voice.our} ${shared.length > 1 ? "fields" : "field"}.`
    : `The opportunity is for work in ${wanted}; ${voice.we} work in ${fieldNames(own)}. ${add("how your work serves a field that the funder supports")}`;
}

function stage({ facts, read, work }: Applicant): string | undefined {
  const wanted = facts.opportunity.stageFocus.filter((word) => word !== "*");
  const own = read.text("stage");
  if (wanted.length === 0 || !own) return undefined;
  const word = (name: string) =>
    name === name.toUpperCase() ? name : name.toLowerCase().replaceAll("_", " ");
  const stages = `the ${joinWords(wanted.map(word))} ${wanted.length > 1 ? "stages" : "stage"}`;
  const isWanted = matchWord(wanted, own) !== undefined;
  const where = `${upperFirst(work)} is at the ${word(own)} stage`;
  return isWanted
    ? `${where}; the opportunity is for ${stages}.`
    : `${where}; the opportunity names ${stages}. ${add("why this is the right moment all the same")}`;
}

function eligibilityWords({ facts }: Applicant): string | undefined {
  const { eligibilityText } = facts.opportunity;
  if (!eligibilityText) return undefined;
  return `About who may apply the source says: “${quote(eligibilityText)}” ${add("how you meet each of these conditions")}`;
}

/** Documents, support and the deadline. */
function practical({ facts }: Applicant): (string | undefined)[] {
  const { requirements, support = [], durationWeeks, deadline, applicationUrl } = facts.opportunity;
  return [
    requirements.length > 0
      ? `The funder asks for these documents: ${joinWords(requirements)}. ${add("confirm that each is ready and up to date")}`
      : undefined,
    support.length > 0
      ? `Besides money the programme offers ${joinWords(support)}: ${add("what you would use it for")}`
      : undefined,
    durationWeeks
      ? `The programme takes ${durationWeeks} weeks: ${add("who takes part, and for how much of the time")}`
      : undefined,
    deadline ? `Applications close on ${formatDate(deadline)}.` : undefined,
    applicationUrl ? `Where to apply: ${applicationUrl}` : undefined,
  ];
}
