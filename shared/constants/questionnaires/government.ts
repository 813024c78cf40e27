import type { GovernmentProfile } from "../../schema/profiles";
import { fact } from "./entity-facts";
import type { AnswerColumn, Layers } from "./questions";
import { amount, line, prose, yesNo } from "./questions";

export const governmentQuestions: Layers<AnswerColumn<GovernmentProfile>> = [
  [
    fact("description", {
      label: "What is the funding for?",
      placeholder: "Solar street lights in twelve market towns.",
      required: true,
    }),
    fact("industry", { label: "Which fields does it belong to?", required: true }),
    fact("country", {
      profile: "country",
      label: "Which country do you serve?",
      helpText: "The country whose public body you are.",
      required: true,
    }),
    fact("stage", {
      label: "How far along is the programme?",
      required: true,
      helpText:
        "Idea: being planned. MVP: a first pilot. Traction: running, with first results. Growth: extending. Scale: in the whole area.",
    }),
    fact("foundedYear", { label: "In which year was the agency set up?", placeholder: "1994" }),
    fact("currentFundingSought", { placeholder: "500000" }),
    fact("annualRevenueCurrency"),
  ],
  [
    amount("annualBudget", { label: "Agency budget for this year", placeholder: "12000000", required: true }),
    amount("fundingAllocated", {
      label: "Public money already set aside for this",
      placeholder: "750000",
      helpText: "Many funders ask for a share of your own.",
    }),
    fact("annualRevenue", {
      label: "Income of the last 12 months",
      placeholder: "11500000",
      helpText: "Allocations, fees and taxes together. In the currency of this profile.",
    }),
    fact("totalFundraisedToDate", { label: "Outside funding received so far" }),
    fact("burnRate", {
      label: "Monthly spending beyond income",
      placeholder: "0",
      helpText: "0 if the budget covers it.",
    }),
    fact("employeesCount", { profile: "staffCount", label: "Staff of the agency", placeholder: "320" }),
    fact("teamSize", {
      label: "How many people work on this programme?",
      placeholder: "12",
      helpText: "Staff, contractors and partners together.",
    }),
    fact("equityGivenAway", {
      label: "Share held by private partners (%)",
      helpText: "0 unless it is a public-private partnership.",
    }),
  ],
  [
    line("agencyName", {
      label: "Name of the agency",
      placeholder: "Ministry, council or authority",
      helpText:
        "With its level, such as city, county, state, school district or tribe: calls are often for one.",
      required: true,
    }),
    line("department", { label: "Department or unit", placeholder: "Directorate of Renewable Energy" }),
    fact("mission", {
      profile: "mandate",
      label: "What is the agency's mandate?",
      placeholder: "What it is responsible for, and for whom",
      required: true,
    }),
    prose("programs", {
      label: "What programmes do you run?",
      placeholder: "Each programme: aim, reach and results",
    }),
    yesNo("contractorPreferred", {
      label: "Do you prefer to work through contractors?",
      helpText: "Yes if outside firms or organisations carry out most of the work.",
    }),
    fact("founderName", { label: "Who is responsible for the programme?" }),
    fact("founderEmail"),
    fact("website"),
    fact("region"),
    fact("countriesOperating", { label: "In which countries does the programme work?" }),
  ],
];
