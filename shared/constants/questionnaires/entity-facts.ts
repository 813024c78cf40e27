import { ENTITY_STAGES } from "../enums";
import { COUNTRY_OPTIONS, CURRENCY_OPTIONS, INDUSTRY_OPTIONS } from "./options";
import type { QuestionDefinition, Wording } from "./questions";

/** A questionnaire asks for these facts of the entity. The entity dialog asks for name and type. */
export const ENTITY_FACTS = [
  "mission",
  "description",
  "website",
  "country",
  "countriesOperating",
  "region",
  "industry",
  "stage",
  "foundedYear",
  "teamSize",
  "founderName",
  "founderEmail",
  "annualRevenue",
  "annualRevenueCurrency",
  "burnRate",
  "employeesCount",
  "currentFundingSought",
  "totalFundraisedToDate",
  "equityGivenAway",
] as const;
export type EntityFact = (typeof ENTITY_FACTS)[number];

type Ground = Pick<QuestionDefinition, "type" | "rule" | "options"> & Omit<Wording, "required">;

const IN_CURRENCY = "In the currency of this profile.";

/** The wording of each fact when a kind of organisation has no better one. */
const GROUND: Record<EntityFact, Ground> = {
  mission: {
    type: "textarea",
    rule: "brief",
    label: "What is your mission?",
    placeholder: "The change you exist to bring about",
  },
  description: {
    type: "textarea",
    rule: "brief",
    label: "What do you do?",
    placeholder: "One or two sentences",
    helpText: "Opportunities are matched with these words, so name what you make or offer and for whom.",
  },
  website: {
    type: "text",
    rule: "website",
    label: "Website",
    placeholder: "https://example.org",
  },
  country: {
    type: "select",
    rule: "choice",
    options: COUNTRY_OPTIONS,
    label: "Which country are you based in?",
    helpText: "Where you are registered, or live if you are not registered yet.",
  },
  countriesOperating: {
    type: "multiselect",
    rule: "choices",
    options: COUNTRY_OPTIONS,
    label: "In which countries do you work today?",
  },
  region: {
    type: "text",
    rule: "line",
    label: "State, province or region",
    placeholder: "Greater Accra",
    helpText: "Some funders only support one part of a country.",
  },
  industry: {
    type: "multiselect",
    rule: "choices",
    options: INDUSTRY_OPTIONS,
    label: "Which fields do you work in?",
    helpText: "Choose the one to three that fit best.",
  },
  stage: {
    type: "select",
    rule: "choice",
    options: [...ENTITY_STAGES],
    label: "How far along are you?",
  },
  foundedYear: {
    type: "integer",
    rule: "year",
    label: "In which year did you start?",
    placeholder: "2021",
  },
  teamSize: {
    type: "integer",
    rule: "count",
    label: "How many people work on it in all?",
    placeholder: "6",
    helpText: "Founders, employees, contractors and volunteers together.",
  },
  founderName: {
    type: "text",
    rule: "line",
    label: "Who founded it?",
    placeholder: "First and last name",
  },
  founderEmail: {
    type: "text",
    rule: "email",
    label: "E-mail address for funders",
    placeholder: "name@example.org",
    helpText: "Used in drafts as the contact; never shown to other users.",
  },
  annualRevenue: {
    type: "number",
    rule: "amount",
    label: "Revenue of the last 12 months",
    placeholder: "120000",
    helpText: `0 if there is none yet. ${IN_CURRENCY}`,
  },
  annualRevenueCurrency: {
    type: "select",
    rule: "choice",
    options: CURRENCY_OPTIONS,
    label: "Currency of your amounts",
    helpText: "Every amount in this profile is read in this currency.",
  },
  burnRate: {
    type: "number",
    rule: "amount",
    label: "Monthly burn",
    placeholder: "8000",
    helpText: `What you spend in a month beyond what you earn; 0 if you do not. ${IN_CURRENCY}`,
  },
  employeesCount: {
    type: "integer",
    rule: "count",
    label: "How many of them are paid employees?",
    placeholder: "4",
  },
  currentFundingSought: {
    type: "number",
    rule: "amount",
    label: "How much funding are you looking for?",
    placeholder: "50000",
  },
  totalFundraisedToDate: {
    type: "number",
    rule: "amount",
    label: "Funding raised so far",
    placeholder: "25000",
    helpText: `Grants, investment, loans and prizes together; 0 if none. ${IN_CURRENCY}`,
  },
  equityGivenAway: {
    type: "number",
    rule: "share",
    label: "Equity given to investors so far (%)",
    placeholder: "12.5",
    helpText: "0 if you still own all of it.",
  },
};

/**
 * Asks for a fact of the entity, in the common words or in better ones. With `profile` the answer is also
 * written to that column of the profile table, and the question has the name of that column.
 */
export function fact<const Column extends string = never>(
  name: EntityFact,
  wording: Partial<Wording> & { profile?: Column } = {},
): QuestionDefinition<Column> {
  return { fieldName: wording.profile ?? name, required: false, ...GROUND[name], ...wording, entity: name };
}
