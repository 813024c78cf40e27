import type { ModelledApplication } from "../modelled-application";

export const firms: ModelledApplication[] = [
  {
    name: "Peatfree",
    language: "en",
    profile: {
      name: "Peatfree",
      type: "Startup",
      country: "IE",
      foundedYear: 2022,
      employeesCount: 6,
      facts: { customerCount: 140 },
    },
    call: {
      name: "Green Start",
      funder: "Shannon Ventures",
      deadline: "2026-11-01",
      max: "90000",
      currency: "EUR",
      demands: ["pitchDeck"],
    },
    asks: "90000",
    narrative: `Peatfree was started in 2022 and grows seedlings in wool. 175 customers buy from us today.

Our team of 8 will grow to twelve. With a grant of €90,000 we will build a second line. To be completed: the plan of the line.`,
    questions: [
      {
        asks: "Your company in one line",
        limit: 40,
        unit: "characters",
        answer: "We grow seedlings for gardens in wool instead of peat.",
      },
    ],
    documents: [{ for: "pitchDeck", name: "Deck" }],
    planted: [
      { kind: "out_of_date", at: "deadline" },
      { kind: "contradictory", at: "narrative", words: "175 customers" },
      { kind: "contradictory", at: "narrative", words: "team of 8" },
      { kind: "missing", at: "narrative", words: "To be completed" },
      { kind: "over_limit", at: "question 1" },
    ],
  },
  {
    name: "Karité Nord",
    language: "fr",
    profile: {
      name: "Karité Nord",
      type: "Social Enterprise",
      country: "CI",
      foundedYear: 2016,
      employeesCount: 28,
      facts: { peopleReached: 900 },
    },
    call: {
      name: "Femmes et filières",
      funder: "Fonds Savane",
      deadline: "2027-02-12",
      min: "10000",
      max: "50000",
      currency: "EUR",
      demands: ["legalEntity"],
    },
    asks: "45000",
    narrative: `Karité Nord achète les noix de 900 productrices autour de Korhogo. L’entreprise existe depuis 2014.

Le montant demandé est de 40 000 €. Le projet durera 18 mois. Les formations débuteront en mars 2026.`,
    questions: [
      {
        asks: "Combien de femmes seront formées ?",
        answer: "Nous formerons 200 femmes en 2027. Le projet durera 12 mois.",
      },
      { asks: "Vos partenaires", answer: "…" },
    ],
    documents: [{ for: "legalEntity", name: "Statuts" }],
    planted: [
      { kind: "contradictory", at: "narrative", words: "depuis 2014" },
      { kind: "contradictory", at: "narrative", words: "40 000" },
      { kind: "out_of_date", at: "narrative", words: "mars 2026" },
      { kind: "contradictory", at: "question 1", words: "12 mois" },
      { kind: "missing", at: "question 2" },
    ],
  },
  {
    name: "Nestmates",
    language: "en",
    profile: {
      name: "Nestmates",
      type: "Startup",
      country: "BR",
      foundedYear: 2020,
      employeesCount: 10,
      unknown: ["stage"],
    },
    call: {
      name: "Housing Ideas Prize",
      funder: "Teto Institute",
      deadline: "2027-03-03",
      max: "60000",
      currency: "USD",
    },
    asks: null,
    narrative: `Nestmates matches students with older people who have a spare room. In 2025 we made 310 matches.

Our application to the Room for All Award shows how we will grow. This year, 2024, we opened in Recife. Each match saves a student $1,200 a year.`,
    questions: [{ asks: "How many matches did you make in 2025?", answer: "In 2025 we made 360 matches." }],
    others: [
      {
        title: "Room for All Award",
        funder: "Casa Foundation",
        isLive: false,
        narrative: "We ask for a prize that lets us open in two more cities.",
      },
    ],
    planted: [
      { kind: "missing", at: "asking amount" },
      { kind: "missing", at: "profile stage" },
      { kind: "out_of_date", at: "narrative", words: "Room for All Award" },
      { kind: "out_of_date", at: "narrative", words: "2024" },
      { kind: "contradictory", at: "question 1", words: "360 matches" },
    ],
  },
];
