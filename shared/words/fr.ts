import type { Labels } from "./labels";
import type { WritingRules } from "./language";
import type { Dictionary } from "./words";

/**
 * The French of what both sides say. It is several dictionaries, because screens need a part of it only: client/src/words/fr.ts and
 * server/words/fr.ts put together what each side has.
 */

const joinWithSpace = (...parts: string[]) => parts.filter(Boolean).join("\u00A0");

/** How French is written. */
export const rules: WritingRules = {
  // French has a third form for whole millions, which is the same as the plural here.
  pickForm: (n) => (Math.abs(n) < 2 ? 0 : 1),
  forms: 2,
  // A mark stays on the line of its word. The spaces before ; : ! ? » and after « do not break.
  comma: ", ",
  polish: (text) =>
    text
      .replace(/ ([;!?])/g, "\u202F$1")
      .replace(/ ([:»%])/g, "\u00A0$1")
      .replace(/« /g, "«\u00A0"),
  shortMonths: [
    ...["janv.", "févr.", "mars", "avr.", "mai", "juin"],
    ...["juil.", "août", "sept.", "oct.", "nov.", "déc."],
  ],
  // Only the first of a month has an ordinal.
  withOrdinal: (written) => written.replace(/\b1(?=\s)/, "1er"),
  // A narrow space that does not break separates thousands. A wider one stands before the currency.
  figures: {
    group: "\u202F",
    decimal: ",",
    withCurrency: (digits, prefix) => joinWithSpace(digits, prefix.trim()),
    // A sign of one letter stands at the unit: "5 k$", "5 k KSh".
    short: (digits, unit, prefix) => {
      const symbol = prefix.trim();
      return `${digits}\u00A0${unit === "K" ? "k" : unit}${symbol.length === 1 ? "" : "\u00A0"}${symbol}`;
    },
  },
};

/** The labels of the fixed lists in shared/constants. */
export const labels: Labels = {
  // Groups of standard questions.
  "Your organisation": "Votre organisation",
  "Your project": "Votre projet",
  "People and partners": "Personnes et partenaires",
  "What will come of it": "Ce qui en résultera",
  "The money": "L’argent",
  "Care for people and the environment": "Attention aux personnes et à l’environnement",
  // Kinds of organisations, and what they are said to be ready for.
  Startup: "Startup",
  "U.S. public domain": "Domaine public des États-Unis",
  Nonprofit: "Association (ONG)",
  "Social Enterprise": "Entreprise sociale",
  Individual: "Personne physique",
  Research: "Recherche",
  School: "École",
  "Community Group": "Groupe communautaire",
  Government: "Administration publique",
  Idea: "Idée",
  MVP: "MVP",
  Traction: "Traction",
  Growth: "Croissance",
  Scale: "Passage à l’échelle",

  // Roles of members
  Owner: "Propriétaire",
  Editor: "Éditeur",
  Commenter: "Commentateur",
  "Drafts of application texts": "Brouillons de textes de candidature",
  "Reviews of pitch decks": "Analyses de pitch decks",
  "Matching by meaning": "Correspondance par le sens",
  Viewer: "Lecteur",

  // Of words that are stored in lower case, as screens and exports show them.
  Grant: "Subvention",
  Equity: "Fonds propres",
  Loan: "Prêt",
  Prize: "Prix",
  Accelerator: "Accélérateur",
  Fellowship: "Bourse",
  Other: "Autre",
  VC: "Capital-risque",
  Vc: "Capital-risque",
  Foundation: "Fondation",
  "Development finance": "Financement du développement",
  Corporate: "Entreprise",
  University: "Université",
  Multilateral: "Organisation multilatérale",
  "Angel network": "Réseau de business angels",
  "Private equity": "Capital-investissement",
  "Family office": "Family office",
  Template: "Modèle",
  Guide: "Guide",
  Tool: "Outil",
  Video: "Vidéo",

  // An application and an opportunity are both feminine.
  Draft: "Brouillon",
  "In Progress": "En cours",
  Submitted: "Envoyée",
  "Under Review": "À l’étude",
  Accepted: "Acceptée",
  Rejected: "Rejetée",
  Funded: "Financée",
  Completed: "Terminée",
  Pending: "En attente",
  Verified: "Vérifiée",

  // What an API key may do
  "Read the catalogue": "Lire le catalogue",
  "Read my matches and saved searches": "Lire mes correspondances et mes recherches enregistrées",
  "Read applications": "Lire les candidatures",
  "Start and change applications, save opportunities":
    "Commencer et modifier des candidatures, enregistrer des opportunités",
  "Start and change applications": "Commencer et modifier des candidatures",
  // What a webhook tells, and what became of it
  "An application is started": "Une candidature est commencée",
  "The status of an application changes": "Le statut d’une candidature change",
  "A task is done": "Une tâche est terminée",
  "A deadline is near": "Une date limite approche",
  "A new opportunity fits": "Une nouvelle opportunité convient",
  "A saved or applied-for opportunity changes":
    "Une opportunité enregistrée ou visée par une candidature change",
  "A test": "Un essai",
  "Stopped, because nothing has arrived for days": "Arrêté, car rien n’est arrivé depuis des jours",
  "Stopped, because the receiver wants no more": "Arrêté, car le destinataire ne veut plus rien recevoir",
  "Stopped, because the password or the address of your account has changed, or it was signed out everywhere":
    "Arrêté, car le mot de passe ou l’adresse de votre compte a changé, ou le compte a été déconnecté partout",
  "The address is not on the public internet": "L’adresse n’est pas sur l’internet public",
  "There is no server of this name": "Il n’y a pas de serveur de ce nom",
  "The server could not be reached": "Le serveur est injoignable",
  "The server did not answer in time": "Le serveur n’a pas répondu à temps",
  "The server did not accept it": "Le serveur ne l’a pas accepté",
  "Not sent: what it tells of is gone": "Pas envoyé : ce dont il parle n’existe plus",
  "Not sent: the webhook was switched off": "Pas envoyé : le webhook a été désactivé",
  "Not sent: the secret can no longer be read. Make a new one.":
    "Pas envoyé : le secret n’est plus lisible. Créez-en un nouveau.",
  // Columns of exports, and what a source says of an opportunity.
  Name: "Nom",
  Opportunity: "Opportunité",
  Status: "Statut",
  "Requested amount": "Montant demandé",
  Entity: "Structure",
  Created: "Créée",
  Funder: "Financeur",
  "Funder's website": "Site du financeur",
  Description: "Description",
  "Application page": "Page de candidature",
  "Funding type": "Type de financement",
  "Minimum amount": "Montant minimum",
  "Maximum amount": "Montant maximum",
  Amounts: "Montants",
  Currency: "Devise",
  "Smallest equity stake": "Part du capital minimale",
  "Largest equity stake": "Part du capital maximale",
  "Entity type": "Type de structure",
  "Eligible entity types": "Types de structures éligibles",
  "Other types may apply": "Ouvert à d’autres types",
  "Eligible countries": "Pays éligibles",
  // What speaks for or against two opportunities being the same call
  Merged: "Fusionnée",
  "Both quote the same number": "Les deux citent le même numéro",
  "They quote different numbers": "Elles citent des numéros différents",
  "The names share their rare words": "Les noms ont leurs mots rares en commun",
  "Each name has words of its own": "Chaque nom a des mots que l’autre n’a pas",
  "The names differ in one part": "Les noms diffèrent sur un point",
  "One name says more": "L’un des noms en dit plus",
  "One says that it is a part or another round": "L’une se dit un volet ou une autre édition",
  "The same funder": "Le même financeur",
  "Funders of one family": "Des financeurs apparentés",
  "Different funders": "Des financeurs différents",
  "The same page to apply on": "La même page de candidature",
  "The same website": "Le même site web",
  "The same deadline": "La même date limite",
  "Deadlines within two weeks": "Des dates limites à moins de deux semaines",
  "Different deadlines": "Des dates limites différentes",
  "The same amount": "Le même montant",
  "Different amounts": "Des montants différents",
  "Different countries": "Des pays différents",
  "One is open to fewer countries": "L’une est ouverte à moins de pays",
  "They name different places": "Elles nomment des lieux différents",
  "Different kinds of funding": "Des types de financement différents",
  "Both are of a kind of which most funders have one":
    "Les deux sont d’un genre dont la plupart des financeurs n’ont qu’un",
  "Different years, phases or tracks": "Des années, phases ou volets différents",
  "The descriptions share their words": "Les descriptions ont des mots en commun",
  "One is in another language": "L’une est dans une autre langue",
  "Eligible regions": "Régions éligibles",
  "Who may apply": "Qui peut candidater",
  Industries: "Secteurs",
  Stages: "Stades",
  "Founded in or after": "Créée à partir de",
  "Founded in or before": "Créée jusqu’en",
  "Minimum revenue": "Chiffre d’affaires minimum",
  "Maximum revenue": "Chiffre d’affaires maximum",
  "Open only to": "Réservé à",
  "Co-funding": "Cofinancement",
  "Share of the costs to bring (%)": "Part des coûts à apporter (%)",
  "Organisations that apply together, at least": "Nombre minimum de structures candidates ensemble",
  Opens: "Ouverture",
  Deadline: "Date limite",
  "Time zone of the deadline": "Fuseau horaire de la date limite",
  "Hour of the deadline": "Heure de la date limite",
  "Closing time": "Heure limite",
  "Time zone": "Fuseau horaire",
  "About the deadline": "Au sujet de la date limite",
  Weeks: "Semaines",
  Decision: "Décision",
  "Awarded amount": "Montant attribué",
  "Last changed": "Dernière modification",
  "AI draft by": "Brouillon d’IA rédigé par",
  Notes: "Notes",
  Narrative: "Présentation",
  "AI draft": "Brouillon d’IA",
  "Funder's feedback": "Retour du financeur",
  Link: "Lien",
  Match: "Correspondance",
  "Saved or hidden": "Gardée ou écartée",
  "Where to apply": "Où candidater",
  "Source and licence": "Source et licence",

  "Agriculture & agritech": "Agriculture et agritech",
  "Artificial intelligence & data": "Intelligence artificielle et données",
  "Arts, culture & humanities": "Arts, culture et sciences humaines",
  "Biotech & life sciences": "Biotechnologies et sciences de la vie",
  "Children & young people": "Enfance et jeunesse",
  "Government & civic technology": "Administration et technologies civiques",
  "Climate & carbon": "Climat et carbone",
  "Community development": "Développement local",
  "Consumer products, fashion & retail": "Biens de consommation, mode et commerce",
  "IRS list of exempt organisations (United States)": "Liste IRS des organismes exonérés (États-Unis)",
  "Charity Commission (England and Wales)": "Charity Commission (Angleterre et pays de Galles)",
  "Companies House (United Kingdom)": "Companies House (Royaume-Uni)",
  "Research Organization Registry (worldwide)": "Research Organization Registry (monde entier)",
  EIN: "EIN",
  "Charity number": "Numéro d’association",
  "Company number": "Numéro de société",
  "ROR ID": "Identifiant ROR",
  "public domain": "domaine public",
  "Open Government Licence v3.0": "Open Government Licence v3.0",
  "free to use": "utilisation libre",
  CC0: "CC0",
  "Deep tech & frontier technology": "Deep tech et technologies de pointe",
  "E-commerce & marketplaces": "E-commerce et places de marché",
  "Education & learning": "Éducation et apprentissage",
  "Energy & power": "Énergie et électricité",
  "Environment & conservation": "Environnement et conservation",
  "Fintech & financial services": "Fintech et services financiers",
  "Food & nutrition": "Alimentation et nutrition",
  "Women & gender equality": "Femmes et égalité des genres",
  "Hardware, robotics & electronics": "Matériel, robotique et électronique",
  "Health & wellbeing": "Santé et bien-être",
  "Housing, construction & infrastructure": "Logement, construction et infrastructures",
  "Human rights & justice": "Droits humains et justice",
  "Humanitarian aid & refugees": "Aide humanitaire et réfugiés",
  "Logistics & supply chain": "Logistique et approvisionnement",
  "Manufacturing & materials": "Industrie et matériaux",
  "Media, games & entertainment": "Médias, jeux et divertissement",
  "Medical devices & diagnostics": "Dispositifs médicaux et diagnostic",
  "Mobility & transport": "Mobilité et transports",
  "Open source & digital commons": "Logiciel libre et communs numériques",
  "Poverty & livelihoods": "Pauvreté et moyens de subsistance",
  "Science & research": "Science et recherche",
  "Security & defence": "Sécurité et défense",
  "Social enterprise & inclusion": "Entrepreneuriat social et inclusion",
  "Software & SaaS": "Logiciels et SaaS",
  "Space & aerospace": "Espace et aérospatiale",
  "Telecoms & connectivity": "Télécoms et connectivité",
  "Tourism & hospitality": "Tourisme et hôtellerie",
  "Waste & circular economy": "Déchets et économie circulaire",
  "Water & sanitation": "Eau et assainissement",
  "Web3 & blockchain": "Web3 et blockchain",
  "Jobs, skills & the future of work": "Emploi, compétences et avenir du travail",

  // The directory's words for what a funder looks for, and where things are from; the last are broad words of funders that are no industry of the list.
  "Pre-seed": "Pré-amorçage",
  Seed: "Amorçage",
  "Series A": "Série A",
  Established: "Maturité",
  "Any stage": "Tous les stades",
  "All industries": "Tous les secteurs",
  Global: "Monde entier",
  Africa: "Afrique",
  Europe: "Europe",
  Asia: "Asie",
  "Latin America": "Amérique latine",
  Caribbean: "Caraïbes",
  "Added by hand": "Ajoutée à la main",
  "Checked against its page": "Vérifié sur sa page",
  "Well-known facts, not checked against a page": "Faits bien connus, non vérifiés sur une page",
  Technology: "Technologie",
  Internet: "Internet",
  Mobile: "Mobile",
  Innovation: "Innovation",
  "Frontier tech": "Technologies de pointe",
  "Hard tech": "Technologies matérielles",
  Engineering: "Ingénierie",
  "Accelerated computing": "Calcul accéléré",
  "Life science tools": "Outils des sciences de la vie",
  Sustainability: "Développement durable",
  Development: "Développement",
  "Rural development": "Développement rural",
  "Digital inclusion": "Inclusion numérique",
  Livelihoods: "Moyens de subsistance",
  Homelessness: "Sans-abrisme",
  Nutrition: "Nutrition",
  "Reproductive health": "Santé reproductive",
  "Early years": "Petite enfance",
  "Women's rights": "Droits des femmes",
  "Civil society": "Société civile",
  Society: "Société",
  Governance: "Gouvernance",
  Talent: "Talents",

  // How a programme of the starter catalogue takes applications, and what it gives.
  Rolling: "En continu",
  "Once a year": "Une fois par an",
  "By cohort": "Par promotion",
  "Several rounds": "Plusieurs sessions",
  "Rolling: applications are read all year.": "En continu : les candidatures sont examinées toute l’année.",
  "Once a year: see the programme's page for the next round.":
    "Une fois par an : voir la page du programme pour la prochaine session.",
  "By cohort: see the programme's page for the next intake.":
    "Par promotion : voir la page du programme pour la prochaine session.",
  "Several rounds: others follow this deadline.": "Plusieurs sessions : d’autres suivent cette date limite.",
  "Not open yet when it was last checked; the next round was announced.":
    "Pas encore ouvert à la dernière vérification ; la prochaine session était annoncée.",
  "Not taking applications when it was last checked; there was a waiting list.":
    "Candidatures fermées à la dernière vérification ; il y avait une liste d’attente.",
  "No equity taken": "Sans prise de participation",
  "No cash, and no equity taken": "Sans argent ni prise de participation",
  "Cloud credits, not cash; no equity taken": "Crédits cloud, sans argent ; sans prise de participation",
  "No cash": "Sans argent",
  Negotiated: "À négocier",

  "E-mail": "E-mail",
  Call: "Appel",
  Meeting: "Réunion",
  Event: "Événement",
  Introduction: "Mise en relation",
  Application: "Candidature",

  "Strong match": "Forte correspondance",
  "Possible match": "Correspondance possible",
  "Weak match": "Faible correspondance",
  "We are not eligible": "Nous ne sommes pas éligibles",
  "It is not our field": "Ce n’est pas notre domaine",
  "The amount does not suit us": "Le montant ne nous convient pas",
  "Too much work for what it gives": "Trop de travail pour l’enjeu",
  "Another reason": "Une autre raison",

  "Problem Clarity": "Clarté du problème",
  "Solution Fit": "Adéquation de la solution",
  "Market Size": "Taille du marché",
  "Team Strength": "Solidité de l’équipe",
  "Financial Viability": "Viabilité financière",
  "Investor Appeal": "Attrait pour les investisseurs",
  Hybrid: "Hybride",
  "Built-in rules": "Règles intégrées",
  OpenAI: "OpenAI",
  Anthropic: "Anthropic",
  "PDF, PPT, or PPTX (Max 10MB)": "PDF, PPT ou PPTX (10 Mo max.)",

  // Kinds of costs of a budget, and what overhead is a share of
  Personnel: "Personnel",
  "Fringe benefits": "Charges sociales",
  Travel: "Déplacements",
  Equipment: "Équipement",
  Supplies: "Fournitures",
  Contractual: "Sous-traitance",
  Construction: "Travaux",
  "Other direct costs": "Autres coûts directs",
  "Indirect costs (overhead)": "Coûts indirects (frais généraux)",
  "Direct costs": "Coûts directs",
  "Direct costs without equipment, contracts and construction":
    "Coûts directs sans équipement, sous-traitance ni travaux",
  "Personnel and fringe benefits": "Personnel et charges sociales",
  "The whole budget": "Le budget entier",
};

/** The questionnaires: labels, placeholders, help and options. */
export const questionnaires = {
  // The steps of a profile.
  "Core Information": "Informations essentielles",
  "20-30 seconds": "20 à 30 secondes",
  "Financial & Impact Metrics": "Chiffres et impact",
  "1-3 minutes": "1 à 3 minutes",
  "Detailed Profile": "Profil détaillé",
  "5-10 minutes": "5 à 10 minutes",

  // What several questionnaires ask for in the same words.
  "Opportunities are matched with these words, so name what you make or offer and for whom.":
    "Ces mots servent à trouver vos opportunités : dites ce que vous faites ou proposez, et pour qui.",
  "Which industries are you in?": "Quels sont vos secteurs d’activité ?",
  "Which fields do you work in?": "Dans quels domaines travaillez-vous ?",
  "Choose the one to three that fit best.": "Choisissez-en un à trois, les plus proches.",
  "Which country are you based in?": "Quel est votre pays ?",
  "Where you are registered, or live if you are not registered yet.":
    "Là où la structure est enregistrée, sinon là où vous vivez.",
  "In which countries do you work today?": "Dans quels pays travaillez-vous aujourd’hui ?",
  "State, province or region": "État, province ou région",
  "Greater Accra": "Thiès",
  "Some funders only support one part of a country.":
    "Certains financeurs ne soutiennent qu’une partie d’un pays.",
  "How far along are you?": "Où en êtes-vous ?",
  "In which year was it founded?": "En quelle année a-t-elle été créée ?",
  "How many people work on it in all?": "Combien de personnes y travaillent en tout ?",
  "Founders, employees, contractors and volunteers together.":
    "Fondateurs, salariés, prestataires et bénévoles compris.",
  "How many of them are paid employees?": "Combien d’entre elles sont salariées ?",
  "How many of them are paid?": "Combien d’entre elles sont rémunérées ?",
  "Who founded it?": "Qui l’a créée ?",
  "First and last name": "Prénom et nom",
  "E-mail address for funders": "Adresse e-mail pour les financeurs",
  "name@example.org": "nom@example.org",
  "Used in drafts as the contact; never shown to other users.":
    "Sert de contact dans les brouillons ; jamais montrée aux autres utilisateurs.",
  Website: "Site web",
  "What is your mission?": "Quelle est votre mission ?",
  "The change you exist to bring about": "Le changement que vous voulez apporter",
  "Currency of your amounts": "Devise de vos montants",
  "Every amount in this profile is read in this currency.":
    "Tous les montants de ce profil sont lus dans cette devise.",
  "Revenue of the last 12 months": "Chiffre d’affaires des 12 derniers mois",
  "0 if there is none yet. In the currency of this profile.":
    "0 s’il n’y en a pas encore. Dans la devise de ce profil.",
  "Income of the last 12 months": "Recettes des 12 derniers mois",
  "Monthly burn": "Trésorerie consommée par mois",
  "What you spend in a month beyond what you earn; 0 if you do not. In the currency of this profile.":
    "Ce que vous dépensez en un mois au-delà de ce que vous gagnez ; 0 sinon. Dans la devise de ce profil.",
  "Monthly spending beyond income": "Dépenses mensuelles au-delà des recettes",
  "What you draw from reserves in a month; 0 if you do not.":
    "Ce que vous prenez sur vos réserves en un mois ; 0 sinon.",
  "Budget for this year": "Budget de cette année",
  "How much funding are you looking for?": "Quel financement recherchez-vous ?",
  "How much funding do you need?": "De quel financement avez-vous besoin ?",
  "Funding raised so far": "Financements obtenus à ce jour",
  "Grants, investment, loans and prizes together; 0 if none. In the currency of this profile.":
    "Subventions, investissements, prêts et prix compris ; 0 s’il n’y en a pas. Dans la devise de ce profil.",
  "Donations and grants received so far": "Dons et subventions reçus à ce jour",
  "Equity given to investors so far (%)": "Capital cédé aux investisseurs à ce jour (%)",
  "0 if you still own all of it.": "0 si vous détenez encore tout le capital.",
  "Ownership held by outside investors (%)": "Part détenue par des investisseurs extérieurs (%)",
  "Separate with commas.": "Séparez par des virgules.",
  "How have you been funded until now?": "Quels ont été vos financements jusqu’ici ?",
  "Which grants have you received?": "Quelles subventions avez-vous reçues ?",
  "What programmes do you run?": "Quels programmes menez-vous ?",
  "Patents held or applied for": "Brevets détenus ou déposés",

  // What can be chosen, but for what other fixed lists hold too: that is among the labels.
  Concept: "Concept",
  Prototype: "Prototype",
  "Private beta": "Bêta privée",
  Live: "En service",
  "Live and growing": "En service et en croissance",
  Mature: "Mature",
  "Series B": "Série B",
  "Series C or later": "Série C ou au-delà",
  "Not raising equity": "Pas de levée en capital",
  Subscription: "Abonnement",
  "Pay per use": "Paiement à l’usage",
  "Marketplace or commission": "Place de marché ou commission",
  "Product sales": "Vente de produits",
  "Services or projects": "Services ou projets",
  Licensing: "Licences",
  Advertising: "Publicité",
  Freemium: "Freemium",
  "Hardware with service": "Matériel avec service",
  "Not decided yet": "Pas encore décidé",
  "Not yet profitable": "Pas encore rentable",
  "Breaking even": "À l’équilibre",
  Profitable: "Rentable",
  "SDG 1: No poverty": "ODD 1 : Pas de pauvreté",
  "SDG 2: Zero hunger": "ODD 2 : Faim « zéro »",
  "SDG 3: Good health and well-being": "ODD 3 : Bonne santé et bien-être",
  "SDG 4: Quality education": "ODD 4 : Éducation de qualité",
  "SDG 5: Gender equality": "ODD 5 : Égalité entre les sexes",
  "SDG 6: Clean water and sanitation": "ODD 6 : Eau propre et assainissement",
  "SDG 7: Affordable and clean energy": "ODD 7 : Énergie propre et d’un coût abordable",
  "SDG 8: Decent work and economic growth": "ODD 8 : Travail décent et croissance économique",
  "SDG 9: Industry, innovation and infrastructure": "ODD 9 : Industrie, innovation et infrastructure",
  "SDG 10: Reduced inequalities": "ODD 10 : Inégalités réduites",
  "SDG 11: Sustainable cities and communities": "ODD 11 : Villes et communautés durables",
  "SDG 12: Responsible consumption and production": "ODD 12 : Consommation et production responsables",
  "SDG 13: Climate action": "ODD 13 : Lutte contre les changements climatiques",
  "SDG 14: Life below water": "ODD 14 : Vie aquatique",
  "SDG 15: Life on land": "ODD 15 : Vie terrestre",
  "SDG 16: Peace, justice and strong institutions": "ODD 16 : Paix, justice et institutions efficaces",
  "SDG 17: Partnerships for the goals": "ODD 17 : Partenariats pour la réalisation des objectifs",
  Public: "Publique",
  Private: "Privée",
  Community: "Communautaire",
  "Faith-based": "Confessionnelle",
  "Charter or academy": "Publique à gestion autonome",
  "Vocational or technical": "Professionnelle ou technique",
  "University or college": "Université ou école supérieure",
  Online: "En ligne",
  Primary: "Primaire",
  "Lower secondary": "Collège",
  "Upper secondary": "Lycée",
  Vocational: "Enseignement professionnel",
  Undergraduate: "Licence",
  Postgraduate: "Master et doctorat",
  "Adult learning": "Formation des adultes",
  "Neighbourhood or residents' group": "Comité de quartier ou d’habitants",
  Cooperative: "Coopérative",
  "Savings or self-help group": "Groupe d’épargne ou d’entraide",
  "Youth group": "Groupe de jeunes",
  "Women's group": "Groupe de femmes",
  "Faith group": "Groupe confessionnel",
  "Sports or arts club": "Club sportif ou artistique",
  "Registered association": "Association enregistrée",
  "Group with a fiscal sponsor": "Groupe avec un parrain fiscal",
  "Environmental group": "Groupe de défense de l’environnement",

  // What startups are asked.
  "What does your startup do?": "Que fait votre startup ?",
  "We help smallholder farmers sell directly to city restaurants through a phone app.":
    "Nous aidons les petits producteurs à vendre directement aux restaurants des villes avec une application mobile.",
  "MVP: a first version exists. Traction: people use or pay for it. Growth: growing steadily. Scale: several markets.":
    "MVP : une première version existe. Traction : on l’utilise ou on paie pour l’avoir. Croissance : progression régulière. Passage à l’échelle : plusieurs marchés.",
  "How much are you raising now?": "Combien cherchez-vous à lever maintenant ?",
  "How many people are on the team?": "Combien de personnes compte l’équipe ?",
  "Monthly recurring revenue (MRR)": "Revenu mensuel récurrent (MRR)",
  "What subscriptions and contracts bring in each month.":
    "Ce que les abonnements et les contrats rapportent chaque mois.",
  "Monthly growth (%)": "Croissance mensuelle (%)",
  "Average of the last three months; negative if it shrank.":
    "Moyenne des trois derniers mois ; négative en cas de recul.",
  "Gross margin (%)": "Marge brute (%)",
  "What is left of revenue after the direct cost of what you sell.":
    "Ce qui reste du chiffre d’affaires après le coût direct de ce que vous vendez.",
  "Paying customers": "Clients payants",
  "Monthly active users (MAU)": "Utilisateurs actifs par mois (MAU)",
  "Daily active users (DAU)": "Utilisateurs actifs par jour (DAU)",
  "Customer acquisition cost (CAC)": "Coût d’acquisition d’un client (CAC)",
  "Sales and marketing spending for each new customer.":
    "Dépenses commerciales et marketing pour chaque nouveau client.",
  "Customer lifetime value (LTV)": "Valeur vie d’un client (LTV)",
  "What a customer brings in before leaving.": "Ce qu’un client rapporte avant de partir.",
  "Monthly churn (%)": "Attrition mensuelle (%)",
  "Share of customers lost in a month.": "Part des clients perdus en un mois.",
  "Valuation at the last round": "Valorisation au dernier tour de table",
  "Leave empty if you have not raised at a valuation.":
    "Laissez vide si aucune levée n’a fixé de valorisation.",
  "Runway in months": "Autonomie de trésorerie, en mois",
  "How long your cash lasts at the present burn.":
    "Le temps que dure votre trésorerie au rythme de dépense actuel.",
  "Which round are you raising?": "Quel tour de table préparez-vous ?",
  "Total addressable market (TAM)": "Marché total accessible (TAM)",
  "What everyone who could buy this spends on it in a year.":
    "Ce que dépensent en un an tous ceux qui pourraient acheter ce type de produit.",
  "What problem do you solve?": "Quel problème résolvez-vous ?",
  "Who has it, how they cope today and what it costs them":
    "Qui le rencontre, comment on s’en sort aujourd’hui et ce que cela coûte",
  "How does your product solve it?": "Comment votre produit le résout-il ?",
  "What it does, how it works and what makes it better than what people use today":
    "Ce qu’il fait, comment il fonctionne et en quoi il est meilleur que les solutions actuelles",
  "How finished is the product?": "Où en est le produit ?",
  "Who are your customers?": "Qui sont vos clients ?",
  "The people who use it and the people who pay for it": "Les personnes qui l’utilisent et celles qui paient",
  "Which market are you going after?": "Quel marché visez-vous ?",
  "Size, growth and the part you begin with": "Taille, croissance et segment par lequel vous commencez",
  Competitors: "Concurrents",
  "Company A, Company B, spreadsheets": "Entreprise A, Entreprise B, tableurs",
  "Separate with commas. Include what people use instead.":
    "Séparez par des virgules. Ajoutez ce que l’on utilise à la place.",
  "How do you make money?": "Comment gagnez-vous de l’argent ?",
  "How do you reach customers?": "Comment touchez-vous vos clients ?",
  "Channels, partners and what has worked so far": "Canaux, partenaires et ce qui a marché jusqu’ici",
  "Technologies you build on": "Technologies utilisées",
  "React Native, PostgreSQL, satellite imagery": "React Native, PostgreSQL, images satellite",
  "Who are the founders?": "Qui sont les fondateurs ?",
  "Ama Mensah and Kofi Boateng": "Aminata Diallo et Kouassi Yao",
  "What have the founders done before?": "Qu’ont fait les fondateurs auparavant ?",
  "Relevant work, training and earlier ventures":
    "Expérience utile, formation et entreprises créées auparavant",
  "Earlier companies that the founders sold or listed":
    "Entreprises que les fondateurs ont déjà vendues ou introduites en bourse",
  "Who else is on the team?": "Qui d’autre fait partie de l’équipe ?",
  "Roles, strengths and the next people to hire": "Rôles, points forts et prochains recrutements",
  "Each round or grant: year, amount and who gave it":
    "Chaque levée ou subvention : année, montant et financeur",
  "What will you use the funding for?": "À quoi servira le financement ?",
  "60 % product, 25 % sales, 15 % operations, over 18 months":
    "60 % produit, 25 % ventes, 15 % fonctionnement, sur 18 mois",
  "What do you want to reach in the next 12 to 24 months?":
    "Que voulez-vous atteindre dans les 12 à 24 prochains mois ?",
  "Milestones that can be counted": "Des étapes chiffrées",
  "What good does it do for people or the planet?": "Quel bien cela fait-il aux gens ou à la planète ?",
  "Who is better off, and how you know": "Qui vit mieux, et comment vous le savez",
  "Where is your head office?": "Où se trouve votre siège ?",
  Accra: "Dakar",
  "Which countries do you want to enter next?": "Dans quels pays voulez-vous vous lancer ensuite ?",

  // What nonprofits are asked.
  "What does your organisation do?": "Que fait votre association ?",
  "We run free evening classes for girls who left school early.":
    "Nous proposons des cours du soir gratuits aux filles qui ont quitté l’école trop tôt.",
  "How established is your work?": "Où en est votre action ?",
  "Idea: being planned. MVP: a first pilot. Traction: running, with first results. Growth: reaching more people each year. Scale: several sites.":
    "Idée : en préparation. MVP : un premier pilote. Traction : en marche, avec de premiers résultats. Croissance : plus de personnes touchées chaque année. Passage à l’échelle : plusieurs sites.",
  "Spending in the last full year": "Dépenses de la dernière année complète",
  "Donations, grants, fees and sales together. In the currency of this profile.":
    "Dons, subventions, cotisations et ventes compris. Dans la devise de ce profil.",
  "Funding gap this year": "Besoin non couvert cette année",
  "The part of the budget that nobody has promised yet.":
    "La part du budget que personne n’a encore promise.",
  "People reached in the last year": "Personnes touchées l’an dernier",
  "How many people work with you in all?": "Combien de personnes travaillent avec vous en tout ?",
  "Staff, volunteers and board members together.":
    "Salariés, bénévoles et membres du conseil d’administration compris.",
  "Paid staff": "Personnel salarié",
  Volunteers: "Bénévoles",
  "Board members": "Membres du conseil d’administration",
  "For most nonprofits this is 0.": "0 pour la plupart des associations.",
  "Which causes do you work for?": "Pour quelles causes agissez-vous ?",
  "Girls' education, child marriage, literacy": "Éducation des filles, mariage des enfants, alphabétisation",
  "Whom do you help?": "Qui aidez-vous ?",
  "Who they are, where they live and what they face":
    "Qui sont ces personnes, où elles vivent et ce qu’elles affrontent",
  "Each programme: what happens, for how many, with what result":
    "Chaque programme : ce qui s’y fait, pour combien de personnes, avec quel résultat",
  "Which Sustainable Development Goals do you work towards?":
    "À quels objectifs de développement durable contribuez-vous ?",
  "Funder, year, amount and what came of it": "Financeur, année, montant et résultat",
  Partners: "Partenaires",
  "Ministry of Education, Save the Children": "Ministère de l’Éducation, Save the Children",
  "Charity rating or registration": "Label ou enregistrement de l’association",
  "Four stars, Charity Navigator": "Récépissé, label IDEAS",
  "Awards and recognition": "Prix et distinctions",
  "Global Teacher Prize 2023": "Global Teacher Prize 2023",
  "Who leads or founded the organisation?": "Qui dirige ou a créé l’association ?",

  // What social enterprises are asked.
  "What does your enterprise do?": "Que fait votre entreprise ?",
  "We train refugees as solar technicians and sell the installations they make.":
    "Nous formons des réfugiés au métier de technicien solaire et vendons les installations qu’ils posent.",
  "MVP: a first pilot. Traction: regular customers. Growth: growing steadily. Scale: several places.":
    "MVP : un premier pilote. Traction : des clients réguliers. Croissance : progression régulière. Passage à l’échelle : plusieurs lieux.",
  "Is it profitable?": "L’entreprise est-elle rentable ?",
  "Profit margin (%)": "Marge bénéficiaire (%)",
  "Profit as a share of revenue; negative if you make a loss.":
    "Bénéfice rapporté au chiffre d’affaires ; négatif en cas de perte.",
  "People who benefited in the last year": "Bénéficiaires l’an dernier",
  "What is your social mission?": "Quelle est votre mission sociale ?",
  "How does the business work?": "Comment fonctionne l’activité ?",
  "Who pays for what, and how that serves the mission": "Qui paie quoi, et en quoi cela sert la mission",
  "Products and services": "Produits et services",
  "Home solar kits, installer training": "Kits solaires domestiques, formation d’installateurs",
  "Customer groups": "Groupes de clients",
  "Rural households, clinics, NGOs": "Ménages ruraux, centres de santé, ONG",
  "What has changed for the people you serve?": "Qu’est-ce qui a changé pour les personnes que vous servez ?",
  "Outcomes, how you measure them and over what time":
    "Les résultats, comment vous les mesurez et sur quelle durée",
  "Who is on the team?": "Qui fait partie de l’équipe ?",
  "Roles, experience and ties to the community": "Rôles, expérience et liens avec la communauté",
  "Year, amount and who gave it": "Année, montant et financeur",
  "Are you a certified B Corporation?": "Avez-vous la certification B Corp ?",
  "Other certifications": "Autres certifications",
  "Fairtrade, ISO 14001": "Fairtrade, ISO 14001",

  // What individuals are asked.
  "What are you working on?": "Sur quoi travaillez-vous ?",
  "A documentary about river fishing in the Volta delta.":
    "Un documentaire sur la pêche dans le delta du Saloum.",
  "Which fields is it in?": "De quels domaines s’agit-il ?",
  "Which country do you live in?": "Dans quel pays vivez-vous ?",
  "Many fellowships and grants depend on it.": "Beaucoup de bourses et de subventions en dépendent.",
  "How far along is your project?": "Où en est votre projet ?",
  "MVP: a first version or pilot. Traction: others use or follow it. Growth: growing steadily. Scale: established.":
    "MVP : une première version ou un pilote. Traction : d’autres l’utilisent ou le suivent. Croissance : progression régulière. Passage à l’échelle : bien établi.",
  "In which year did you start on it?": "En quelle année l’avez-vous commencé ?",
  "Funding received for it so far": "Financements reçus pour ce projet à ce jour",
  "What it earned in the last 12 months": "Ce qu’il a rapporté ces 12 derniers mois",
  "What it costs you each month": "Ce qu’il vous coûte chaque mois",
  "Your own spending beyond what it earns; 0 if none.":
    "Vos propres dépenses au-delà de ce qu’il rapporte ; 0 sinon.",
  "Years of experience in this field": "Années d’expérience dans ce domaine",
  "How many people work on it, with you?": "Avec vous, combien de personnes y travaillent ?",
  "1 if you work alone.": "1 si vous travaillez sans équipe.",
  "How many of them do you pay?": "Combien d’entre elles rémunérez-vous ?",
  "Share of the project that others own (%)": "Part du projet détenue par d’autres (%)",
  "0 if it is all yours.": "0 s’il est entièrement à vous.",
  "Your full name": "Votre nom complet",
  "As it should stand in an application": "Tel qu’il doit figurer dans une candidature",
  "What do you call yourself?": "Comment vous présentez-vous ?",
  "Documentary film-maker": "Documentariste",
  "Describe your project": "Décrivez votre projet",
  "What it is, whom it is for, and why you are the one to do it":
    "De quoi il s’agit, à qui il s’adresse et pourquoi c’est à vous de le mener",
  "What do you want to reach with the funding?": "Que voulez-vous réaliser grâce au financement ?",
  "What will exist at the end that does not exist today":
    "Ce qui existera à la fin et n’existe pas aujourd’hui",
  "What drives you?": "Qu’est-ce qui vous anime ?",
  "The change you want to see": "Le changement que vous voulez voir",
  "What have you done before?": "Qu’avez-vous fait auparavant ?",
  "Work, projects and results that matter here": "Expériences, projets et résultats qui comptent ici",
  "Education and training": "Études et formation",
  "BA Film, University of Ghana, 2018": "Licence de cinéma, Université Gaston-Berger, 2018",
  Skills: "Compétences",
  "Directing, editing, Ewe, French": "Réalisation, montage, wolof, anglais",
  "Which town or city do you live in?": "Dans quelle ville vivez-vous ?",
  Keta: "Saint-Louis",
  "In which countries does your work take place?": "Dans quels pays se déroule votre travail ?",
  "Website or portfolio": "Site web ou portfolio",
  "Social media and other links": "Réseaux sociaux et autres liens",
  "https://www.linkedin.com/in/name, https://vimeo.com/name":
    "https://www.linkedin.com/in/nom, https://vimeo.com/nom",

  // What research groups are asked.
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

  // What schools are asked.
  "What does your school offer?": "Que propose votre école ?",
  "A rural secondary school with a focus on science and farming.":
    "Un lycée rural tourné vers les sciences et l’agriculture.",
  "Which fields does your need belong to?": "De quels domaines relève votre besoin ?",
  "Education, and what the funding is for: energy, water, arts and so on.":
    "L’éducation, et ce à quoi servira le financement : énergie, eau, arts, etc.",
  "Where the school is.": "Là où se trouve l’école.",
  "How established is the school?": "Où en est l’école ?",
  "Idea: being planned. MVP: newly opened. Traction: running, with first results. Growth: growing. Scale: several sites.":
    "Idée : en préparation. MVP : tout juste ouverte. Traction : en marche, avec de premiers résultats. Croissance : elle grandit. Passage à l’échelle : plusieurs sites.",
  "In which year did it open?": "En quelle année a-t-elle ouvert ?",
  Students: "Élèves et étudiants",
  Teachers: "Enseignants",
  "How many people work at the school in all?": "Combien de personnes travaillent à l’école en tout ?",
  "Teachers, other staff and volunteers together.": "Enseignants, autres salariés et bénévoles compris.",
  "Fees, public money and donations together. In the currency of this profile.":
    "Frais de scolarité, fonds publics et dons compris. Dans la devise de ce profil.",
  "Fees for one student and year": "Frais de scolarité par élève et par an",
  "0 if it is free.": "0 si l’école est gratuite.",
  "Students on a scholarship": "Boursiers",
  "Students who complete their course (%)": "Élèves qui achèvent leur cursus (%)",
  "Leavers who go on to further study (%)": "Sortants qui poursuivent des études (%)",
  "Leavers in work within a year (%)": "Sortants en emploi dans l’année (%)",
  "For most schools this is 0.": "0 pour la plupart des écoles.",
  "What kind of school is it?": "De quel type d’école s’agit-il ?",
  "Which levels do you teach?": "Quels niveaux enseignez-vous ?",
  "What does your school stand for?": "Quelles sont les valeurs de votre école ?",
  "Whom you serve and what you want for them": "Qui vous accueillez et ce que vous voulez pour vos élèves",
  "What scholarships do you give?": "Quelles bourses accordez-vous ?",
  "Who can get one, what it covers and who pays for it":
    "Qui peut en recevoir une, ce qu’elle couvre et qui la paie",
  Partnerships: "Partenariats",
  "University of Nairobi, Rotary Club, parents' association":
    "Université de Lomé, Rotary Club, association des parents d’élèves",
  Accreditations: "Agréments",
  "Ministry of Education, Cambridge International": "Ministère de l’Éducation, AEFE",
  "Who heads the school?": "Qui dirige l’école ?",
  "In which countries do you have sites or students?": "Dans quels pays avez-vous des sites ou des élèves ?",

  // What community groups are asked.
  "What does your group do?": "Que fait votre groupe ?",
  "We keep the neighbourhood garden and teach children to grow food.":
    "Nous entretenons le jardin du quartier et apprenons aux enfants à cultiver.",
  "Where your group meets.": "Là où votre groupe se réunit.",
  "How established is the group?": "Où en est le groupe ?",
  "Idea: being planned. MVP: just started. Traction: meeting regularly. Growth: growing. Scale: several places.":
    "Idée : en préparation. MVP : tout juste lancé. Traction : réunions régulières. Croissance : il grandit. Passage à l’échelle : plusieurs lieux.",
  "In which year did it begin?": "En quelle année a-t-il commencé ?",
  Members: "Membres",
  "How many people run the group?": "Combien de personnes animent le groupe ?",
  "Organisers, volunteers and staff together.": "Organisateurs, bénévoles et salariés compris.",
  "Contributions, donations and sales together. In the currency of this profile.":
    "Cotisations, dons et ventes compris. Dans la devise de ce profil.",
  "0 if you spend no more than comes in.": "0 si vous ne dépensez pas plus que vos recettes.",
  "How far does your work reach, in kilometres?": "Jusqu’à quelle distance agissez-vous, en kilomètres ?",
  "From where you meet to the furthest people you serve.":
    "De votre lieu de réunion aux personnes les plus éloignées que vous servez.",
  "For most groups this is 0.": "0 pour la plupart des groupes.",
  "What kind of group is it?": "De quel type de groupe s’agit-il ?",
  "What do you care for?": "De quoi vous occupez-vous ?",
  "Food growing, children, clean streets": "Cultures vivrières, enfants, propreté des rues",
  "What do you want to change?": "Que voulez-vous changer ?",
  "Where are you?": "Où êtes-vous ?",
  "Town, district or neighbourhood": "Ville, district ou quartier",
  "Who leads the group?": "Qui anime le groupe ?",
  "Website or page": "Site web ou page",

  // What public bodies are asked.
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
  "Say too whether the group is registered or has a fiscal sponsor: many funders ask for one.":
    "Dites aussi si le groupe est enregistré ou a un parrain fiscal : beaucoup de financeurs le demandent.",
  "With its level, such as city, county, state, school district or tribe: calls are often for one.":
    "Avec son niveau, par exemple ville, comté, État, district scolaire ou tribu : un appel n’en vise souvent qu’un.",
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
} as const satisfies Labels;

/** Regions whose French name is another than the English one. */
export const regions: Labels = {
  Brandenburg: "Brandebourg",
  "Baden-Württemberg": "Bade-Wurtemberg",
  Bavaria: "Bavière",
  Bremen: "Brême",
  Hamburg: "Hambourg",
  "Mecklenburg-Vorpommern": "Mecklembourg-Poméranie-Occidentale",
  "Lower Saxony": "Basse-Saxe",
  "North Rhine-Westphalia": "Rhénanie-du-Nord-Westphalie",
  "Rhineland-Palatinate": "Rhénanie-Palatinat",
  Saarland: "Sarre",
  Saxony: "Saxe",
  "Saxony-Anhalt": "Saxe-Anhalt",
  Thuringia: "Thuringe",
  Andalusia: "Andalousie",
  Asturias: "Asturies",
  Cantabria: "Cantabrie",
  "Castile and León": "Castille-et-León",
  "Castilla-La Mancha": "Castille-La Manche",
  "Canary Islands": "Îles Canaries",
  Catalonia: "Catalogne",
  Extremadura: "Estrémadure",
  Galicia: "Galice",
  "Balearic Islands": "Îles Baléares",
  Murcia: "Murcie",
  "Basque Country": "Pays basque",
  "Valencian Community": "Communauté valencienne",
  Corsica: "Corse",
  "French Guiana": "Guyane",
  Réunion: "La Réunion",
  Brittany: "Bretagne",
  Normandy: "Normandie",
  Occitania: "Occitanie",
  England: "Angleterre",
  "Northern Ireland": "Irlande du Nord",
  Scotland: "Écosse",
  Wales: "Pays de Galles",
  Piedmont: "Piémont",
  "Aosta Valley": "Vallée d’Aoste",
  Lombardy: "Lombardie",
  "Trentino-South Tyrol": "Trentin-Haut-Adige",
  Veneto: "Vénétie",
  "Friuli Venezia Giulia": "Frioul-Vénétie julienne",
  Liguria: "Ligurie",
  "Emilia-Romagna": "Émilie-Romagne",
  Tuscany: "Toscane",
  Umbria: "Ombrie",
  Marche: "Marches",
  Lazio: "Latium",
  Abruzzo: "Abruzzes",
  Campania: "Campanie",
  Apulia: "Pouilles",
  Basilicata: "Basilicate",
  Calabria: "Calabre",
  Sicily: "Sicile",
  Sardinia: "Sardaigne",
  "Australian Capital Territory": "Territoire de la capitale australienne",
  "New South Wales": "Nouvelle-Galles du Sud",
  "Northern Territory": "Territoire du Nord",
  "South Australia": "Australie-Méridionale",
  Tasmania: "Tasmanie",
  "Western Australia": "Australie-Occidentale",
  "British Columbia": "Colombie-Britannique",
  "New Brunswick": "Nouveau-Brunswick",
  "Newfoundland and Labrador": "Terre-Neuve-et-Labrador",
  "Nova Scotia": "Nouvelle-Écosse",
  "Northwest Territories": "Territoires du Nord-Ouest",
  "Prince Edward Island": "Île-du-Prince-Édouard",
  Quebec: "Québec",
  Hokkaido: "Hokkaidō",
  Hyogo: "Hyōgo",
  Kochi: "Kōchi",
  Oita: "Ōita",
  "American Samoa": "Samoa américaines",
  California: "Californie",
  "District of Columbia": "District de Columbia",
  Florida: "Floride",
  Georgia: "Géorgie",
  Hawaii: "Hawaï",
  Louisiana: "Louisiane",
  "Northern Mariana Islands": "Îles Mariannes du Nord",
  "North Carolina": "Caroline du Nord",
  "North Dakota": "Dakota du Nord",
  "New Mexico": "Nouveau-Mexique",
  Pennsylvania: "Pennsylvanie",
  "Puerto Rico": "Porto Rico",
  "South Carolina": "Caroline du Sud",
  "South Dakota": "Dakota du Sud",
  Virginia: "Virginie",
  "Virgin Islands": "Îles Vierges des États-Unis",
  "West Virginia": "Virginie-Occidentale",
};

/** What the sources that a curator can have read say of themselves. */
export const sources: Labels = {
  "New funding opportunities for research, education and small businesses in the United States":
    "Nouveaux financements pour la recherche, l’éducation et les petites entreprises aux États-Unis",
  "Calls of the United Kingdom's research councils and Innovate UK, with the page of each call":
    "Appels des conseils de recherche du Royaume-Uni et d’Innovate UK, avec la page de chaque appel",
  "Grants of all departments of the government of the United Kingdom":
    "Subventions de tous les ministères du Royaume-Uni",
  "Programmes for communities and charities in the United Kingdom":
    "Programmes pour les collectivités et les associations caritatives du Royaume-Uni",
  "Programmes for museums, buildings, nature and traditions in the United Kingdom":
    "Programmes pour les musées, les bâtiments, la nature et les traditions au Royaume-Uni",
  "Open funds of a community foundation in North and East Yorkshire":
    "Fonds ouverts d’une fondation locale du North Yorkshire et de l’East Yorkshire",
  "Grants for communities in Wales, read from the page of each fund":
    "Subventions pour les collectivités du pays de Galles, lues sur la page de chaque fonds",
  "Calls for projects of the French development agency, in French":
    "Appels à projets de l’Agence française de développement, en français",
  "Calls of the European Union for doctoral networks, postdoctoral fellowships and exchanges":
    "Appels de l’Union européenne pour des réseaux doctoraux, des bourses postdoctorales et des échanges",
  "The three acceleration programmes of Chile's development agency CORFO, open to the world":
    "Les trois programmes d’accélération de la CORFO, l’agence de développement du Chili, ouverts au monde entier",
  "The accelerator for start-ups in Australia and New Zealand":
    "L’accélérateur de start-up d’Australie et de Nouvelle-Zélande",
  "Next 36, the programme for student founders in Canada":
    "Next 36, le programme pour les étudiants entrepreneurs au Canada",
  "Grants of all federal agencies of the United States":
    "Subventions de toutes les agences fédérales des États-Unis",
  "A list of accelerators and founder programmes all over the world":
    "Une liste d’accélérateurs et de programmes pour fondateurs du monde entier",
  "Energy programmes of New York State": "Programmes énergétiques de l’État de New York",
  "Public domain in the United States": "Domaine public aux États-Unis",
  "Facts only, described in our own words": "Seulement les faits, décrits avec nos propres mots",
  "Added by hand": "Ajouté à la main",
  "Seed capital, training and mentoring for entrepreneurs in all countries of Africa":
    "Capital d’amorçage, formation et mentorat pour les entrepreneurs de tous les pays d’Afrique",
  "Grants and loans of the agencies of the state of California":
    "Subventions et prêts des administrations de l’État de Californie",
  "Open data of the State of California": "Données ouvertes de l’État de Californie",
  "Grants, loans and tax credits of the agencies of Pennsylvania":
    "Subventions, prêts et crédits d’impôt des administrations de Pennsylvanie",
  "Public data of the Commonwealth of Pennsylvania": "Données publiques de l’État de Pennsylvanie",
  "Funding of the agencies of Washington State, as a company's prototype serves it":
    "Financements des administrations de l’État de Washington, servis par le prototype d’une entreprise",
  "Public data of Washington State": "Données publiques de l’État de Washington",
  "Incentives of the agencies of Maryland, as a company's prototype serves them":
    "Aides des administrations du Maryland, servies par le prototype d’une entreprise",
  "Public data of the State of Maryland": "Données publiques de l’État du Maryland",
  "Calls for proposals of all programmes of the European Union":
    "Appels à propositions de tous les programmes de l’Union européenne",
  "Reuse decision 2011/833/EU of the European Commission, as CC BY 4.0":
    "Décision 2011/833/UE de la Commission européenne sur la réutilisation, comme CC BY 4.0",
  "Calls of the Spanish state, regions and towns, in Spanish":
    "Appels de l’État, des régions et des communes d’Espagne, en espagnol",
  "Legal notice of the Spanish register of subsidies":
    "Mentions légales du registre espagnol des subventions",
  "Open subsidies of Japan's ministries, regions and towns, in Japanese":
    "Subventions ouvertes des ministères, régions et communes du Japon, en japonais",
  "Terms of the public API of Japan's Digital Agency":
    "Conditions de l’API publique de l’Agence numérique du Japon",
  "Subsidies and loans of the French state, regions and agencies, in French":
    "Subventions et prêts de l’État, des régions et des agences de France, en français",
  "Licence Ouverte 2.0 (Etalab)": "Licence Ouverte 2.0 (Etalab)",
  "Schemes of the Netherlands Enterprise Agency, with the page of each scheme, in Dutch":
    "Dispositifs de l’Agence néerlandaise pour les entreprises, avec la page de chaque dispositif, en néerlandais",
  "CC0 1.0, public domain": "CC0 1.0, domaine public",
  "Calls of Vinnova, Sweden's innovation agency, in Swedish":
    "Appels de Vinnova, l’agence suédoise de l’innovation, en suédois",
  "Incentives of the Italian state and regions for companies, in Italian":
    "Aides de l’État et des régions d’Italie aux entreprises, en italien",
  "Italian Open Data License 2.0": "Italian Open Data License 2.0",
  "Public aid for companies in France, of the state, the regions and Europe, in French":
    "Aides publiques aux entreprises en France, de l’État, des régions et de l’Europe, en français",
  "Public Domain Mark 1.0": "Marque du domaine public 1.0",
  "Grants of all federal agencies of the United States, kept as those of Grants.gov":
    "Subventions de toutes les agences fédérales des États-Unis, conservées comme celles de Grants.gov",
};

/** What each criterion of a pitch deck is called, and what a screen shows of it. */
export const deckTitles = {
  "The problem is named": "Le problème est nommé",
  "Who has the problem": "Qui est concerné par le problème",
  "Figures that show the problem": "Le problème en chiffres",
  "Source of the problem's figures": "Source des chiffres sur le problème",
  "What the problem leads to": "Les conséquences du problème",
  "How people cope today": "Comment on s’en sort aujourd’hui",
  "First-hand knowledge of the problem": "Connaissance directe du problème",
  "The solution in one sentence": "La solution en une phrase",
  "The solution answers the problem": "La solution répond au problème",
  "How it works": "Comment cela fonctionne",
  "What exists today": "Ce qui existe aujourd’hui",
  "The work is shown": "Le travail est montré",
  "What makes it different": "Ce qui vous distingue",
  "Hard to copy": "Difficile à copier",
  "The benefit in figures": "Le bénéfice en chiffres",
  "Size of the market or need": "Taille du marché ou du besoin",
  "Source of the market figure": "Source du chiffre du marché",
  "The part you can reach": "La part que vous pouvez atteindre",
  "The first customers or beneficiaries": "Les premiers clients ou bénéficiaires",
  "Others in the field are named": "Les autres acteurs sont nommés",
  "How you reach people": "Comment vous atteignez votre public",
  "Why now": "Pourquoi maintenant",
  "The people are named": "Les personnes sont nommées",
  "Who does what": "Qui fait quoi",
  "Relevant experience": "Expérience pertinente",
  "Why this team": "Pourquoi cette équipe",
  "Skills for making and for running it": "Compétences pour réaliser et pour gérer",
  "Time given to it": "Temps consacré au projet",
  "Advisers or board": "Conseillers ou conseil d’administration",
  "Who is still missing": "Qui manque encore",
  "Where the money comes from": "D’où vient l’argent",
  Price: "Prix",
  "Figures for one customer or beneficiary": "Chiffres par client ou bénéficiaire",
  "Finances so far": "Finances à ce jour",
  Projections: "Prévisions",
  "What the work costs": "Ce que coûte l’activité",
  "Use of funds": "Emploi des fonds",
  "The parts add up": "La somme des postes est juste",
  "How long the money lasts": "Durée couverte par l’argent",
  "Paying its own way": "Équilibre financier à terme",
  "The amount asked for": "Le montant demandé",
  "The kind of money": "Le type de financement",
  "What the money achieves": "Ce que l’argent permettra",
  "Results so far": "Résultats à ce jour",
  "Others vouch for it": "D’autres s’en portent garants",
  "Risks are faced": "Les risques sont abordés",
  "The cover says what you do": "La couverture dit ce que vous faites",
  "An outsider understands it": "Compréhensible de l’extérieur",
  "Figures agree with each other": "Les chiffres concordent",
  "How to reach you": "Comment vous joindre",
  "The deck is dated": "Le deck est daté",
  "Length of the deck": "Longueur du deck",
  "One idea for each slide": "Une idée par diapositive",
  "Nothing left from a template": "Aucun reste de modèle",
} as const satisfies Labels;

/** What else is said by the criteria that pitch decks are reviewed by. */
export const deckCriteria = {
  // What is said of how a deck tells the problem.
  "The problem is named.": "Le problème est nommé.",
  "The deck does not say which problem you solve.": "Le deck ne dit pas quel problème vous résolvez.",
  "Give the problem its own slide, early on, and state it in one sentence that an outsider understands.":
    "Consacrez une diapositive au problème, dès le début, et énoncez-le en une phrase qu’une personne extérieure comprend.",
  "It is clear who has the problem.": "On voit clairement qui est concerné par le problème.",
  "Nobody is named who has this problem.": "Le deck ne nomme personne qui soit concerné par ce problème.",
  "Name the group that has the problem as narrowly as you can: “dairy farmers in Nakuru”, not “people”.":
    "Nommez le groupe concerné aussi précisément que possible : « les éleveurs laitiers de Nakuru », pas « les gens ».",
  "A figure shows how large the problem is.": "Un chiffre montre l’ampleur du problème.",
  "No figure shows how large, frequent or costly the problem is.":
    "Aucun chiffre ne montre l’ampleur, la fréquence ou le coût du problème.",
  "Add one or two figures that show the size of the problem: how many, how often, how much it costs.":
    "Ajoutez un ou deux chiffres qui montrent l’ampleur du problème : combien de personnes, à quelle fréquence, à quel coût.",
  "The figures about the problem have a source.": "Les chiffres sur le problème ont une source.",
  "The figures about the problem have no source.": "Les chiffres sur le problème n’ont pas de source.",
  "Put the source and its year in small print beside each figure about the problem.":
    "Indiquez en petits caractères la source et son année à côté de chaque chiffre sur le problème.",
  "The deck says what the problem leads to.": "Le deck dit quelles sont les conséquences du problème.",
  "The deck does not say what happens to those who have the problem if nothing changes.":
    "Le deck ne dit pas ce qui arrive aux personnes concernées si rien ne change.",
  "Say what the problem costs those who have it: money, time, health, chances.":
    "Dites ce que le problème coûte aux personnes concernées : argent, temps, santé, perspectives.",
  "The deck says how people deal with the problem today.":
    "Le deck dit comment on fait face au problème aujourd’hui.",
  "The deck does not say how people deal with the problem today.":
    "Le deck ne dit pas comment on fait face au problème aujourd’hui.",
  "Say what people do about the problem today (by hand, another provider, nothing) and where that fails.":
    "Dites comment on fait face au problème aujourd’hui (à la main, un autre prestataire, rien) et en quoi cela ne suffit pas.",
  "Those who have the problem were asked.": "Les personnes concernées ont été interrogées.",
  "Nothing shows that those who have the problem were asked.":
    "Rien ne montre que les personnes concernées ont été interrogées.",
  "Say how many of those affected you have spoken to or surveyed, and the one thing you learnt.":
    "Dites combien de personnes concernées vous avez rencontrées ou sondées, et le principal enseignement que vous en tirez.",

  // What is said of how a deck tells the solution.
  "One sentence says what you offer.": "Une phrase dit ce que vous proposez.",
  "No single sentence says what you offer.": "Aucune phrase ne dit à elle seule ce que vous proposez.",
  "Write one sentence: “We help [whom] to [do what] by [how].” Put it on the cover or the solution slide.":
    "Écrivez une phrase : « Nous aidons [qui] à [faire quoi] grâce à [quoi]. » Placez-la sur la couverture ou sur la diapositive de la solution.",
  "The solution answers the problem that you name.": "La solution répond au problème que vous nommez.",
  "The solution does not clearly answer the problem that you name.":
    "La solution ne répond pas clairement au problème que vous nommez.",
  "Take the problems one by one and say what your solution changes about each of them.":
    "Reprenez les problèmes un par un et dites ce que votre solution change à chacun.",
  "The deck explains how it works.": "Le deck explique comment cela fonctionne.",
  "The deck does not explain how it works.": "Le deck n’explique pas comment cela fonctionne.",
  "Show in three or four steps what a user or participant does and gets.":
    "Montrez en trois ou quatre étapes ce que fait et obtient un utilisateur ou un participant.",
  "It is clear what exists today.": "On voit clairement ce qui existe aujourd’hui.",
  "The deck does not say what exists today: idea, prototype, pilot or a running service.":
    "Le deck ne dit pas ce qui existe aujourd’hui : idée, prototype, projet pilote ou service en activité.",
  "Say in one line what exists today and since when, for example “Pilot in 3 clinics since March 2025”.":
    "Dites en une ligne ce qui existe aujourd’hui et depuis quand, par exemple « Projet pilote dans 3 cliniques depuis mars 2025 ».",
  "The product can be seen or tried.": "On peut voir ou essayer le produit.",
  "Nothing shows the product or the work itself.": "Rien ne montre le produit ni le travail lui-même.",
  "Show one real screenshot or photograph of the work with a caption, and a link to a demo if there is one.":
    "Montrez une vraie capture d’écran ou une photo du travail avec une légende, et un lien vers une démonstration s’il y en a une.",
  "The deck says what makes it different.": "Le deck dit ce qui vous distingue.",
  "The deck does not say in what this differs from what others offer.":
    "Le deck ne dit pas en quoi votre offre diffère de celle des autres.",
  "Name the one or two points in which you differ, against a named alternative: price, speed, access, results.":
    "Nommez un ou deux points qui vous distinguent d’une alternative précise : prix, rapidité, accès, résultats.",
  "Something keeps others from copying it.": "Quelque chose empêche les autres de copier votre offre.",
  "The deck names nothing that keeps others from copying this.":
    "Le deck ne nomme rien qui empêche les autres de copier votre offre.",
  "Name what is hard to copy: a patent or licence, data that only you have, a contract, a network.":
    "Nommez ce qui est difficile à copier : un brevet ou une licence, des données que personne d’autre n’a, un contrat, un réseau.",
  "The benefit is measured.": "Le bénéfice est mesuré.",
  "No figure shows what users or beneficiaries gain.":
    "Aucun chiffre ne montre ce que gagnent les utilisateurs ou les bénéficiaires.",
  "Measure one benefit with your first users, before and after, and state the figure.":
    "Mesurez un bénéfice auprès de vos premiers utilisateurs, avant et après, et donnez le chiffre.",

  // What is said of how a deck tells the market, or the need.
  "A figure says how large the market or need is.": "Un chiffre donne la taille du marché ou du besoin.",
  "No figure says how large the market or the need is.":
    "Aucun chiffre ne donne la taille du marché ou du besoin.",
  "State how many customers or beneficiaries there are and, where money is paid, what they spend in a year.":
    "Indiquez combien il y a de clients ou de bénéficiaires et, s’ils paient, ce qu’ils dépensent en un an.",
  "The market figure has a source.": "Le chiffre du marché a une source.",
  "The market figure has no source.": "Le chiffre du marché n’a pas de source.",
  "Put the source and year beside the market figure, or show your own calculation.":
    "Indiquez la source et l’année à côté du chiffre du marché, ou montrez votre propre calcul.",
  "The deck says which part of the market or need you can reach.":
    "Le deck dit quelle part du marché ou du besoin vous pouvez atteindre.",
  "The deck does not say which part of the market or need you can reach.":
    "Le deck ne dit pas quelle part du marché ou du besoin vous pouvez atteindre.",
  "Count from the bottom up: reachable customers or beneficiaries × price or cost for each.":
    "Comptez en partant du terrain : clients ou bénéficiaires à votre portée × prix ou coût par personne.",
  "It is clear whom you serve first.": "On voit clairement à qui vous vous adressez en premier.",
  "The deck does not say whom you serve first.": "Le deck ne dit pas à qui vous vous adressez en premier.",
  "Name the group you serve first, by trade, place or size, and why they come first.":
    "Nommez le groupe auquel vous vous adressez en premier, par métier, lieu ou taille, et dites pourquoi celui-là d’abord.",
  "Others in the field are named.": "Les autres acteurs du domaine sont nommés.",
  "The deck names nobody else who works on this.":
    "Le deck ne nomme personne d’autre qui travaille sur ce sujet.",
  "Name the two or three alternatives that your reader knows and say where each falls short.":
    "Nommez les deux ou trois alternatives que votre lecteur connaît et dites ce qui manque à chacune.",
  "The deck says how you reach customers or beneficiaries.":
    "Le deck dit comment vous atteignez vos clients ou vos bénéficiaires.",
  "The deck does not say how you reach customers or beneficiaries.":
    "Le deck ne dit pas comment vous atteignez vos clients ou vos bénéficiaires.",
  "Name the one or two channels that work for you, with what each brings or costs so far.":
    "Nommez un ou deux canaux qui fonctionnent pour vous, avec ce que chacun rapporte ou coûte jusqu’ici.",
  "The deck says why now is the time.": "Le deck dit pourquoi c’est le bon moment.",
  "The deck does not say why now is the time for this.": "Le deck ne dit pas pourquoi c’est le bon moment.",
  "Name the change that makes this possible or urgent now, with a date or a growth figure.":
    "Nommez le changement qui rend cela possible ou urgent maintenant, avec une date ou un chiffre de croissance.",

  // What is said of how a deck presents the team.
  "The people behind it are named.": "Les personnes qui portent le projet sont nommées.",
  "Nobody is named who leads the work.": "Le deck ne nomme personne qui dirige le projet.",
  "Add a team slide with the full name and a photograph of each person who leads the work.":
    "Ajoutez une diapositive sur l’équipe avec le nom complet et une photo de chaque personne qui dirige le projet.",
  "It is clear who does what.": "On voit clairement qui fait quoi.",
  "The deck does not say who is responsible for what.": "Le deck ne dit pas qui est responsable de quoi.",
  "Put the role beside each name: who builds or delivers, who sells or raises funds, who runs the finances.":
    "Indiquez le rôle à côté de chaque nom : qui conçoit ou réalise, qui vend ou lève des fonds, qui tient les finances.",
  "The team's experience is stated.": "L’expérience de l’équipe est indiquée.",
  "Nothing shows what the people have done before that matters here.":
    "Rien ne montre ce que ces personnes ont déjà fait qui compte ici.",
  "Give each person one line of proof: years in the field, earlier employer, degree, something built or run.":
    "Donnez une ligne de preuve par personne : années dans le domaine, ancien employeur, diplôme, réalisation.",
  "The deck says why this team is right for this problem.":
    "Le deck dit pourquoi cette équipe est la bonne pour ce problème.",
  "The deck does not say why this team in particular is right for this problem.":
    "Le deck ne dit pas pourquoi cette équipe en particulier est la bonne pour ce problème.",
  "Add one sentence on what you know, have lived through or can reach that others cannot.":
    "Ajoutez une phrase sur ce que vous savez, avez vécu ou pouvez atteindre, et que d’autres ne peuvent pas.",
  "The team covers both making it and running it.": "L’équipe couvre la réalisation et la gestion.",
  "The team does not visibly cover both making it and running it.":
    "On ne voit pas que l’équipe couvre à la fois la réalisation et la gestion.",
  "Show who covers the making and who covers business or funds, or say how you will fill the gap.":
    "Montrez qui couvre la réalisation et qui couvre la gestion ou les fonds, ou dites comment vous comblerez ce manque.",
  "The deck says how much time people give to it.": "Le deck dit combien de temps chacun consacre au projet.",
  "The deck does not say who works on this full-time.": "Le deck ne dit pas qui y travaille à plein temps.",
  "Say who is full-time, who is part-time, and how many staff or volunteers there are.":
    "Dites qui est à plein temps, qui est à temps partiel, et combien il y a de salariés ou de bénévoles.",
  "Advisers, a board or backers stand behind the team.":
    "Des conseillers, un conseil d’administration ou des soutiens épaulent l’équipe.",
  "No adviser, board or mentor is mentioned.":
    "Aucun conseiller, conseil d’administration ou mentor n’est mentionné.",
  "Name one or two advisers or board members whose knowledge fills a gap in the team.":
    "Nommez un ou deux conseillers ou administrateurs dont les connaissances comblent un manque de l’équipe.",
  "The deck says who will join next.": "Le deck dit qui rejoindra bientôt l’équipe.",
  "The deck does not say which people are still missing.":
    "Le deck ne dit pas quelles personnes manquent encore.",
  "Name the next one to three people you will hire or win, and when.":
    "Indiquez les une à trois prochaines personnes à recruter ou à rallier, et quand.",

  // What is said of the money in a deck.
  "It is clear where the money comes from.": "On voit clairement d’où vient l’argent.",
  "The deck does not say who pays for the work.": "Le deck ne dit pas qui paie pour l’activité.",
  "Say who pays, for what and how often; without sales, name the sources the work is funded from.":
    "Dites qui paie, pour quoi et à quelle fréquence ; sans ventes, nommez les sources qui financent l’activité.",
  "The price is stated.": "Le prix est indiqué.",
  "No price is stated.": "Aucun prix n’est indiqué.",
  "State your price with its unit (per month, seat, kilogram), or the usual size of a contract.":
    "Indiquez votre prix avec son unité (par mois, par utilisateur, par kilogramme), ou le montant habituel d’un contrat.",
  "The figures for one customer or beneficiary are given.":
    "Les chiffres par client ou bénéficiaire sont donnés.",
  "The deck does not say what one customer or beneficiary costs and brings.":
    "Le deck ne dit pas ce que coûte et rapporte un client ou un bénéficiaire.",
  "State what it costs to win and serve one customer, or to reach one beneficiary, and what that brings.":
    "Indiquez ce qu’il en coûte d’acquérir et de servir un client, ou d’atteindre un bénéficiaire, et ce que cela rapporte.",
  "The finances so far are stated.": "Les finances à ce jour sont indiquées.",
  "No figure for revenue, income or budget so far is given.":
    "Aucun chiffre n’est donné sur le chiffre d’affaires, les recettes ou le budget à ce jour.",
  "State last year's and this year's revenue or budget, or say plainly that there is none yet.":
    "Indiquez le chiffre d’affaires ou le budget de l’an dernier et de cette année, ou dites clairement qu’il n’y en a pas encore.",
  "The coming years are projected in figures.": "Les prévisions des prochaines années sont chiffrées.",
  "There is no projection for the coming years.": "Il n’y a pas de prévisions pour les prochaines années.",
  "Add a small table for the next two or three years: income, costs and the two assumptions behind them.":
    "Ajoutez un petit tableau pour les deux ou trois prochaines années : recettes, coûts et les deux hypothèses sur lesquelles ils reposent.",
  "The running costs are stated.": "Les coûts de fonctionnement sont indiqués.",
  "The deck does not say what the work costs per month or year.":
    "Le deck ne dit pas ce que coûte l’activité par mois ou par an.",
  "State what you spend per month or year and what the largest items are.":
    "Indiquez ce que vous dépensez par mois ou par an, et les principaux postes.",
  "The use of the money is broken down.": "L’emploi de l’argent est détaillé.",
  "The deck does not break down what the money is for.": "Le deck ne détaille pas l’emploi de l’argent.",
  "Break the money down into three to five parts with amounts or percentages that add up.":
    "Répartissez l’argent en trois à cinq postes, avec des montants ou des pourcentages dont la somme est juste.",
  "The parts of the use of funds add up.": "La somme des postes de l’emploi des fonds est juste.",
  "The parts of the use of funds do not add up.":
    "La somme des postes de l’emploi des fonds n’est pas juste.",
  "Correct the use of funds so that its parts add up to 100 % or to the amount you ask for.":
    "Corrigez l’emploi des fonds pour que la somme des postes donne 100 % ou le montant que vous demandez.",
  "It is clear how long the money lasts.": "On voit clairement combien de temps l’argent suffira.",
  "The deck does not say how long the money will last.":
    "Le deck ne dit pas combien de temps l’argent suffira.",
  "Say for how many months the money pays, or until which date.":
    "Dites combien de mois l’argent couvre, ou jusqu’à quelle date.",
  "The deck says how the work will pay its own way.":
    "Le deck dit comment l’activité se financera elle-même.",
  "The deck does not say how the work goes on when this money is spent.":
    "Le deck ne dit pas comment l’activité continuera une fois cet argent dépensé.",
  "Say when you break even or, without sales, who pays for the work after this money is spent.":
    "Dites quand vous atteindrez l’équilibre ou, sans ventes, qui financera l’activité une fois cet argent dépensé.",

  // What is said of the ask, of the proof behind it and of the deck itself.
  "The amount you ask for is stated.": "Le montant que vous demandez est indiqué.",
  "The deck does not say how much money you ask for.": "Le deck ne dit pas combien d’argent vous demandez.",
  "State the amount you ask for in one line, with its currency.":
    "Indiquez en une ligne le montant que vous demandez, avec sa devise.",
  "The kind of money you ask for is stated.": "Le type de financement que vous demandez est indiqué.",
  "The deck does not say what kind of money you ask for: equity, loan or grant.":
    "Le deck ne dit pas quel type de financement vous demandez : fonds propres, prêt ou subvention.",
  "Add the kind of money (equity, SAFE, loan, grant), and the terms if they are fixed.":
    "Ajoutez le type de financement (fonds propres, SAFE, prêt, subvention), et les conditions si elles sont fixées.",
  "The next milestones have dates.": "Les prochaines étapes sont datées.",
  "The deck does not say what will be reached with the money, and by when.":
    "Le deck ne dit pas ce que l’argent permettra d’atteindre, ni pour quand.",
  "List three to five milestones that the money pays for, each with a figure and a date.":
    "Listez trois à cinq étapes que l’argent financera, chacune avec un chiffre et une date.",
  "Results so far are shown in figures.": "Les résultats à ce jour sont chiffrés.",
  "No figure shows what has been reached so far.": "Aucun chiffre ne montre ce qui a été atteint à ce jour.",
  "Show your two strongest results as figures with dates, best as a line that rises over time.":
    "Montrez vos deux meilleurs résultats en chiffres datés, de préférence par une courbe qui monte.",
  "Others vouch for the work.": "D’autres se portent garants de votre travail.",
  "Nobody outside the team is named who vouches for the work.":
    "Le deck ne nomme personne, hors de l’équipe, qui se porte garant de votre travail.",
  "Name a customer, partner, earlier funder or award, or quote one satisfied user by name.":
    "Nommez un client, un partenaire, un ancien financeur ou un prix, ou citez nommément une personne satisfaite.",
  "The main risks are named.": "Les principaux risques sont nommés.",
  "The deck names no risk and no assumption.": "Le deck ne nomme ni risque ni hypothèse.",
  "Name the two largest risks and what you do about each; funders look for them anyway.":
    "Nommez les deux plus grands risques et ce que vous faites contre chacun ; les financeurs les cherchent de toute façon.",
  "The cover says what you do.": "La couverture dit ce que vous faites.",
  "The cover does not say what you do.": "La couverture ne dit pas ce que vous faites.",
  "Put one line under the name on the cover that says what you do and for whom.":
    "Ajoutez sur la couverture, sous le nom, une ligne qui dit ce que vous faites et pour qui.",
  "An outsider understands the deck.": "Une personne extérieure comprend le deck.",
  "An outsider will not understand parts of the deck.":
    "Une personne extérieure ne comprendra pas certaines parties du deck.",
  "Replace or explain the words that only your field knows.":
    "Remplacez ou expliquez les mots que seul votre domaine connaît.",
  "The same amount stands wherever you ask for money.":
    "Le même montant figure partout où vous demandez de l’argent.",
  "The same figure stands differently in different places.": "Un même chiffre varie d’un endroit à l’autre.",
  "Go through the deck once for figures only and make those that mean the same thing agree.":
    "Relisez le deck une fois pour ses seuls chiffres et accordez ceux qui désignent la même chose.",
  "A reader knows how to reach you.": "On sait comment vous joindre.",
  "There is no e-mail address or telephone number.": "Il n’y a ni adresse e-mail ni numéro de téléphone.",
  "Put the name, e-mail address and telephone number of one person on the last slide.":
    "Indiquez sur la dernière diapositive le nom, l’adresse e-mail et le numéro de téléphone d’une personne.",
  "The deck is dated.": "Le deck est daté.",
  "Neither the cover nor the closing slide is dated.":
    "Ni la couverture ni la dernière diapositive n’est datée.",
  "Put month and year on the cover, so that a reader knows how fresh the figures are.":
    "Indiquez le mois et l’année sur la couverture, pour que l’on sache de quand datent les chiffres.",
  "The deck has a length that people read to the end.": "Le deck a une longueur qui se lit jusqu’au bout.",
  "The deck has a length that few people read.": "Le deck a une longueur que peu de gens lisent.",
  "Aim at 10 to 15 slides; move the rest behind a slide that is titled “Appendix”.":
    "Visez 10 à 15 diapositives ; placez le reste derrière une diapositive intitulée « Annexes ».",
  "The slides are short enough to be read at a glance.": "Les diapositives se lisent d’un coup d’œil.",
  "Several slides have more words than a reader takes in.":
    "Plusieurs diapositives ont trop de mots pour un lecteur.",
  "Cut each slide to one idea and about 40 words; move details into the notes or an appendix.":
    "Réduisez chaque diapositive à une idée et à environ 40 mots ; déplacez les détails dans les notes ou en annexe.",
  "Nothing is left over from a template.": "Il ne reste rien d’un modèle.",
  "A slide still has text that was meant to be replaced.":
    "Une diapositive contient encore un texte qui devait être remplacé.",
  "Replace or delete the placeholder before you send the deck.":
    "Remplacez ou supprimez ce texte avant d’envoyer le deck.",
} as const satisfies Labels;

/** What validators say of a value. */
export const validatorMessages = {
  "Choose what the column means": "Choisissez ce que la colonne signifie",
  "Two columns cannot mean the same": "Deux colonnes ne peuvent pas signifier la même chose",
  "Choose what comes first, the day or the month": "Choisissez ce qui vient en premier, le jour ou le mois",
  "Unknown row": "Ligne inconnue",
  "Choose a status": "Choisissez un statut",
  "Tick at least one application": "Cochez au moins une candidature",
  "At most {n} applications can be kept at once":
    "Au plus {n} candidatures peuvent être enregistrées à la fois",
  // Past applications
  "Write the name of the call": "Écrivez le nom de l’appel",
  "Write who the funder is": "Écrivez qui est le financeur",
  "Choose what became of it": "Choisissez ce que la candidature est devenue",
  "Accept at least one answer": "Acceptez au moins une réponse",
  // Comments
  "Write a comment": "Écrivez un commentaire",
  "Select the words that the comment is about": "Sélectionnez les mots que le commentaire concerne",
  "The suggestion is the same as the words": "La suggestion est identique aux mots",
  "A reply is about what its thread is about": "Une réponse porte sur le sujet de son fil",
  "Unknown member": "Membre inconnu",
  "Unknown comment": "Commentaire inconnu",
  "Unknown text": "Texte inconnu",
  "Must be a place in the text": "Doit être une position dans le texte",
  "This invitation does not work any more. Ask whoever invited you for a new one.":
    "Cette invitation ne fonctionne plus. Demandez-en une nouvelle à la personne qui vous a invité.",
  "Role is required": "Le rôle est obligatoire",
  // Any field
  "Must be text": "Doit être du texte",
  "Must be a list": "Doit être une liste",
  "Must be an object of lists": "Doit être un objet de listes",
  "Must be a list of ids": "Doit être une liste d’identifiants",
  "Must be a list of parts": "Doit être une liste de parties",
  "Must be a number": "Doit être un nombre",
  "Must be a whole number": "Doit être un nombre entier",
  "Must be a whole number from 1": "Doit être un nombre entier à partir de 1",
  "Must be a whole number from 1 to {n}": "Doit être un nombre entier de 1 à {n}",
  "Must be 1 or more": "Doit être au moins 1",
  "Must be at least {n}": "Doit être au moins {n}",
  "Must be at most {n} characters": "Doit contenir au plus {n} caractères",
  "Must be at most {n}": "Doit être au plus {n}",
  "Must be between 0 and {n}": "Doit être compris entre 0 et {n}",
  "Must be between 0 and 100, with at most 2 decimals":
    "Doit être compris entre 0 et 100, avec 2 décimales au plus",
  "Must be a number such as 12500 or 12500.50": "Doit être un nombre comme 12500 ou 12500.50",
  "Must have at most {digits} digits and {decimals} decimals":
    "Doit avoir au plus {digits} chiffres et {decimals} décimales",
  "Choose at most {n} to compare": "Choisissez-en au plus {n} à comparer",
  "Must have at most {n} entries": "Doit contenir au plus {n} éléments",
  "Each entry must be one line, without hidden characters":
    "Chaque élément doit tenir sur une seule ligne, sans caractères invisibles",
  "Each entry must be at most {n} characters": "Chaque élément doit contenir au plus {n} caractères",
  "Must not be negative": "Ne doit pas être négatif",
  "Must not be before the first day": "Ne doit pas précéder le premier jour",
  "Must be within {n} days": "Doit se situer dans les {n} jours",
  "Must be a date": "Doit être une date",
  "Must be a date without a time, such as 2027-03-31": "Doit être une date sans heure, comme 2027-03-31",
  "Must be a date such as 2027-03-31": "Doit être une date comme 2027-03-31",
  "Must be between 1900 and 2100": "Doit se situer entre 1900 et 2100",
  "Must be a year between 1800 and 2100": "Doit être une année entre 1800 et 2100",
  "Must be a time": "Doit être une heure",
  "Must be one line, without hidden characters": "Doit tenir sur une seule ligne, sans caractères invisibles",
  "Must be the name of the country": "Doit être le nom du pays",
  "Must be true": "Doit être vrai",
  "Must be true or false": "Doit être vrai ou faux",
  "Must be yes or no": "Doit être oui ou non",
  "Must be an id": "Doit être un identifiant",
  "Must be given once": "Ne doit être indiqué qu’une fois",
  "Must be a valid e-mail address": "Doit être une adresse e-mail valide",
  "Must start with http:// or https://": "Doit commencer par http:// ou https://",
  "Each link must start with http:// or https://": "Chaque lien doit commencer par http:// ou https://",
  "Contains characters that cannot be stored": "Contient des caractères qui ne peuvent pas être enregistrés",
  "This is too long": "C’est trop long",
  "This address is too long": "Cette adresse est trop longue",
  "This e-mail address is too long": "Cette adresse e-mail est trop longue",
  "Choose one of the options": "Choisissez l’une des options",
  "Choose only from the options": "Choisissez uniquement parmi les options",
  "Unknown id": "Identifiant inconnu",
  "Unknown country": "Pays inconnu",
  "Unknown value: {words}": "Valeur inconnue : {words}",
  "Unknown country: {words}": "Pays inconnu : {words}",
  "Unknown entity type: {words}": "Type de structure inconnu : {words}",
  "Unknown stage: {words}": "Stade inconnu : {words}",
  "Unknown industry: {words}": "Secteur inconnu : {words}",
  "Unknown currency": "Devise inconnue",
  "Name is required": "Le nom est obligatoire",
  "Please enter a valid amount": "Indiquez un montant valide",
  "Please select an entity": "Sélectionnez une structure",
  "Please fill in name, description, and funding type":
    "Indiquez le nom, la description et le type de financement",
  "Minimum amount cannot be greater than maximum amount":
    "Le montant minimum ne peut pas dépasser le montant maximum",
  "The first year cannot be after the last year": "La première année ne peut pas suivre la dernière",
  "Minimum revenue cannot be greater than maximum revenue":
    "Le chiffre d’affaires minimum ne peut pas dépasser le maximum",
  // Accounts
  "Email is required": "L’e-mail est obligatoire",
  "Password is required": "Le mot de passe est obligatoire",
  "Enter a code": "Saisissez un code",
  "Give one of your password, a code or a passkey":
    "Donnez soit votre mot de passe, soit un code, soit une clé d’accès",
  "This is not the answer of a passkey": "Ce n’est pas la réponse d’une clé d’accès",
  "Current password is required": "Le mot de passe actuel est obligatoire",
  "First name is required": "Le prénom est obligatoire",
  "Last name is required": "Le nom est obligatoire",
  "Password must be at least 8 characters": "Le mot de passe doit contenir au moins 8 caractères",
  "Password must be at most {n} characters": "Le mot de passe doit contenir au plus {n} caractères",
  "Password contains characters that cannot be stored":
    "Le mot de passe contient des caractères qui ne peuvent pas être enregistrés",
  "Password is too long": "Le mot de passe est trop long",
  "Please confirm your password": "Confirmez votre mot de passe",
  "Passwords do not match": "Les mots de passe ne correspondent pas",
  "Passwords don't match": "Les mots de passe ne correspondent pas",
  "Invalid or expired link": "Lien non valide ou expiré",
  "Invalid reset link": "Lien de réinitialisation non valide",
  "Choose a time zone": "Choisissez un fuseau horaire",
  "Enter an hour such as 17:00": "Saisissez une heure, par exemple 17:00",
  "Choose a language": "Choisissez une langue",
  "Choose a notification to switch on or off": "Choisissez une notification à activer ou à désactiver",
  // Entities and applications
  "Type is required": "Le type est obligatoire",
  "Unknown stage": "Stade inconnu",
  "Unknown entity": "Structure inconnue",
  "Unknown opportunity": "Opportunité inconnue",
  "Unknown status": "Statut inconnu",
  "Unknown kind": "Type inconnu",
  "Unknown purpose": "Usage inconnu",
  "Unknown document": "Document inconnu",
  "Unknown requirement": "Pièce demandée inconnue",
  "Say what is to be done": "Indiquez ce qui est à faire",
  "Unknown section": "Partie inconnue",
  "Unknown version": "Version inconnue",
  "Unknown AI provider": "Fournisseur d’IA inconnu",
  "Unknown language": "Langue inconnue",
  "Unknown use": "Usage inconnu",
  "Please enter a valid asking amount": "Indiquez un montant demandé valide",
  // Notes of contacts, saved searches, news, feedback
  "Please choose how you were in touch": "Choisissez comment le contact a eu lieu",
  "Please enter the date of the contact": "Indiquez la date du contact",
  "The contact cannot be in the future. Write planned contact as a next step.":
    "Le contact ne peut pas être dans le futur. Ce qui est prévu est une prochaine étape.",
  "Say what the next step is, or clear its date": "Précisez la prochaine étape ou effacez sa date",
  "Search for something, choose a country or set a filter":
    "Saisissez une recherche, choisissez un pays ou un filtre",
  "Must be daily, weekly or off": "Doit être « daily », « weekly » ou « off »",
  "Must be relevance, deadline or amount": "Doit être « relevance », « deadline » ou « amount »",
  "Must be all, saved or dismissed": "Doit être « all », « saved » ou « dismissed »",
  "Must be deadline": "Doit être « deadline »",
  "Not with what was saved or dismissed": "Pas avec ce qui est enregistré ou écarté",
  "Must be all, because the list is filtered": "Doit être all, car la liste est filtrée",
  "Only with what was saved or dismissed": "Seulement avec ce qui est enregistré ou écarté",
  "Must be saved or dismissed": "Doit être « saved » ou « dismissed »",
  "Not a known reason": "Raison inconnue",
  "Only what is dismissed has a reason": "Seul ce qui est écarté a une raison",
  "At most {n} at a time": "{n} au plus à la fois",
  // Webhooks
  "Choose what the webhook tells": "Choisissez ce que le webhook annonce",
  "This is not something a webhook can tell": "Un webhook ne peut pas annoncer cela",
  "This is told of one entity. Choose the one that the webhook is for.":
    "Cela concerne une seule structure. Choisissez celle à laquelle le webhook est destiné.",
  // Connected programs
  "The request of the program is not complete. Start again in the program.":
    "La demande du programme est incomplète. Recommencez depuis le programme.",
  "Applications belong to an entity. Choose the one that the program may reach.":
    "Les candidatures appartiennent à une structure. Choisissez celle à laquelle le programme aura accès.",
  // API keys
  "Applications belong to an entity. Choose the one that the key is for.":
    "Les candidatures appartiennent à une structure. Choisissez celle à laquelle la clé est destinée.",
  "Choose how long the key lasts": "Choisissez la durée de la clé",
  "Choose what the key may do": "Choisissez ce que la clé permet",
  "This is not something a key may do": "Une clé ne peut pas permettre cela",
  // Files, decks and exports
  "This file is empty": "Ce fichier est vide",
  "This file is too large": "Ce fichier est trop volumineux",
  "The file needs a name": "Le fichier doit avoir un nom",
  "Upload the file first": "Téléversez d’abord le fichier",
  "Name the key once": "Indiquez la clé une seule fois",
  "Name the ETag": "Indiquez l’ETag",
  "Unknown upload": "Envoi inconnu",
  "Choose at least one column": "Choisissez au moins une colonne",
  "Unknown column": "Colonne inconnue",
  // Curation
  "Choose at least one": "Choisissez-en au moins une",
  "Must be invited or current holders": "Doit être invited ou current holders",
  "Must be required or not required": "Doit être required ou not required",
  "Must be a percentage above 0, at most 100": "Doit être un pourcentage supérieur à 0, au plus 100",
  "Must be a number from 2 to {n}": "Doit être un nombre de 2 à {n}",
  "Choose at most {n}": "Choisissez-en {n} au plus",
  "Unknown decision": "Décision inconnue",
  "Unknown service": "Service inconnu",
  "Must be a path of this site": "Doit être un chemin de ce site",
  "Unknown flag": "Signalement inconnu",
  "Unknown funding type": "Type de financement inconnu",
  "Unknown source": "Source inconnue",
  "Unknown kind of organisation": "Type d’organisation inconnu",
  "Unknown link": "Lien inconnu",
  "Must be 1": "Doit être 1",
  "Please enter a URL to scrape": "Indiquez l’adresse à collecter",

  // The call of an application
  "Paste the text of the call": "Collez le texte de l’appel",
  "Choose where the call is": "Choisissez où se trouve l’appel",
  "Choose which lines of the call": "Choisissez quelles lignes de l’appel",
  "Write your question": "Écrivez votre question",

  // Questions of the funder
  "Record the award first: it is what this belongs to.":
    "Notez d’abord le financement obtenu : c’est à lui que cela se rapporte.",
  "An award can have at most {n} conditions and reports. Delete some first.":
    "Un financement peut avoir au plus {n} conditions et rapports. Supprimez-en d’abord.",
  "A report needs its due date": "Un rapport a besoin de sa date",
  "{currency} has no such small amounts": "Il n’y a pas de montants aussi petits en {currency}",
  "An award can have at most {n} entries of spending": "Un financement peut avoir au plus {n} dépenses",
  "An award can have at most {n} outcomes. Delete some first.":
    "Un financement peut avoir au plus {n} résultats obtenus. Supprimez-en d’abord.",
  "A file of this application is gone. Attach it again.":
    "Un fichier de cette candidature a disparu. Joignez-le de nouveau.",
  "An application can be sent at most {n} times": "Une candidature peut être envoyée au plus {n} fois",
  "A document changed meanwhile. Look at the documents and try again.":
    "Un document a changé entre-temps. Regardez les documents et réessayez.",
  "Write what is due": "Écrivez ce qui est à faire",
  "Choose a condition or a report": "Choisissez une condition ou un rapport",
  "Choose a kind of cost": "Choisissez un type de dépense",
  "Write what came of it": "Écrivez ce qui a été obtenu",
  "Choose what the funder decided": "Choisissez ce que le financeur a décidé",
  "Unknown reason": "Motif inconnu",
  "Many files are being made right now. Please try again in a minute.":
    "Beaucoup de fichiers sont en préparation en ce moment. Réessayez dans une minute.",
  "The file cannot be made right now. Please try again in a minute.":
    "Le fichier ne peut pas être préparé en ce moment. Réessayez dans une minute.",
  "Write the question": "Écrivez la question",
  "Write an answer first": "Écrivez d’abord une réponse",
  "This limit is too large": "Cette limite est trop grande",
  "Choose words or characters": "Choisissez mots ou caractères",
  "A limit needs a number and a unit": "Une limite a besoin d’un nombre et d’une unité",
  "Add at least one question": "Ajoutez au moins une question",
  "An application can have at most {n} questions": "Une candidature peut avoir au plus {n} questions",

  // Budgets
  "This figure is too large": "Ce chiffre est trop grand",
  "Must be between 1 and {n}": "Doit être entre 1 et {n}",
  "Choose what the cap is a share of": "Choisissez de quoi le plafond est une part",
  "Choose what the line pays for": "Choisissez ce que la ligne paie",
  "Say what the line pays for": "Dites ce que la ligne paie",
  // Ready to send
  "Unknown finding": "Constat inconnu",
  "Say why it can stay as it is": "Dites pourquoi cela peut rester ainsi",
  "This weight is too large": "Ce poids est trop grand",
  "Name the criterion": "Nommez le critère",
  "Give the list of criteria": "Donnez la liste des critères",
  "An application can have at most {n} criteria": "Une candidature peut avoir au plus {n} critères",
  "Unknown list": "Liste inconnue",

  // Answers that are proposed for a profile
  "Choose a register": "Choisissez un registre",
  "Enter the number": "Saisissez le numéro",
  "This register has no organisation with this number": "Ce registre n’a pas d’organisation sous ce numéro",
  "Choose a website or a file": "Choisissez un site web ou un fichier",
  "Name the question": "Indiquez la question",
  "Must be an answer": "Doit être une réponse",
  "Choose at least one answer": "Choisissez au moins une réponse",

  // Shortlists
  "Choose at least one opportunity": "Choisissez au moins une opportunité",
  "A shortlist can have at most {n} opportunities": "Une sélection contient au plus {n} opportunités",

  // Requests to people without an account
  "Choose what you ask for": "Choisissez ce que vous demandez",
  "Name the person": "Nommez la personne",
  "Say what you ask for": "Dites ce que vous demandez",
  "Choose the text to be approved": "Choisissez le texte à approuver",
  "Say what is missing": "Dites ce qui manque",
  "This link is no longer valid": "Ce lien n’est plus valable",
  "This is not a key of a browser": "Ce n’est pas une clé de navigateur",
} as const satisfies Dictionary;

/** What validators and the server say. Its keys are the messages there are: one without French does not compile. */
export const messages = {
  ...validatorMessages,
  "{text}": "{text}",

  // What the server says of a request as such.
  "There is nothing at this address": "Il n’y a rien à cette adresse",
  "{method} is not possible here": "{method} n’est pas possible ici",
  "Send the request as application/json": "Envoyez la requête en application/json",
  "Send a JSON object": "Envoyez un objet JSON",
  "Send JSON in UTF-8": "Envoyez du JSON en UTF-8",
  "The request is nested too deeply": "La requête est imbriquée trop profondément",
  "The request is not valid JSON": "La requête n’est pas du JSON valide",
  "The request is too large": "La requête est trop volumineuse",
  "The request cannot be read": "La requête est illisible",
  "The request did not arrive whole": "La requête n’est pas arrivée en entier",
  "The request did not arrive in time": "La requête n’est pas arrivée à temps",
  "This request came from another site": "Cette requête vient d’un autre site",
  "Some values are not valid": "Certaines valeurs ne sont pas valides",
  "Some fields are not valid": "Certains champs ne sont pas valides",
  "Not valid": "Non valide",
  "Something went wrong on our side. Please try again.":
    "Une erreur s’est produite de notre côté. Veuillez réessayer.",
  "Many people are signing in right now. Please try again in a few seconds.":
    "Beaucoup de personnes se connectent en ce moment. Veuillez réessayer dans quelques secondes.",
  "Many people are looking for funding right now. Please try again in a few seconds.":
    "Beaucoup de personnes cherchent des financements en ce moment. Veuillez réessayer dans quelques secondes.",
  "Too many requests for a new password from here. Please try again later.":
    "Trop de demandes de nouveau mot de passe depuis cette connexion. Veuillez réessayer plus tard.",
  "You have changed your password several times just now. Please try again later.":
    "Vous venez de changer votre mot de passe plusieurs fois. Veuillez réessayer plus tard.",
  "The service is busy or its database is away. Please try again.":
    "Le service est occupé ou sa base de données ne répond pas. Veuillez réessayer.",
  "The service is starting or stopping. Please try again.":
    "Le service démarre ou s’arrête. Veuillez réessayer.",
  "The server is being restarted. Please try again in a moment.":
    "Le serveur redémarre. Veuillez réessayer dans un instant.",
  "Too many requests. Please wait a moment and try again.":
    "Trop de requêtes. Patientez un instant, puis réessayez.",
  "Too many failed attempts. Please wait a while, or reset your password.":
    "Trop de tentatives infructueuses. Patientez un peu ou réinitialisez votre mot de passe.",
  "Too many new accounts from here. Please try again later.":
    "Trop de nouveaux comptes créés depuis cet endroit. Veuillez réessayer plus tard.",
  "Too many new programs from here. Please try again later.":
    "Trop de nouveaux programmes depuis cet endroit. Veuillez réessayer plus tard.",
  "You have allowed many programs just now. Please wait a moment.":
    "Vous venez d’autoriser beaucoup de programmes. Patientez un instant.",
  "You have downloaded your data several times just now. Please try again later.":
    "Vous venez de télécharger vos données plusieurs fois. Veuillez réessayer plus tard.",
  "Amberway is open in too many windows. Please close some of them.":
    "Amberway est ouvert dans trop de fenêtres. Fermez-en quelques-unes.",
  "Please sign in": "Veuillez vous connecter",
  "Only administrators can see this page": "Cette page est réservée aux administrateurs",
  "Account not found": "Compte introuvable",
  "API key not found": "Clé d’API introuvable",
  "Program not found": "Programme introuvable",
  "Application not found": "Candidature introuvable",
  "Calendar not found": "Calendrier introuvable",
  "Change not found": "Modification introuvable",
  "Entity not found": "Structure introuvable",
  "File not found": "Fichier introuvable",
  "Funder not found": "Financeur introuvable",
  "Logo not found": "Logo introuvable",
  "News not found": "Nouveauté introuvable",
  "Note not found": "Note introuvable",
  "Authenticator app not found": "Application d’authentification introuvable",
  "Opportunity not found": "Opportunité introuvable",
  "Pair not found": "Paire introuvable",
  "Version not found": "Version introuvable",
  "Webhook not found": "Webhook introuvable",
  "Run not found": "Collecte introuvable",
  "Message not found": "Message introuvable",
  "Comment not found": "Commentaire introuvable",
  "Suggestion not found": "Suggestion introuvable",
  "An application can have at most {n} comments. Delete some you no longer need.":
    "Une candidature peut avoir au plus {n} commentaires. Supprimez ceux dont vous n’avez plus besoin.",
  "The text no longer has these words. Select them again in the present text.":
    "Le texte ne contient plus ces mots. Sélectionnez-les de nouveau dans le texte actuel.",
  "The text no longer has the words of this suggestion, so nothing was changed. The suggestion stays as it is.":
    "Le texte ne contient plus les mots de cette suggestion : rien n’a été modifié. La suggestion reste telle quelle.",
  "With this suggestion the text would be too long. Nothing was changed.":
    "Avec cette suggestion, le texte serait trop long. Rien n’a été modifié.",
  "This suggestion was accepted or declined already": "Cette suggestion a déjà été acceptée ou refusée",
  "Only members of the entity can be mentioned": "Seuls les membres de la structure peuvent être mentionnés",
  "Only who wrote a comment can change it": "Seule la personne qui a écrit un commentaire peut le modifier",
  "Only who wrote a comment, or an owner, can delete it":
    "Seule la personne qui a écrit un commentaire, ou un propriétaire, peut le supprimer",
  "Others have replied. Resolve the thread instead, or ask an owner to delete it.":
    "D’autres personnes ont répondu. Marquez plutôt le fil comme résolu, ou demandez à un propriétaire de le supprimer.",
  "Document not found": "Document introuvable",
  "Budget line not found": "Ligne de budget introuvable",
  "Some lines are in later years": "Des lignes sont dans des années suivantes",
  "Some amounts have decimals that this currency does not have":
    "Des montants ont des décimales que cette monnaie n’a pas",
  "The own share is more than the line costs": "La part propre dépasse le coût de la ligne",
  "The budget does not have this year": "Le budget ne contient pas cette année",
  "Begin the budget first": "Commencez d’abord le budget",
  "A budget can have at most {n} lines": "Un budget peut avoir au plus {n} lignes",
  "This was changed meanwhile. Your changes are not saved yet: compare them and save again.":
    "Ceci a été modifié entre-temps. Vos modifications ne sont pas encore enregistrées : comparez-les et enregistrez à nouveau.",
  "The budget was changed meanwhile. Your changes are not saved yet: compare them and save again.":
    "Le budget a été modifié entre-temps. Vos modifications ne sont pas encore enregistrées : comparez-les et enregistrez à nouveau.",
  "Task not found": "Tâche introuvable",
  "Member not found": "Membre introuvable",
  "Invitation not found": "Invitation introuvable",
  "Merged opportunity not found": "Opportunité fusionnée introuvable",
  "Page not found": "Page introuvable",
  "Passkey not found": "Clé d’accès introuvable",
  "Pitch deck not found": "Pitch deck introuvable",
  "Questionnaire not found": "Questionnaire introuvable",
  "Resource not found": "Ressource introuvable",
  "Shortlist not found": "Sélection introuvable",
  "An entity can have at most {n} shortlists. Delete one you no longer need.":
    "Une structure peut avoir au plus {n} sélections. Supprimez-en une dont vous n’avez plus besoin.",
  "Somebody has changed this shortlist meanwhile. Load it again to see it.":
    "Quelqu’un a modifié cette sélection entre-temps. Rechargez-la pour la voir.",
  "Here only signed-in people see opportunities":
    "Ici, seules les personnes connectées voient les opportunités",
  "An opportunity is not published": "Une opportunité n’est pas publiée",
  "Saved search not found": "Recherche enregistrée introuvable",
  "Session not found": "Session introuvable",
  "Source not found": "Source introuvable",
  "Upload not found": "Envoi introuvable",

  // What the server says when something of the product cannot be done.
  // Accounts
  "An account with this e-mail address already exists": "Un compte existe déjà avec cette adresse e-mail",
  "Invalid email or password": "E-mail ou mot de passe incorrect",
  "This is your address already": "C’est déjà votre adresse",
  "Another account has this address by now. Your address stays as it is.":
    "Un autre compte a désormais cette adresse. La vôtre reste inchangée.",
  "You have asked to change your address several times just now. Please try again later.":
    "Vous venez de demander plusieurs fois à changer d’adresse. Veuillez réessayer plus tard.",
  "This password is too common": "Ce mot de passe est trop courant",
  "This password is known from a data breach": "Ce mot de passe figure dans une fuite de données",
  "This password is too easy to guess": "Ce mot de passe est trop facile à deviner",
  "The current password is not right": "Le mot de passe actuel est incorrect",
  "The password is not right": "Le mot de passe est incorrect",
  "Administrators ask those who run this service to remove their second step.":
    "Les administrateurs demandent aux responsables de ce service de supprimer leur deuxième étape.",
  "Sign-in service not found": "Service de connexion introuvable",
  "This service does not answer at the moment. Please try again later.":
    "Ce service ne répond pas pour le moment. Veuillez réessayer plus tard.",
  "This is the only way you can sign in. Set a password first, then remove it.":
    "C’est votre seul moyen de vous connecter. Définissez d’abord un mot de passe, puis retirez-le.",
  "Your account has no password yet. Ask for a link to set one: it comes by mail.":
    "Votre compte n’a pas encore de mot de passe. Demandez un lien pour en définir un : il arrivera par e-mail.",
  "This code is wrong, or was used already": "Ce code est incorrect ou a déjà été utilisé",
  "This code has just ended. Type the one that the app shows now. If this happens again, let your phone set its time by itself.":
    "Ce code vient d’expirer. Saisissez celui que l’application affiche maintenant. Si cela se reproduit, laissez votre téléphone régler l’heure automatiquement.",
  "The clock of your phone is ahead, so this code does not count yet. Let your phone set its time by itself, then type the code that the app shows.":
    "L’horloge de votre téléphone avance : ce code n’est pas encore valable. Laissez votre téléphone régler l’heure automatiquement, puis saisissez le code que l’application affiche.",
  "Too many wrong codes. Please wait a while and try again.":
    "Trop de codes incorrects. Patientez un peu et réessayez.",
  "This sign-in took too long. Please enter your password again.":
    "Cette connexion a pris trop de temps. Saisissez à nouveau votre mot de passe.",
  "Please show once more that it is you, then this is done.":
    "Montrez encore une fois que c’est bien vous, puis ce sera fait.",
  "Administrators here need a second factor to change anything. Set one up in Settings, or sign in again with it.":
    "Ici, les administrateurs ont besoin d’un deuxième facteur pour modifier quoi que ce soit. Configurez-en un dans les paramètres, ou reconnectez-vous avec.",
  "Everybody here needs a second step to sign in. Set one up first, or show the one you have.":
    "Ici, tout le monde a besoin d’une deuxième étape pour se connecter. Configurez-en d’abord une, ou montrez celle que vous avez.",
  "Codes of an authenticator app are asked for already. Turn that off first.":
    "Les codes d’une application d’authentification sont déjà demandés. Désactivez-les d’abord.",
  "This passkey could not be checked. Please try again.":
    "Cette clé d’accès n’a pas pu être vérifiée. Veuillez réessayer.",
  "This passkey is in use already.": "Cette clé d’accès est déjà utilisée.",
  "You have ten passkeys. Remove one first.": "Vous avez dix clés d’accès. Retirez-en d’abord une.",
  "Passkeys need a server that is reached by a name, not by a number.":
    "Les clés d’accès exigent un serveur joint par un nom, et non par un numéro.",
  "Please begin again: this set-up has ended.": "Recommencez : cette configuration a pris fin.",
  "Set up a second step first: recovery codes are for when it is lost.":
    "Configurez d’abord une deuxième étape : les codes de secours servent quand elle est perdue.",
  "Invalid or expired verification link": "Lien de vérification non valide ou expiré",
  "Too many mails to this address. Please try again later.":
    "Trop d’e-mails envoyés à cette adresse. Veuillez réessayer plus tard.",
  "This link does not work. All mails can be chosen in Settings.":
    "Ce lien ne fonctionne pas. Tous les e-mails se choisissent dans les paramètres.",
  "Confirm your e-mail address before you invite others":
    "Confirmez votre adresse e-mail avant d’inviter d’autres personnes",
  "This person is a member already": "Cette personne est déjà membre",
  "This address is invited already. Send the invitation again instead.":
    "Cette adresse est déjà invitée. Renvoyez plutôt l’invitation.",
  "An entity can have at most {n} open invitations. Revoke some first.":
    "Une structure peut avoir au plus {n} invitations en attente. Annulez-en d’abord.",
  "An entity can have at most {n} members": "Une structure peut avoir au plus {n} membres",
  "An entity needs an owner. Make somebody else one first.":
    "Une structure a besoin d’un propriétaire. Désignez d’abord quelqu’un d’autre.",
  "You are the only owner of {entity}, which has other members. Make one of them an owner, or delete it, before you delete your account.":
    "Vous êtes le seul propriétaire de {entity}, qui a d’autres membres. Désignez l’un d’eux comme propriétaire, ou supprimez-la, avant de supprimer votre compte.",
  "You have sent many invitations just now. Please try again later.":
    "Vous venez d’envoyer beaucoup d’invitations. Veuillez réessayer plus tard.",
  "This server does not use that AI provider": "Ce serveur n’utilise pas ce fournisseur d’IA",
  "Only an owner of this entity can do that": "Seul un propriétaire de cette structure peut le faire",
  "You can read this, but not comment on it. An owner of the entity can give you the right to comment.":
    "Vous pouvez lire ceci, mais pas le commenter. Un propriétaire de la structure peut vous donner le droit de commenter.",
  "You can read this, but not change it. An owner of the entity can give you the right to edit.":
    "Vous pouvez lire ceci, mais pas le modifier. Un propriétaire de la structure peut vous donner le droit de modification.",
  "You are using this device right now. To end its session, log out.":
    "Vous utilisez cet appareil en ce moment. Pour mettre fin à sa session, déconnectez-vous.",
  "You are the only administrator here. Make somebody else one before you delete your account.":
    "Il n’y a pas d’autre administrateur ici. Nommez-en un avant de supprimer votre compte.",
  // API keys
  "Send an API key": "Envoyez une clé d’API",
  "This confirmation is for another change": "Cette confirmation est celle d’un autre changement",
  "This confirmation has expired. Ask for the change once more.":
    "Cette confirmation a expiré. Demandez de nouveau le changement.",
  "This was changed meanwhile. Read it again, and ask for the change once more.":
    "Ceci a changé entre-temps. Relisez-le, puis demandez de nouveau le changement.",
  "There is an application for this opportunity already":
    "Il y a déjà une candidature pour cette opportunité",
  "Say what is to be changed": "Dites ce qui doit changer",
  "This API key is unknown, or it has ended": "Cette clé d’API est inconnue, ou elle a pris fin",
  "This API key lacks the scope {scope}": "Il manque à cette clé d’API le droit {scope}",
  "This address is not open to API keys": "Cette adresse n’est pas ouverte aux clés d’API",
  "Verify your email address to make API keys.": "Confirmez votre adresse e-mail pour créer des clés d’API.",
  "You have as many API keys as there can be. End one first.":
    "Vous avez autant de clés d’API qu’il est possible. Mettez d’abord fin à l’une d’elles.",
  // Webhooks
  "Webhooks go to public addresses that start with https://, on the usual port.":
    "Les webhooks vont à des adresses publiques qui commencent par https://, sur le port habituel.",
  "Verify your email address to make webhooks.": "Confirmez votre adresse e-mail pour créer des webhooks.",
  "You have as many webhooks as there can be. End one first.":
    "Vous avez autant de webhooks qu’il est possible. Mettez d’abord fin à l’un d’eux.",
  "This webhook is for no entity, so it tells only of opportunities that change.":
    "Ce webhook n’est destiné à aucune structure : il n’annonce donc que les opportunités qui changent.",
  "This webhook is switched off. Switch it on first.": "Ce webhook est désactivé. Activez-le d’abord.",
  "A test is on its way already.": "Un essai est déjà en route.",
  "Notices cannot be sent to this browser: its push service cannot be reached.":
    "Les notifications ne peuvent pas être envoyées à ce navigateur : son service de notification est injoignable.",
  "Notices are on in as many browsers as there can be. Turn one off first.":
    "Les notifications sont déjà activées dans autant de navigateurs que possible. Désactivez-en une d’abord.",
  "This was changed at the same moment. Please try again.":
    "Cela vient d’être modifié au même moment. Veuillez réessayer.",
  "Device not found": "Appareil introuvable",
  "A notice is on its way already.": "Une notification est déjà en route.",
  // Entities, applications, notes, searches
  "An account can have at most {n} entities. Delete one you no longer need.":
    "Un compte peut avoir au plus {n} structures. Supprimez-en une dont vous n’avez plus besoin.",
  "An account can have at most {n} applications": "Un compte peut avoir au plus {n} candidatures",
  "An entity can have at most {n} notes of contacts. Delete some you no longer need.":
    "Une structure peut avoir au plus {n} notes de contact. Supprimez celles dont vous n’avez plus besoin.",
  "Members can share at most {n} searches with an entity. Stop sharing some first.":
    "Les membres peuvent partager au plus {n} recherches avec une structure. Cessez d’abord d’en partager certaines.",
  "You can keep at most {n} searches. Delete one you no longer need.":
    "Vous pouvez garder au plus {n} recherches. Supprimez-en une dont vous n’avez plus besoin.",
  "You already have a saved search with this name": "Vous avez déjà une recherche enregistrée de ce nom",
  "The deadline of this opportunity has passed": "La date limite de cette opportunité est passée",
  "This opportunity has no deadline to put in a calendar.":
    "Cette opportunité n’a pas de date limite à mettre dans un calendrier.",
  "{entity} already has an application for {opportunity}, with the status {status}":
    "{entity} a déjà une candidature pour {opportunity}, au statut « {status} »",
  "{entity} already has an application for {opportunity}":
    "{entity} a déjà une candidature pour {opportunity}",
  "An organisation can keep at most {n} documents. Delete one that you no longer need.":
    "Une structure peut garder au plus {n} documents. Supprimez-en un dont vous n’avez plus besoin.",
  "An application can name at most {n} more documents. Remove one first.":
    "Une candidature peut citer au plus {n} autres documents. Retirez-en d’abord un.",
  "This is no CSV file or Excel workbook (XLSX).":
    "Ce fichier n’est ni un fichier CSV ni un classeur Excel (XLSX).",
  "A quotation mark in this file is not closed, or one of its rows is too long. Export it again.":
    "Un guillemet de ce fichier n’est pas fermé, ou l’une de ses lignes est trop longue. Exportez-le à nouveau.",
  "No row with the names of columns was found. The file needs a row such as Grant, Funder, Status above its entries.":
    "Aucune ligne avec les noms des colonnes n’a été trouvée. Le fichier doit avoir une ligne telle que Subvention, Financeur, Statut au-dessus de ses données.",
  "This workbook is too large to be read. Save its sheet as CSV and upload that.":
    "Ce classeur est trop grand pour être lu. Enregistrez sa feuille au format CSV et téléversez-la.",
  "Two of these applications are for the same opportunity, or one is for an opportunity that has an application already. Read the file again.":
    "Deux de ces candidatures concernent la même opportunité, ou l’une concerne une opportunité qui a déjà une candidature. Relisez le fichier.",
  "Answers can be found in PDF and Word files.":
    "Les réponses peuvent être trouvées dans les fichiers PDF et Word.",
  "This is not a PDF, DOCX, PPTX, XLSX, PNG, JPEG or WebP file. Save it as one of these and upload it again.":
    "Ce fichier n’est ni PDF, ni DOCX, PPTX, XLSX, PNG, JPEG ou WebP. Enregistrez-le dans l’un de ces formats et téléversez-le à nouveau.",
  "There is nothing in this file.": "Ce fichier ne contient rien.",
  "This file has macros, which are programs. Save it without them, as DOCX, PPTX or XLSX, and upload it again.":
    "Ce fichier contient des macros, c’est-à-dire des programmes. Enregistrez-le sans elles, en DOCX, PPTX ou XLSX, et téléversez-le à nouveau.",
  "This file is too long or too complex. Save it as a PDF and upload that.":
    "Ce fichier est trop long ou trop complexe. Enregistrez-le en PDF et téléversez celui-ci.",
  "An application can have at most {n} tasks. Delete some first.":
    "Une candidature peut avoir au plus {n} tâches. Supprimez-en d’abord.",
  "This person is no member of the entity": "Cette personne n’est pas membre de la structure",
  "Already has an application for this opportunity": "A déjà une candidature pour cette opportunité",
  "The asking amount must be between {min} and {max} {currency}":
    "Le montant demandé doit être compris entre {min} et {max} {currency}",
  "The asking amount must be at least {min} {currency}":
    "Le montant demandé doit être d’au moins {min} {currency}",
  "The asking amount must be at most {max} {currency}":
    "Le montant demandé doit être d’au plus {max} {currency}",
  "This application was changed meanwhile, perhaps in another window. Your changes are not saved yet: compare them with the newer version and save again.":
    "Cette candidature a été modifiée entre-temps, peut-être dans une autre fenêtre. Vos modifications ne sont pas encore enregistrées : comparez-les avec la version plus récente et enregistrez à nouveau.",
  "Was changed meanwhile": "A été modifié entre-temps",
  // Curation
  "This opportunity is pending": "Cette opportunité est en attente",
  "This opportunity is already verified": "Cette opportunité est déjà vérifiée",
  "This opportunity has already been rejected": "Cette opportunité a déjà été rejetée",
  "Somebody has already decided about these two": "Quelqu’un a déjà tranché pour ces deux opportunités",
  "One of the two has been rejected or merged meanwhile":
    "L’une des deux a été rejetée ou fusionnée entre-temps",
  "Choose one of the two": "Choisissez l’une des deux",
  "This opportunity has been merged into another one": "Cette opportunité a été fusionnée avec une autre",
  "This change has already been decided or replaced by a newer one":
    "Cette modification a déjà été traitée ou remplacée par une plus récente",
  // Files
  "An account can keep at most {n} files, {mb} MB in all. Delete one you no longer need.":
    "Un compte peut garder au plus {n} fichiers, {mb} Mo en tout. Supprimez-en un dont vous n’avez plus besoin.",
  "This file is too large. A file may have at most {mb} MB.":
    "Ce fichier est trop volumineux. Un fichier ne doit pas dépasser {mb} Mo.",
  "The file did not arrive whole. Please upload it again.":
    "Le fichier n’est pas arrivé en entier. Veuillez le téléverser à nouveau.",
  "Upload it again": "Téléversez-le à nouveau",
  "Files cannot be stored or read at the moment. Please try again.":
    "Les fichiers ne peuvent être ni enregistrés ni lus en ce moment. Veuillez réessayer.",
  "There is no room for files at the moment. Please try again later.":
    "Il n’y a plus de place pour les fichiers en ce moment. Veuillez réessayer plus tard.",
  "This upload link is not valid any more. Please choose the file and upload it again.":
    "Ce lien d’envoi n’est plus valide. Choisissez le fichier et téléversez-le à nouveau.",
  "This upload link was used already. Please upload the file again.":
    "Ce lien d’envoi a déjà servi. Veuillez téléverser le fichier à nouveau.",
  "The time for this upload is over. Please upload the file again.":
    "Le délai de cet envoi est dépassé. Veuillez téléverser le fichier à nouveau.",
  "Some parts of this file are missing or too small":
    "Des parties de ce fichier manquent ou sont trop petites",
  "Must be the parts that were uploaded, in order": "Doit être la liste des parties envoyées, dans l’ordre",
  "Verify your e-mail address to upload more files.":
    "Vérifiez votre adresse e-mail pour téléverser d’autres fichiers.",
  "Verify your e-mail address to upload files. The room for those of new accounts is used up.":
    "Vérifiez votre adresse e-mail pour téléverser des fichiers. La place réservée aux nouveaux comptes est prise.",
  // Reading a deck
  "This file is empty.": "Ce fichier est vide.",
  "This is not a PDF, PPT or PPTX file.": "Ce n’est pas un fichier PDF, PPT ou PPTX.",
  "This is a Word document, not a presentation. Upload the deck as a PDF, PPT or PPTX file.":
    "C’est un document Word, pas une présentation. Téléversez le pitch deck au format PDF, PPT ou PPTX.",
  "This is a spreadsheet, not a presentation. Upload the deck as a PDF, PPT or PPTX file.":
    "C’est une feuille de calcul, pas une présentation. Téléversez le pitch deck au format PDF, PPT ou PPTX.",
  "This file is protected with a password. Remove the password and upload it again.":
    "Ce fichier est protégé par un mot de passe. Retirez-le et téléversez à nouveau le fichier.",
  "This file is damaged or cut off. Export it again and upload the new file.":
    "Ce fichier est endommagé ou incomplet. Exportez-le à nouveau et téléversez le nouveau fichier.",
  "This deck has no slides.": "Ce pitch deck n’a aucune diapositive.",
  "This deck has more than {n} slides.": "Ce pitch deck compte plus de {n} diapositives.",
  "Reading this file took too long. Save the deck as a simpler PDF and upload that.":
    "La lecture de ce fichier a pris trop de temps. Enregistrez le pitch deck dans un PDF plus simple et téléversez-le.",
  "This file is too complex to be read. Save the deck as a simpler PDF and upload that.":
    "Ce fichier est trop complexe à lire. Enregistrez le pitch deck dans un PDF plus simple et téléversez-le.",
  "The virus scanner found malware in this file, so it was not kept.":
    "L’antivirus a trouvé un logiciel malveillant dans ce fichier, qui n’a pas été conservé.",
  "Files cannot be checked for viruses right now. Please try again in a few minutes.":
    "La recherche de virus n’est pas possible en ce moment. Veuillez réessayer dans quelques minutes.",
  "This address takes encrypted requests only. Use https.":
    "Cette adresse n’accepte que des requêtes chiffrées. Utilisez https.",
  "This file unpacks to more than it may.": "Une fois décompressé, ce fichier dépasse la taille permise.",
  "Many files are being read right now. Please try again in a minute.":
    "Beaucoup de fichiers sont en cours de lecture. Veuillez réessayer dans une minute.",
  "Files cannot be read right now. Please try again in a minute.":
    "Les fichiers ne peuvent pas être lus en ce moment. Veuillez réessayer dans une minute.",
  "The server is restarting. Please try again in a minute.":
    "Le serveur redémarre. Veuillez réessayer dans une minute.",
  // AI
  "AI is switched off on this server.": "L’IA est désactivée sur ce serveur.",
  "The AI is already at work for you. Please wait until it is done.":
    "L’IA travaille déjà pour vous. Attendez qu’elle ait terminé.",
  "You have used all {n} AI drafts of today. There are new ones tomorrow (UTC).":
    "Vos {n} brouillons d’IA du jour sont épuisés. Il y en aura d’autres demain (UTC).",
  "You have used all {n} deck analyses of today. There are new ones tomorrow (UTC).":
    "Vos {n} analyses de pitch decks du jour sont épuisées. Il y en aura d’autres demain (UTC).",
  "You have used all {n} AI readings of pages of today. There are new ones tomorrow (UTC).":
    "Vos {n} lectures de pages par IA du jour sont épuisées. Il y en aura d’autres demain (UTC).",
  "You have used all {n} translations of today. There are new ones tomorrow (UTC).":
    "Vos {n} traductions du jour sont épuisées. Il y en aura d’autres demain (UTC).",
  "Texts cannot be translated here.": "Les textes ne peuvent pas être traduits ici.",
  "This text is in your language already, or its language is not known.":
    "Ce texte est déjà dans votre langue, ou sa langue est inconnue.",
  "The AI of this site is used up for today. There is more tomorrow (UTC).":
    "L’IA de ce site est épuisée pour aujourd’hui. Il y en aura de nouveau demain (UTC).",
  "Verify your e-mail address to have more drafts written.":
    "Vérifiez votre adresse e-mail pour faire rédiger d’autres brouillons.",
  "Verify your e-mail address to have more decks analyzed.":
    "Vérifiez votre adresse e-mail pour faire analyser d’autres pitch decks.",
  "Verify your e-mail address to have more texts translated.":
    "Vérifiez votre adresse e-mail pour faire traduire d’autres textes.",
  "Verify your e-mail address to use the AI. What is set aside for new accounts is used up for today.":
    "Vérifiez votre adresse e-mail pour utiliser l’IA. La part des nouveaux comptes est épuisée pour aujourd’hui.",
  "The analysis was cut off too often. Please try again.":
    "L’analyse a été interrompue trop souvent. Veuillez réessayer.",
  "The analysis was stopped.": "L’analyse a été arrêtée.",
  "{provider} is not answering at the moment. Please try again in a minute.":
    "{provider} ne répond pas en ce moment. Veuillez réessayer dans une minute.",
  "Neither OpenAI nor Anthropic could write a draft. Please try again in a few minutes.":
    "Ni OpenAI ni Anthropic n’ont pu rédiger de brouillon. Veuillez réessayer dans quelques minutes.",
  "Neither OpenAI nor Anthropic could write a draft. Please tell the people who run this site.":
    "Ni OpenAI ni Anthropic n’ont pu rédiger de brouillon. Veuillez prévenir les responsables de ce site.",
  "Neither OpenAI nor Anthropic could review the deck. Please tell the people who run this site.":
    "Ni OpenAI ni Anthropic n’ont pu analyser le pitch deck. Veuillez prévenir les responsables de ce site.",
  "Neither OpenAI nor Anthropic could review the deck. Please try again in a few minutes.":
    "Ni OpenAI ni Anthropic n’ont pu analyser le pitch deck. Veuillez réessayer dans quelques minutes.",

  // What is said of other people's services and sites: AI providers, Grants.gov, and pages that a curator has read. `{host}` and
  // `{provider}` are names, so nothing may agree with them.
  "{provider} did not answer in time. Please try again.":
    "{provider} n’a pas répondu à temps. Veuillez réessayer.",
  "{provider} is busy at the moment. Please try again in a few minutes.":
    "Le service {provider} est saturé en ce moment. Veuillez réessayer dans quelques minutes.",
  "{provider} had a problem on its side. Please try again in a few minutes.":
    "Le service {provider} a rencontré un problème. Veuillez réessayer dans quelques minutes.",
  "{provider} could not be reached. Please try again in a few minutes.":
    "Impossible de joindre {provider}. Veuillez réessayer dans quelques minutes.",
  "{provider} refused the request. Please tell the people who run this site.":
    "{provider} a refusé la requête. Veuillez prévenir les responsables de ce site.",
  "{provider} answered with an error. Please try again later.":
    "{provider} a répondu par une erreur. Veuillez réessayer plus tard.",
  "{provider} gave an answer that could not be read. Please try again later.":
    "{provider} a donné une réponse illisible. Veuillez réessayer plus tard.",
  "{provider} gave an answer that could not be read. Please try again.":
    "{provider} a donné une réponse illisible. Veuillez réessayer.",
  "{provider} gave an answer that could not be used. Please try again.":
    "{provider} a donné une réponse inutilisable. Veuillez réessayer.",
  "{provider} gave an answer that is too large to be read.":
    "{provider} a donné une réponse trop volumineuse pour être lue.",
  // One opportunity of Grants.gov
  "Grants.gov gave an answer that could not be read.": "Grants.gov a donné une réponse illisible.",
  "Grants.gov gave no details of this opportunity.":
    "Grants.gov n’a donné aucun détail sur cette opportunité.",
  "Grants.gov gave this opportunity no title.": "Grants.gov n’a pas donné de titre à cette opportunité.",
  "Grants.gov answered with another opportunity.": "Grants.gov a répondu par une autre opportunité.",
  "Grants.gov listed this opportunity without its id.":
    "Grants.gov a listé cette opportunité sans son identifiant.",
  "Grants.gov has no such opportunity any more.": "Grants.gov ne connaît plus cette opportunité.",
  "Not read, because Grants.gov had failed to answer before.":
    "Non lue, car Grants.gov n’avait pas répondu auparavant.",
  // A run
  "Found {n}: {outcomes}.": ["{n} trouvée : {outcomes}.", "{n} trouvées : {outcomes}."],
  "{n} new": ["{n} nouvelle", "{n} nouvelles"],
  "{n} updated": ["{n} mise à jour", "{n} mises à jour"],
  "{n} with changes to look at": [
    "{n} avec des modifications à examiner",
    "{n} avec des modifications à examiner",
  ],
  "{n} known already or closed": ["{n} déjà connue ou clôturée", "{n} déjà connues ou clôturées"],
  "{n} could not be read": ["{n} n’a pas pu être lue", "{n} n’ont pas pu être lues"],
  "That is less than half of the {n} that the reading before found. Nothing was closed or removed because of it: please look whether the source has changed.":
    "C’est moins de la moitié des {n} de la lecture précédente. Rien n’a été clôturé ni retiré pour autant : veuillez regarder si la source a changé.",
  "Its list has lacked calls twice in a row: {outcomes}.":
    "Absentes de sa liste lors de deux lectures de suite : {outcomes}.",
  "{n} closed": ["{n} clôturée", "{n} clôturées"],
  "Its list lacks more calls ({n}) than it has. Nothing was closed because of it: please look whether the source has changed.":
    "Sa liste a perdu plus d’opportunités ({n}) qu’elle n’en contient. Rien n’a été clôturé pour autant : veuillez regarder si la source a changé.",
  "Opportunity {id}": "Opportunité {id}",
  "This source is being read just now. Please try again in a moment.":
    "Cette source est en cours de lecture. Veuillez réessayer dans un instant.",
  "This source is not in the list any more.": "Cette source n’est plus dans la liste.",
  "This source is off. Switch it on first.": "Cette source est désactivée. Activez-la d’abord.",
  "It has no number of Grants.gov, so it might be here already. It was left out.":
    "Elle n’a pas de numéro de Grants.gov et se trouve peut-être déjà ici. Elle a été laissée de côté.",
  "{name} can only be read with a key, which the setting {setting} has to hold.":
    "{name} ne peut être lue qu’avec une clé, à inscrire dans le réglage {setting}.",
  "This was the first reading, so it stopped after {n}. Look at them, then read the source again.": [
    "C’était la première lecture, elle s’est donc arrêtée après {n}. Examinez-la, puis relisez la source.",
    "C’était la première lecture, elle s’est donc arrêtée après {n}. Examinez-les, puis relisez la source.",
  ],
  "There is more: the next reading goes on from here.":
    "Il en reste : la prochaine lecture reprendra à cet endroit.",
  "The source has new fields: {names}.": "La source a de nouveaux champs : {names}.",
  "The source leaves out fields: {names}.": "La source omet des champs : {names}.",
  "The source has new codes: {names}.": "La source a de nouveaux codes : {names}.",
  "The answer of {name} is not in its known form.": "La réponse de {name} n’a pas la forme connue.",
  "These fields are not in their known form: {fields}": "Ces champs n’ont pas la forme connue : {fields}",
  "This run is not known any more.": "Cette collecte n’est plus connue.",
  "This takes longer than usual and goes on in the background.":
    "Cela prend plus de temps que d’habitude et se poursuit en arrière-plan.",
  "The review was cut off too often. Please try again.":
    "L’évaluation a été interrompue trop souvent. Veuillez réessayer.",
  "The draft was stopped.": "La rédaction du brouillon a été arrêtée.",
  "The review was stopped.": "L’évaluation a été arrêtée.",
  "The reading was cut off too often. Please try again.":
    "La lecture a été interrompue trop souvent. Veuillez réessayer.",
  "Stopped by an administrator. What was read until then is kept.":
    "Arrêtée par un administrateur. Ce qui a été lu jusque-là est conservé.",
  "Nothing was found on this page.": "Rien n’a été trouvé sur cette page.",
  "Nothing was found.": "Rien n’a été trouvé.",
  "Nothing about funding was found on this page.": "Rien sur un financement n’a été trouvé sur cette page.",
  "Not read, because the reading took too long.": "Non lue, car la lecture a pris trop de temps.",
  "Not read, because the site had refused other pages.": "Non lue, car le site avait refusé d’autres pages.",
  "The AI readings of today are used up, so some details may be missing.":
    "Les lectures par IA du jour sont épuisées ; il peut manquer des détails.",
  "The AI did not answer, so some details may be missing.":
    "L’IA n’a pas répondu ; il peut manquer des détails.",
  "The PDF at {host} could not be read: it is damaged, protected with a password or too long.":
    "Le PDF de {host} est illisible : il est endommagé, protégé par un mot de passe ou trop long.",
  // A page
  "That is not a web address. It has to start with http:// or https://.":
    "Ce n’est pas une adresse web. Elle doit commencer par http:// ou https://.",
  "That web address is too long.": "Cette adresse web est trop longue.",
  "The address at {host} contains a user name or password. Leave it out and try again.":
    "L’adresse chez {host} contient un nom d’utilisateur ou un mot de passe. Retirez-le et réessayez.",
  "{host} is not visited: only the usual ports of websites, 80 and 443, are.":
    "{host} n’est pas consulté : seuls les ports habituels des sites, 80 et 443, le sont.",
  "{host} is not written to without encryption: the address has to start with https://.":
    "Rien n’est envoyé sans chiffrement à {host} : l’adresse doit commencer par https://.",
  "{host} is not visited, because it is not on the public internet.":
    "{host} n’est pas consulté, car il n’est pas sur l’internet public.",
  "There is no website at {host}, or its name cannot be looked up.":
    "Il n’y a pas de site à {host}, ou son nom est introuvable.",
  "{host} could not be reached.": "{host} n’a pas pu être joint.",
  "{host} has no valid security certificate, so nothing was read from it.":
    "{host} n’a pas de certificat de sécurité valide ; rien n’y a été lu.",
  "{host} did not answer in time.": "{host} n’a pas répondu à temps.",
  "Too many pages of {host} are waiting to be read. Please try again later.":
    "Trop de pages de {host} attendent d’être lues. Veuillez réessayer plus tard.",
  "The page at {host} is larger than {n} MB.": "La page de {host} dépasse {n} Mo.",
  "The PDF at {host} is larger than {n} MB.": "Le PDF de {host} dépasse {n} Mo.",
  "The file at {host} is larger than {n} kB.": "Le fichier de {host} dépasse {n} ko.",
  "{host} redirects more than {n} times.": "{host} redirige plus de {n} fois.",
  "{host} redirects in a circle.": "{host} redirige en boucle.",
  "{host} redirects to nowhere.": "{host} redirige vers nulle part.",
  "What {host} has at this address is not a kind of page that can be read.":
    "Ce que {host} propose à cette adresse n’est pas un type de page lisible.",
  "{host} asks automated readers to leave this page alone (robots.txt).":
    "{host} demande aux lecteurs automatiques de ne pas lire cette page (robots.txt).",
  "The robots.txt of {host} could not be read, so the page was left alone. Please try again later.":
    "Le robots.txt de {host} est illisible ; la page n’a donc pas été lue. Veuillez réessayer plus tard.",
  "{host} asks for a pause of {n} seconds between pages (robots.txt). Please try again later.":
    "{host} demande une pause de {n} secondes entre les pages (robots.txt). Veuillez réessayer plus tard.",
  "{host} asks visitors to sign in before it shows this page.":
    "{host} demande de se connecter avant d’afficher cette page.",
  "{host} gave an answer that makes no sense to a browser.":
    "{host} a donné une réponse qu’un navigateur ne comprend pas.",
  "The page at {host} broke off before its end, or is damaged.":
    "La page de {host} s’est interrompue avant la fin ou est endommagée.",
  "The link does not work": "Le lien ne fonctionne pas",
  "{host} has no page at this address.": "{host} n’a pas de page à cette adresse.",
  "{host} has had too many requests and refuses more. Please try again later.":
    "{host} a reçu trop de requêtes et en refuse d’autres. Veuillez réessayer plus tard.",
  "{host} refuses to show this page to us ({status}). Some websites block scraping.":
    "{host} refuse de nous montrer cette page ({status}). Certains sites bloquent la collecte.",
  "{host} is not working at the moment (status {status}).":
    "{host} ne fonctionne pas en ce moment (statut {status}).",
  "{host} gave an unexpected answer (status {status}).":
    "{host} a donné une réponse inattendue (statut {status}).",

  // Questions of the funder
  "Submission not found": "Envoi introuvable",
  "Obligation not found": "Engagement introuvable",
  "Spending not found": "Dépense introuvable",
  "Outcome not found": "Résultat obtenu introuvable",
  "Question not found": "Question introuvable",
  "This question was changed meanwhile. Your changes are not saved yet: compare them and save again.":
    "Cette question a été modifiée entre-temps. Vos modifications ne sont pas encore enregistrées : comparez-les et enregistrez à nouveau.",

  // The call of an application
  "Call not found": "Appel introuvable",
  "Proposals not found": "Propositions introuvables",
  "The profile or the proposals were changed meanwhile, perhaps in another window. Nothing was saved: look at them again.":
    "Le profil ou les propositions ont changé entre-temps, peut-être dans une autre fenêtre. Rien n’a été enregistré : regardez-les de nouveau.",
  "It could not be read. Please try again.": "La lecture n’a pas abouti. Veuillez réessayer.",
  "There is no text to read in it.": "Il n’y a pas de texte à y lire.",
  "This file is not there any more. Choose another one.": "Ce fichier n’est plus là. Choisissez-en un autre.",
  "This file cannot be read. Save it as a PDF, PPTX or DOCX and upload that.":
    "Ce fichier ne peut pas être lu. Enregistrez-le au format PDF, PPTX ou DOCX et téléversez-le.",
  "Line of the call not found": "Ligne de l’appel introuvable",
  "This opportunity has no page of its own.": "Cette opportunité n’a pas de page à elle.",
  "This file is not there any more. Upload it again.": "Ce fichier n’est plus là. Envoyez-le à nouveau.",
  "This file cannot be read. Save it as a PDF or DOCX and upload that.":
    "Ce fichier ne peut pas être lu. Enregistrez-le en PDF ou DOCX et envoyez ce nouveau fichier.",
  "The call could not be read. Please try again.": "L’appel n’a pas pu être lu. Veuillez réessayer.",
  "The reading was stopped.": "La lecture a été arrêtée.",
  "The catalogue has no place for this line.": "Le catalogue n’a pas de place pour cette ligne.",
  "This opportunity is not in the catalogue any more.": "Cette opportunité n’est plus dans le catalogue.",
  "Only what the page of the call says can be proposed for the catalogue.":
    "Seul ce que dit la page de l’appel peut être proposé pour le catalogue.",
  "The catalogue says the same already.": "Le catalogue dit déjà la même chose.",
  // Ready to send
  "Finding not found": "Constat introuvable",
  "Add the award criteria first": "Ajoutez d’abord les critères d’attribution",
  "The criteria were changed meanwhile. Your changes are not saved yet: compare them and save again.":
    "Les critères ont été modifiés entre-temps. Vos modifications ne sont pas encore enregistrées : comparez-les et enregistrez à nouveau.",

  // Requests to people without an account
  "Request not found": "Demande introuvable",
  "Name the file": "Nommez le fichier",
  "Choose today or a later day": "Choisissez aujourd’hui ou un jour à venir",
  "This text is empty": "Ce texte est vide",
  "This answer was accepted already": "Cette réponse a déjà été acceptée",
  "There is no answer yet": "Il n’y a pas encore de réponse",
  "The answer was changed meanwhile. Read it again.": "La réponse a été modifiée entre-temps. Relisez-la.",
  "Write your answer": "Écrivez votre réponse",
  "Choose a file": "Choisissez un fichier",
  "Say whether you approve the text": "Dites si vous approuvez le texte",
  "The text has changed. Read it again before you answer.":
    "Le texte a changé. Relisez-le avant de répondre.",
  "This request asks for no file": "Cette demande n’attend pas de fichier",
  "There is no room for more files. Tell whoever asked you.":
    "Il n’y a plus de place pour d’autres fichiers. Dites-le à la personne qui vous l’a demandé.",
  "Choose a PDF, Word, PowerPoint, Excel, PNG or JPEG file, without macros.":
    "Choisissez un fichier PDF, Word, PowerPoint, Excel, PNG ou JPEG, sans macros.",
  "You have asked many people today. Please try again tomorrow.":
    "Vous avez sollicité beaucoup de personnes aujourd’hui. Réessayez demain.",
  "An application can have at most {n} open requests. Remove some first.":
    "Une candidature peut avoir au plus {n} demandes en cours. Retirez-en d’abord.",
  "An application can have at most {n} requests. Remove some first.":
    "Une candidature peut avoir au plus {n} demandes. Retirez-en d’abord.",
} as const satisfies Dictionary;
