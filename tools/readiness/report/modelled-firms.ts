import type { ModelledApplication } from "../modelled-application";

export const firms: ModelledApplication[] = [
  {
    name: "Coolbox",
    language: "en",
    profile: {
      ...{ name: "Coolbox", type: "Startup", country: "NG", foundedYear: 2021, employeesCount: 17 },
      unknown: ["stage"],
    },
    call: {
      ...{ name: "Cold Chain Challenge", funder: "Agritech Catalyst", deadline: "2026-11-20" },
      ...{ min: "50000", max: "150000", currency: "USD", demands: ["pitchDeck"] },
    },
    asks: null,
    narrative: `Coolbox rents solar cold rooms to tomato farmers around Kano. Farmers pay per crate and day, and lose a tenth of what they lost before.

We have 17 employees and 9 cold rooms. Lorem ipsum dolor sit amet, consectetur adipiscing elit.`,
    questions: [{ asks: "Describe your team.", answer: "We have 23 employees, most of them technicians." }],
    documents: [{ for: "pitchDeck", name: "Coolbox deck" }],
    planted: [
      { kind: "missing", at: "asking amount" },
      { kind: "missing", at: "profile stage" },
      { kind: "out_of_date", at: "deadline" },
      { kind: "missing", at: "narrative", words: "Lorem ipsum" },
      { kind: "contradictory", at: "question 1", words: "23 employees" },
    ],
  },
  {
    name: "Filao Énergie",
    language: "fr",
    profile: { name: "Filao Énergie", type: "Startup", country: "SN", foundedYear: 2019, employeesCount: 12 },
    call: {
      ...{ name: "Prix de l’énergie propre", funder: "Banque verte du Sahel", deadline: "2027-02-28" },
      ...{ min: "20000", max: "100000", currency: "EUR", demands: ["businessPlan"] },
    },
    asks: "15000",
    narrative: `Filao Énergie, créée en 2017, installe des kits solaires dans les villages du Saloum. Nous employons 12 personnes.

Nous sollicitons une subvention de 15 000 € pour équiper 40 villages en 2027. La Fondation Teranga nous permettrait d’ouvrir un deuxième atelier à Kaolack.`,
    questions: [
      {
        asks: "Combien de villages seront équipés en 2027 ?",
        answer: "En 2027, nous équiperons 55 villages.",
      },
      {
        asks: "Résumé du projet",
        limit: 60,
        unit: "characters",
        answer: "Des kits solaires loués au mois, posés et entretenus par des techniciens du village.",
      },
    ],
    documents: [{ for: "businessPlan", name: "Plan d’affaires" }],
    others: [
      {
        ...{ title: "Atelier de Kaolack", funder: "Fondation Teranga", isLive: false },
        narrative: "Nous voulons ouvrir un atelier où les techniciens des villages seront formés.",
      },
    ],
    planted: [
      { kind: "over_limit", at: "asking amount" },
      { kind: "contradictory", at: "narrative", words: "créée en 2017" },
      { kind: "out_of_date", at: "narrative", words: "Fondation Teranga" },
      { kind: "contradictory", at: "question 1", words: "55 villages" },
      { kind: "over_limit", at: "question 2" },
    ],
  },
  {
    name: "Loomworks",
    language: "en",
    profile: {
      ...{ name: "Loomworks", type: "Social Enterprise", country: "IN", region: "Assam", foundedYear: 2013 },
      ...{ employeesCount: 31, facts: { peopleReached: 400 } },
    },
    call: {
      ...{ name: "Craft Livelihoods Round 5", funder: "Indigo Endowment", deadline: "2027-01-10" },
      ...{ max: "70000", currency: "USD", demands: ["legalEntity", "registeredBusiness"] },
    },
    asks: "64000",
    narrative: `Loomworks buys handwoven silk from 400 weavers in Assam and sells it to shops abroad. For 13 years we have paid weavers in advance.

We are applying for $64,000. Today our weavers earn 9,500 rupees a month, as our survey of 2021 shows.

From next year, January 2026, we will pay for the dye house as well.`,
    questions: [
      { asks: "How many weavers take part?", answer: "Some 400 weavers in 22 villages." },
      {
        asks: "What will you buy?",
        answer: "A dye house with three vats and a [quote from supplier] water filter.",
      },
      { asks: "What have you learned?", answer: "" },
    ],
    documents: [
      { for: "legalEntity", name: "Memorandum" },
      { for: "registeredBusiness", name: "Trade licence", expiresOn: "2026-09-30" },
    ],
    planted: [
      { kind: "out_of_date", at: "narrative", words: "2021" },
      { kind: "out_of_date", at: "narrative", words: "January 2026" },
      { kind: "missing", at: "question 2", words: "[quote from supplier]" },
      { kind: "missing", at: "question 3" },
      { kind: "out_of_date", at: "document Trade licence" },
    ],
  },
];
