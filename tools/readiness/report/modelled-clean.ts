import type { ModelledApplication } from "../modelled-application";

/** Nothing is wrong with these, though figures, years and names in them look alike. */
export const clean: ModelledApplication[] = [
  {
    name: "Tidal Schools",
    language: "en",
    profile: {
      name: "Tidal Schools",
      type: "Nonprofit",
      country: "PH",
      foundedYear: 2011,
      employeesCount: 18,
    },
    call: {
      ...{ name: "Coastal Learning 2027", funder: "Coral Foundation", deadline: "2027-02-10" },
      ...{ min: "20000", max: "60000", currency: "USD", demands: ["legalEntity"] },
    },
    asks: "55000",
    narrative: `Tidal Schools was founded in 2011. In 2023 we taught 400 children; in 2025 we taught 650 children. In 2027 we will teach 900 children in nine villages.

We ask the Coral Foundation for USD 55,000. USD 32,000 pays teachers and USD 23,000 pays boats. Our 18 employees are joined by 35 volunteers.

The first pilot ran for 6 months. The project will run for 18 months and begin in March 2027.`,
    questions: [
      {
        asks: "How many children will you teach in 2027?",
        limit: 40,
        unit: "words",
        answer: "In 2027 we will teach 900 children, half of them girls.",
      },
      {
        asks: "What did you do before?",
        answer: "In 2019 a grant of USD 12,000 from the Lantern Fund paid for our first boat.",
      },
    ],
    documents: [{ for: "legalEntity", name: "Certificate", expiresOn: "2028-05-01" }],
    others: [
      {
        ...{ title: "First boat", funder: "Lantern Fund", isLive: true },
        narrative: "In 2026 we teach 700 children. We ask for USD 15,000 over 12 months.",
      },
    ],
    planted: [],
  },
  {
    name: "Atelier Sève",
    language: "fr",
    profile: {
      name: "Atelier Sève",
      type: "Social Enterprise",
      country: "BE",
      foundedYear: 2018,
      employeesCount: 7,
    },
    call: {
      name: "Économie circulaire",
      funder: "Fonds Meuse",
      deadline: "2027-04-01",
      max: "40000",
      currency: "EUR",
    },
    asks: "35000",
    narrative: `Atelier Sève, fondé en 2018, répare des meubles avec 7 salariés à Liège. Nous demandons 35 000 €, soit 60 % d’un budget de 58 000 €.

En 2024, nous avons réparé 1 200 meubles ; en 2025, 1 500 meubles. L’Atelier ouvrira un dépôt en février 2027.`,
    questions: [
      { asks: "Quels cofinancements ?", answer: "La ville apporte 13 000 € et nos ventes 10 000 €." },
      {
        asks: "Combien de meubles ont été réparés en 2025 ?",
        answer: "En 2025, nous avons réparé 1 500 meubles.",
      },
    ],
    planted: [],
  },
  {
    name: "Gridline",
    language: "en",
    profile: { name: "Gridline", type: "Startup", country: "ZA", foundedYear: 2020, employeesCount: 25 },
    call: {
      ...{ name: "Storage Pilots", funder: "Cape Innovation Office", deadline: "2027-01-22" },
      ...{ min: "100000", max: "500000", currency: "ZAR" },
    },
    asks: "450000",
    narrative: `Gridline builds home batteries from used car cells. Since 2020 we have installed 310 batteries. Our team of 25 includes 4 engineers and 3 people in sales.

We ask for R450,000 to install 80 batteries over 12 months. Between 2021 and 2023 a loan of R200,000 paid for our workshop. A battery lasts ten years.

The law of 2023 [3] lets households sell power. Our prices are 30 % below the market.`,
    questions: [{ asks: "Team", answer: "We have 25 employees. Eight employees joined in 2026." }],
    tasks: [{ title: "Thank the referees", due: "2027-03-30" }],
    planted: [],
  },
  {
    name: "Lycée des Rochers",
    language: "fr",
    profile: {
      name: "Lycée des Rochers",
      type: "School",
      country: "MA",
      foundedYear: 1987,
      facts: { studentCount: 910, teacherCount: 58 },
    },
    call: {
      name: "Sciences pour tous",
      funder: "Fondation Atlas",
      deadline: "2027-02-20",
      max: "20000",
      currency: "EUR",
    },
    asks: "18000",
    narrative: `Le lycée, créé en 1987, compte 910 élèves et 58 enseignants. Le club de sciences réunit 45 élèves de première. Nous sollicitons 18 000 € pour équiper deux laboratoires.

En 2022, le taux de réussite était de 71 % ; il est de 83 % en 2026. La Fondation Atlas a déjà financé notre bibliothèque en 2016.`,
    questions: [
      { asks: "Calendrier", answer: "Les travaux commenceront en juillet 2027 et dureront 4 mois." },
    ],
    planted: [],
  },
  {
    name: "Quiet Forest Lab",
    language: "en",
    profile: {
      name: "Quiet Forest Lab",
      type: "Research",
      country: "FI",
      foundedYear: 2003,
      employeesCount: 33,
    },
    call: {
      name: "Forest Sound",
      funder: "Boreal Council",
      deadline: "2027-05-05",
      max: "200000",
      currency: "EUR",
    },
    asks: "190000",
    narrative: `We record birds in 120 forests. Our first study, begun in 2006, covered 15 forests; a second of 2014 covered 60 forests.

The project costs EUR 240,000, of which we request EUR 190,000; the university pays EUR 50,000. It lasts three years. Two doctoral students will be hired for four years each.`,
    questions: [
      {
        asks: "Impact",
        answer:
          "Our data were used by 14 teams last year. In a survey of 2015, 70 % of 300 foresters had never heard of such data.",
      },
      {
        asks: "Risks",
        answer:
          "A recorder may fail; 10 spare recorders are kept. If permits come late, we begin with 40 forests.",
      },
    ],
    comments: [],
    planted: [],
  },
];
