import type { CommunityGroupProfile } from "../../schema/profiles";
import { fact } from "./entity-facts";
import { GROUP_TYPES } from "./options";
import type { AnswerColumn, Layers } from "./questions";
import { amount, choice, count, line, list } from "./questions";

export const communityGroupQuestions: Layers<AnswerColumn<CommunityGroupProfile>> = [
  [
    fact("description", {
      label: "What does your group do?",
      placeholder: "We keep the neighbourhood garden and teach children to grow food.",
      helpText: "Say too whether the group is registered or has a fiscal sponsor: many funders ask for one.",
      required: true,
    }),
    fact("industry", { required: true }),
    fact("country", { helpText: "Where your group meets.", required: true }),
    fact("stage", {
      label: "How established is the group?",
      required: true,
      helpText:
        "Idea: being planned. MVP: just started. Traction: meeting regularly. Growth: growing. Scale: several places.",
    }),
    fact("foundedYear", { label: "In which year did it begin?" }),
    fact("currentFundingSought", {
      profile: "fundingNeeded",
      label: "How much funding do you need?",
      placeholder: "5000",
    }),
    fact("annualRevenueCurrency"),
  ],
  [
    count("membersCount", { label: "Members", placeholder: "60", required: true }),
    fact("teamSize", {
      label: "How many people run the group?",
      placeholder: "6",
      helpText: "Organisers, volunteers and staff together.",
    }),
    fact("employeesCount", { label: "How many of them are paid?", placeholder: "0" }),
    amount("annualBudget", { label: "Budget for this year", placeholder: "4000" }),
    fact("annualRevenue", {
      label: "Income of the last 12 months",
      placeholder: "3500",
      helpText: "Contributions, donations and sales together. In the currency of this profile.",
    }),
    fact("totalFundraisedToDate", { label: "Donations and grants received so far", placeholder: "1200" }),
    fact("burnRate", {
      label: "Monthly spending beyond income",
      placeholder: "0",
      helpText: "0 if you spend no more than comes in.",
    }),
    count("serviceRadiusKm", {
      label: "How far does your work reach, in kilometres?",
      placeholder: "10",
      helpText: "From where you meet to the furthest people you serve.",
    }),
    fact("equityGivenAway", {
      label: "Ownership held by outside investors (%)",
      helpText: "For most groups this is 0.",
    }),
  ],
  [
    choice("groupType", GROUP_TYPES, { label: "What kind of group is it?", required: true }),
    list("focusAreas", {
      label: "What do you care for?",
      placeholder: "Food growing, children, clean streets",
      helpText: "Separate with commas.",
      required: true,
    }),
    fact("mission", { label: "What do you want to change?", required: true }),
    line("location", { label: "Where are you?", placeholder: "Town, district or neighbourhood" }),
    fact("region"),
    fact("countriesOperating"),
    fact("founderName", { label: "Who leads the group?" }),
    fact("founderEmail"),
    fact("website", { label: "Website or page" }),
  ],
];
