/** The French of exports/. */
export default {
  "Requested amount": "Montant demandé",
  "Requested currency": "Devise demandée",
  "Awarded amount": "Montant attribué",
  "Awarded currency": "Devise attribuée",
  "Minimum amount": "Montant minimal",
  "Maximum amount": "Montant maximal",
  Currency: "Devise",
  Saved: "Gardé",
  "Not for us": "Pas pour nous",
  Any: "Tous",
  Global: "Monde entier",

  "{min} to {max}": "De {min} à {max}",
  "From {amount}": "À partir de {amount}",
  "Up to {amount}": "Jusqu’à {amount}",
  "Asking amount": "Montant demandé",
  Status: "Statut",
  Submitted: "Envoi",
  Decision: "Décision",
  Awarded: "Attribué",
  Opportunity: "Opportunité",
  Funder: "Financeur",
  "Funding type": "Type de financement",
  "Funding amount": "Montant du financement",
  Deadline: "Date limite",
  "Where to apply": "Où candidater",
  Name: "Nom",
  Type: "Type",
  Stage: "Stade",
  Country: "Pays",
  Industries: "Secteurs",
  Founded: "Création",
  Team: "Équipe",
  "{n} people": ["{n} personne", "{n} personnes"],
  Website: "Site web",
  Mission: "Mission",
  "Application narrative": "Texte de la candidature",
  "AI-generated draft": "Brouillon généré par l’IA",
  "Written by AI from the profile. Check every sentence before you send it.":
    "Rédigé par l’IA à partir du profil. Vérifiez chaque phrase avant l’envoi.",
  "Nothing is written yet.": "Rien n’est encore rédigé.",
  Notes: "Notes",
  "The application": "La candidature",
  "The opportunity": "L’opportunité",
  "This opportunity is no longer in the catalogue.": "Cette opportunité n’est plus au catalogue.",
  "The applicant": "Le candidat",
  "Untitled Application": "Candidature sans titre",
  "Page {page} of {pages}": "Page {page} sur {pages}",

  "Your data from {product}": "Vos données {product}",
  "Account: {email}": "Compte : {email}",
  "Made on: {time}": "Créé le : {time}",
  "What is in it": "Ce que contient l’archive",
  "Your account and settings, where you are signed in, and up to when news was put together for you.":
    "Votre compte et vos paramètres, vos connexions en cours, et jusqu’à quand vos nouveautés ont été réunies.",
  "Your entities and the answers of their profiles.": "Vos structures et les réponses de leurs profils.",
  "Your applications with narratives, AI drafts and notes; applications.csv has them as a table.":
    "Vos candidatures avec leurs textes, brouillons de l’IA et notes ; applications.csv les présente en tableau.",
  "Your pitch decks, what was read from them, their scores, and which file of files/ is whose.":
    "Vos pitch decks, ce qui en a été lu, leurs scores, et à qui correspond chaque fichier de files/.",
  "Opportunities that you saved or put away.": "Les opportunités que vous avez gardées ou écartées.",
  "The searches that you keep.": "Vos recherches enregistrées.",
  "What you were told in the app.": "Les nouveautés affichées dans l’application.",
  "Opportunities that you opened, and when you did for the first time.":
    "Les opportunités que vous avez ouvertes, et quand vous l’avez fait pour la première fois.",
  "Your notes of contacts with funders.": "Vos notes de contacts avec les financeurs.",
  "Reminders that were sent to you.": "Les rappels qui vous ont été envoyés.",
  "How much AI you used, by day.": "Votre utilisation de l’IA, par jour.",
  "Whether you have a calendar address. The address itself is a key, and is only in Settings.":
    "Si vous avez une adresse de calendrier. L’adresse elle-même est une clé et ne figure que dans les paramètres.",
  "Which mails were sent to you in the last weeks. Their texts are not kept.":
    "Quels messages vous ont été envoyés ces dernières semaines. Leurs textes ne sont pas conservés.",
  "What you did with the catalogue, if you are or were an administrator.":
    "Ce que vous avez fait dans le catalogue, si vous l’administrez ou l’avez administré.",
  "The files that you uploaded, as you uploaded them.": "Les fichiers que vous avez envoyés, tels quels.",
  "The .json files are plain text that any program can read. Times are in UTC. Amounts are exact decimals.":
    "Les fichiers .json sont du texte simple que tout programme peut lire. Les heures sont en UTC. Les montants sont des décimaux exacts.",
  "applications.csv opens in Excel and every other spreadsheet; a cell that could be taken for a formula begins with '.":
    "applications.csv s’ouvre dans Excel et tout autre tableur ; une cellule que l’on pourrait prendre pour une formule commence par '.",
  "Files that could not be added because they are no longer stored:":
    "Fichiers qui n’ont pas pu être ajoutés, car ils ne sont plus conservés :",
  "What is not in it": "Ce que l’archive ne contient pas",
  "Your password and everything else that opens a door (sessions, links from mails, the calendar address),":
    "Votre mot de passe et tout ce qui ouvre une porte (sessions, liens reçus par e-mail, adresse de calendrier),",
  "so that whoever comes by this archive cannot use your account.":
    "pour que personne ne puisse utiliser votre compte en trouvant cette archive.",
  "Figures that are computed from your own words in order to find matches.":
    "Les valeurs calculées à partir de vos propres textes pour trouver des correspondances.",
  "The catalogue of opportunities, which is the same for everybody.":
    "Le catalogue des opportunités, qui est le même pour tout le monde.",
} as const;
