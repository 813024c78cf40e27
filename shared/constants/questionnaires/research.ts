import type { ResearchProfile } from "../../schema/profiles";
import { fact } from "./entity-facts";
import type { AnswerColumn, Layers } from "./questions";
import { amount, count, line, list, prose, yesNo } from "./questions";

export const researchQuestions: Layers<AnswerColumn<ResearchProfile>> = [
  [
    fact("description", {
      label: "What do you research?",
      placeholder: "Low-cost sensors that detect aflatoxin in stored maize.",
      required: true,
    }),
    fact("industry", { label: "Which fields does it serve?", required: true }),
    fact("country", {
      helpText: "Where your institution is.",
      required: true,
    }),
    fact("stage", {
      label: "How far along is the research?",
      required: true,
      helpText:
        "Idea: a question and a plan. MVP: proof of concept. Traction: validated results. Growth: used by others. Scale: widely used.",
    }),
    fact("foundedYear", { label: "In which year did the group start?" }),
    fact("currentFundingSought", { placeholder: "150000" }),
    fact("annualRevenueCurrency"),
  ],
  [
    amount("annualBudget", {
      label: "Research budget for this year",
      placeholder: "220000",
      required: true,
    }),
    amount("grantsTotal", {
      label: "Research grants held at present, in total",
      placeholder: "400000",
    }),
    fact("totalFundraisedToDate", { label: "Funding received since the group started" }),
    fact("annualRevenue", {
      label: "Income from contracts and licences in the last 12 months",
      placeholder: "0",
    }),
    fact("burnRate", {
      label: "Monthly spending beyond income",
      helpText: "0 if grants and income cover it.",
    }),
    count("publicationsCount", { label: "Publications", placeholder: "34", required: true }),
    count("citationsCount", { label: "Citations", placeholder: "610" }),
    count("patentCount", { label: "Patents held or applied for", placeholder: "2" }),
    fact("teamSize", {
      label: "How many people are in the group?",
      helpText: "Researchers, students and technicians together.",
    }),
    fact("employeesCount"),
    fact("equityGivenAway", {
      label: "Share of any spin-out held by investors (%)",
      helpText: "0 if there is none.",
    }),
  ],
  [
    list("researchAreas", {
      label: "Research areas",
      placeholder: "Food safety, biosensors, mycotoxins",
      helpText: "Separate with commas.",
      required: true,
    }),
    line("institution", {
      label: "Institution",
      placeholder: "University or institute, and department",
      required: true,
    }),
    fact("founderName", {
      profile: "leadResearcher",
      label: "Lead researcher",
      placeholder: "Dr Ama Mensah",
    }),
    fact("founderEmail"),
    fact("mission", {
      label: "What is the research for?",
      placeholder: "The question you want answered and who gains from the answer",
      required: true,
    }),
    prose("grantsReceived", {
      label: "Which grants have you received?",
      placeholder: "Funder, number, years and amount",
    }),
    list("collaborations", {
      label: "Collaborations",
      placeholder: "ETH Zurich, CSIR, Nestlé Research",
      helpText: "Separate with commas.",
    }),
    yesNo("hasSpinout", { label: "Is there a spin-out company, or one planned?" }),
    prose("spinoutDetails", {
      label: "Tell us about the spin-out",
      placeholder: "Its name, what it sells and where it stands",
    }),
    fact("website", { label: "Website of the group" }),
    fact("region"),
    fact("countriesOperating", { label: "In which countries do you do research?" }),
  ],
];
