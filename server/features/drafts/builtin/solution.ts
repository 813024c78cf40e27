import type { FundingType } from "@shared/constants/enums";
import { joinWords } from "../writing/format";
import { type Applicant, stageSentence } from "./applicant";
import { add, counted, listItems, lowerFirst, paragraph, say, section } from "./wording";

const APPROACH_PROMPTS: Record<Applicant["type"], string> = {
  Startup: "what your product does, how it works and what makes it better than what people use today",
  "Social Enterprise": "how the business works: who pays for what, and how that serves the mission",
  Nonprofit: "your programmes: what happens in each, for how many people and with what result",
  Individual: "what you will make or do, for whom, and why you are the one to do it",
  Research: "the method: what you will do, with which data or equipment, in which order",
  School: "what exactly you will do with this funding, for which students and from when",
  "Community Group": "what exactly you will do with this funding, who takes part and from when",
  Government: "the programme: its aim, its parts and who carries them out",
};
const APPROACH_LEADS: Record<Applicant["type"], string> = {
  Startup: "Our product",
  "Social Enterprise": "How the business works",
  Nonprofit: "Our programmes",
  Individual: "The project",
  Research: "The method",
  School: "The plan",
  "Community Group": "The plan",
  Government: "The programme",
};

const PRODUCT_STAGES: Record<string, string> = {
  Concept: "The product is a concept so far.",
  Prototype: "A prototype of the product exists.",
  "Private beta": "The product is in private beta.",
  Live: "The product is live.",
  "Live and growing": "The product is live and growing.",
  Mature: "The product is mature.",
};

const INCOME_MODELS: Record<string, string> = {
  Subscription: "We earn money through subscriptions.",
  "Pay per use": "Customers pay for what they use.",
  "Marketplace or commission": "We earn a commission on what is traded through us.",
  "Product sales": "We earn money by selling products.",
  "Services or projects": "We earn money with services and projects.",
  Licensing: "We earn money by licensing what we make.",
  Advertising: "We earn money through advertising.",
  Freemium: "The basic product is free, and customers pay for more.",
  "Hardware with service": "We sell hardware together with a service.",
  "Not decided yet": add("how you will earn money"),
};

const PLAN_PROMPT = "the main steps of the work this funding pays for, each with a date";
const PLAN_PROMPTS: Partial<Record<FundingType, string>> = {
  equity: "what customers gain over the alternatives, with an example from a real customer",
  accelerator: "what you want to have built or proved by the end of the programme",
  prize: "what is new about this, in words that a juror outside your field understands",
};

/** What the applicant does about the need, how it works and how far it is. */
export function writeSolution(applicant: Applicant): string {
  const { read, type, facts } = applicant;
  const model = read.text("businessModel");
  const incomeSentence = model === undefined ? undefined : INCOME_MODELS[model];
  // Where the model is a choice it says how money is earned; where it is prose it is the solution itself.
  const approach =
    read.text("productDescription", "programs", "projectDescription") ??
    (model !== undefined && incomeSentence === undefined ? model : undefined);
  const reach = read.text("goToMarketStrategy");

  return section(
    paragraph(approach && say(APPROACH_LEADS[type], approach), ...offer(applicant)),
    approach ? "" : add(APPROACH_PROMPTS[type]),
    paragraph(
      stageSentence(applicant),
      productStage(applicant),
      ...substance(applicant),
      ...places(applicant),
    ),
    paragraph(incomeSentence, reach && say("How we reach customers", reach)),
    add(PLAN_PROMPTS[facts.opportunity.fundingType] ?? PLAN_PROMPT),
  );
}

function offer({ read, voice }: Applicant): (string | undefined)[] {
  const products = read.list("products");
  const areas = read.list("researchAreas");
  const levels = read.list("educationLevels").map(lowerFirst);
  return [
    products.length > 0 ? `${voice.We} offer ${joinWords(listItems(products))}.` : undefined,
    areas.length > 0 ? `${voice.Our} research areas are ${joinWords(listItems(areas))}.` : undefined,
    levels.length > 0 ? `${voice.We} teach at these levels: ${joinWords(levels)}.` : undefined,
    read.yes("contractorPreferred")
      ? "Contractors carry out most of the work, under our direction."
      : undefined,
  ];
}

function productStage({ read }: Applicant): string | undefined {
  const stage = read.text("productStage");
  return stage && (PRODUCT_STAGES[stage] ?? say("The product", stage));
}

/** What stands behind it: technology, patents, a spin-out. */
function substance({ read, voice, type }: Applicant): (string | undefined)[] {
  const technologies = read.list("techStack");
  const patents = read.count("patentCount");
  const spinout = read.text("spinoutDetails");
  const hasSpinout = read.yes("hasSpinout");
  return [
    technologies.length > 0 ? `It builds on ${joinWords(technologies)}.` : undefined,
    patents && patents.value > 0
      ? `${type === "Research" ? "The group holds or has" : `${voice.We} hold or have`} applied for ${counted(patents, "patent")}.`
      : undefined,
    spinout ? say("The spin-out", spinout) : undefined,
    hasSpinout && !spinout ? "A spin-out company exists or is planned." : undefined,
  ];
}

function places({ read, voice, isPerson }: Applicant): (string | undefined)[] {
  const countries = read.list("countriesOperating");
  const radius = read.count("serviceRadiusKm");
  return [
    countries.length > 0
      ? `${isPerson ? "The work takes place" : `${voice.We} work`} in ${joinWords(countries)}.`
      : undefined,
    radius && radius.value > 0
      ? `${voice.Our} work reaches up to ${radius.text} km from where we meet.`
      : undefined,
  ];
}
