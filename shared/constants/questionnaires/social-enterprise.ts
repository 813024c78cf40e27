import type { SocialEnterpriseProfile } from "../../schema/profiles";
import { fact } from "./entity-facts";
import { PROFITABILITY } from "./options";
import type { AnswerColumn, Layers } from "./questions";
import { choice, count, list, prose, rate, yesNo } from "./questions";

export const socialEnterpriseQuestions: Layers<AnswerColumn<SocialEnterpriseProfile>> = [
  [
    fact("description", {
      label: "What does your enterprise do?",
      placeholder: "We train refugees as solar technicians and sell the installations they make.",
      required: true,
    }),
    fact("industry", { label: "Which industries are you in?", required: true }),
    fact("country", { required: true }),
    fact("stage", {
      required: true,
      helpText:
        "MVP: a first pilot. Traction: regular customers. Growth: growing steadily. Scale: several places.",
    }),
    fact("foundedYear", { label: "In which year was it founded?" }),
    fact("currentFundingSought", { profile: "fundingNeeded" }),
    fact("annualRevenueCurrency"),
  ],
  [
    fact("annualRevenue", { profile: "annualRevenue", required: true }),
    choice("profitability", PROFITABILITY, { label: "Is it profitable?" }),
    rate("profitMargin", {
      label: "Profit margin (%)",
      placeholder: "6",
      helpText: "Profit as a share of revenue; negative if you make a loss.",
    }),
    fact("burnRate"),
    count("peopleReached", {
      label: "People who benefited in the last year",
      placeholder: "850",
      required: true,
    }),
    fact("teamSize"),
    fact("employeesCount"),
    fact("totalFundraisedToDate"),
    fact("equityGivenAway"),
  ],
  [
    fact("mission", { profile: "mission", label: "What is your social mission?", required: true }),
    prose("businessModel", {
      label: "How does the business work?",
      placeholder: "Who pays for what, and how that serves the mission",
      required: true,
    }),
    list("products", {
      label: "Products and services",
      placeholder: "Home solar kits, installer training",
      helpText: "Separate with commas.",
    }),
    list("customerSegments", {
      label: "Customer groups",
      placeholder: "Rural households, clinics, NGOs",
      helpText: "Separate with commas.",
    }),
    prose("impactOutcomes", {
      label: "What has changed for the people you serve?",
      placeholder: "Outcomes, how you measure them and over what time",
      required: true,
    }),
    prose("teamDescription", {
      label: "Who is on the team?",
      placeholder: "Roles, experience and ties to the community",
    }),
    fact("founderName"),
    fact("founderEmail"),
    prose("fundingHistory", {
      label: "How have you been funded until now?",
      placeholder: "Year, amount and who gave it",
    }),
    yesNo("bCorpCertified", { label: "Are you a certified B Corporation?" }),
    list("certifications", {
      label: "Other certifications",
      placeholder: "Fairtrade, ISO 14001",
      helpText: "Separate with commas.",
    }),
    fact("website"),
    fact("region"),
    fact("countriesOperating"),
  ],
];
