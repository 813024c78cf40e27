/** What the server says when something of the product cannot be done. */
export const featureMessages = {
  // Accounts
  "An account with this e-mail address already exists": "Un compte existe déjà avec cette adresse e-mail",
  "Invalid email or password": "E-mail ou mot de passe incorrect",
  "This password is too common": "Ce mot de passe est trop courant",
  "The current password is not right": "Le mot de passe actuel est incorrect",
  "The password is not right": "Le mot de passe est incorrect",
  "Invalid or expired verification link": "Lien de vérification non valide ou expiré",
  "Too many mails to this address. Please try again later.":
    "Trop d’e-mails envoyés à cette adresse. Veuillez réessayer plus tard.",
  "This link does not work. All mails can be chosen in Settings.":
    "Ce lien ne fonctionne pas. Tous les e-mails se choisissent dans les paramètres.",
  "You are the only administrator here. Make somebody else one before you delete your account.":
    "Il n’y a pas d’autre administrateur ici. Nommez-en un avant de supprimer votre compte.",

  // Entities, applications, notes, searches
  "An account can have at most {n} entities. Delete one you no longer need.":
    "Un compte peut avoir au plus {n} structures. Supprimez-en une dont vous n’avez plus besoin.",
  "An account can have at most {n} applications": "Un compte peut avoir au plus {n} candidatures",
  "An entity can have at most {n} notes of contacts. Delete some you no longer need.":
    "Une structure peut avoir au plus {n} notes de contact. Supprimez celles dont vous n’avez plus besoin.",
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
  "This change has already been decided or replaced by a newer one":
    "Cette modification a déjà été traitée ou remplacée par une plus récente",

  // Files
  "An account can keep at most {n} decks and {mb} MB of files. Delete a deck you no longer need.":
    "Un compte peut garder au plus {n} pitch decks et {mb} Mo de fichiers. Supprimez un pitch deck dont vous n’avez plus besoin.",
  "This file is too large. A deck may have at most 10 MB.":
    "Ce fichier est trop volumineux. Un pitch deck ne doit pas dépasser 10 Mo.",
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
  "The AI of this site is used up for today. There is more tomorrow (UTC).":
    "L’IA de ce site est épuisée pour aujourd’hui. Il y en aura de nouveau demain (UTC).",
  "Verify your e-mail address to have more drafts written.":
    "Vérifiez votre adresse e-mail pour faire rédiger d’autres brouillons.",
  "Verify your e-mail address to have more decks analyzed.":
    "Vérifiez votre adresse e-mail pour faire analyser d’autres pitch decks.",
  "Verify your e-mail address to use the AI. What is set aside for new accounts is used up for today.":
    "Vérifiez votre adresse e-mail pour utiliser l’IA. La part des nouveaux comptes est épuisée pour aujourd’hui.",
  "The analysis was cut off too often. Please try again.":
    "L’analyse a été interrompue trop souvent. Veuillez réessayer.",
  "{provider} is not answering at the moment. Please try again in a minute.":
    "{provider} ne répond pas en ce moment. Veuillez réessayer dans une minute.",
  "Neither OpenAI nor Anthropic could write a draft. Please try again in a few minutes.":
    "Ni OpenAI ni Anthropic n’ont pu rédiger de brouillon. Veuillez réessayer dans quelques minutes.",
  "Neither OpenAI nor Anthropic could review the deck. Please try again in a few minutes.":
    "Ni OpenAI ni Anthropic n’ont pu analyser le pitch deck. Veuillez réessayer dans quelques minutes.",
};
