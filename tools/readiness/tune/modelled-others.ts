import type { ModelledApplication } from "../modelled-application";

export const others: ModelledApplication[] = [
  {
    name: "Centre d’étude des récifs",
    language: "fr",
    profile: {
      name: "Centre d’étude des récifs",
      type: "Research",
      country: "FR",
      foundedYear: 1994,
      employeesCount: 38,
      facts: { publicationsCount: 150 },
    },
    call: {
      name: "Océans 2027",
      funder: "Agence Lagon",
      deadline: "2027-01-18",
      max: "500000",
      currency: "EUR",
      demands: ["legalEntity"],
    },
    asks: "420000",
    narrative: `Le centre suit 30 récifs de Polynésie depuis 1994. Il compte 44 chercheurs et techniciens salariés ; 44 salariés en tout.

La subvention demandée, 420 000 €, paie un bateau et trois thèses. Le projet dure trois ans. XXX`,
    questions: [{ asks: "Durée du projet", answer: "La durée du projet est de quatre ans." }],
    documents: [{ for: "legalEntity", name: "Statuts du centre", expiresOn: "2026-10-01" }],
    comments: [{ words: "trois thèses", isSuggestion: true }],
    planted: [
      { kind: "contradictory", at: "narrative", words: "44 salariés" },
      { kind: "missing", at: "narrative", words: "XXX" },
      { kind: "contradictory", at: "question 1", words: "quatre ans" },
      { kind: "out_of_date", at: "document Statuts du centre" },
      { kind: "missing", at: "comment 1" },
    ],
  },
  {
    name: "St Brigid’s School",
    language: "en",
    profile: {
      name: "St Brigid’s School",
      type: "School",
      country: "LK",
      foundedYear: 1961,
      facts: { studentCount: 730, teacherCount: 36 },
    },
    call: {
      name: "Tablets for Learning",
      funder: "Lotus Trust",
      deadline: "2027-02-20",
      max: "20000",
      currency: "USD",
      demands: ["financials"],
    },
    asks: "19000",
    narrative: `St Brigid’s was founded in 1961. We teach 730 students with 41 teachers.

We are asking for $19,000 for 95 tablets. Lessons with them will begin in September 2026.`,
    questions: [
      { asks: "How many tablets do you need?", answer: "We need 120 tablets." },
      { asks: "Who maintains them?", answer: "[insert name]" },
    ],
    documents: [],
    planted: [
      { kind: "contradictory", at: "narrative", words: "41 teachers" },
      { kind: "out_of_date", at: "narrative", words: "September 2026" },
      { kind: "contradictory", at: "question 1", words: "120 tablets" },
      { kind: "missing", at: "question 2", words: "[insert name]" },
      { kind: "missing", at: "document financials" },
    ],
  },
  {
    name: "Tomas Lind",
    language: "en",
    profile: { name: "Tomas Lind", type: "Individual", country: "SE", facts: { yearsOfExperience: 8 } },
    call: {
      name: "Craft Residency",
      funder: "Northlight House",
      deadline: "2027-01-08",
      min: "2000",
      max: "9000",
      currency: "EUR",
    },
    asks: "9500",
    narrative: null,
    questions: [
      {
        asks: "Describe your practice.",
        limit: 80,
        unit: "characters",
        answer:
          "I have worked with birch bark for eight years, and teach its old techniques to anyone who asks.",
      },
      { asks: "What will you make?", answer: "Ten baskets, each after one in a museum. ???" },
    ],
    tasks: [{ title: "Photograph the baskets", due: "2026-12-20" }],
    planted: [
      { kind: "over_limit", at: "asking amount" },
      { kind: "missing", at: "narrative" },
      { kind: "over_limit", at: "question 1" },
      { kind: "missing", at: "question 2", words: "???" },
      { kind: "missing", at: "task 1" },
    ],
  },
];
