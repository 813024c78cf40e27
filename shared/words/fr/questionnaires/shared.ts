/** What several questionnaires ask for in the same words. */
export default {
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
} as const;
