/** The questions of a profile: what stands around them. */
export default {
  ", complete": ", étape complète",
  ", not saved yet": ", modifications non enregistrées",
  "All required questions answered": "Toutes les questions obligatoires ont une réponse",
  Choose: "Choisir",
  Chosen: "Sélection",
  "Failed to save profile": "Le profil n’a pas pu être enregistré",
  "Filled in from your account. Change it if it is not right.":
    "Rempli d’après votre compte. Modifiez si ce n’est pas exact.",
  "Filled in from your browser’s time zone. Change it if it is not right.":
    "Rempli d’après le fuseau horaire de votre navigateur. Modifiez si ce n’est pas exact.",
  "Filled in from your country. Change it if your amounts are in another currency.":
    "Rempli d’après votre pays. Modifiez si vos montants sont dans une autre devise.",
  "Filter the list": "Filtrer la liste",
  "Finish later": "Finir plus tard",
  "Loading the questions": "Chargement des questions",
  "Must be a whole number": "Indiquez un nombre entier",
  No: "Non",
  "No answer": "Sans réponse",
  "Nothing matches “{search}”.": "Aucun résultat pour « {search} ».",
  "Profile saved": "Profil enregistré",
  "Questionnaire not found": "Questionnaire introuvable",
  "Remove {option}": "Retirer {option}",
  Save: "Enregistrer",
  "Save and continue": "Enregistrer et continuer",
  "Save and finish": "Enregistrer et terminer",
  "See your matches": "Voir vos correspondances",
  "Separate with commas.": "Séparez par des virgules.",
  "Show all {n}": "Tout afficher ({n})",
  "Step {step} of {total}: {title}": "Étape {step} sur {total} : {title}",
  Steps: "Étapes",
  "The profile could not be loaded": "Le profil n’a pas pu être chargé",
  "The profile of this kind of entity does not ask that.":
    "Le profil de ce type de structure ne pose pas cette question.",
  "The questions could not be loaded": "Les questions n’ont pas pu être chargées",
  "There are no questions for this kind of entity at this step.":
    "Il n’y a pas de questions pour ce type de structure à cette étape.",
  "This step can wait: each further answer makes them more exact.":
    "Cette étape peut attendre : chaque réponse de plus les rend plus justes.",
  "Type to filter": "Saisissez pour filtrer",
  Yes: "Oui",
  "e.g. {example}": "p. ex. {example}",
  "{estimate}. Answer what you can; you can save now and add the rest later.":
    "{estimate}. Répondez à ce que vous savez ; vous pouvez enregistrer maintenant et compléter plus tard.",
  "{name} is matched with what you told us.": "{name} : les correspondances tiennent compte de vos réponses.",
  "{n} required questions left": [
    "{n} question obligatoire restante",
    "{n} questions obligatoires restantes",
  ],
} as const;
