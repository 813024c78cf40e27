/** The French of landing/. */
export default {
  "{name}, home": "{name}, accueil",
  "{name} finds funding opportunities around the world: grants, equity, accelerators and loans. It shows you the ones you are eligible for, and helps you apply with AI.":
    "Subventions, fonds propres, accélérateurs, prêts : {name} repère dans le monde entier les financements auxquels vous êtes éligible, et vous aide à postuler avec l’IA.",
  "Get started": "Commencer",
  "It is free to start.": "Gratuit pour démarrer.",
  "Already have an account?": "Déjà un compte ?",
  Login: "Se connecter",

  "Example of an opportunity that fits": "Exemple d’une opportunité qui convient",
  Example: "Exemple",
  GRANT: "SUBVENTION",
  "Clean Water Pilot Fund": "Fonds pilote pour l’eau potable",
  "Due in 21 days": "Échéance dans 21 jours",
  "Why it fits your organisation": "Pourquoi elle vous convient",
  "Nonprofits and social enterprises": "Associations et entreprises sociales",
  "Organisations in Ghana": "Structures établies au Ghana",
  "MVP stage or later": "Stade MVP ou plus avancé",
  "Founded after 2018": "Création après 2018",
  "Met:": "Rempli :",
  "Not known yet:": "Pas encore connu :",
  "Not in your profile yet": "Pas encore dans votre profil",

  "From a short profile to a finished application": "D’un court profil à une candidature bouclée",
  "Describe your organisation": "Présentez votre structure",
  "The core questions take 20 to 30 seconds. Tell us more whenever you want sharper matches.":
    "L’essentiel prend 20 à 30 secondes. Complétez à votre rythme pour affiner vos correspondances.",
  "See what you are eligible for": "Voyez ce qui vous est ouvert",
  "Every opportunity is checked against your type, country, stage and sector, and says why it fits.":
    "Type, pays, stade, secteur : tout est vérifié, et chaque opportunité dit pourquoi elle vous convient.",
  "Apply with a draft in hand": "Postulez brouillon en main",
  "AI writes a first narrative from your own profile. You change every word you like.":
    "L’IA rédige une première version à partir de votre profil. Vous y changez tout ce que vous voulez.",
  "Follow it to the decision": "Gardez le fil jusqu’à la décision",
  "Each application from draft to award in one place, with the figures and the dates that matter.":
    "Du brouillon à l’attribution, tout au même endroit, avec les montants et les dates qui comptent.",

  "Many kinds of funding, wherever you are": "Toutes sortes de financements, où que vous soyez",
  "Each opportunity says who offers it, where it applies, where the information comes from and when it was last checked.":
    "Pour chaque opportunité, vous savez qui la propose, où elle s’applique, d’où vient l’information et quand elle a été vérifiée.",
  "Made for": "Pensé pour",
  Startups: "Startups",
  Nonprofits: "Associations et ONG",
  "Social enterprises": "Entreprises sociales",
  Individuals: "Particuliers",
  "Research groups": "Équipes de recherche",
  Schools: "Écoles",
  Grants: "Subventions",
  "Money for a purpose, not paid back.": "De l’argent pour un projet, sans remboursement.",
  Equity: "Fonds propres",
  "Investment in return for a share in the company.":
    "Un investissement en échange d’une part de l’entreprise.",
  Accelerators: "Accélérateurs",
  "Programmes with mentors and a network, often with money.":
    "Un programme, des mentors, un réseau, et souvent de l’argent.",
  Loans: "Prêts",
  "Money now, paid back over time.": "De l’argent tout de suite, remboursé petit à petit.",
  "Prizes and fellowships": "Prix et bourses",
  "Awards for what you have built, and support for the people behind it.":
    "Une récompense pour ce que vous avez bâti, un soutien pour celles et ceux qui le portent.",

  "Help with the writing, without the invention": "De l’aide pour écrire, sans rien inventer",
  "It writes from your facts": "L’IA part de vos faits",
  "A draft uses what is in your profile and in the opportunity, and nothing else.":
    "Un brouillon puise dans votre profil et dans l’opportunité, et nulle part ailleurs.",
  "It marks what is missing": "Elle signale ce qui manque",
  "Where a fact is needed that you have not given, the draft says so instead of making one up.":
    "S’il faut un fait que vous n’avez pas donné, le brouillon le dit au lieu de l’inventer.",
  "You send it, nobody else": "C’est vous qui envoyez",
  "Nothing is submitted for you. You read, change and decide.":
    "Rien ne part à votre place. Vous relisez, vous corrigez, vous décidez.",
  "AI draft: the need": "Brouillon IA : le besoin",
  "In the three districts where we work, families walk to the nearest safe water point. Our pilot connects {households} to a metered line that the community maintains itself. We ask for {amount}, of which {share} pays for pipes and meters, to finish the first two lines by {month}.":
    "Dans les trois districts où nous travaillons, les familles marchent jusqu’au point d’eau potable le plus proche. Notre projet pilote raccorde {households} à une conduite avec compteurs, que la communauté entretient elle-même. Nous demandons {amount}, dont {share} pour les tuyaux et les compteurs, afin d’achever les deux premières conduites d’ici {month}.",
  "[add: {fact}]": "[à compléter : {fact}]",
  "number of households": "nombre de foyers",
  share: "part",
  "month and year": "mois et année",

  Accessibility: "Accessibilité",
  "Create a free account": "Créer un compte gratuit",
} as const;
