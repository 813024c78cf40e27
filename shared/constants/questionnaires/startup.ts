import type { StartupProfile } from "../../schema/profiles";
import { fact } from "./entity-facts";
import { BUSINESS_MODELS, COUNTRY_OPTIONS, FUNDRAISING_STAGES, PRODUCT_STAGES } from "./options";
import type { AnswerColumn, Layers } from "./questions";
import { amount, choice, choices, count, line, list, prose, rate, share } from "./questions";

export const startupQuestions: Layers<AnswerColumn<StartupProfile>> = [
  [
    fact("description", {
      label: "What does your startup do?",
      placeholder: "We help smallholder farmers sell directly to city restaurants through a phone app.",
      required: true,
    }),
    fact("industry", { label: "Which industries are you in?", required: true }),
    fact("country", { required: true }),
    fact("stage", {
      required: true,
      helpText:
        "MVP: a first version exists. Traction: people use or pay for it. Growth: growing steadily. Scale: several markets.",
    }),
    fact("foundedYear", { label: "In which year was it founded?" }),
    fact("currentFundingSought", {
      profile: "fundingAmountSeeking",
      label: "How much are you raising now?",
      placeholder: "250000",
    }),
    fact("annualRevenueCurrency"),
  ],
  [
    fact("teamSize", { label: "How many people are on the team?", required: true }),
    fact("employeesCount"),
    fact("annualRevenue", { profile: "annualRevenue", required: true }),
    amount("monthlyRecurringRevenue", {
      label: "Monthly recurring revenue (MRR)",
      placeholder: "9500",
      helpText: "What subscriptions and contracts bring in each month.",
    }),
    rate("monthlyGrowthRate", {
      label: "Monthly growth (%)",
      placeholder: "8",
      helpText: "Average of the last three months; negative if it shrank.",
    }),
    rate("grossMargin", {
      label: "Gross margin (%)",
      placeholder: "62",
      helpText: "What is left of revenue after the direct cost of what you sell.",
    }),
    count("customerCount", { label: "Paying customers", placeholder: "140" }),
    count("monthlyActiveUsers", { label: "Monthly active users (MAU)", placeholder: "3200" }),
    count("dailyActiveUsers", { label: "Daily active users (DAU)", placeholder: "600" }),
    amount("customerAcquisitionCost", {
      label: "Customer acquisition cost (CAC)",
      placeholder: "35",
      helpText: "Sales and marketing spending for each new customer.",
    }),
    amount("customerLifetimeValue", {
      label: "Customer lifetime value (LTV)",
      placeholder: "420",
      helpText: "What a customer brings in before leaving.",
    }),
    share("churnRate", {
      label: "Monthly churn (%)",
      placeholder: "3.5",
      helpText: "Share of customers lost in a month.",
    }),
    fact("totalFundraisedToDate", { required: true }),
    fact("equityGivenAway"),
    amount("valuation", {
      label: "Valuation at the last round",
      placeholder: "2000000",
      helpText: "Leave empty if you have not raised at a valuation.",
    }),
    fact("burnRate", { profile: "burnRate" }),
    count("runwayMonths", {
      label: "Runway in months",
      placeholder: "9",
      helpText: "How long your cash lasts at the present burn.",
    }),
    choice("fundraisingStageSeeking", FUNDRAISING_STAGES, { label: "Which round are you raising?" }),
    amount("totalAddressableMarket", {
      label: "Total addressable market (TAM)",
      placeholder: "500000000",
      helpText: "What everyone who could buy this spends on it in a year.",
    }),
  ],
  [
    prose("problemStatement", {
      label: "What problem do you solve?",
      placeholder: "Who has it, how they cope today and what it costs them",
      required: true,
    }),
    prose("productDescription", {
      label: "How does your product solve it?",
      placeholder: "What it does, how it works and what makes it better than what people use today",
      required: true,
    }),
    choice("productStage", PRODUCT_STAGES, { label: "How finished is the product?" }),
    prose("targetCustomers", {
      label: "Who are your customers?",
      placeholder: "The people who use it and the people who pay for it",
    }),
    prose("targetMarket", {
      label: "Which market are you going after?",
      placeholder: "Size, growth and the part you begin with",
    }),
    list("competitors", {
      label: "Competitors",
      placeholder: "Company A, Company B, spreadsheets",
      helpText: "Separate with commas. Include what people use instead.",
    }),
    choice("businessModel", BUSINESS_MODELS, { label: "How do you make money?" }),
    prose("goToMarketStrategy", {
      label: "How do you reach customers?",
      placeholder: "Channels, partners and what has worked so far",
    }),
    list("techStack", {
      label: "Technologies you build on",
      placeholder: "React Native, PostgreSQL, satellite imagery",
      helpText: "Separate with commas.",
    }),
    count("patentCount", { label: "Patents held or applied for", placeholder: "0" }),
    fact("founderName", { label: "Who are the founders?", placeholder: "Ama Mensah and Kofi Boateng" }),
    fact("founderEmail"),
    prose("founderExperience", {
      label: "What have the founders done before?",
      placeholder: "Relevant work, training and earlier ventures",
    }),
    count("founderExits", {
      label: "Earlier companies that the founders sold or listed",
      placeholder: "0",
    }),
    prose("teamDescription", {
      label: "Who else is on the team?",
      placeholder: "Roles, strengths and the next people to hire",
    }),
    prose("fundingHistory", {
      label: "How have you been funded until now?",
      placeholder: "Each round or grant: year, amount and who gave it",
    }),
    prose("useOfFunds", {
      label: "What will you use the funding for?",
      placeholder: "60 % product, 25 % sales, 15 % operations, over 18 months",
      required: true,
    }),
    prose("goals", {
      label: "What do you want to reach in the next 12 to 24 months?",
      placeholder: "Milestones that can be counted",
    }),
    fact("mission"),
    prose("socialImpact", {
      label: "What good does it do for people or the planet?",
      placeholder: "Who is better off, and how you know",
    }),
    fact("website"),
    line("headquarters", { label: "Where is your head office?", placeholder: "Accra" }),
    fact("region"),
    fact("countriesOperating"),
    choices("expansionCountries", COUNTRY_OPTIONS, { label: "Which countries do you want to enter next?" }),
  ],
];
