import type { SchoolProfile } from "../../schema/profiles";
import { fact } from "./entity-facts";
import { EDUCATION_LEVELS, SCHOOL_TYPES } from "./options";
import type { AnswerColumn, Layers } from "./questions";
import { amount, choice, choices, count, list, prose, share } from "./questions";

export const schoolQuestions: Layers<AnswerColumn<SchoolProfile>> = [
  [
    fact("description", {
      label: "What does your school offer?",
      placeholder: "A rural secondary school with a focus on science and farming.",
      required: true,
    }),
    fact("industry", {
      label: "Which fields does your need belong to?",
      helpText: "Education, and what the funding is for: energy, water, arts and so on.",
      required: true,
    }),
    fact("country", { helpText: "Where the school is.", required: true }),
    fact("stage", {
      label: "How established is the school?",
      required: true,
      helpText:
        "Idea: being planned. MVP: newly opened. Traction: running, with first results. Growth: growing. Scale: several sites.",
    }),
    fact("foundedYear", { label: "In which year did it open?", placeholder: "1998" }),
    fact("currentFundingSought"),
    fact("annualRevenueCurrency"),
  ],
  [
    count("studentCount", { label: "Students", placeholder: "420", required: true }),
    count("teacherCount", { label: "Teachers", placeholder: "24" }),
    fact("teamSize", {
      label: "How many people work at the school in all?",
      placeholder: "38",
      helpText: "Teachers, other staff and volunteers together.",
    }),
    fact("employeesCount", { label: "How many of them are paid?", placeholder: "35" }),
    amount("annualBudget", { label: "Budget for this year", placeholder: "300000", required: true }),
    fact("annualRevenue", {
      label: "Income of the last 12 months",
      placeholder: "280000",
      helpText: "Fees, public money and donations together. In the currency of this profile.",
    }),
    amount("annualTuition", {
      label: "Fees for one student and year",
      placeholder: "600",
      helpText: "0 if it is free.",
    }),
    count("scholarshipCount", { label: "Students on a scholarship", placeholder: "45" }),
    share("graduationRate", { label: "Students who complete their course (%)", placeholder: "88" }),
    share("progressionRate", { label: "Leavers who go on to further study (%)", placeholder: "54" }),
    share("employmentRate", { label: "Leavers in work within a year (%)", placeholder: "31" }),
    fact("totalFundraisedToDate", { label: "Donations and grants received so far" }),
    fact("burnRate", {
      label: "Monthly spending beyond income",
      helpText: "What you draw from reserves in a month; 0 if you do not.",
    }),
    fact("equityGivenAway", {
      label: "Ownership held by outside investors (%)",
      helpText: "For most schools this is 0.",
    }),
  ],
  [
    choice("schoolType", SCHOOL_TYPES, { label: "What kind of school is it?", required: true }),
    choices("educationLevels", EDUCATION_LEVELS, { label: "Which levels do you teach?" }),
    fact("mission", {
      label: "What does your school stand for?",
      placeholder: "Whom you serve and what you want for them",
      required: true,
    }),
    prose("scholarships", {
      label: "What scholarships do you give?",
      placeholder: "Who can get one, what it covers and who pays for it",
    }),
    list("partnerships", {
      label: "Partnerships",
      placeholder: "University of Nairobi, Rotary Club, parents' association",
      helpText: "Separate with commas.",
    }),
    list("accreditations", {
      label: "Accreditations",
      placeholder: "Ministry of Education, Cambridge International",
      helpText: "Separate with commas.",
    }),
    fact("founderName", { label: "Who heads the school?" }),
    fact("founderEmail"),
    fact("website"),
    fact("region"),
    fact("countriesOperating", { label: "In which countries do you have sites or students?" }),
  ],
];
