/** The French of app/. */
export default {
  "{product}, home": "{product}, accueil",
  Admin: "Admin",
  Applications: "Candidatures",
  Email: "E-mail",
  "Go Home": "Retour à l’accueil",
  Home: "Accueil",
  "Invalid email or password": "E-mail ou mot de passe incorrect",
  Loading: "Chargement",
  Main: "Menu principal",
  News: "Nouveautés",
  "Nothing you typed was lost. Press save once more.":
    "Rien de ce que vous avez saisi n’est perdu. Appuyez une nouvelle fois sur Enregistrer.",
  Opportunities: "Opportunités",
  "Page Not Found": "Page introuvable",
  Password: "Mot de passe",
  Settings: "Paramètres",
  "Sign in": "Se connecter",
  "Sign in again": "Reconnectez-vous",
  "Skip to content": "Aller au contenu",
  "Something went wrong on this page": "Cette page a rencontré un problème",
  "The connection may have dropped, or a new version has been released.":
    "La connexion a peut-être été interrompue, ou une nouvelle version est disponible.",
  "There is nothing at this address. It may have moved, or the link may be incomplete.":
    "Il n’y a rien à cette adresse. La page a peut-être été déplacée, ou le lien est incomplet.",
  "This page could not be loaded": "Cette page n’a pas pu être chargée",
  Toolkit: "Boîte à outils",
  Tools: "Outils",
  "Use another account": "Utiliser un autre compte",
  "View Opportunities": "Voir les opportunités",
  "We cannot reach the server; trying again": "Serveur injoignable, nouvel essai en cours",
  "We could not reach the server": "Le serveur est injoignable",
  "You are offline": "Pas de connexion Internet",
  "You are signed in again": "Votre session est rétablie",
  "Your data is safe. Try again, or come back in a moment.":
    "Vos données sont en sécurité. Réessayez, ou revenez dans un instant.",
  "Your session has ended. The page behind this is still as you left it.":
    "Votre session a expiré. La page derrière cette fenêtre est restée telle quelle.",
  "{n} unread": ["{n} non lue", "{n} non lues"],
} as const;
