import type { NonprofitProfile } from "../../schema/profiles";
import { fact } from "./entity-facts";
import { SDGS } from "./options";
import type { AnswerColumn, Layers } from "./questions";
import { amount, choices, count, line, list, prose } from "./questions";

export const nonprofitQuestions: Layers<AnswerColumn<NonprofitProfile>> = [
  [
    fact("description", {
      label: "What does your organisation do?",
      placeholder: "We run free evening classes for girls who left school early.",
      required: true,
    }),
    fact("industry", { label: "Which fields do you work in?", required: true }),
    fact("country", { required: true }),
    fact("stage", {
      label: "How established is your work?",
      required: true,
      helpText:
        "Idea: being planned. MVP: a first pilot. Traction: running, with first results. Growth: reaching more people each year. Scale: several sites.",
    }),
    fact("foundedYear", { label: "In which year was it founded?" }),
    fact("currentFundingSought", { profile: "fundingNeeded", label: "How much funding do you need?" }),
    fact("annualRevenueCurrency"),
  ],
  [
    amount("annualBudget", {
      label: "Budget for this year",
      placeholder: "180000",
      required: true,
    }),
    amount("annualExpenses", { label: "Spending in the last full year", placeholder: "165000" }),
    fact("annualRevenue", {
      label: "Income of the last 12 months",
      placeholder: "170000",
      helpText: "Donations, grants, fees and sales together. In the currency of this profile.",
    }),
    amount("fundingGap", {
      label: "Funding gap this year",
      placeholder: "40000",
      helpText: "The part of the budget that nobody has promised yet.",
    }),
    fact("totalFundraisedToDate", { label: "Donations and grants received so far" }),
    fact("burnRate", {
      label: "Monthly spending beyond income",
      placeholder: "2000",
      helpText: "What you draw from reserves in a month; 0 if you do not.",
    }),
    count("beneficiariesReached", {
      label: "People reached in the last year",
      placeholder: "2400",
      required: true,
    }),
    fact("teamSize", {
      label: "How many people work with you in all?",
      helpText: "Staff, volunteers and board members together.",
    }),
    fact("employeesCount", { profile: "staffCount", label: "Paid staff" }),
    count("volunteersCount", { label: "Volunteers", placeholder: "25" }),
    count("boardSize", { label: "Board members", placeholder: "7" }),
    fact("equityGivenAway", {
      label: "Ownership held by outside investors (%)",
      helpText: "For most nonprofits this is 0.",
    }),
  ],
  [
    fact("mission", { profile: "mission", required: true }),
    list("causeAreas", {
      label: "Which causes do you work for?",
      placeholder: "Girls' education, child marriage, literacy",
      helpText: "Separate with commas.",
    }),
    prose("beneficiaries", {
      label: "Whom do you help?",
      placeholder: "Who they are, where they live and what they face",
      required: true,
    }),
    prose("programs", {
      label: "What programmes do you run?",
      placeholder: "Each programme: what happens, for how many, with what result",
      required: true,
    }),
    choices("sdgAlignment", SDGS, { label: "Which Sustainable Development Goals do you work towards?" }),
    prose("grantsReceived", {
      label: "Which grants have you received?",
      placeholder: "Funder, year, amount and what came of it",
    }),
    list("partners", {
      label: "Partners",
      placeholder: "Ministry of Education, Save the Children",
      helpText: "Separate with commas.",
    }),
    line("charityRating", {
      label: "Charity rating or registration",
      placeholder: "Four stars, Charity Navigator",
    }),
    list("awards", {
      label: "Awards and recognition",
      placeholder: "Global Teacher Prize 2023",
      helpText: "Separate with commas.",
    }),
    fact("founderName", { label: "Who leads or founded the organisation?" }),
    fact("founderEmail"),
    fact("website"),
    fact("region"),
    fact("countriesOperating"),
  ],
];
