import type { ModelledApplication } from "../modelled-application";

/** Nothing is wrong with these, though figures, years and names in them look alike. */
export const clean: ModelledApplication[] = [
  {
    name: "Orchard Aid",
    language: "en",
    profile: { name: "Orchard Aid", type: "Nonprofit", country: "GE", foundedYear: 2014, employeesCount: 12 },
    call: {
      name: "Rural Futures",
      funder: "Vine Foundation",
      deadline: "2027-02-02",
      max: "50000",
      currency: "EUR",
      demands: ["legalEntity"],
    },
    asks: "36000",
    narrative: `Orchard Aid, founded in 2014, plants fruit trees with farmers. In 2024 we planted 8,000 trees; in 2026 we planted 11,000 trees. Each farmer receives 50 trees.

We ask for €36,000: €20,000 for trees, €16,000 for wages. Our total budget is €90,000. The project takes two years and begins in April 2027; the training takes three months.`,
    questions: [
      {
        asks: "Beneficiaries",
        answer: "220 farmers in the first year and 400 farmers in the second. 12 employees work on it.",
      },
      {
        asks: "History",
        answer:
          "We were founded in 2014, when 5 employees worked in one valley. A storm in March 2025 destroyed two orchards.",
      },
    ],
    documents: [{ for: "legalEntity", name: "Extract" }],
    planted: [],
  },
  {
    name: "La Ruche mobile",
    language: "fr",
    profile: {
      name: "La Ruche mobile",
      type: "Nonprofit",
      country: "CH",
      foundedYear: 2017,
      employeesCount: 5,
    },
    call: {
      name: "Culture en route",
      funder: "Fondation Jura",
      deadline: "2027-03-01",
      max: "30000",
      currency: "CHF",
    },
    asks: "27000",
    narrative: `Fondée en 2017, La Ruche mobile apporte un théâtre de 60 places dans les villages. En 2025, nous avons joué 48 fois. Nous demandons 27 000 francs.

Le camion, acheté en 2018 grâce à 40 000 francs de la Loterie, est en bon état. La tournée commencera en mai 2027 et durera 5 mois ; la préparation dure 3 mois.`,
    questions: [
      {
        asks: "Équipe",
        answer: "Notre équipe compte 5 salariés et 12 bénévoles. En 2020, elle comptait 2 salariés.",
      },
    ],
    others: [
      {
        title: "Loterie",
        funder: "Loterie romande",
        narrative: "En 2024, nous avons joué 31 fois. Nous demandons 9 000 francs.",
      },
    ],
    planted: [],
  },
  {
    name: "Panelworks",
    language: "en",
    profile: {
      name: "Panelworks",
      type: "Startup",
      country: "DE",
      foundedYear: 2021,
      employeesCount: 9,
      facts: { customerCount: 60 },
    },
    call: {
      name: "Repair First",
      funder: "Rhine Innovation",
      deadline: "2027-01-30",
      min: "50000",
      max: "200000",
      currency: "EUR",
    },
    asks: "150000",
    narrative: `Panelworks mends solar panels. 60 customers have signed; 8 customers of them are cities. By 2029 we expect 400 customers.

We are seeking EUR 150,000. We raised EUR 250,000 in 2023. This year we mended 5,000 panels; last year 3,100 panels.`,
    questions: [
      {
        asks: "Team",
        answer:
          "Nine employees, of whom 4 employees work in the workshop. Between them, the founders have 30 years of experience.",
      },
    ],
    planted: [],
  },
  {
    name: "Hilltop School",
    language: "en",
    profile: {
      name: "Hilltop School",
      type: "School",
      country: "NP",
      foundedYear: 1999,
      facts: { studentCount: 260, teacherCount: 14 },
    },
    call: {
      name: "Girls in Science",
      funder: "Summit Fund",
      deadline: "2027-02-14",
      max: "12000",
      currency: "USD",
    },
    asks: "11000",
    narrative: `Hilltop School has 260 students, 131 of them girls, and 14 teachers. We ask for $11,000 to build a laboratory for 30 students at a time.

Building starts in January 2027. "We will open in May 2024," the old plan said; the earthquake stopped it.`,
    questions: [
      { asks: "Results", answer: "In 2022, 40 students sat the examination; in 2026, 52 students did." },
    ],
    planted: [],
  },
  {
    name: "Observatoire des marais",
    language: "fr",
    profile: {
      name: "Observatoire des marais",
      type: "Research",
      country: "FR",
      foundedYear: 2001,
      employeesCount: 16,
    },
    call: {
      name: "Zones humides",
      funder: "Office Héron",
      deadline: "2027-04-20",
      max: "120000",
      currency: "EUR",
    },
    asks: "110000",
    narrative: `Créé en 2001, l’observatoire emploie 16 salariés. Le coût total est de 150 000 € ; nous demandons 110 000 € à l’Office Héron.

Nous suivrons 25 marais pendant trois ans. Une étude de 2012 avait suivi 9 marais pendant un an.`,
    questions: [
      {
        asks: "Données",
        answer:
          "Depuis 2001, 1,4 million d’observations ont été publiées. Selon un article de 2019, 35 % des marais ont disparu.",
      },
    ],
    planted: [],
  },
];
