/** The French of pitch-decks/. */
export default {
  // The page
  "Verify your email address": "Vérifiez votre adresse e-mail",
  "Pitch Deck Analyzer": "Analyse de pitch decks",
  "Get AI-powered feedback from multiple perspectives": "Obtenez l’avis de l’IA sous plusieurs angles",
  Analysis: "Analyse",
  Error: "Erreur",
  Success: "C’est fait",
  "Try again": "Réessayer",
  "Please try again.": "Veuillez réessayer.",

  // Uploading
  "Upload Deck": "Téléverser un deck",
  "Upload Pitch Deck": "Téléverser le pitch deck",
  Entity: "Structure",
  "Loading your entities": "Chargement de vos structures",
  "Your entities could not be loaded. Check your connection.":
    "Vos structures n’ont pas pu être chargées. Vérifiez votre connexion.",
  "Create Entity Profile": "Créer un profil de structure",
  "Create an entity profile before uploading pitch decks":
    "Créez un profil de structure avant de téléverser un pitch deck",
  "Please create an entity profile before uploading pitch decks":
    "Veuillez créer un profil de structure avant de téléverser un pitch deck",
  "Pitch deck file": "Fichier du pitch deck",
  "Choose a file {orDropIt}": "Choisissez un fichier {orDropIt}",
  "or drop it here": "ou déposez-le ici",
  "Drop it here": "Déposez-le ici",
  "Choose another file": "Choisir un autre fichier",
  Cancel: "Annuler",
  "Remove {name}": "Retirer {name}",
  Uploading: "Téléversement",
  "Uploading… {percent}%": "Téléversement… {percent} %",
  "Uploading… almost there": "Téléversement… presque terminé",
  "You are offline. It goes on as soon as you are back.":
    "Vous êtes hors ligne. Cela reprendra dès votre retour en ligne.",
  "The connection broke. Trying again…": "La connexion a été coupée. Nouvel essai…",
  "Reading your deck": "Lecture de votre deck",
  "Uploaded. Reading your deck…": "Fichier téléversé. Lecture de votre deck…",
  "Uploaded. Reading your deck.": "Fichier téléversé. Lecture de votre deck.",
  "{name} is chosen. It is not uploaded yet.": "Fichier choisi : {name}. Il n’est pas encore téléversé.",
  "Pitch deck uploaded and analysis started": "Pitch deck téléversé, analyse en cours",
  "Pitch deck uploaded": "Pitch deck téléversé",
  "Upload failed": "Échec du téléversement",
  "Failed to create pitch deck": "Le pitch deck n’a pas pu être créé",
  "We could not reach the server. Check your connection and try again.":
    "Le serveur est injoignable. Vérifiez votre connexion et réessayez.",
  "The connection broke. Check your network and try again.":
    "La connexion a été coupée. Vérifiez votre réseau et réessayez.",
  "Your session has ended. Sign in and try again.": "Votre session a expiré. Connectez-vous et réessayez.",
  "The file could not be stored. Please try again.":
    "Le fichier n’a pas pu être enregistré. Veuillez réessayer.",
  "This file can no longer be read. Choose it again.":
    "Ce fichier ne peut plus être lu. Choisissez-le à nouveau.",
  "This file is empty. Choose the deck itself.": "Ce fichier est vide. Choisissez le deck lui-même.",
  "This file is {size}. A deck can be up to {most}.":
    "Ce fichier fait {size}. Un deck peut faire jusqu’à {most}.",
  "Choose one file at a time.": "Choisissez un seul fichier à la fois.",
  "This is a folder. Choose the deck's file in it.":
    "Ceci est un dossier. Choisissez le fichier du deck qu’il contient.",
  "{size} MB": "{size} Mo",
  "{size} KB": "{size} Ko",

  // Who judges
  "AI Provider": "Fournisseur d’IA",
  "AI Provider: {provider}": "Fournisseur d’IA : {provider}",
  "Asks OpenAI and Anthropic side by side and shows where they differ.":
    "Interroge OpenAI et Anthropic en parallèle et montre où ils divergent.",
  "Judges new uploads, and decks that you analyze again.":
    "Évalue les nouveaux decks, et ceux que vous faites réanalyser.",

  // The list
  "Your Decks": "Vos decks",
  "Your decks could not be loaded": "Vos decks n’ont pas pu être chargés",
  "No pitch decks yet": "Aucun pitch deck pour l’instant",
  "Upload your first deck to get started": "Téléversez votre premier deck pour commencer",
  "Loading...": "Chargement…",
  "Analyzing...": "Analyse en cours…",
  Analyzed: "Analysé",
  Both: "Les deux",
  "The analysis failed": "L’analyse a échoué",

  // One deck
  "No deck selected": "Aucun deck sélectionné",
  "Upload or select a pitch deck to see AI analysis":
    "Téléversez ou sélectionnez un pitch deck pour voir l’analyse de l’IA",
  "Loading the analysis": "Chargement de l’analyse",
  "{n} slides": ["{n} diapositive", "{n} diapositives"],
  "Uploaded {date}": "Téléversé le {date}",
  Download: "Télécharger",
  Delete: "Supprimer",
  "Delete “{name}”?": "Supprimer « {name} » ?",
  "The file and all of its analyses are deleted. This action cannot be undone.":
    "Le fichier et toutes ses analyses seront supprimés. Cette action est irréversible.",
  Overview: "Synthèse",
  Detailed: "Détail",
  "Chat Review": "Discussion",
  "Detailed slide-by-slide analysis coming soon":
    "L’analyse détaillée, diapositive par diapositive, arrive bientôt",
  "Conversational AI review chat coming soon": "La discussion avec l’IA sur votre deck arrive bientôt",
  "Analyzing {name}": "Analyse de {name} en cours",
  "The analysis of {name} failed": "L’analyse de {name} a échoué",
  "{name} is analyzed": "L’analyse de {name} est terminée",
  "{name} is analyzed: {score} out of 100": "L’analyse de {name} est terminée : {score} sur 100",
  "Analyzing your deck": "Analyse de votre deck",
  "Analyzing your deck...": "Analyse de votre deck en cours…",
  "Our AI is reviewing your pitch deck. This usually takes 2-3 minutes.":
    "Notre IA examine votre pitch deck. Cela prend en général 2 à 3 minutes.",
  "You can leave this page and come back.": "Vous pouvez quitter cette page et revenir.",
  "This deck could not be analyzed": "Ce deck n’a pas pu être analysé",
  "We do not know why. Please try again.": "Nous ne savons pas pourquoi. Veuillez réessayer.",
  "Analysis completed using {provider}": "Analyse terminée avec {provider}",
  "Failed to analyze pitch deck": "Le pitch deck n’a pas pu être analysé",
  "Pitch deck deleted": "Pitch deck supprimé",
  "Failed to delete pitch deck": "Le pitch deck n’a pas pu être supprimé",
  "The newest analysis failed": "La dernière analyse a échoué",
  "{failure} You see the one before.": "{failure} Vous voyez la précédente.",
  "The last try did not succeed: {reason} It is tried again by itself.":
    "Le dernier essai n’a pas abouti : {reason} Un nouvel essai est automatique.",

  // Scores
  "Overall Score": "Score global",
  "Re-analyze": "Réanalyser",
  "A new analysis is under way. These figures stay until it is there.":
    "Une nouvelle analyse est en cours. Ces chiffres restent jusqu’à son arrivée.",
  "Version {version}": "Version {version}",
  "Not judged": "Non évalué",
  "not judged": "non évalué",
  Score: "Score",
  "Score history": "Évolution du score",
  "Loading the score history": "Chargement de l’évolution du score",
  "The score history could not be loaded": "L’évolution du score n’a pas pu être chargée",
  "Show all {count} analyses": "Afficher les {count} analyses",
  "From {first} to {last} over {n} analyses.": "De {first} à {last} en {n} analyses.",
  "At best {best}.": "Au mieux {best}.",
  "no change": "inchangé",

  // What is said about a deck
  Strengths: "Points forts",
  "No strengths analyzed yet": "Aucun point fort analysé pour l’instant",
  "Areas to Improve": "Points à améliorer",
  "No weaknesses analyzed yet": "Aucun point faible analysé pour l’instant",
  "Action items": "Actions à mener",
  Summary: "Résumé",
  "{slide}:": "{slide} :",
  "Slide {slide}": "Diapositive {slide}",
  "Slide {slide}:": "Diapositive {slide} :",
  "Slides {slides}": "Diapositives {slides}",
  "“{quote}”": "« {quote} »",

  // How sure it is
  "How sure this is": "Fiabilité de l’analyse",
  "{part} criteria could be judged from the words of this deck.":
    "Critères évalués d’après le texte de ce deck : {part}.",
  "{judged} of {all}": "{judged} sur {all}",
  "Slide {slide} is a picture; its text could not be read":
    "La diapositive {slide} est une image ; son texte n’a pas pu être lu",
  "Slides {slides} are pictures; their text could not be read":
    "Les diapositives {slides} sont des images ; leur texte n’a pas pu être lu",
  "Judged by fixed rules on the text, not by an AI model: they find what is said, not how good it is.":
    "Évalué par des règles fixes appliquées au texte, et non par un modèle d’IA : elles trouvent ce qui est dit, sans en juger la qualité.",
  "Judged by AI from the words on the slides. It can be mistaken: look at the slide before you change it.":
    "Évalué par l’IA d’après le texte des diapositives. Elle peut se tromper : regardez la diapositive avant de la modifier.",
  "{one} and {other} differ on {n} criteria:": [
    "{one} et {other} divergent sur un critère :",
    "{one} et {other} divergent sur {n} critères :",
  ],
  "{provider}: {verdict}": "{provider} : {verdict}",
  "counts as {verdict}": "compte comme {verdict}",

  // What it rests on
  "What the scores rest on": "Sur quoi reposent les scores",
  "Each criterion with its verdict, the slide and the words":
    "Chaque critère avec son verdict, la diapositive et les mots",
  "Loading the criteria": "Chargement des critères",
  "The criteria could not be loaded": "Les critères n’ont pas pu être chargés",
  "Nothing is kept of how this was judged.": "Rien n’a été conservé de cette évaluation.",
  Met: "Rempli",
  "Partly met": "Rempli en partie",
  "Not met": "Non rempli",
  "Does not apply": "Sans objet",
} as const;
