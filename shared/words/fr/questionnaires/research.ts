/** What research groups are asked. */
export default {
  "What do you research?": "Sur quoi portent vos recherches ?",
  "Low-cost sensors that detect aflatoxin in stored maize.":
    "Des capteurs à bas coût qui détectent l’aflatoxine dans le maïs stocké.",
  "Which fields does it serve?": "À quels domaines cela sert-il ?",
  "Where your institution is.": "Là où se trouve votre établissement.",
  "How far along is the research?": "Où en sont les recherches ?",
  "Idea: a question and a plan. MVP: proof of concept. Traction: validated results. Growth: used by others. Scale: widely used.":
    "Idée : une question et un plan. MVP : preuve de concept. Traction : résultats validés. Croissance : utilisés par d’autres. Passage à l’échelle : largement utilisés.",
  "In which year did the group start?": "En quelle année le groupe a-t-il commencé ?",

  "Research budget for this year": "Budget de recherche de cette année",
  "Research grants held at present, in total": "Total des subventions de recherche en cours",
  "Funding received since the group started": "Financements reçus depuis les débuts du groupe",
  "Income from contracts and licences in the last 12 months":
    "Recettes de contrats et de licences des 12 derniers mois",
  "0 if grants and income cover it.": "0 si les subventions et les recettes les couvrent.",
  Publications: "Publications",
  Citations: "Citations",
  "How many people are in the group?": "Combien de personnes compte le groupe ?",
  "Researchers, students and technicians together.": "Chercheurs, étudiants et techniciens compris.",
  "Share of any spin-out held by investors (%)":
    "Part de l’entreprise issue du groupe détenue par des investisseurs (%)",
  "0 if there is none.": "0 s’il n’y en a pas.",

  "Research areas": "Thèmes de recherche",
  "Food safety, biosensors, mycotoxins": "Sécurité alimentaire, biocapteurs, mycotoxines",
  Institution: "Établissement",
  "University or institute, and department": "Université ou institut, et département",
  "Lead researcher": "Responsable scientifique",
  "Dr Ama Mensah": "Dr Aminata Diallo",
  "What is the research for?": "À quoi servent ces recherches ?",
  "The question you want answered and who gains from the answer":
    "La question à laquelle vous voulez répondre et à qui la réponse profitera",
  "Funder, number, years and amount": "Financeur, numéro, années et montant",
  Collaborations: "Collaborations",
  "ETH Zurich, CSIR, Nestlé Research": "ETH Zurich, CIRAD, Nestlé Research",
  "Is there a spin-out company, or one planned?":
    "Une entreprise est-elle issue de vos recherches, ou prévue ?",
  "Tell us about the spin-out": "Parlez-nous de cette entreprise",
  "Its name, what it sells and where it stands": "Son nom, ce qu’elle vend et où elle en est",
  "Website of the group": "Site web du groupe",
  "In which countries do you do research?": "Dans quels pays menez-vous des recherches ?",
} as const;
