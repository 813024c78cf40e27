import type { EntityStage, EntityType } from "@shared/constants/enums";
import { formatAmount } from "../writing/format";
import type { PreparedFacts } from "../writing/prepare-facts";
import { createFactReader, type FactReader } from "./fact-reader";
import { countryInSentence, fieldNames, lowerFirst, upperFirst, withArticle } from "./wording";

/** An organisation speaks as "we", a person as "I". */
type Voice = { we: string; our: string; us: string; are: string };

export type Applicant = {
  facts: PreparedFacts;
  read: FactReader;
  name: string;
  type: EntityType;
  isPerson: boolean;
  voice: Voice & { We: string; Our: string };
  /** What the application is about: "the company", "my project". */
  work: string;
  /** The amount asked for, with its currency. */
  ask: string;
};

type TypeWords = { one: string; many: string; work: string };

export const TYPE_WORDS: Record<EntityType, TypeWords> = {
  Startup: { one: "startup", many: "startups", work: "the company" },
  Nonprofit: { one: "nonprofit organisation", many: "nonprofits", work: "our work" },
  "Social Enterprise": { one: "social enterprise", many: "social enterprises", work: "the enterprise" },
  Individual: { one: "individual", many: "individuals", work: "my project" },
  Research: { one: "research group", many: "research groups", work: "the research" },
  School: { one: "school", many: "schools", work: "the school" },
  "Community Group": { one: "community group", many: "community groups", work: "our work" },
  Government: { one: "public body", many: "public bodies", work: "the programme" },
};

const MEANINGS: Record<EntityStage, string> = {
  Idea: "it is being planned",
  MVP: "a first version or pilot exists",
  Traction: "it is running, with first results",
  Growth: "it is growing steadily",
  Scale: "it works in several places",
};
const MEANINGS_BY_TYPE: Partial<Record<EntityType, Partial<Record<EntityStage, string>>>> = {
  Startup: { MVP: "a first version of the product exists", Traction: "people use the product or pay for it" },
  Research: {
    Idea: "there is a question and a plan",
    MVP: "there is a proof of concept",
    Traction: "results have been validated",
    Growth: "others use the results",
    Scale: "the results are widely used",
  },
};

export function describeApplicant(facts: PreparedFacts): Applicant {
  const { type, name } = facts.entity;
  const isPerson = type === "Individual";
  const voice = isPerson
    ? { we: "I", our: "my", us: "me", are: "am" }
    : { we: "we", our: "our", us: "us", are: "are" };
  return {
    facts,
    read: createFactReader(facts),
    name,
    type,
    isPerson,
    voice: { ...voice, We: upperFirst(voice.we), Our: upperFirst(voice.our) },
    work: TYPE_WORDS[type].work,
    ask: formatAmount(facts.askingAmount, facts.askingCurrency),
  };
}

/** Who applies: "Shamba is a startup based in Nairobi, Kenya, founded in 2021 and working in energy." */
export function introduce(applicant: Applicant): string {
  const { read, isPerson, type } = applicant;
  if (isPerson) return introducePerson(applicant);
  const founded = read.text("foundedYear");
  const fields = read.list("industry");
  const details = [
    founded && `${FOUNDED[type]} ${founded}`,
    fields.length > 0 && `working in ${fieldNames(fields)}`,
  ].filter((text) => typeof text === "string" && text !== "");
  return `${identify(applicant)}${details.length > 0 ? `, ${details.join(" and ")}` : ""}.`;
}

function introducePerson({ read, name }: Applicant): string {
  const person = read.text("fullName", "founderName");
  const title = read.text("title");
  const place = placeOf(read);
  const fields = read.list("industry");
  const since = read.text("foundedYear");
  const inFields = fields.length > 0 ? ` in ${fieldNames(fields)}` : "";
  const who = `${person ? `I am ${person}` : `I apply as ${name}`}${title ? `, ${lowerFirst(title)}` : ""}${place ? `, and I live in ${place}` : ""}.`;
  if (person && person !== name)
    return `${who} This application is for my project ${name}${inFields}${since ? `, on which I have been working since ${since}` : ""}.`;
  if (!since) return inFields ? `${who} I work${inFields}.` : who;
  return `${who} I have been working on this project${inFields} since ${since}.`;
}

/** How far the work is, in one sentence; empty when the profile does not say. */
export function stageSentence({ read, type, work }: Applicant): string {
  const stage = read.text("stage") as EntityStage | undefined;
  if (!stage) return "";
  const meaning = MEANINGS_BY_TYPE[type]?.[stage] ?? MEANINGS[stage];
  const word = stage === "MVP" ? stage : stage.toLowerCase();
  return `${upperFirst(work)} ${work.endsWith("s") ? "are" : "is"} at the ${word} stage${meaning ? `: ${meaning}` : ""}.`;
}

const FOUNDED: Record<EntityType, string> = {
  Startup: "founded in",
  Nonprofit: "founded in",
  "Social Enterprise": "founded in",
  Individual: "begun in",
  Research: "started in",
  School: "opened in",
  "Community Group": "begun in",
  Government: "set up in",
};

function identify(applicant: Applicant): string {
  const { read, name, type } = applicant;
  const where = placeOf(read);
  const based = where ? ` based in ${where}` : "";
  if (type === "Research") {
    const institution = read.text("institution");
    return `${name} is a research group${institution ? ` at ${institution}` : ""}${where ? ` in ${where}` : ""}`;
  }
  if (type === "Government") {
    const agency = [read.text("agencyName"), read.text("department")]
      .filter((part) => part !== undefined && part !== name)
      .join(", ");
    return `${name} is a public body${agency ? ` (${agency})` : ""}${where ? ` in ${where}` : ""}`;
  }
  return `${name} is ${withArticle(nounOf(applicant))}${based}`;
}

function nounOf({ read, type }: Applicant): string {
  const kind = read.text("schoolType", "groupType");
  if (type === "School" && kind) {
    const word = lowerFirst(kind);
    return word === "university or college" ? word : `${word} school`;
  }
  if (type === "Community Group" && kind && kind !== "Other") return lowerFirst(kind);
  return TYPE_WORDS[type].one;
}

/** Town, region and country, each once: "Accra, Ghana". */
function placeOf(read: FactReader): string {
  const country = read.text("country");
  const town = read.text("headquarters", "location");
  const parts = [town, read.text("region")].filter((part) => part !== undefined);
  const local = parts.filter((part, index) => parts.indexOf(part) === index).join(", ");
  if (!country || local.toLowerCase().includes(country.toLowerCase())) return local;
  return local ? `${local}, ${country}` : countryInSentence(country);
}
