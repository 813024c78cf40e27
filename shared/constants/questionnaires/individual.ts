import type { IndividualProfile } from "../../schema/profiles";
import { fact } from "./entity-facts";
import type { AnswerColumn, Layers } from "./questions";
import { count, line, links, list, prose } from "./questions";

export const individualQuestions: Layers<AnswerColumn<IndividualProfile>> = [
  [
    fact("description", {
      label: "What are you working on?",
      placeholder: "A documentary about river fishing in the Volta delta.",
      required: true,
    }),
    fact("industry", { label: "Which fields is it in?", required: true }),
    fact("country", {
      label: "Which country do you live in?",
      helpText: "Many fellowships and grants depend on it.",
      required: true,
    }),
    fact("stage", {
      label: "How far along is your project?",
      required: true,
      helpText:
        "MVP: a first version or pilot. Traction: others use or follow it. Growth: growing steadily. Scale: established.",
    }),
    fact("foundedYear", { label: "In which year did you start on it?" }),
    fact("currentFundingSought", {
      profile: "fundingNeeded",
      label: "How much funding do you need?",
      placeholder: "8000",
    }),
    fact("annualRevenueCurrency"),
  ],
  [
    fact("totalFundraisedToDate", {
      label: "Funding received for it so far",
      placeholder: "1500",
      required: true,
    }),
    fact("annualRevenue", {
      label: "What it earned in the last 12 months",
      placeholder: "0",
    }),
    fact("burnRate", {
      label: "What it costs you each month",
      placeholder: "300",
      helpText: "Your own spending beyond what it earns; 0 if none.",
    }),
    count("yearsOfExperience", { label: "Years of experience in this field", placeholder: "5" }),
    fact("teamSize", {
      label: "How many people work on it, with you?",
      placeholder: "1",
      helpText: "1 if you work alone.",
    }),
    fact("employeesCount", { label: "How many of them do you pay?", placeholder: "0" }),
    fact("equityGivenAway", {
      label: "Share of the project that others own (%)",
      helpText: "0 if it is all yours.",
    }),
  ],
  [
    fact("founderName", {
      profile: "fullName",
      label: "Your full name",
      placeholder: "As it should stand in an application",
      required: true,
    }),
    line("title", { label: "What do you call yourself?", placeholder: "Documentary film-maker" }),
    prose("projectDescription", {
      label: "Describe your project",
      placeholder: "What it is, whom it is for, and why you are the one to do it",
      required: true,
    }),
    prose("goal", {
      label: "What do you want to reach with the funding?",
      placeholder: "What will exist at the end that does not exist today",
      required: true,
    }),
    fact("mission", { label: "What drives you?", placeholder: "The change you want to see" }),
    prose("experience", {
      label: "What have you done before?",
      placeholder: "Work, projects and results that matter here",
    }),
    prose("education", {
      label: "Education and training",
      placeholder: "BA Film, University of Ghana, 2018",
    }),
    list("skills", {
      label: "Skills",
      placeholder: "Directing, editing, Ewe, French",
      helpText: "Separate with commas.",
    }),
    line("location", { label: "Which town or city do you live in?", placeholder: "Keta" }),
    fact("region"),
    fact("countriesOperating", { label: "In which countries does your work take place?" }),
    fact("founderEmail"),
    fact("website", { label: "Website or portfolio" }),
    links("socialLinks", {
      label: "Social media and other links",
      placeholder: "https://www.linkedin.com/in/name, https://vimeo.com/name",
      helpText: "Separate with commas.",
    }),
  ],
];
