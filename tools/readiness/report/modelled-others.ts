import type { ModelledApplication } from "../modelled-application";

export const others: ModelledApplication[] = [
  {
    name: "Institute for Dryland Soils",
    language: "en",
    profile: {
      ...{ name: "Institute for Dryland Soils", type: "Research", country: "AU", foundedYear: 1998 },
      ...{ employeesCount: 45, facts: { publicationsCount: 210 } },
    },
    call: {
      ...{ name: "Soil Carbon Programme", funder: "Eucalypt Research Council", deadline: "2027-02-01" },
      ...{ max: "400000", currency: "AUD" },
    },
    asks: "380000",
    narrative: `The institute has measured soil carbon in the Mallee since 1998. This project asks how much carbon stubble keeps in the ground.

We request A$350,000 over three years. We will sample 60 plots twice a year, and publish all data.

XXX`,
    questions: [
      { asks: "How many plots will be sampled?", answer: "We will sample 48 plots twice a year." },
      { asks: "How long does the project last?", answer: "The project will last four years." },
    ],
    guests: [{ name: "Professor Adair", asks: "A letter of support" }],
    planted: [
      { kind: "contradictory", at: "narrative", words: "350,000" },
      { kind: "missing", at: "narrative", words: "XXX" },
      { kind: "contradictory", at: "question 1", words: "48 plots" },
      { kind: "contradictory", at: "question 2", words: "four years" },
      { kind: "missing", at: "guest 1" },
    ],
  },
  {
    name: "École du Figuier",
    language: "fr",
    profile: {
      ...{ name: "École du Figuier", type: "School", country: "BJ", foundedYear: 2004 },
      facts: { studentCount: 480, teacherCount: 21 },
    },
    call: {
      ...{ name: "Écoles vertes", funder: "Agence Palmier", deadline: "2027-03-15" },
      ...{ max: "30000", currency: "EUR", demands: ["legalEntity"] },
    },
    asks: "24000",
    narrative: `L’École du Figuier accueille 520 élèves à Ouidah, au Bénin, avec 21 enseignants. Nous demandons 26 000 € pour planter un verger et poser des citernes.

Les travaux commenceront en janvier 2025. Chaque classe s’occupera de dix arbres.`,
    questions: [
      {
        asks: "Qui entretiendra le verger ?",
        answer: "[à compléter : le nom du jardinier] et deux élèves par classe.",
      },
    ],
    documents: [],
    planted: [
      { kind: "contradictory", at: "narrative", words: "520 élèves" },
      { kind: "contradictory", at: "narrative", words: "26 000" },
      { kind: "out_of_date", at: "narrative", words: "janvier 2025" },
      { kind: "missing", at: "question 1", words: "[à compléter" },
      { kind: "missing", at: "document legalEntity" },
    ],
  },
  {
    name: "Mira Okafor",
    language: "en",
    profile: {
      ...{ name: "Mira Okafor", type: "Individual", country: "CA", facts: { yearsOfExperience: 12 } },
      unknown: ["country"],
    },
    call: {
      name: "Documentary Fellowship",
      funder: "Maple Screen Fund",
      deadline: "2027-01-05",
      max: "25000",
      currency: "CAD",
    },
    asks: "25000",
    narrative: null,
    questions: [
      {
        asks: "Tell us about your work.",
        answer: "I have 15 years of experience in documentary film, most of them in the North.",
      },
      {
        asks: "What will you film?",
        limit: 15,
        unit: "words",
        answer:
          "A film of an hour about the last trappers of Great Slave Lake, told over one winter by the people themselves.",
      },
    ],
    comments: [{ words: null, isSuggestion: false }],
    planted: [
      { kind: "missing", at: "narrative" },
      { kind: "missing", at: "profile country" },
      { kind: "contradictory", at: "question 1", words: "15 years" },
      { kind: "over_limit", at: "question 2" },
      { kind: "missing", at: "comment 1" },
    ],
  },
];
