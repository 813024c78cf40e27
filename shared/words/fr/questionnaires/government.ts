/** What public bodies are asked. */
export default {
  "What is the funding for?": "À quoi servira le financement ?",
  "Solar street lights in twelve market towns.": "Un éclairage public solaire dans douze bourgs.",
  "Which fields does it belong to?": "De quels domaines cela relève-t-il ?",
  "Which country do you serve?": "Quel pays servez-vous ?",
  "The country whose public body you are.": "Le pays dont vous êtes un organisme public.",
  "How far along is the programme?": "Où en est le programme ?",
  "Idea: being planned. MVP: a first pilot. Traction: running, with first results. Growth: extending. Scale: in the whole area.":
    "Idée : en préparation. MVP : un premier pilote. Traction : en marche, avec de premiers résultats. Croissance : en extension. Passage à l’échelle : sur tout le territoire.",
  "In which year was the agency set up?": "En quelle année l’administration a-t-elle été créée ?",

  "Agency budget for this year": "Budget de l’administration cette année",
  "Public money already set aside for this": "Fonds publics déjà réservés à cet effet",
  "Many funders ask for a share of your own.": "Beaucoup de financeurs demandent un apport de votre part.",
  "Allocations, fees and taxes together. In the currency of this profile.":
    "Dotations, redevances et impôts compris. Dans la devise de ce profil.",
  "Outside funding received so far": "Financements extérieurs reçus à ce jour",
  "0 if the budget covers it.": "0 si le budget les couvre.",
  "Staff of the agency": "Effectif de l’administration",
  "How many people work on this programme?": "Combien de personnes travaillent à ce programme ?",
  "Staff, contractors and partners together.": "Agents, prestataires et partenaires compris.",
  "Share held by private partners (%)": "Part détenue par des partenaires privés (%)",
  "0 unless it is a public-private partnership.": "0, sauf pour un partenariat public-privé.",

  "Name of the agency": "Nom de l’administration",
  "Ministry, council or authority": "Ministère, collectivité ou agence",
  "Department or unit": "Direction ou service",
  "Directorate of Renewable Energy": "Direction des énergies renouvelables",
  "What is the agency's mandate?": "Quelles sont les missions de l’administration ?",
  "What it is responsible for, and for whom": "Ce dont elle est chargée, et au service de qui",
  "Each programme: aim, reach and results": "Chaque programme : objectif, portée et résultats",
  "Do you prefer to work through contractors?": "Préférez-vous passer par des prestataires ?",
  "Yes if outside firms or organisations carry out most of the work.":
    "Oui si des entreprises ou organismes extérieurs font l’essentiel du travail.",
  "Who is responsible for the programme?": "Qui est responsable du programme ?",
  "In which countries does the programme work?": "Dans quels pays le programme agit-il ?",
} as const;
