import type { ModelledApplication } from "../modelled-application";

export const nonprofits: ModelledApplication[] = [
  {
    name: "Rivermouth Literacy",
    language: "en",
    profile: {
      ...{
        name: "Rivermouth Literacy",
        type: "Nonprofit",
        country: "GH",
        foundedYear: 2012,
        employeesCount: 9,
      },
      facts: { volunteersCount: 60 },
    },
    call: {
      ...{ name: "Reading Futures 2027", funder: "Harmattan Trust", deadline: "2027-01-31" },
      ...{ min: "10000", max: "50000", currency: "USD", demands: ["legalEntity", "financials"] },
    },
    asks: "42000",
    narrative: `Rivermouth Literacy was founded in 2014 by three teachers from Keta. We run after-school reading clubs in fishing villages on the Volta estuary, where most children leave school unable to read a full page.

With USD 45,000 from this grant we will open twelve new clubs over 18 months and train the teachers who lead them. We will reach 600 children. Each club meets three times a week, in a classroom that the village lends us.

Our staff of nine is joined by volunteers from the training college.`,
    questions: [
      {
        asks: "Who benefits, and how many?",
        answer: "We will reach 850 children in twelve villages, two thirds of them girls.",
      },
      { asks: "How will you measure success?", answer: null },
      {
        asks: "How long will the project run?",
        answer: "The project runs for 18 months, from March 2027 to August 2028.",
      },
    ],
    documents: [{ for: "legalEntity", name: "Certificate of incorporation" }],
    planted: [
      { kind: "contradictory", at: "narrative", words: "founded in 2014" },
      { kind: "contradictory", at: "narrative", words: "45,000" },
      { kind: "contradictory", at: "question 1", words: "850 children" },
      { kind: "missing", at: "question 2" },
      { kind: "missing", at: "document financials" },
    ],
  },
  {
    name: "Harbour Kitchen",
    language: "en",
    profile: {
      name: "Harbour Kitchen",
      type: "Nonprofit",
      country: "GB",
      foundedYear: 2009,
      employeesCount: 14,
    },
    call: {
      ...{ name: "Community Food Fund", funder: "Northgate Foundation", deadline: "2027-02-15" },
      ...{ max: "80000", currency: "GBP", demands: ["registeredBusiness"] },
    },
    asks: "95000",
    narrative: `Harbour Kitchen cooks for people who would otherwise not eat a hot meal. In 2025 we served 41,000 meals from our kitchen in Grimsby.

The Larkspur Fund has asked us to describe the difference its money will make: with it we will rent a second kitchen and hire [name of coordinator] to run it.

We currently feed 320 people each week (figures of 2022). The second kitchen will open in May 2026 and double that number.`,
    questions: [
      {
        asks: "Describe your organisation.",
        limit: 20,
        unit: "words",
        answer:
          "We are a community kitchen of fourteen employees who cook, pack and deliver hot meals to older people, young families and anyone else in Grimsby who needs one.",
      },
    ],
    documents: [{ for: "registeredBusiness", name: "Charity registration" }],
    others: [
      {
        ...{ title: "Winter meals", funder: "Larkspur Fund", isLive: false },
        narrative:
          "We ask for a van that brings hot meals to people who cannot leave their homes in the winter.",
      },
    ],
    planted: [
      { kind: "over_limit", at: "asking amount" },
      { kind: "out_of_date", at: "narrative", words: "Larkspur Fund" },
      { kind: "missing", at: "narrative", words: "[name of coordinator]" },
      { kind: "out_of_date", at: "narrative", words: "May 2026" },
      { kind: "over_limit", at: "question 1" },
    ],
  },
  {
    name: "Les Passerelles",
    language: "fr",
    profile: {
      ...{ name: "Les Passerelles", type: "Nonprofit", country: "FR", foundedYear: 2015, employeesCount: 6 },
      facts: { volunteersCount: 40 },
    },
    call: {
      ...{ name: "Insertion 2027", funder: "Fondation des Deux Rives", deadline: "2027-01-20" },
      ...{ max: "60000", currency: "EUR", demands: ["legalEntity"] },
    },
    asks: "48000",
    narrative: `Les Passerelles, association fondée en 2015 à Grenoble, accompagne des personnes réfugiées vers un emploi durable. Notre équipe compte 8 salariés et 40 bénévoles.

Nous demandons 48 000 € pour accompagner 120 personnes pendant 24 mois. Chacune est suivie par un binôme formé d’un salarié et d’un bénévole.

Le projet démarrera en septembre 2026 avec une première promotion.`,
    questions: [
      {
        asks: "Quels sont les publics visés ?",
        answer: "Nous accompagnons 120 personnes réfugiées, dont la moitié sont des femmes.",
      },
      {
        asks: "Quelle est la durée du projet ?",
        answer: "Le projet dure 36 mois, en trois promotions successives.",
      },
      {
        asks: "Comment le projet sera-t-il évalué ?",
        answer: "À compléter avec le laboratoire de Grenoble.",
      },
    ],
    documents: [{ for: "legalEntity", name: "Récépissé de déclaration", expiresOn: "2026-12-31" }],
    planted: [
      { kind: "contradictory", at: "narrative", words: "8 salariés" },
      { kind: "out_of_date", at: "narrative", words: "septembre 2026" },
      { kind: "contradictory", at: "question 2", words: "36 mois" },
      { kind: "missing", at: "question 3", words: "compléter" },
      { kind: "out_of_date", at: "document Récépissé de déclaration" },
    ],
  },
  {
    name: "Open Wells",
    language: "en",
    profile: {
      ...{ name: "Open Wells", type: "Nonprofit", country: "KE", region: "Turkana", foundedYear: 2016 },
      ...{ employeesCount: 22, facts: { beneficiariesReached: 18000 } },
    },
    call: {
      ...{ name: "Water Security Grants", funder: "Baobab Alliance", deadline: "2027-03-01" },
      ...{ min: "100000", max: "250000", currency: "USD" },
    },
    asks: "180000",
    narrative: `Open Wells drills and mends boreholes in Turkana. In 2026 we will serve 14,000 people from 35 boreholes. A committee of users keeps each pump running and sets a small monthly fee.

This project adds ten boreholes and a workshop for spare parts in Lodwar.`,
    questions: [
      { asks: "When was your organisation established?", answer: "Open Wells was established in 2018." },
      { asks: "Who will lead the project?", answer: "TBC" },
    ],
    comments: [{ words: "a small monthly fee" }],
    tasks: [{ title: "Ask the county for the drilling permit", due: "2027-01-15" }],
    others: [
      {
        ...{ title: "Pumps for Turkana", funder: "Sahel Water Facility" },
        narrative: "In 2026 we will serve 19,000 people from the boreholes that we keep in Turkana.",
      },
    ],
    planted: [
      { kind: "contradictory", at: "narrative", words: "14,000 people" },
      { kind: "contradictory", at: "question 1", words: "established in 2018" },
      { kind: "missing", at: "question 2", words: "TBC" },
      { kind: "missing", at: "comment 1" },
      { kind: "missing", at: "task 1" },
    ],
  },
];
