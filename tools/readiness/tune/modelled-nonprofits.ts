import type { ModelledApplication } from "../modelled-application";

export const nonprofits: ModelledApplication[] = [
  {
    name: "Bright Yard",
    language: "en",
    profile: {
      name: "Bright Yard",
      type: "Nonprofit",
      country: "UG",
      foundedYear: 2010,
      employeesCount: 15,
      facts: { beneficiariesReached: 3200 },
    },
    call: {
      ...{
        name: "Safe Play",
        funder: "Meadow Fund",
        deadline: "2027-01-12",
        min: "5000",
        max: "30000",
        currency: "USD",
      },
      demands: ["legalEntity", "businessPlan"],
    },
    asks: "28000",
    narrative: `Since 2010 Bright Yard has built playgrounds from used tyres in Kampala. We employ 19 people and work with 40 schools.

We ask for $28,000 to build eight playgrounds. The first will open in June 2026.

Each year 3,200 children play in our yards. [TODO: add the quote of the head teacher]`,
    questions: [
      { asks: "What will you build?", answer: "We will build ten playgrounds, each for about 300 children." },
      { asks: "How do you keep children safe?", answer: null },
    ],
    documents: [{ for: "legalEntity", name: "Registration" }],
    planted: [
      { kind: "contradictory", at: "narrative", words: "19 people" },
      { kind: "out_of_date", at: "narrative", words: "June 2026" },
      { kind: "missing", at: "narrative", words: "[TODO" },
      { kind: "missing", at: "question 2" },
      { kind: "missing", at: "document businessPlan" },
    ],
  },
  {
    name: "Second Spring",
    language: "en",
    profile: {
      name: "Second Spring",
      type: "Nonprofit",
      country: "US",
      region: "Ohio",
      foundedYear: 2005,
      employeesCount: 11,
    },
    call: {
      name: "Aging Well Grants",
      funder: "Buckeye Community Trust",
      deadline: "2027-02-01",
      min: "20000",
      max: "75000",
      currency: "USD",
    },
    asks: "12000",
    narrative: `Second Spring helps older people in Ohio stay in their homes. We have done so for 25 years.

We are requesting $18,000. The Juniper Foundation knows our work well and will find every promise kept. Currently 210 volunteers visit 480 people (2020 data).`,
    questions: [{ asks: "How many people do you visit?", answer: "Our volunteers visit 530 people." }],
    others: [
      {
        title: "Ramps",
        funder: "Juniper Foundation",
        isLive: false,
        narrative: "We ask for wood and screws to build ramps.",
      },
    ],
    planted: [
      { kind: "over_limit", at: "asking amount" },
      { kind: "contradictory", at: "narrative", words: "25 years" },
      { kind: "contradictory", at: "narrative", words: "18,000" },
      { kind: "out_of_date", at: "narrative", words: "Juniper Foundation" },
      { kind: "contradictory", at: "question 1", words: "530 people" },
    ],
  },
  {
    name: "Terre d’Élan",
    language: "fr",
    profile: { name: "Terre d’Élan", type: "Nonprofit", country: "FR", foundedYear: 2011, employeesCount: 4 },
    call: {
      name: "Jardins partagés",
      funder: "Fondation Cerisier",
      deadline: "2027-01-25",
      max: "15000",
      currency: "EUR",
      demands: ["financials"],
    },
    asks: "17500",
    narrative: `Terre d’Élan, fondée en 2013, ouvre des jardins partagés dans les quartiers nord de Marseille.

Actuellement, 85 familles cultivent nos jardins (chiffres de 2021). Le nouveau jardin ouvrira le 15 avril 2026. XX familles y auront une parcelle.`,
    questions: [
      {
        asks: "Présentez votre équipe",
        limit: 12,
        unit: "words",
        answer:
          "Quatre salariés, une présidente, un trésorier et une trentaine de bénévoles qui viennent chaque semaine.",
      },
    ],
    documents: [{ for: "financials", name: "Budget prévisionnel" }],
    planted: [
      { kind: "over_limit", at: "asking amount" },
      { kind: "contradictory", at: "narrative", words: "fondée en 2013" },
      { kind: "out_of_date", at: "narrative", words: "2021" },
      { kind: "out_of_date", at: "narrative", words: "15 avril 2026" },
      { kind: "over_limit", at: "question 1" },
    ],
  },
  {
    name: "Lakeside Clinics",
    language: "en",
    profile: {
      name: "Lakeside Clinics",
      type: "Nonprofit",
      country: "MW",
      foundedYear: 2008,
      employeesCount: 64,
      unknown: ["revenue"],
    },
    call: {
      name: "Maternal Health 2027",
      funder: "Stork Initiative",
      deadline: "2027-01-31",
      max: "300000",
      currency: "USD",
      demands: ["registeredBusiness"],
    },
    asks: "240000",
    narrative: `Lakeside Clinics runs seven boats that bring midwives to villages on Lake Malawi. In 2027 we will reach 5,000 mothers.

The grant covers a project of 24 months.`,
    questions: [{ asks: "How many boats do you run?", answer: "We run nine boats." }],
    documents: [{ for: "registeredBusiness", name: "NGO licence", expiresOn: "2027-01-15" }],
    guests: [{ name: "Dr Phiri", asks: "Partner letter" }],
    others: [
      {
        title: "Mothers on the lake",
        funder: "Heron Fund",
        narrative: "In 2027 we will reach 6,500 mothers in 70 villages.",
      },
    ],
    planted: [
      { kind: "contradictory", at: "narrative", words: "5,000 mothers" },
      { kind: "contradictory", at: "question 1", words: "nine boats" },
      { kind: "missing", at: "profile revenue" },
      { kind: "out_of_date", at: "document NGO licence" },
      { kind: "missing", at: "guest 1" },
    ],
  },
];
