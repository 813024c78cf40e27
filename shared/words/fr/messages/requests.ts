/** What the server says of a request as such. */
export const requestMessages = {
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
  "You have downloaded your data several times just now. Please try again later.":
    "Vous venez de télécharger vos données plusieurs fois. Veuillez réessayer plus tard.",
  "Amberway is open in too many windows. Please close some of them.":
    "Amberway est ouvert dans trop de fenêtres. Fermez-en quelques-unes.",
  "Please sign in": "Veuillez vous connecter",
  "Only administrators can see this page": "Cette page est réservée aux administrateurs",

  "Account not found": "Compte introuvable",
  "Application not found": "Candidature introuvable",
  "Calendar not found": "Calendrier introuvable",
  "Change not found": "Modification introuvable",
  "Entity not found": "Structure introuvable",
  "File not found": "Fichier introuvable",
  "Funder not found": "Financeur introuvable",
  "Logo not found": "Logo introuvable",
  "News not found": "Nouveauté introuvable",
  "Note not found": "Note introuvable",
  "Opportunity not found": "Opportunité introuvable",
  "Page not found": "Page introuvable",
  "Pitch deck not found": "Pitch deck introuvable",
  "Questionnaire not found": "Questionnaire introuvable",
  "Resource not found": "Ressource introuvable",
  "Saved search not found": "Recherche enregistrée introuvable",
  "Source not found": "Source introuvable",
  "Upload not found": "Envoi introuvable",
};
